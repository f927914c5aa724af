import type { Diagram, Shape } from '@/lib/kits/chart/types'

/** The curve of a density over a stretch of x, with what lies under parts of it. */
export interface Curve {
  title: string
  density: (x: number) => number
  from: number
  to: number
  /** Stretches of x whose area is filled; an end may be infinite. */
  shaded: readonly (readonly [from: number, to: number])[]
  /** Where x is named below the axis. */
  ticks: readonly { x: number; label: string }[]
  /** Lines over the whole height, named above the curve. */
  marks?: readonly { x: number; label: string }[]
}

const width = 480
const height = 250
const top = 34
const ground = 212
const points = 160

/** The density as a picture: its line, shaded stretches, ticks below and named lines. Infinite heights are cut off. */
export function curvePicture({ title, density, from, to, shaded, ticks, marks = [] }: Curve): Diagram {
  const across = (x: number) => 14 + ((x - from) / (to - from)) * (width - 28)
  const at = (part: number, low = from, high = to) => low + ((high - low) * part) / points
  const heights = Array.from({ length: points + 1 }, (_, part) => density(at(part))).filter(Number.isFinite)
  const tallest = Math.max(1e-300, ...heights)
  const down = (x: number) => ground - (Math.min(1, density(x) / tallest) || 0) * (ground - top)
  const line = (low: number, high: number) =>
    Array.from({ length: points + 1 }, (_, part) => at(part, low, high)).map((x) => [across(x), down(x)] as const)
  const areas: Shape[] = shaded.flatMap(([low, high]) => {
    const start = Math.max(from, low)
    const end = Math.min(to, high)
    return end > start
      ? [
          {
            is: 'polygon' as const,
            points: [[across(start), ground], ...line(start, end), [across(end), ground]] as const,
            tone: 'accent' as const,
            filled: true,
          },
        ]
      : []
  })
  const within = ({ x }: { x: number }) => x >= from && x <= to
  return {
    title,
    width,
    height,
    shapes: [
      ...areas,
      { is: 'polyline', points: line(from, to), tone: 'ink' },
      { is: 'line', from: [8, ground], to: [width - 8, ground], tone: 'muted' },
      ...ticks.filter(within).flatMap(({ x, label }): Shape[] => [
        { is: 'line', from: [across(x), ground], to: [across(x), ground + 6], tone: 'muted' },
        { is: 'text', at: [across(x), ground + 20], text: label, anchor: 'middle', small: true },
      ]),
      ...marks.filter(within).flatMap(({ x, label }, order): Shape[] => [
        { is: 'line', from: [across(x), top - 8], to: [across(x), ground], tone: 'accent', dashed: true },
        { is: 'text', at: [across(x), 12 + (order % 2) * 14], text: label, anchor: 'middle', small: true },
      ]),
    ],
  }
}
