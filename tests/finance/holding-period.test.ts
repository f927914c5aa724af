import { describe, expect, it } from 'vitest'
import { finite } from '@/lib/subjects/finance/finite'
import { yearsBetween } from '@/lib/subjects/finance/holding-period'

describe('years between two days', () => {
  // Days counted by Python's datetime: from the last anniversary to the end, and to the next anniversary.
  it.each([
    ['2024-06-01', '2025-03-01', 273 / 365],
    ['2023-06-01', '2024-03-01', 274 / 366],
    ['2020-10-15', '2025-01-31', 4 + 108 / 365],
    ['2019-12-31', '2020-01-01', 1 / 366],
  ])('from %s to %s', (start, end, years) => {
    expect(yearsBetween(start, end)).toBeCloseTo(years, 12)
  })
})

describe('a finite number', () => {
  it('is never −0', () => {
    expect(Object.is(finite(-0), 0)).toBe(true)
  })
  it('is not what arithmetic left the numbers with', () => {
    expect([finite(Infinity), finite(Number.NaN), finite(2.5)]).toEqual([undefined, undefined, 2.5])
  })
})
