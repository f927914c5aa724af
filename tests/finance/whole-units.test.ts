import { expect, it } from 'vitest'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

// Expectations by hand: 12 ÷ 5 needs 3; a division's noise is no unit, however many there are.
it.each([
  [2.4, 3],
  [3, 3],
  [0.3 / (0.3 - 0.2), 3],
  [1_000_000.5, 1_000_001],
  [200_000_000_001, 200_000_000_001],
  [999_999_999_999.5, 1_000_000_000_000],
])('%d takes %d whole units', (exact, units) => {
  expect(wholeUnits(exact)).toBe(units)
})
