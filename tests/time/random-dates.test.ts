import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { calendarLength, dayOfYear, daysFrom, isoWeekOf, weekdayOf } from '@/lib/subjects/time/calendar'
import { readEpoch, readInstant, writeInstant } from '@/lib/subjects/time/instant'
import { ofSeconds } from '@/lib/subjects/time/length'
import { offsetAt } from '@/lib/subjects/zones/wall'

interface Rows {
  days: [day: string, year: number, week: number, weekday: number, dayOfYear: number][]
  gaps: [older: string, younger: string, days: number, years: number, months: number, rest: number][]
  clocks: [start: string, seconds: number, end: string][]
  moments: [seconds: number, zone: string, local: string][]
}

const file = path.resolve(import.meta.dirname, '../vectors/date-arithmetic/random.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Rows

describe('random rows of datetime, dateutil and zoneinfo', () => {
  it('are 2,000', () => {
    expect(Object.values(rows).map(({ length }) => length)).toEqual([500, 500, 500, 500])
  })

  it('agree on ISO week, weekday and day of the year', () => {
    const wrong = rows.days.filter(([day, ...expected]) => {
      const { year, week } = isoWeekOf(day)
      return String([year, week, weekdayOf(day), dayOfYear(day)]) !== String(expected)
    })
    expect(wrong).toEqual([])
  })

  it('agree on days between and on the difference of two ages', () => {
    const wrong = rows.gaps.filter(([older, younger, ...expected]) => {
      const gap = calendarLength(older, younger)
      return String([daysFrom(older, younger), gap?.years, gap?.months, gap?.days]) !== String(expected)
    })
    expect(wrong).toEqual([])
  })

  it('agree on time added across midnight', () => {
    const wrong = rows.clocks.filter(([start, seconds, end]) => {
      const read = readInstant(start)
      return read === undefined || writeInstant(read.instant + ofSeconds(seconds)) !== `${end}Z`
    })
    expect(wrong).toEqual([])
  })

  it('agree on the local time of a Unix timestamp in six zones', () => {
    const wrong = rows.moments.filter(([seconds, zone, local]) => {
      const instant = readEpoch(String(seconds), 's')
      return instant === undefined || writeInstant(instant, offsetAt(zone, seconds * 1000) / 1000) !== local
    })
    expect(wrong).toEqual([])
  })
})
