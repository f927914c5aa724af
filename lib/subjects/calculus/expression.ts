import { product as times, quotient, ratio, sum as plus, type Ratio } from '@/lib/base/units/ratio'

/**
 * An expression as algebra sees it: differences are sums with −1, quotients powers with −1, roots broken powers. Made by the functions
 * below, which keep it simple: like terms and like factors are one, numbers come first.
 */
export type Expression =
  | { is: 'number'; value: Ratio }
  | { is: 'name'; name: string }
  | { is: 'sum'; of: readonly Expression[] }
  | { is: 'product'; of: readonly Expression[] }
  | { is: 'power'; base: Expression; exponent: Expression }
  | { is: 'call'; name: string; of: Expression }

export const numberOf = (value: Ratio): Expression => ({ is: 'number', value })
export const whole = (value: number): Expression => numberOf(ratio(BigInt(value)))
export const fraction = (over: number, under: number): Expression => numberOf(ratio(BigInt(over), BigInt(under)))
export const named = (name: string): Expression => ({ is: 'name', name })
export const call = (name: string, of: Expression): Expression => simplestCall(name, of)
export const euler = named('e')
export const [zero, one, minusOne] = [whole(0), whole(1), whole(-1)]

const keys = new WeakMap<Expression, string>()

/** The same for what is the same. */
export function keyOf(expression: Expression): string {
  const known = keys.get(expression)
  if (known !== undefined) return known
  const key = freshKey(expression)
  keys.set(expression, key)
  return key
}
function freshKey(expression: Expression): string {
  switch (expression.is) {
    case 'number':
      return `${expression.value.over}/${expression.value.under}`
    case 'name':
      return expression.name
    case 'sum':
      return `(+ ${expression.of.map(keyOf).toSorted().join(' ')})`
    case 'product':
      return `(* ${expression.of.map(keyOf).toSorted().join(' ')})`
    case 'power':
      return `(^ ${keyOf(expression.base)} ${keyOf(expression.exponent)})`
    case 'call':
      return `(${expression.name} ${keyOf(expression.of)})`
  }
}

export const isSame = (a: Expression, b: Expression) => keyOf(a) === keyOf(b)
export const isNumber = (one_: Expression, value: number) =>
  one_.is === 'number' && one_.value.under === 1n && one_.value.over === BigInt(value)
export const isWhole = (one_: Expression): one_ is { is: 'number'; value: Ratio } =>
  one_.is === 'number' && one_.value.under === 1n

/** Whether the variable stands in it. */
export function has(expression: Expression, name: string): boolean {
  switch (expression.is) {
    case 'number':
      return false
    case 'name':
      return expression.name === name
    case 'sum':
    case 'product':
      return expression.of.some((part) => has(part, name))
    case 'power':
      return has(expression.base, name) || has(expression.exponent, name)
    case 'call':
      return has(expression.of, name)
  }
}

/** All letters in it but e and π. */
export function lettersOf(expression: Expression): string[] {
  const found = new Set<string>()
  const visit = (part: Expression): void => {
    if (part.is === 'name' && part.name !== 'e' && part.name !== 'pi') found.add(part.name)
    if (part.is === 'sum' || part.is === 'product') part.of.forEach(visit)
    if (part.is === 'power') [part.base, part.exponent].forEach(visit)
    if (part.is === 'call') visit(part.of)
  }
  visit(expression)
  return [...found].toSorted()
}

/** How many parts it is made of. */
export function weightOf(expression: Expression): number {
  switch (expression.is) {
    case 'number':
    case 'name':
      return 1
    case 'sum':
    case 'product':
      return expression.of.reduce((total, part) => total + weightOf(part), 1)
    case 'power':
      return 1 + weightOf(expression.base) + weightOf(expression.exponent)
    case 'call':
      return 1 + weightOf(expression.of)
  }
}

/** The number before a product, and the rest. */
export function partFactor(term: Expression): readonly [Ratio, Expression] {
  if (term.is === 'number') return [term.value, one]
  const [first, ...rest] = term.is === 'product' ? term.of : []
  if (first?.is !== 'number') return [ratio(1n), term]
  const [single] = rest
  return [first.value, rest.length === 1 && single ? single : { is: 'product', of: rest }]
}

