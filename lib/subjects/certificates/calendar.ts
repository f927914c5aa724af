/* A calendar of days on which certificates end (RFC 5545). */
import { escapeTextValue, joinLines } from '@/lib/subjects/qr/content-line'

export interface Ending {
  /** The same for the same certificate, so that a second import changes the entry instead of adding one. */
  id: string
  summary: string
  description: string
  /** Milliseconds since 1970. */
  time: number
}

const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** An iCalendar file with an entry for each ending and an alarm that many days before. `now` is when it is made. */
export function calendarOf(endings: readonly Ending[], days: readonly number[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallykit//SSL Expiry Reminder//EN',
    'METHOD:PUBLISH',
    ...endings.flatMap(({ id, summary, description, time }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(time)}`,
      `SUMMARY:${escapeTextValue(summary)}`,
      `DESCRIPTION:${escapeTextValue(description)}`,
      'TRANSP:TRANSPARENT',
      ...days.flatMap((day) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-P${String(day)}D`,
        `DESCRIPTION:${escapeTextValue(summary)}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return joinLines(lines)
}
