import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import {
  columnLayout,
  fitted,
  freeLayout,
  gridLayout,
  leadAboveLayout,
  leadLayout,
  mosaicLayout,
  partition,
  rowLayout,
  type Layout,
} from '@/lib/subjects/collage/layout'
import { overlapOf } from '@/lib/subjects/collage/overlap'

const plain = { gap: 0, edge: 0, caption: 0 }
const wide = { width: 200, height: 100 }
const high = { width: 100, height: 200 }

function overlapsNone({ cells }: Layout): boolean {
  return cells.every((one, at) =>
    cells
      .slice(at + 1)
      .every(
        (other) =>
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ),
  )
}

describe('layouts', () => {
  it('a row fills its width with pictures of one height', () => {
    // 2 and 0.5 wide for each height: 250 = height × 2.5.
    const { cells, height } = rowLayout([wide, high], 250, plain)
    expect(height).toBe(100)
    expect(cells).toEqual([
      { x: 0, y: 0, width: 200, height: 100 },
      { x: 200, y: 0, width: 50, height: 100 },
    ])
  })

  it('gaps, the edge and captions take their room', () => {
    // 270 less two edges of 5 and a gap of 10: 250.
    const made = rowLayout([wide, high], 270, { gap: 10, edge: 5, caption: 30 })
    expect(made.height).toBe(5 + 100 + 30 + 5)
    expect(made.cells[1]).toEqual({ x: 215, y: 5, width: 50, height: 100 })
  })

  it('a column gives each the whole width', () => {
    const { cells, height } = columnLayout([wide, high], 100, { ...plain, gap: 4 })
    expect(height).toBe(50 + 4 + 200)
    expect(cells).toEqual([
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 0, y: 54, width: 100, height: 200 },
    ])
  })

  it('one large picture is as high as the others beside it, and nothing is cut', () => {
    // 300 less a gap of 10: a square of x and two squares of x ÷ 2 less half the gap: x + (x − 10) ÷ 2 = 290, x = 196.67.
    const square = { width: 50, height: 50 }
    const { cells, height } = leadLayout([square, square, square], 300, { ...plain, gap: 10 })
    expect(cells).toEqual([
      { x: 0, y: 0, width: 197, height: 197 },
      { x: 207, y: 0, width: 93, height: 93 },
      { x: 207, y: 103, width: 93, height: 94 },
    ])
    expect(height).toBe(197)
    expect(leadAboveLayout([wide, high, high], 200, plain).cells).toEqual([
      { x: 0, y: 0, width: 200, height: 100 },
      { x: 0, y: 100, width: 100, height: 200 },
      { x: 100, y: 100, width: 100, height: 200 },
    ])
  })

  it('twenty pictures beside a panorama stand below it instead, where they would be slivers', () => {
    const panorama = { width: 4000, height: 300 }
    const { cells } = leadLayout([panorama, ...Array.from({ length: 20 }, () => high)], 1000, plain)
    expect(cells[0]).toEqual({ x: 0, y: 0, width: 1000, height: 75 })
    expect(cells[1]?.y).toBe(75)
  })

  it('freely placed pictures lie where they were put, and the others within the page', () => {
    const { cells, width, height } = freeLayout(
      [wide, high, high],
      [{ x: 0.1, y: 0.5, width: 0.4, height: 0.2 }, undefined, undefined],
      1,
      400,
      plain,
    )
    expect([width, height]).toEqual([400, 400])
    expect(cells[0]).toEqual({ x: 40, y: 200, width: 160, height: 80 })
    for (const { x, y, width: across, height: down } of cells.slice(1)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + across).toBeLessThanOrEqual(400)
      expect(y + down).toBeLessThanOrEqual(400)
      expect(down / across).toBeCloseTo(2, 1)
    }
  })

  it('a grid has equal cells, and its last row stands in the middle', () => {
    const { cells, height } = gridLayout(5, 3, 1, 320, { ...plain, gap: 10 })
    expect(height).toBe(210)
    expect(cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [110, 0],
      [220, 0],
      [55, 110],
      [165, 110],
    ])
    expect(new Set(cells.map(({ width, height: tall }) => `${width} ${tall}`))).toEqual(new Set(['100 100']))
  })

  it('a mosaic keeps every shape, ends its rows flush and comes near the shape of the whole', () => {
    const sizes = [wide, high, wide, wide, high, { width: 300, height: 200 }, high, wide, { width: 500, height: 500 }]
    for (const ratio of [0.5, 1, 16 / 9]) {
      const made = mosaicLayout(sizes, ratio, 1000, { gap: 8, edge: 8, caption: 0 })
      expect(overlapsNone(made)).toBe(true)
      expect(made.width / made.height / ratio).toBeGreaterThan(0.6)
      expect(made.width / made.height / ratio).toBeLessThan(1.6)
      const rows = new Map<number, number>()
      for (const { x, y, width } of made.cells) rows.set(y, Math.max(rows.get(y) ?? 0, x + width))
      for (const end of rows.values()) expect(Math.abs(end - 992)).toBeLessThanOrEqual(1)
      made.cells.forEach(({ width, height }, at) => {
        const own = sizes[at] ?? wide
        // A pixel at each edge is rounded.
        expect(Math.abs(width - (own.width / own.height) * height)).toBeLessThan(4)
      })
    }
  })

  it('one picture is a mosaic too, and none is nothing', () => {
    expect(mosaicLayout([wide], 1, 400, plain).cells).toEqual([{ x: 0, y: 0, width: 400, height: 200 }])
    expect(mosaicLayout([], 1, 400, plain).cells).toEqual([])
    expect(gridLayout(0, 3, 1, 100, plain).cells).toEqual([])
  })

  it('parts are cut as a search through all cuts would', () => {
    const weights = [3, 1, 4, 1, 5, 9, 2, 6]
    const cost = (parts: readonly (readonly number[])[]) => {
      const total = weights.reduce((sum, one) => sum + one, 0) / parts.length
      return parts.reduce((sum, part) => sum + (part.reduce((all, at) => all + (weights[at] ?? 0), 0) - total) ** 2, 0)
    }
    let best = Infinity
    for (let first = 1; first < 7; first++)
      for (let second = first + 1; second < 8; second++) {
        const all = [...weights.keys()]
        best = Math.min(best, cost([all.slice(0, first), all.slice(first, second), all.slice(second)]))
      }
    const found = partition(weights, 3)
    expect(found.flat()).toEqual([...weights.keys()])
    expect(cost(found)).toBe(best)
  })

  it('a cell is filled by cutting, or holds the whole', () => {
    const cell = { x: 10, y: 20, width: 100, height: 100 }
    expect(fitted(wide, cell, { fit: 'crop', focus: 'centre' })).toEqual({
      from: { x: 50, y: 0, width: 100, height: 100 },
      to: cell,
    })
    expect(fitted(high, cell, { fit: 'crop', focus: 'bottom' }).from).toEqual({ x: 0, y: 100, width: 100, height: 100 })
    expect(fitted(wide, cell, { fit: 'pad', focus: 'centre' }).to).toEqual({ x: 10, y: 45, width: 100, height: 50 })
  })
})

