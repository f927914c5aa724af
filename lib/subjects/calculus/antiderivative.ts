import { ratio, sum as plus, toNumber, type Ratio } from '@/lib/base/units/ratio'
import { compiled } from './evaluate'
import { differentiate } from './differentiate'
import {
  add,
  call,
  divide,
  euler,
  expanded,
  fraction,
  has,
  isNumber,
  isSame,
  isWhole,
  keyOf,
  lettersOf,
  multiply,
  named,
  numberOf,
  one,
  partFactor,
  power,
  replaced,
  root,
  square,
  subtract,
  weightOf,
  whole,
  zero,
  type Expression,
} from './expression'
import { splitFraction } from './partial-fractions'
import { shortest } from './write'

/** A way that led to an antiderivative, innermost first. */
interface WayUsed {
  way: string
  of: Expression
  gives: Expression
}

const [mostDepth, mostTries] = [5, 300]
const x = named('x')

interface Search {
  /** Shared by all branches. */
  budget: { tries: number }
  used: WayUsed[]
  /** Integrands that are being worked on, so that parts do not go in a circle. */
  open: Set<string>
}

/**
 * An antiderivative in x by a table of standard forms, linear insides, substitution, parts and partial fractions; undefined where these do
 * not lead to one, which does not mean that there is none. What is found has been differentiated again and compared at several places.
 * Source of the forms: NIST Digital Library of Mathematical Functions, 4.10, 4.26, 4.40.
 */
export function antiderivative(integrand: Expression): { found: Expression; used: readonly WayUsed[] } | undefined {
  const search: Search = { budget: { tries: 0 }, used: [], open: new Set() }
  const found = search_(integrand, search, 0)
  if (!found) return undefined
  const short = shortest(found)
  const best = holds(short, integrand) ? short : holds(found, integrand) ? found : undefined
  return best && { found: best, used: search.used }
}

const places = [0.31, 0.74, 1.37, 2.21, -0.42, -1.63, 3.87, 5.4]

/** Whether the derivative has the values of the integrand wherever both are real, at two places at least. */
function holds(found: Expression, integrand: Expression): boolean {
  const letters = lettersOf(integrand).filter((name) => name !== 'x')
  const others = Object.fromEntries(letters.map((name, at) => [name, 0.9 + 0.37 * at]))
  const [slope, wanted] = [compiled(differentiate(found, 'x')), compiled(integrand)]
  let compared = 0
  for (const place of places) {
    const [a, b] = [slope({ ...others, x: place }), wanted({ ...others, x: place })]
    if (!Number.isFinite(b)) continue
    // ln of what is negative is not real, while its derivative would be.
    if (!Number.isFinite(a)) return false
    compared += 1
    if (Math.abs(a - b) > 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))) return false
  }
  return compared >= 2
}

type Way = (of: Expression, search: Search, depth: number) => Expression | undefined

function search_(of: Expression, search: Search, depth: number): Expression | undefined {
  if (!has(of, 'x')) return multiply(of, x)
  search.budget.tries += 1
  const key = keyOf(of)
  if (depth > mostDepth || search.budget.tries > mostTries || search.open.has(key)) return undefined
  search.open.add(key)
  const [fixed, moving] = partFixed(of)
  const before = search.used.length
  for (const [name, way] of ways) {
    const found = way(moving, search, depth)
    if (found) {
      const gives = multiply(fixed, found)
      search.used.push({ way: name, of, gives: shortest(gives) })
      search.open.delete(key)
      return gives
    }
    search.used.length = before
  }
  search.open.delete(key)
  return undefined
}

/** Factors without x, and the others. */
function partFixed(of: Expression): readonly [Expression, Expression] {
  const parts = of.is === 'product' ? of.of : [of]
  return [multiply(...parts.filter((part) => !has(part, 'x'))), multiply(...parts.filter((part) => has(part, 'x')))]
}

/** ln|u|, without the bars where u is a quadratic that is never below 0. */
function logOf(u: Expression): Expression {
  const [c, b, a] = polynomial(u) ?? []
  const isAbove =
    a && b && c && polynomial(u)?.length === 3 && a.over > 0n && toNumber(b) ** 2 < 4 * toNumber(a) * toNumber(c)
  return call('ln', isAbove ? u : call('abs', u))
}

