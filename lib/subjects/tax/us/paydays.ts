const dayLength = 86_400_000

/** How often pay comes: weekly, every two weeks, twice a month or every month. */
export type PayFrequency = '52' | '26' | '24' | '12'

/**
 * The paydays of a calendar year, ISO dates. Weekly and two-weekly pay comes on the weekday of `first`, a day of January; twice a month is
 * the 15th and the last day, monthly the last day. Payroll moves a payday off a weekend, which stays in the same month, or nearly always.
 */
export function paydaysOf(year: number, frequency: PayFrequency, first: string): string[] {
  if (frequency === '12') return months.map((month) => lastDayOf(year, month))
  if (frequency === '24')
    return months.flatMap((month) => [`${lastDayOf(year, month).slice(0, 8)}15`, lastDayOf(year, month)])
  const step = (frequency === '52' ? 7 : 14) * dayLength
  const from = Date.parse(`${first}T00:00:00Z`)
  const until = Date.UTC(year, 11, 31)
  const count = Math.floor((until - from) / step) + 1
  return Array.from({ length: count }, (_, at) => new Date(from + at * step).toISOString().slice(0, 10))
}

const months = Array.from({ length: 12 }, (_, at) => at)

function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}
