import {
  add,
  call,
  divide,
  fraction,
  has,
  isNumber,
  multiply,
  numberOf,
  one,
  opposite,
  power,
  root,
  square,
  subtract,
  whole,
  zero,
  type Expression,
} from './expression'
import { ratio, sum } from '@/lib/base/units/ratio'
import { shortest } from './write'

/** A rule as it was used, innermost first. */
export interface RuleUsed {
  rule: string
  of: Expression
  gives: Expression
}

const outer: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => call('cos', u),
  cos: (u) => opposite(call('sin', u)),
  tan: (u) => power(call('cos', u), whole(-2)),
  cot: (u) => opposite(power(call('sin', u), whole(-2))),
  sec: (u) => multiply(call('sin', u), power(call('cos', u), whole(-2))),
  csc: (u) => opposite(multiply(call('cos', u), power(call('sin', u), whole(-2)))),
  asin: (u) => power(root(subtract(one, square(u))), whole(-1)),
  acos: (u) => opposite(power(root(subtract(one, square(u))), whole(-1))),
  atan: (u) => power(add(square(u), one), whole(-1)),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => power(call('cosh', u), whole(-2)),
  asinh: (u) => power(root(add(square(u), one)), whole(-1)),
  acosh: (u) => power(multiply(root(subtract(u, one)), root(add(u, one))), whole(-1)),
  atanh: (u) => power(subtract(one, square(u)), whole(-1)),
  ln: (u) => power(u, whole(-1)),
  abs: (u) => call('sign', u),
  cbrt: (u) => multiply(fraction(1, 3), power(call('cbrt', u), whole(-2))),
  sign: () => zero,
  floor: () => zero,
  ceil: () => zero,
  round: () => zero,
}

const constant = (of: Expression, name: string) => !has(of, name)

/**
 * The derivative with respect to a letter, by the rules for sums, products, quotients, powers and chains; other letters count as
 * constants. `watch` is told each rule with its result in the shortest form. Source of the elementary derivatives: NIST Digital Library
 * of Mathematical Functions, 4.7, 4.20, 4.24, 4.34, 4.38.
 */
export function differentiate(
  expression: Expression,
  name: string,
  watch: (used: RuleUsed) => void = () => {},
): Expression {
  const again = (part: Expression) => differentiate(part, name, watch)
  const told = (rule: string, found: Expression) => {
    const gives = shortest(found)
    watch({ rule, of: expression, gives })
    return gives
  }
  if (constant(expression, name)) return zero
  switch (expression.is) {
    case 'number':
      return zero
    case 'name':
      return one
    case 'sum':
      return told('Sum: term by term', add(...expression.of.map(again)))
    case 'product':
      return productRule(expression, name, again, told)
    case 'power':
      return powerRule(expression, name, again, told)
    case 'call': {
      const rule = outer[expression.name]
      if (!rule) return zero
      const inside = again(expression.of)
      const outside = rule(expression.of)
      const isPlain = expression.of.is === 'name'
      return told(
        isPlain
          ? `Derivative of ${expression.name}`
          : `Chain: derivative of ${expression.name} times that of what is inside`,
        multiply(outside, inside),
      )
    }
  }
}

type Again = (part: Expression) => Expression
type Told = (rule: string, found: Expression) => Expression

function productRule(
  expression: Extract<Expression, { is: 'product' }>,
  name: string,
  again: Again,
  told: Told,
): Expression {
  const fixed = expression.of.filter((part) => constant(part, name))
  const moving = expression.of.filter((part) => !constant(part, name))
  const [single] = moving
  if (moving.length === 1 && single) return told('Constant factor', multiply(...fixed, again(single)))
  const isBelow = (part: Expression) =>
    part.is === 'power' && part.exponent.is === 'number' && part.exponent.value.over < 0n
  const below = moving.filter(isBelow)
  if (below.length > 0 && below.length < moving.length) {
    const over = multiply(...moving.filter((part) => !isBelow(part)))
    const under = power(multiply(...below), whole(-1))
    const top = shortest(subtract(multiply(again(over), under), multiply(over, again(under))))
    return told('Quotient: (u′v − uv′) ÷ v²', multiply(...fixed, divide(top, square(under))))
  }
  const terms = moving.map((part, at) => multiply(again(part), ...moving.filter((_, other) => other !== at)))
  return told('Product: u′v + uv′', multiply(...fixed, add(...terms)))
}

function powerRule(
  { base, exponent }: Extract<Expression, { is: 'power' }>,
  name: string,
  again: Again,
  told: Told,
): Expression {
  if (constant(exponent, name)) {
    const lower =
      exponent.is === 'number'
        ? power(base, numberOf(sum(exponent.value, ratio(-1n))))
        : power(base, add(exponent, whole(-1)))
    const outside = multiply(exponent, lower)
    if (base.is === 'name') return told('Power: n·xⁿ⁻¹', outside)
    return told('Power and chain: n·uⁿ⁻¹·u′', multiply(outside, again(base)))
  }
  if (constant(base, name)) {
    const scale = base.is === 'name' && base.name === 'e' ? one : call('ln', base)
    const rule = isNumber(scale, 1) ? 'Exponential: eᵘ·u′' : 'Exponential: aᵘ·ln a·u′'
    return told(rule, multiply(power(base, exponent), scale, again(exponent)))
  }
  const inner = add(
    multiply(again(exponent), call('ln', base)),
    multiply(exponent, again(base), power(base, whole(-1))),
  )
  return told('Power with the variable twice: uᵛ·(v′·ln u + v·u′ ÷ u)', multiply(power(base, exponent), inner))
}

/** dy/dx of an equation between x and y, both sides brought to the left: −F_x ÷ F_y. */
export function implicitSlope(
  left: Expression,
  right: Expression,
  watch: (used: RuleUsed) => void = () => {},
): Expression {
  const all = subtract(left, right)
  return shortest(opposite(divide(differentiate(all, 'x', watch), differentiate(all, 'y', watch))))
}

/** The next derivative by x of an expression in x and y, where y is a function of x with the slope dy/dx: E_x + E_y · dy/dx. */
export function alongCurve(of: Expression, slope: Expression): Expression {
  return shortest(add(differentiate(of, 'x'), multiply(differentiate(of, 'y'), slope)))
}
