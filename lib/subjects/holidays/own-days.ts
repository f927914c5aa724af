import { isIsoDay } from '@/lib/base/format/dates'
import { dayCount } from '@/lib/subjects/time/calendar'

/** Days off of a firm or of somebody alone. */
export interface OwnDay {
  /** ISO days, the first and the last. */
  day: string
  until: string
  name: string
}

const longest = 366

/**
 * One entry a line: an ISO day, or two with “to” between them, and a name behind them. `unread` are the lines that are none, from 1; empty
 * lines are passed over.
 */
export function readOwnDays(text: string): { days: OwnDay[]; unread: number[] } {
  const days: OwnDay[] = []
  const unread: number[] = []
  for (const [at, typed] of text.split(/\r\n?|\n/).entries()) {
    const line = typed.trim()
    if (line === '') continue
    const [, day = '', until = day, name = ''] =
      /^(\d{4}-\d\d-\d\d)(?:\s*(?:to|–|\.\.)\s*(\d{4}-\d\d-\d\d))?(?:[\s,;:]+(.*))?$/.exec(line) ?? []
    if (!isIsoDay(day) || !isIsoDay(until) || until < day || dayCount(until) - dayCount(day) > longest)
      unread.push(at + 1)
    else days.push({ day, until, name: name.trim() === '' ? 'Day off' : name.trim() })
  }
  return { days, unread }
}
