/** Months by their number, as a field offers them. */
export const monthOptions = {
  '1': 'January',
  '2': 'February',
  '3': 'March',
  '4': 'April',
  '5': 'May',
  '6': 'June',
  '7': 'July',
  '8': 'August',
  '9': 'September',
  '10': 'October',
  '11': 'November',
  '12': 'December',
} as const

/** From January to December. */
export const monthNames = Object.values(monthOptions)

/** Days of a month (1 to 12) in the proleptic Gregorian calendar; 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** True for a day that the calendar has, years 1 to 9999. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  )
}

/** True for 'YYYY-MM-DD' of a day that the calendar has. */
export function isIsoDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return isCalendarDay(Number(year), Number(month), Number(day))
}

/** 'YYYY-MM' as a count of months, so that neighbours differ by 1. */
export function monthNumberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** 'YYYY-MM' of what `monthNumberOf` counts. */
export function monthOfNumber(count: number): string {
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The month after one, both as 'YYYY-MM'. */
export function monthAfter(month: string): string {
  return monthOfNumber(monthNumberOf(month) + 1)
}
