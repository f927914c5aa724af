import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/** Both days belong to it. */
export interface RentPeriod {
  from: string
  to: string
}

const days = { week: 7, fourWeeks: 28 } as const

/**
 * Periods of rent one after the other, without a gap and without an overlap. A month runs to the day before the same day of the next
 * one, counted from the first of all, so that a lease from the 31st comes back to the 31st after February. undefined where one
 * would end beyond the year 9999.
 */
export function rentPeriods(
  first: string,
  every: 'month' | 'week' | 'fourWeeks',
  count: number,
): RentPeriod[] | undefined {
  const startOf = (at: number) => (every === 'month' ? monthsLater(first, at) : daysLater(first, at * days[every]))
  const periods = Array.from({ length: count }, (_, at) => {
    const from = startOf(at)
    const next = startOf(at + 1)
    const to = next === undefined ? undefined : daysLater(next, -1)
    return from === undefined || to === undefined ? undefined : { from, to }
  })
  return periods.every((period) => period !== undefined) ? periods : undefined
}

/** The days from a day to the end of its month, both counted, and how many the month has; undefined from the first of a month. */
export function firstMonthShare(first: string): { days: number; of: number } | undefined {
  const day = Number(first.slice(8))
  const next = monthsLater(`${first.slice(0, 7)}-01`, 1)
  if (day === 1 || next === undefined) return undefined
  const of = Number(daysLater(next, -1)?.slice(8))
  return { days: of - day + 1, of }
}
