import { daysLater, monthsLater, weekdayOf } from '@/lib/subjects/time/calendar'
import type { Span } from '@/lib/kits/planner/planner'

const daysOf = { week: 7, fourWeeks: 28, twelveWeeks: 84 } as const
const monthsOf = { month: 1, year: 12 } as const

/** The first day of the span that a day lies in; weeks begin on Monday. */
export function spanStart(day: string, span: Span): string {
  if (span === 'year') return `${day.slice(0, 4)}-01-01`
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return daysLater(day, -((weekdayOf(day) + 6) % 7)) ?? day
}

/** The first day of the span before or after. */
export function spanBeside(from: string, span: Span, by: -1 | 1): string {
  const next =
    span === 'month' || span === 'year' ? monthsLater(from, by * monthsOf[span]) : daysLater(from, by * daysOf[span])
  return next ?? from
}

/** The last day of the span. */
export function spanEnd(from: string, span: Span): string {
  return daysLater(spanBeside(from, span, 1), -1) ?? from
}
