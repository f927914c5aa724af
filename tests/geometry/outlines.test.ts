import { describe, expect, it } from 'vitest'
import {
  ellipse,
  kite,
  rectangle,
  regularPolygon,
  ring,
  sector,
  trapezoid,
  triangleOfSides,
  type PlaneShape,
  type Point,
} from '@/lib/subjects/geometry/plane-shapes'

const next = (points: readonly Point[], at: number) => points[(at + 1) % points.length] as Point

/** By Gauss's shoelace formula. */
function enclosed(points: readonly Point[]): number {
  return Math.abs(points.reduce((sum, [x, y], at) => sum + x * next(points, at)[1] - y * next(points, at)[0], 0)) / 2
}

function edges(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => sum + Math.hypot(x - next(points, at)[0], y - next(points, at)[1]), 0)
}

const shapes: readonly (readonly [string, PlaneShape | undefined])[] = [
  ['rectangle', rectangle(5, 4)],
  ['triangle of sides', triangleOfSides(7, 3, 5)],
  ['triangle, tip to the left', trapezoid(6, 0, 3, -2)],
  ['trapezoid', trapezoid(6, 4, 3, 1)],
  ['circle', ellipse(4, 4)],
  ['ellipse', ellipse(6, 4)],
  ['sector', sector(2, 250)],
  ['kite', kite(21, 16, 6)],
  ['ring', ring(5, 3)],
  ['pentagon', regularPolygon(5, 2)],
  ['heptagon', regularPolygon(7, 1)],
]

describe('the outline of a shape', () => {
  // A circle is drawn with 72 chords, which lack an eighth of a hundredth of its area.
  it.each(shapes)('%s encloses its area within its perimeter', (_, shape) => {
    const { area = NaN, perimeter = NaN, outline = [], hole = [] } = shape ?? {}
    expect((enclosed(outline) - enclosed(hole)) / area).toBeCloseTo(1, 2)
    expect((edges(outline) + edges(hole)) / perimeter).toBeCloseTo(1, 2)
  })
  it('of a polygon stands on a side', () => {
    for (const sides of [3, 4, 5, 8]) {
      const [first = [0, 0], second = [1, 1]] = regularPolygon(sides, 1).outline
      expect(first[1]).toBeCloseTo(second[1], 12)
      expect(first[1]).toBeLessThan(0)
    }
  })
  it('without a lean is drawn symmetric and has no perimeter', () => {
    expect(trapezoid(6, 4, 3)).toEqual({
      area: 15,
      outline: [
        [0, 0],
        [6, 0],
        [5, 3],
        [1, 3],
      ],
    })
  })
})
