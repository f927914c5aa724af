import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceInterval, wilsonInterval, type Sample } from '@/lib/subjects/statistics/proportions'

function sample(successes: number, trials: number): Sample {
  return { successes, trials }
}

/**
 * R. Newcombe: Interval estimation for the difference between independent proportions: comparison of eleven methods,
 * Statistics in Medicine 17 (1998) 873–890, table II, method 10, contrasts (a) to (h): 95% limits of p₁ − p₂. Read in the
 * reproductions of P. Bélisle (https://joseph.research.mcgill.ca/PBelisle/ProportionsDiffCIsNewcombe.html) and of the tests
 * of several statistics packages, which agree with each other.
 */
const tableTwo: readonly (readonly [string, Sample, Sample, number, number])[] = [
  ['(a) 56/70 − 48/80', sample(56, 70), sample(48, 80), 0.0524, 0.3339],
  ['(b) 9/10 − 3/10', sample(9, 10), sample(3, 10), 0.1705, 0.809],
  ['(c) 6/7 − 2/7', sample(6, 7), sample(2, 7), 0.0582, 0.8062],
  ['(d) 5/56 − 0/29', sample(5, 56), sample(0, 29), -0.0381, 0.1926],
  ['(e) 0/10 − 0/20', sample(0, 10), sample(0, 20), -0.1611, 0.2775],
  ['(f) 0/10 − 0/10', sample(0, 10), sample(0, 10), -0.2775, 0.2775],
  ['(g) 10/10 − 0/20', sample(10, 10), sample(0, 20), 0.6791, 1],
  ['(h) 10/10 − 0/10', sample(10, 10), sample(0, 10), 0.6075, 1],
]

describe('the interval of a difference of two shares', () => {
  it.each(tableTwo)('is that of Newcombe’s table II: %s', (_, one, two, low, high) => {
    const found = differenceInterval(two, one, 0.95)
    expect(found?.low.toFixed(4)).toBe(low.toFixed(4))
    expect(found?.high.toFixed(4)).toBe(high.toFixed(4))
  })

  const share = fc
    .integer({ min: 1, max: 5000 })
    .chain((trials) => fc.integer({ min: 0, max: trials }).map((successes) => sample(successes, trials)))
  const level = fc.constantFrom(0.8, 0.9, 0.95, 0.99)

  it('holds the difference, has a width, stays within −1 to 1 and turns over with the groups', () => {
    fc.assert(
      fc.property(share, share, level, (one, two, confidence) => {
        const found = differenceInterval(one, two, confidence) ?? { low: Number.NaN, high: Number.NaN }
        const turned = differenceInterval(two, one, confidence)
        const difference = two.successes / two.trials - one.successes / one.trials
        expect(found.low).toBeGreaterThanOrEqual(-1)
        expect(found.high).toBeLessThanOrEqual(1)
        expect(found.low).toBeLessThanOrEqual(difference)
        expect(found.high).toBeGreaterThanOrEqual(difference)
        expect(found.high - found.low).toBeGreaterThan(0)
        expect(turned?.low).toBeCloseTo(-found.high, 12)
        expect(turned?.high).toBeCloseTo(-found.low, 12)
      }),
      { seed: 20260120, numRuns: 1000 },
    )
  })

  it('is that of one share where the other is as good as certain', () => {
    const one = wilsonInterval(sample(30, 100), 0.95)
    const found = differenceInterval(sample(0, 1e9), sample(30, 100), 0.95)
    expect(found?.low).toBeCloseTo(one?.low ?? Number.NaN, 6)
    expect(found?.high).toBeCloseTo(one?.high ?? Number.NaN, 6)
  })

  it('is refused for empty groups and for more successes than trials', () => {
    expect(differenceInterval(sample(0, 0), sample(1, 2), 0.95)).toBeUndefined()
    expect(differenceInterval(sample(1, 2), sample(3, 2), 0.95)).toBeUndefined()
  })
})
