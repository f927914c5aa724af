import { isLess, negated, product, quotient, ratio, size, sum, type Ratio } from '@/lib/base/units/ratio'
import { rowReduced } from './rational-matrix'
import { polynomialText, type RationalPolynomial } from './rational-polynomial'
import { fractionText } from '@/lib/subjects/numbers/exact'

/** A sequence by its rule; terms are numbered from 1. */
export type SequenceRule =
  /** a(n) as a polynomial in n, the constant first. */
  | { is: 'polynomial'; of: RationalPolynomial }
  | { is: 'geometric'; first: Ratio; by: Ratio }
  /** a(n) = by[0] × a(n − 1) + by[1] × a(n − 2) + … + plus, after the first terms. */
  | { is: 'recurrence'; start: readonly Ratio[]; by: readonly Ratio[]; plus: Ratio }
  /** Each term is the one before times a number that grows evenly: n × step + start. */
  | { is: 'factorial'; first: Ratio; start: Ratio; step: Ratio }

interface Guess {
  rule: SequenceRule
  /** Terms beyond those that the rule needs agree with it. */
  isConfirmed: boolean
  name: string
}

const [zero, one] = [ratio(0n), ratio(1n)]
const isZero = ({ over }: Ratio) => over === 0n
const isSame = (a: Ratio, b: Ratio) => a.over === b.over && a.under === b.under
const less = (a: Ratio, b: Ratio) => sum(a, negated(b))
const whole = (value: number) => ratio(BigInt(value))

/** A fraction to a whole power from 0, in lowest terms as it was. */
export function powerOfRatio({ over, under }: Ratio, times: number): Ratio {
  return { over: over ** BigInt(times), under: under ** BigInt(times) }
}

export function polynomialAt(of: RationalPolynomial, n: Ratio): Ratio {
  return of.reduceRight((found, coefficient) => sum(product(found, n), coefficient), zero)
}

/** The terms with their sums, the first to the `many`th; the function is told each and stops by returning false. */
export function walk(rule: SequenceRule, many: number, tell: (n: number, term: Ratio, total: Ratio) => boolean): void {
  const before: Ratio[] = []
  let total = zero
  for (let n = 1; n <= many; n += 1) {
    const term = nextTerm(rule, n, before)
    before.unshift(term)
    if (before.length > 8) before.pop()
    total = sum(total, term)
    if (!tell(n, term, total)) return
  }
}

function nextTerm(rule: SequenceRule, n: number, before: readonly Ratio[]): Ratio {
  const last = before[0] ?? zero
  switch (rule.is) {
    case 'polynomial':
      return polynomialAt(rule.of, whole(n))
    case 'geometric':
      return n === 1 ? rule.first : product(last, rule.by)
    case 'factorial':
      return n === 1 ? rule.first : product(last, sum(rule.start, product(whole(n), rule.step)))
    case 'recurrence':
      return (
        rule.start[n - 1] ??
        rule.by.reduce((found, factor, back) => sum(found, product(factor, before[back] ?? zero)), rule.plus)
      )
  }
}

/** The sum of k^power from 1 to n as a polynomial in n, by Bernoulli’s numbers (Faulhaber). */
function powerSum(power: number): Ratio[] {
  // (k + 1)^(p + 1) − k^(p + 1), summed, leaves the sums of lower powers: solved for the highest.
  const found = Array.from({ length: power + 2 }, () => zero)
  const rows = binomials(power + 1)
  for (let at = 0; at <= power + 1; at += 1) found[at] = whole(rows[at] ?? 0)
  found[0] = zero
  let rest = found
  for (let lower = 0; lower < power; lower += 1) {
    const factor = whole(rows[lower] ?? 0)
    const sums = powerSum(lower)
    rest = rest.map((coefficient, at) => less(coefficient, product(factor, sums[at] ?? zero)))
  }
  return rest.map((coefficient) => quotient(coefficient, whole(power + 1)))
}

function binomials(n: number): number[] {
  let row = [1]
  for (let at = 0; at < n; at += 1) row = [1, ...row.slice(1).map((value, place) => value + (row[place] ?? 0)), 1]
  return row
}

/** The sum of the first n terms as a polynomial in n. */
export function sumPolynomial(of: RationalPolynomial): Ratio[] {
  const found: Ratio[] = Array.from({ length: of.length + 1 }, () => zero)
  for (const [power, coefficient] of of.entries())
    for (const [at, value] of powerSum(power).entries()) found[at] = sum(found[at] ?? zero, product(coefficient, value))
  const last = found.findLastIndex((value) => !isZero(value))
  return found.slice(0, last + 1)
}

