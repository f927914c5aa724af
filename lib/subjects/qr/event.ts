import { escapeTextValue, joinLines } from './content-line'

export interface CalendarEvent {
  title: string
  place: string
  details: string
  /** ISO days. The last day is part of an event of whole days. */
  starts: string
  ends: string
  allDay: boolean
  /** 'HH:MM'; not used for whole days. */
  startTime: string
  endTime: string
  /** Minutes that the clock there is ahead of UTC; undefined where the time is that of whoever scans. */
  offset: number | undefined
  /** A whole iCalendar object with UID and DTSTAMP, instead of the event alone. */
  whole: boolean
}

function compact(iso: string): string {
  return iso.replaceAll(/[-:]/g, '').slice(0, 15)
}

/** '2026-04-06', '09:30' as a date-time: local, or in UTC where the offset is known. */
function moment(day: string, time: string, offset: number | undefined): string {
  if (offset === undefined) return `${compact(day)}T${compact(time)}00`
  return `${compact(new Date(Date.parse(`${day}T${time}:00Z`) - offset * 60_000).toISOString())}Z`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** FNV-1a of the text, so that the same event keeps its UID. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A VEVENT (RFC 5545). DTEND of whole days is the day after the last one, because the end is exclusive. */
export function eventText(event: CalendarEvent): string {
  const { title, place, details, starts, ends, allDay, startTime, endTime, offset, whole } = event
  const times = allDay
    ? [`DTSTART;VALUE=DATE:${compact(starts)}`, `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`]
    : [`DTSTART:${moment(starts, startTime, offset)}`, `DTEND:${moment(ends, endTime, offset)}`]
  const told = [`SUMMARY:${escapeTextValue(title)}`, ...times]
  if (place !== '') told.push(`LOCATION:${escapeTextValue(place)}`)
  if (details !== '') told.push(`DESCRIPTION:${escapeTextValue(details)}`)
  if (!whole) return joinLines(['BEGIN:VEVENT', ...told, 'END:VEVENT'])
  // A printed code has no moment of its own: its event is stamped with its start, and scanning it twice makes one entry.
  const stamp = `${compact(starts)}T000000Z`
  const identity = `UID:${compact(starts)}-${fingerprint(told.join('\n'))}@tallykit`
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallykit//QR code//EN',
    'BEGIN:VEVENT',
    identity,
    `DTSTAMP:${stamp}`,
    ...told,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
