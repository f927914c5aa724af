import { joinedWords } from '@/lib/base/text/joined-words'
import { calendarLength, daysLater, type CalendarLength } from './calendar'

const counted = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`])

/** Years, months and days in English: "5 years, 5 months and 16 days"; undefined where all are 0. */
export function inYearsMonthsDays({ years, months, days }: CalendarLength): string | undefined {
  const parts = [...counted(years, 'year'), ...counted(months, 'month'), ...counted(days, 'day')]
  return parts.length > 0 ? joinedWords(parts) : undefined
}

/**
 * The time from one ISO day to another, both included, in English: "5 years, 5 months and 16 days". undefined where the second is
 * earlier or lies at the end of the calendar.
 */
export function lengthInWords(first: string, last: string): string | undefined {
  const after = daysLater(last, 1)
  const length = after === undefined ? undefined : calendarLength(first, after)
  return length && inYearsMonthsDays(length)
}