/** a and b of a·x + b; undefined for anything else. */
function linear(of: Expression): readonly [Expression, Expression] | undefined {
  const slope = differentiate(of, 'x')
  if (has(slope, 'x') || isNumber(slope, 0)) return undefined
  return [slope, shortest(replaced(of, 'x', zero))]
}

/** Coefficients from the constant upwards of a polynomial in x with numbers, up to degree 8. */
function polynomial(of: Expression): Ratio[] | undefined {
  const terms = expanded(of)
  const found: Ratio[] = []
  for (const term of terms.is === 'sum' ? terms.of : [terms]) {
    const [factor, rest] = partFactor(term)
    const degree = isNumber(rest, 1)
      ? 0
      : isSame(rest, x)
        ? 1
        : rest.is === 'power' && isSame(rest.base, x) && isWhole(rest.exponent)
          ? Number(rest.exponent.value.over)
          : -1
    if (degree < 0 || degree > 8) return undefined
    while (found.length <= degree) found.push(ratio(0n))
    found[degree] = plus(found[degree] ?? ratio(0n), factor)
  }
  return found
}

const ofSum: Way = (of, search, depth) => {
  if (of.is !== 'sum') return undefined
  const parts: Expression[] = []
  for (const term of of.of) {
    const found = search_(term, search, depth + 1)
    if (!found) return undefined
    parts.push(found)
  }
  return add(...parts)
}

const ofPolynomial: Way = (of, search, depth) => {
  if (linear(of) || (of.is === 'power' && linear(of.base))) return undefined
  const coefficients = polynomial(of)
  if (!coefficients || coefficients.length < 3 || isSame(of, expanded(of))) return undefined
  return ofSum(expanded(of), search, depth)
}

/** ∫ f(u) du for the functions of the table. */
const table: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => multiply(whole(-1), call('cos', u)),
  cos: (u) => call('sin', u),
  tan: (u) => multiply(whole(-1), logOf(call('cos', u))),
  cot: (u) => logOf(call('sin', u)),
  sec: (u) => logOf(add(call('sec', u), call('tan', u))),
  csc: (u) => multiply(whole(-1), logOf(add(call('csc', u), call('cot', u)))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => call('ln', call('cosh', u)),
  ln: (u) => subtract(multiply(u, call('ln', u)), u),
  asin: (u) => add(multiply(u, call('asin', u)), root(subtract(one, square(u)))),
  acos: (u) => subtract(multiply(u, call('acos', u)), root(subtract(one, square(u)))),
  atan: (u) => subtract(multiply(u, call('atan', u)), multiply(fraction(1, 2), call('ln', add(square(u), one)))),
  asinh: (u) => subtract(multiply(u, call('asinh', u)), root(add(square(u), one))),
  atanh: (u) => add(multiply(u, call('atanh', u)), multiply(fraction(1, 2), call('ln', subtract(one, square(u))))),
  abs: (u) => multiply(fraction(1, 2), u, call('abs', u)),
  sign: (u) => call('abs', u),
  cbrt: (u) => multiply(fraction(3, 4), u, call('cbrt', u)),
}

/** Standard forms of u = a·x + b: uⁿ, aᵘ, and the functions of the table. */
const ofLinear: Way = (of) => {
  const inside = of.is === 'call' ? of.of : of.is === 'power' ? (has(of.exponent, 'x') ? of.exponent : of.base) : of
  const line = linear(inside)
  if (!line) return undefined
  const [slope] = line
  if (of.is === 'call') {
    const form = table[of.name]
    return form && divide(form(inside), slope)
  }
  if (of.is !== 'power') return divide(square(inside), multiply(whole(2), slope))
  if (has(of.exponent, 'x'))
    return has(of.base, 'x')
      ? undefined
      : divide(of, multiply(slope, isSame(of.base, euler) ? one : call('ln', of.base)))
  if (isNumber(of.exponent, -1)) return divide(logOf(inside), slope)
  const next = add(of.exponent, one)
  return divide(power(inside, next), multiply(slope, next))
}

