import { greatestCommonDivisor, negated, product, quotient, ratio, sum, type Ratio } from '@/lib/base/units/ratio'
import { fractionText } from './exact'

export type FractionSign = '+' | '−' | '×' | '÷' | '^'

interface Whole {
  kind: 'count'
  value: number
}
/** A line of working: arithmetic with its figures, or words where the numbers are too long to follow. */
export type FractionLine =
  | { finds: string; gives: Whole; is: string; with: Readonly<Record<string, Whole>> }
  | { finds: string; working: string; gives: string }

const mostPower = 100
const longest = 200

/** What two fractions come to, exactly; why not, where they come to nothing. */
export function combined(one: Ratio, sign: FractionSign, other: Ratio): Ratio | string {
  if (sign === '÷' && other.over === 0n) return 'must not be 0 behind ÷: nothing can be divided by it'
  if (sign === '^') return raised(one, other)
  if (sign === '÷') return quotient(one, other)
  if (sign === '×') return product(one, other)
  return sum(one, sign === '+' ? other : negated(other))
}

function raised(base: Ratio, exponent: Ratio): Ratio | string {
  const times = exponent.over < 0n ? -exponent.over : exponent.over
  if (exponent.under !== 1n || times > BigInt(mostPower))
    return `must be a whole number from −${mostPower} to ${mostPower} behind ^`
  if (base.over === 0n && exponent.over <= 0n) return 'must be above 0 behind ^ where the base is 0'
  const found = ratio(base.over ** times, base.under ** times)
  if (String(found.over).length > longest) return 'must lead to numbers of at most 200 digits'
  return exponent.over < 0n ? quotient(ratio(1n), found) : found
}

const readable = 10n ** 12n
const isReadable = (value: bigint) => value < readable && value > -readable

const count = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const

/** The lines that lead from two fractions to one in lowest terms; one line of text where their numbers are too long to follow. */
export function fractionLines(one: Ratio, sign: FractionSign, other: Ratio, result: Ratio): FractionLine[] {
  const heading = `${fractionText(one)} ${sign} ${fractionText(other)}`
  const figures = { a: count(one.over), b: count(one.under), c: count(other.over), d: count(other.under) }
  const common = (one.under / greatestCommonDivisor(one.under, other.under)) * other.under
  const [over, under, isOver, isUnder] = unreduced(one, sign, other, common)
  if (
    sign === '^' ||
    ![over, under, one.over * (common / one.under), other.over * (common / other.under)].every(isReadable)
  )
    return [{ finds: heading, working: 'exactly, in lowest terms', gives: fractionText(result) }]
  const divisor = greatestCommonDivisor(over, under) * (under < 0n ? -1n : 1n)
  const scales = { k: count(common / one.under), l: count(common / other.under), m: count(common) }
  const isSum = sign === '+' || sign === '−'
  return [
    ...(isSum && one.under !== other.under
      ? [
          {
            finds: `${heading}: least common denominator, so many times the first one`,
            gives: scales.m,
            is: '{b} × {k}',
            with: { ...figures, ...scales },
          } as const,
        ]
      : []),
    { finds: `${heading}: numerator`, gives: count(over), is: isOver, with: { ...figures, ...scales } },
    ...(isSum ? [] : [{ finds: `${heading}: denominator`, gives: count(under), is: isUnder, with: figures } as const]),
    ...(divisor === 1n
      ? []
      : [
          {
            finds: `${heading}: numerator in lowest terms`,
            gives: count(result.over),
            is: '{n} ÷ {g}',
            with: { n: count(over), g: count(divisor) },
          } as const,
          {
            finds: `${heading}: denominator in lowest terms`,
            gives: count(result.under),
            is: '{n} ÷ {g}',
            with: { n: count(under), g: count(divisor) },
          } as const,
        ]),
  ]
}

/** Numerator and denominator before they are reduced, and how they come about. */
function unreduced(one: Ratio, sign: FractionSign, other: Ratio, common: bigint): [bigint, bigint, string, string] {
  if (sign === '×') return [one.over * other.over, one.under * other.under, '{a} × {c}', '{b} × {d}']
  if (sign === '÷') return [one.over * other.under, one.under * other.over, '{a} × {d}', '{b} × {c}']
  const [left, right] = [one.over * (common / one.under), other.over * (common / other.under)]
  return [sign === '+' ? left + right : left - right, common, `{a} × {k} ${sign} {c} × {l}`, '']
}
