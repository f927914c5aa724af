import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { crossingsOf, extremesOf, gridded, gridOf, zerosOf } from '@/lib/subjects/calculus/curve-points'
import { plotted } from '@/lib/subjects/calculus/plot'
import { drawnLine, readPlotLine, type PlotCurve } from '@/lib/subjects/calculus/plot-lines'
import { shareOf, type PlotWindow } from '@/lib/subjects/calculus/plot-scale'
import type { Diagram, Shape } from '@/lib/kits/chart/types'

type Point = readonly [number, number]
interface Plots {
  functions: {
    formula: string
    window: [number, number, number, number]
    logs: string
    breaks: number[]
    samples: [number, number | null][]
    zeros: number[]
    extremes: [number, number, string][]
  }[]
  crossings: { lines: [string, string]; from: number; to: number; points: Point[] }[]
  curves: { line: string; t: [number, number]; window: [number, number, number, number]; points: Point[] }[]
  levels: { line: string; window: [number, number, number, number]; runs: Point[][] }[]
  regions: {
    line: string
    window: [number, number, number, number]
    logs: string
    points: [number, number, boolean][]
  }[]
}
const file = path.join(import.meta.dirname, '../vectors/math-algebra/plots.json')
const plots = JSON.parse(readFileSync(file, 'utf8')) as Plots

/** In units of the drawing, of which the window is 378 wide: less than a dot of the screen. */
const near = 0.6

function windowOf([left, right, bottom, top]: readonly [number, number, number, number], logs = ''): PlotWindow {
  return {
    x: { from: left, to: right, isLog: logs.includes('x') },
    y: { from: bottom, to: top, isLog: logs.includes('y') },
  }
}

function curveOf(line: string): PlotCurve {
  const curve = readPlotLine(line, 0, { sliders: {}, decimal: '.' })
  if (typeof curve === 'string') throw new Error(`${line} ${curve}`)
  return curve
}

const picture = (line: string, window: PlotWindow, t: readonly [number, number] = [0, 2 * Math.PI]): Diagram =>
  plotted([drawnLine(curveOf(line), window, t)], window, String, [])

const linesOf = ({ shapes }: Diagram) => shapes.flatMap((shape) => (shape.is === 'polyline' ? [shape.points] : []))

/** A point of the plane in the drawing, by where the drawing says that its plane is. */
function placeIn({ plane }: Diagram, window: PlotWindow, [x, y]: Point): Point {
  if (!plane) throw new Error('no plane')
  return [plane.at[0] + shareOf(x, window.x) * plane.width, plane.at[1] + (1 - shareOf(y, window.y)) * plane.height]
}

function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))
}

function toLines(point: Point, lines: readonly (readonly Point[])[]): number {
  let least = Infinity
  for (const line of lines)
    for (const [at, end] of line.entries()) least = Math.min(least, toLine(point, line[at - 1] ?? end, end))
  return least
}

const isWithin = ([x, y]: Point, { x: across, y: up }: PlotWindow) =>
  [shareOf(x, across), shareOf(y, up)].every((share) => share >= 0 && share <= 1)

/** What mpmath evaluated as lines through the drawing, parted where it has no value and where it breaks. */
function expectedLines(
  { samples, breaks }: Plots['functions'][number],
  diagram: Diagram,
  window: PlotWindow,
): Point[][] {
  const lines: Point[][] = [[]]
  for (const [at, [x, y]] of samples.entries()) {
    const before = samples[at - 1]?.[0] ?? x
    if (y === null || breaks.some((one) => one >= before && one <= x)) lines.push([])
    if (y === null) continue
    const place = placeIn(diagram, window, [x, window.y.isLog && y <= 0 ? 1e-300 : y])
    lines.at(-1)?.push([place[0], Math.max(-1e7, Math.min(1e7, place[1]))])
  }
  return lines.filter((line) => line.length > 0)
}

