import { defineCalculator, longText, number, problem, toggle } from '@/lib/kits/calculator'
import type { Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  compiled,
  crossingsOf,
  decimalOf,
  extremesOf,
  FormulaFault,
  frameOf,
  has,
  levelStrokes,
  plotted,
  readExpression,
  strokesOf,
  ticksOf,
  toRatio,
  tracedStrokes,
  writeExpression,
  writeReadable,
  zerosOf,
  type Drawn,
  type Expression,
  type Window,
} from '@/lib/engines/graphing'

const [mostCurves, mostPoints, digits] = [8, 200, 9]
const letters = ['x', 'y', 't', 'θ', 'a', 'b', 'c'] as const
const slider = { from: -5, to: 5, step: 0.1 } as const

export default defineCalculator({
  inputs: {
    functions: longText('Functions', {
      initial: 'x^2 - 2\nx + a',
      maxLength: 1200,
      lines: 4,
      help: 'One a line, up to eight: x^2 - 2; a curve (cos t, sin t); polar r = 1 + cos t; an equation x^2 + y^2 = 4; y < x. The letters a, b and c are sliders.',
    }),
    left: number('x from', { initial: -5, negative: true, min: -1e9, max: 1e9 }),
    right: number('x to', { initial: 5, negative: true, above: { field: 'left' }, max: 1e9 }),
    a: number('a', { initial: 1, negative: true, min: -1e9, max: 1e9, slider }),
    bottom: number('y from', { optional: true, negative: true, min: -1e9, max: 1e9, refines: true }),
    top: number('y to', { optional: true, negative: true, min: -1e9, max: 1e9, refines: true }),
    isEqual: toggle('Same scale on both axes', { refines: true }),
    b: number('b', { initial: 1, negative: true, min: -1e9, max: 1e9, slider, refines: true }),
    c: number('c', { initial: 1, negative: true, min: -1e9, max: 1e9, slider, refines: true }),
  },
  outputs: {
    summary: { kind: 'text', label: 'In this window' },
    verdict: { kind: 'verdict', label: 'Note', optional: true },
    picture: { kind: 'diagram', label: 'Graph' },
    points: {
      kind: 'table',
      label: 'Zeros, extremes and crossings',
      columns: {
        curve: { kind: 'text', label: 'Curve' },
        is: { kind: 'text', label: 'Point' },
        x: { kind: 'text', label: 'x' },
        y: { kind: 'text', label: 'y' },
      },
    },
    values: {
      kind: 'table',
      label: 'Table of values',
      columns: { x: { kind: 'text', label: 'x' }, values: { kind: 'text', label: 'Values' } },
    },
    curves: {
      kind: 'table',
      label: 'Curves understood',
      columns: { name: { kind: 'text', label: 'Name' }, formula: { kind: 'text', label: 'Formula' } },
    },
  },
  formula:
    'zeros: a change of sign is halved until doubles end, and counts only where the function becomes small; extremes: closed in by thirds; crossings: zeros of the difference',
  limits: [
    'Angles are in radians. Zeros, extremes and crossings are those of functions of x, within the window alone.',
    'They are looked for on a grid of 1,500 places: of two that lie closer together one may be missed.',
    'Curves by t run from 0 to 2π, polar ones too; equations are drawn on a grid of 90 × 90 cells, on which fine details vanish.',
    'Both axes are linear. A function is not drawn where it has no real value.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 3.8: nonlinear equations',
      href: 'https://dlmf.nist.gov/3.8',
    },
    { title: 'SymPy: solving equations', href: 'https://docs.sympy.org/latest/modules/solvers/solvers.html' },
  ],

  compute(values, { show }) {
    const read = curvesOf(values, show)
    if (typeof read === 'string') return problem('functions', read)
    const { left, right, bottom, top } = values
    if (bottom !== undefined && top !== undefined && top <= bottom) return problem('top', 'must be more than y from')
    if (right - left < 1e-9 * Math.max(1, Math.abs(left), Math.abs(right)))
      return problem('right', 'must be further from x from')
    const window = windowOf(read, values)
    const points = pointsOf(read, window)
    const marks = points.map(({ at }) => at)
    return {
      summary: summaryOf(points),
      verdict: verdictOf(read, window, points),
      picture: plotted(
        read.map((curve) => drawn(curve, window)),
        window,
        (value) => written(value, show),
        marks,
      ),
      points: points
        .slice(0, mostPoints)
        .map(({ curve, is, at: [x, y] }) => ({ curve, is, x: written(x, show), y: written(y, show) })),
      values: valuesOf(read, window, show),
      curves: read.map(({ name, text }) => ({ name, formula: text })),
    }
  },

  steps(values, _, show) {
    const read = curvesOf(values, show)
    if (typeof read === 'string') return []
    return pointsOf(read, windowOf(read, values))
      .slice(0, 12)
      .map(({ curve, is, at: [x, y] }, index): Step => ({
        finds: `${index + 1}. ${is} of ${curve}`,
        working: is.startsWith('M') ? 'closed in from both sides' : 'a change of sign, halved again and again',
        gives: `(${written(x, show)}; ${written(y, show)})`,
      }))
  },

  examples: [
    {
      name: 'A parabola and a line',
      given: { functions: 'x^2 - 2\nx + a', left: -5, right: 5, a: 1 },
      expect: { summary: '3 zeros, 1 extreme, 2 crossings' },
    },
    {
      name: 'A tangent with its poles',
      given: { functions: 'tan(x)', left: -5, right: 5, bottom: -6, top: 6 },
      expect: { summary: '3 zeros, 0 extremes, 0 crossings' },
    },
    {
      name: 'A cubic with two turns',
      given: { functions: 'x^3 - 3x', left: -3, right: 3 },
      expect: { summary: '3 zeros, 2 extremes, 0 crossings' },
    },
  ],
})

