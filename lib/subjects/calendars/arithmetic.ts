import { existing, type Calendar, type CalendarDate } from './date'

const floor = Math.floor

/** A calendar from the count of the first day of each month, which repeats years of a mean length. */
function byMonths(
  firstOf: (year: number, month: number) => number,
  months: (year: number) => number,
  yearAbout: (count: number) => number,
  firstYear = 1,
  lastYear = 9999,
): Calendar {
  const isKnown = (year: number) => year >= firstYear && year <= lastYear
  const of = (count: number): CalendarDate | undefined => {
    let year = yearAbout(count)
    while (firstOf(year + 1, 1) <= count) year++
    while (firstOf(year, 1) > count) year--
    if (!isKnown(year)) return undefined
    let month = 1
    while (month < months(year) && firstOf(year, month + 1) <= count) month++
    return { year, month, day: count - firstOf(year, month) + 1 }
  }
  return {
    of,
    count: (date) =>
      isKnown(date.year) && date.month <= months(date.year)
        ? existing({ of }, date, ({ year, month, day }) => firstOf(year, month) + day - 1)
        : undefined,
    yearLength: (year) => (isKnown(year) ? firstOf(year + 1, 1) - firstOf(year, 1) : undefined),
  }
}

/** Twelve months of 30 days and five or six days more, with a leap day every fourth year. */
const alexandrian = (first: number) =>
  byMonths(
    (year, month) => first + 365 * (year - 1) + floor(year / 4) + 30 * (month - 1),
    () => 13,
    (count) => floor((count - first) / 365.25) + 1,
  )

/** The Coptic calendar, from 29 August 284 (Julian). Reingold and Dershowitz, Calendrical Calculations, section 4.1. */
export const coptic = alexandrian(-615_558)
/** The Ethiopian calendar, from 29 August 8 (Julian). Calendrical Calculations, section 4.2. */
export const ethiopian = alexandrian(-716_367)

const tabularFirst = -492_148
/** The Islamic calendar by the usual table: eleven leap years in thirty, from 16 July 622 (Julian). Calendrical Calculations, 7.1. */
export const islamicTable = byMonths(
  (year, month) => tabularFirst + (year - 1) * 354 + floor((3 + 11 * year) / 30) + 29 * (month - 1) + floor(month / 2),
  () => 12,
  (count) => floor((count - tabularFirst) / 354.37) + 1,
)

/** From the law of 31 March 1925 to the last year for which the cycle of 33 years keeps to the equinox in Tehran. */
const firstPersian = 1304
const lastPersian = 1500
const persianFirst = -492_268
/**
 * The Solar Hijri calendar of Iran by its cycle of 33 years, from 1304 to 1500: eight leap years in
 * the cycle, those whose 25 × year + 11 leaves less than 8.
 */
export const persian = byMonths(
  (year, month) =>
    persianFirst +
    365 * (year - 1) +
    floor((8 * year + 21) / 33) +
    (month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6),
  () => 12,
  (count) => floor((count - persianFirst) / 365.2424) + 1,
  firstPersian,
  lastPersian,
)

const isGregorianLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const newYearOf = (year: number) =>
  365 * (year - 1970) + floor((year - 1) / 4) - floor((year - 1) / 100) + floor((year - 1) / 400) - 477

/** The Indian national calendar, of the Saka era: from 22 March, in leap years 21 March. Calendar Reform Committee, 1955. */
export const indian = byMonths(
  (year, month) => {
    const isLeap = isGregorianLeap(year + 78)
    const chaitra = newYearOf(year + 78) + 80
    if (month === 1) return chaitra
    const afterChaitra = chaitra + (isLeap ? 31 : 30)
    return month <= 7 ? afterChaitra + 31 * (month - 2) : afterChaitra + 155 + 30 * (month - 7)
  },
  () => 12,
  (count) => floor((count + 719_528) / 365.2425) - 79,
)

/** Days from the epoch to the mean new Moon of Tishri, put off where the rules of the calendar say so. */
function elapsedDays(year: number): number {
  const months = floor((235 * year - 234) / 19)
  const days = 29 * months + floor((12_084 + 13_753 * months) / 25_920)
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days
}

const hebrewFirst = -2_092_590
function hebrewNewYear(year: number): number {
  const [before, own, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)]
  const delay = after - own === 356 ? 2 : own - before === 382 ? 1 : 0
  return hebrewFirst + own + delay
}

/** True for a Hebrew year of thirteen months. */
export const isHebrewLeap = (year: number) => (7 * year + 1) % 19 < 7

/** Lengths of the months from Tishri on. */
function hebrewMonths(year: number): number[] {
  const length = hebrewNewYear(year + 1) - hebrewNewYear(year)
  const heshvan = length % 10 === 5 ? 30 : 29
  const kislev = length % 10 === 3 ? 29 : 30
  return [30, heshvan, kislev, 29, 30, ...(isHebrewLeap(year) ? [30, 29] : [29]), 30, 29, 30, 29, 30, 29]
}

/** The Hebrew calendar; month 1 is Tishri. Calendrical Calculations, chapter 8. */
export const hebrew = byMonths(
  (year, month) =>
    hebrewNewYear(year) +
    hebrewMonths(year)
      .slice(0, month - 1)
      .reduce((sum, length) => sum + length, 0),
  (year) => (isHebrewLeap(year) ? 13 : 12),
  (count) => floor((count - hebrewFirst) / 365.2468) + 1,
)
