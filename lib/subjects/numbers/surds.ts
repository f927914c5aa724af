import { magnitude, ratio, type Ratio } from '@/lib/base/units/ratio'
import { raised } from '@/lib/base/format/raised'
import { fractionText } from './exact'
import { gcdOf } from './divisors'
import { factorsOf } from './primes'
import { wholeRoot } from './whole-root'

/** times × the root with that index of a whole number from which nothing can be taken out any more. Of an exact root index and `of` are 1. */
export interface Surd {
  times: Ratio
  of: bigint
  index: number
}

/** Prime factors above 2000 have at least eleven bits each. */
const bitsOfFactor = 11
const powersTried = 6

/** The number whose power `value` is, with the highest such power that matters to a root with that index. */
function powerOf(value: bigint, index: number): readonly [base: bigint, power: number] {
  const most = Math.floor((value.toString(16).length * 4) / bitsOfFactor)
  for (let power = Math.min(most, Math.max(index, powersTried)); power > 1; power -= 1) {
    const root = wholeRoot(value, power)
    if (root ** BigInt(power) === value) return [root, power]
  }
  return [value, 1]
}

function powersOf(value: bigint, index: number): (readonly [base: bigint, power: number])[] {
  const { primes, rest } = factorsOf(value)
  return rest === 1n ? primes : [...primes, powerOf(rest, index)]
}

/**
 * The root of a number from 0, or of a power of it, in simplest form, with a whole denominator: √(1/2) is √2/2. Factors that `factorsOf` cannot take apart
 * stay under the root unless they are a power themselves.
 */
export function surdOf(value: Ratio, index: number, exponent = 1): Surd {
  if (value.over === 0n) return { times: value, of: 1n, index: 1 }
  // ⁿ√(p/q) = ⁿ√(p × qⁿ⁻¹) / q
  const powers = [
    ...powersOf(value.over, index).map(([base, power]) => [base, power * exponent] as const),
    ...powersOf(value.under, index).map(([base, power]) => [base, power * exponent * (index - 1)] as const),
  ]
  const out = powers.reduce((found, [base, power]) => found * base ** BigInt(Math.floor(power / index)), 1n)
  const inside = powers.flatMap(([base, power]) => (power % index === 0 ? [] : [[base, power % index] as const]))
  const shared = Number(gcdOf([BigInt(index), ...inside.map(([, power]) => BigInt(power))]))
  return {
    times: ratio(out, value.under ** BigInt(exponent)),
    of: inside.reduce((found, [base, power]) => found * base ** BigInt(power / shared), 1n),
    index: index / shared,
  }
}

/** √, ∛ or ⁵√. */
export function rootSign(index: number): string {
  return index === 2 ? '√' : index === 3 ? '∛' : `${raised(index)}√`
}

/** 6√2, √3/2, 5/3; a plus or nothing before it, a minus where it is negative. */
export function surdText({ times, of, index }: Surd): string {
  if (index === 1) return fractionText(times)
  const size = times.over < 0n ? -times.over : times.over
  return `${times.over < 0n ? '−' : ''}${size === 1n ? '' : size}${rootSign(index)}${of}${times.under === 1n ? '' : `/${times.under}`}`
}

const mostUnderRoot = 45

/**
 * The root of a number, of a negative one where the index is odd, in simplest form; as it stands where the form with a whole
 * denominator would be longer than anybody reads.
 */
export function rootText({ over, under }: Ratio, index: number): string {
  const surd = surdOf({ over: over < 0n ? -over : over, under }, index)
  const sign = over < 0n ? '−' : ''
  if (String(surd.of).length > mostUnderRoot && under !== 1n)
    return `${sign}${rootSign(index)}(${fractionText({ over: over < 0n ? -over : over, under })})`
  return `${sign}${surdText(surd)}`
}

/** The root of a number from 0, right to `digits` significant digits. */
export function rootNumber(value: Ratio, index: number, digits: number): Ratio {
  if (value.over === 0n) return value
  const places = digits + 1 - Math.floor(magnitude(value) / index)
  const scale = 10n ** BigInt(Math.abs(places))
  const power = scale ** BigInt(index)
  // The quotient is not brought to lowest terms, which takes far longer than the root.
  const whole = places < 0 ? value.over / (value.under * power) : (value.over * power) / value.under
  const root = wholeRoot(whole, index)
  return places < 0 ? ratio(root * scale) : ratio(root, scale)
}
