/** 1 where the first of two figures is more, −1 where it is less, 0 where they are the same. */
export type Order = -1 | 0 | 1

/** Sums of a few hundred binary products are off by less than this share of what went into them. */
const noiseOfSums = 1e-13

/**
 * How two amounts compare for a verdict: as they are written. They are the same when their difference is written as zero in
 * `decimals` (an ISO 4217 currency's own for money, those of the output for any other figure), or is no more than the noise of
 * binary sums. `size` is the size of what the amounts were computed from, such as the sum of all flows without their signs;
 * without it, that of the amounts. Refuses amounts that are not finite.
 */
export function compareAmounts(one: number, other: number, decimals: number, size = 0): Order {
  const difference = one - other
  if (!Number.isFinite(difference)) throw new RangeError('Amounts to compare must be finite')
  const noise = noiseOfSums * Math.max(Math.abs(one), Math.abs(other), Math.abs(size))
  // 15 digits, as `Show` writes: 0.005 is a half, and a half is written as a whole coin.
  const isNothing = Math.abs(difference) <= noise || Number(Math.abs(difference).toPrecision(15)) < 0.5 / 10 ** decimals
  return isNothing ? 0 : difference > 0 ? 1 : -1
}

/** Rates and other shares of 1 are compared to a ten-millionth of a percent. */
const decimalsOfRates = 9

/** As `compareAmounts`, for rates and ratios that are written with as many digits as they need. */
export function compareRates(one: number, other: number): Order {
  return compareAmounts(one, other, decimalsOfRates)
}
