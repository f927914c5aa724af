import { resolveWall, type Wall } from '@/lib/subjects/zones/wall'

/** One stretch of work: two clock times ('22:30'), or hours as a number. Minutes of break are taken off both. */
export interface WorkedEntry {
  date: string
  start?: string | undefined
  end?: string | undefined
  hours?: number | undefined
  /** Minutes. */
  pause?: number | undefined
}

export const stepChoices = {
  none: 'Not rounded',
  five: 'To 5 minutes',
  six: 'To 6 minutes',
  quarter: 'To 15 minutes',
} as const
export type Step = keyof typeof stepChoices
const minutesOfStep: Readonly<Record<Step, number>> = { none: 1, five: 5, six: 6, quarter: 15 }

const clockMinutes = (clock: string) => Number(clock.slice(0, -3)) * 60 + Number(clock.slice(-2))

function wallOf(date: string, minutes: number): Wall {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day, hour: Math.floor(minutes / 60), minute: minutes % 60 }
}

/** Of a time that clocks show twice the first, of one that they skip the instant after the change. */
function instantOf(zone: string, date: string, minutes: number): number {
  const found = resolveWall(zone, wallOf(date, minutes))
  if (found.kind === 'one') return found.ms
  return found.kind === 'overlap' ? found.earlier : found.later
}

const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** Whether an entry runs into the next day: its end is not after its start. */
export function isOvernight({ start, end }: WorkedEntry): boolean {
  return start !== undefined && end !== undefined && clockMinutes(end) <= clockMinutes(start)
}

/**
 * The minutes of an entry, its break taken off, rounded to the nearest step with halves up; undefined where it has neither hours nor
 * both times. In a zone the hour that clocks skip or repeat in the night counts as it was lived. Below 0 where the break is longer.
 */
export function workedMinutes(
  entry: WorkedEntry,
  { zone, step }: { zone?: string | undefined; step: Step },
): number | undefined {
  const { date, start, end, hours, pause = 0 } = entry
  const rounded = (minutes: number) => Math.floor((minutes - pause) / minutesOfStep[step] + 0.5) * minutesOfStep[step]
  if (hours !== undefined) return rounded(Math.round(hours * 60))
  if (start === undefined || end === undefined) return undefined
  const endDay = isOvernight(entry) ? nextDay(date) : date
  if (zone !== undefined) {
    const length = instantOf(zone, endDay, clockMinutes(end)) - instantOf(zone, date, clockMinutes(start))
    return rounded(length / 60_000)
  }
  return rounded(clockMinutes(end) + (endDay === date ? 0 : 1440) - clockMinutes(start))
}

export interface OvertimeRule {
  /** Hours; none where undefined. */
  daily?: number | undefined
  weekly?: number | undefined
}

export interface CountedDay {
  date: string
  minutes: number
  overtime: number
}

/**
 * Minutes of each day and how many of them are overtime: what is beyond the daily hours, and what is beyond the weekly hours of the
 * time that is not yet overtime, on the days on which it is reached. No hour counts twice. A week begins on `weekStart` (0 is Sunday);
 * each stands alone (29 CFR 778.104). Days are in their order.
 */
export function withOvertime(
  days: readonly { date: string; minutes: number }[],
  { daily, weekly }: OvertimeRule,
  weekStart: number,
): CountedDay[] {
  const plainOfWeek = new Map<number, number>()
  return days.map(({ date, minutes }) => {
    const beyondDay = daily === undefined ? 0 : Math.max(0, minutes - Math.round(daily * 60))
    const plain = minutes - beyondDay
    const week = Math.floor((Date.parse(date) / 86_400_000 + 4 - weekStart) / 7)
    const before = plainOfWeek.get(week) ?? 0
    plainOfWeek.set(week, before + plain)
    if (weekly === undefined) return { date, minutes, overtime: beyondDay }
    const most = Math.round(weekly * 60)
    const beyondWeek = Math.min(plain, Math.max(0, before + plain - most))
    return { date, minutes, overtime: beyondDay + beyondWeek }
  })
}

/** Minutes as hours and minutes: 7:05. */
export function hoursText(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '−' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
}
