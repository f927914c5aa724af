import { rolledDay, type RollRule, type WorkCalendar } from '@/lib/subjects/time/business-days'
import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/** How pay may come, and how many paychecks a salary is divided into. */
export const payFrequencies = {
  week: { label: 'Weekly', usual: 52, days: 7 },
  fortnight: { label: 'Every two weeks', usual: 26, days: 14 },
  fourWeeks: { label: 'Every four weeks', usual: 13, days: 28 },
  halfMonth: { label: 'Twice a month', usual: 24, days: undefined },
  month: { label: 'Monthly', usual: 12, days: undefined },
} as const
export type PayFrequency = keyof typeof payFrequencies

/** A day on which pay comes, and the one it was planned for. */
export interface PayDate {
  date: string
  planned: string
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const fourDigits = (count: number) => String(count).padStart(4, '0')

/** A month by its count since the year 0: its day of so much, or its last where it is shorter. */
function dayOfMonth(month: number, day: number): string {
  const first = `${fourDigits(Math.floor(month / 12))}-${twoDigits((month % 12) + 1)}-01`
  const last = daysLater(monthsLater(first, 1) ?? first, -1) ?? first
  return day >= Number(last.slice(8)) ? last : `${first.slice(0, 8)}${twoDigits(day)}`
}

/** Planned days from a week before the year to a week after it, since moving may carry one over. */
function plannedDays(frequency: PayFrequency, anchor: string, year: number): string[] {
  const from = `${fourDigits(year - 1)}-12-20`
  const to = `${fourDigits(year + 1)}-01-12`
  const { days } = payFrequencies[frequency]
  if (days !== undefined) {
    const first = daysLater(anchor, Math.ceil(daysFrom(anchor, from) / days) * days) ?? from
    const count = Math.floor(daysFrom(first, to) / days) + 1
    return Array.from({ length: count }, (_, at) => daysLater(first, at * days) ?? to)
  }
  const start = (year - 1) * 12 + 11
  const own = Number(anchor.slice(8))
  const ofMonth = frequency === 'month' ? [own] : [15, 31]
  return Array.from({ length: 14 }, (_, at) => ofMonth.map((day) => dayOfMonth(start + at, day))).flat()
}

/**
 * The days of a calendar year on which pay comes: each week, two weeks or four weeks from one known pay date, forwards and backwards;
 * each month on the day of that date, or on its last day where it is shorter; twice a month on the 15th and the last. A day that is not
 * worked is moved by the rule first, and counts in the year in which it then lies.
 */
export function payDates(
  frequency: PayFrequency,
  anchor: string,
  year: number,
  { rule, calendar }: { rule: RollRule; calendar: WorkCalendar },
): PayDate[] {
  return plannedDays(frequency, anchor, year)
    .map((planned) => ({ planned, date: rolledDay(planned, rule, calendar) ?? planned }))
    .filter(({ date }) => date.startsWith(fourDigits(year)))
}
