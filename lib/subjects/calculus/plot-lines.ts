import { compiled } from './evaluate'
import { has, type Expression } from './expression'
import { levelsOf } from './plot-levels'
import { valueAt, type PlotWindow } from './plot-scale'
import { strokesOf, tracedStrokes, type Stroke } from './plot-strokes'
import type { Drawn } from './plot'
import { readExpression } from './read'
import { writeExpression } from './write'

type OfPlane = (x: number, y: number) => number

/** A line of input as a curve. An area is where all its conditions are below 0; a strict one does not hold on its own border. */
export type PlotCurve = { name: string; text: string } & (
  | { is: 'function'; f: (x: number) => number; side: '' | '<' | '>'; isStrict: boolean }
  | { is: 'traced'; at: (t: number) => readonly [number, number] }
  | { is: 'level'; g: OfPlane }
  | { is: 'area'; conditions: readonly { g: OfPlane; isStrict: boolean }[] }
)
export type FunctionCurve = Extract<PlotCurve, { is: 'function' }>

interface Reading {
  sliders: Readonly<Record<string, number>>
  decimal: '.' | ','
}

const loweredDigits = '₁₂₃₄₅₆₇₈₉'
const signs = /(<=|>=|≤|≥|<|>|=)/
const mostSigns = 2

/**
 * Reads a line as a curve: an expression in x, y or f(x) alone before = or an inequality, (x(t), y(t)), r = …(t or θ), an equation, or
 * one or two inequalities in x and y. Angles are in radians; `sliders` are letters with a value. Answers with the end of a sentence for
 * what is none of these, and throws a FormulaFault for what cannot be read.
 */
export function readPlotLine(line: string, index: number, { sliders, decimal }: Reading): PlotCurve | string {
  const letters = ['x', 'y', 't', ...Object.keys(sliders)]
  const read = (text: string) => readExpression(text.replaceAll('θ', 't'), letters, decimal)
  const write = (part: Expression) => writeExpression(part, decimal)
  // Asked ten thousand times for a picture, so that no point is made anew.
  const ofPlane = (part: Expression): OfPlane => {
    const value = compiled(part)
    const point = { ...sliders, x: 0, y: 0 }
    return (x, y) => {
      point.x = x
      point.y = y
      return value(point)
    }
  }
  const of = (letter: 'x' | 't', part: Expression) => {
    const value = compiled(part)
    const point: Record<string, number> = { ...sliders, [letter]: 0 }
    return (at: number) => {
      point[letter] = at
      return value(point)
    }
  }
  const name = `Curve ${index + 1}`

  const pair = pairIn(line)
  if (pair && !signs.test(line)) {
    const [x, y] = [read(pair[0]), read(pair[1])]
    if (isOfPlane(x) || isOfPlane(y)) return 'must be a curve in t'
    const [fx, fy] = [of('t', x), of('t', y)]
    return { is: 'traced', name, text: `(${write(x)}; ${write(y)})`, at: (t) => [fx(t), fy(t)] }
  }
  const [, polar] = /^\s*r\s*=(.*)$/i.exec(line) ?? []
  if (polar !== undefined) {
    const part = read(polar)
    if (isOfPlane(part)) return 'must give r by t or θ alone'
    const r = of('t', part)
    return {
      is: 'traced',
      name,
      text: `r = ${write(part)}`,
      at: (t) => [r(t) * Math.cos(t), r(t) * Math.sin(t)],
    }
  }
  const [head = '', sign = '', rest = '', ...more] = line.split(signs)
  if (more.length === 0 && (sign === '' || /^\s*(?:y|f\s*\(\s*x\s*\))\s*$/i.test(head))) {
    const part = read(sign === '' ? head : rest)
    if (!has(part, 'y')) {
      if (has(part, 't')) return 'must be in x; a curve in t is written as (cos t, sin t)'
      const side = /[<≤]/.test(sign) ? '<' : /[>≥]/.test(sign) ? '>' : ''
      const f = of('x', part)
      const text = `y ${written(sign) || '='} ${write(part)}`
      return { is: 'function', name: `y${loweredDigits.charAt(index)}`, text, f, side, isStrict: isStrict(sign) }
    }
    if (sign === '') return 'must be in x alone, or an equation'
  }
  return comparison([head, sign, rest, ...more], name, read, write, ofPlane)
}

