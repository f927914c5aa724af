import { negated, product, quotient, ratio, size, sum, type Ratio } from '@/lib/base/units/ratio'
import { fractionText } from '@/lib/subjects/numbers/exact'
import { gcdOf, lcmOf } from '@/lib/subjects/numbers/divisors'
import { rootNumber, surdOf } from '@/lib/subjects/numbers/surds'

/** One solution: as it is written exactly, and its parts to many digits. */
export interface Solution {
  text: string
  real: Ratio
  imaginary: Ratio
}
export interface Quadratic {
  discriminant: Ratio
  vertex: readonly [x: Ratio, y: Ratio]
  /** The lower one first, of complex ones that with −i; one where both are the same. */
  solutions: readonly Solution[]
  /** Whether the solutions are quotients of whole numbers. */
  isRational: boolean
  factored: string
  vertexForm: string
}

const [two, four] = [ratio(2n), ratio(4n)]
const digits = 40

/** A factor before something: nothing for 1, − for −1, and a fraction in brackets. */
export function factorBefore(value: Ratio): string {
  if (value.under !== 1n) return `(${fractionText(value)})`
  return value.over === 1n ? '' : value.over === -1n ? '−' : fractionText(value)
}

/** x − 3, x + 1/2, x. */
export function shifted(by: Ratio): string {
  return by.over === 0n ? 'x' : `x ${by.over < 0n ? '+' : '−'} ${fractionText(size(by))}`
}
const inBrackets = (by: Ratio) => (by.over === 0n ? 'x' : `(${shifted(by)})`)

/**
 * a·x² + b·x + c = 0 with rational coefficients and `a` not 0, exactly. Roots are (−B ± √D)/(2A) of the equation in whole numbers without
 * a common divisor; their decimals come from a whole root with digits enough for what b² far larger than 4ac takes away.
 */
export function solveQuadratic(a: Ratio, b: Ratio, c: Ratio): Quadratic {
  const discriminant = sum(product(b, b), negated(product(four, product(a, c))))
  const middle = negated(quotient(b, product(two, a)))
  const lowest = sum(c, negated(quotient(product(b, b), product(four, a))))
  const found = solutionsOf(a, b, c)
  return {
    discriminant,
    vertex: [middle, lowest],
    ...found,
    factored: factoredOf(a, found),
    vertexForm: `${factorBefore(a)}${middle.over === 0n ? 'x' : `(${shifted(middle)})`}²${lowest.over === 0n ? '' : ` ${lowest.over < 0n ? '−' : '+'} ${fractionText(size(lowest))}`}`,
  }
}

function solutionsOf(a: Ratio, b: Ratio, c: Ratio): Pick<Quadratic, 'solutions' | 'isRational'> {
  const scale = lcmOf([a.under, b.under, c.under])
  const whole = [a, b, c].map(({ over, under }) => (over * scale) / under)
  const divisor = gcdOf(whole) * ((whole[0] ?? 0n) < 0n ? -1n : 1n)
  const [A = 0n, B = 0n, C = 0n] = whole.map((one) => one / divisor)
  const D = B * B - 4n * A * C
  const isComplex = D < 0n
  const { times, of } = surdOf(ratio(isComplex ? -D : D), 2)
  const root = rootNumber(ratio(isComplex ? -D : D), 2, digits + 2 * String(B).length)
  const under = ratio(2n * A)
  const signs = D === 0n ? [1n] : [-1n, 1n]
  const solutions = signs.map((sign): Solution => {
    const half = quotient(product(ratio(sign), root), under)
    const middle = quotient(ratio(-B), under)
    return {
      text: solutionText(-B, sign * times.over, of, 2n * A, isComplex),
      real: isComplex ? middle : of === 1n ? ratio(-B + sign * times.over, 2n * A) : sum(middle, half),
      imaginary: isComplex ? half : ratio(0n),
    }
  })
  return { solutions, isRational: of === 1n && !isComplex }
}

/** (first + second × √of × i) / under, cancelled. */
function solutionText(first: bigint, second: bigint, of: bigint, under: bigint, isComplex: boolean): string {
  if (!isComplex && of === 1n) return fractionText(ratio(first + second, under))
  const divisor = gcdOf([first, second, under])
  const [p, q, over] = [first / divisor, second / divisor, under / divisor]
  const size = q < 0n ? -q : q
  const rooted = `${size === 1n ? '' : size}${isComplex ? 'i' : ''}${of === 1n ? '' : `√${of}`}`
  const sign = q < 0n ? '−' : ''
  if (p === 0n) return `${sign}${rooted}${over === 1n ? '' : `/${over}`}`
  const both = `${fractionText(ratio(p))} ${q < 0n ? '−' : '+'} ${rooted}`
  return over === 1n ? both : `(${both})/${over}`
}

/** a(x − x₁)(x − x₂); with whole numbers in the brackets where the roots are fractions. */
function factoredOf(a: Ratio, { solutions, isRational }: Pick<Quadratic, 'solutions' | 'isRational'>): string {
  const [first, second = first] = solutions
  if (!first || !second) return ''
  if (!isRational) {
    const bracket = ({ text }: Solution) => `(x − (${text}))`
    return `${factorBefore(a)}${bracket(first)}${bracket(second)}`
  }
  const left = quotient(a, ratio(first.real.under * second.real.under))
  const bracket = ({ real }: Solution) =>
    real.under === 1n
      ? inBrackets(real)
      : `(${real.under}x ${real.over < 0n ? '+' : '−'} ${fractionText(size(ratio(real.over)))})`
  return solutions.length === 1
    ? `${factorBefore(left)}${bracket(first)}²`
    : `${factorBefore(left)}${bracket(first)}${bracket(second)}`
}
