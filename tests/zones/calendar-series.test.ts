import { describe, expect, it } from 'vitest'
import { calendarSeries, zoneLines } from '@/lib/subjects/zones/calendar-series'
import { wallOf } from '@/lib/subjects/zones/show'
import { offsetAt, type Wall } from '@/lib/subjects/zones/wall'

const made = Date.UTC(2026, 10, 28, 9)
const at = (date: string, time: string): Wall => {
  const wall = wallOf(date, time)
  if (!wall) throw new Error('no wall')
  return wall
}
/** Lines as a reader of iCalendar joins them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** What RFC 5545, 3.6.5 says a reader does: the last onset at or before a local time decides the offset, in minutes. */
function offsetBy(lines: readonly string[], local: number): number {
  let onset = -Infinity
  let offset = Number.NaN
  let start = 0
  for (const line of lines) {
    const [name = '', value = ''] = line.split(':')
    if (name === 'DTSTART')
      start = Date.parse(value.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'))
    if (name !== 'TZOFFSETTO' || start > local || start < onset) continue
    const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(value) ?? []
    onset = start
    offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
  return offset
}

describe('a calendar file of series', () => {
  it('has the lines that a repeated alarm needs, in the zone of its clocks', () => {
    const lines = unfolded(
      calendarSeries(
        [
          {
            title: 'Stand-up; daily',
            note: 'a\nb',
            id: 'x',
            wall: at('2026-11-30', '09:30'),
            zone: 'America/New_York',
            length: 5,
            weekdays: [1, 2, 5],
            rings: 0,
          },
        ],
        { made, product: 'Test' },
      ),
    )
    for (const line of [
      'TZID:America/New_York',
      'DTSTART;TZID=America/New_York:20261130T093000',
      'DURATION:PT5M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,FR',
      String.raw`SUMMARY:Stand-up\; daily`,
      String.raw`DESCRIPTION:a\nb`,
      'TRIGGER:PT0M',
      'DTSTAMP:20261128T090000Z',
    ])
      expect(lines).toContain(line)
  })

  it('follows whatever clock it is looked at where it has no zone, and UTC as UTC', () => {
    const event = { title: 'a', id: 'x', wall: at('2026-11-30', '07:00'), length: 5 }
    const lines = unfolded(
      calendarSeries(
        [
          event,
          {
            ...event,
            zone: 'UTC',
            rule: 'FREQ=WEEKLY;COUNT=3',
            except: [at('2026-12-07', '07:00')],
            attendees: ['a@example.org'],
            rings: 10,
          },
        ],
        { made, product: 'Test' },
      ),
    )
    expect(lines).toContain('DTSTART:20261130T070000')
    expect(lines).toContain('DTSTART:20261130T070000Z')
    expect(lines).toContain('RRULE:FREQ=WEEKLY;COUNT=3')
    expect(lines).toContain('EXDATE:20261207T070000Z')
    expect(lines).toContain('ATTENDEE;RSVP=TRUE:mailto:a@example.org')
    expect(lines).toContain('TRIGGER:-PT10M')
    expect(lines.some((line) => line.includes('VTIMEZONE'))).toBe(false)
  })

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'America/Santiago',
    'Pacific/Chatham',
  ])('describes %s so that a reader comes to its offset on every day of five years', (zone) => {
    const from = Date.UTC(2026, 0, 1)
    const lines = zoneLines(zone, from, Date.UTC(2031, 0, 1))
    for (let ms = from + 86_400_000; ms < Date.UTC(2030, 11, 30); ms += 86_400_000 * 0.77) {
      const offset = offsetAt(zone, ms)
      // Within an hour of a change a local time may mean two moments.
      if (offset !== offsetAt(zone, ms - 7_200_000) || offset !== offsetAt(zone, ms + 7_200_000)) continue
      expect(offsetBy(lines, ms + offset)).toBe(offset / 60_000)
    }
  })
})