function comparison(
  words: readonly string[],
  name: string,
  read: (text: string) => Expression,
  write: (part: Expression) => string,
  ofPlane: (part: Expression) => OfPlane,
): PlotCurve | string {
  const parts = words.filter((_, at) => at % 2 === 0).map(read)
  const between = words.filter((_, at) => at % 2 === 1)
  if (parts.some((part) => has(part, 't'))) return 'must be in x and y'
  if (between.length > mostSigns || (between.length > 1 && between.includes('=')))
    return 'must have one = or at most two signs of inequality'
  const text = parts.map((part, at) => (at === 0 ? '' : ` ${written(between[at - 1] ?? '')} `) + write(part)).join('')
  const sides = parts.map(ofPlane)
  const conditions = between.flatMap((sign, at) => {
    const [left, right] = [sides[at], sides[at + 1]]
    if (!left || !right) return []
    const isMore = /[>≥]/.test(sign)
    const g: OfPlane = (x, y) => (isMore ? right(x, y) - left(x, y) : left(x, y) - right(x, y))
    return [{ g, isStrict: isStrict(sign) }]
  })
  const [only] = conditions
  return between[0] === '=' && only ? { is: 'level', name, text, g: only.g } : { is: 'area', name, text, conditions }
}

const isOfPlane = (part: Expression) => has(part, 'x') || has(part, 'y')
const isStrict = (sign: string) => sign === '<' || sign === '>'
const written = (sign: string) => sign.replace('<=', '≤').replace('>=', '≥')

/** The two halves of a line in brackets: parted by a semicolon, or by a comma where there is none. */
function pairIn(line: string): readonly [string, string] | undefined {
  const [, inner] = /^\s*\((.*)\)\s*$/.exec(line) ?? []
  if (inner === undefined) return undefined
  let depth = 0
  const marks: number[] = []
  const wanted = inner.includes(';') ? ';' : ','
  for (const [at, letter] of [...inner].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return undefined
    if (letter === wanted && depth === 0) marks.push(at)
  }
  const [at] = marks
  return at === undefined || marks.length > 1 ? undefined : [inner.slice(0, at), inner.slice(at + 1)]
}

/** A curve in a window; curves in t run from the first to the second number. */
export function drawnLine(curve: PlotCurve, window: PlotWindow, [from, to]: readonly [number, number]): Drawn {
  const { name } = curve
  const none = { name, strokes: [], dashed: [], inside: [] }
  if (curve.is === 'traced') return { ...none, strokes: tracedStrokes(curve.at, from, to, window) }
  if (curve.is === 'level') return { ...none, strokes: levelsOf(curve.g, window).strokes }
  if (curve.is === 'area') return { ...none, ...drawnArea(curve.conditions, window) }
  const strokes = strokesOf(curve.f, window)
  if (curve.side === '') return { ...none, strokes }
  const edge = curve.side === '<' ? 0 : 1
  const inside = strokes.map((stroke): Stroke => {
    const [first, last] = [stroke[0]?.[0] ?? 0, stroke.at(-1)?.[0] ?? 0]
    return [[first, edge], ...stroke.map(([across, up]) => [across, within(up)] as const), [last, edge]]
  })
  return { ...none, inside, ...(curve.isStrict ? { dashed: strokes } : { strokes }) }
}

const within = (up: number) => Math.max(0, Math.min(1, up))

type Conditions = Extract<PlotCurve, { is: 'area' }>['conditions']

function drawnArea(conditions: Conditions, window: PlotWindow): Pick<Drawn, 'strokes' | 'dashed' | 'inside'> {
  const [only, ...others] = conditions
  if (!only) return { strokes: [], dashed: [], inside: [] }
  if (others.length === 0) {
    const { strokes, inside } = levelsOf(only.g, window)
    return only.isStrict ? { strokes: [], dashed: strokes, inside } : { strokes, dashed: [], inside }
  }
  const { inside } = levelsOf((x, y) => Math.max(...conditions.map(({ g }) => g(x, y))), window)
  const borders = conditions.flatMap((own) => {
    const rest = conditions.filter((other) => other !== own)
    const isSeen = ([across, up]: Stroke[number]) =>
      rest.every(({ g }) => g(valueAt(across, window.x), valueAt(up, window.y)) <= 0)
    return levelsOf(own.g, window)
      .strokes.flatMap((stroke) => runsOf(stroke, isSeen))
      .map((stroke) => ({ stroke, isStrict: own.isStrict }))
  })
  const those = (strict: boolean) => borders.filter((one) => one.isStrict === strict).map(({ stroke }) => stroke)
  return { strokes: those(false), dashed: those(true), inside }
}

/** The parts of a stroke whose points are wanted. */
function runsOf(stroke: Stroke, isWanted: (point: Stroke[number]) => boolean): Stroke[] {
  const found: Stroke[number][][] = [[]]
  for (const point of stroke)
    if (isWanted(point)) found.at(-1)?.push(point)
    else found.push([])
  return found.filter((run) => run.length > 1)
}
