/** A smaller size is what is left of two binary numbers that ought to be equal. */
const noise = 1e-12

/** The value, or 0 where it is closer to 0 than 1e-12. */
export function withoutNoise(value: number): number {
  return Math.abs(value) < noise ? 0 : value
}

/** How many decimals a number has in its shortest form. */
export function decimalsIn(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/**
 * A number for other programs: a decimal point, no groups, all its digits and never an exponent, which some read as a word or
 * a product code. 1e-7 is 0.0000001; below 1e-12 is 0. Throws on a value that is not finite.
 */
export function plainDigits(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits: a result must be a finite number`)
  const kept = withoutNoise(value)
  const text = String(kept)
  if (!text.includes('e')) return text
  return Number.isInteger(kept) ? BigInt(kept).toString() : kept.toFixed(decimalsIn(kept))
}
