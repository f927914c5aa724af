import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/* Statutory leave as the calculator of GOV.UK works it out. Source: Working Time Regulations 1998, regulations 13, 13A, 14, 15A, 15B. */

export interface LeaveLaw {
  weeks: number
  mostDays: number
}
export interface LeaveYear {
  begins: string
  /** The first day of a job that began in this leave year. */
  started?: string | undefined
  /** The last day of a job that ends in it. */
  left?: string | undefined
}
/** What of the year is employed, and how the leave of it is rounded: as it is, up to half a day, or up to a tenth. */
export interface LeaveShare {
  share: number
  rounding: 'none' | 'half' | 'tenth'
  /** Begun months of the year, of somebody who joins in it and stays. */
  months?: number
}

const isNear = (value: number) => Number(value.toFixed(8))

/** The last day of a leave year; undefined where the calendar ends. */
export function leaveYearEnds(begins: string): string | undefined {
  const next = monthsLater(begins, 12)
  return next === undefined ? undefined : daysLater(next, -1)
}

/**
 * Joiners by begun months; leavers by days of the leave year; who does both by days of the year that begins on the first day. undefined
 * where a day lies outside the leave year or the last lies before the first.
 */
export function leaveShare({ begins, started, left }: LeaveYear): LeaveShare | undefined {
  const ends = leaveYearEnds(begins)
  const from = started === undefined || started <= begins ? undefined : started
  if (ends === undefined || (from !== undefined && from > ends)) return undefined
  if (left !== undefined && (left > ends || left < (from ?? begins))) return undefined
  if (left === undefined || left === ends) {
    if (from === undefined) return { share: 1, rounding: 'none' }
    const months = begunMonths(from, daysLater(ends, 1) ?? ends)
    return { share: months / 12, rounding: 'half', months }
  }
  const first = from ?? begins
  const year = monthsLater(first, 12)
  if (year === undefined) return undefined
  return { share: (daysFrom(first, left) + 1) / daysFrom(first, year), rounding: 'tenth' }
}

function begunMonths(from: string, yearAfter: string): number {
  let months = 1
  while (months < 12 && (monthsLater(yearAfter, -months) ?? from) > from) months += 1
  return months
}

/** Days of leave for so many working days a week, rounded as the share says; a leaver's to a tenth of a day. */
export function leaveDays(law: LeaveLaw, perWeek: number, { share, rounding }: LeaveShare): number {
  const days = isNear(Math.min(law.mostDays, law.weeks * perWeek) * share)
  if (rounding === 'half') return Math.ceil(days * 2) / 2
  return rounding === 'tenth' ? tenthUp(days) : days
}

/** The same in hours, rounded up to a tenth of an hour. */
export function leaveHours(law: LeaveLaw, perWeek: number, hoursPerWeek: number, year: LeaveShare): number {
  const perDay = hoursPerWeek / perWeek
  if (year.rounding === 'half') return tenthUp(leaveDays(law, perWeek, year) * perDay)
  return tenthUp(Math.min(law.mostDays, law.weeks * perWeek) * perDay * year.share)
}

/** Hours of leave from the hours of one pay period: half an hour and more counts as an hour, less as none. */
export function irregularHours(share: number, worked: number): number {
  return Math.floor(isNear(worked * share) + 0.5)
}

function tenthUp(value: number): number {
  return Math.ceil(isNear(value * 10)) / 10
}
