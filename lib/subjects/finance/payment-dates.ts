const dayLength = 86_400_000

/**
 * The number of a day (`YYYY-MM-DD`, years 1000 to 9999) counted from 1970-01-01; `undefined` when there is no such day.
 */
export function dayNumber(date: string): number | undefined {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  // Some engines roll 30 February over into March instead of refusing it.
  return Number.isNaN(time) || isoDate(time) !== date ? undefined : time / dayLength
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * The day `periods` payment periods after `first` (`YYYY-MM-DD`; negative: before). Up to 12 payments a year fall on the
 * same day of the month, on the last day where the month is too short; 24 a year alternate between that day and 15 days
 * later; 26, 52 and 365 a year are 14, 7 and 1 days apart.
 * `undefined` for a date that does not exist, a number of payments that fits no calendar, or a result outside the years
 * 1000 to 9999.
 */
export function paymentDate(first: string, periods: number, paymentsPerYear: number): string | undefined {
  return paymentCalendar(first, paymentsPerYear)?.(periods)
}

/** `paymentDate` as a function of the number of periods, for many dates of one loan; `undefined` where it has none. */
export function paymentCalendar(
  first: string,
  paymentsPerYear: number,
): ((periods: number) => string | undefined) | undefined {
  const day = dayNumber(first)
  if (day === undefined) return undefined
  const days = { 26: 14, 52: 7, 365: 1 }[paymentsPerYear]
  if (days) return (periods) => calendarDay((day + periods * days) * dayLength)
  if (paymentsPerYear === 24) return (periods) => addMonths(day, Math.floor(periods / 2), periods % 2 === 0 ? 0 : 15)
  const months = 12 / paymentsPerYear
  return Number.isInteger(months) ? (periods) => addMonths(day, periods * months, 0) : undefined
}

function addMonths(day: number, months: number, extraDays: number): string | undefined {
  const start = new Date(day * dayLength)
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return calendarDay(Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay) + extraDays))
}

function calendarDay(time: number): string | undefined {
  const day = new Date(time)
  const year = day.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? isoDate(time) : undefined
}
