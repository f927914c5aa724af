import { problem, type Problem } from '@/lib/base/problem'
import { nearestWhole, product, quotient, ratio, toRatio, type Ratio } from '@/lib/base/units/ratio'

/** Time that somebody logged: hours as a number, or a start and an end ('22:30'). */
export interface TimeEntry {
  date: string
  project: string
  person?: string | undefined
  task?: string | undefined
  hours?: number | undefined
  start?: string | undefined
  end?: string | undefined
  /** Major units for an hour, where it is another rate than usual. */
  rate?: number | undefined
  billed: boolean
}

/** How the time of each entry is rounded: not at all, or to so many minutes. */
export const roundings = {
  none: 'Not rounded',
  up6: 'Up to 6 minutes',
  near6: 'To the nearest 6 minutes',
  up15: 'Up to 15 minutes',
  near15: 'To the nearest 15 minutes',
} as const
export type Rounding = keyof typeof roundings

/** Time in hundredths of an hour, as it is billed and as it was worked. */
export interface CountedEntry extends TimeEntry {
  worked: number
  counted: number
  /** Minutes since 1970 of a start and an end; absent where hours were typed. */
  span?: { from: number; to: number }
}

const sixty = ratio(60n)

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

interface Timed {
  minutes: Ratio
  span?: { from: number; to: number }
}

/** The minutes of one entry; an end before the start is on the next day. A sentence where they cannot be told. */
function timeOf({ date, hours, start, end }: TimeEntry, at: number): Timed | string {
  if (hours !== undefined) return { minutes: product(toRatio(String(hours)), sixty) }
  if (!start || !end) return `must have hours, or a start and an end, in line ${at + 1}`
  if (start === end) return `must not begin and end in the same minute, as line ${at + 1} does`
  const from = minutesOf(start)
  const to = minutesOf(end) + (minutesOf(end) < from ? 24 * 60 : 0)
  const midnight = Date.parse(date) / 60_000
  return {
    minutes: ratio(BigInt(to - from)),
    span: { from: midnight + from, to: midnight + to },
  }
}

function ceiling({ over, under }: Ratio): bigint {
  return (over + under - 1n) / under
}

/** Minutes rounded to a step, halves upwards; hundredths of an hour. */
function counted(minutes: Ratio, rounding: Rounding): number {
  const inHundredths = (time: Ratio) => Number(nearestWhole(product(time, ratio(100n, 60n))))
  if (rounding === 'none') return inHundredths(minutes)
  const step = ratio(rounding.endsWith('15') ? 15n : 6n)
  const steps = quotient(minutes, step)
  const whole = rounding.startsWith('up') ? ceiling(steps) : nearestWhole(steps)
  return inHundredths(product(ratio(whole), step))
}

/**
 * What every entry counts, in hundredths of an hour: 6 minutes are 10, 15 minutes 25, 20 minutes without rounding 33. Each entry is
 * rounded by itself. Times are of the clock on the wall: where it is put forward or back in between, the hour is not known here.
 */
export function countedEntries(entries: readonly TimeEntry[], rounding: Rounding): CountedEntry[] | Problem<'entries'> {
  const all: CountedEntry[] = []
  for (const [at, entry] of entries.entries()) {
    const time = timeOf(entry, at)
    if (typeof time === 'string') return problem('entries', time)
    all.push({
      ...entry,
      worked: counted(time.minutes, 'none'),
      counted: entry.billed ? counted(time.minutes, rounding) : 0,
      ...(time.span ? { span: time.span } : {}),
    })
  }
  return all
}

/** Lines, from 1, of the same person whose times lie over each other, as pairs. */
export function overlaps(entries: readonly CountedEntry[]): [number, number][] {
  const spans = entries
    .flatMap(({ span, person = '' }, at) =>
      span ? [{ ...span, person: person.trim().toLowerCase(), line: at + 1 }] : [],
    )
    .sort((one, other) => (one.person === other.person ? one.from - other.from : one.person < other.person ? -1 : 1))
  const pairs: [number, number][] = []
  let longest = spans[0]
  for (const span of spans.slice(1)) {
    const isSame = longest !== undefined && longest.person === span.person
    if (isSame && longest && span.from < longest.to)
      pairs.push([Math.min(longest.line, span.line), Math.max(longest.line, span.line)])
    if (!isSame || !longest || span.to > longest.to) longest = span
  }
  return pairs
}

/** Days on which somebody worked more than 24 hours, each with the name. */
export function longDays(entries: readonly CountedEntry[]): { date: string; person: string }[] {
  const days = new Map<string, { date: string; person: string; worked: number }>()
  for (const { date, person = '', worked } of entries) {
    const key = `${date} ${person.trim().toLowerCase()}`
    const day = days.get(key) ?? { date, person, worked: 0 }
    days.set(key, { ...day, worked: day.worked + worked })
  }
  return [...days.values()].filter(({ worked }) => worked > 2400)
}

export const groupings = {
  project: 'Project',
  person: 'Person',
  day: 'Day',
  entry: 'Every entry by itself',
} as const
export type Grouping = keyof typeof groupings

export interface HourLine {
  name: string
  /** Hundredths of an hour. */
  counted: number
  /** Major units for an hour. */
  rate: number
}

/** Billed entries added up by what they have in common, and by their rate; in the order in which each comes first. */
export function hourLines(
  entries: readonly CountedEntry[],
  grouping: Grouping,
  usualRate: number,
  writeDay: (day: string) => string,
): HourLine[] {
  const lines = new Map<string, HourLine>()
  for (const [at, entry] of entries.entries()) {
    if (!entry.billed) continue
    const rate = entry.rate ?? usualRate
    const name = {
      project: entry.project,
      person: entry.person?.trim() || entry.project,
      day: writeDay(entry.date),
      entry: `${writeDay(entry.date)}, ${[entry.project, entry.task].filter((part) => part?.trim()).join(': ')}`,
    }[grouping]
    const key = JSON.stringify([grouping === 'entry' ? at : name.toLowerCase(), rate])
    const line = lines.get(key) ?? { name, counted: 0, rate }
    lines.set(key, { ...line, counted: line.counted + entry.counted })
  }
  return [...lines.values()]
}
