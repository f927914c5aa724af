import type { Diagram, Shape, Tone } from '@/lib/kits/chart/types'
import { shareOf, ticksOf, type PlotScale, type PlotWindow, type Share } from './plot-scale'
import { clipped, type Stroke } from './plot-strokes'

/** One curve or area, in parts of the window. */
export interface Drawn {
  name: string
  strokes: readonly Stroke[]
  /** Borders that are no part of their area. */
  dashed: readonly Stroke[]
  /** Areas of an inequality, as rings. */
  inside: readonly Stroke[]
}

const [side, room, rim] = [420, 34, 8]
const extent = side - room - rim
const tones: readonly Tone[] = ['accent', 'warn', 'good', 'ink', 'muted']
const gridLine = 0.35
/** Width of a letter of a label, in units of the drawing. */
const letter = 8
/** Names of curves keep such a distance from each other. */
const nameHeight = 17

type Write = (value: number) => string

const place = ([across, up]: Share): readonly [number, number] => [
  Number((room + across * extent).toFixed(2)),
  Number((rim + (1 - up) * extent).toFixed(2)),
]

const isZero = (value: number, { isLog }: PlotScale) => value === 0 && !isLog

/** As many round numbers under the picture as have room beside each other. */
function ticksAcross(scale: PlotScale, write: Write): readonly (readonly [number, string])[] {
  for (let many = 8; ; many -= 1) {
    const labels = ticksOf(scale, many).map((value) => [value, write(value)] as const)
    const longest = Math.max(0, ...labels.map(([, text]) => text.length))
    if (many === 2 || (labels.length + 0.5) * (longest * letter + letter) <= extent) return labels
  }
}

function axes({ x, y }: PlotWindow, write: Write): Shape[] {
  const across = ticksAcross(x, write).flatMap(([value, text]): Shape[] => {
    const share = shareOf(value, x)
    const line = { from: place([share, 0]), to: place([share, 1]), tone: 'muted' } as const
    return [
      { is: 'line', ...line, dashed: !isZero(value, x), ...(isZero(value, x) ? {} : { thick: gridLine }) },
      { is: 'text', at: [line.from[0], side - room + 16], text, anchor: 'middle', small: true, tone: 'muted' },
    ]
  })
  const up = ticksOf(y).flatMap((value): Shape[] => {
    const share = shareOf(value, y)
    const line = { from: place([0, share]), to: place([1, share]), tone: 'muted' } as const
    return [
      { is: 'line', ...line, dashed: !isZero(value, y), ...(isZero(value, y) ? {} : { thick: gridLine }) },
      {
        is: 'text',
        at: [room - 4, Math.min(line.from[1] + 4, side - room - 2)],
        text: write(value),
        anchor: 'end',
        small: true,
        tone: 'muted',
      },
    ]
  })
  return [...across, ...up]
}

/**
 * Axes, grid, curves, areas and points of a window in a square picture. Axes whose spans are alike have the same scale. `write` writes
 * the numbers of the axes; `marks` are points, in the units of the axes.
 */
export function plotted(
  curves: readonly Drawn[],
  window: PlotWindow,
  write: Write,
  marks: readonly (readonly [number, number])[],
): Diagram {
  const shapes = axes(window, write)
  const names: (readonly [number, number])[] = []
  for (const [at, { strokes, dashed, inside, name }] of curves.entries()) {
    const tone = tones[at % tones.length] ?? 'ink'
    if (inside.length > 0) shapes.push({ is: 'area', rings: inside.map((ring) => ring.map(place)), tone })
    const seen = (all: readonly Stroke[]) => all.flatMap(clipped).map((stroke) => stroke.map(place))
    const [solid, broken] = [seen(strokes), seen(dashed)]
    for (const points of solid) shapes.push({ is: 'polyline', points, tone })
    for (const points of broken) shapes.push({ is: 'polyline', points, tone, dashed: true })
    const last = [...broken, ...solid].at(-1)?.at(-1)
    if (!last || curves.length === 1) continue
    const free = freeFor([Math.max(room + name.length * letter, last[0] - 6), Math.max(16, last[1] - 6)], names)
    names.push(free)
    shapes.push({ is: 'text', at: free, text: name, anchor: 'end', tone })
  }
  for (const [x, y] of marks) {
    const share: Share = [shareOf(x, window.x), shareOf(y, window.y)]
    if (share.every((part) => part >= 0 && part <= 1))
      shapes.push({ is: 'circle', at: place(share), radius: 3.5, tone: 'ink', filled: true })
  }
  return {
    title: `Graph of ${curves.map(({ name }) => name).join(', ')}`,
    width: side,
    height: side,
    shapes,
    plane: { at: [room, rim], width: extent, height: extent, x: window.x, y: window.y },
  }
}

/** The wanted place of a name, or the next below it on which none stands. */
function freeFor([x, y]: readonly [number, number], taken: readonly (readonly [number, number])[]) {
  let free = y
  while (
    taken.some(([left, top]) => Math.abs(left - x) < 5 * letter && Math.abs(top - free) < nameHeight) &&
    free < side
  )
    free += nameHeight
  return [x, free] as const
}
