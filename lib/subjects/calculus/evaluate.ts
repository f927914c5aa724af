import { toNumber } from '@/lib/base/units/ratio'
import type { Expression } from './expression'

/** Values by letter. */
type Point = Readonly<Record<string, number>>
type Evaluate = (point: Point) => number

const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (value) => 1 / Math.tan(value),
  sec: (value) => 1 / Math.cos(value),
  csc: (value) => 1 / Math.sin(value),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  ln: Math.log,
  abs: Math.abs,
  sign: Math.sign,
  cbrt: Math.cbrt,
  floor: Math.floor,
  ceil: Math.ceil,
  round: (value) => Math.sign(value) * Math.round(Math.abs(value)),
}

/** A function of the letters in doubles; NaN where a real value is missing. Odd roots of negative numbers are real. */
export function compiled(expression: Expression): Evaluate {
  switch (expression.is) {
    case 'number': {
      const value = toNumber(expression.value)
      return () => value
    }
    case 'name': {
      const { name } = expression
      if (name === 'e') return () => Math.E
      if (name === 'pi') return () => Math.PI
      return (point) => point[name] ?? Number.NaN
    }
    case 'sum': {
      const parts = expression.of.map(compiled)
      return (point) => parts.reduce((total, part) => total + part(point), 0)
    }
    case 'product': {
      const parts = expression.of.map(compiled)
      return (point) => parts.reduce((total, part) => total * part(point), 1)
    }
    case 'power':
      return compiledPower(expression)
    case 'call': {
      const inside = compiled(expression.of)
      const work = functions[expression.name] ?? (() => Number.NaN)
      return (point) => work(inside(point))
    }
  }
}

function compiledPower({ base, exponent }: Extract<Expression, { is: 'power' }>): Evaluate {
  const under = compiled(base)
  if (base.is === 'name' && base.name === 'e') {
    const above = compiled(exponent)
    return (point) => Math.exp(above(point))
  }
  if (exponent.is === 'number') {
    const { over, under: index } = exponent.value
    const power = toNumber(exponent.value)
    if (index === 1n) return (point) => under(point) ** power
    if (index === 2n && over === 1n) return (point) => Math.sqrt(under(point))
    if (index % 2n === 1n) {
      const sign = over % 2n === 0n ? 1 : -1
      return (point) => {
        const value = under(point)
        return value < 0 ? sign * (-value) ** power : value ** power
      }
    }
    return (point) => under(point) ** power
  }
  const above = compiled(exponent)
  return (point) => under(point) ** above(point)
}