interface Values {
  functions: string
  left: number
  right: number
  bottom?: number | undefined
  top?: number | undefined
  a: number
  b: number
  c: number
  isEqual: boolean
}
type Curve = { name: string; text: string } & (
  | { is: 'function'; f: (x: number) => number; side: '' | '<' | '>' }
  | { is: 'traced'; at: (t: number) => readonly [number, number] }
  | { is: 'level'; g: (x: number, y: number) => number }
)
type FunctionCurve = Extract<Curve, { is: 'function' }>

function curvesOf({ functions, a, b, c }: Values, show: Show): Curve[] | string {
  const { decimal } = separatorsOf[show.region.separators]
  const lines = functions.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > mostCurves) return `must be 1 to ${mostCurves} functions, one a line`
  const found: Curve[] = []
  for (const [at, line] of lines.entries())
    try {
      const curve = curveOf(line, { a, b, c }, at, decimal)
      if (typeof curve === 'string') return `${curve}, in line ${at + 1}`
      found.push(curve)
    } catch (fault) {
      if (fault instanceof FormulaFault) return `${fault.message.replace(/\)$/, '')} of line ${at + 1})`
      throw fault
    }
  return found
}

const loweredDigits = '₁₂₃₄₅₆₇₈'

function curveOf(
  line: string,
  sliders: Readonly<Record<'a' | 'b' | 'c', number>>,
  index: number,
  decimal: '.' | ',',
): Curve | string {
  const name = `y${loweredDigits.charAt(index)}`
  const read = (text: string) => readExpression(text.replaceAll('θ', 't'), letters, decimal)
  const write = (part: Expression) => writeExpression(part, decimal)
  const point = /^\s*\((.*)[,;](.*)\)\s*$/.exec(line)
  if (point && !line.includes('=')) {
    const [x, y] = [read(point[1] ?? ''), read(point[2] ?? '')]
    if ([x, y].some((part) => has(part, 'x') || has(part, 'y'))) return 'must be a curve in t'
    const [fx, fy] = [compiled(x), compiled(y)]
    return {
      is: 'traced',
      name: `Curve ${index + 1}`,
      text: `(${write(x)}; ${write(y)})`,
      at: (t) => [fx({ ...sliders, t }), fy({ ...sliders, t })],
    }
  }
  const polar = /^\s*r\s*=(.*)$/i.exec(line)
  if (polar) {
    const of = read(polar[1] ?? '')
    const r = compiled(of)
    return {
      is: 'traced',
      name: `Curve ${index + 1}`,
      text: `r = ${write(of)}`,
      at: (t) => [r({ ...sliders, t }) * Math.cos(t), r({ ...sliders, t }) * Math.sin(t)],
    }
  }
  const [, head, sign = '', rest = ''] = /^(.*?)(<=|>=|≤|≥|<|>|=)(.*)$/.exec(line) ?? []
  const isNamed = head === undefined || /^\s*(?:y|f\s*\(\s*x\s*\))\s*$/i.test(head)
  if (isNamed) {
    const of = read(head === undefined ? line : rest)
    if (!has(of, 'y')) {
      if (has(of, 't')) return 'must be in x; a curve in t is written as (cos t, sin t)'
      const f = compiled(of)
      const side = /[<≤]/.test(sign) ? '<' : /[>≥]/.test(sign) ? '>' : ''
      return { is: 'function', name, text: `y ${sign || '='} ${write(of)}`, f: (x) => f({ ...sliders, x }), side }
    }
  }
  if (head === undefined) return 'must be in x alone, or an equation'
  if (sign !== '=') return 'must have y alone before < or >'
  const [left, right] = [read(head), read(rest)]
  const [g, h] = [compiled(left), compiled(right)]
  return {
    is: 'level',
    name: `Curve ${index + 1}`,
    text: `${write(left)} = ${write(right)}`,
    g: (x, y) => g({ ...sliders, x, y }) - h({ ...sliders, x, y }),
  }
}

const functionsIn = (curves: readonly Curve[]) =>
  curves.filter((curve): curve is FunctionCurve => curve.is === 'function')

