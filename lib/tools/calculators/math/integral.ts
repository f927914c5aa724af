import { defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  add,
  antiderivative,
  compiled,
  decimalOf,
  definite,
  differentiate,
  FormulaFault,
  multiply,
  named,
  one,
  readExpression,
  root,
  sampled,
  simpson,
  square,
  toRatio,
  trapezoid,
  withoutHoles,
  writeExpression,
  writeReadable,
  type Expression,
} from '@/lib/engines/integration'

const [digits, drawnSteps] = [12, 240]

export default defineCalculator({
  inputs: {
    formula: text('Function of x', {
      initial: '4/(1 + x^2)',
      maxLength: 300,
      help: 'Angles are in radians. Multiplication needs no sign: 3x, x sin(x).',
    }),
    from: text('From', { initial: '0', maxLength: 60, help: 'A number, π/2, or −∞ as -inf.' }),
    to: text('To', { initial: '1', maxLength: 60 }),
    strips: integer('Strips of the simple rules', { initial: 10, min: 2, max: 10_000, refines: true }),
  },
  outputs: {
    value: { kind: 'text', label: 'Integral' },
    verdict: { kind: 'verdict', label: 'How sure' },
    error: { kind: 'text', label: 'Error at most about', optional: true },
    antiderivative: { kind: 'text', label: 'Antiderivative', optional: true },
    byFormula: { kind: 'text', label: 'Difference of the antiderivative', optional: true },
    understood: { kind: 'text', label: 'Understood as' },
    average: { kind: 'text', label: 'Average of the function', optional: true, section: 'Geometry' },
    area: { kind: 'text', label: 'Area between curve and axis', optional: true, section: 'Geometry' },
    length: { kind: 'text', label: 'Length of the curve', optional: true, section: 'Geometry' },
    volume: { kind: 'text', label: 'Volume turned around the x axis', optional: true, section: 'Geometry' },
    ways: {
      kind: 'table',
      label: 'Other rules',
      optional: true,
      columns: {
        way: { kind: 'text', label: 'Rule' },
        value: { kind: 'text', label: 'Value' },
        off: { kind: 'text', label: 'Difference' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Curve',
      optional: true,
      columns: { x: { kind: 'number', label: 'x' }, y: { kind: 'number', label: 'Function' } },
    },
  },
  charts: [
    { kind: 'line', of: 'curve', x: 'x', y: ['y'], title: 'The area under the curve', needs: 'curve', area: true },
  ],
  formula:
    '∫ f(x) dx from a to b = F(b) − F(a) with F′ = f; numerically by Gauss-Kronrod with 7 and 15 points in pieces that are halved; average = integral ÷ (b − a); length = ∫ √(1 + f′²) dx; volume = π ∫ f² dx',
  limits: [
    'An antiderivative is looked for by a table of standard forms, substitution, parts and partial fractions with rational roots. That none is shown does not prove that there is none.',
    'The number never hangs on the antiderivative: it is worked out from the function alone, and compared.',
    'Poles between the limits are looked for on a grid of 400 places; one that is narrower may be missed.',
    'Integrals that settle only by cancelling without end, such as that of sin(x) ÷ x to infinity, are called not settled.',
  ],
  sources: [
    {
      title:
        'R. Piessens, E. de Doncker-Kapenga, C. Überhuber, D. Kahaner: QUADPACK, a subroutine package for automatic integration (1983)',
    },
    { title: 'NIST Digital Library of Mathematical Functions, 3.5: quadrature', href: 'https://dlmf.nist.gov/3.5' },
    { title: 'mpmath: numerical integration', href: 'https://mpmath.org/doc/current/calculus/integration.html' },
  ],

  compute({ formula, from, to, strips }, { show }) {
    const read = asked(formula, from, to, show)
    if ('field' in read) return problem(read.field, read.says)
    const { of, low, high } = read
    const { decimal } = separatorsOf[show.region.separators]
    const found = definite(of, low, high)
    if (found.gap !== undefined)
      return problem(
        'formula',
        `must have a real value everywhere between the limits; at x = ${written(Number(found.gap.toPrecision(3)), show)} it has none`,
      )
    const closed = antiderivative(of)
    const exact = closed && found.poles.length === 0 ? between(closed.found, low, high) : undefined
    const isSettled = !found.isDoubtful && Number.isFinite(found.value)
    const isFinite = Number.isFinite(low) && Number.isFinite(high)
    const value = clean(found.value, found.error)
    return {
      value: isSettled ? written(value, show, sureDigits(value, found.error)) : 'not settled',
      verdict: verdictOf(found, exact, isSettled, show),
      error: isSettled
        ? written(Number(Math.max(found.error, Math.abs(value) * 1e-15).toPrecision(2)), show)
        : undefined,
      antiderivative: closed ? `${writeExpression(closed.found, decimal)} + C` : undefined,
      byFormula: isSettled && exact !== undefined ? written(clean(exact, 1e-12), show) : undefined,
      understood: writeExpression(of, decimal),
      ...(isSettled && isFinite && low !== high ? geometry(of, low, high, value, show) : {}),
      ways: isSettled && isFinite && low !== high ? simpleRules(of, low, high, strips, value, show) : undefined,
      curve: curveOf(of, low, high),
    }
  },

  steps({ formula, from, to }, _, show) {
    const read = asked(formula, from, to, show)
    if ('field' in read) return []
    const { decimal } = separatorsOf[show.region.separators]
    const closed = antiderivative(read.of)
    if (!closed) return []
    const write = (part: Expression) => writeExpression(part, decimal)
    const lines = closed.used.slice(-20).map((used, at): Step => ({
      finds: `${at + 1}. ${used.way}`,
      working: `∫ ${write(used.of)} dx`,
      gives: write(used.gives),
    }))
    const ends = [read.high, read.low].map((end) =>
      Number.isFinite(end) ? compiled(closed.found)({ x: end }) : Number.NaN,
    )
    if (!ends.every(Number.isFinite)) return lines
    const [above = 0, below = 0] = ends
    return [
      ...lines,
      {
        finds: `${lines.length + 1}. F at the upper limit less F at the lower`,
        working: `${written(above, show)} − (${written(below, show)})`,
        gives: written(clean(above - below, 1e-13), show),
      },
    ]
  },

  examples: [
    {
      name: 'A quarter of a turn, four times',
      given: { formula: '4/(1 + x^2)', from: '0', to: '1' },
      expect: { value: '3.14159265359', antiderivative: '4atan(x) + C' },
    },
    {
      name: 'The bell curve',
      given: { formula: 'e^(-x^2)', from: '-inf', to: 'inf' },
      expect: { value: '1.77245385091', antiderivative: null },
    },
    {
      name: 'An arch of the sine',
      given: { formula: 'sin(x)', from: '0', to: 'π' },
      expect: { value: '2', average: '0.636619772368', length: '3.82019778903', volume: '4.93480220054' },
    },
    {
      name: 'An end that rises for ever',
      given: { formula: '1/sqrt(x)', from: '0', to: '4' },
      expect: { value: '4' },
    },
  ],
})

interface Asked {
  of: Expression
  low: number
  high: number
}
interface Refused {
  field: 'formula' | 'from' | 'to'
  says: string
}

function asked(formula: string, from: string, to: string, show: Show): Asked | Refused {
  const { decimal } = separatorsOf[show.region.separators]
  const low = limitOf(from, decimal)
  if (typeof low === 'string') return { field: 'from', says: low }
  const high = limitOf(to, decimal)
  if (typeof high === 'string') return { field: 'to', says: high }
  if (Math.max(Math.abs(low), Math.abs(high)) > 1e12 && Number.isFinite(low) && Number.isFinite(high))
    return { field: Math.abs(low) > 1e12 ? 'from' : 'to', says: 'must be infinite or within a million millions' }
  try {
    return { of: readExpression(formula.replace(/^\s*(?:y|f\s*\(\s*x\s*\))\s*=/i, ''), ['x'], decimal), low, high }
  } catch (fault) {
    if (fault instanceof FormulaFault) return { field: 'formula', says: fault.message }
    throw fault
  }
}

function limitOf(typed: string, decimal: '.' | ','): number | string {
  const [, sign, isEndless] = /^\s*([-−–+]?)\s*(∞|inf(?:inity)?|oo)\s*$/i.exec(typed) ?? []
  if (isEndless !== undefined) return sign === '' || sign === '+' ? Infinity : -Infinity
  try {
    const value = compiled(readExpression(typed, [], decimal))({})
    return Number.isFinite(value) ? value : 'must be a real number, or ∞ as inf'
  } catch (fault) {
    if (fault instanceof FormulaFault) return fault.message
    throw fault
  }
}

const written = (value: number, show: Show, places = digits) =>
  value === 0 ? '0' : writeReadable(decimalOf(toRatio(value.toExponential()), places), show)
/** As many digits as the error leaves. */
const sureDigits = (value: number, error: number) =>
  value === 0 || error === 0 ? digits : Math.max(2, Math.min(digits, Math.floor(Math.log10(Math.abs(value) / error))))
/** 0 where nothing but rounding is left. */
const clean = (value: number, error: number) =>
  Math.abs(value) <= Math.max(1e-15, error * 2) && Math.abs(value) < 1e-12 ? 0 : value

/** F at the upper limit less F at the lower; undefined where it has no value at one of them. */
function between(found: Expression, low: number, high: number): number | undefined {
  const f = compiled(found)
  const at = (x: number) => (Number.isFinite(x) ? f({ x }) : Number.NaN)
  const value = at(high) - at(low)
  return Number.isFinite(value) ? value : undefined
}

function verdictOf(
  found: ReturnType<typeof definite>,
  exact: number | undefined,
  isSettled: boolean,
  show: Show,
): Verdict {
  if (!isSettled) {
    const [pole] = found.poles
    return {
      is: 'bad',
      says:
        pole === undefined
          ? 'The sums do not settle: the integral has no finite value, or the function swings too fast.'
          : `Near x = ${written(pole, show)} the function grows without end, and the integral has no finite value.`,
    }
  }
  const isSame =
    exact !== undefined && Math.abs(exact - found.value) <= 1e-8 * Math.max(1, Math.abs(exact)) + found.error
  if (isSame) return { is: 'good', says: `The number by ${found.way} and the antiderivative agree.` }
  if (exact !== undefined)
    return {
      is: 'fair',
      says: 'The antiderivative jumps between the limits, so its difference is not the integral. The number is that of the function itself.',
    }
  return {
    is: 'good',
    says: `Worked out numerically by ${found.way}. No closed form was used for the number.`,
  }
}

function geometry(of: Expression, low: number, high: number, value: number, show: Show) {
  const slope = differentiate(of, 'x')
  const tell = (expression: Expression) => {
    const found = definite(expression, Math.min(low, high), Math.max(low, high))
    return found.gap === undefined && !found.isDoubtful && Number.isFinite(found.value)
      ? written(clean(found.value, 1e-13), show)
      : undefined
  }
  return {
    average: written(clean(value / (high - low), 1e-14), show),
    area: tell({ is: 'call', name: 'abs', of }),
    length: tell(root(add(one, square(slope)))),
    volume: tell(multiply(named('pi'), square(of))),
  }
}

function simpleRules(of: Expression, low: number, high: number, strips: number, value: number, show: Show) {
  const f = withoutHoles(of)
  const even = strips % 2 === 0 ? strips : strips + 1
  const rows = [
    [`Trapezoids, ${strips} strips`, trapezoid(f, low, high, strips)],
    [`Simpson, ${even} strips`, simpson(f, low, high, even)],
  ] as const
  if (!rows.every(([, found]) => Number.isFinite(found))) return undefined
  return rows.map(([way, found]) => ({
    way,
    value: written(found, show),
    off: written(Number(clean(found - value, 1e-15).toPrecision(3)), show),
  }))
}

function curveOf(of: Expression, low: number, high: number) {
  const [from, to] = [Math.max(Math.min(low, high), -10), Math.min(Math.max(low, high), 10)]
  const isFinite = Number.isFinite(low) && Number.isFinite(high)
  const [left, right] = isFinite
    ? [Math.min(low, high), Math.max(low, high)]
    : [Math.min(from, to - 1), Math.max(to, from + 1)]
  if (!(right > left)) return undefined
  const f = withoutHoles(of)
  const curve = sampled(f, left, right, drawnSteps)
  return curve.every(({ y }) => y === null) ? undefined : curve.map(({ x, y }) => ({ x: Number(x.toPrecision(12)), y }))
}
