import { isIsoDay } from '@/lib/base/format/dates'

/* Days as spreadsheets count them: ECMA-376 Part 1, 18.17.4.1. */

const dayLength = 86_400_000
/** The day before the first, as counted after the 29 February 1900 that never was. */
const zeroOf1900 = Date.UTC(1899, 11, 30)
const zeroOf1904 = Date.UTC(1904, 0, 1)
/** 1 March 1900: days before it are counted by one more, or not, as the program thinks. */
const firstSure = 61
/** 31 December 9999. */
const lastSerial = 2_958_465

/** The number of a day in the 1900 system. Undefined for a day before 1 March 1900, after the year 9999, or that is none. */
export function serialOf(day: string): number | undefined {
  if (!isIsoDay(day)) return undefined
  const serial = Math.round((Date.parse(`${day}T00:00:00Z`) - zeroOf1900) / dayLength)
  return serial >= firstSure && serial <= lastSerial ? serial : undefined
}

const clock = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d(?:\.\d+)?)$/

/** The number of a day with its time, such as 2026-11-27T14:30:00, in the 1900 system; undefined as for `serialOf`. */
export function serialOfMoment(moment: string): number | undefined {
  const [day = '', time] = moment.split('T')
  const serial = serialOf(day)
  if (serial === undefined || time === undefined) return serial
  const [, hours, minutes, seconds] = clock.exec(time) ?? []
  if (hours === undefined) return undefined
  return serial + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * The ISO day of a number, with its time to the second where it has one; a time alone where the number is below 1. In the 1900
 * system 60 is the 29 February 1900 that never was, and lower numbers are a day earlier than they would be without it. Undefined
 * for a number that is no day.
 */
export function dayOf(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= lastSerial + 1) return undefined
  const seconds = Math.round(serial * 86_400)
  const whole = Math.floor(seconds / 86_400)
  const rest = seconds - whole * 86_400
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`
  if (whole === 0 && (rest > 0 || !is1904)) return time
  if (whole === 60 && !is1904) return undefined
  const zero = is1904 ? zeroOf1904 : zeroOf1900 + (whole < 60 ? dayLength : 0)
  const day = new Date(zero + whole * dayLength).toISOString().slice(0, 10)
  return rest === 0 ? day : `${day}T${time}`
}

/** A length of time in days as hours, minutes and seconds: 1.5 is 36:00:00. Undefined below zero, which spreadsheets do not show either. */
export function hoursOf(days: number): string | undefined {
  if (!(days >= 0) || days > lastSerial) return undefined
  const seconds = Math.round(days * 86_400)
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
