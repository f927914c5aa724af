import { escaped, folded, stamp } from './calendar-event'
import { asUtc, nextTransition, offsetAt, type Wall } from './wall'

/** Years after the first event for which a zone's changes are written out. */
const yearsAhead = 6
const yearMs = 366 * 86_400_000

export interface CalendarSeries {
  title: string
  note?: string
  /** Tells the event from all others, so that a later file replaces it. */
  id: string
  /** What the clocks show when it begins for the first time. */
  wall: Wall
  /** The zone of those clocks; absent for whatever clock is looked at. */
  zone?: string | undefined
  /** Minutes. */
  length: number
  /** Weekdays on which it comes again, 0 for Sunday. */
  weekdays?: readonly number[] | undefined
  /** A rule of its own, such as FREQ=WEEKLY;INTERVAL=2;COUNT=6. */
  rule?: string | undefined
  /** Days on which it does not come, at the hour of the event. */
  except?: readonly Wall[]
  /** Addresses to which an invitation goes. */
  attendees?: readonly string[]
  /** Rings at its beginning, or so many minutes before it. */
  rings?: number | undefined
}

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** 20261130T070000, RFC 5545, 3.3.5. */
function localStamp(wall: Wall): string {
  return stamp(asUtc(wall)).slice(0, -1)
}

/** +0530, RFC 5545, 3.3.14. Seconds are written only where an offset has some. */
function offsetText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = seconds % 60
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}${two(Math.floor(seconds / 60) % 60)}${rest === 0 ? '' : two(rest)}`
}

function observance(name: 'STANDARD' | 'DAYLIGHT', local: number, before: number, after: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${stamp(local).slice(0, -1)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ]
}

/**
 * A zone as RFC 5545, 3.6.5 describes one: its offset at `from` and every change up to `to`, each on its own, so that no rule
 * of a country has to be guessed. Milliseconds since 1970.
 */
export function zoneLines(zone: string, from: number, to: number): string[] {
  const first = offsetAt(zone, from)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance('STANDARD', from + first, first, first)]
  for (let at = from; ;) {
    const change = nextTransition(zone, at)
    if (!change || change.at > to) break
    // The onset is written in the offset before it.
    const name = change.after > change.before ? 'DAYLIGHT' : 'STANDARD'
    lines.push(...observance(name, change.at + change.before, change.before, change.after))
    at = change.at
  }
  return [...lines, 'END:VTIMEZONE']
}

function ruleOf({ weekdays, rule }: CalendarSeries): string[] {
  if (rule !== undefined) return [`RRULE:${rule}`]
  if (!weekdays || weekdays.length === 0) return []
  return [`RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => weekdayCodes[day]).join(',')}`]
}

function alarm(title: string, before: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${before > 0 ? '-' : ''}PT${before}M`,
    'END:VALARM',
  ]
}

function eventLines(event: CalendarSeries, made: number): string[] {
  const { title, note = '', id, wall, zone, length, except = [], attendees = [], rings } = event
  const at = (name: string, moment: Wall) =>
    zone === 'UTC' ? `${name}:${localStamp(moment)}Z` : `${name}${zone ? `;TZID=${zone}` : ''}:${localStamp(moment)}`
  return [
    'BEGIN:VEVENT',
    `UID:${id}@tallykit`,
    `DTSTAMP:${stamp(made)}`,
    at('DTSTART', wall),
    `DURATION:PT${length}M`,
    ...ruleOf(event),
    ...except.map((moment) => at('EXDATE', moment)),
    `SUMMARY:${escaped(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    ...attendees.map((address) => `ATTENDEE;RSVP=TRUE:mailto:${address}`),
    ...(rings === undefined ? [] : alarm(title, rings)),
    'END:VEVENT',
  ]
}

/**
 * An iCalendar file (RFC 5545) of events that keep the hour of a zone's clocks, or of any clock, over changes of summer time, with
 * the zones described in the file. `made` in milliseconds since 1970.
 */
export function calendarSeries(
  events: readonly CalendarSeries[],
  { made, product }: { made: number; product: string },
): string {
  const zones = [...new Set(events.flatMap(({ zone }) => (zone === undefined || zone === 'UTC' ? [] : [zone])))].sort()
  const starts = events.map(({ wall }) => asUtc(wall))
  const from = Math.min(...starts) - 2 * 86_400_000
  const to = Math.max(...starts) + yearsAhead * yearMs
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    ...zones.flatMap((zone) => zoneLines(zone, from, to)),
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
