import type { Region } from '@/lib/base/region/types'
import { isCalendarDay, monthNames } from './dates'

function isoDate(year: number, month: number, day: number): string | undefined {
  if (!isCalendarDay(year, month, day)) return undefined
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** 1 to 12 for an English month name or its first three or more letters ('Sept'); 0 for any other word. */
function monthNumber(word: string): number {
  const start = word.toLowerCase()
  if (start.length < 3) return 0
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(start)) + 1
}

/**
 * Reads a date: 2026-04-06 and other year-first forms everywhere, 6/4/2026, 06.04.2026 or 6-4-2026 in the region's
 * order, and months in English words in any order ('6 Apr 2026', 'April 6, 2026', '2026 Apr 6').
 *
 * Years have four digits. A number over 12 settles which one is the day; where day and month are both possible and the
 * region writes years first or both orders are usual (dateOrderUnsure), the date is not accepted.
 *
 * @returns an ISO date 'YYYY-MM-DD', or undefined for what is not a day of the calendar.
 */
export function readDate(text: string, region: Region): string | undefined {
  const simple = text.trim()
  const yearFirst = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d\d)(\d\d))$/.exec(simple)
  if (yearFirst) {
    const [, year, , month, day, packedMonth, packedDay] = yearFirst
    return isoDate(Number(year), Number(month ?? packedMonth), Number(day ?? packedDay))
  }

  const words =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? ?([a-z]{3,9})\.?,? ?(\d{4})|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})|(\d{4}),? ([a-z]{3,9})\.? (\d{1,2}))$/i
  const named = words.exec(simple.replace(/[\s-]+/g, ' '))
  if (named) {
    const [, day1, month1, year1, month2, day2, year2, year3, month3, day3] = named
    return isoDate(
      Number(year1 ?? year2 ?? year3),
      monthNumber(month1 ?? month2 ?? month3 ?? ''),
      Number(day1 ?? day2 ?? day3),
    )
  }

  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(simple.replace(/ ?([-/.]) ?/g, '$1'))
  if (!numbers) return undefined
  const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])]
  if (first > 12) return isoDate(year, second, first)
  if (second > 12 || first === second) return isoDate(year, first, second)
  if (region.dateOrderUnsure || region.dateOrder === 'year-month-day') return undefined
  return region.dateOrder === 'day-month-year' ? isoDate(year, second, first) : isoDate(year, first, second)
}
