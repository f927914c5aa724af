import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

describe('Rounding', () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [0.49, 0],
    [-0.4, 0],
    [1.15 * 50, 58],
    [1.005 * 100, 101],
    [99_999_999_999_999.4, 99_999_999_999_999],
    [100_000_000_000_000.4, 100_000_000_000_000],
    [9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('%d becomes %d', (value, expected) => expect(roundHalfAway(value)).toBe(expected))
})

describe('Minor units', () => {
  it.each([
    [12.345, 2, 1235],
    [1.005, 2, 101],
    [-1.005, 2, -101],
    [8.325, 2, 833],
    [1234, 0, 1234],
    [0.0015, 3, 2],
    [1e-7, 2, 0],
    [1.5e10, 2, 1_500_000_000_000],
    [-0, 2, 0],
  ])('%d with %d digits is %d', (amount, digits, minor) => expect(toMinor(amount, digits)).toBe(minor))

  it('refuses what cannot be counted exactly', () => {
    expect(toMinor(NaN, 2)).toBeUndefined()
    expect(toMinor(Infinity, 2)).toBeUndefined()
    expect(toMinor(1e15, 2)).toBeUndefined()
  })

  it('goes there and back (seeded)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.integer({ min: 0, max: 4 }), (minor, digits) => {
        expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor)
      }),
      { seed: 3, numRuns: 1000 },
    )
  })
})

describe('Allocation', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [1, 2], [0, 0]],
    [10, [0, 1, 0], [0, 10, 0]],
    [1000, [0.1, 0.2, 0.7], [100, 200, 700]],
    // Quotas 41.6, 25.8, 17.6 and 15.0: one unit to the remainder 0.8, the other to the earlier of the two 0.6.
    [100, [416, 258, 176, 150], [42, 26, 17, 15]],
  ])('%d by %j is %j', (total, weights, parts) => expect(allocate(total, weights)).toEqual(parts))

  it('refuses totals and weights that cannot be shared out', () => {
    expect(allocate(10.5, [1])).toBeUndefined()
    expect(allocate(10, [])).toBeUndefined()
    expect(allocate(10, [0, 0])).toBeUndefined()
    expect(allocate(10, [1, -1, 3])).toBeUndefined()
    expect(allocate(10, [1, NaN])).toBeUndefined()
  })

  it('always adds up, each part within one unit of its share (seeded)', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (total, shares) => {
        const sum = shares.reduce((all, share) => all + share, 0)
        const parts = allocate(total, shares)
        if (!parts) {
          expect(sum).toBe(0)
          return
        }
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * (shares[index] ?? 0)) / sum)).toBeLessThan(1.01)
        }
      }),
      { seed: 5, numRuns: 1000 },
    )
  })

  it('adds up near the largest exact number', () => {
    const parts = allocate(Number.MAX_SAFE_INTEGER, [1, 1, 1, 1, 1, 1, 1]) ?? []
    expect(parts.reduce((all, part) => all + BigInt(part), 0n)).toBe(BigInt(Number.MAX_SAFE_INTEGER))
  })
})