/** What the terms approach, and what their sums approach; undefined where they do not. */
export function limitsOf(rule: SequenceRule): { term?: Ratio; total?: Ratio } {
  if (rule.is === 'polynomial') {
    if (rule.of.length === 0) return { term: zero, total: zero }
    return rule.of.length === 1 ? { term: rule.of[0] ?? zero } : {}
  }
  if (rule.is !== 'geometric') return {}
  if (isZero(rule.first)) return { term: zero, total: zero }
  if (isLess(size(rule.by), one)) return { term: zero, total: quotient(rule.first, less(one, rule.by)) }
  return isSame(rule.by, one) ? { term: rule.first } : {}
}

function differences(terms: readonly Ratio[]): Ratio[] {
  return terms.slice(1).map((term, at) => less(term, terms[at] ?? zero))
}

/** The table of differences, row by row, until one is all the same or a single number. */
export function differenceRows(terms: readonly Ratio[], most = 8): Ratio[][] {
  const rows: Ratio[][] = []
  let row = [...terms]
  while (row.length > 1 && rows.length < most) {
    row = differences(row)
    rows.push(row)
    if (row.every((value) => isSame(value, row[0] ?? zero))) break
  }
  return rows
}

/** Newton’s forward formula: the polynomial in n through terms 1, 2, 3, … */
function throughAll(terms: readonly Ratio[]): Ratio[] {
  let found: Ratio[] = []
  let basis: Ratio[] = [one]
  let row = [...terms]
  for (let at = 0; row.length > 0; at += 1) {
    const lead = row[0] ?? zero
    found = Array.from({ length: Math.max(found.length, basis.length) }, (_, place) =>
      sum(found[place] ?? zero, product(lead, basis[place] ?? zero)),
    )
    // × (n − 1 − at) ÷ (at + 1)
    const next = Array.from({ length: basis.length + 1 }, (_, place) =>
      quotient(less(basis[place - 1] ?? zero, product(basis[place] ?? zero, whole(at + 1))), whole(at + 1)),
    )
    basis = next
    row = differences(row)
  }
  return found.slice(0, found.findLastIndex((value) => !isZero(value)) + 1)
}

const polynomialNames = ['constant', 'arithmetic', 'quadratic', 'cubic', 'of the fourth degree', 'of the fifth degree']

/**
 * The simplest rule that makes the terms: arithmetic, geometric, a polynomial by differences, a recurrence of two terms (Fibonacci), one
 * term with something added, growing factors (factorials); what fewer terms settle comes first. Where no rule is confirmed by a term
 * that it did not need, the polynomial through all terms is given, which fits anything.
 */
export function guessRule(terms: readonly Ratio[]): Guess {
  const count = terms.length
  const byDifferences = throughAll(terms)
  const degree = Math.max(0, byDifferences.length - 1)
  const polynomial = (isConfirmed: boolean): Guess => ({
    rule: { is: 'polynomial', of: byDifferences },
    isConfirmed,
    name: polynomialNames[degree] ?? `of degree ${degree}`,
  })
  if (degree <= 1 && count > degree + 1) return polynomial(true)
  const [first = zero, second = zero] = terms
  if (count >= 3 && terms.every((term) => !isZero(term))) {
    const by = quotient(second, first)
    if (terms.every((term, at) => at === 0 || isSame(term, product(terms[at - 1] ?? zero, by))))
      return { rule: { is: 'geometric', first, by }, isConfirmed: true, name: 'geometric' }
  }
  if (count >= degree + 2 && degree <= 5) return polynomial(true)
  const another = withAdded(terms) ?? growing(terms) ?? fibonacciLike(terms)
  return another ?? polynomial(false)
}

/** a(n) = p × a(n − 1) + q, from three terms and confirmed by a fourth. */
function withAdded(terms: readonly Ratio[]): Guess | undefined {
  const [a, b, c] = terms
  if (!a || !b || !c || terms.length < 4 || isSame(a, b)) return undefined
  const by = quotient(less(c, b), less(b, a))
  const plus = less(b, product(by, a))
  const holds = terms.every((term, at) => at === 0 || isSame(term, sum(product(by, terms[at - 1] ?? zero), plus)))
  return holds
    ? {
        rule: { is: 'recurrence', start: [a], by: [by], plus },
        isConfirmed: true,
        name: 'each term from the one before',
      }
    : undefined
}