/** The window as it is given; without a height, one that holds most of the values. */
function windowOf(curves: readonly Curve[], { left, right, bottom, top, isEqual }: Values): Window {
  const width = right - left
  const functions = functionsIn(curves)
  const values = functions.flatMap(({ f }) => Array.from({ length: 201 }, (_, at) => f(left + (width * at) / 200)))
  const isOther = curves.length > functions.length
  const [low, high] = isOther || values.length === 0 ? [left, right] : frameOf(values)
  const rim = (high - low) * 0.05 || 1
  const fitted = { low: bottom ?? (top !== undefined && top <= low - rim ? top - width : low - rim), high: 0 }
  fitted.high = top ?? Math.max(high + rim, fitted.low + 1e-9 + (high <= fitted.low ? width : 0))
  if (!isEqual) return { left, right, bottom: fitted.low, top: fitted.high }
  const middle = (fitted.low + fitted.high) / 2
  return { left, right, bottom: middle - width / 2, top: middle + width / 2 }
}

function drawn(curve: Curve, window: Window): Drawn {
  if (curve.is === 'traced') return { name: curve.name, strokes: tracedStrokes(curve.at, 0, 2 * Math.PI), areas: [] }
  if (curve.is === 'level') return { name: curve.name, strokes: levelStrokes(curve.g, window), areas: [] }
  const strokes = strokesOf(curve.f, window)
  const edge = curve.side === '<' ? window.bottom : window.top
  const inside = (y: number) => Math.max(window.bottom, Math.min(window.top, y))
  const areas =
    curve.side === ''
      ? []
      : strokes.map((stroke) => {
          const [first, last] = [stroke[0]?.[0] ?? 0, stroke.at(-1)?.[0] ?? 0]
          return [[first, edge], ...stroke.map(([x, y]) => [x, inside(y)] as const), [last, edge]] as const
        })
  return { name: curve.name, strokes, areas }
}

interface Found {
  curve: string
  is: string
  at: readonly [number, number]
}

function pointsOf(curves: readonly Curve[], { left, right }: Window): Found[] {
  const functions = functionsIn(curves)
  const own = functions.flatMap(({ name, f }): Found[] => [
    ...zerosOf(f, left, right).map((x): Found => ({ curve: name, is: 'Zero', at: [x, 0] })),
    ...extremesOf(f, left, right).map(({ x, y, is }): Found => ({
      curve: name,
      is: is === 'minimum' ? 'Minimum' : 'Maximum',
      at: [x, y],
    })),
    ...(left <= 0 && right >= 0 && Number.isFinite(f(0))
      ? [{ curve: name, is: 'Crossing of the y axis', at: [0, f(0)] } satisfies Found]
      : []),
  ])
  const pairs = functions.flatMap((one, at) => functions.slice(at + 1).map((other) => [one, other] as const))
  const crossings = pairs.flatMap(([one, other]) =>
    crossingsOf(one.f, other.f, left, right).map(({ x, y }): Found => ({
      curve: `${one.name} and ${other.name}`,
      is: 'Crossing',
      at: [x, y],
    })),
  )
  return [...own, ...crossings].slice(0, mostPoints * 2)
}

const counted = (count: number, name: string, many: string) => `${count} ${count === 1 ? name : many}`

function summaryOf(points: readonly Found[]): string {
  const count = (...names: string[]) => points.filter(({ is }) => names.includes(is)).length
  return [
    counted(count('Zero'), 'zero', 'zeros'),
    counted(count('Minimum', 'Maximum'), 'extreme', 'extremes'),
    counted(count('Crossing'), 'crossing', 'crossings'),
  ].join(', ')
}

function verdictOf(curves: readonly Curve[], { left, right }: Window, points: readonly Found[]): Verdict | undefined {
  const functions = functionsIn(curves)
  const empty = functions.find(
    ({ f }) => !Array.from({ length: 101 }, (_, at) => f(left + ((right - left) * at) / 100)).some(Number.isFinite),
  )
  if (empty) return { is: 'fair', says: `${empty.name} has no real value in this window.` }
  if (points.length > mostPoints)
    return {
      is: 'fair',
      says: `More than ${mostPoints} points: the function swings too fast for this window. Make it narrower.`,
    }
  const gaps = functions.find(({ f }) =>
    Array.from({ length: 101 }, (_, at) => f(left + ((right - left) * at) / 100)).some((y) => !Number.isFinite(y)),
  )
  return gaps
    ? { is: 'plain', says: `${gaps.name} has no real value in a part of the window, which is left blank.` }
    : undefined
}

function written(value: number, show: Show): string {
  return value === 0 ? '0' : writeReadable(decimalOf(toRatio(value.toExponential()), digits), show)
}

function valuesOf(curves: readonly Curve[], { left, right }: Window, show: Show) {
  const functions = functionsIn(curves)
  if (functions.length === 0) return []
  return ticksOf(left, right, 20).map((x) => ({
    x: written(x, show),
    values: functions
      .map(({ name, f }) => `${name} = ${Number.isFinite(f(x)) ? written(Number(f(x).toPrecision(12)), show) : 'none'}`)
      .join('; '),
  }))
}
