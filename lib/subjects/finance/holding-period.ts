import { finite } from './finite'
import { dayNumber, paymentDate } from './payment-dates'

/**
 * The years from one day to another (`YYYY-MM-DD`): whole years by anniversary, then the days since the last anniversary as
 * a share of the days to the next, so that 1 March to 1 March is exactly 1 in leap years too.
 * `undefined` for a day that does not exist or an end before the start.
 */
export function yearsBetween(start: string, end: string): number | undefined {
  const first = dayNumber(start)
  const last = dayNumber(end)
  if (first === undefined || last === undefined || last < first) return undefined
  const anniversary = (years: number) => dayNumber(paymentDate(start, years, 1) ?? '')
  const most = Number(end.slice(0, 4)) - Number(start.slice(0, 4))
  for (const years of [most, most - 1]) {
    const from = anniversary(years)
    const to = anniversary(years + 1)
    if (from === undefined || to === undefined) return undefined
    if (from <= last) return years + (last - from) / (to - from)
  }
  return undefined
}

/** What was put into an investment and what came back, in one currency. */
export interface Holding {
  invested: number
  finalValue: number
  income: number
  costs: number
}

/**
 * The return over the whole holding period as a fraction of `invested`, which must be above 0:
 * (final value + income − costs − invested) ÷ invested. Source: CFA Institute, holding period return.
 */
export function holdingPeriodReturn({ invested, finalValue, income, costs }: Holding): number {
  return (finalValue + income - costs - invested) / invested
}

/**
 * The yearly rate (a fraction) that compounds to `total` (a fraction) over `years`: (1 + total)^(1 ÷ years) − 1.
 * `undefined` when more than everything was lost, without time, and where the rate is too large to be a number.
 */
export function annualisedReturn(total: number, years: number): number | undefined {
  if (total < -1 || years <= 0) return undefined
  return finite(Math.expm1(Math.log1p(total) / years))
}
