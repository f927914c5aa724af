import { negated, product, ratio, sum, type Ratio } from '@/lib/base/units/ratio'
import { rowReduced } from '@/lib/subjects/algebra/rational-matrix'
import { dividePolynomials, productOf, type RationalPolynomial } from '@/lib/subjects/algebra/rational-polynomial'

/** over ÷ underᵗⁱᵐᵉˢ */
interface Fraction {
  over: RationalPolynomial
  under: RationalPolynomial
  times: number
}

const [zero, one] = [ratio(0n), ratio(1n)]
const largestTried = 10_000n

function trimmed(of: RationalPolynomial): RationalPolynomial {
  return of.slice(0, of.findLastIndex(({ over }) => over !== 0n) + 1)
}
const valueAt = (of: RationalPolynomial, x: Ratio) => of.reduceRight((found, c) => sum(product(found, x), c), zero)

function divisors(value: bigint): bigint[] {
  const size = value < 0n ? -value : value
  const found: bigint[] = []
  for (let by = 1n; by * by <= size && by <= largestTried; by += 1n) if (size % by === 0n) found.push(by, size / by)
  return found
}

/** Rational roots by the rational root theorem, as often as each is one, and what is left without them. */
function rationalRoots(of: RationalPolynomial): { roots: Ratio[]; left: RationalPolynomial } {
  const roots: Ratio[] = []
  let left = trimmed(of)
  const divided = (by: Ratio) => {
    roots.push(by)
    left = dividePolynomials(left, [negated(by), one]).quotient
  }
  while (left.length > 1 && left[0]?.over === 0n) divided(zero)
  const common = left.reduce((found, { under }) => found * under, 1n)
  const scaled = left.map((c) => product(c, ratio(common)).over)
  const candidates = divisors(scaled[0] ?? 1n).flatMap((p) =>
    divisors(scaled.at(-1) ?? 1n).flatMap((q) => [ratio(p, q), ratio(-p, q)]),
  )
  for (const candidate of candidates.slice(0, 2000))
    while (left.length > 1 && valueAt(left, candidate).over === 0n) divided(candidate)
  return { roots, left }
}

/**
 * A quotient of polynomials as a polynomial and fractions over powers of x − root and over one quadratic that has no rational root.
 * Undefined where more than a quadratic is left below.
 */
export function splitFraction(top: RationalPolynomial, bottom: RationalPolynomial): Fraction[] | undefined {
  const { quotient: whole, remainder } = dividePolynomials(top, bottom)
  const { roots, left } = rationalRoots(bottom)
  const wholePart: Fraction[] = whole.length > 0 ? [{ over: whole, under: [one], times: 1 }] : []
  if (remainder.length === 0) return wholePart
  if (left.length > 3) return undefined
  const parts: { under: RationalPolynomial; times: number }[] = []
  for (const root of roots) {
    const before = parts.filter(({ under }) => under.length === 2 && same(under[0] ?? zero, negated(root))).length
    parts.push({ under: [negated(root), one], times: before + 1 })
  }
  const quadratic = left.length === 3 ? left : undefined
  const lead = left.length === 3 ? one : (left[0] ?? one)
  // Each unknown times the rest of the denominator, compared power by power.
  const rest = (under: RationalPolynomial, times: number) => {
    let divisor: RationalPolynomial = [one]
    for (let at = 0; at < times; at += 1) divisor = productOf(divisor, under)
    return dividePolynomials(bottom, divisor).quotient
  }
  const columns = [
    ...parts.map(({ under, times }) => rest(under, times)),
    ...(quadratic ? [rest(quadratic, 1), [zero, ...rest(quadratic, 1)]] : []),
  ]
  const height = bottom.length - 1
  const rows = Array.from({ length: height }, (_, power) => [
    ...columns.map((column) => column[power] ?? zero),
    remainder[power] ?? zero,
  ])
  const { matrix, pivots } = rowReduced(rows, columns.length)
  if (pivots.length < columns.length || lead.over === 0n) return undefined
  const unknown = (at: number) => matrix[at]?.at(-1) ?? zero
  const simple = parts.map(({ under, times }, at): Fraction => ({ over: trimmed([unknown(at)]), under, times }))
  const last: Fraction[] = quadratic
    ? [{ over: trimmed([unknown(parts.length), unknown(parts.length + 1)]), under: quadratic, times: 1 }]
    : []
  return [...wholePart, ...[...simple, ...last].filter(({ over }) => over.length > 0)]
}
const same = (a: Ratio, b: Ratio) => a.over === b.over && a.under === b.under
