import { isCalendarDay, isIsoDay } from '@/lib/base/format/dates'

const dayMilliseconds = 86_400_000

function partsOf(iso: string): [year: number, month: number, day: number] {
  if (!isIsoDay(iso)) throw new RangeError(`Not an ISO day: ${iso}`)
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

/** Days since 1 January 1970 in the proleptic Gregorian calendar. Throws for what is no ISO day. */
export function dayCount(iso: string): number {
  partsOf(iso)
  return Date.parse(`${iso}T00:00:00Z`) / dayMilliseconds
}

/** The ISO day of such a count; undefined beyond the years 1 to 9999. */
export function dayOfCount(count: number): string | undefined {
  const day = new Date(count * dayMilliseconds)
  const year = day.getUTCFullYear()
  return year >= 1 && year <= 9999 ? day.toISOString().slice(0, 10) : undefined
}

/** The ISO day that lies `days` after one; undefined beyond the years 1 to 9999. */
export function daysLater(iso: string, days: number): string | undefined {
  return dayOfCount(dayCount(iso) + days)
}

/** Whole days from one ISO day to another; negative where the second is earlier. */
export function daysFrom(one: string, other: string): number {
  return dayCount(other) - dayCount(one)
}

/** Which day stands for one that a shorter month does not have: its last, or the first of the month after it. */
export type MissingDay = 'last' | 'next'

/**
 * The same day of a later month (earlier where `months` is negative). Where that month has no such day it is its last day, as
 * EDATE of spreadsheets answers, or the first of the month after it. undefined beyond the years 1 to 9999.
 */
export function monthsLater(iso: string, months: number, missing: MissingDay = 'last'): string | undefined {
  const [year, month, day] = partsOf(iso)
  const count = year * 12 + month - 1 + months
  const newYear = Math.floor(count / 12)
  const newMonth = (((count % 12) + 12) % 12) + 1
  if (newYear < 1 || newYear > 9999) return undefined
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  const dayOfMonth = (one: number) => `${pad(newYear, 4)}-${pad(newMonth, 2)}-${pad(one, 2)}`
  const lastDays = [day, 31, 30, 29, 28]
  const newDay = lastDays.find((one) => one <= day && isCalendarDay(newYear, newMonth, one)) ?? 28
  return missing === 'next' && newDay < day ? daysLater(dayOfMonth(newDay), 1) : dayOfMonth(newDay)
}

export interface CalendarLength {
  years: number
  months: number
  days: number
}

/**
 * Whole years, whole months of the rest and days of the rest between two ISO days; undefined where the second is earlier.
 * `missing` says when a month is whole that lacks the day of `from`.
 */
export function calendarLength(from: string, to: string, missing: MissingDay = 'last'): CalendarLength | undefined {
  if (to < from) return undefined
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  let months = (toYear - fromYear) * 12 + toMonth - fromMonth
  if ((monthsLater(from, months, missing) ?? '') > to) months--
  const begun = monthsLater(from, months, missing) ?? from
  return { years: Math.floor(months / 12), months: months % 12, days: daysFrom(begun, to) }
}

/** 0 is Sunday. */
export function weekdayOf(iso: string): number {
  return (((dayCount(iso) + 4) % 7) + 7) % 7
}

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** English name of the weekday of an ISO day. */
export function weekdayNameOf(iso: string): string {
  return weekdayNames[weekdayOf(iso)] ?? ''
}

/**
 * The first to fifth, or the last, of a weekday (0 is Sunday) in a month, as an ISO day; undefined where a month has no fifth.
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number | 'last'): string | undefined {
  const start = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const first = 1 + ((weekday - weekdayOf(start) + 7) % 7)
  const day =
    nth === 'last' ? (isCalendarDay(year, month, first + 28) ? first + 28 : first + 21) : first + (nth - 1) * 7
  return isCalendarDay(year, month, day) ? `${start.slice(0, 8)}${String(day).padStart(2, '0')}` : undefined
}

/** True for a leap year of the Gregorian calendar. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** 1 for 1 January, 365 or 366 for 31 December. */
export function dayOfYear(iso: string): number {
  return daysFrom(`${iso.slice(0, 4)}-01-01`, iso) + 1
}

/** Year and week of ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(iso: string): { year: number; week: number } {
  const thursday = daysLater(iso, 3 - ((weekdayOf(iso) + 6) % 7)) ?? iso
  return { year: Number(thursday.slice(0, 4)), week: Math.ceil(dayOfYear(thursday) / 7) }
}

/** Days from one to another, both included, that are no weekend and not in `free`; as NETWORKDAYS.INTL of spreadsheets counts. */
export function workingDays(
  from: string,
  to: string,
  weekend: readonly number[],
  free: ReadonlySet<string> = new Set(),
): number {
  const days = daysFrom(from, to) + 1
  if (days <= 0) return 0
  const first = weekdayOf(from)
  const isWork = (offset: number) => !weekend.includes((first + offset) % 7)
  const perWeek = [0, 1, 2, 3, 4, 5, 6].filter(isWork).length
  const rest = days % 7
  const inRest = Array.from({ length: rest }, (_, offset) => offset).filter(isWork).length
  const freeWork = [...free].filter((day) => day >= from && day <= to && !weekend.includes(weekdayOf(day))).length
  return Math.floor(days / 7) * perWeek + inRest - freeWork
}
