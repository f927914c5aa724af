import { describe, expect, it } from 'vitest'
import { costOfDelay, planDay, quadrantOf, riceScore, urgencyOf, wsjfScore } from '@/lib/subjects/planning/priority'

describe('scores', () => {
  // https://beginpm.com/asking/what-is-the-rice-scoring-model
  it.each([
    ['Feature A', { reach: 1000, impact: 2, confidence: 0.8, effort: 5 }, 320],
    ['Feature B', { reach: 500, impact: 1, confidence: 0.9, effort: 2 }, 225],
    ['Feature C', { reach: 2000, impact: 1, confidence: 0.7, effort: 8 }, 175],
  ])('RICE of %s is as published', (_, parts, score) => {
    expect(riceScore(parts)).toBeCloseTo(score, 10)
  })

  // https://beginpm.com/asking/what-is-wsjf-in-agile and https://beginpm.com/asking/how-to-calculate-wsjf
  it.each([
    ['Task A', { value: 100, criticality: 50, risk: 20, size: 10 }, 170, 17],
    ['Task B', { value: 80, criticality: 30, risk: 10, size: 5 }, 120, 24],
    ['the single project', { value: 30, criticality: 20, risk: 10, size: 5 }, 60, 12],
  ])('WSJF of %s is as published', (_, parts, delay, score) => {
    expect(costOfDelay(parts)).toBe(delay)
    expect(wsjfScore(parts)).toBe(score)
  })

  it('divide by nothing that is 0', () => {
    expect(() => riceScore({ reach: 1, impact: 1, confidence: 1, effort: 0 })).toThrow(RangeError)
    expect(() => wsjfScore({ value: 1, criticality: 1, risk: 1, size: 0 })).toThrow(RangeError)
    expect(() => wsjfScore({ value: 1, criticality: 1, risk: 1, size: Number.NaN })).toThrow(RangeError)
  })
})

describe('the matrix', () => {
  it('has four boxes, and the line itself lies below', () => {
    expect(quadrantOf({ importance: 6, urgency: 6 }, 5)).toBe('do')
    expect(quadrantOf({ importance: 6, urgency: 5 }, 5)).toBe('plan')
    expect(quadrantOf({ importance: 5, urgency: 6 }, 5)).toBe('delegate')
    expect(quadrantOf({ importance: 5, urgency: 5 }, 5)).toBe('drop')
  })

  it.each([
    ['2026-11-20', 10],
    ['2026-11-27', 10],
    ['2026-11-28', 9],
    ['2026-11-30', 8],
    ['2026-12-01', 6],
    ['2026-12-04', 6],
    ['2026-12-05', 4],
    ['2026-12-11', 4],
    ['2026-12-12', 2],
    ['2026-12-27', 2],
    ['2026-12-28', 1],
  ])('a task due on %s has urgency %i on 27 November 2026', (due, urgency) => {
    expect(urgencyOf(due, '2026-11-27')).toBe(urgency)
  })

  it('a task without a day is not urgent', () => {
    expect(urgencyOf(undefined, '2026-11-27')).toBe(1)
    expect(urgencyOf('2026-11-27', undefined)).toBe(1)
  })
})

describe('the plan of a day', () => {
  it('passes over what does not fit and never holds more than the day', () => {
    const tasks = [
      { hours: 3 },
      { hours: 4 },
      { hours: undefined },
      { hours: 0.1 },
      { hours: 0.2 },
      { hours: 2.7 },
      { hours: 0.5 },
    ]
    const plan = planDay(tasks, 6)
    expect(plan.fits.map(({ hours }) => hours)).toEqual([3, 0.1, 0.2, 2.7])
    expect(plan.waits).toEqual([{ hours: 4 }, { hours: 0.5 }])
    expect(plan.unknown).toEqual([{ hours: undefined }])
    expect(plan.used).toBeCloseTo(6, 9)
    expect(planDay([{ hours: 1 }], 0).fits).toEqual([])
  })
})
