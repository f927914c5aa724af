import type { Diagram, Shape, Tone } from '@/lib/kits/chart/types'

export interface Window {
  left: number
  right: number
  bottom: number
  top: number
}
type Stroke = readonly (readonly [number, number])[]
export interface Drawn {
  name: string
  strokes: readonly Stroke[]
  /** Areas of an inequality. */
  areas: readonly Stroke[]
}

const [side, room] = [420, 34]
const tones: readonly Tone[] = ['accent', 'warn', 'good', 'ink', 'muted']
const mostJump = 0.6

/** Steps of 1, 2 or 5 times a power of ten, about so many in the span. */
export function ticksOf(from: number, to: number, many = 8): number[] {
  const rough = (to - from) / many
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(10)))
}

/**
 * A curve y = f(x) in pieces: it is broken where it has no value and where it jumps by most of the window between neighbours that halving
 * does not bring nearer, so that no line joins the sides of a pole.
 */
export function strokesOf(f: (x: number) => number, { left, right, bottom, top }: Window, steps = 600): Stroke[] {
  const height = top - bottom
  const [low, high] = [bottom - height, top + height]
  const strokes: (readonly [number, number])[][] = [[]]
  let before: readonly [number, number] | undefined
  for (let at = 0; at <= steps; at += 1) {
    const x = left + ((right - left) * at) / steps
    const y = f(x)
    if (!Number.isFinite(y)) {
      strokes.push([])
      before = undefined
      continue
    }
    if (before && isJump(f, before, [x, y], height)) strokes.push([])
    strokes.at(-1)?.push([x, Math.max(low, Math.min(high, y))])
    before = [x, y]
  }
  return strokes.filter((stroke) => stroke.length > 1)
}

function isJump(
  f: (x: number) => number,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
): boolean {
  let [[a, ya], [b, yb]] = [from, to]
  if (Math.abs(yb - ya) < mostJump * height) return false
  for (let step = 0; step < 30; step += 1) {
    const middle = (a + b) / 2
    const y = f(middle)
    if (!Number.isFinite(y)) return true
    if (Math.abs(y - ya) > Math.abs(yb - y)) [b, yb] = [middle, y]
    else [a, ya] = [middle, y]
  }
  return Math.abs(yb - ya) > 0.05 * height
}

/** A curve told by a number t. */
export function tracedStrokes(
  at: (t: number) => readonly [number, number],
  from: number,
  to: number,
  steps = 900,
): Stroke[] {
  const strokes: (readonly [number, number])[][] = [[]]
  for (let step = 0; step <= steps; step += 1) {
    const point = at(from + ((to - from) * step) / steps)
    if (point.every(Number.isFinite)) strokes.at(-1)?.push(point)
    else strokes.push([])
  }
  return strokes.filter((stroke) => stroke.length > 1)
}

/** Where g(x, y) is 0, in short lines through the cells of a grid. */
export function levelStrokes(
  g: (x: number, y: number) => number,
  { left, right, bottom, top }: Window,
  cells = 90,
): Stroke[] {
  const [dx, dy] = [(right - left) / cells, (top - bottom) / cells]
  const values = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (__, column) => g(left + column * dx + dx * 1e-6, bottom + row * dy + dy * 1e-6)),
  )
  const strokes: Stroke[] = []
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const corner = (right_: number, up: number) => values[row + up]?.[column + right_] ?? Number.NaN
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      const x = left + column * dx
      const y = bottom + row * dy
      const points: (readonly [number, number])[] = []
      const edge = (one: number, other: number, place: (share: number) => readonly [number, number]) => {
        if (one * other < 0) points.push(place(one / (one - other)))
      }
      edge(a, b, (share) => [x + share * dx, y])
      edge(b, c, (share) => [x + dx, y + share * dy])
      edge(d, c, (share) => [x + share * dx, y + dy])
      edge(a, d, (share) => [x, y + share * dy])
      for (let at = 0; at + 1 < points.length; at += 2) {
        const [from, to] = [points[at], points[at + 1]]
        if (from && to) strokes.push([from, to])
      }
    }
  return strokes
}

