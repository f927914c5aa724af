import { dayOfCount, weekdayOf } from '@/lib/subjects/time/calendar'
import { dateText, wallOf } from '@/lib/subjects/zones/show'
import { resolveWall, wallAt } from '@/lib/subjects/zones/wall'
import { dayMinutes, writeMinutes, type Window } from './week-text'

export const minuteMs = 60_000
export const hourMs = 3_600_000

/** What is worked again and again: from its start to its end, which lies on the next day where it is not later. Minutes. */
export interface Pattern {
  id: string
  name: string
  starts: number
  ends: number
  /** Unpaid, in minutes. */
  rests: number
  /** What it asks for, as it is compared; empty for nothing. */
  skill: string
}

/** A pattern on a day. Milliseconds since 1970. */
export interface Duty {
  pattern: Pattern
  /** ISO day on which it begins. */
  day: string
  from: number
  to: number
  /** Milliseconds between them that are paid. */
  paid: number
}

export interface Person {
  id: string
  name: string
  skills: readonly string[]
  /** Hours of the contract and the most of a week, in milliseconds. */
  contract: number
  most: number
  /** By weekday from Monday; undefined for always. */
  hours: readonly (readonly Window[])[] | undefined
  /** First and last ISO days. */
  away: readonly { from: string; to: string }[]
  /** Of an hour. */
  cost: number
}

/** Weekdays from Monday, 0 to 6. */
export function mondayBased(day: string): number {
  return (weekdayOf(day) + 6) % 7
}

/**
 * The instant of a wall time. What clocks skip is the time so long after the change as it would have been after midnight; of an hour
 * that comes twice it is the first.
 */
function instantOf(zone: string, day: string, minutes: number): number {
  const wall = wallOf(day, writeMinutes(minutes).padStart(5, '0'))
  if (!wall) throw new RangeError(`no such moment: ${day} ${minutes}`)
  const found = resolveWall(zone, wall)
  return found.kind === 'one' ? found.ms : found.kind === 'gap' ? found.later : found.earlier
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const nextDay = (day: string) => dayOfCount(Math.round(dayNumber(day)) + 1) ?? day

/** When a pattern begins and ends on a day in a zone: real hours, so that a night with a change of clocks is shorter or longer. */
export function dutyOf(pattern: Pattern, day: string, zone: string): Duty {
  const from = instantOf(zone, day, pattern.starts)
  const isNextDay = pattern.ends <= pattern.starts
  const to = Math.max(from, instantOf(zone, isNextDay ? nextDay(day) : day, pattern.ends % dayMinutes))
  return { pattern, day, from, to, paid: Math.max(0, to - from - pattern.rests * minuteMs) }
}

/** Duties by pattern and day, each worked out once. */
export class DutyBook {
  readonly #known = new Map<string, Duty>()
  readonly #starts = new Map<string, number>()
  constructor(readonly zone: string) {}

  of(pattern: Pattern, day: string): Duty {
    const key = `${pattern.id} ${day}`
    const known = this.#known.get(key)
    if (known && known.pattern === pattern) return known
    const duty = dutyOf(pattern, day, this.zone)
    this.#known.set(key, duty)
    return duty
  }

  /** The first instant of a day. */
  startOf(day: string): number {
    const known = this.#starts.get(day)
    if (known !== undefined) return known
    const start = instantOf(this.zone, day, 0)
    this.#starts.set(day, start)
    return start
  }

  dayAt(ms: number): string {
    return dateText(wallAt(this.zone, ms))
  }

  readonly #parts = new WeakMap<Duty, readonly { day: string; ms: number }[]>()

  /** Milliseconds of a duty on each of its days. */
  byDay(duty: Duty): readonly { day: string; ms: number }[] {
    const known = this.#parts.get(duty)
    if (known) return known
    const { day, from, to } = duty
    const parts: { day: string; ms: number }[] = []
    for (let at = day, begun = from; begun < to;) {
      const next = nextDay(at)
      const end = Math.min(to, this.startOf(next))
      if (end > begun) parts.push({ day: at, ms: end - begun })
      begun = Math.max(begun, end)
      at = next
    }
    this.#parts.set(duty, parts)
    return parts
  }
}
