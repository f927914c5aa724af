import { dayCount, dayOfCount } from './calendar'

/** 1 January of the year 1 by the Julian calendar is 30 December before the Gregorian year 1: so many days before 1970. */
const firstDay = -719_164

export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** True for a day that the Julian calendar has: every fourth year is a leap year. Years from 1 on. */
export function isJulianDay({ year, month, day }: CalendarDay): boolean {
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year >= 1 && day >= 1 && day <= (lengths[month - 1] ?? 0)
}

function daysBefore({ year, month, day }: CalendarDay): number {
  const correction = month <= 2 ? 0 : year % 4 === 0 ? -1 : -2
  return 365 * (year - 1) + Math.floor((year - 1) / 4) + Math.floor((367 * month - 362) / 12) + correction + day - 1
}

/** The Gregorian ISO day of a Julian one; undefined for what is no day and beyond the Gregorian years 1 to 9999. */
export function gregorianOfJulian(date: CalendarDay): string | undefined {
  return isJulianDay(date) ? dayOfCount(firstDay + daysBefore(date)) : undefined
}

/** The Julian day on which a Gregorian ISO day falls; a year of 0 or less is one before the year 1. */
export function julianOfGregorian(iso: string): CalendarDay {
  const count = dayCount(iso) - firstDay
  const year = Math.floor((4 * count + 1464) / 1461)
  const into = count - daysBefore({ year, month: 1, day: 1 })
  const isLeap = year % 4 === 0
  const isLate = count >= daysBefore({ year, month: 3, day: 1 })
  const month = Math.floor((12 * (into + (isLate ? (isLeap ? 1 : 2) : 0)) + 373) / 367)
  return { year, month, day: count - daysBefore({ year, month, day: 1 }) + 1 }
}
