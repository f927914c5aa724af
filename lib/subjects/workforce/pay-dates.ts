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

/** Twice a month where nothing else is known: the 15th and the last day. */
const usualHalves: HalfMonthDays = [15, 31]

/** Two days of a month on which pay comes; 31 is its last day. */
export type HalfMonthDays = readonly [number, number]

/**
 * The days of twice-monthly pay from one pay date, and from the other day of the month where it is known. Without it: the 15th and
 * the last day belong together, the 1st goes with the 15th, and any other day with the one 15 days away.
 */
export function halfMonthDays(anchor: string, other?: number): HalfMonthDays {
  const day = Number(anchor.slice(8))
  const isLast = dayOfMonth(Number(anchor.slice(0, 4)) * 12 + Number(anchor.slice(5, 7)) - 1, 31) === anchor
  const own = isLast && (other === undefined || other === 15) ? 31 : day
  const partner = other ?? partnerOf(own)
  return own < partner ? [own, partner] : [partner, own]
}

function partnerOf(day: number): number {
  if (day === 15) return 31
  if (day === 1 || day === 31) return 15
  return day < 15 ? day + 15 : day - 15
}

/** Planned days from a week before the year to a week after it, since moving may carry one over. */
function plannedDays(frequency: PayFrequency, anchor: string, year: number, halves: HalfMonthDays): string[] {
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
  const ofMonth = frequency === 'month' ? [own] : halves
  return Array.from({ length: 14 }, (_, at) => ofMonth.map((day) => dayOfMonth(start + at, day))).flat()
}

/**
 * The days of a calendar year on which pay comes: each week, two weeks or four weeks from one known pay date, forwards and backwards;
 * each month on the day of that date, or on its last day where it is shorter; twice a month on two days, the 15th and the last where
 * none are given (`halfMonthDays`). A day that is not worked is moved by the rule first, and counts in the year in which it then lies.
 */
export function payDates(
  frequency: PayFrequency,
  anchor: string,
  year: number,
  { rule, calendar, halves = usualHalves }: { rule: RollRule; calendar: WorkCalendar; halves?: HalfMonthDays },
): PayDate[] {
  return plannedDays(frequency, anchor, year, halves)
    .map((planned) => ({ planned, date: rolledDay(planned, rule, calendar) ?? planned }))
    .filter(({ date }) => date.startsWith(fourDigits(year)))
}
