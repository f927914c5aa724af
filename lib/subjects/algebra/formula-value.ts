import {
  greatestCommonDivisor,
  magnitude,
  negated,
  product,
  quotient,
  ratio,
  sum,
  toNumber,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
import { chosenOf, factorialOf, productBelow } from '@/lib/subjects/numbers/counting'
import { FormulaFault, type Formula, type Vocabulary } from './formula'

export type AngleUnit = 'degrees' | 'radians' | 'gradians'

/** A double, and the same without rounding where only whole numbers, decimals, + − × ÷, whole powers and factorials led to it. */
export interface FormulaValue {
  number: number
  exact?: Ratio
}
export type Names = ReadonlyMap<string, FormulaValue>

/** One operation as it was worked out, innermost first. */
export interface Operation {
  /** A sign between two values, or the name of a function. */
  by: string
  of: readonly FormulaValue[]
  gives: FormulaValue
}

const constants: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  phi: (1 + Math.sqrt(5)) / 2,
}

/** Of a quarter turn. */
const quarter = { degrees: 90, radians: Math.PI / 2, gradians: 100 } as const
const toRadians = (angle: number, unit: AngleUnit) =>
  unit === 'radians' ? angle : (angle / quarter[unit]) * (Math.PI / 2)
const fromRadians = (angle: number, unit: AngleUnit) =>
  unit === 'radians' ? angle : (angle / (Math.PI / 2)) * quarter[unit]

/** How many twelfths of a half turn (15°) an angle is, where it is a whole number of them; a double of π/6 counts as π/6. */
function twelfths(angle: number, unit: AngleUnit): number | undefined {
  const share = angle / (quarter[unit] / 6)
  const near = Math.round(share)
  const isWhole =
    unit === 'radians' ? Math.abs(near) < 1e6 && Math.abs(share - near) <= Math.abs(near) * 4e-16 : share === near
  return isWhole ? ((near % 24) + 24) % 24 : undefined
}
const turned = (angle: number, unit: AngleUnit) => (unit === 'radians' ? angle : angle % (4 * quarter[unit]))

const exactSines: Readonly<Record<number, number>> = { 0: 0, 2: 0.5, 6: 1, 10: 0.5, 12: 0, 14: -0.5, 18: -1, 22: -0.5 }
const exactTangents: Readonly<Record<number, number>> = { 0: 0, 3: 1, 6: Infinity, 9: -1 }

/** Sine, exact at multiples of 30° and of quarter turns, so that sin π is 0. */
function sine(angle: number, unit: AngleUnit): number {
  return exactSines[twelfths(angle, unit) ?? -1] ?? Math.sin(toRadians(turned(angle, unit), unit))
}
function cosine(angle: number, unit: AngleUnit): number {
  const at = twelfths(angle, unit)
  return (at === undefined ? undefined : exactSines[(at + 6) % 24]) ?? Math.cos(toRadians(turned(angle, unit), unit))
}
/** Infinity where it is not defined. */
function tangent(angle: number, unit: AngleUnit): number {
  return exactTangents[(twelfths(angle, unit) ?? -1) % 12] ?? Math.tan(toRadians(turned(angle, unit), unit))
}

/** What a function comes to, or why it has no value there. */
type Found = number | string
interface KnownFunction {
  takes: readonly [number, number]
  of(values: readonly number[], unit: AngleUnit): Found
}

const of = (work: (value: number) => number, takes: readonly [number, number] = [1, 1]): KnownFunction => ({
  takes,
  of: ([value = 0]) => work(value),
})
const within = (work: (value: number) => number, holds: (value: number) => boolean, says: string): KnownFunction => ({
  takes: [1, 1],
  of: ([value = 0]) => (holds(value) ? work(value) : says),
})
const angle = (work: (value: number, unit: AngleUnit) => number): KnownFunction => ({
  takes: [1, 1],
  of: ([value = 0], unit) => work(value, unit),
})
const inverse = (work: (value: number) => number, isBounded: boolean): KnownFunction => ({
  takes: [1, 1],
  of: ([value = 0], unit) =>
    isBounded && Math.abs(value) > 1
      ? 'must take the inverse of a sine or cosine from −1 to 1'
      : fromRadians(work(value), unit),
})
/** Whole at powers of ten, whatever the machine's own logarithm leaves behind. */
const decadic = (value: number) => snapped(Math.log10(value), (whole) => Number(`1e${whole}`) === value)
const positive = 'must take logarithms of numbers above 0'

