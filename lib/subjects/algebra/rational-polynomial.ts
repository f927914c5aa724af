import { negated, product, quotient, ratio, size, sum, type Ratio } from '@/lib/base/units/ratio'
import { raised } from '@/lib/base/format/raised'
import { fractionText } from '@/lib/subjects/numbers/exact'
import { FormulaFault, type Formula } from './formula'

/** Coefficients from the constant upwards, the last one not 0; none for 0. */
export type RationalPolynomial = readonly Ratio[]

const [zero, one] = [ratio(0n), ratio(1n)]
const mostDegree = 20

function trimmed(coefficients: readonly Ratio[]): Ratio[] {
  const last = coefficients.findLastIndex(({ over }) => over !== 0n)
  return coefficients.slice(0, last + 1)
}

export function sumOf(left: RationalPolynomial, right: RationalPolynomial): Ratio[] {
  return trimmed(
    Array.from({ length: Math.max(left.length, right.length) }, (_, at) => sum(left[at] ?? zero, right[at] ?? zero)),
  )
}
export const oppositeOf = (polynomial: RationalPolynomial): Ratio[] => polynomial.map(negated)

export function productOf(left: RationalPolynomial, right: RationalPolynomial): Ratio[] {
  const found = Array.from({ length: Math.max(0, left.length + right.length - 1) }, () => zero)
  for (const [at, a] of left.entries())
    for (const [by, b] of right.entries()) found[at + by] = sum(found[at + by] ?? zero, product(a, b))
  return trimmed(found)
}

/** A formula in x alone as a polynomial up to degree 20. Throws a FormulaFault where it is none. */
export function polynomialOf(formula: Formula): Ratio[] {
  switch (formula.is) {
    case 'number':
      return trimmed([formula.value])
    case 'name':
      if (formula.name.toLowerCase() === 'x') return [zero, one]
      throw new FormulaFault('must have no other letter than x', formula.at)
    case 'negative':
      return oppositeOf(polynomialOf(formula.of))
    case 'both':
      return joined(formula.sign, polynomialOf(formula.left), polynomialOf(formula.right), formula.at)
    default:
      throw new FormulaFault('must be a polynomial: numbers and powers of x, with + − × and ÷ by numbers', formula.at)
  }
}

function joined(sign: '+' | '−' | '×' | '÷' | '^', left: Ratio[], right: Ratio[], at: number): Ratio[] {
  if (sign === '+') return sumOf(left, right)
  if (sign === '−') return sumOf(left, oppositeOf(right))
  if (sign === '×') return checked(productOf(left, right), at)
  const [by] = right
  if (right.length > 1)
    throw new FormulaFault(sign === '÷' ? 'must divide only by numbers' : 'must have whole exponents', at)
  if (sign === '÷') {
    if (!by) throw new FormulaFault('must not divide by 0', at)
    return left.map((coefficient) => quotient(coefficient, by))
  }
  const times = by?.over ?? 0n
  if ((by && by.under !== 1n) || times < 0n || times > BigInt(mostDegree))
    throw new FormulaFault('must have whole exponents from 0 to 20', at)
  let found: Ratio[] = [one]
  for (let count = 0n; count < times; count += 1n) found = checked(productOf(found, left), at)
  return found
}

function checked(found: Ratio[], at: number): Ratio[] {
  if (found.length > mostDegree + 1) throw new FormulaFault(`must stay at degree ${mostDegree} or below`, at)
  return found
}

/** 2x³ − x + 1/2, the highest power first. */
export function polynomialText(polynomial: RationalPolynomial): string {
  const terms = polynomial.flatMap((coefficient, power) =>
    coefficient.over === 0n ? [] : [[coefficient, power] as const],
  )
  if (terms.length === 0) return '0'
  return terms
    .toReversed()
    .map(([coefficient, power], at) => {
      const sign = coefficient.over < 0n ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + '
      return sign + termText(size(coefficient), power)
    })
    .join('')
}

function termText(coefficient: Ratio, power: number): string {
  if (power === 0) return fractionText(coefficient)
  const factor =
    coefficient.under !== 1n
      ? `(${fractionText(coefficient)})`
      : coefficient.over === 1n
        ? ''
        : String(coefficient.over)
  return `${factor}x${power === 1 ? '' : raised(power)}`
}

export interface PolynomialLine {
  /** The term of the quotient. */
  term: RationalPolynomial
  product: RationalPolynomial
  left: RationalPolynomial
}

/** Long division by a polynomial other than 0: the quotient, the remainder of lower degree, and each term with what it leaves. */
export function dividePolynomials(dividend: RationalPolynomial, divisor: RationalPolynomial) {
  const leading = divisor.at(-1) ?? one
  const lines: PolynomialLine[] = []
  let left: RationalPolynomial = dividend
  let found: RationalPolynomial = []
  while (left.length >= divisor.length && left.length > 0) {
    const factor = quotient(left.at(-1) ?? zero, leading)
    const term = [...Array.from({ length: left.length - divisor.length }, () => zero), factor]
    const product = productOf(term, divisor)
    left = sumOf(left, oppositeOf(product))
    found = sumOf(found, term)
    lines.push({ term, product, left })
  }
  return { quotient: found, remainder: left, lines }
}
