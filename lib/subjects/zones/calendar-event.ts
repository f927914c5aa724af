import { daysLater } from '@/lib/subjects/time/calendar'

/** A line of iCalendar folded at 75 bytes, RFC 5545 section 3.1. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

export function stamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

export function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

interface Appointment {
  title: string
  description: string
  place?: string
  /** Milliseconds since 1970; as if the wall hung in UTC where the event is local. */
  start: number
  /** Minutes. */
  length: number
  /** When the file was made. */
  made: number
  /** Shown at this hour wherever the calendar is: RFC 5545, 3.3.5, form 1. Otherwise at the instant, in its owner's zone. */
  isLocal?: boolean
  /** Which tool made it. */
  product?: string
}

/** An iCalendar file (RFC 5545) with one event. */
export function calendarEvent(event: Appointment): string {
  const {
    title,
    description,
    place = '',
    start,
    length,
    made,
    isLocal = false,
    product = 'Time Zone Converter',
  } = event
  const moment = (ms: number) => (isLocal ? stamp(ms).slice(0, -1) : stamp(ms))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${stamp(start)}-${length}-${stamp(made)}@tallykit`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(start + length * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

interface CalendarTask {
  title: string
  /** Who does it. */
  owner: string
  /** ISO day. */
  due?: string | undefined
}

/** An iCalendar file (RFC 5545, 3.6.2) with a task for each entry. `made` is an ISO day, `series` tells the tasks of one list from another's. */
export function calendarTasks(
  tasks: readonly CalendarTask[],
  { made, series, product }: { made: string; series: string; product: string },
): string {
  const day = (iso: string) => iso.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    ...tasks.flatMap(({ title, owner, due }, at) => [
      'BEGIN:VTODO',
      `UID:${day(made)}-${series}-${at + 1}@tallykit`,
      `DTSTAMP:${day(made)}T000000Z`,
      `SUMMARY:${escaped(owner === '' ? title : `${owner}: ${title}`)}`,
      ...(due === undefined ? [] : [`DUE;VALUE=DATE:${day(due)}`]),
      'STATUS:NEEDS-ACTION',
      'END:VTODO',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

interface CalendarDay {
  title: string
  /** ISO day. */
  day: string
  /** The last day, where there are several. */
  until?: string | undefined
  description?: string
  /** Tells the event from all others, so that a later file replaces it. */
  id?: string
  /** A reminder at nine o'clock so many days before. */
  remindsBefore?: number | undefined
}

/** RFC 5545, 3.6.6: nine o'clock of the day itself, or of one before it. */
function reminder(title: string, days: number): string[] {
  const hours = days * 24 - 9
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${hours > 0 ? '-' : ''}PT${Math.abs(hours)}H`,
    'END:VALARM',
  ]
}

/** An iCalendar file (RFC 5545, 3.6.1) with an event of a whole day for each entry. `made` is an ISO day, `series` as for tasks. */
export function calendarDays(
  days: readonly CalendarDay[],
  { made, series, product }: { made: string; series: string; product: string },
): string {
  const plain = (iso: string) => iso.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    ...days.flatMap(({ title, day, until, description = '', id, remindsBefore }, at) => [
      'BEGIN:VEVENT',
      `UID:${id ?? `${plain(made)}-${series}-${at + 1}`}@tallykit`,
      `DTSTAMP:${plain(made)}T000000Z`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      // The end of an event is the first day that is none of its own.
      ...(until === undefined || until <= day ? [] : [`DTEND;VALUE=DATE:${plain(daysLater(until, 1) ?? until)}`]),
      `SUMMARY:${escaped(title)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
      'TRANSP:TRANSPARENT',
      ...(remindsBefore === undefined ? [] : reminder(title, remindsBefore)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

interface CalendarMoment {
  title: string
  /** Milliseconds since 1970. */
  from: number
  to: number
  note?: string
  /** Tells the event from all others, so that a later file replaces it. */
  id: string
}

/** An iCalendar file (RFC 5545, 3.6.1) of events with hours, in UTC, which no calendar can mistake. `made` in milliseconds since 1970. */
export function calendarMoments(
  events: readonly CalendarMoment[],
  { made, product }: { made: number; product: string },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    ...events.flatMap(({ title, from, to, note = '', id }) => [
      'BEGIN:VEVENT',
      `UID:${id}@tallykit`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      `SUMMARY:${escaped(title)}`,
      ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
