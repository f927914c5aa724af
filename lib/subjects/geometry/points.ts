import { toNumber } from '@/lib/base/units/ratio'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { readExact } from '@/lib/subjects/numbers/exact'
import type { Point } from './plane-shapes'

const farthest = 1e9

/** A point as it is typed: (1, 2), 1; 2 or 1 2. Where the comma is the decimal sign, a semicolon or a space parts both. */
export function readPoint(text: string, region: Region): Point | undefined {
  const body = text
    .trim()
    .replace(/^\(|\)$/g, '')
    .trim()
  const { decimal } = separatorsOf[region.separators]
  const parts = body.split(body.includes(';') ? ';' : decimal === '.' && body.includes(',') ? ',' : /\s+/)
  const [x, y, ...more] = parts.map((part) => readExact(part, region))
  if (typeof x !== 'object' || typeof y !== 'object' || more.length > 0) return undefined
  const point: Point = [toNumber(x), toNumber(y)]
  return point.every((value) => Math.abs(value) <= farthest) ? point : undefined
}

export const pointAsked = 'must be a point such as 3; −1'

/** A point as (3; −1), in the digits of the region. */
export function pointText([x, y]: Point, show: Show): string {
  return `(${show.number(x)}; ${show.number(y)})`
}

export interface Drawn {
  is: 'closed' | 'line' | 'dashed' | 'label' | 'dot'
  points: readonly Point[]
  text?: string
}

/** Draws figures with y upwards as large as they fit into a picture of 400 by 260. */
export function drawingToScale(title: string, parts: readonly Drawn[]): Diagram {
  const all = parts.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  const scale = Math.min(320 / Math.max(width, 1e-300), 200 / Math.max(height, 1e-300))
  const place = ([x, y]: Point): Point => [
    200 + (x - left - width / 2) * scale,
    130 - (y - bottom - height / 2) * scale,
  ]
  const shapes = parts.map(({ is, points, text }): Shape => {
    const placed = points.map(place)
    const at = placed[0] ?? [200, 130]
    if (is === 'closed') return { is: 'polygon', points: placed, tone: 'accent', filled: true }
    if (is === 'line') return { is: 'polyline', points: placed, tone: 'accent' }
    if (is === 'dashed') return { is: 'line', from: at, to: placed[1] ?? at, tone: 'muted', dashed: true }
    if (is === 'dot') return { is: 'circle', at, radius: 3, tone: 'warn', filled: true }
    // A name stands outside of what it names.
    return {
      is: 'text',
      at: [at[0] + Math.sign(at[0] - 200) * 12, at[1] + (at[1] > 130 ? 16 : -8)],
      text: text ?? '',
      anchor: 'middle',
    }
  })
  return { title, width: 400, height: 260, shapes }
}
