import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  problem,
  rows,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { daysLater } from '@/lib/subjects/time/calendar'
import { readClock, writeTime } from '@/lib/subjects/time/clock'
import { writeClock } from '@/lib/subjects/time/read-duration'
import { findZones } from '@/lib/subjects/zones/places'
import { isZone, resolveWall, type Wall } from '@/lib/subjects/zones/wall'

const section = 'Dates and zones'
const dayMinutes = 1440

export default defineCalculator({
  inputs: {
    start: text('Start', { initial: '10:15 pm', maxLength: 12, help: 'Such as 10:15 pm, 22:15 or 2215.' }),
    end: text('End', { initial: '6:45 am', maxLength: 12 }),
    pause: integer('Breaks', { unit: 'min', initial: 0, min: 0, max: 10_000, slider: { to: 120, step: 5 } }),
    more: rows('Further spans', {
      row: 'span',
      min: 0,
      max: 60,
      initial: [],
      columns: {
        from: text('Start', { maxLength: 12 }),
        to: text('End', { maxLength: 12 }),
        off: integer('Breaks, min', { initial: 0, min: 0, max: 10_000 }),
      },
      refines: true,
    }),
    rate: money('Pay for an hour', { optional: true, max: 1e6, refines: true }),
    step: choice('Round each span to', {
      options: {
        '0': 'Not at all',
        '1': '1 minute',
        '5': '5 minutes',
        '6': '6 minutes',
        '10': '10 minutes',
        '15': '15 minutes',
      },
      initial: '0',
      as: 'menu',
      refines: true,
    }),
    earlier: choice('An end before the start is', {
      options: { next: 'On the next day', refuse: 'A mistake' },
      initial: 'next',
      refines: true,
    }),
    startDay: date('Start date', { optional: true, section, refines: true }),
    endDay: date('End date', {
      optional: true,
      section,
      help: 'Left empty, it is the start date, or the day after where the end is earlier.',
      refines: true,
    }),
    startZone: text('Start is in', {
      optional: true,
      maxLength: 60,
      placeholder: 'New York',
      help: 'A city or a zone such as Europe/Paris. With a date, changes to and from summer time count.',
      section,
      refines: true,
    }),
    endZone: text('End is in', { optional: true, maxLength: 60, placeholder: 'Tokyo', section, refines: true }),
  },
  outputs: {
    length: { kind: 'text', label: 'Duration' },
    hours: { kind: 'number', label: 'Decimal hours' },
    minutes: { kind: 'number', label: 'Minutes' },
    without: { kind: 'text', label: 'Without taking off breaks' },
    pay: { kind: 'money', label: 'Pay', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    spans: {
      kind: 'table',
      label: 'Each span',
      columns: {
        from: { kind: 'text', label: 'Start' },
        to: { kind: 'text', label: 'End' },
        gross: { kind: 'number', label: 'Minutes' },
        off: { kind: 'count', label: 'Breaks' },
        net: { kind: 'number', label: 'Counted minutes' },
      },
      totals: ['gross', 'off', 'net'],
    },
  },
  formula: 'Duration = end − start, and 24 hours more where the end is on the next day, − breaks',
  limits: [
    'Without a date and a zone every day has 24 hours: the night in which clocks change is an hour longer or shorter.',
    'Zones need a start date and hold for the first span; further spans are taken from the clock alone.',
    'Pay is hours times rate, without overtime or night premium. Whether an employer may round is a matter of law.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange' },
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
  ],

  compute(values, { show }) {
    const first = firstSpan(values)
    if ('problem' in first) return problem(first.field, first.says)
    const spans: Span[] = [first]
    for (const [at, row] of values.more.entries()) {
      const span = clockSpan(row.from, row.to, row.off, values.earlier)
      if (!span) return problem('more', `must have a start, a later end and shorter breaks on line ${at + 1}`)
      spans.push(span)
    }
    const table = spans.map((span) => ({ ...span, net: toStep(span.gross - span.off, Number(values.step)) }))
    const sum = (column: 'gross' | 'net') => table.reduce((all, row) => all + row[column], 0)
    const minutes = sum('net')
    return {
      length: writeClock(minutes * 60),
      hours: minutes / 60,
      minutes,
      without: writeClock(sum('gross') * 60),
      pay: values.rate === undefined ? undefined : (minutes / 60) * values.rate,
      note: noteOn(first, show.date(values.startDay ?? '2000-01-01'), values.startDay !== undefined),
      spans: table.map(({ from, to, gross, off, net }) => ({ from, to, gross, off, net })),
    }
  },

  steps({ step }, { spans }) {
    return [
      ...spans.slice(0, 12).map((row, at) => ({
        finds: spans.length === 1 ? 'Counted minutes' : `Span ${at + 1}`,
        gives: `spans.${at}.net` as const,
        says: `From ${row.from} to ${row.to} without breaks${step === '0' ? '' : `, to the nearest ${step} min`}`,
      })),
      { gives: 'minutes' as const, is: '{spans.net}' },
      { gives: 'hours' as const, is: '{minutes} ÷ 60' },
      { gives: 'pay' as const, is: '{hours} × {rate}' },
    ]
  },

  examples: [
    {
      name: 'A night shift',
      given: { start: '22:15', end: '06:45', pause: 30, rate: 21, more: [] },
      expect: { length: '8:00', hours: 8, pay: 168, without: '8:30' },
    },
    {
      name: 'A flight from New York to London',
      given: {
        start: '7:30 pm',
        end: '7:35 am',
        pause: 0,
        more: [],
        startDay: '2026-07-01',
        endDay: '2026-07-02',
        startZone: 'New York',
        endZone: 'London',
      },
      expect: { length: '7:05' },
    },
  ],
})