describe('a drawn function', () => {
  it.each(plots.functions.map((one) => [`${one.formula} ${one.logs}`, one] as const))(
    '%s has the values of mpmath',
    (_, one) => {
      const window = windowOf(one.window, one.logs)
      const diagram = picture(one.formula, window)
      const lines = linesOf(diagram)
      const missed = one.samples.filter(([x, y]) => {
        if (y === null || !isWithin([x, y], window)) return false
        return toLines(placeIn(diagram, window, [x, y]), lines) > near
      })
      expect(missed).toEqual([])
      const expected = expectedLines(one, diagram, window)
      const astray = lines.flat().filter((point) => toLines(point, expected) > near)
      expect(astray).toEqual([])
    },
  )

  it('has no line across a pole or a jump', () => {
    for (const one of plots.functions) {
      const window = windowOf(one.window, one.logs)
      const diagram = picture(one.formula, window)
      const across = one.breaks.map((x) => placeIn(diagram, window, [x, one.window[3]])[0])
      // Both of its ends stand on the break itself, as far as the drawing is written.
      const joined = linesOf(diagram).flatMap((line) =>
        line.slice(1).flatMap((to, at) => {
          const from = line[at]
          return from && across.some((x) => from[0] < x - 0.02 && to[0] > x + 0.02) ? [[from, to]] : []
        }),
      )
      const upright = linesOf(diagram).flatMap((line) =>
        line.slice(1).filter((to, at) => {
          const from = line[at] ?? to
          return across.some((x) => Math.abs(to[0] - x) < 0.5 && Math.abs(to[1] - from[1]) > 300)
        }),
      )
      expect([one.formula, joined, upright]).toEqual([one.formula, [], []])
    }
  })

  it('draws tan x from −5 to 5 in five branches that end at the poles', () => {
    const window = windowOf([-5, 5, -6, 6])
    const diagram = picture('tan(x)', window)
    const lines = linesOf(diagram)
    expect(lines).toHaveLength(5)
    const poles = [-1.5, -0.5, 0.5, 1.5].map((turns) => placeIn(diagram, window, [turns * Math.PI, 6])[0])
    for (const [at, pole] of poles.entries()) {
      const [before, after] = [lines[at]?.at(-1), lines[at + 1]?.[0]]
      // tan(π/2 − d) is 6 at d = 0.1651 (mpmath: pi/2 - atan(6)), which are 6.242 units of the drawing.
      expect(Math.abs(pole - (before?.[0] ?? 0) - 6.242)).toBeLessThan(0.15)
      expect(Math.abs((after?.[0] ?? 0) - pole - 6.242)).toBeLessThan(0.15)
    }
  })

  it('leaves blank where it has no value', () => {
    for (const [formula, wanted] of [
      ['sqrt(x)', [[0, 5]]],
      ['acos(x)', [[-1, 1]]],
      [
        'sqrt(x^2 - 4)',
        [
          [-5, -2],
          [2, 5],
        ],
      ],
    ] as const) {
      const window = windowOf([-5, 5, -5, 5])
      const diagram = picture(formula, window)
      const ends = linesOf(diagram).map((line) => [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0])
      const expected = wanted.map((pair) => pair.map((x) => placeIn(diagram, window, [x, 0])[0]))
      for (const [at, pair] of expected.entries())
        for (const [end, x] of pair.entries()) expect(Math.abs((ends[at]?.[end] ?? 0) - x)).toBeLessThan(0.1)
      expect(ends).toHaveLength(expected.length)
    }
  })
})

describe('points of a function', () => {
  const isLike = (found: number, wanted: number, scale: number) =>
    Math.abs(found - wanted) <= 1e-9 * Math.max(Math.abs(wanted), scale)

  it.each(plots.functions.map((one) => [`${one.formula} ${one.logs}`, one] as const))(
    'of %s are those of mpmath',
    (_, one) => {
      const curve = curveOf(one.formula)
      if (curve.is !== 'function') throw new Error('no function')
      const [left, right] = one.window
      const grid = gridded(curve.f, gridOf(left, right, one.logs.includes('x')))
      const zeros = zerosOf(grid)
      if (one.formula !== 'floor(x)') expect(zeros).toHaveLength(one.zeros.length)
      for (const [at, wanted] of one.zeros.entries())
        expect([wanted, isLike(zeros[at] ?? 0, wanted, 1e-3)]).toEqual([wanted, true])
      const extremes = extremesOf(grid)
      if (one.formula === 'floor(x)') return
      expect(extremes.map(({ is }) => is)).toEqual(one.extremes.map(([, , is]) => is.toLowerCase()))
      for (const [at, [x, y]] of one.extremes.entries()) {
        const found = extremes[at]
        expect([x, found?.x, isLike(found?.x ?? 0, x, 1), isLike(found?.y ?? 0, y, 1)]).toEqual([
          x,
          found?.x,
          true,
          true,
        ])
      }
    },
  )

  it.each(plots.crossings.map((one) => [one.lines.join(' and '), one] as const))(
    'where %s meet',
    (_, { lines, from, to, points }) => {
      const grids = lines.map((line) => {
        const curve = curveOf(line)
        if (curve.is !== 'function') throw new Error('no function')
        return gridded(curve.f, gridOf(from, to, false))
      })
      const [one, other] = grids
      const found = one && other ? crossingsOf(one, other) : []
      expect(found).toHaveLength(points.length)
      for (const [at, [x, y]] of points.entries()) {
        expect(isLike(found[at]?.x ?? Number.NaN, x, 1e-3)).toBe(true)
        expect(isLike(found[at]?.y ?? Number.NaN, y, 1e-3)).toBe(true)
      }
    },
  )

  it('x² − 2 is 0 at ±1.41421356', () => {
    const zeros = zerosOf(gridded((x) => x * x - 2, gridOf(-5, 5, false)))
    expect(zeros.map((x) => x.toFixed(8))).toEqual(['-1.41421356', '1.41421356'])
  })

  it('lists no stretch on which a function is 0', () => {
    expect(zerosOf(gridded(() => 0, gridOf(-5, 5, false)))).toEqual([])
  })
})