export function add(...terms: readonly Expression[]): Expression {
  const found = new Map<string, { factor: Ratio; rest: Expression }>()
  const put = (term: Expression, by: Ratio): void => {
    if (term.is === 'sum') {
      for (const part of term.of) put(part, by)
      return
    }
    const [factor, rest] = partFactor(term)
    if (rest.is === 'sum') {
      for (const part of rest.of) put(part, times(by, factor))
      return
    }
    const key = keyOf(rest)
    const known = found.get(key)
    found.set(key, { rest, factor: plus(known?.factor ?? ratio(0n), times(by, factor)) })
  }
  for (const term of terms) put(term, ratio(1n))
  mergeSquares(found)
  const kept = [...found.values()].filter(({ factor }) => factor.over !== 0n)
  const constant = kept.filter(({ rest }) => isNumber(rest, 1))
  const parts = [...kept.filter(({ rest }) => !isNumber(rest, 1)), ...constant].map(({ factor, rest }) =>
    multiply(numberOf(factor), rest),
  )
  const [single] = parts
  if (!single) return zero
  return parts.length === 1 ? single : { is: 'sum', of: parts }
}

/** a sin²u + a cos²u is a. */
function mergeSquares(found: Map<string, { factor: Ratio; rest: Expression }>): void {
  for (const [key, { factor, rest }] of found) {
    if (rest.is !== 'power' || !isNumber(rest.exponent, 2) || rest.base.is !== 'call' || rest.base.name !== 'sin')
      continue
    const other = keyOf({ is: 'power', base: { is: 'call', name: 'cos', of: rest.base.of }, exponent: whole(2) })
    const cosine = found.get(other)
    if (cosine?.factor.over !== factor.over || cosine.factor.under !== factor.under) continue
    found.delete(key)
    found.delete(other)
    const unit = keyOf(one)
    found.set(unit, { rest: one, factor: plus(found.get(unit)?.factor ?? ratio(0n), factor) })
  }
}

export function multiply(...factors: readonly Expression[]): Expression {
  let number = ratio(1n)
  const found = new Map<string, { base: Expression; exponents: Expression[] }>()
  const put = (factor: Expression): void => {
    if (factor.is === 'product') {
      factor.of.forEach(put)
      return
    }
    if (factor.is === 'number') {
      number = times(number, factor.value)
      return
    }
    const [base, exponent] = factor.is === 'power' ? [factor.base, factor.exponent] : [factor, one]
    const key = keyOf(base)
    const known = found.get(key)
    if (known) known.exponents.push(exponent)
    else found.set(key, { base, exponents: [exponent] })
  }
  factors.forEach(put)
  if (number.over === 0n) return zero
  const parts: Expression[] = []
  for (const { base, exponents } of found.values()) {
    const made = exponents.length === 1 && exponents[0] ? rebuilt(base, exponents[0]) : power(base, add(...exponents))
    const [factor, rest] = partFactor(made)
    number = times(number, factor)
    if (!isNumber(rest, 1)) parts.push(...(rest.is === 'product' ? rest.of : [rest]))
  }
  if (parts.length === 0) return numberOf(number)
  const all = number.over === number.under ? parts : [numberOf(number), ...parts]
  const [single] = all
  return all.length === 1 && single ? single : { is: 'product', of: all }
}
const rebuilt = (base: Expression, exponent: Expression): Expression =>
  isNumber(exponent, 1) ? base : { is: 'power', base, exponent }

const mostExponent = 200n

