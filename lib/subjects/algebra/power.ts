import { negated, quotient, ratio, toNumber, type Ratio } from '@/lib/base/units/ratio'
import { rootNumber, surdOf, type Surd } from '@/lib/subjects/numbers/surds'
import { naturalLog, type Real } from './logarithm'

/** A power, as far as it is real. */
export interface Power {
  /** Without rounding, where it is a quotient of at most 10,000 digits. */
  exact?: Ratio
  /** Of its size, where that is irrational and the root of a quotient. */
  surd?: Surd
  /** The size, to at least sixteen digits. */
  near?: Ratio
  /** log₁₀ of the size; −∞ for 0. */
  magnitude: number
  isNegative: boolean
}

const mostExactDigits = 10_000
const [mostIndex, mostRootDigits] = [100, 3000]

const lengthOf = ({ over, under }: Ratio) => Math.max(String(over).replace('-', '').length, String(under).length)

function raised({ over, under }: Ratio, power: bigint): Ratio {
  const size = power < 0n ? -power : power
  // The powers of 1 and −1 have any exponent.
  const one = (value: bigint) => (value === 1n ? 1n : value === -1n ? (size % 2n === 0n ? 1n : -1n) : value ** size)
  const found = { over: one(over), under: one(under) }
  return power < 0n ? quotient(ratio(1n), found) : found
}

/** Digits of the longer of numerator and denominator, from above. */
function digitsOf(value: Ratio, power: bigint): number {
  const isUnit = value.under === 1n && (value.over === 1n || value.over === -1n)
  return isUnit ? 1 : lengthOf(value) * Math.abs(Number(power))
}

const sizeOf = ({ over, under }: Ratio): Ratio => ({ over: over < 0n ? -over : over, under })

/** base^exponent of a base other than 0. `'complex'` where a negative base has an even root. */
export function powerOf(base: Real, exponent: Ratio): Power | 'complex' {
  const isNegative = base.number < 0 && exponent.over % 2n !== 0n
  if (base.number < 0 && exponent.under % 2n === 0n) return 'complex'
  const size = base.exact && sizeOf(base.exact)
  const magnitude = (toNumber(exponent) * naturalLog(size ? { number: toNumber(size), exact: size } : base)) / Math.LN10
  const signed = (value: Ratio) => (isNegative ? negated(value) : value)
  if (
    size &&
    exponent.under === 1n &&
    Math.abs(magnitude) <= mostExactDigits &&
    digitsOf(size, exponent.over) <= 2 * mostExactDigits
  ) {
    const found = raised(size, exponent.over)
    if (lengthOf(found) <= mostExactDigits) return { exact: signed(found), near: found, magnitude, isNegative }
  }
  const index = Number(exponent.under)
  if (size && index > 1 && index <= mostIndex && digitsOf(size, exponent.over) <= mostRootDigits) {
    const near = rootNumber(raised(size, exponent.over), index, 30)
    const times = Number(exponent.over < 0n ? -exponent.over : exponent.over)
    const surd = surdOf(exponent.over < 0n ? quotient(ratio(1n), size) : size, index, times)
    return { ...(surd.index === 1 ? { exact: signed(surd.times) } : { surd }), near, magnitude, isNegative }
  }
  return { magnitude, isNegative }
}
