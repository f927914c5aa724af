/** A line of iCalendar folded at 75 bytes, RFC 5545 section 3.1. */
function folded(line: string): string {
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

function stamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** An iCalendar file (RFC 5545) with one event at an instant in UTC, which every calendar shows in its owner's zone. */
export function calendarEvent(event: {
  title: string
  description: string
  start: number
  /** Minutes. */
  length: number
  /** When the file was made. */
  made: number
}): string {
  const { title, description, start, length, made } = event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallykit//Time Zone Converter//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(start)}-${length}-${stamp(made)}@tallykit`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + length * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