export function power(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 0)) return one
  if (isNumber(exponent, 1)) return base
  if (isNumber(base, 1)) return one
  if (base.is === 'number' && exponent.is === 'number') return powerOfNumbers(base.value, exponent.value)
  if (isNumber(base, 0) && exponent.is === 'number' && exponent.value.over > 0n) return zero
  const isInteger = isWhole(exponent)
  if (base.is === 'power' && (isInteger || isPositive(base.base)))
    return power(base.base, multiply(base.exponent, exponent))
  if (base.is === 'product' && isInteger) return multiply(...base.of.map((part) => power(part, exponent)))
  // Out of a root come numbers above 0: (4u)^(1/2) is 2u^(1/2).
  if (base.is === 'product' && exponent.is === 'number') {
    const [factor, rest] = partFactor(base)
    if (factor.over > 0n && factor.over !== factor.under)
      return multiply(power(numberOf(factor), exponent), power(rest, exponent))
  }
  if (isSame(base, euler) && exponent.is === 'call' && exponent.name === 'ln') return exponent.of
  return { is: 'power', base, exponent }
}

/** Above 0 wherever it has a value. */
function isPositive(expression: Expression): boolean {
  if (expression.is === 'number') return expression.value.over > 0n
  if (expression.is === 'name') return expression.name === 'e' || expression.name === 'pi'
  return expression.is === 'power' && isPositive(expression.base)
}

function powerOfNumbers(base: Ratio, exponent: Ratio): Expression {
  if (base.over === 0n)
    return exponent.over > 0n ? zero : { is: 'power', base: numberOf(base), exponent: numberOf(exponent) }
  const steps = exponent.over < 0n ? -exponent.over : exponent.over
  if (exponent.under === 1n && steps <= mostExponent) {
    const raised = ratio(base.over ** steps, base.under ** steps)
    return numberOf(exponent.over < 0n ? quotient(ratio(1n), raised) : raised)
  }
  const root = exactRoot(base, Number(exponent.under))
  if (root && steps <= mostExponent) return powerOfNumbers(root, ratio(exponent.over))
  return { is: 'power', base: numberOf(base), exponent: numberOf(exponent) }
}

function exactRoot({ over, under }: Ratio, index: number): Ratio | undefined {
  if (index > 20 || (over < 0n && index % 2 === 0)) return undefined
  const rootOf = (value: bigint): bigint | undefined => {
    const near = BigInt(Math.round(Number(value) ** (1 / index)) || 0)
    return [near - 1n, near, near + 1n].find((one_) => one_ >= 0n && one_ ** BigInt(index) === value)
  }
  if (over > 10n ** 15n || -over > 10n ** 15n || under > 10n ** 15n) return undefined
  const [top, bottom] = [rootOf(over < 0n ? -over : over), rootOf(under)]
  return top === undefined || bottom === undefined ? undefined : ratio(over < 0n ? -top : top, bottom)
}

export const divide = (over: Expression, under: Expression) => multiply(over, power(under, minusOne))
export const subtract = (from: Expression, less: Expression) => add(from, multiply(minusOne, less))
export const opposite = (expression: Expression) => multiply(minusOne, expression)
export const root = (of: Expression) => power(of, fraction(1, 2))
export const square = (of: Expression) => power(of, whole(2))

const even = new Set(['cos', 'cosh', 'abs', 'sec'])
const odd = new Set(['sin', 'tan', 'sinh', 'tanh', 'asin', 'atan', 'asinh', 'atanh', 'csc', 'cot', 'cbrt', 'sign'])
const atZero: Readonly<Record<string, number>> = {
  sin: 0,
  tan: 0,
  sinh: 0,
  tanh: 0,
  asin: 0,
  atan: 0,
  cos: 1,
  cosh: 1,
  sec: 1,
  abs: 0,
  asinh: 0,
  atanh: 0,
  cbrt: 0,
}

function simplestCall(name: string, of: Expression): Expression {
  const value = isNumber(of, 0) ? atZero[name] : undefined
  if (value !== undefined) return whole(value)
  if (name === 'ln') {
    if (isNumber(of, 1)) return zero
    if (isSame(of, euler)) return one
    if (of.is === 'power' && isSame(of.base, euler)) return of.exponent
  }
  const [factor] = partFactor(of)
  if (factor.over < 0n && (even.has(name) || odd.has(name))) {
    const turned = call(name, opposite(of))
    return even.has(name) ? turned : opposite(turned)
  }
  return { is: 'call', name, of }
}

