import { describe, expect, it } from 'vitest'
import { monthAfter } from '@/lib/base/format/dates'
import { countsByMonth, ownPart, successRate, sumsByCurrency, type Application } from '@/lib/subjects/planning/pipeline'

const application = (given: Partial<Application>): Application => ({
  state: 'open',
  currency: 'EUR',
  amount: 100,
  probability: 0.5,
  granted: undefined,
  ownShare: 0,
  ...given,
})

describe('sums of applications', () => {
  // Worked by hand: 50,000 × 60% + 20,000 × 25% = 30,000 + 5,000; own 50,000 × 20/80 + 20,000 × 50/50.
  it('weigh open amounts by their likelihood, currency by currency', () => {
    expect(
      sumsByCurrency([
        application({ amount: 50_000, probability: 0.6, ownShare: 0.2 }),
        application({ amount: 20_000, probability: 0.25, ownShare: 0.5 }),
        application({ amount: 7_000, currency: 'CHF', probability: 1 }),
        application({ state: 'won', amount: 10_000, granted: 8_000 }),
        application({ state: 'won', amount: 4_000 }),
        application({ state: 'lost', amount: 90_000 }),
        application({ state: 'left', amount: 90_000 }),
        application({ amount: undefined }),
      ]),
    ).toEqual([
      { currency: 'CHF', open: 7_000, weighted: 7_000, own: 0, won: 0 },
      { currency: 'EUR', open: 70_000, weighted: 35_000, own: 32_500, won: 12_000 },
    ])
  })

  it('an own share of 20% beside 80,000 is 20,000; one of everything has no value', () => {
    expect(ownPart(80_000, 0.2)).toBeCloseTo(20_000, 9)
    expect(() => ownPart(1, 1)).toThrow(RangeError)
  })

  it('a success rate counts decisions alone', () => {
    expect(successRate([])).toBeUndefined()
    expect(successRate([{ state: 'open' }, { state: 'left' }])).toBeUndefined()
    expect(
      successRate([{ state: 'won' }, { state: 'lost' }, { state: 'lost' }, { state: 'lost' }, { state: 'open' }]),
    ).toBe(0.25)
  })

  it('months between two deadlines count 0, over a year’s end', () => {
    expect(countsByMonth(['2027-02-01', '2026-11-30', '2026-11-01'], monthAfter)).toEqual([
      { month: '2026-11', count: 2 },
      { month: '2026-12', count: 0 },
      { month: '2027-01', count: 0 },
      { month: '2027-02', count: 1 },
    ])
    expect(countsByMonth([], monthAfter)).toEqual([])
    expect(countsByMonth(['2000-01-01', '2099-01-01'], monthAfter)).toHaveLength(36)
  })
})