const functions: Readonly<Record<string, KnownFunction>> = {
  sin: angle(sine),
  cos: angle(cosine),
  tan: angle(tangent),
  cot: angle((value, unit) => cosine(value, unit) / sine(value, unit)),
  sec: angle((value, unit) => 1 / cosine(value, unit)),
  csc: angle((value, unit) => 1 / sine(value, unit)),
  asin: inverse(Math.asin, true),
  acos: inverse(Math.acos, true),
  atan: inverse(Math.atan, false),
  atan2: { takes: [2, 2], of: ([y = 0, x = 0], unit) => fromRadians(Math.atan2(y, x), unit) },
  sinh: of(Math.sinh),
  cosh: of(Math.cosh),
  tanh: of(Math.tanh),
  asinh: of(Math.asinh),
  acosh: within(Math.acosh, (value) => value >= 1, 'must take arcosh of 1 or more'),
  atanh: within(Math.atanh, (value) => Math.abs(value) < 1, 'must take artanh of numbers between −1 and 1'),
  exp: of(Math.exp),
  ln: within(Math.log, (value) => value > 0, positive),
  lg: within(decadic, (value) => value > 0, positive),
  log10: within(decadic, (value) => value > 0, positive),
  log2: within(Math.log2, (value) => value > 0, positive),
  log: {
    takes: [1, 2],
    of: ([value = 0, base]) => {
      if (value <= 0) return positive
      if (base === undefined || base === 10) return decadic(value)
      if (base <= 0 || base === 1) return 'must have a base of a logarithm that is above 0 and not 1'
      return base === 2
        ? Math.log2(value)
        : snapped(Math.log(value) / Math.log(base), (power) => base ** power === value)
    },
  },
  sqrt: within(Math.sqrt, (value) => value >= 0, 'must take square roots of 0 or more'),
  cbrt: of(Math.cbrt),
  root: {
    takes: [2, 2],
    of: ([value = 0, degree = 0]) => {
      if (degree === 0) return 'must take a root whose degree is not 0'
      const isOdd = Number.isInteger(degree) && degree % 2 !== 0
      if (value < 0 && !isOdd) return 'must take even roots of 0 or more'
      return snapped(Math.sign(value) * Math.abs(value) ** (1 / degree), (one) => one ** degree === value)
    },
  },
  abs: of(Math.abs),
  sign: of(Math.sign),
  floor: of(Math.floor),
  ceil: of(Math.ceil),
  round: of((value) => Math.sign(value) * Math.round(Math.abs(value))),
  min: { takes: [2, 20], of: (values) => Math.min(...values) },
  max: { takes: [2, 20], of: (values) => Math.max(...values) },
  hypot: { takes: [2, 20], of: (values) => Math.hypot(...values) },
  mod: {
    takes: [2, 2],
    of: ([value = 0, by = 0]) => (by === 0 ? 'must not divide by 0' : value - by * Math.floor(value / by)),
  },
  gcd: wholes((one, other) => greatestCommonDivisor(one, other)),
  lcm: wholes((one, other) => (one * other === 0n ? 0n : (one * other) / greatestCommonDivisor(one, other))),
  ncr: chosen((n, k) => chosenOf(n, k)),
  npr: chosen((n, k) => productBelow(n, n - k)),
}

/** The whole number beside a result where that is the true one: a cube root of 27 is 3, not 3.0000000000000004. */
function snapped(value: number, isTrue: (whole: number) => boolean): number {
  const near = Math.round(value)
  return isTrue(near) ? near : value
}

function wholes(work: (one: bigint, other: bigint) => bigint): KnownFunction {
  return {
    takes: [2, 20],
    of: (values) => {
      if (!values.every(Number.isSafeInteger)) return 'must take gcd and lcm of whole numbers'
      const found = values.map(BigInt).reduce(work)
      return Number(found < 0n ? -found : found)
    },
  }
}
const mostChosen = 1000
function chosen(work: (n: number, k: number) => bigint): KnownFunction {
  return {
    takes: [2, 2],
    of: ([n = 0, k = 0]) => {
      if (![n, k].every((value) => Number.isInteger(value) && value >= 0 && value <= mostChosen))
        return `must choose from whole numbers from 0 to ${mostChosen}`
      return k > n ? 0 : Number(work(n, k))
    },
  }
}

/** sin⁻¹ and its kin. */
const inverses = { sin: 'asin', cos: 'acos', tan: 'atan', sinh: 'asinh', cosh: 'acosh', tanh: 'atanh' }
const spelled: Readonly<Record<string, string>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arsinh: 'asinh',
  arcosh: 'acosh',
  artanh: 'atanh',
}
const worked: Readonly<Record<string, KnownFunction>> = {
  ...functions,
  ...Object.fromEntries(
    Object.entries(spelled).flatMap(([name, same]) => (functions[same] ? [[name, functions[same]]] : [])),
  ),
}

/** Functions and constants by their names; `names` are what the visitor keeps. */
export function vocabularyWith(names: Names, decimal: '.' | ','): Vocabulary {
  return {
    functions: Object.fromEntries(Object.entries(worked).map(([name, { takes }]) => [name, takes])),
    inverses,
    isName: (name) => names.has(name) || Object.hasOwn(constants, name.toLowerCase()),
    decimal,
  }
}
export const isReserved = (name: string) => Object.hasOwn(worked, name) || Object.hasOwn(constants, name)

const longestExact = 1200

/** With the exact value, where that is not longer than anybody needs. */
function valueOf(exact: Ratio): FormulaValue | undefined {
  const length = String(exact.over).length + String(exact.under).length
  return length > longestExact || Math.abs(magnitude(exact)) > 300 ? undefined : { number: toNumber(exact), exact }
}

