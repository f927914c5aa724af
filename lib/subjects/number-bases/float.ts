import type { Quotient } from './read'

/** The interchange formats of IEEE 754, and bfloat16, by the bits of their exponent and fraction. */
export const floatFormats = {
  half: { label: 'Half (binary16)', exponent: 5, fraction: 10 },
  bfloat16: { label: 'bfloat16', exponent: 8, fraction: 7 },
  single: { label: 'Single (binary32)', exponent: 8, fraction: 23 },
  double: { label: 'Double (binary64)', exponent: 11, fraction: 52 },
} as const
export type FloatFormat = keyof typeof floatFormats

export const widthOf = (format: FloatFormat) => 1 + floatFormats[format].exponent + floatFormats[format].fraction

/** Bits of the size of a whole number; 0 for 0. */
const bitLength = (value: bigint) => (value === 0n ? 0 : value.toString(2).length)

function roundedToEven(over: bigint, under: bigint): bigint {
  const whole = over / under
  const twice = (over % under) * 2n
  return twice > under || (twice === under && whole % 2n === 1n) ? whole + 1n : whole
}

/**
 * The bits of a number in a format, rounded to the nearest and to even where two are as near (IEEE 754, 4.3.1); beyond the largest it is
 * infinite. Zero takes the sign that is asked for.
 */
export function floatBits({ over, under }: Quotient, format: FloatFormat, isNegativeZero = false): bigint {
  const { exponent: exponentBits, fraction: fractionBits } = floatFormats[format]
  const isNegative = over < 0n || (over === 0n && isNegativeZero)
  const sign = isNegative ? 1n << BigInt(exponentBits + fractionBits) : 0n
  const size = over < 0n ? -over : over
  if (size === 0n) return sign
  const bias = 2 ** (exponentBits - 1) - 1
  let power = bitLength(size) - bitLength(under)
  if (power >= 0 ? size < under << BigInt(power) : size << BigInt(-power) < under) power--
  const lowest = 1 - bias
  const scale = fractionBits - Math.max(power, lowest)
  // A significand that rounds up to the next power of two carries into the exponent by itself.
  const significand =
    scale >= 0 ? roundedToEven(size << BigInt(scale), under) : roundedToEven(size, under << BigInt(-scale))
  const isNormal = power >= lowest
  const hidden = 1n << BigInt(fractionBits)
  const magnitude = isNormal ? (BigInt(power + bias) << BigInt(fractionBits)) + significand - hidden : significand
  const infinite = ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits)
  return sign | (magnitude > infinite ? infinite : magnitude)
}

export type FloatKind = 'zero' | 'subnormal' | 'normal' | 'infinite' | 'not a number'

export interface FloatParts {
  kind: FloatKind
  isNegative: boolean
  /** The three fields as bits. */
  fields: readonly [sign: string, exponent: string, fraction: string]
  /** The power of two of the leading digit; of zero, infinity and NaN absent. */
  power?: number
  /** Exactly; absent of infinity and NaN. */
  value?: Quotient
}

/** What the bits of a format mean (IEEE 754, 3.4). */
export function floatParts(bits: bigint, format: FloatFormat): FloatParts {
  const { exponent: exponentBits, fraction: fractionBits } = floatFormats[format]
  const text = bits.toString(2).padStart(widthOf(format), '0')
  const fields = [text.slice(0, 1), text.slice(1, 1 + exponentBits), text.slice(1 + exponentBits)] as const
  const isNegative = fields[0] === '1'
  const stored = Number(BigInt(`0b${fields[1]}`))
  const fraction = BigInt(`0b${fields[2]}`)
  if (stored === 2 ** exponentBits - 1)
    return { kind: fraction === 0n ? 'infinite' : 'not a number', isNegative, fields }
  if (stored === 0 && fraction === 0n) return { kind: 'zero', isNegative, fields, value: { over: 0n, under: 1n } }
  const bias = 2 ** (exponentBits - 1) - 1
  const isNormal = stored > 0
  const significand = isNormal ? fraction + (1n << BigInt(fractionBits)) : fraction
  const scale = (isNormal ? stored : 1) - bias - fractionBits
  const signed = isNegative ? -significand : significand
  return {
    kind: isNormal ? 'normal' : 'subnormal',
    isNegative,
    fields,
    power: scale + bitLength(significand) - 1,
    value: scale >= 0 ? { over: signed << BigInt(scale), under: 1n } : { over: signed, under: 1n << BigInt(-scale) },
  }
}