/** Squares of functions, and powers of sine and cosine by the formula that lowers them by two. */
const ofTrigonometric: Way = (of, search, depth) => {
  if (of.is !== 'power' || of.base.is !== 'call' || !isWhole(of.exponent)) return undefined
  const { name, of: u } = of.base
  const slope = linear(u)?.[0]
  const times = Number(of.exponent.value.over)
  if (!slope || times === 0 || Math.abs(times) > 12) return undefined
  const f = (other: string) => call(other, u)
  if (times === -2) {
    if (name === 'cos') return divide(multiply(f('sin'), power(f('cos'), whole(-1))), slope)
    if (name === 'sin') return divide(multiply(whole(-1), f('cos'), power(f('sin'), whole(-1))), slope)
    if (name === 'cosh') return divide(f('tanh'), slope)
    return undefined
  }
  if (times === -1) {
    if (name === 'cos') return divide(logOf(divide(add(one, f('sin')), f('cos'))), slope)
    if (name === 'sin') return divide(logOf(divide(subtract(one, f('cos')), f('sin'))), slope)
    return undefined
  }
  if (times < 2) return undefined
  const lower = () => search_(power(call(name, u), whole(times - 2)), search, depth + 1)
  if (name === 'sin' || name === 'cos') {
    const rest = lower()
    const product =
      name === 'sin'
        ? multiply(whole(-1), power(f('sin'), whole(times - 1)), f('cos'))
        : multiply(power(f('cos'), whole(times - 1)), f('sin'))
    return rest && add(divide(product, multiply(whole(times), slope)), multiply(fraction(times - 1, times), rest))
  }
  if (name === 'tan') {
    const rest = lower()
    return rest && subtract(divide(power(f('tan'), whole(times - 1)), multiply(whole(times - 1), slope)), rest)
  }
  return undefined
}

/** 1/(ax² + bx + c), its roots below the line, and √(ax² + c) with letters as numbers. */
const ofQuadratic: Way = (of) => {
  if (of.is !== 'power' || of.exponent.is !== 'number') return undefined
  const coefficients = polynomial(of.base)
  if (coefficients?.length !== 3) return undefined
  const [c = ratio(0n), b = ratio(0n), a = ratio(1n)] = coefficients
  const [A, B, C] = [numberOf(a), numberOf(b), numberOf(c)]
  /** 4ac − b² */
  const D = subtract(multiply(whole(4), A, C), square(B))
  if (D.is !== 'number' || D.value.over === 0n) return undefined
  const slope = add(multiply(whole(2), A, x), B)
  const isAbove = D.value.over > 0n
  if (isNumber(of.exponent, -1)) {
    if (isAbove) return multiply(whole(2), power(root(D), whole(-1)), call('atan', divide(slope, root(D))))
    const gap = root(multiply(whole(-1), D))
    return divide(logOf(divide(subtract(slope, gap), add(slope, gap))), gap)
  }
  const half = of.exponent.value
  if (half.under !== 2n || (half.over !== -1n && half.over !== 1n)) return undefined
  const inverse =
    a.over < 0n
      ? multiply(
          whole(-1),
          power(root(multiply(whole(-1), A)), whole(-1)),
          call('asin', divide(slope, root(multiply(whole(-1), D)))),
        )
      : divide(logOf(add(multiply(whole(2), root(A), root(of.base)), slope)), root(A))
  if (half.over === -1n) return inverse
  return add(divide(multiply(slope, of), multiply(whole(4), A)), multiply(divide(D, multiply(whole(8), A)), inverse))
}

