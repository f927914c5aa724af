import { describe, expect, it } from 'vitest'
import { calendarEvent } from '@/lib/subjects/zones/calendar-event'
import { convertList } from '@/lib/subjects/zones/convert-list'
import { parseWhen } from '@/lib/subjects/zones/parse-when'
import { findZones } from '@/lib/subjects/zones/places'
import {
  isZone,
  nextTransition,
  offsetAt,
  resolveWall,
  wallAt,
  writtenOffset,
  type Wall,
} from '@/lib/subjects/zones/wall'
import vectors from '../vectors/zones/cases.json'

const wall = (text: string): Wall => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number)
  return { year, month, day, hour, minute }
}

describe('offsets beside Python zoneinfo', () => {
  it.each(vectors.offsets as [string, number, number][])('%s at %d', (zone, at, offset) => {
    expect(offsetAt(zone, at * 1000)).toBe(offset * 1000)
  })

  it.each(vectors.transitions as [string, number, number | null, number | null, number | null][])(
    'next change of %s',
    (zone, from, at, before, after) => {
      const next = nextTransition(zone, from * 1000)
      expect(next).toEqual(
        at === null ? undefined : { at: at * 1000, before: (before ?? 0) * 1000, after: (after ?? 0) * 1000 },
      )
    },
  )

  it.each(vectors.walls as [string, string, 'gap' | 'overlap', number, number][])(
    '%s %s is a %s',
    (zone, text, kind, earlier, later) => {
      expect(resolveWall(zone, wall(text))).toEqual({ kind, earlier: earlier * 1000, later: later * 1000 })
    },
  )
})

describe('known dates', () => {
  it('Samoa left out 30 December 2011', () => {
    expect(resolveWall('Pacific/Apia', wall('2011-12-30T12:00')).kind).toBe('gap')
  })

  it('the United States changed on 8 March 2026 at 2:00', () => {
    expect(resolveWall('America/New_York', wall('2026-03-08T02:30')).kind).toBe('gap')
    expect(resolveWall('America/New_York', wall('2026-03-08T03:00'))).toEqual({
      kind: 'one',
      ms: Date.UTC(2026, 2, 8, 7),
    })
    expect(resolveWall('America/New_York', wall('2026-11-01T01:30'))).toEqual({
      kind: 'overlap',
      earlier: Date.UTC(2026, 10, 1, 5, 30),
      later: Date.UTC(2026, 10, 1, 6, 30),
    })
  })

  it('every wall time leads back to itself', () => {
    for (const [zone, seconds] of vectors.offsets as [string, number, number][]) {
      const ms = Math.floor(seconds / 60) * 60_000
      if (offsetAt(zone, ms) % 60_000 !== 0) continue
      const resolved = resolveWall(zone, wallAt(zone, ms))
      expect(resolved.kind === 'one' ? [resolved.ms] : [resolved.earlier, resolved.later]).toContain(ms)
    }
  })

  it('writes offsets as people do', () => {
    expect([0, 330, -210, 765, -480].map((minutes) => writtenOffset(minutes * 60_000))).toEqual([
      'UTC',
      'UTC+5:30',
      'UTC−3:30',
      'UTC+12:45',
      'UTC−8',
    ])
  })
})