const mostFactorial = 170

/**
 * Works a formula out, in doubles and exactly as far as that goes. `watch` is told each operation. Throws a FormulaFault where a part
 * has no value: a division by 0, an even root or a logarithm of what is negative, tan of a quarter turn, 171! and whatever is beyond
 * the largest double. Values are real.
 */
export function workOut(
  formula: Formula,
  names: Names,
  unit: AngleUnit,
  watch: (operation: Operation) => void = () => {},
): FormulaValue {
  const value = (part: Formula): FormulaValue => workOut(part, names, unit, watch)
  const told = (by: string, parts: readonly FormulaValue[], found: FormulaValue): FormulaValue => {
    if (Number.isNaN(found.number) || Math.abs(found.number) === Infinity)
      throw new FormulaFault(
        by === 'tan' || by === 'cot' || by === 'sec' || by === 'csc'
          ? `must take ${by} only where it is defined; here it grows beyond every number`
          : 'must stay within numbers of 308 digits',
        formula.at,
      )
    watch({ by, of: parts, gives: found })
    return found
  }
  switch (formula.is) {
    case 'number':
      return valueOf(formula.value) ?? told('', [], { number: Number(formula.text) })
    case 'name': {
      const constant = constants[formula.name.toLowerCase()]
      const found = names.get(formula.name) ?? (constant === undefined ? undefined : { number: constant })
      if (!found) throw new FormulaFault(`must use names that are known: “${formula.name}” is none`, formula.at)
      return found
    }
    case 'negative': {
      const { number, exact } = value(formula.of)
      return exact ? { number: 0 - number, exact: negated(exact) } : { number: -number }
    }
    case 'after': {
      const one = value(formula.of)
      if (formula.sign === '!') return told('!', [one], factorial(one, formula.at))
      if (formula.sign === '°') return unit === 'degrees' ? one : { number: (one.number / 90) * quarter[unit] }
      return both('÷', one, { number: 100, exact: ratio(100n) }, formula.at)
    }
    case 'both': {
      const [left, right] = [value(formula.left), value(formula.right)]
      return told(formula.sign, [left, right], both(formula.sign, left, right, formula.at))
    }
    case 'call': {
      const parts = formula.of.map(value)
      const found = worked[formula.name]?.of(
        parts.map(({ number }) => number),
        unit,
      )
      if (typeof found === 'string' || found === undefined)
        throw new FormulaFault(found ?? 'must name a function', formula.at)
      return told(
        formula.name,
        parts,
        Number.isInteger(found) && Math.abs(found) < 1e12
          ? { number: found, exact: ratio(BigInt(found)) }
          : { number: found },
      )
    }
  }
}

function factorial({ number }: FormulaValue, at: number): FormulaValue {
  if (!Number.isInteger(number) || number < 0)
    throw new FormulaFault('must take factorials of whole numbers from 0', at)
  if (number > mostFactorial)
    throw new FormulaFault(`must stay at ${mostFactorial}! or below: larger ones have more than 308 digits`, at)
  const exact = factorialOf(number)
  return valueOf(ratio(exact)) ?? { number: Number(exact) }
}

function both(sign: '+' | '−' | '×' | '÷' | '^', left: FormulaValue, right: FormulaValue, at: number): FormulaValue {
  if (sign === '÷' && right.number === 0) throw new FormulaFault('must not divide by 0', at)
  if (sign === '^') return power(left, right, at)
  const exact = left.exact && right.exact && valueOf(exactly[sign](left.exact, right.exact))
  return exact ?? { number: doubles[sign](left.number, right.number) }
}
const exactly = {
  '+': sum,
  '−': (one: Ratio, other: Ratio) => sum(one, negated(other)),
  '×': product,
  '÷': quotient,
} as const
const doubles = {
  '+': (one: number, other: number) => one + other,
  '−': (one: number, other: number) => one - other,
  '×': (one: number, other: number) => one * other,
  '÷': (one: number, other: number) => one / other,
} as const

function power(base: FormulaValue, exponent: FormulaValue, at: number): FormulaValue {
  if (base.number === 0 && exponent.number === 0) throw new FormulaFault('must not raise 0 to the power 0', at)
  if (base.number === 0 && exponent.number < 0) throw new FormulaFault('must not divide by 0', at)
  if (base.number < 0 && !Number.isInteger(exponent.number))
    throw new FormulaFault(
      'must not raise a negative number to a broken power; cbrt(x) and root(x, n) take odd roots',
      at,
    )
  const found = base.exact && exponent.exact && exactPower(base.exact, exponent.exact)
  return found ?? { number: base.number ** exponent.number }
}

function exactPower(base: Ratio, exponent: Ratio): FormulaValue | undefined {
  const times = exponent.over < 0n ? -exponent.over : exponent.over
  const digits = String(base.over).length + String(base.under).length
  if (exponent.under !== 1n || times * BigInt(digits) > 4n * BigInt(longestExact)) return undefined
  const raised = ratio(base.over ** times, base.under ** times)
  return valueOf(exponent.over < 0n ? quotient(toRatio('1'), raised) : raised)
}
