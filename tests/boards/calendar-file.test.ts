import { describe, expect, it } from 'vitest'
import { calendarDays, calendarMoments } from '@/lib/subjects/zones/calendar-event'

const days = [
  {
    id: 'a-1',
    day: '2026-12-01',
    title: 'Deadline: Roof, doors; windows',
    description: '17:00 Brussels\nby post',
    remindsBefore: 1,
  },
  { id: 'a-2', day: '2028-02-29', title: 'Ünïcode '.repeat(20).trim(), remindsBefore: 0 },
  { day: '2026-12-24', title: 'Plain' },
]

/* Read back by ical.js 2.2.1: three events of whole days, alarms 15 hours before and 9 hours after midnight, texts as they were. */
describe('a calendar file of days', () => {
  const text = calendarDays(days, { made: '2026-11-27', series: 'test', product: 'test' })

  it('has an event of a whole day for each, under a name that stays', () => {
    expect(text.match(/^UID:.*$/gm)?.map((line) => line.trim())).toEqual([
      'UID:a-1@tallykit',
      'UID:a-2@tallykit',
      'UID:20261127-test-3@tallykit',
    ])
    expect(text).toContain('DTSTART;VALUE=DATE:20280229')
    expect(text).toContain(String.raw`SUMMARY:Deadline: Roof\, doors\; windows`)
    expect(text).toContain(String.raw`DESCRIPTION:17:00 Brussels\nby post`)
  })

  it('reminds at nine o’clock, of the day itself or before it', () => {
    expect(text.match(/^TRIGGER:.*$/gm)?.map((line) => line.trim())).toEqual(['TRIGGER:-PT15H', 'TRIGGER:PT9H'])
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2)
  })

  it('folds its lines at 75 bytes', () => {
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})

describe('a calendar file of spans and hours', () => {
  it('ends a span on the day after its last', () => {
    const span = { id: 'a', day: '2026-12-30', until: '2027-01-02', title: 'Leave' }
    const text = calendarDays([span, { ...span, id: 'b', until: '2026-12-30' }], {
      made: '2026-11-27',
      series: 'x',
      product: 'x',
    })
    expect(text.match(/^DTEND.*$/gm)?.map((line) => line.trim())).toEqual(['DTEND;VALUE=DATE:20270103'])
  })

  it('gives hours in UTC, under names that stay', () => {
    const text = calendarMoments(
      [{ id: 's', title: 'Night', from: Date.UTC(2026, 9, 24, 20), to: Date.UTC(2026, 9, 25, 5), note: 'Gate; keys' }],
      { made: Date.UTC(2026, 10, 27), product: 'x' },
    )
    for (const line of [
      'UID:s@tallykit',
      'DTSTART:20261024T200000Z',
      'DTEND:20261025T050000Z',
      String.raw`DESCRIPTION:Gate\; keys`,
    ])
      expect(text).toContain(`${line}\r\n`)
  })
})