/** A page of rows that all differ, but for stretches of white; seen through a window with bars. */
function shot(from: number, rows: number, { head = 0, foot = 0 } = {}): Pixels {
  const width = 20
  const height = head + rows + foot
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const put = (y: number, seed: number) => {
    for (let x = 0; x < width; x++) {
      const value = (seed * 2_654_435_761 + x * 40_503) >>> 0
      data.set([value & 255, (value >> 8) & 255, (value >> 16) & 255, 255], (y * width + x) * 4)
    }
  }
  for (let y = 0; y < head; y++) put(y, 900_000 + y)
  for (let y = 0; y < rows; y++) if ((from + y) % 40 < 25) put(head + y, from + y + 1)
  for (let y = 0; y < foot; y++) put(head + rows + y, 950_000 + y)
  return { data, width, height }
}

describe('screenshots', () => {
  it('that repeat rows are joined exactly there', () => {
    expect(overlapOf(shot(0, 100), shot(70, 100))).toEqual({ above: 0, below: 30, shared: 30 })
  })

  it('bars that stay on the screen are left out', () => {
    const bars = { head: 12, foot: 7 }
    expect(overlapOf(shot(0, 100, bars), shot(63, 100, bars))).toEqual({ above: 7, below: 12 + 37, shared: 37 })
  })

  it('that have nothing, or only white, in common are not', () => {
    expect(overlapOf(shot(0, 100), shot(5000, 100)).shared).toBe(0)
    const white: Pixels = { data: new Uint8ClampedArray(20 * 50 * 4).fill(255), width: 20, height: 50 }
    const other = { ...white, data: new Uint8ClampedArray(white.data) }
    other.data[0] = 3
    other.data[other.data.length - 4] = 9
    expect(overlapOf(white, other).shared).toBe(0)
    expect(overlapOf(shot(0, 50), { ...white, width: 10, height: 100 }).shared).toBe(0)
  })

  it('the same one twice adds nothing', () => {
    expect(overlapOf(shot(0, 60), shot(0, 60))).toEqual({ above: 0, below: 60, shared: 60 })
  })
})
