import { isCalendarDay } from '@/lib/base/format/dates'

/** What a clock on the wall shows; month 1 to 12. */
export interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const minuteMs = 60_000

/** The wall time as if the wall hung in UTC, in milliseconds since 1970. */
export function asUtc({ year, month, day, hour, minute }: Wall): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute)
  return date.getTime()
}

export function fromUtc(ms: number): Wall {
  const date = new Date(ms)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The browser's clock of a zone. Throws a RangeError for a name that is no zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** Milliseconds of UTC and of zones written +05:30, which older browsers do not take. */
function fixedOffset(zone: string): number | undefined {
  if (zone === 'UTC') return 0
  const match = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * minuteMs : undefined
}

export function isZone(zone: string): boolean {
  if (fixedOffset(zone) !== undefined) return true
  try {
    formatOf(zone)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** How far a zone is ahead of UTC at an instant, in milliseconds, from the time zone data of the browser. */
export function offsetAt(zone: string, ms: number): number {
  const fixed = fixedOffset(zone)
  if (fixed !== undefined) return fixed
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(ms)) part[type] = value
  const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year)
  const shown = asUtc({
    year,
    month: Number(part.month),
    day: Number(part.day),
    hour: Number(part.hour),
    minute: Number(part.minute),
  })
  return shown + Number(part.second) * 1000 - Math.floor(ms / 1000) * 1000
}

export function wallAt(zone: string, ms: number): Wall {
  return fromUtc(ms + offsetAt(zone, ms))
}

/**
 * The instants at which a zone's clocks show a wall time: one as a rule; two when clocks went back over it; none when they
 * were put forward over it. `later` and `earlier` are instants; in a gap they are what the wall time means with the offset
 * before and after the change, as Temporal's disambiguation does.
 */
export type Resolved =
  | { kind: 'one'; ms: number }
  | { kind: 'overlap'; earlier: number; later: number }
  | { kind: 'gap'; earlier: number; later: number }

const day = 86_400_000

export function resolveWall(zone: string, wall: Wall): Resolved {
  const utc = asUtc(wall)
  const before = offsetAt(zone, utc - day)
  const after = offsetAt(zone, utc + day)
  const [first, second] = [...new Set([before, after, offsetAt(zone, utc)])]
    .map((offset) => utc - offset)
    .filter((ms) => ms + offsetAt(zone, ms) === utc)
    .sort((one, other) => one - other)
  if (first === undefined)
    return { kind: 'gap', earlier: utc - Math.max(before, after), later: utc - Math.min(before, after) }
  return second === undefined ? { kind: 'one', ms: first } : { kind: 'overlap', earlier: first, later: second }
}

export interface Transition {
  /** The first instant of the new offset. */
  at: number
  /** Milliseconds ahead of UTC. */
  before: number
  after: number
}

/** Changes that undo each other within a week would be missed; the data has none since 1970. */
const stride = 7 * day

/** The next time a zone's clocks change after an instant, within two years; undefined when they do not. */
export function nextTransition(zone: string, ms: number): Transition | undefined {
  const before = offsetAt(zone, ms)
  for (let from = ms; from < ms + 730 * day; from += stride) {
    if (offsetAt(zone, from + stride) === before) continue
    let low = from
    let high = from + stride
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2)
      if (offsetAt(zone, middle) === before) low = middle
      else high = middle
    }
    // Clocks change at whole seconds.
    const at = Math.floor(high / 1000) * 1000
    return { at, before, after: offsetAt(zone, at) }
  }
  return undefined
}

/** UTC, or a sign with hours and minutes: UTC+5:30. */
export function writtenOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minuteMs)
  if (minutes === 0) return 'UTC'
  const rest = minutes % 60
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export function isWall({ year, month, day: date, hour, minute }: Wall): boolean {
  return isCalendarDay(year, month, date) && hour >= 0 && hour < 24 && minute >= 0 && minute < 60
}
