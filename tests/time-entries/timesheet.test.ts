import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hoursText, workedMinutes, withOvertime } from '@/lib/subjects/time-entries/timesheet'

const nights = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/timesheets/nights.json'), 'utf8'),
) as readonly { zone: string; date: string; start: string; end: string; minutes: number }[]

const week = (hours: readonly number[], from = '2027-03-01') =>
  hours.map((worked, at) => ({
    date: new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
    minutes: worked * 60,
  }))
const overtimeOf = (days: readonly { overtime: number }[]) => days.reduce((sum, { overtime }) => sum + overtime, 0) / 60

describe('the time of an entry', () => {
  it.each(nights)('$zone, $date, $start to $end', ({ zone, date, start, end, minutes }) => {
    expect(workedMinutes({ date, start, end }, { zone, step: 'none' })).toBe(minutes)
  })

  it('is rounded after the break is taken off', () => {
    const entry = { date: '2027-03-01', start: '08:02', end: '16:39', pause: 30 }
    // 8:37 less 0:30 is 8:07
    expect(workedMinutes(entry, { step: 'none' })).toBe(487)
    expect(workedMinutes(entry, { step: 'five' })).toBe(485)
    expect(workedMinutes(entry, { step: 'six' })).toBe(486)
    expect(workedMinutes(entry, { step: 'quarter' })).toBe(480)
  })

  it('is unknown while a clock time is missing', () => {
    expect(workedMinutes({ date: '2027-03-01', start: '08:00' }, { step: 'none' })).toBeUndefined()
  })
})

describe('overtime', () => {
  it('of 46 hours in a week is 6: 29 CFR 778.110', () => {
    expect(overtimeOf(withOvertime(week([8, 8, 8, 8, 8, 6]), { weekly: 40 }, 1))).toBe(6)
  })

  it('of 30 and 50 hours is 10, each week by itself: 29 CFR 778.104', () => {
    const days = [...week([10, 10, 10]), ...week([10, 10, 10, 10, 10], '2027-03-08')]
    expect(overtimeOf(withOvertime(days, { weekly: 40 }, 1))).toBe(10)
  })

  it('by the day does not count again by the week: 10, 8, 13, 8 and 8 hours have 7', () => {
    expect(overtimeOf(withOvertime(week([10, 8, 13, 8, 8]), { daily: 8, weekly: 40 }, 1))).toBe(7)
  })

  it('falls on the days on which it is reached', () => {
    expect(withOvertime(week([10, 10, 10, 10, 5]), { weekly: 40 }, 1).at(-1)).toMatchObject({ overtime: 300 })
    expect(overtimeOf(withOvertime(week([24, 24]), {}, 1))).toBe(0)
  })

  it('of a Sunday belongs to the week that begins on it or ends with it', () => {
    const days = [
      { date: '2027-02-28', minutes: 600 },
      { date: '2027-03-01', minutes: 600 },
    ]
    expect(overtimeOf(withOvertime(days, { weekly: 10 }, 0))).toBe(10)
    expect(overtimeOf(withOvertime(days, { weekly: 10 }, 1))).toBe(0)
  })
})

it('writes hours and minutes', () => {
  expect([0, 65, 6000].map(hoursText)).toEqual(['0:00', '1:05', '100:00'])
})
