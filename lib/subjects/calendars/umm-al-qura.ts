import { existing, type Calendar, type CalendarDate } from './date'

const firstYear = 1420
/** 17 April 1999. */
const firstDay = 10_698
/**
 * For each year from 1420 to 1450 three hexadecimal digits: a bit a month, the first highest, that says 30 days instead of 29. So far the
 * tables of Unicode’s ICU 78.2 and of hijridate agree; for earlier and later years they do not.
 */
const months = '4bd23d91da95b4ab5a56d2b693b49b6556a9754b6a56caad555b29b92ba95d4ada55aaab595749764baa5b52b6a56'

const years = months.length / 3
const bitsOf = (year: number) => Number.parseInt(months.slice((year - firstYear) * 3, (year - firstYear) * 3 + 3), 16)
const lengthOf = (year: number, month: number) => 29 + ((bitsOf(year) >> (12 - month)) & 1)
const lengthsOf = (year: number) => Array.from({ length: 12 }, (_, at) => lengthOf(year, at + 1))
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const newYears: number[] = []
function newYearOf(year: number): number {
  if (newYears.length === 0)
    for (let at = 0, count = firstDay; at <= years; count += at < years ? sum(lengthsOf(firstYear + at)) : 0, at++)
      newYears.push(count)
  return newYears[year - firstYear] ?? NaN
}

const isKnown = (year: number) => year >= firstYear && year < firstYear + years

function of(count: number): CalendarDate | undefined {
  if (count < firstDay || count >= newYearOf(firstYear + years)) return undefined
  let year = firstYear + Math.floor((count - firstDay) / 354.37)
  while (isKnown(year + 1) && newYearOf(year + 1) <= count) year++
  while (newYearOf(year) > count) year--
  let month = 1
  let first = newYearOf(year)
  while (first + lengthOf(year, month) <= count) first += lengthOf(year, month++)
  return { year, month, day: count - first + 1 }
}

/** The Umm al-Qura calendar of Saudi Arabia, 1420 to 1450. */
export const ummAlQura: Calendar = {
  of,
  count: (date) =>
    isKnown(date.year) && date.month <= 12
      ? existing(
          { of },
          date,
          ({ year, month, day }) => newYearOf(year) + sum(lengthsOf(year).slice(0, month - 1)) + day - 1,
        )
      : undefined,
  yearLength: (year) => (isKnown(year) ? sum(lengthsOf(year)) : undefined),
}
