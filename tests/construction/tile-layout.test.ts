import { describe, expect, it } from 'vitest'
import { centredRun, shiftedRun, tileDrawing, tilesIn } from '@/lib/subjects/takeoff/tile-layout'

type Point = readonly [number, number]

/** Whether a point lies within a convex figure: on one side of all of its edges. */
function holds(figure: readonly Point[], [x, y]: Point): boolean {
  const turns = figure.map(([x1, y1], at) => {
    const [x2, y2] = figure[(at + 1) % figure.length] ?? [x1, y1]
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
  })
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)
}

/** Points spread over a room by two irrational steps, so that none lies on an edge. */
function pointsOf(length: number, width: number, count: number): Point[] {
  return Array.from({ length: count }, (_, at) => [
    ((at * Math.SQRT2 + 0.1234567) % 1) * length,
    ((at * Math.sqrt(3) + 0.7654321) % 1) * width,
  ])
}

const rooms = [
  { length: 3000, width: 2400 },
  { length: 1234, width: 2890 },
  { length: 700, width: 650 },
]
const tiles = [
  { length: 300, width: 300 },
  { length: 600, width: 200 },
  { length: 150, width: 450 },
]

describe('tiles in a room', () => {
  for (const pattern of ['diagonal', 'herringbone'] as const)
    for (const room of rooms)
      for (const tile of tiles) {
        const name = `${pattern}, ${tile.length} by ${tile.width} in ${room.length} by ${room.width}`
        it(`lie on every point just once without joints: ${name}`, () => {
          const laid = tilesIn(room, { ...tile, joint: 0 }, pattern) ?? []
          const counts = pointsOf(room.length, room.width, 500).map(
            (point) => laid.filter(({ points }) => holds(points, point)).length,
          )
          expect(new Set(counts)).toEqual(new Set([1]))
        })

        it(`leave what joints take: ${name}`, () => {
          const joint = 6
          const laid = tilesIn(room, { ...tile, joint }, pattern) ?? []
          const points = pointsOf(room.length, room.width, 4000)
          const covered = points.filter((point) => laid.some((one) => holds(one.points, point))).length
          const share = (tile.length * tile.width) / ((tile.length + joint) * (tile.width + joint))
          expect(covered / points.length).toBeCloseTo(share, 1)
          expect(points.every((point) => laid.filter((one) => holds(one.points, point)).length <= 1)).toBe(true)
        })
      }

  it('are cut at the walls alone', () => {
    const laid = tilesIn({ length: 3000, width: 2400 }, { length: 300, width: 300, joint: 3 }, 'diagonal') ?? []
    const touches = (points: readonly Point[]) =>
      points.some(([x, y]) => x < 1e-6 || y < 1e-6 || x > 3000 - 1e-6 || y > 2400 - 1e-6)
    expect(laid.filter(({ isCut, points }) => isCut !== touches(points))).toEqual([])
  })

  it('are not drawn where there are too many or they are too slim', () => {
    expect(tilesIn({ length: 9000, width: 9000 }, { length: 100, width: 100, joint: 2 }, 'diagonal')).toBeUndefined()
    expect(tilesIn({ length: 900, width: 900 }, { length: 900, width: 9, joint: 0 }, 'herringbone')).toBeUndefined()
  })
})

describe('courses of a half bond', () => {
  it('take the other start: what has no cut gets two halves', () => {
    expect(centredRun(1800, 300, 0)).toEqual({ tiles: 6, whole: 6, cut: 0 })
    expect(shiftedRun(1800, 300, 0)).toEqual({ tiles: 7, whole: 5, cut: 150 })
  })

  it('agree with centred runs where both starts cut', () => {
    // 4,000 mm of 300 with 3 mm: ends of 180.5 after a shift of half a pitch are 29 mm.
    expect(shiftedRun(4000, 300, 3).cut).toBeCloseTo(29, 6)
  })
})

it('every pattern has a drawing', () => {
  const room = { length: 3000, width: 2400 }
  const tile = { length: 600, width: 300, joint: 3 }
  for (const pattern of ['straight', 'half', 'diagonal', 'herringbone'] as const)
    expect(tileDrawing(room, tile, pattern, String)?.shapes.length).toBeGreaterThan(20)
})
