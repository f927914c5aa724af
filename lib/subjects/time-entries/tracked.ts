import { daysLater } from '@/lib/subjects/time/calendar'
import { dateText, wallOf } from '@/lib/subjects/zones/show'
import { offsetAt, resolveWall, wallAt } from '@/lib/subjects/zones/wall'

const minuteMs = 60_000

/** What a box of a time takes: 9:30, 09:30:15, and the offset behind it where the hour comes twice: 02:30+01:00. */
export const timePattern = String.raw`^\s*(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s*[+-]\d\d:\d\d)?)?\s*$`

export interface TrackedTimes {
  /** ISO day and time of the start, on the clocks of the zone. */
  date: string | undefined
  start: string
  endDate: string | undefined
  /** Empty while it runs. */
  end: string
}

/** Milliseconds since 1970. */
export interface Stretch {
  from: number
  to: number
  isRunning: boolean
}

interface Clock {
  seconds: number
  /** Milliseconds ahead of UTC, where it was written. */
  offset: number | undefined
}

function readClock(text: string): Clock | undefined {
  const [, hour, minute, second = '0', sign, hours, minutes] =
    /^\s*(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([+-])(\d\d):(\d\d))?\s*$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const offset = sign && (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
  return {
    seconds: Number(hour) * 3600 + Number(minute) * 60 + Number(second),
    offset: offset || (sign ? 0 : undefined),
  }
}

/** Of a time that comes twice the first, of one that does not come the instant as long after the change. */
function momentOfClock(zone: string, date: string, { seconds, offset }: Clock): number | undefined {
  const two = (value: number) => String(value).padStart(2, '0')
  const wall = wallOf(date, `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`)
  if (!wall) return undefined
  const rest = (seconds % 60) * 1000
  if (offset !== undefined) return Date.parse(`${date}T00:00:00Z`) + seconds * 1000 - offset
  const found = resolveWall(zone, wall)
  return rest + (found.kind === 'one' ? found.ms : found.kind === 'overlap' ? found.earlier : found.later)
}

/**
 * From when to when an entry lasts, as it was lived over changes of summer time; to `now` while it has no end. An end without a day that
 * is not after its start is on the next day. Undefined where day or start is missing, or the end lies before the start.
 */
export function stretchOf({ date, start, endDate, end }: TrackedTimes, zone: string, now: number): Stretch | undefined {
  const begin = readClock(start)
  const from = date !== undefined && begin ? momentOfClock(zone, date, begin) : undefined
  if (date === undefined || !begin || from === undefined) return undefined
  if (end.trim() === '') return endDate === undefined && from <= now ? { from, to: now, isRunning: true } : undefined
  const finish = readClock(end)
  if (!finish) return undefined
  const same = momentOfClock(zone, date, finish)
  const isNext = endDate === undefined && same !== undefined && same <= from
  const day = endDate ?? (isNext ? (daysLater(date, 1) ?? date) : date)
  const to = momentOfClock(zone, day, finish)
  return to === undefined || to < from ? undefined : { from, to, isRunning: false }
}

/** Day and time of a moment as boxes hold them; with the offset where the clocks show that time twice. */
export function boxesOf(ms: number, zone: string): { date: string; time: string } {
  const wall = wallAt(zone, ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor((ms + offsetAt(zone, ms)) / 1000) % 60
  const time = `${two(wall.hour)}:${two(wall.minute)}:${two((seconds + 60) % 60)}`
  if (resolveWall(zone, wall).kind !== 'overlap') return { date: dateText(wall), time }
  const minutes = Math.round(offsetAt(zone, ms) / minuteMs)
  const size = Math.abs(minutes)
  return {
    date: dateText(wall),
    time: `${time}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`,
  }
}

/** The parts of a stretch by the day on which they were, in milliseconds. */
export function byDay(
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  zone: string,
): readonly { day: string; ms: number }[] {
  const parts: { day: string; ms: number }[] = []
  for (let at = from; at < to;) {
    const day = dateText(wallAt(zone, at))
    const next = wallOf(daysLater(day, 1) ?? day, '00:00')
    const found = next && resolveWall(zone, next)
    const midnight = !found
      ? to
      : found.kind === 'one'
        ? found.ms
        : found.kind === 'overlap'
          ? found.earlier
          : found.later
    const end = Math.min(to, midnight > at ? midnight : to)
    parts.push({ day, ms: end - at })
    at = end
  }
  return parts
}

export const roundingSteps = { none: 0, up6: 6, near6: 6, up15: 15, near15: 15 } as const
export type TrackedRounding = keyof typeof roundingSteps

/** What of a stretch is billed, in milliseconds: as it is, up to a step, or to the nearest one, halves up. */
export function billed(ms: number, rounding: TrackedRounding): number {
  const step = roundingSteps[rounding] * minuteMs
  if (step === 0) return ms
  return (rounding.startsWith('up') ? Math.ceil(ms / step) : Math.floor(ms / step + 0.5)) * step
}

/** What so much time costs at a rate for an hour, in major units rounded to the cent, halves up. */
export function amountOf(ms: number, rate: number): number {
  return Math.round(Number(((ms / 3_600_000) * rate * 100).toPrecision(12))) / 100
}

/** 1:05, hours and minutes; seconds are cut off. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Pairs that are at work at the same time, each with the one before it that lasts longest. */
export function overlapsOf<T extends Pick<Stretch, 'from' | 'to'>>(stretches: readonly T[]): readonly [T, T][] {
  const found: [T, T][] = []
  let last: T | undefined
  for (const one of stretches.toSorted((a, b) => a.from - b.from)) {
    if (last && one.from < last.to) found.push([last, one])
    if (!last || one.to > last.to) last = one
  }
  return found
}
