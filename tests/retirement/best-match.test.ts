import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import plan from '@/lib/tools/calculators/retirement/401k'
import { answerOf } from '../verdicts/answer'

/** Deferrals of 0% to 100% of pay in steps of half a percent. */
const shares = Array.from({ length: 201 }, (_, at) => at / 200)

const situation = fc.record({
  year: fc.constantFrom('2024' as const, '2025' as const, '2026' as const),
  age: fc.constantFrom(40, 49, 50, 60, 63, 64),
  salary: fc.integer({ min: 5, max: 600 }).map((thousands) => thousands * 1000),
  tiers: fc.array(
    fc.record({
      rate: fc.integer({ min: 0, max: 6 }).map((halves) => halves / 2),
      pay: fc.integer({ min: 1, max: 20 }).map((percent) => percent / 100),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

/** Where later tiers pay more, deferring everything on few paydays can earn more than the year as a whole. */
const usual = situation.map(({ tiers, ...rest }) => ({
  ...rest,
  tiers: tiers.toSorted((one, other) => other.rate - one.rate),
}))

describe('the match left unclaimed in a 401(k)', () => {
  it('is what the best of all deferrals earns on top, and none earns more', () => {
    fc.assert(
      fc.property(usual, ({ age, salary, ...rest }) => {
        const results = shares.map((preTax) =>
          answerOf(plan, { ...rest, age, retirement: age + 1, salary, preTax, roth: 0, trueUp: true }),
        )
        const best = Math.max(...results.map(({ match }) => match))
        const step = salary / 200
        const steepest = Math.max(...rest.tiers.map(({ rate }) => rate))
        for (const { match, unclaimed, timing } of results) {
          expect(match + unclaimed).toBeGreaterThanOrEqual(best - 0.011)
          expect(match + unclaimed).toBeLessThanOrEqual(best + step * Math.max(1, steepest) + 0.011)
          expect(timing).toBeCloseTo(0, 9)
        }
      }),
      { seed: 20260130, numRuns: 60 },
    )
  })

  it('loses nothing by front-loading that it does not also leave unclaimed', () => {
    const paid = fc.constantFrom('12' as const, '24' as const, '26' as const, '52' as const)
    fc.assert(
      fc.property(situation, fc.integer({ min: 0, max: 100 }), paid, ({ age, ...rest }, percent, payPeriods) => {
        const { timing, unclaimed } = answerOf(plan, {
          ...rest,
          age,
          retirement: age + 1,
          preTax: percent / 100,
          roth: 0,
          payPeriods,
          trueUp: false,
        })
        expect(timing).toBeGreaterThanOrEqual(0)
        expect(timing).toBeLessThanOrEqual(unclaimed + 0.011)
      }),
      { seed: 20260131, numRuns: 400 },
    )
  })
})
