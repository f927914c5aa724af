import { daysFrom, daysLater, isLeapYear } from './calendar'

type Parts = readonly [year: number, month: number, day: number]

function partsOf(iso: string): Parts {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

function isLastOfFebruary(iso: string): boolean {
  return iso.slice(5, 7) === '02' && daysLater(iso, 1)?.slice(5, 7) === '03'
}

function thirties([year, month, day]: Parts, [toYear, toMonth, toDay]: Parts): number {
  return (toYear - year) * 360 + (toMonth - month) * 30 + toDay - day
}

/**
 * Days between two ISO days in months of 30 days, 30/360 US as in bond markets (SIFMA Standard Securities Calculation Methods;
 * basis 0 of YEARFRAC): the end of February counts as a 30th.
 */
export function days30US(from: string, to: string): number {
  const [year, month, first] = partsOf(from)
  const [toYear, toMonth, last] = partsOf(to)
  const isFebruary = isLastOfFebruary(from)
  let toDay = isFebruary && isLastOfFebruary(to) ? 30 : last
  const day = isFebruary ? 30 : Math.min(first, 30)
  if (toDay === 31 && day === 30) toDay = 30
  return thirties([year, month, day], [toYear, toMonth, toDay])
}

/** The same by 30E/360 (ISDA 2006 Definitions, 4.16 (g); basis 4 of YEARFRAC): a 31st counts as a 30th, at either end. */
export function days30E(from: string, to: string): number {
  const [year, month, day] = partsOf(from)
  const [toYear, toMonth, toDay] = partsOf(to)
  return thirties([year, month, Math.min(day, 30)], [toYear, toMonth, Math.min(toDay, 30)])
}

/** Fraction of a year by ACT/ACT (ISDA 2006 Definitions, 4.16 (b)): days in leap years over 366, the others over 365. */
export function actualActual(from: string, to: string): number {
  const [year] = partsOf(from)
  const [toYear] = partsOf(to)
  const lengthOf = (one: number) => (isLeapYear(one) ? 366 : 365)
  if (year === toYear) return daysFrom(from, to) / lengthOf(year)
  const start = (one: number) => `${String(one).padStart(4, '0')}-01-01`
  const first = (daysFrom(from, `${start(year).slice(0, 4)}-12-31`) + 1) / lengthOf(year)
  return first + (toYear - year - 1) + daysFrom(start(toYear), to) / lengthOf(toYear)
}
