import { product, quotient, ratio, sum, negated, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import type { Region } from '@/lib/base/region/types'
import { significantFigures, figuresOf, withFigures, type Measured } from '@/lib/subjects/numbers/significant'
import { FormulaFault, type Formula, type Sign } from './formula'

/** One operation on measured numbers, and by which rule its last place follows. */
export interface MeasuredOperation {
  by: Sign | 'sqrt' | 'log' | 'ln'
  of: readonly Measured[]
  gives: Measured
  rule: 'places' | 'figures' | 'decimals' | 'exact'
}

export interface Measuring {
  /** The formula as it was typed, in which numbers keep their zeros. */
  text: string
  region: Region
  zerosCount: boolean
  /** Numbers that are counted or defined. */
  exact: readonly Ratio[]
  watch(operation: MeasuredOperation): void
}

const numberAt = /(?:\d+(?:[.,]\d+)*\.?|[.,]\d+)(?:e[-+−]?\d+)?/iy
const logarithms: Readonly<Record<string, 'log' | 'ln'>> = { log: 'log', lg: 'log', log10: 'log', ln: 'ln' }
const digits = 17

/**
 * Works a formula out with all digits and follows beside it how far it is known: sums to the coarsest last place, products, quotients,
 * powers and roots to the fewest figures, logarithms to as many decimals as their number has figures. Throws a FormulaFault for other
 * functions, divisions by 0 and what has no real value. Source: NIST GLP 9.
 */
export function measure(formula: Formula, measuring: Measuring): Measured {
  const told = (operation: MeasuredOperation): Measured => {
    measuring.watch(operation)
    return operation.gives
  }
  switch (formula.is) {
    case 'number':
      return numberOf(formula.at, measuring)
    case 'negative': {
      const { value, place } = measure(formula.of, measuring)
      return { value: negated(value), place }
    }
    case 'both':
      return told(both(formula.sign, measure(formula.left, measuring), measure(formula.right, measuring), formula.at))
    case 'call': {
      const [of] = formula.of.map((part) => measure(part, measuring))
      if (of) return told(called(formula.name, of, formula.at))
      throw new FormulaFault('must have a number here', formula.at)
    }
    default:
      throw new FormulaFault('must use numbers, + − × ÷, ^, sqrt, log and ln', formula.at)
  }
}

function numberOf(at: number, { text, region, zerosCount, exact }: Measuring): Measured {
  numberAt.lastIndex = at - 1
  const found = significantFigures(numberAt.exec(text)?.[0] ?? '', region, zerosCount)
  if (!found) throw new FormulaFault('must have numbers that can be read', at)
  const isExact = exact.some(({ over, under }) => over === found.value.over && under === found.value.under)
  return { value: found.value, place: isExact ? undefined : found.place }
}

const coarser = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : other === undefined ? one : Math.max(one, other)

function limited(value: Ratio, parts: readonly Measured[]): Measured {
  const figures = Math.min(...parts.map(figuresOf))
  return figures === Infinity ? { value, place: undefined } : withFigures(value, Math.max(1, figures))
}

function both(by: Sign, left: Measured, right: Measured, at: number): MeasuredOperation {
  const of = [left, right]
  const isExact = left.place === undefined && right.place === undefined
  if (by === '+' || by === '−') {
    const value = sum(left.value, by === '+' ? right.value : negated(right.value))
    return { by, of, gives: { value, place: coarser(left.place, right.place) }, rule: isExact ? 'exact' : 'places' }
  }
  if (by === '^') {
    const { over, under } = right.value
    if (under !== 1n || over < 1n || over > 20n)
      throw new FormulaFault('must have whole exponents from 1 to 20, which count as exact', at)
    const value = ratio(left.value.over ** over, left.value.under ** over)
    return { by, of, gives: limited(value, [left]), rule: isExact || left.place === undefined ? 'exact' : 'figures' }
  }
  if (by === '÷' && right.value.over === 0n) throw new FormulaFault('must not divide by 0', at)
  const value = by === '×' ? product(left.value, right.value) : quotient(left.value, right.value)
  return { by, of, gives: limited(value, of), rule: isExact ? 'exact' : 'figures' }
}

function called(name: string, of: Measured, at: number): MeasuredOperation {
  const size = toNumber(of.value)
  const near = (value: number) => toRatio(value.toPrecision(digits))
  if (name === 'sqrt') {
    if (size < 0) throw new FormulaFault('must take square roots of 0 or more', at)
    return {
      by: 'sqrt',
      of: [of],
      gives: limited(near(Math.sqrt(size)), [of]),
      rule: of.place === undefined ? 'exact' : 'figures',
    }
  }
  const by = logarithms[name]
  if (!by) throw new FormulaFault(`must use only sqrt, log and ln besides + − × ÷ and ^, not ${name}`, at)
  if (size <= 0) throw new FormulaFault('must take logarithms of numbers above 0', at)
  const value = near(by === 'ln' ? Math.log(size) : Math.log10(size))
  const place = of.place === undefined ? undefined : -figuresOf(of)
  return { by, of: [of], gives: { value, place }, rule: place === undefined ? 'exact' : 'decimals' }
}
