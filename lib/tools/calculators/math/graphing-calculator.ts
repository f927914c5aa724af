import { choice, defineCalculator, longText, number, problem, toggle } from '@/lib/kits/calculator'
import type { Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  crossingsOf,
  decimalOf,
  drawnLine,
  extremesOf,
  FormulaFault,
  gridded,
  gridOf,
  plotted,
  readPlotLine,
  ticksOf,
  toRatio,
  valueAt,
  windowFor,
  writeReadable,
  zerosOf,
  type FunctionCurve,
  type PlotCurve,
  type PlotScale,
  type PlotWindow,
} from '@/lib/engines/graphing'

const [mostCurves, mostPoints] = [8, 200]
const [digits, axisDigits] = [9, 12]
const slider = { from: -5, to: 5, step: 0.1 } as const
const scales = { linear: 'Linear', log: 'Log' } as const

export default defineCalculator({
  inputs: {
    functions: longText('Functions', {
      initial: 'x^2 - 2\nx + a',
      maxLength: 1200,
      lines: 4,
      help: 'One a line, up to eight: x^2 - 2; a curve (cos t, sin t); polar r = 1 + cos t; an equation x^2 + y^2 = 4; an area y < x or 1 < x^2 + y^2 < 4. The letters a, b and c are sliders.',
    }),
    left: number('x from', { initial: -5, negative: true, min: -1e9, max: 1e9 }),
    right: number('x to', { initial: 5, negative: true, above: { field: 'left' }, max: 1e9 }),
    a: number('a', { initial: 1, negative: true, min: -1e9, max: 1e9, slider }),
    bottom: number('y from', {
      optional: true,
      negative: true,
      min: -1e9,
      max: 1e9,
      refines: true,
      help: 'Empty: as high as the functions need.',
    }),
    top: number('y to', { optional: true, negative: true, min: -1e9, max: 1e9, refines: true }),
    isEqual: toggle('Same scale on both axes', { refines: true }),
    scaleX: choice('x axis', { options: scales, initial: 'linear', refines: true }),
    scaleY: choice('y axis', { options: scales, initial: 'linear', refines: true }),
    b: number('b', { initial: 1, negative: true, min: -1e9, max: 1e9, slider, refines: true }),
    c: number('c', { initial: 1, negative: true, min: -1e9, max: 1e9, slider, refines: true }),
    firstT: number('t from', { initial: 0, negative: true, min: -1e6, max: 1e6, refines: true }),
    lastT: number('t to', {
      optional: true,
      negative: true,
      min: -1e6,
      max: 1e6,
      refines: true,
      help: 'For curves in t. Empty: one full turn, 2π.',
    }),
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
    'They are looked for on a grid of 1,500 places: of two that lie closer together one may be missed. Stretches on which a function is 0 throughout are not listed.',
    'Equations and areas of x and y are followed through a grid of 110 × 110 cells: smaller details vanish, and so do curves on which both sides touch without changing places.',
    'A log axis begins above 0. A function is not drawn where it has no real value.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 3.8: nonlinear equations',
      href: 'https://dlmf.nist.gov/3.8',
    },
    { title: 'SymPy: solving equations', href: 'https://docs.sympy.org/latest/modules/solvers/solvers.html' },
  ],

  plane: { of: 'picture', left: 'left', right: 'right', bottom: 'bottom', top: 'top' },

  compute(values, { show }) {
    const refused = refusalOf(values)
    if (refused) return problem(...refused)
    const read = curvesOf(values, show)
    if (typeof read === 'string') return problem('functions', read)
    const window = windowOf(read, values)
    const points = pointsOf(read, window)
    const run = [values.firstT, values.lastT ?? values.firstT + 2 * Math.PI] as const
    const drawings = read.map((curve) => drawnLine(curve, window, run))
    const isDrawn = drawings.map(({ strokes, dashed, inside }) => strokes.length + dashed.length + inside.length > 0)
    return {
      summary: summaryOf(points),
      verdict: verdictOf(read, isDrawn, window, points),
      picture: plotted(
        drawings,
        window,
        (value) => written(value, show, axisDigits),
        points.map(({ at }) => at),
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
        working: is.startsWith('M')
          ? 'closed in from both sides, then by the slope'
          : 'a change of sign, halved again and again',
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
  scaleX: keyof typeof scales
  scaleY: keyof typeof scales
  firstT: number
  lastT?: number | undefined
}
type Refused = keyof Values
const leastSpan = 1e-8
const ofLog = 'must be more than 0 on a log axis'

/** What no window can be made of: the field, and the end of its sentence. */
function refusalOf(values: Values): readonly [Refused, string] | undefined {
  const { left, right, bottom, top, isEqual, scaleX, scaleY, firstT, lastT } = values
  if (scaleX === 'log' && left <= 0) return ['left', ofLog]
  if (scaleY === 'log' && bottom !== undefined && bottom <= 0) return ['bottom', ofLog]
  if (scaleY === 'log' && top !== undefined && top <= 0) return ['top', ofLog]
  if (isEqual && scaleX !== scaleY) return ['isEqual', 'must be off while only one axis is a log axis']
  if (bottom !== undefined && top !== undefined && top <= bottom) return ['top', 'must be more than y from']
  if (isNarrow(left, right)) return ['right', 'must be further from x from']
  if (bottom !== undefined && top !== undefined && isNarrow(bottom, top)) return ['top', 'must be further from y from']
  return lastT !== undefined && lastT <= firstT ? ['lastT', 'must be more than t from'] : undefined
}

const isNarrow = (from: number, to: number) => to - from < leastSpan * Math.max(1e-3, Math.abs(from), Math.abs(to))

function curvesOf({ functions, a, b, c }: Values, show: Show): PlotCurve[] | string {
  const { decimal } = separatorsOf[show.region.separators]
  const lines = functions.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > mostCurves) return `must be 1 to ${mostCurves} functions, one a line`
  const found: PlotCurve[] = []
  for (const [at, line] of lines.entries())
    try {
      const curve = readPlotLine(line, at, { sliders: { a, b, c }, decimal })
      if (typeof curve === 'string') return `${curve}, in line ${at + 1}`
      found.push(curve)
    } catch (fault) {
      if (fault instanceof FormulaFault) return `${fault.message.replace(/\)$/, '')} of line ${at + 1})`
      throw fault
    }
  return found
}

const functionsIn = (curves: readonly PlotCurve[]) =>
  curves.filter((curve): curve is FunctionCurve => curve.is === 'function')

function windowOf(curves: readonly PlotCurve[], values: Values): PlotWindow {
  const { left, right, bottom, top, isEqual, scaleX, scaleY } = values
  const functions = functionsIn(curves)
  const across = { from: left, to: right, isLog: scaleX === 'log' }
  return windowFor(
    functions.map(({ f }) => f),
    curves.length > functions.length,
    { across, isLog: scaleY === 'log', bottom, top, isEqual },
  )
}

interface Found {
  curve: string
  is: string
  at: readonly [number, number]
}

function pointsOf(curves: readonly PlotCurve[], { x: across }: PlotWindow): Found[] {
  const { from, to, isLog } = across
  const places = gridOf(from, to, isLog)
  const functions = functionsIn(curves).map(({ name, f }) => ({ name, f, grid: gridded(f, places) }))
  const own = functions.flatMap(({ name, f, grid }): Found[] => [
    ...zerosOf(grid).map((x): Found => ({ curve: name, is: 'Zero', at: [x, 0] })),
    ...extremesOf(grid).map(({ x, y, is }): Found => ({
      curve: name,
      is: is === 'minimum' ? 'Minimum' : 'Maximum',
      at: [x, y],
    })),
    ...(from <= 0 && to >= 0 && Number.isFinite(f(0))
      ? [{ curve: name, is: 'Crossing of the y axis', at: [0, f(0)] } satisfies Found]
      : []),
  ])
  const pairs = functions.flatMap((one, at) => functions.slice(at + 1).map((other) => [one, other] as const))
  const crossings = pairs.flatMap(([one, other]) =>
    crossingsOf(one.grid, other.grid).map(({ x, y }): Found => ({
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

const valuesIn = ({ f }: FunctionCurve, across: PlotScale) =>
  Array.from({ length: 101 }, (_, at) => f(valueAt(at / 100, across)))

function verdictOf(
  curves: readonly PlotCurve[],
  isDrawn: readonly boolean[],
  { x, y }: PlotWindow,
  points: readonly Found[],
): Verdict | undefined {
  const functions = functionsIn(curves).map((curve) => ({ name: curve.name, values: valuesIn(curve, x) }))
  const empty = functions.find(({ values }) => !values.some(Number.isFinite))
  if (empty) return { is: 'fair', says: `${empty.name} has no real value in this window.` }
  const low = functions.find(({ values }) => y.isLog && !values.some((value) => value > 0))
  if (low) return { is: 'fair', says: `${low.name} is nowhere above 0 here, and a log axis has only what is.` }
  const unseen = curves.find(({ is }, at) => is !== 'function' && !isDrawn[at])
  if (unseen) return { is: 'fair', says: `${unseen.name} has no points in this window, or none that its grid finds.` }
  if (points.length > mostPoints)
    return {
      is: 'fair',
      says: `More than ${mostPoints} points: the function swings too fast for this window. Make it narrower.`,
    }
  const cut = functions.find(({ values }) => y.isLog && values.some((value) => value <= 0))
  if (cut)
    return { is: 'plain', says: `${cut.name} is 0 or below in a part of the window, which a log axis leaves out.` }
  const gaps = functions.find(({ values }) => values.some((value) => !Number.isFinite(value)))
  return gaps
    ? { is: 'plain', says: `${gaps.name} has no real value in a part of the window, which is left blank.` }
    : undefined
}

function written(value: number, show: Show, most = digits): string {
  return value === 0 ? '0' : writeReadable(decimalOf(toRatio(value.toExponential()), most), show)
}

function valuesOf(curves: readonly PlotCurve[], { x: across }: PlotWindow, show: Show) {
  const functions = functionsIn(curves)
  if (functions.length === 0) return []
  return ticksOf(across, 20).map((x) => ({
    x: written(x, show),
    values: functions
      .map(({ name, f }) => `${name} = ${Number.isFinite(f(x)) ? written(Number(f(x).toPrecision(12)), show) : 'none'}`)
      .join('; '),
  }))
}
