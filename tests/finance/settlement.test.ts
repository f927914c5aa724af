import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settlement, type Invoiced } from '@/lib/subjects/finance/settlement'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const invoices = fc.array(
  fc.record({ period: fc.integer({ min: -6, max: 12 }), minor: fc.integer({ min: 0, max: 1e11 }) }),
  {
    maxLength: 20,
  },
)
/** Four whole percentages that make 100. */
const shares = fc
  .tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }), fc.nat({ max: 100 }))
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, at) => (cut - (cuts[at] ?? 0)) / 100))
const delays = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))

function patternOf([now = 0, next = 0, later = 0, never = 0]: readonly number[], [one, other]: [number, number]) {
  return [{ share: now, delay: 0 }, { share: next, delay: one }, { share: later, delay: other }, { share: never }]
}

describe('settlement', () => {
  it('spreads one sale of 100 over three months and writes off the rest', () => {
    const pattern = patternOf([0.5, 0.3, 0.15, 0.05], [1, 2])
    expect(settlement([{ period: 0, minor: 10_000 }], pattern, 3)).toEqual({
      paid: [5000, 3000, 1500],
      open: 0,
      lost: 500,
    })
    expect(settlement([{ period: -1, minor: 10_000 }], pattern, 3)).toEqual({ paid: [3000, 1500, 0], open: 0, lost: 0 })
    expect(settlement([{ period: 2, minor: 10_000 }], pattern, 3)).toEqual({
      paid: [0, 0, 5000],
      open: 4500,
      lost: 500,
    })
  })

  it('accounts for every unit invoiced within the forecast', () => {
    fc.assert(
      fc.property(invoices, shares, delays, fc.nat({ max: 4 }), (all, drawn, lags, late) => {
        const within = all.filter(({ period }) => period >= 0)
        const { paid, open, lost } = settlement(within, patternOf(drawn, lags), 13, late)
        expect(sum(paid) + open + lost).toBe(sum(within.map(({ minor }) => minor)))
      }),
      { seed: 20260101 },
    )
  })

  it('pays the same in total when customers are late, only later', () => {
    fc.assert(
      fc.property(invoices, shares, delays, fc.nat({ max: 4 }), (all: readonly Invoiced[], drawn, lags, late) => {
        const prompt = settlement(all, patternOf(drawn, lags), 13)
        const slow = settlement(all, patternOf(drawn, lags), 13, late)
        expect(sum(slow.paid) + slow.open).toBe(sum(prompt.paid) + prompt.open)
        for (const [period] of prompt.paid.entries())
          expect(sum(slow.paid.slice(0, period + 1))).toBeLessThanOrEqual(sum(prompt.paid.slice(0, period + 1)))
      }),
      { seed: 20260101 },
    )
  })
})