/** Factors between neighbours that grow evenly. */
function growing(terms: readonly Ratio[]): Guess | undefined {
  if (terms.length < 4 || terms.some(isZero)) return undefined
  const factors = terms.slice(1).map((term, at) => quotient(term, terms[at] ?? one))
  const [step, ...steps] = differences(factors)
  const [first, factor] = [terms[0], factors[0]]
  if (!step || !first || !factor || !steps.every((other) => isSame(other, step))) return undefined
  // The factor to term n is start + n × step, and the first of them leads to term 2.
  const start = less(factor, product(whole(2), step))
  return { rule: { is: 'factorial', first, start, step }, isConfirmed: true, name: 'factors that grow evenly' }
}

/** a(n) = p × a(n − 1) + q × a(n − 2), from four terms and confirmed by a fifth. */
function fibonacciLike(terms: readonly Ratio[]): Guess | undefined {
  const [a, b, c, d] = terms
  if (!a || !b || !c || !d || terms.length < 5) return undefined
  const { matrix, pivots } = rowReduced(
    [
      [b, a, c],
      [c, b, d],
    ],
    2,
  )
  if (pivots.length < 2) return undefined
  const by = matrix.map((row) => row[2] ?? zero)
  const [p = zero, q = zero] = by
  const holds = terms.every(
    (term, at) => at < 2 || isSame(term, sum(product(p, terms[at - 1] ?? zero), product(q, terms[at - 2] ?? zero))),
  )
  return holds
    ? {
        rule: { is: 'recurrence', start: [a, b], by, plus: zero },
        isConfirmed: true,
        name: 'each term from the two before',
      }
    : undefined
}

const inBrackets = (value: Ratio) =>
  value.under !== 1n || value.over < 0n ? `(${fractionText(value)})` : fractionText(value)

/** 2a(n − 1) − (1/2)a(n − 2) + 3 */
function sumOfParts(parts: readonly (readonly [Ratio, string])[]): string {
  return (
    parts
      .filter(([factor]) => !isZero(factor))
      .map(([factor, name], at) => {
        const near = size(factor)
        const number =
          name !== '' && near.over === near.under ? '' : name === '' ? fractionText(near) : inBrackets(near)
        const sign = factor.over < 0n ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + '
        return `${sign}${number}${name}`
      })
      .join('') || '0'
  )
}

/** a(n) by n alone, or by the terms before it. */
export function ruleText(rule: SequenceRule): string {
  if (rule.is === 'polynomial') return `a(n) = ${polynomialText(rule.of).replaceAll('x', 'n')}`
  if (rule.is === 'geometric') {
    const isOne = isSame(rule.first, one)
    return `a(n) = ${isOne ? '' : `${inBrackets(rule.first)} × `}${inBrackets(rule.by)}^(n − 1)`
  }
  return recurrenceText(rule)
}

/** Each term by those before it. */
export function recurrenceText(rule: SequenceRule): string {
  if (rule.is === 'geometric')
    return `a(1) = ${fractionText(rule.first)}; a(n) = ${sumOfParts([[rule.by, 'a(n − 1)']])}`
  if (rule.is === 'factorial') {
    const factor = sumOfParts([
      [rule.step, 'n'],
      [rule.start, ''],
    ])
    return `a(1) = ${fractionText(rule.first)}; a(n) = ${/[ −]/.test(factor) ? `(${factor})` : factor} × a(n − 1)`
  }
  if (rule.is === 'polynomial') {
    const added = polynomialDifference(rule.of)
    const start = fractionText(polynomialAt(rule.of, one))
    const isBelow = (added.at(-1) ?? zero).over < 0n
    const text = polynomialText(isBelow ? added.map(negated) : added).replaceAll('x', 'n')
    const part = added.length === 0 ? '' : added.length === 1 ? text : `(${text})`
    return `a(1) = ${start}; a(n) = a(n − 1)${part && ` ${isBelow ? '−' : '+'} ${part}`}`
  }
  const starts = rule.start.map((term, at) => `a(${at + 1}) = ${fractionText(term)}`)
  const parts = rule.by.map((factor, back) => [factor, `a(n − ${back + 1})`] as const)
  return `${starts.join('; ')}; a(n) = ${sumOfParts([...parts, [rule.plus, '']])}`
}

/** p(n) − p(n − 1). */
function polynomialDifference(of: RationalPolynomial): Ratio[] {
  const values = Array.from({ length: Math.max(1, of.length) }, (_, at) =>
    less(polynomialAt(of, whole(at + 1)), polynomialAt(of, whole(at))),
  )
  return throughAll(values)
}
