import { dayCount, dayOfCount, weekdayNameOf, weekdayOf } from './calendar'
import { readDate } from '@/lib/base/format/read-date'
import type { Region } from '@/lib/base/region/types'

/** Days of the week without work (0 is Sunday), by a name of the pattern. */
export const weekends = {
  'sat-sun': [6, 0],
  'fri-sat': [5, 6],
  'thu-fri': [4, 5],
  sun: [0],
  fri: [5],
  none: [],
} as const satisfies Record<string, readonly number[]>

export const weekendLabels = {
  'sat-sun': 'Saturday and Sunday',
  'fri-sat': 'Friday and Saturday',
  'thu-fri': 'Thursday and Friday',
  sun: 'Sunday only',
  fri: 'Friday only',
  none: 'None: every day is worked',
} as const satisfies Record<keyof typeof weekends, string>

/** Which days are worked: no day of the weekend (0 is Sunday) and none of the ISO days in `free`. */
export interface WorkCalendar {
  weekend: readonly number[]
  free: ReadonlySet<string>
}

/** True for an ISO day that is worked. */
export function isWorkingDay(iso: string, { weekend, free }: WorkCalendar): boolean {
  return !weekend.includes(weekdayOf(iso)) && !free.has(iso)
}

/**
 * The ISO day that lies so many working days after one, earlier where `count` is negative; the day itself for 0. As WORKDAY.INTL of
 * spreadsheets. undefined beyond the years 1 to 9999 and where no day of the week is worked.
 */
export function workingDaysLater(iso: string, count: number, calendar: WorkCalendar): string | undefined {
  if (new Set(calendar.weekend).size >= 7) return undefined
  const step = Math.sign(count)
  const first = weekdayOf(iso)
  const start = dayCount(iso)
  const free = new Set([...calendar.free].map(dayCount))
  const isWorked = (offset: number) =>
    !calendar.weekend.includes((((first + offset) % 7) + 7) % 7) && !free.has(start + offset)
  let offset = 0
  // The calendar has fewer than four million days.
  for (let left = Math.abs(count); left > 0 && Math.abs(offset) < 4e6;) {
    offset += step
    if (isWorked(offset)) left--
  }
  return dayOfCount(start + offset)
}

/** ISDA 2006 Definitions, 4.12: what happens to a day on which nobody works. */
export const rollRules = {
  none: 'Leave it',
  following: 'Next working day',
  modified: 'Next, unless that is another month: then the one before',
  preceding: 'Working day before',
} as const
export type RollRule = keyof typeof rollRules

/** A day moved to a working day as the rule says; undefined beyond the years 1 to 9999 and where no day of the week is worked. */
export function rolledDay(iso: string, rule: RollRule, calendar: WorkCalendar): string | undefined {
  if (rule === 'none' || isWorkingDay(iso, calendar)) return iso
  const before = () => workingDaysLater(iso, -1, calendar)
  if (rule === 'preceding') return before()
  const after = workingDaysLater(iso, 1, calendar)
  return rule === 'modified' && after?.slice(0, 7) !== iso.slice(0, 7) ? before() : after
}

/** A day that a list names. */
export interface ListedDay {
  day: string
  name: string
}

/**
 * Days from a list with one a line, each followed by a name if it has one: "2026-12-25 Christmas". Empty lines are passed over. The
 * first line that begins with no date is `unread`, counted from 1.
 */
export function readDayList(text: string, region: Region): { days: ListedDay[] } | { unread: number } {
  const days: ListedDay[] = []
  for (const [at, typed] of text.split('\n').entries()) {
    const line = typed.trim()
    if (line === '') continue
    const [, first = '', rest = ''] = /^(\S+?)(?:[,;]?\s+(.*)|[,;](.*))?$/.exec(line) ?? []
    const whole = readDate(line, region)
    const day = whole ?? readDate(first, region)
    if (day === undefined) return { unread: at + 1 }
    days.push({ day, name: whole === undefined && rest ? rest : weekdayNameOf(day) })
  }
  return { days }
}