describe('reading a text', () => {
  // A Wednesday.
  const today = wall('2026-03-04T09:00')

  it.each([
    ['3pm PST Friday', '2026-03-06T15:00', 'PST'],
    ['Friday 3 pm PST', '2026-03-06T15:00', 'PST'],
    ['8 March 2026 14:00 Berlin', '2026-03-08T14:00', 'Berlin'],
    ['March 8th, 2026 at 2:30 p.m. New York', '2026-03-08T14:30', 'New York'],
    ['tomorrow noon in Tokyo', '2026-03-05T12:00', 'Tokyo'],
    ['2026-03-08T02:30', '2026-03-08T02:30', ''],
    ['2026-03-08T02:30:00Z', '2026-03-08T02:30', 'Z'],
    ['2026-03-08 02:30:15.250 +05:30', '2026-03-08T02:30', '+05:30'],
    ['2026-03-08T02:30-08:00', '2026-03-08T02:30', '-08:00'],
    ['12am today', '2026-03-04T00:00', ''],
    ['12 pm', '2026-03-04T12:00', ''],
    ['wednesday 9:15 London', '2026-03-04T09:15', 'London'],
    ['14h30 Paris', '2026-03-04T14:30', 'Paris'],
    ['20/03/2026 14:00', '2026-03-20T14:00', ''],
    ['03/20/2026 2pm', '2026-03-20T14:00', ''],
    ['5.5.2026 14:00', '2026-05-05T14:00', ''],
    ['2026/03/08 14:00 UTC', '2026-03-08T14:00', 'UTC'],
    ['20260308T140000Z', '2026-03-08T14:00', 'Z'],
    ['8-Mar-2026 14:00', '2026-03-08T14:00', ''],
    ['[08/Mar/2026:14:00:00 +0000]', '2026-03-08T14:00', '+0000'],
    ['Sun, 08 Mar 2026 14:00:00 +0100', '2026-03-08T14:00', '+0100'],
    ['Thursday, March 5, 2026 at 10:00 AM Eastern Time', '2026-03-05T10:00', 'Eastern'],
    ['10am Pacific Standard Time', '2026-03-04T10:00', 'Pacific'],
    ['17h Paris', '2026-03-04T17:00', 'Paris'],
    ['10:00 America/Sao_Paulo', '2026-03-04T10:00', 'America/Sao_Paulo'],
  ])('%s', (text, expected, place) => {
    expect(parseWhen(text, today)).toEqual({ kind: 'wall', wall: wall(expected), place })
  })

  it('reads seconds and milliseconds since 1970', () => {
    expect(parseWhen('1772928000', today)).toEqual({ kind: 'instant', ms: Date.UTC(2026, 2, 8) })
    for (const text of ['1772928000000', '1772928000.000', '1772928000000000', '1772928000000000000'])
      expect(parseWhen(text, today)).toEqual({ kind: 'instant', ms: Date.UTC(2026, 2, 8) })
  })

  it.each([
    ['', 'empty'],
    ['Berlin', 'no time'],
    ['03/08/2026 14:00', 'day or month'],
    ['31/31/2026 14:00', 'no such date'],
    ['2026/13/08 14:00', 'no such date'],
    ['2026-02-30 14:00', 'no such date'],
    ['25:00', 'no such date'],
    ['13pm', 'no such date'],
  ])('refuses %s', (text, fault) => {
    expect(parseWhen(text, today)).toEqual({ kind: 'fault', fault })
  })
})

describe('finding a place', () => {
  it.each([
    ['Mumbai', ['Asia/Kolkata']],
    ['são paulo', ['America/Sao_Paulo']],
    ['San Francisco', ['America/Los_Angeles']],
    ['europe/berlin', ['europe/berlin']],
    ['UTC+5:30', ['+05:30']],
    ['GMT-3', ['-03:00']],
    ['+0000', ['UTC']],
    ['Pacific', ['America/Los_Angeles']],
    ['IST', ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem']],
    ['cst', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ])('%s', (text, zones) => {
    expect(findZones(text, isZone)).toEqual({ zones })
  })

  it('suggests the nearest name', () => {
    expect(findZones('Berln', isZone)).toEqual({ near: 'Berlin' })
    expect(findZones('Francisco San', isZone)).not.toHaveProperty('zones')
    expect(findZones('qqqqqqqqqq', isZone)).toEqual({ near: undefined })
  })

  it('offers only zones that exist', async () => {
    const { allPlaces } = await import('@/lib/subjects/zones/places')
    expect(allPlaces().filter(({ zone }) => !isZone(zone))).toEqual([])
  })
})

describe('a list', () => {
  it('converts ten thousand lines and says why a line has no answer', () => {
    const lines = Array.from({ length: 9_996 }, (_, at) => String(1772928000 + at * 3600))
    lines.push('2026-03-08 02:30', '2026-11-01 01:30', 'IST 9:00', 'nothing')
    const rows = convertList({
      lines,
      from: 'America/New_York',
      targets: ['Europe/Berlin'],
      today: wall('2026-03-04T09:00'),
      choice: 'later',
    })
    expect(rows).toHaveLength(10_000)
    expect(rows[0]).toEqual({
      given: '1772928000',
      utc: '2026-03-08T00:00Z',
      local: ['2026-03-08T01:00+01:00'],
      note: '',
    })
    expect(rows.slice(-4).map(({ utc, note }) => [utc, note])).toEqual([
      ['2026-03-08T07:30Z', 'gap'],
      ['2026-11-01T06:30Z', 'overlap'],
      ['', 'several zones'],
      ['', 'unreadable'],
    ])
  })
})

describe('a calendar file', () => {
  it('is an event in UTC with folded and escaped lines', () => {
    const text = calendarEvent({
      title: 'Call; Berlin, Tokyo',
      description: `Line one\n${'ü'.repeat(80)}`,
      start: Date.UTC(2026, 2, 8, 7, 30),
      length: 45,
      made: Date.UTC(2026, 2, 1),
    })
    const lines = text.split('\r\n')
    expect(lines).toContain('DTSTART:20260308T073000Z')
    expect(lines).toContain('DTEND:20260308T081500Z')
    expect(lines).toContain(String.raw`SUMMARY:Call\; Berlin\, Tokyo`)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(String.raw`DESCRIPTION:Line one\n` + 'ü'.repeat(80))
  })
})
