/** A whole number in groups of three digits, the highest first, with the power of a thousand that each stands for. */
export function groupsOf(value: bigint): { group: number; power: number }[] {
  const digits = value.toString()
  const count = Math.ceil(digits.length / 3)
  const padded = digits.padStart(count * 3, '0')
  return Array.from({ length: count }, (_, at) => ({
    group: Number(padded.slice(at * 3, at * 3 + 3)),
    power: count - 1 - at,
  })).filter(({ group }) => group > 0)
}

export const wordsIn = (text: string): string[] => text.split(' ')

/** The place of the tens and the ones of a number below 100. */
export const tensAndOnes = (value: number) => ({ ten: Math.floor(value / 10), one: value % 10 })
