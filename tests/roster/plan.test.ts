import { describe, expect, it } from 'vitest'
import { planOf, type RosterBook } from '@/lib/subjects/roster/plan'

const hour = 3_600_000
/* Worked by hand: an hour costs 20, Sundays half more, the special Monday double. */
const roster: RosterBook = {
  people: [
    { id: 'a', name: 'A', skills: [], contract: 40 * hour, most: Infinity, hours: undefined, away: [], cost: 20 },
    { id: 'b', name: 'B', skills: [], contract: 0, most: Infinity, hours: undefined, away: [], cost: 10 },
  ],
  patterns: [
    { id: 'day', name: 'Day', starts: 480, ends: 1020, rests: 60, skill: '', needed: [1, 1, 1, 1, 1, 0, 2] },
    { id: 'night', name: 'Night', starts: 1320, ends: 360, rests: 0, skill: '', needed: [0, 0, 0, 0, 0, 0, 0] },
  ],
  special: new Map([['2026-06-08', { name: 'Fair', demand: 'sunday' }]]),
  assigned: [
    { id: '1', person: 'a', pattern: 'day', day: '2026-06-02' },
    // From Sunday 22:00 to Monday 6:00: 2 hours at 30, 6 at 40.
    { id: '2', person: 'a', pattern: 'night', day: '2026-06-07' },
    { id: '3', person: 'gone', pattern: 'day', day: '2026-06-03' },
    { id: '4', person: 'b', pattern: 'night', day: '2026-06-20' },
    { id: '5', person: 'b', day: '2026-06-03' },
  ],
  rules: { rest: 11 * hour, mostWeek: 48 * hour, mostDays: 6, mostWeekends: 0 },
  zone: 'UTC',
  from: '2026-06-01',
  days: 14,
  premiums: { sunday: 0.5, holiday: 1 },
}

describe('what follows from a roster', () => {
  const plan = planOf(roster)
  it('counts hours, cost, nights and weekends of the period', () => {
    expect(plan.figures[0]).toMatchObject({ paid: 16 * hour, target: 80 * hour, duties: 2, nights: 1, weekends: 1 })
    expect(plan.figures[0]?.cost).toBeCloseTo(8 * 20 + 2 * 30 + 6 * 40, 9)
    expect(plan.figures[1]).toMatchObject({ paid: 0, duties: 0, cost: 0 })
  })

  it('counts what is open, special days with the need of a Sunday, and what it cannot place', () => {
    // Two weeks ask for 14 places; the special Monday asks for 2 instead of 1.
    expect(plan.needed).toBe(15)
    expect(plan.open.reduce((sum, { count }) => sum + count, 0)).toBe(14)
    expect(plan.open.find(({ day }) => day === '2026-06-08')?.count).toBe(2)
    expect(plan.over).toEqual([{ pattern: 'night', day: '2026-06-07', count: 1 }])
    expect(plan.loose).toEqual(['3', '5'])
    expect(plan.breaches).toEqual([])
  })
})
