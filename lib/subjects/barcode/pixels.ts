import { shades, type Shading } from '@/lib/base/png/shading'
import type { BarcodeDrawing } from './drawing'
import { outlineOf, type Step } from './outlines'

/** Samples along each side of a pixel where text is drawn. */
const samples = Math.sqrt(shades)

type Edge = readonly [x: number, y: number, nextX: number, nextY: number]

/** Straight edges of an outline, curves in eight pieces. */
function edgesOf(steps: readonly Step[], left: number, baseline: number, size: number): Edge[] {
  const edges: Edge[] = []
  let start: [number, number] = [0, 0]
  let at: [number, number] = [0, 0]
  const place = (x: number, y: number): [number, number] => [left + x * size, baseline + y * size]
  const lineTo = (next: [number, number]) => {
    edges.push([...at, ...next])
    at = next
  }
  for (const step of steps) {
    if (step[0] === 'M') {
      // The library closes a character once; its inner contours end where the next one begins.
      if (at !== start) lineTo(start)
      start = place(step[1], step[2])
      at = start
    } else if (step[0] === 'L') lineTo(place(step[1], step[2]))
    else if (step[0] === 'Q') {
      const from = at
      const control = place(step[1], step[2])
      const end = place(step[3], step[4])
      for (let piece = 1; piece <= 8; piece++) {
        const t = piece / 8
        const blend = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis]
        lineTo([blend(0), blend(1)])
      }
    } else lineTo(start)
  }
  return edges
}

/** Adds what lies within the edges, by the nonzero rule, in samples. */
function fill({ width, height, values }: Shading, edges: readonly Edge[]): void {
  const lines = new Map<number, { x: number; turn: number }[]>()
  for (const [x, from, nextX, to] of edges) {
    const turn = to > from ? 1 : -1
    const first = Math.max(0, Math.ceil(Math.min(from, to) * samples - 0.5))
    const last = Math.min(height * samples, Math.ceil(Math.max(from, to) * samples - 0.5))
    for (let line = first; line < last; line++) {
      const share = ((line + 0.5) / samples - from) / (to - from)
      const crossing = { x: x + share * (nextX - x), turn }
      const known = lines.get(line)
      if (known) known.push(crossing)
      else lines.set(line, [crossing])
    }
  }
  for (const [line, crossings] of lines) {
    crossings.sort((one, other) => one.x - other.x)
    const row = Math.floor(line / samples) * width
    let winding = 0
    crossings.forEach(({ x, turn }, at) => {
      winding += turn
      const end = crossings[at + 1]?.x
      if (winding === 0 || end === undefined) return
      const last = Math.min(width * samples, Math.round(end * samples))
      for (let sample = Math.max(0, Math.round(x * samples)); sample < last; sample++) {
        const pixel = row + Math.floor(sample / samples)
        values[pixel] = Math.min(shades, (values[pixel] ?? 0) + 1)
      }
    })
  }
}

function turned({ width, height, values }: Shading, rotation: BarcodeDrawing['rotation']): Shading {
  if (rotation === 0) return { width, height, values }
  const isQuarter = rotation !== 180
  const across = isQuarter ? height : width
  const down = isQuarter ? width : height
  const result = new Uint8Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const column = rotation === 90 ? height - 1 - y : rotation === 180 ? width - 1 - x : y
      const row = rotation === 90 ? x : rotation === 180 ? height - 1 - y : width - 1 - x
      result[row * across + column] = values[y * width + x] ?? 0
    }
  return { width: across, height: down, values: result }
}

/** The drawing in pixels, `scale` of them for each module, a whole number so that bars stay exact. */
export function barcodeShading(drawing: BarcodeDrawing, scale: number): Shading {
  const width = Math.round(drawing.width * scale)
  const height = Math.round(drawing.height * scale)
  const shading = { width, height, values: new Uint8Array(width * height) }
  for (const [x, y, wide, high] of drawing.bars) {
    const from = Math.max(0, Math.round(x * scale))
    const to = Math.min(width, Math.round((x + wide) * scale))
    const bottom = Math.min(height, Math.round((y + high) * scale))
    for (let row = Math.max(0, Math.round(y * scale)); row < bottom; row++)
      shading.values.fill(shades, row * width + from, row * width + to)
  }
  for (const { character, x, y, size } of drawing.text) {
    const edges = edgesOf(outlineOf(character), x * scale, y * scale, size * scale)
    if (edges.length > 0) fill(shading, edges)
  }
  return turned(shading, drawing.rotation)
}