/** Axes, grid and curves in a square picture, or one in which both axes have the same scale. */
export function plotted(
  curves: readonly Drawn[],
  window: Window,
  write: (value: number) => string,
  marks: readonly (readonly [number, number])[],
): Diagram {
  const { left, right, bottom, top } = window
  const place = (x: number, y: number): readonly [number, number] => [
    Number((room + ((x - left) / (right - left)) * (side - room - 8)).toFixed(2)),
    Number((8 + ((top - y) / (top - bottom)) * (side - room - 8)).toFixed(2)),
  ]
  const shapes: Shape[] = []
  for (const x of ticksOf(left, right)) {
    shapes.push({ is: 'line', from: place(x, bottom), to: place(x, top), tone: 'muted', dashed: x !== 0 })
    shapes.push({
      is: 'text',
      at: [place(x, bottom)[0], side - room + 14],
      text: write(x),
      anchor: 'middle',
      small: true,
      tone: 'muted',
    })
  }
  for (const y of ticksOf(bottom, top)) {
    shapes.push({ is: 'line', from: place(left, y), to: place(right, y), tone: 'muted', dashed: y !== 0 })
    shapes.push({
      is: 'text',
      at: [room - 4, place(left, y)[1] + 4],
      text: write(y),
      anchor: 'end',
      small: true,
      tone: 'muted',
    })
  }
  for (const [at, { strokes, areas, name }] of curves.entries()) {
    const tone = tones[at % tones.length] ?? 'ink'
    for (const area of areas)
      shapes.push({ is: 'polygon', points: area.map(([x, y]) => place(x, y)), tone, filled: true })
    const inside = strokes.flatMap((stroke) => clipped(stroke, window))
    for (const stroke of inside) shapes.push({ is: 'polyline', points: stroke.map(([x, y]) => place(x, y)), tone })
    const last = inside.at(-1)?.at(-1)
    if (last && curves.length > 1)
      shapes.push({
        is: 'text',
        at: [place(...last)[0] - 6, Math.max(16, place(...last)[1] - 6)],
        text: name,
        anchor: 'end',
        tone,
      })
  }
  for (const [x, y] of marks)
    if (y >= bottom && y <= top) shapes.push({ is: 'circle', at: place(x, y), radius: 3.5, tone: 'ink', filled: true })
  return { title: `Graph of ${curves.map(({ name }) => name).join(', ')}`, width: side, height: side, shapes }
}

/** What of a stroke lies in the window, cut at its edges. */
function clipped(stroke: Stroke, { left, right, bottom, top }: Window): Stroke[] {
  const isIn = ([x, y]: readonly [number, number]) => x >= left && x <= right && y >= bottom && y <= top
  const found: (readonly [number, number])[][] = [[]]
  for (const [at, point] of stroke.entries()) {
    const before = stroke[at - 1]
    if (before && isIn(point) !== isIn(before)) {
      const edge = edgePoint(isIn(point) ? point : before, isIn(point) ? before : point, { left, right, bottom, top })
      found.at(-1)?.push(edge)
      if (!isIn(point)) found.push([])
    }
    if (isIn(point)) found.at(-1)?.push(point)
  }
  return found.filter((one) => one.length > 1)
}

function edgePoint(
  inside: readonly [number, number],
  outside: readonly [number, number],
  { left, right, bottom, top }: Window,
): readonly [number, number] {
  const shares = [
    (left - inside[0]) / (outside[0] - inside[0]),
    (right - inside[0]) / (outside[0] - inside[0]),
    (bottom - inside[1]) / (outside[1] - inside[1]),
    (top - inside[1]) / (outside[1] - inside[1]),
  ].filter((share) => share >= 0 && share <= 1)
  const share = Math.min(1, ...shares)
  return [inside[0] + share * (outside[0] - inside[0]), inside[1] + share * (outside[1] - inside[1])]
}
