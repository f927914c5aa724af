/** A day of a calendar. Months count from 1 in the order of that calendar’s year. */
export interface CalendarDate {
  year: number
  month: number
  day: number
  /** The month of the same number that is put in after it (Chinese calendar). */
  isLeapMonth?: boolean
}

/** Days are counted from 1 January 1970 of the Gregorian calendar, as `dayCount` counts them. */
export interface Calendar {
  /** The day of a count; undefined where the calendar is not known. */
  of(count: number): CalendarDate | undefined
  /** The count of a day; undefined for a day that the calendar does not have. */
  count(date: CalendarDate): number | undefined
  /** Days of a year; undefined where it is not known. */
  yearLength(year: number): number | undefined
}

/** What `toCount` finds, where `of` leads back to the same day: a 30th of a month with 29 days leads to another. */
export function existing(
  { of }: Pick<Calendar, 'of'>,
  date: CalendarDate,
  toCount: (date: CalendarDate) => number,
): number | undefined {
  if (date.day < 1 || date.month < 1) return undefined
  const count = toCount(date)
  const back = of(count)
  const isSame =
    back?.year === date.year &&
    back.month === date.month &&
    back.day === date.day &&
    (back.isLeapMonth ?? false) === (date.isLeapMonth ?? false)
  return isSame ? count : undefined
}
