/**
 * The least whole number of units that reaches `exactUnits`. A remainder below a billionth of them, and of a thousandth of one
 * unit, is binary noise of the division, not a unit: 0.3 ÷ (0.3 − 0.2) is 2.9999999999999996 or 3.0000000000000004 and means 3.
 */
export function wholeUnits(exactUnits: number): number {
  return Math.ceil(exactUnits - Math.min(Math.max(1, exactUnits) * 1e-9, 0.001))
}
