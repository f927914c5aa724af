import { valueAt, type PlotWindow, type Share } from './plot-scale'
import type { Stroke } from './plot-strokes'

const cells = 110
const closings = 26
/** At a zero the function is so much smaller than at the ends of its edge; at a pole or a jump it is not. */
const shrunk = 0.05

interface Crossing {
  key: number
  at: Share
  /** The function becomes 0 here, and does not only change its sign. */
  isZero: boolean
}

/** What a function of x and y says of a window: where it is 0, and where it is below. */
interface Levels {
  /** Curves on which it is 0. */
  strokes: readonly Stroke[]
  /** Rings that together hold all places where it is below 0. */
  inside: readonly Stroke[]
}

/**
 * Follows g(x, y) = 0 through a grid of 110 × 110 cells. Each place on a curve is closed in by halving on the edge of a cell. Details
 * that are smaller than a cell are missed, and curves on which g does not change its sign. Where the grid has four crossings in a
 * cell, its middle says which belong together.
 */
export function levelsOf(g: (x: number, y: number) => number, { x, y }: PlotWindow): Levels {
  const across = Array.from({ length: cells + 1 }, (_, at) => valueAt(at / cells, x))
  const up = Array.from({ length: cells + 1 }, (_, at) => valueAt(at / cells, y))
  const values = up.map((one) => across.map((other) => g(other, one)))
  const look = ([u, v]: Share) => g(valueAt(u, x), valueAt(v, y))
  const known = new Map<number, Crossing>()
  const links = new Map<number, Crossing[]>()
  const inside: Stroke[] = []

  /** Edges are numbered: those along a row are even, those along a column odd. */
  const crossing = (column: number, row: number, isUp: boolean): Crossing => {
    const key = (row * (cells + 1) + column) * 2 + (isUp ? 1 : 0)
    const found = known.get(key)
    if (found) return found
    const from: Share = [column / cells, row / cells]
    const to: Share = isUp ? [from[0], (row + 1) / cells] : [(column + 1) / cells, from[1]]
    const made = { key, ...closedIn(look, from, to) }
    known.set(key, made)
    return made
  }
  const link = (one: Crossing, other: Crossing) => {
    if (!one.isZero || !other.isZero) return
    links.set(one.key, [...(links.get(one.key) ?? []), other])
    links.set(other.key, [...(links.get(other.key) ?? []), one])
  }

  for (let row = 0; row < cells; row += 1) {
    let run = -1
    const endRun = (column: number) => {
      if (run >= 0) inside.push(box(run, column, row))
      run = -1
    }
    for (let column = 0; column < cells; column += 1) {
      const corners = [
        values[row]?.[column],
        values[row]?.[column + 1],
        values[row + 1]?.[column + 1],
        values[row + 1]?.[column],
      ].map((value) => value ?? Number.NaN)
      const isBelow = corners.map((value) => value < 0)
      const isKnown = corners.every((value) => !Number.isNaN(value))
      if (isKnown && isBelow.every(Boolean)) {
        if (run < 0) run = column
        continue
      }
      endRun(column)
      if (!isKnown || !isBelow.some(Boolean)) continue
      const edges = [
        () => crossing(column, row, false),
        () => crossing(column + 1, row, true),
        () => crossing(column, row + 1, false),
        () => crossing(column, row, true),
      ].map((edge, at) => (isBelow[at] === isBelow[(at + 1) % 4] ? undefined : edge()))
      const places: Share[] = [
        [column / cells, row / cells],
        [(column + 1) / cells, row / cells],
        [(column + 1) / cells, (row + 1) / cells],
        [column / cells, (row + 1) / cells],
      ]
      const isJoined = look([(column + 0.5) / cells, (row + 0.5) / cells]) < 0
      inside.push(...pieces(places, isBelow, edges, isJoined))
      linkCell(edges, isBelow[0] === isJoined, link)
    }
    endRun(cells)
  }
  return { strokes: chained(links, known), inside }
}

const box = (from: number, to: number, row: number): Stroke => [
  [from / cells, row / cells],
  [to / cells, row / cells],
  [to / cells, (row + 1) / cells],
  [from / cells, (row + 1) / cells],
]

function closedIn(look: (at: Share) => number, from: Share, to: Share): Omit<Crossing, 'key'> {
  let [low, high] = [0, 1]
  const place = (share: number): Share => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  const ends = [look(from), look(to)] as const
  let sizes = ends.map(Math.abs)
  for (let step = 0; step < closings; step += 1) {
    const middle = (low + high) / 2
    const value = look(place(middle))
    if (value < 0 === ends[0] < 0) {
      low = middle
      sizes = [Math.abs(value), sizes[1] ?? 0]
    } else {
      high = middle
      sizes = [sizes[0] ?? 0, Math.abs(value)]
    }
  }
  const size = Math.max(0, ...ends.filter(Number.isFinite).map(Math.abs))
  return { at: place((low + high) / 2), isZero: sizes.every((one) => one <= shrunk * size) }
}

/** The parts of a cell in which the function is below 0. */
function pieces(
  places: readonly Share[],
  isBelow: readonly boolean[],
  edges: readonly (Crossing | undefined)[],
  isJoined: boolean,
): Stroke[] {
  const isSaddle = edges.every(Boolean)
  if (isSaddle && !isJoined)
    return places.flatMap((corner, at) => {
      const [after, before] = [edges[at], edges[(at + 3) % 4]]
      return isBelow[at] && after && before ? [[before.at, corner, after.at]] : []
    })
  const ring = places.flatMap((corner, at) => {
    const edge = edges[at]
    return [...(isBelow[at] ? [corner] : []), ...(edge ? [edge.at] : [])]
  })
  return ring.length > 2 ? [ring] : []
}

/** Joins the crossings of a cell; of four, those around the corners that the middle does not belong to. */
function linkCell(
  edges: readonly (Crossing | undefined)[],
  isFirstJoined: boolean,
  link: (one: Crossing, other: Crossing) => void,
): void {
  const found = edges.flatMap((edge) => edge ?? [])
  const [a, b, c, d] = found
  if (a && b && found.length === 2) link(a, b)
  if (!a || !b || !c || !d) return
  if (isFirstJoined) {
    link(a, b)
    link(c, d)
  } else {
    link(d, a)
    link(b, c)
  }
}

/** Crossings that follow each other as one stroke, first those with ends, then rings. */
function chained(links: ReadonlyMap<number, readonly Crossing[]>, known: ReadonlyMap<number, Crossing>): Stroke[] {
  const used = new Set<number>()
  const follow = (begin: number): Stroke => {
    const found: Crossing[] = []
    let here = known.get(begin)
    while (here) {
      const { key } = here
      const before = found.at(-1)?.key
      found.push(here)
      if (used.has(key)) break
      used.add(key)
      here = links.get(key)?.find((next) => next.key !== before && (!used.has(next.key) || next.key === begin))
    }
    return found.map(({ at }) => at)
  }
  const begins = [...links].toSorted(([, one], [, other]) => one.length - other.length)
  return begins.flatMap(([key]) => {
    const stroke = used.has(key) ? [] : follow(key)
    return stroke.length > 1 ? [stroke] : []
  })
}
