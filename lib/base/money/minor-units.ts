/** Amounts of this size and more lose their minor units in binary numbers; no box takes one. */
export const largestAmount = 1e15

/**
 * The nearest whole number; halves go away from zero (2.5 → 3, −2.5 → −3), as invoices and loan agreements round.
 * A product such as 1.15 × 50, which a double stores as 57.49999999999999, counts as the half it stands for.
 */
export function roundHalfAway(value: number): number {
  const size = Math.abs(value)
  const nearHalf = Math.abs(size - Math.floor(size) - 0.5) <= 1e-14 * size
  // 15 significant digits drop the noise of the binary product; above 1e14 they would drop whole units.
  const clean = nearHalf && size < 1e14 ? Number(size.toPrecision(15)) : size
  return Math.sign(value) * Math.round(clean) + 0
}

/**
 * An amount of money in whole minor units: `toMinor(12.345, 2)` is 1235. `digits` is the currency's number of decimals
 * (ISO 4217: 2 for the euro, 0 for the yen, 3 for the Kuwaiti dinar). Halves go away from zero, judged on the decimal
 * number as written, so that 1.005 gives 101.
 * `undefined` when the amount is not finite or the result is too large to be counted exactly (2^53).
 */
export function toMinor(amount: number, digits: number): number | undefined {
  if (!Number.isFinite(amount)) return undefined
  const [mantissa, exponent = '0'] = String(Math.abs(amount)).split('e')
  const minor = Math.sign(amount) * Math.round(Number(`${mantissa}e${Number(exponent) + digits}`)) + 0
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** Minor units as an amount of money: `fromMinor(1235, 2)` is 12.35. `digits` as in `toMinor`. */
export function fromMinor(minor: number, digits: number): number {
  return minor / 10 ** digits
}

/** Minor units as a decimal number that every program reads: −1205 of the euro is -12.05. */
export function decimalText(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const written = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return minor < 0 ? `-${written}` : written
}

/**
 * Splits a whole number of minor units in proportion to `weights`, so that the parts add up to it exactly: every part is
 * cut to whole units, and the units left over go to the parts with the largest remainders, the earlier one first among
 * equals (Hamilton's method). A negative total is split as its mirror image.
 * `undefined` when the total is not a whole number, a weight is negative or not finite, or all weights are 0.
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] | undefined {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (!Number.isSafeInteger(totalMinor) || !(sum > 0 && sum < Infinity)) return undefined
  if (weights.some((weight) => weight < 0)) return undefined
  const size = Math.abs(totalMinor)
  const shares = weights.map((weight) => {
    const quota = size * (weight / sum)
    const whole = Math.floor(size < 1e14 ? Number(quota.toPrecision(15)) : quota)
    return { whole, remainder: quota - whole, weight }
  })
  let left = size - shares.reduce((all, share) => all + share.whole, 0)
  const unit = Math.sign(left)
  const order = shares.filter((share) => share.weight > 0).sort((a, b) => unit * (b.remainder - a.remainder))
  // Near 2^53 the quotas themselves are off by a few units, in either direction: then the round is repeated.
  while (left !== 0) {
    for (const share of order) {
      if (left === 0) break
      share.whole += unit
      left -= unit
    }
  }
  return shares.map((share) => Math.sign(totalMinor) * share.whole + 0)
}