describe('other curves', () => {
  it.each(plots.curves.map((one) => [one.line, one] as const))(
    '%s runs where mpmath says',
    (_, { line, t, window: ends, points }) => {
      const window = windowOf(ends)
      const diagram = picture(line, window, t)
      const expected = [points.map((point) => placeIn(diagram, window, point))]
      const lines = linesOf(diagram)
      expect(
        points.filter((point) => isWithin(point, window) && toLines(placeIn(diagram, window, point), lines) > near),
      ).toEqual([])
      expect(lines.flat().filter((point) => toLines(point, expected) > near)).toEqual([])
    },
  )

  it.each(plots.levels.map((one) => [one.line, one] as const))(
    '%s runs where its own points lie',
    (_, { line, window: ends, runs }) => {
      const window = windowOf(ends)
      const diagram = picture(line, window)
      const expected = runs.map((run) => run.map((point) => placeIn(diagram, window, point)))
      const lines = linesOf(diagram)
      const missed = runs
        .flat()
        .filter((point) => isWithin(point, window) && toLines(placeIn(diagram, window, point), lines) > near)
      expect(missed).toEqual([])
      expect(lines.flat().filter((point) => toLines(point, expected) > near)).toEqual([])
    },
  )

  it('a circle is one ring, and round where both axes have the same scale', () => {
    const window = windowOf([-5, 5, -5, 5])
    const diagram = picture('x^2 + y^2 = 4', window)
    const lines = linesOf(diagram)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.[0]).toEqual(lines[0]?.at(-1))
    const centre = placeIn(diagram, window, [0, 0])
    for (const [x, y] of lines.flat()) expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(75.6, 1)
  })
})

/** Even and odd: whether a point lies in an odd number of rings. */
function isIn([x, y]: Point, shape: Shape | undefined): boolean {
  if (shape?.is !== 'area') return false
  let is = false
  for (const ring of shape.rings)
    for (const [at, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring.at(at - 1) ?? [bx, by]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is
    }
  return is
}

describe('areas', () => {
  it.each(plots.regions.map((one) => [`${one.line} ${one.logs}`, one] as const))(
    '%s holds the points that it should',
    (_, { line, window: ends, logs, points }) => {
      const window = windowOf(ends, logs)
      const diagram = picture(line, window)
      const area = diagram.shapes.find(({ is }) => is === 'area')
      const wrong = points.filter(([x, y, isInside]) => isIn(placeIn(diagram, window, [x, y]), area) !== isInside)
      expect(wrong).toEqual([])
    },
  )

  it('have a dashed border where they do not hold it', () => {
    const window = windowOf([-3, 3, -3, 3])
    const radii = (line: string, isDashed: boolean) => {
      const diagram = picture(line, window)
      const centre = placeIn(diagram, window, [0, 0])
      const points = diagram.shapes.flatMap((shape) =>
        shape.is === 'polyline' && (shape.dashed ?? false) === isDashed ? shape.points : [],
      )
      return [...new Set(points.map(([x, y]) => Math.round(Math.hypot(x - centre[0], y - centre[1]))))]
    }
    // 63 units of the drawing are 1.
    expect([radii('1 <= x^2 + y^2 < 4', true), radii('1 <= x^2 + y^2 < 4', false)]).toEqual([[126], [63]])
    expect([radii('x^2 + y^2 >= 4', true), radii('x^2 + y^2 >= 4', false)]).toEqual([[], [126]])
  })
})

describe('lines that are none', () => {
  it.each([
    ['x + t', 'must be in x'],
    ['(x, t)', 'must be a curve in t'],
    ['r = x', 'must give r by t'],
    ['x + y', 'must be in x alone, or an equation'],
    ['x = t', 'must be in x and y'],
    ['1 < x < y < 3', 'must have one = or at most two signs'],
    ['1 < x = y', 'must have one = or at most two signs'],
  ])('%s', (line, because) => {
    expect(readPlotLine(line, 0, { sliders: {}, decimal: '.' })).toContain(because)
  })
})
