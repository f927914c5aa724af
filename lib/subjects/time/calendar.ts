import { isCalendarDay, isIsoDay } from '@/lib/base/format/dates'

const dayMilliseconds = 86_400_000

function partsOf(iso: string): [year: number, month: number, day: number] {
  if (!isIsoDay(iso)) throw new RangeError(`Not an ISO day: ${iso}`)
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

/** Days since 1 January 1970 in the proleptic Gregorian calendar. Throws for what is no ISO day. */
function dayCount(iso: string): number {
  partsOf(iso)
  return Date.parse(`${iso}T00:00:00Z`) / dayMilliseconds
}

/** The ISO day that lies `days` after one; undefined beyond the years 1 to 9999. */
export function daysLater(iso: string, days: number): string | undefined {
  const later = new Date((dayCount(iso) + days) * dayMilliseconds)
  const year = later.getUTCFullYear()
  return year >= 1 && year <= 9999 ? later.toISOString().slice(0, 10) : undefined
}

/** Whole days from one ISO day to another; negative where the second is earlier. */
export function daysFrom(one: string, other: string): number {
  return dayCount(other) - dayCount(one)
}

/**
 * The same day of a later month, or that month's last day where it has no such day: a month after 31 January is 28 or 29
 * February. undefined beyond the year 9999.
 */
export function monthsLater(iso: string, months: number): string | undefined {
  const [year, month, day] = partsOf(iso)
  const count = year * 12 + month - 1 + months
  const newYear = Math.floor(count / 12)
  const newMonth = (count % 12) + 1
  if (newYear < 1 || newYear > 9999) return undefined
  const lastDays = [day, 31, 30, 29, 28]
  const newDay = lastDays.find((one) => one <= day && isCalendarDay(newYear, newMonth, one)) ?? 28
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  return `${pad(newYear, 4)}-${pad(newMonth, 2)}-${pad(newDay, 2)}`
}

export interface CalendarLength {
  years: number
  months: number
  days: number
}

/** Whole years, whole months of the rest and days of the rest between two ISO days; undefined where the second is earlier. */
export function calendarLength(from: string, to: string): CalendarLength | undefined {
  if (to < from) return undefined
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  let months = (toYear - fromYear) * 12 + toMonth - fromMonth
  if ((monthsLater(from, months) ?? '') > to) months--
  const begun = monthsLater(from, months) ?? from
  return { years: Math.floor(months / 12), months: months % 12, days: daysFrom(begun, to) }
}

/** 0 is Sunday. */
export function weekdayOf(iso: string): number {
  return (((dayCount(iso) + 4) % 7) + 7) % 7
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