/** What may stand for u: insides of functions, bases, exponents, and functions themselves. */
function insides(of: Expression): Expression[] {
  const found = new Map<string, Expression>()
  const put = (part: Expression) => {
    if (has(part, 'x') && !isSame(part, x)) found.set(keyOf(part), part)
  }
  const visit = (part: Expression): void => {
    if (part.is === 'sum' || part.is === 'product') part.of.forEach(visit)
    if (part.is === 'call') {
      put(part)
      put(part.of)
      visit(part.of)
    }
    if (part.is === 'power') {
      put(part.base)
      put(part.exponent)
      if (has(part.exponent, 'x') || part.exponent.is === 'number') put(part)
      visit(part.base)
      visit(part.exponent)
    }
  }
  visit(of)
  return [...found.values()].toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** ∫ f(u)·u′ dx: the integrand over u′ has x in u alone. */
const bySubstitution: Way = (of, search, depth) => {
  for (const u of insides(of)) {
    const slope = differentiate(u, 'x')
    if (isNumber(slope, 0) || linear(u)) continue
    const rest = shortest(divide(of, slope))
    const inner = withLetter(rest, u)
    if (has(inner, 'x')) continue
    const found = search_(replaced(inner, 'w', x), { ...search, used: [] }, depth + 1)
    if (found) return replaced(found, 'x', u)
  }
  return undefined
}

/** With u written as the letter w, also where it stands in powers of itself. */
function withLetter(of: Expression, u: Expression): Expression {
  const w = named('w')
  const key = keyOf(u)
  const visit = (part: Expression): Expression => {
    if (keyOf(part) === key) return w
    if (part.is === 'sum') return add(...part.of.map(visit))
    if (part.is === 'product') return multiply(...part.of.map(visit))
    if (part.is === 'call') return call(part.name, visit(part.of))
    if (part.is !== 'power') return part
    // e^(2x) is the square of e^x, x⁴ that of x².
    if (u.is === 'power' && isSame(part.base, u.base)) {
      const times = divide(part.exponent, u.exponent)
      if (times.is === 'number') return power(w, times)
    }
    return power(visit(part.base), visit(part.exponent))
  }
  return visit(of)
}

/** How gladly a factor is differentiated rather than integrated: logarithms, inverses, powers, then sines and exponentials. */
function rank(part: Expression): number {
  const inner = part.is === 'power' && isWhole(part.exponent) ? part.base : part
  if (inner.is === 'call') return ['ln', 'asin', 'acos', 'atan', 'asinh', 'acosh', 'atanh'].includes(inner.name) ? 0 : 3
  return part.is === 'power' && has(part.exponent, 'x') ? 4 : 2
}

/** ∫ u v′ = u v − ∫ u′ v, with the polynomial or logarithm as u. */
const byParts: Way = (of, search, depth) => {
  const parts = of.is === 'product' ? of.of : [of]
  const ordered = parts.toSorted((a, b) => rank(a) - rank(b))
  const [first, ...others] = ordered
  if (!first) return undefined
  const isAlone = others.length === 0
  if (isAlone && rank(first) !== 0) return undefined
  const goodPower =
    first.is === 'name' ||
    (first.is === 'power' && isWhole(first.exponent) && first.exponent.value.over > 0n) ||
    first.is === 'sum'
  if (rank(first) > 0 && !goodPower) return undefined
  const v = isAlone ? x : search_(multiply(...others), search, depth + 1)
  if (!v) return undefined
  const rest = shortest(multiply(differentiate(first, 'x'), v))
  const less = search_(rest, search, depth + 1)
  return less && subtract(multiply(first, v), less)
}

/** e^(ax + b) times sine or cosine of cx + d. */
const ofWave: Way = (of) => {
  if (of.is !== 'product' || of.of.length !== 2) return undefined
  const wave = of.of.find((part) => part.is === 'call' && (part.name === 'sin' || part.name === 'cos'))
  const growth = of.of.find((part) => part.is === 'power' && isSame(part.base, euler))
  if (wave?.is !== 'call' || growth?.is !== 'power') return undefined
  const [a, c] = [linear(growth.exponent)?.[0], linear(wave.of)?.[0]]
  if (!a || !c) return undefined
  const [s, k] = [call('sin', wave.of), call('cos', wave.of)]
  const top = wave.name === 'sin' ? subtract(multiply(a, s), multiply(c, k)) : add(multiply(a, k), multiply(c, s))
  return divide(multiply(growth, top), add(square(a), square(c)))
}

/** sin(ax)·cos(bx) and their kin as sums. */
const ofProducts: Way = (of, search, depth) => {
  if (of.is !== 'product' || of.of.length !== 2) return undefined
  const [f, g] = of.of
  const isWave = (part: Expression | undefined) => part?.is === 'call' && (part.name === 'sin' || part.name === 'cos')
  if (f?.is !== 'call' || g?.is !== 'call' || !isWave(f) || !isWave(g)) return undefined
  const [plus_, minus] = [expanded(add(f.of, g.of)), expanded(subtract(f.of, g.of))]
  const half = (left: Expression, right: Expression) => multiply(fraction(1, 2), add(left, right))
  const made =
    f.name === 'sin' && g.name === 'sin'
      ? half(call('cos', minus), multiply(whole(-1), call('cos', plus_)))
      : f.name === 'cos' && g.name === 'cos'
        ? half(call('cos', minus), call('cos', plus_))
        : f.name === 'sin'
          ? half(call('sin', plus_), call('sin', minus))
          : half(call('sin', plus_), multiply(whole(-1), call('sin', minus)))
  return search_(expanded(made), search, depth + 1)
}

/** Quotients of polynomials: long division, then a part for each rational root and one for a quadratic that is left. */
const byFractions: Way = (of, search, depth) => {
  const parts = of.is === 'product' ? of.of : [of]
  const isBelow = (part: Expression) => part.is === 'power' && isWhole(part.exponent) && part.exponent.value.over < 0n
  const below = parts.filter(isBelow)
  if (below.length === 0) return undefined
  const top = polynomial(multiply(...parts.filter((part) => !isBelow(part))))
  const bottom = polynomial(power(multiply(...below), whole(-1)))
  if (!top || !bottom || bottom.length < 2) return undefined
  const pieces = partialFractions(top, bottom)
  if (!pieces || (pieces.length === 1 && isSame(pieces[0] ?? zero, of))) return undefined
  return ofSum({ is: 'sum', of: pieces }, search, depth + 1)
}

const expressionOfPolynomial = (of: readonly Ratio[]) =>
  add(...of.map((coefficient, at) => multiply(numberOf(coefficient), power(x, whole(at)))))

const ways: readonly (readonly [string, Way])[] = [
  ['Sum: term by term', ofSum],
  ['Polynomial, multiplied out', ofPolynomial],
  ['Standard form', ofLinear],
  ['Power of a function', ofTrigonometric],
  ['Standard form with a quadratic', ofQuadratic],
  ['Exponential times sine or cosine', ofWave],
  ['Product of sines and cosines as a sum', ofProducts],
  ['Partial fractions', byFractions],
  ['Numerator of the derivative and the rest', (of, search, depth) => byNumerator(of, search, depth)],
  ['Substitution u = inside', bySubstitution],
  ['Parts: ∫uv′ = uv − ∫u′v', byParts],
  [
    'Multiplied out',
    (of, search, depth) => {
      const made = expanded(of)
      return made.is === 'sum' ? ofSum(made, search, depth + 1) : undefined
    },
  ],
]

/** (px + q)/(ax² + bx + c) as a multiple of the derivative below, and a rest without x above. */
function byNumerator(of: Expression, search: Search, depth: number): Expression | undefined {
  const parts = of.is === 'product' ? of.of : []
  const under = parts.find(
    (part) => part.is === 'power' && part.exponent.is === 'number' && part.exponent.value.over < 0n,
  )
  if (under?.is !== 'power' || under.exponent.is !== 'number') return undefined
  const above = polynomial(multiply(...parts.filter((part) => part !== under)))
  const base = polynomial(under.base)
  if (above?.length !== 2 || base?.length !== 3) return undefined
  const [q = ratio(0n), p = ratio(0n)] = above
  const [, b = ratio(0n), a = ratio(1n)] = base
  const share = divide(numberOf(p), multiply(whole(2), numberOf(a)))
  const rest = subtract(numberOf(q), multiply(share, numberOf(b)))
  const next = add(under.exponent, one)
  const first = isNumber(next, 0) ? logOf(under.base) : divide(power(under.base, next), next)
  const second = isNumber(rest, 0) ? zero : search_(under, search, depth + 1)
  return second && add(multiply(share, first), multiply(rest, second))
}

/** The parts of a quotient, the whole one first; undefined where what is left below is beyond a quadratic. */
function partialFractions(top: readonly Ratio[], bottom: readonly Ratio[]): Expression[] | undefined {
  return splitFraction(top, bottom)?.map(({ over, under, times }) =>
    multiply(expressionOfPolynomial(over), power(expressionOfPolynomial(under), whole(-times))),
  )
}
