import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

export interface MonthOfTurnover {
  /** '2026-04' */
  month: string
  turnover: number
}
export interface RollingTurnover {
  month: string
  /** Of this month and the eleven before it. */
  twelveMonths: number
  limit: number
}

/**
 * Turnover of twelve months at the end of each month that is listed, in order, beside the limit of that month. Months that are not
 * listed had none; a month that stands twice is added up. `limitOf` gets the month. Source: Value Added Tax Act 1994, schedule 1,
 * paragraph 1(1)(a).
 */
export function rollingTurnover(
  months: readonly MonthOfTurnover[],
  limitOf: (month: string) => number,
): RollingTurnover[] {
  const listed = [...new Set(months.map(({ month }) => month))].toSorted()
  return listed.map((month) => {
    const first = (monthsLater(`${month}-01`, -11) ?? '').slice(0, 7)
    const counted = months.filter((one) => first <= one.month && one.month <= month)
    return {
      month,
      twelveMonths: counted.reduce((sum, { turnover }) => sum + turnover, 0),
      limit: limitOf(month),
    }
  })
}

/**
 * After the limit was passed at the end of `month`: the last day to tell the tax office, thirty days later, and the first day of the
 * second month, from which tax is charged. Source: Value Added Tax Act 1994, schedule 1, paragraph 5.
 */
export function registrationDays(month: string): { tellBy: string; registeredFrom: string } {
  const nextMonth = monthsLater(`${month}-01`, 1) ?? ''
  return { tellBy: daysLater(nextMonth, 29) ?? '', registeredFrom: monthsLater(nextMonth, 1) ?? '' }
}