interface Span {
  from: string
  to: string
  /** Minutes. */
  gross: number
  off: number
  isNextDay: boolean
  /** Minutes by which the clock between says something else. */
  shift: number
}

interface Refusal {
  problem: true
  field: 'start' | 'end' | 'pause' | 'startDay' | 'endDay' | 'startZone' | 'endZone'
  says: string
}
const refused = (field: Refusal['field'], says: string): Refusal => ({ problem: true, field, says })

/** A span of the clock alone; undefined where it is none, is refused, or is shorter than its breaks. */
function clockSpan(start: string, end: string, off: number, earlier: 'next' | 'refuse'): Span | undefined {
  const from = readClock(start)
  const to = readClock(end)
  if (from === undefined || to === undefined || (to < from && earlier === 'refuse')) return undefined
  const gross = (to - from) / 60 + (to < from ? dayMinutes : 0)
  if (off > gross) return undefined
  return { from: writeTime(from), to: writeTime(to), gross, off, isNextDay: to < from, shift: 0 }
}

interface Asked {
  start: string
  end: string
  pause: number
  earlier: 'next' | 'refuse'
  startDay?: string | undefined
  endDay?: string | undefined
  startZone?: string | undefined
  endZone?: string | undefined
}

const mistyped = 'must be a time of day such as 10:15 pm, 22:15 or 2215'

function firstSpan({ start, end, pause, earlier, startDay, endDay, startZone, endZone }: Asked): Span | Refusal {
  const from = readClock(start)
  const to = readClock(end)
  if (from === undefined) return refused('start', mistyped)
  if (to === undefined) return refused('end', mistyped)
  if (startDay === undefined && (endDay ?? startZone ?? endZone) !== undefined)
    return refused('startDay', 'must be given together with an end date or a zone')
  const zones = { start: zoneOf(startZone ?? endZone), end: zoneOf(endZone ?? startZone) }
  if (zones.start === undefined) return refused('startZone', 'must be a city or a zone such as Europe/Paris')
  if (zones.end === undefined) return refused('endZone', 'must be a city or a zone such as Europe/Paris')
  const day = startDay ?? '2001-01-01'
  const begins = momentOf(day, from, zones.start)
  const isOver = endDay === undefined && momentOf(day, to, zones.end) < begins
  if (isOver && earlier === 'refuse') return refused('end', 'must not be before the start')
  const lastDay = endDay ?? (isOver ? daysLater(day, 1) : day)
  if (lastDay === undefined) return refused('startDay', 'must be before the end of the year 9999')
  const stops = momentOf(lastDay, to, zones.end)
  const gross = (stops - begins) / 60_000
  if (gross < 0) return refused(endDay === undefined ? 'end' : 'endDay', 'must not be before the start')
  if (pause > gross) return refused('pause', 'must not be longer than the time itself')
  const onClock = (momentOf(lastDay, to, 'UTC') - momentOf(day, from, 'UTC')) / 60_000
  return {
    from: writeTime(from),
    to: writeTime(to),
    gross,
    off: pause,
    isNextDay: lastDay > day,
    shift: zones.start === zones.end ? gross - onClock : 0,
  }
}

/** UTC where nothing was typed; undefined for what is no place. */
function zoneOf(typed: string | undefined): string | undefined {
  if (typed === undefined) return 'UTC'
  const found = findZones(typed, isZone)
  return 'zones' in found && found.zones.length === 1 ? found.zones[0] : undefined
}

/** Milliseconds since 1970. In the hour that comes twice the first is taken, in the one left out the time after it. */
function momentOf(iso: string, seconds: number, zone: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const wall: Wall = { year, month, day, hour: 0, minute: 0 }
  const clock = { ...wall, hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60 }
  const resolved = resolveWall(zone, clock)
  const ms = resolved.kind === 'one' ? resolved.ms : resolved.kind === 'gap' ? resolved.later : resolved.earlier
  return ms + (seconds % 60) * 1000
}

/** The nearest multiple of so many minutes. */
const toStep = (minutes: number, step: number) => (step === 0 ? minutes : Math.round(minutes / step) * step)

function noteOn({ gross, isNextDay, shift }: Span, day: string, isDated: boolean): Verdict | undefined {
  if (shift !== 0) {
    const words = shift > 0 ? 'put back, so the time is longer' : 'put forward, so the time is shorter'
    return { is: 'plain', says: `Clocks are ${words} by ${Math.abs(shift)} minutes than the hands say.` }
  }
  if (gross === 0) return { is: 'fair', says: 'Start and end are the same time. For a full day, give the end date.' }
  if (!isNextDay) return undefined
  return { is: 'plain', says: isDated ? `The end is after midnight of ${day}.` : 'The end is on the next day.' }
}
