import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import type { Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  agreement,
  alongCurve,
  compiled,
  decimalOf,
  differentiate,
  FormulaFault,
  implicitSlope,
  lettersOf,
  readExpression,
  sampled,
  sideSlopes,
  toRatio,
  writeExpression,
  writeReadable,
  type Expression,
  type RuleUsed,
} from '@/lib/engines/calculus'

const letters = ['x', 'y', 'z', 't', 'u', 'v', 'w', 'a', 'b', 'c', 'k', 'm', 'n', 'r', 's'] as const
const [mostSteps, drawnSteps, mostLength] = [30, 240, 4000]

export default defineCalculator({
  inputs: {
    formula: text('Function or equation', {
      initial: 'x^2 sin(x)',
      maxLength: 300,
      help: 'With = it is an equation between x and y, and dy/dx is found. Angles are in radians.',
    }),
    by: choice('With respect to', {
      options: { x: 'x', y: 'y', z: 'z', t: 't', u: 'u', r: 'r' },
      initial: 'x',
      as: 'menu',
    }),
    order: choice('Order', { options: { '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth' }, initial: '1' }),
    point: text('At', {
      initial: '1',
      optional: true,
      maxLength: 120,
      help: 'A number or π/2; of several letters x = 1; y = 2.',
    }),
  },
  outputs: {
    derivative: { kind: 'text', label: 'Derivative' },
    value: { kind: 'text', label: 'Its value there', optional: true },
    verdict: { kind: 'verdict', label: 'Check' },
    understood: { kind: 'text', label: 'Understood as' },
    height: { kind: 'text', label: 'Value of the function there', optional: true, section: 'At the point' },
    tangent: { kind: 'text', label: 'Tangent', optional: true, section: 'At the point' },
    normal: { kind: 'text', label: 'Normal', optional: true, section: 'At the point' },
    orders: {
      kind: 'table',
      label: 'Derivatives one after the other',
      optional: true,
      columns: {
        order: { kind: 'count', label: 'Order' },
        derivative: { kind: 'text', label: 'Derivative' },
        value: { kind: 'text', label: 'Value there' },
      },
    },
    gradient: {
      kind: 'table',
      label: 'Gradient',
      optional: true,
      columns: {
        letter: { kind: 'text', label: 'With respect to' },
        derivative: { kind: 'text', label: 'Partial derivative' },
        value: { kind: 'text', label: 'Value there' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Curves',
      optional: true,
      columns: {
        x: { kind: 'number', label: 'x' },
        f: { kind: 'number', label: 'Function' },
        slope: { kind: 'number', label: 'Derivative' },
      },
    },
  },
  charts: [
    { kind: 'line', of: 'curve', x: 'x', y: ['f', 'slope'], title: 'The function and its derivative', needs: 'curve' },
  ],
  formula:
    '(u + v)′ = u′ + v′; (uv)′ = u′v + uv′; (u ÷ v)′ = (u′v − uv′) ÷ v²; f(u)′ = f′(u) × u′; (xⁿ)′ = n xⁿ⁻¹; of F(x, y) = 0: dy/dx = −Fₓ ÷ F_y, and of E(x, y) along the curve: dE/dx = Eₓ + E_y × dy/dx',
  limits: [
    'Functions of real numbers in the letters x, y, z, t, u, v, w, a, b, c, k, m, n, r and s; letters that are not the variable count as constants.',
    'Steps such as floor and round have the derivative 0 between their jumps. The derivative of |x| is sign(x), which has no value to trust at 0.',
    'Simplification brings like terms and factors together. It does not know every identity, and a quotient in which x was cancelled may be defined at more places than the function.',
    'x^(p/q) with an odd q is taken as the real root for negative x, as on the exponent page.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 4.7: derivatives of logarithm and powers',
      href: 'https://dlmf.nist.gov/4.7',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 4.20: derivatives of sine and its kin',
      href: 'https://dlmf.nist.gov/4.20',
    },
    { title: 'SymPy: differentiation', href: 'https://docs.sympy.org/latest/modules/core.html' },
  ],

  compute(values, { show }) {
    const read = asked(values, show)
    if ('field' in read) return problem(read.field, read.says)
    return read.right
      ? implicit(read.left, read.right, read.at, values, show)
      : explicit(read.left, read.at, values, show)
  },

  steps(values, _, show) {
    const read = asked(values, show)
    if ('field' in read) return []
    const used: RuleUsed[] = []
    const watch = (one: RuleUsed) => used.push(one)
    if (read.right) implicitSlope(read.left, read.right, watch)
    else differentiate(read.left, values.by, watch)
    const { decimal } = separatorsOf[show.region.separators]
    const lines = used.slice(-mostSteps).map((one, at): Step => ({
      finds: `${at + 1}. ${one.rule}`,
      working: `(${writeExpression(one.of, decimal)})′`,
      gives: writeExpression(one.gives, decimal),
    }))
    return read.right ? [...lines, ...impliedSteps(read.left, read.right, values, lines.length, decimal)] : lines
  },

  examples: [
    {
      name: 'Product and chain',
      given: { formula: 'x^2 sin(x)', by: 'x', order: '1', point: 'π' },
      expect: { derivative: '2x·sin(x) + x²·cos(x)', value: '−9.869604401' },
    },
    {
      name: 'The variable twice',
      given: { formula: 'x^x', by: 'x', order: '1', point: '2' },
      expect: { derivative: '(ln(x) + 1)·x^x', value: '6.772588722' },
    },
    {
      name: 'A circle without solving for y',
      given: { formula: 'x^2 + y^2 = 25', by: 'x', order: '1', point: 'x = 3; y = 4' },
      expect: { derivative: '−x/y', value: '−0.75', tangent: 'y = −0.75x + 6.25' },
    },
    {
      name: 'Speed of a thrown ball',
      given: { formula: '1.6 + 12t - 4.9t^2', by: 't', order: '2', point: '1' },
      expect: { derivative: '−49/5' },
    },
  ],
})

interface Values {
  formula: string
  by: string
  order: '1' | '2' | '3' | '4'
  point?: string | undefined
}
interface Asked {
  left: Expression
  right?: Expression
  at: Readonly<Record<string, number>> | undefined
}
interface Refused {
  field: 'formula' | 'point' | 'by'
  says: string
}

function asked({ formula, by, point }: Values, show: Show): Asked | Refused {
  const { decimal } = separatorsOf[show.region.separators]
  const sides = formula
    .replace(/^\s*(?:y|f\s*\(\s*[a-z]\s*\))\s*=(?=.*)/i, (head) =>
      formula.slice(head.length).includes('y') ? head : '',
    )
    .split('=')
  if (sides.length > 2) return { field: 'formula', says: 'must have at most one equals sign' }
  const found: Expression[] = []
  for (const side of sides)
    try {
      found.push(readExpression(side, letters, decimal))
    } catch (fault) {
      if (fault instanceof FormulaFault) return { field: 'formula', says: fault.message }
      throw fault
    }
  const [left, right] = found
  if (!left) return { field: 'formula', says: 'must have something to differentiate' }
  if (right && ![left, right].some((side) => lettersOf(side).includes('y')))
    return { field: 'formula', says: 'must have x and y where it is an equation; without = it is a function' }
  if (right && by !== 'x') return { field: 'by', says: 'must be x where it is an equation: dy/dx is found' }
  const at = pointOf(point, by, decimal)
  if (typeof at === 'string') return { field: 'point', says: at }
  return { left, ...(right ? { right } : {}), at }
}

function pointOf(
  typed: string | undefined,
  by: string,
  decimal: '.' | ',',
): Record<string, number> | string | undefined {
  if (!typed?.trim()) return undefined
  const found: Record<string, number> = {}
  for (const part of typed.split(decimal === ',' ? ';' : /[;,]/)) {
    const [, letter = by, rest = part] = /^\s*([a-z])\s*=(.*)$/i.exec(part) ?? []
    try {
      const value = compiled(readExpression(rest, [], decimal))({})
      if (!Number.isFinite(value)) return `must be numbers; “${part.trim().slice(0, 20)}” has no real value`
      found[letter] = value
    } catch (fault) {
      if (fault instanceof FormulaFault) return fault.message
      throw fault
    }
  }
  return found
}

const digits = 10
function written(value: number, show: Show): string {
  return value === 0 ? '0' : writeReadable(decimalOf(toRatio(value.toExponential()), digits), show)
}
const writtenAt = (of: Expression, at: Asked['at'], show: Show): string | undefined => {
  const value = at && compiled(of)(at)
  return value !== undefined && Number.isFinite(value) ? written(clean(value), show) : undefined
}
/** Rounding leaves 1e-16 where 0 is meant. */
const clean = (value: number) => (Math.abs(value) < 1e-14 ? 0 : value)

/** y = 6x − 9 */
function lineText(x: number, y: number, slope: number, by: string, show: Show): string | undefined {
  const [rise, start] = [clean(slope), clean(y - slope * x)]
  if (!Number.isFinite(rise) || !Number.isFinite(start)) return undefined
  if (rise === 0) return `y = ${written(start, show)}`
  const size = written(Math.abs(rise), show)
  const isPlain = !size.includes('×')
  const first = `${rise < 0 ? '−' : ''}${size === '1' ? '' : isPlain ? size : `${size} `}${by}`
  return start === 0 ? `y = ${first}` : `y = ${first} ${start < 0 ? '−' : '+'} ${written(Math.abs(start), show)}`
}

function explicit(of: Expression, at: Asked['at'], { by, order }: Values, show: Show) {
  const { decimal } = separatorsOf[show.region.separators]
  const chain = [of]
  for (let step = 0; step < Number(order); step += 1) {
    const next = differentiate(chain.at(-1) ?? of, by)
    if (!isShort(next, decimal)) return problem('formula', 'must be shorter for a derivative of this order')
    chain.push(next)
  }
  const [first = of, last = of] = [chain[1], chain.at(-1)]
  const names = lettersOf(of)
  const others = names.filter((name) => name !== by)
  const isDrawn = others.length === 0
  const slope = at && compiled(first)(at)
  const height = at && compiled(of)(at)
  const hasTangent =
    isDrawn &&
    at?.[by] !== undefined &&
    slope !== undefined &&
    height !== undefined &&
    Number.isFinite(slope) &&
    Number.isFinite(height)
  const line = (value: number) => lineText(at?.[by] ?? 0, height ?? 0, value, by, show)
  return {
    derivative: writeExpression(last, decimal),
    value: writtenAt(last, at, show),
    verdict: verdictOf(chain, by, names, at),
    understood: writeExpression(of, decimal),
    height: writtenAt(of, at, show),
    tangent: hasTangent ? line(slope) : undefined,
    normal: hasTangent ? (clean(slope) === 0 ? `${by} = ${written(at[by] ?? 0, show)}` : line(-1 / slope)) : undefined,
    orders: ordersOf(chain.slice(1), at, show),
    gradient: names.length > 1 ? gradientOf(of, names, at, show) : undefined,
    curve: isDrawn ? curveOf(of, first, by, at?.[by] ?? 0) : undefined,
  }
}

/** The derivatives from the first to the one asked for; a single one is the answer already. */
function ordersOf(derivatives: readonly Expression[], at: Asked['at'], show: Show) {
  if (derivatives.length < 2) return undefined
  const { decimal } = separatorsOf[show.region.separators]
  return derivatives.map((one, index) => ({
    order: index + 1,
    derivative: writeExpression(one, decimal),
    value: writtenAt(one, at, show) ?? null,
  }))
}

function gradientOf(of: Expression, names: readonly string[], at: Asked['at'], show: Show) {
  const { decimal } = separatorsOf[show.region.separators]
  return names.map((letter) => {
    const partial = differentiate(of, letter)
    return { letter, derivative: writeExpression(partial, decimal), value: writtenAt(partial, at, show) ?? null }
  })
}

function verdictOf(chain: readonly Expression[], by: string, names: readonly string[], at: Asked['at']): Verdict {
  const [of, first] = chain
  const before = chain.at(-2)
  const last = chain.at(-1)
  if (!of || !first || !before || !last) return { is: 'plain', says: 'Nothing was differentiated.' }
  if (at) {
    const f = (x: number) => compiled(of)({ ...at, [by]: x })
    const [left, right] = sideSlopes(f, at[by] ?? 0)
    const isCorner =
      Math.abs(left - right) > 1e-2 * Math.max(1, Math.abs(left)) && [left, right].every((one) => Math.abs(one) < 1e4)
    if (isCorner)
      return {
        is: 'fair',
        says: 'There is a corner at this point: the slopes on its two sides differ, and no derivative exists there.',
      }
    const hasAll = names.every((name) => at[name] !== undefined)
    if (hasAll && !Number.isFinite(compiled(last)(at)))
      return { is: 'fair', says: 'At this point the derivative has no real value. The formula holds elsewhere.' }
  }
  const { compared, agrees } = agreement(before, last, by, names)
  if (compared === 0)
    return {
      is: 'fair',
      says: 'The formula could not be compared: the function has no real values where it was tried.',
    }
  return agrees
    ? { is: 'good', says: `Compared with differences of the function at ${compared} points: they agree.` }
    : { is: 'bad', says: 'Differences of the function do not agree everywhere. Do not trust this formula near jumps.' }
}

function curveOf(of: Expression, slope: Expression, by: string, middle: number) {
  if (Math.abs(middle) > 1e6) return undefined
  const draw = (one: Expression) => {
    const f = compiled(one)
    return sampled((x) => f({ [by]: x }), middle - 5, middle + 5, drawnSteps)
  }
  const [curve, derivative] = [draw(of), draw(slope)]
  if (curve.every(({ y }) => y === null)) return undefined
  return curve.map(({ x, y }, at) => ({ x: Number(x.toPrecision(12)), f: y, slope: derivative[at]?.y ?? null }))
}

function implicit(left: Expression, right: Expression, at: Asked['at'], { order }: Values, show: Show) {
  const { decimal } = separatorsOf[show.region.separators]
  const slope = implicitSlope(left, right)
  const chain = curveChain(slope, order, decimal)
  const last = chain.at(-1) ?? slope
  if (!isShort(last, decimal)) return problem('formula', 'must be shorter for an equation of this order')
  const [x, y] = [at?.x, at?.y]
  const isGiven = at !== undefined && x !== undefined && y !== undefined
  const value = isGiven ? compiled(slope)(at) : undefined
  const gap = isGiven ? compiled(left)(at) - compiled(right)(at) : 0
  const isOff = !(Math.abs(gap) < 1e-6 * Math.max(1, Math.abs(compiled(right)(at ?? {})) || 0))
  const hasTangent = value !== undefined && Number.isFinite(value) && !isOff && isGiven
  return {
    derivative: writeExpression(last, decimal),
    value: isGiven ? writtenAt(last, at, show) : undefined,
    verdict: implicitVerdict(isGiven, isOff, value),
    understood: `${writeExpression(left, decimal)} = ${writeExpression(right, decimal)}`,
    tangent: hasTangent ? lineText(x, y, value, 'x', show) : undefined,
    normal: hasTangent
      ? clean(value) === 0
        ? `x = ${written(x, show)}`
        : lineText(x, y, -1 / value, 'x', show)
      : undefined,
    orders: ordersOf(chain, isGiven ? at : undefined, show),
  }
}

/** dy/dx, d²y/dx² and so on; it ends at one that is too long to write. */
function curveChain(slope: Expression, order: Values['order'], decimal: '.' | ','): Expression[] {
  const chain = [slope]
  for (let last = slope; chain.length < Number(order) && isShort(last, decimal); chain.push(last))
    last = alongCurve(last, slope)
  return chain
}

function impliedSteps(
  left: Expression,
  right: Expression,
  { order }: Values,
  before: number,
  decimal: '.' | ',',
): Step[] {
  const slope = implicitSlope(left, right)
  const further = curveChain(slope, order, decimal)
    .slice(1)
    .map((one, index): Step => ({
      finds: `${before + index + 2}. Derivative ${index + 2} along the curve`,
      working: 'Eₓ + E_y × dy/dx',
      gives: writeExpression(one, decimal),
    }))
  return [
    {
      finds: `${before + 1}. All on the left as F(x, y)`,
      working: 'dy/dx = −Fₓ ÷ F_y',
      gives: writeExpression(slope, decimal),
    },
    ...further,
  ]
}

const isShort = (of: Expression, decimal: '.' | ',') => writeExpression(of, decimal).length <= mostLength

function implicitVerdict(isGiven: boolean, isOff: boolean, value: number | undefined): Verdict {
  if (!isGiven) return { is: 'plain', says: 'dy/dx of the curve. Enter a point as x = 3; y = 4 for its slope there.' }
  if (isOff)
    return { is: 'fair', says: 'The point does not lie on the curve: the two sides of the equation differ there.' }
  return value !== undefined && Number.isFinite(value)
    ? { is: 'good', says: 'The point lies on the curve, and the slope there is a number.' }
    : { is: 'fair', says: 'At this point the curve is vertical or crosses itself, and dy/dx has no value.' }
}
