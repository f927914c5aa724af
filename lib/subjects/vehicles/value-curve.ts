/** How a car loses value: a share in its first year, and another in each year after. Both are fractions below 1. */
export interface ValueCurve {
  firstYear: number
  later: number
}

/**
 * What is left of a new price of 1 after `months` (0 or more): the same share is lost each month of a year, so that twelve of
 * them are the year's. Multiplied with the price it gives a value in its currency.
 * Source: declining-balance depreciation, with a rate of its own for the first year.
 */
export function shareLeft({ firstYear, later }: ValueCurve, months: number): number {
  return (1 - firstYear) ** (Math.min(months, 12) / 12) * (1 - later) ** (Math.max(0, months - 12) / 12)
}
