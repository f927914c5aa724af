/** How fast somebody guesses, in guesses a second, and where. Wheeler, “zxcvbn”, USENIX Security 2016, section 6 and its program. */
export const attacks = [
  { label: 'Guessed online, 100 tries an hour', perSecond: 100 / 3600 },
  { label: 'Stolen slow hash, 10,000 a second', perSecond: 1e4 },
  { label: 'Stolen fast hash, 10 billion a second', perSecond: 1e10 },
] as const

const units: readonly [seconds: number, one: string, many: string][] = [
  [31_557_600 * 1e9, 'billion years', 'billion years'],
  [31_557_600 * 1e6, 'million years', 'million years'],
  [31_557_600, 'year', 'years'],
  [86_400, 'day', 'days'],
  [3600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
]

/** A span in the largest unit, cut down: "3 million years". */
export function spanText(seconds: number): string {
  if (seconds < 1) return 'under a second'
  if (seconds > 31_557_600 * 1e15) return 'over a million billion years'
  const [size, one, many] = units.find(([unit]) => seconds >= unit) ?? [1, 'second', 'seconds']
  const count = Math.floor(seconds / size)
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** How long guessing takes on average, which is half of all possibilities, in the largest unit: "3 million years". */
export const crackTime = (bits: number, perSecond: number): string => spanText(2 ** (bits - 1) / perSecond)
