/** What weakens a line of a CV. */
export type BulletFault = 'pronoun' | 'duty' | 'ending' | 'long' | 'short'

const duties =
  /^(?:responsible for|duties (?:included|were)|in charge of|tasked with|helped (?:to )?with|worked on|assisted with)\b/i
const most = 30
const least = 4

const wordsOf = (line: string) => line.match(/[\p{L}\p{N}][\p{L}\p{N}’'%.,-]*/gu) ?? []

/**
 * What weakens one line of a CV in English: it begins with I, we or my; names a duty and no deed; begins with a form in -ing; has
 * more than 30 or fewer than 4 words. An empty line has no fault.
 */
export function bulletFaults(line: string): BulletFault[] {
  const words = wordsOf(line)
  const [first = ''] = words
  if (words.length === 0) return []
  return [
    ...(/^(?:i|we|my|our)$/i.test(first) ? ['pronoun' as const] : []),
    ...(duties.test(line.trim()) ? ['duty' as const] : []),
    ...(/^\p{L}{3,}ing$/iu.test(first) ? ['ending' as const] : []),
    ...(words.length > most ? ['long' as const] : []),
    ...(words.length < least ? ['short' as const] : []),
  ]
}

/** Whether a line says how many, how much or how long, in figures. */
export function hasFigure(line: string): boolean {
  return /\p{N}/u.test(line)
}

/** A time in months, '2024-03'. Without an end it is still going on. */
export interface MonthSpan {
  start?: string | undefined
  end?: string | undefined
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

interface Found {
  from: string
  to: string
}

/**
 * Whole months between spans in which there was none, of `leastMonths` and more, in the order of time. Spans without a start are left
 * out; one without an end covers all that follows.
 */
export function gapsBetween(spans: readonly MonthSpan[], leastMonths = 3): Found[] {
  const known = spans
    .flatMap(({ start, end }) => (start ? [{ start: numberOf(start), end: end ? numberOf(end) : Infinity }] : []))
    .sort((one, other) => one.start - other.start)
  const gaps: Found[] = []
  let until = known[0]?.end ?? Infinity
  for (const { start, end } of known.slice(1)) {
    if (start - until - 1 >= leastMonths) gaps.push({ from: monthOf(until + 1), to: monthOf(start - 1) })
    until = Math.max(until, end)
  }
  return gaps
}

/** Pairs of positions of spans that share more than one month: the month of a change belongs to both. */
export function overlapsOf(spans: readonly MonthSpan[]): [number, number][] {
  const known = spans.map(({ start, end }) => ({
    start: start ? numberOf(start) : Number.NaN,
    end: end ? numberOf(end) : Infinity,
  }))
  return known.flatMap((one, at) =>
    known.flatMap((other, position): [number, number][] =>
      position > at && Math.min(one.end, other.end) - Math.max(one.start, other.start) >= 1 ? [[at, position]] : [],
    ),
  )
}
