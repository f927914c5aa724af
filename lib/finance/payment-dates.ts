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
 * `undefined` for a date that does not exist, a number of payments that fits no calendar, or a result outside the years 1000 to 9999.
 */
export function paymentDate(first: string, periods: number, paymentsPerYear: number): string | undefined {
  const day = dayNumber(first)
  if (day === undefined) return undefined
  const days = { 26: 14, 52: 7, 365: 1 }[paymentsPerYear]
  if (days) return calendarDay((day + periods * days) * dayLength)
  if (paymentsPerYear === 24) {
    const month = Math.floor(periods / 2)
    return addMonths(day, month, periods - 2 * month === 1 ? 15 : 0)
  }
  return Number.isInteger(12 / paymentsPerYear) ? addMonths(day, (periods * 12) / paymentsPerYear, 0) : undefined
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