/** With the letter replaced. */
export function replaced(expression: Expression, name: string, by: Expression): Expression {
  const again = (part: Expression) => replaced(part, name, by)
  switch (expression.is) {
    case 'number':
      return expression
    case 'name':
      return expression.name === name ? by : expression
    case 'sum':
      return add(...expression.of.map(again))
    case 'product':
      return multiply(...expression.of.map(again))
    case 'power':
      return power(again(expression.base), again(expression.exponent))
    case 'call':
      return call(expression.name, again(expression.of))
  }
}

const mostExpanded = 60

/** Products of sums multiplied out, with whole powers up to 6 of sums; the same where it would have too many terms. */
export function expanded(expression: Expression): Expression {
  switch (expression.is) {
    case 'sum':
      return add(...expression.of.map(expanded))
    case 'product':
      return distributed(expression.of.map(expanded))
    case 'power': {
      const base = expanded(expression.base)
      const times_ = isWhole(expression.exponent) ? Number(expression.exponent.value.over) : 0
      if (base.is === 'sum' && times_ >= 2 && times_ <= 6 && base.of.length ** times_ <= mostExpanded)
        return distributed(Array.from({ length: times_ }, () => base))
      return power(base, expression.exponent)
    }
    case 'call':
      return call(expression.name, expanded(expression.of))
    default:
      return expression
  }
}

function distributed(factors: readonly Expression[]): Expression {
  const count = factors.reduce((found, one_) => found * (one_.is === 'sum' ? one_.of.length : 1), 1)
  if (count > mostExpanded) return multiply(...factors)
  const terms = factors.reduce<readonly Expression[]>(
    (found, factor) => {
      const parts = factor.is === 'sum' ? factor.of : [factor]
      return found.flatMap((left) => parts.map((right) => multiply(left, right)))
    },
    [one],
  )
  return add(...terms)
}

/** What all terms of a sum share taken out in front of it. */
export function factored(expression: Expression): Expression {
  if (expression.is !== 'sum') return expression
  const lists = expression.of.map(powersOf)
  const [first, ...others] = lists
  if (!first) return expression
  const common: Expression[] = []
  for (const [key, { base, exponent }] of first) {
    const all = [exponent, ...others.map((list) => list.get(key)?.exponent)]
    if (all.includes(undefined)) continue
    const exponents = all as readonly Expression[]
    const least = exponents.every((one_) => one_.is === 'number')
      ? exponents.reduce((a, b) => (valueOf(a) <= valueOf(b) ? a : b))
      : exponents.every((one_) => isSame(one_, exponent))
        ? exponent
        : undefined
    if (least && !isNumber(least, 0)) common.push(power(base, least))
  }
  const numbers = expression.of.map((term) => partFactor(term)[0])
  const shared = sharedFactor(numbers)
  if (common.length === 0 && shared.over === shared.under) return expression
  const by = multiply(numberOf(shared), ...common)
  const inverse = power(by, minusOne)
  return {
    is: 'product',
    of: [...(by.is === 'product' ? by.of : [by]), add(...expression.of.map((term) => multiply(term, inverse)))],
  }
}
const valueOf = (one_: Expression) => (one_.is === 'number' ? Number(one_.value.over) / Number(one_.value.under) : 0)

function powersOf(term: Expression): Map<string, { base: Expression; exponent: Expression }> {
  const [, rest] = partFactor(term)
  const parts = rest.is === 'product' ? rest.of : [rest]
  return new Map(
    parts
      .filter((part) => part.is !== 'number')
      .map((part) => {
        const [base, exponent] = part.is === 'power' ? [part.base, part.exponent] : [part, one]
        return [keyOf(base), { base, exponent }]
      }),
  )
}

function sharedFactor(numbers: readonly Ratio[]): Ratio {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))
  const over = numbers.map((one_) => one_.over).reduce(divisor, 0n)
  const under = numbers.map((one_) => one_.under).reduce((a, b) => (a * b) / divisor(a, b), 1n)
  const isBelow = numbers.every((one_) => one_.over < 0n)
  return ratio(isBelow ? -over : over, under)
}
