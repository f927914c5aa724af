import { describe, expect, it } from 'vitest'
import { scopeFigures, scopeLine, type ScopeChange } from '@/lib/subjects/planning/scope'

/*
 * A project worked on paper: 400 h and 30,000 planned from 1 March to 30 June. Three changes of 60, 20 and −15 hours count; one of 40
 * waits and one of 80 was refused.
 */
const items = [
  { effort: 250, cost: 18_000, done: 0.6 },
  { effort: 150, cost: 12_000, done: 0 },
]
const change = (values: Partial<ScopeChange>): ScopeChange => ({
  day: '2026-04-01',
  effort: 0,
  cost: 0,
  days: 0,
  decision: 'open',
  isPaid: false,
  price: 0,
  done: 0,
  ...values,
})
const changes = [
  change({ effort: 60, cost: 4500, days: 7, decision: 'approved', isPaid: true, price: 5200, done: 0.5 }),
  change({ day: '2026-04-20', effort: 20, cost: 1500, days: 2, decision: 'absorbed' }),
  change({ day: '2026-04-20', effort: -15, cost: -900, days: -1, decision: 'approved' }),
  change({ effort: 40, cost: 3000, decision: 'open' }),
  change({ effort: 80, cost: 6000, decision: 'refused' }),
]
const days = { start: '2026-03-01', end: '2026-06-30', today: '2026-04-29' }

describe('scope creep', () => {
  it('is worked on paper', () => {
    const figures = scopeFigures(items, changes, days)
    expect(figures.baseline).toEqual({ effort: 400, cost: 30_000 })
    expect(figures.approved).toEqual({ effort: 45, cost: 3600 })
    expect(figures.current).toEqual({ effort: 465, cost: 35_100 })
    expect(figures.creep.effort).toBeCloseTo(65 / 400, 12)
    expect(figures.creep.cost).toBeCloseTo(5100 / 30_000, 12)
    expect(figures.silent).toBeCloseTo(0.05, 12)
    expect(figures).toMatchObject({ billed: 5200, unbilled: 1500, open: { effort: 40, cost: 3000 } })
    expect(figures.refused).toEqual({ effort: 80, cost: 6000 })
    // 150 + 30 hours in 60 days are 3 a day; 285 are left: 95 days from 29 April are 2 August, 33 after 30 June.
    expect(figures.done).toBe(180)
    expect(figures.pace).toBe(3)
    expect(figures.forecast).toEqual({ byPace: '2026-08-02', byDays: '2026-07-08', late: 33 })
  })

  it('has no index without a baseline, and no forecast without anything done', () => {
    const none = scopeFigures([], changes, days)
    expect(none.creep).toEqual({ effort: undefined, cost: undefined })
    expect(scopeFigures([{ effort: 10, cost: 1, done: 0 }], [], days).forecast).toEqual({
      byPace: undefined,
      byDays: '2026-06-30',
      late: undefined,
    })
  })

  it('draws the line of scope day by day', () => {
    expect(scopeLine(items, changes, '2026-03-01')).toEqual([
      { day: '2026-03-01', scope: 400 },
      { day: '2026-04-01', scope: 460 },
      { day: '2026-04-20', scope: 465 },
    ])
  })
})
