import { dayOfYear, daysFrom, daysLater, nthWeekday, weekdayOf } from './calendar'

/** Ways of numbering weeks: ISO 8601; from 1 January in weeks from Sunday or Monday, as WEEKNUM of spreadsheets; from the first
 * whole week, Monday to Sunday; from the Sunday nearest 1 February, as the National Retail Federation does. */
export const weekSystems = {
  iso: 'ISO 8601: Monday, first Thursday',
  us: 'US: Sunday, week of 1 January',
  monday: 'Monday, week of 1 January',
  full: 'Monday, first full week',
  retail: 'Retail year from February',
} as const
export type WeekSystem = keyof typeof weekSystems

const firstOfYear = (year: number) => `${String(year).padStart(4, '0')}-01-01`

/** The first day of week 1. Of the systems from 1 January that is 1 January itself, whose week may be short. Years 2 to 9998; a year of weeks needs the one after it. */
export function firstDayOf(system: WeekSystem, year: number): string {
  const start = firstOfYear(year)
  if (system === 'us' || system === 'monday') return start
  if (system === 'full') return nthWeekday(year, 1, 1, 1) ?? start
  const middle = system === 'iso' ? daysLater(start, 3) : daysLater(start, 31)
  const back = system === 'iso' ? (weekdayOf(middle ?? start) + 6) % 7 : ((weekdayOf(middle ?? start) + 3) % 7) - 3
  return daysLater(middle ?? start, -back) ?? start
}

export interface NumberedWeek {
  year: number
  week: number
}

/** Which week a day lies in, and of which year that week is. */
export function weekOf(system: WeekSystem, day: string): NumberedWeek {
  const own = Number(day.slice(0, 4))
  const year = [own + 1, own].find((one) => firstDayOf(system, one) <= day) ?? own - 1
  return { year, week: Math.floor(daysInto(system, year, day) / 7) + 1 }
}

/** Days from the beginning of the week in which week 1 begins; the days of a short first week count from its missing Sunday or Monday. */
export function daysInto(system: WeekSystem, year: number, day: string): number {
  const start = firstDayOf(system, year)
  const missing = system === 'us' ? weekdayOf(start) : system === 'monday' ? (weekdayOf(start) + 6) % 7 : 0
  return daysFrom(start, day) + missing
}

/** The last day of a year of weeks. */
function lastDayOf(system: WeekSystem, year: number): string {
  const next = firstDayOf(system, year + 1)
  return daysLater(next, -1) ?? next
}

/** How many weeks a year has, short ones included. */
export function weeksIn(system: WeekSystem, year: number): number {
  return weekOf(system, lastDayOf(system, year)).week
}

/** First and last day of a week, cut off at the ends of a year that begins on 1 January. */
export function daysOfWeek(system: WeekSystem, { year, week }: NumberedWeek): { first: string; last: string } {
  const start = firstDayOf(system, year)
  const first = daysLater(start, (week - 1) * 7 - daysInto(system, year, start)) ?? start
  const last = daysLater(first, 6) ?? first
  const end = lastDayOf(system, year)
  return { first: first < start ? start : first, last: last > end ? end : last }
}

/** Weeks of the three periods of a quarter. */
export const periodPatterns = { '4-4-5': [4, 4, 5], '4-5-4': [4, 5, 4], '5-4-4': [5, 4, 4] } as const
export type PeriodPattern = keyof typeof periodPatterns

/** The period, 1 to 12, of a week in a year of such quarters; a week 53 belongs to the last. */
export function periodOf(week: number, pattern: PeriodPattern): number {
  const quarter = Math.min(3, Math.floor((week - 1) / 13))
  const [first, second] = periodPatterns[pattern]
  const into = week - quarter * 13
  return quarter * 3 + (into <= first ? 1 : into <= first + second ? 2 : 3)
}

/** The day of a year on which ISO week numbers are found: Thursday of the week. */
export function thursdayOf(day: string): { day: string; dayOfYear: number } {
  const thursday = daysLater(day, 3 - ((weekdayOf(day) + 6) % 7)) ?? day
  return { day: thursday, dayOfYear: dayOfYear(thursday) }
}
