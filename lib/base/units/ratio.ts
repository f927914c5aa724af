/** An exact number: a quotient of whole numbers in lowest terms, the sign in `over`, `under` above 0. */
export interface Ratio {
  over: bigint
  under: bigint
}

/** Of the sizes of both; 0 for twice 0. */
export function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** over ÷ under in lowest terms. Throws for a quotient by 0. */
export function ratio(over: bigint, under = 1n): Ratio {
  if (under === 0n) throw new RangeError('A ratio has no denominator of 0')
  const divisor = greatestCommonDivisor(over, under) * (under < 0n ? -1n : 1n)
  return { over: over / divisor, under: under / divisor }
}

function decimalRatio(text: string): Ratio {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text) ?? []
  if (whole + fraction === '') throw new Error(`Not a decimal number: ${text}`)
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const power = Number(exponent) - fraction.length
  return power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power))
}

/** '0.3048', '1.6e-19' and '1200/3937' as they are written, without rounding. Throws for anything else. */
export function toRatio(text: string): Ratio {
  const [over = '', under = '1'] = text.split('/')
  return quotient(decimalRatio(over), decimalRatio(under))
}

export function product(one: Ratio, other: Ratio): Ratio {
  return ratio(one.over * other.over, one.under * other.under)
}
/** Throws where `other` is 0. */
export function quotient(one: Ratio, other: Ratio): Ratio {
  return ratio(one.over * other.under, one.under * other.over)
}
export function sum(one: Ratio, other: Ratio): Ratio {
  return ratio(one.over * other.under + other.over * one.under, one.under * other.under)
}
export function negated({ over, under }: Ratio): Ratio {
  return { over: -over, under }
}
export function size({ over, under }: Ratio): Ratio {
  return { over: over < 0n ? -over : over, under }
}
export function isLess(one: Ratio, other: Ratio): boolean {
  return one.over * other.under < other.over * one.under
}

/** The nearest whole number, halves away from zero. */
export function nearestWhole({ over, under }: Ratio): bigint {
  const magnitude = ((over < 0n ? -over : over) * 2n + under) / (under * 2n)
  return over < 0n ? -magnitude : magnitude
}

const longestPower = 400

/** The power of ten of the first digit: 2 for 328, −3 for 0.0049. 0 for 0. */
export function magnitude({ over, under }: Ratio): number {
  if (over === 0n) return 0
  const digits = over < 0n ? -over : over
  const guess = String(digits).length - String(under).length
  // 10^guess ≤ value or not: the lengths of both numbers leave only these two.
  const reached = guess >= 0 ? digits >= under * 10n ** BigInt(guess) : digits * 10n ** BigInt(-guess) >= under
  return reached ? guess : guess - 1
}

/** The multiple of 10^`power` nearest to the value, halves away from zero, as so many times 10^`power`. */
export function inPowers(value: Ratio, power: number): bigint {
  const places = Math.min(longestPower, Math.abs(power))
  const scale = ratio(10n ** BigInt(places))
  return nearestWhole(power < 0 ? product(value, scale) : quotient(value, scale))
}

/** The value rounded to a multiple of 10^`power`, halves away from zero. */
export function roundedTo(value: Ratio, power: number): Ratio {
  const count = inPowers(value, power)
  const places = 10n ** BigInt(Math.abs(power))
  return power < 0 ? ratio(count, places) : ratio(count * places)
}

/** How many decimals write the value without a remainder; undefined where they have no end. */
export function decimalsOf({ under }: Ratio): number | undefined {
  let rest = under
  let [twos, fives] = [0, 0]
  while (rest % 2n === 0n) {
    rest /= 2n
    twos += 1
  }
  while (rest % 5n === 0n) {
    rest /= 5n
    fives += 1
  }
  return rest === 1n ? Math.max(twos, fives) : undefined
}

/** The nearest double, from 17 significant digits. */
export function toNumber(value: Ratio): number {
  const power = magnitude(value) - 16
  return Number(`${inPowers(value, power)}e${power}`)
}
