import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { regionOf, withCurrency } from '@/lib/base/region/regions'

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
)

describe('amounts compared as they are written', () => {
  it.each([
    [0.1 + 0.2, 0.3, 2, 0],
    [-1.1e-13, 0, 2, 0],
    [0.0049, 0, 2, 0],
    [0.005, 0, 2, 1],
    [-0.005, 0, 2, -1],
    [1.01, 1, 2, 1],
    [0.4, 0, 0, 0],
    [0.5, 0, 0, 1],
    [0.0004, 0, 3, 0],
    [-0.0005, 0, 3, -1],
  ])('%d against %d in %d decimals is %d', (one, other, decimals, expected) => {
    expect(compareAmounts(one, other, decimals)).toBe(expected)
  })

  it('takes the noise of large sums for nothing, and not a coin of them', () => {
    expect(compareAmounts(0.06, 0, 2, 1e12)).toBe(0)
    expect(compareAmounts(1e9 + 0.01, 1e9, 2)).toBe(1)
    expect(compareAmounts(0.01, 0, 2, 1e9)).toBe(1)
  })

  it.each(['USD', 'JPY', 'BHD'])(
    'says that they differ exactly where the difference in %s is not written as zero',
    (code) => {
      const digits = minorUnitDigits(code)
      const show = createShow(withCurrency(regionOf('us'), code))
      fc.assert(
        fc.property(amount, (difference) => {
          expect(compareAmounts(difference, 0, digits) === 0).toBe(show.money(Math.abs(difference)) === show.money(0))
        }),
        { seed: 20260102, numRuns: 2000 },
      )
    },
  )

  it('is the same seen from the other side', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(compareAmounts(one, other, 2) + compareAmounts(other, one, 2)).toBe(0)
      }),
      { seed: 20260103 },
    )
  })

  it('compares rates to a ten-millionth of a percent', () => {
    expect(compareRates(1.1 / 1.1 - 1 + 2e-16, 0)).toBe(0)
    expect(compareRates((1 + 0.02) * (1 / 1.02) - 1, 0)).toBe(0)
    expect(compareRates(0.000_000_01, 0)).toBe(1)
    expect(compareRates(-1 - 2e-16, -1)).toBe(0)
  })

  it('refuses what is not finite', () => {
    expect(() => compareAmounts(Number.NaN, 0, 2)).toThrow(RangeError)
    expect(() => compareAmounts(0, Infinity, 2)).toThrow(RangeError)
  })
})
