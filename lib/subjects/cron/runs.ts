/* When a cron expression runs, on the clocks of a time zone. Sources: crontab(5) and entry.c of Vixie cron 4.1, Quartz CronExpression. */
import { asUtc, fromUtc, nextTransition, offsetAt, resolveWall, wallAt } from '@/lib/subjects/zones/wall'
import type { Cron, SpecialDay } from './expression'

const minuteMs = 60_000
const dayMs = 86_400_000

/** `moved`: its hour is skipped that day, and it runs when clocks have been put forward. `first`: its hour comes twice, and the first counts. */
export interface Run {
  /** Milliseconds since 1970. */
  at: number
  clock?: 'moved' | 'first' | 'again'
}

/**
 * Whether both days must fit. In a crontab a day runs when either fits, unless one of the two fields begins with a star; then both must
 * (crontab(5), and DOM_STAR and DOW_STAR in entry.c).
 */
export function bothDaysCount({ dialect, fields }: Cron): boolean {
  return dialect !== 'unix' || fields['day of month'].isStar || fields['day of week'].isStar
}

/** Follows the clock: a crontab line whose minute or hour begins with a star (MIN_STAR and HR_STAR in entry.c). */
const followsClock = ({ fields }: Cron) => fields.minute.isStar || fields.hour.isStar

interface Day {
  year: number
  month: number
  day: number
  weekday: number
  /** Days of its month. */
  length: number
}

function dayAt(utc: number): Day {
  const { year, month, day } = fromUtc(utc)
  return {
    year,
    month,
    day,
    weekday: new Date(utc).getUTCDay(),
    length: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  }
}

/** The weekday from Monday to Friday nearest to a day, without leaving its month. */
function nearestWeekday(day: number, { year, month, length }: Day): number {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  if (weekday === 6) return day === 1 ? 3 : day - 1
  if (weekday === 0) return day === length ? day - 2 : day + 1
  return day
}

function fitsSpecial(special: SpecialDay, day: Day): boolean {
  if (special.kind === 'nth') {
    if (day.weekday !== special.weekday) return false
    return special.nth === 6 ? day.day + 7 > day.length : Math.ceil(day.day / 7) === special.nth
  }
  if (special.kind === 'nearest') return special.day <= day.length && nearestWeekday(special.day, day) === day.day
  const last = day.length - special.before
  return last >= 1 && (special.nearest ? nearestWeekday(last, day) : last) === day.day
}

export function runsOnDay(cron: Cron, utc: number): boolean {
  const { year, month, 'day of month': days, 'day of week': weekdays } = cron.fields
  const day = dayAt(utc)
  if (!month.values.includes(day.month) || !year.values.includes(day.year)) return false
  const inMonth = days.values.includes(day.day) || days.special.some((special) => fitsSpecial(special, day))
  const inWeek = weekdays.values.includes(day.weekday) || weekdays.special.some((special) => fitsSpecial(special, day))
  return bothDaysCount(cron) ? inMonth && inWeek : inMonth || inWeek
}

/** All runs of a day of the calendar, as if its clocks hung in UTC; in order. */
function* wallRuns(cron: Cron, utc: number): Generator<number> {
  for (const hour of cron.fields.hour.values)
    for (const minute of cron.fields.minute.values) yield utc + (hour * 60 + minute) * minuteMs
}

/** Runs of a day on which clocks are changed. A wall time that comes twice or never is where crons differ. */
function runsOfChange(cron: Cron, utc: number, zone: string): Run[] {
  const runs = new Map<number, Run>()
  for (const wall of wallRuns(cron, utc)) {
    const resolved = resolveWall(zone, fromUtc(wall))
    if (resolved.kind === 'one') runs.set(resolved.ms, { at: resolved.ms })
    else if (resolved.kind === 'overlap') {
      const twice = cron.dialect === 'unix' && followsClock(cron)
      runs.set(resolved.earlier, { at: resolved.earlier, ...(!twice && { clock: 'first' }) })
      if (twice) runs.set(resolved.later, { at: resolved.later, clock: 'again' })
    } else if (cron.dialect === 'unix' && !followsClock(cron)) {
      const change = nextTransition(zone, resolved.earlier - dayMs / 2)
      // What falls together at the change is one run of the list.
      if (change && !runs.has(change.at)) runs.set(change.at, { at: change.at, clock: 'moved' })
    }
  }
  return [...runs.values()].sort((one, other) => one.at - other.at)
}

/** Long enough for 29 February on a given weekday over a century without a leap year: 40 years. */
const searchedDays = 41 * 366

/**
 * The next runs after an instant, at most so many, in order. A crontab line with fixed times that falls into a skipped hour runs at the
 * change, and once where an hour comes twice; one that follows the clock does as the clock does (cronie). The others are left out in a
 * skipped hour and run the first time of two. Ends early where nothing runs within 41 years.
 */
export function nextRuns(cron: Cron, zone: string, after: number, most: number): Run[] {
  const found: Run[] = []
  const { year, month, day } = wallAt(zone, after)
  const first = asUtc({ year, month, day, hour: 0, minute: 0 })
  const seconds = cron.fields.second.values
  for (let days = 0; days < searchedDays && found.length < most; days++) {
    const utc = first + days * dayMs
    if (!runsOnDay(cron, utc)) continue
    const before = offsetAt(zone, utc - offsetAt(zone, utc))
    const end = utc + dayMs
    const isPlain = before === offsetAt(zone, end - before) && before === offsetAt(zone, utc - before)
    const runs: Iterable<Run> = isPlain ? plainRuns(cron, utc, before) : runsOfChange(cron, utc, zone)
    for (const run of runs) {
      for (const second of seconds) {
        const at = run.at + second * 1000
        if (at > after && found.length < most) found.push({ ...run, at })
      }
      if (found.length >= most) break
    }
  }
  return found
}

function* plainRuns(cron: Cron, utc: number, offset: number): Generator<Run> {
  for (const wall of wallRuns(cron, utc)) yield { at: wall - offset }
}

/** Whether a day of the calendar exists on which it runs. */
export function everRuns(cron: Cron): boolean {
  return nextRuns(cron, 'UTC', Date.UTC(2000, 0, 1), 1).length > 0
}
