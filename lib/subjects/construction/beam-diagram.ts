import type { Diagram, Shape } from '@/lib/kits/chart/types'

export type SupportKind = 'pin' | 'roller' | 'fixed' | 'guided'

/** What the picture shows, in any unit of length; texts are written already. Loads act downwards where their size is positive. */
export interface BeamPicture {
  title: string
  length: number
  supports: readonly { at: number; kind: SupportKind; name: string }[]
  pointLoads: readonly { at: number; force: number; text: string }[]
  lineLoads: readonly { from: number; to: number; atFrom: number; atTo: number; text: string }[]
  moments: readonly { at: number; moment: number; text: string }[]
  spans: readonly { from: number; to: number; text: string }[]
  /** Upward deflection along the beam, in any scale. */
  deflected: readonly { at: number; deflection: number }[]
}

const width = 480
const margin = 44
const loadHeight = 24
const textHeight = 18
const sag = 13

type Place = readonly [number, number]
type Line = BeamPicture['lineLoads'][number]

/** The lowest free level for each stretch, so that those which overlap stand above each other. */
function levelsOf(stretches: readonly { from: number; to: number }[]): number[] {
  const taken: { from: number; to: number; level: number }[] = []
  return stretches.map(({ from, to }) => {
    let level = 0
    while (taken.some((other) => other.level === level && other.from < to && from < other.to)) level += 1
    taken.push({ from, to, level })
    return level
  })
}

function text(at: Place, words: string, tone: 'ink' | 'muted' | 'warn' = 'ink'): Shape {
  return { is: 'text', at, text: words, tone, anchor: 'middle', small: true }
}

function supportShapes(kind: SupportKind, x: number, y: number, side: 'left' | 'right' | 'inside'): Shape[] {
  const line = (from: Place, to: Place, thick?: number): Shape =>
    thick === undefined ? { is: 'line', from, to } : { is: 'line', from, to, thick }
  if (kind === 'pin')
    return [
      {
        is: 'polygon',
        points: [
          [x, y + 2],
          [x - 9, y + 18],
          [x + 9, y + 18],
        ],
        filled: true,
      },
      line([x - 14, y + 19], [x + 14, y + 19]),
    ]
  if (kind === 'roller')
    return [{ is: 'circle', at: [x, y + 10], radius: 7, filled: true }, line([x - 14, y + 19], [x + 14, y + 19])]
  if (side === 'inside')
    return [
      { is: 'rect', at: [x - 7, y + 2], width: 14, height: 17, filled: true },
      line([x - 14, y + 19], [x + 14, y + 19]),
    ]
  const out = side === 'left' ? -1 : 1
  const wall = kind === 'guided' ? x + 9 * out : x
  return [
    line([wall, y - 18], [wall, y + 18], 2),
    ...[-12, -2, 8, 18].map((down) => line([wall, y + down], [wall + 8 * out, y + down - 8])),
    ...(kind === 'guided'
      ? [-8, 8].map((down): Shape => ({ is: 'circle', at: [x + 4.5 * out, y + down], radius: 4, filled: true }))
      : []),
  ]
}

function lineLoadShapes(load: Line, base: number, placeOf: (at: number) => number): Shape[] {
  const most = Math.max(Math.abs(load.atFrom), Math.abs(load.atTo)) || 1
  const left = placeOf(load.from)
  const right = placeOf(load.to)
  const heightAt = (part: number) => (Math.abs(load.atFrom + (load.atTo - load.atFrom) * part) / most) * loadHeight
  const count = Math.max(2, Math.round((right - left) / 26) + 1)
  const arrows = Array.from({ length: count }, (_, index): Shape[] => {
    const part = index / (count - 1)
    const height = heightAt(part)
    if (height < 6) return []
    const x = left + (right - left) * part
    const down = load.atFrom + (load.atTo - load.atFrom) * part > 0
    const ends: [Place, Place] = [
      [x, base - height],
      [x, base],
    ]
    return [{ is: 'arrow', from: ends[down ? 0 : 1], to: ends[down ? 1 : 0], tone: 'warn' }]
  }).flat()
  return [
    {
      is: 'polyline',
      points: [
        [left, base],
        [left, base - heightAt(0)],
        [right, base - heightAt(1)],
        [right, base],
      ],
      tone: 'warn',
    },
    ...arrows,
  ]
}

/** The beam with its supports, loads and spans, and its deflected shape drawn large. */
export function beamDiagram(picture: BeamPicture): Diagram {
  const { length } = picture
  const placeOf = (at: number) => margin + ((width - 2 * margin) * at) / length
  const wide = (words: string) => words.length * 8.5 + 6
  const around = (at: number, words: string) => ({
    from: placeOf(at) - wide(words) / 2,
    to: placeOf(at) + wide(words) / 2,
  })

  const lanes = levelsOf(picture.lineLoads)
  const laneHeight = loadHeight + textHeight + 4
  const laneCount = picture.lineLoads.length === 0 ? 0 : Math.max(...lanes) + 1
  const single = [...picture.pointLoads, ...picture.moments]
  const levels = levelsOf(single.map(({ at, text: words }) => around(at, words)))
  const levelCount = single.length === 0 ? 0 : Math.max(...levels) + 1
  const top = laneCount * laneHeight + (single.length === 0 ? 0 : 22 + levelCount * textHeight)
  const y = Math.max(top, 24) + 6

  const shapes: Shape[] = []
  picture.lineLoads.forEach((load, index) => {
    const base = y - 3 - (lanes[index] ?? 0) * laneHeight
    shapes.push(...lineLoadShapes(load, base, placeOf))
    const half = wide(load.text) / 2
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85].map((part) => placeOf(load.from + (load.to - load.from) * part))
    const clear = parts.find((x) => picture.pointLoads.every(({ at }) => Math.abs(placeOf(at) - x) > half))
    shapes.push(text([clear ?? parts[0] ?? 0, base - loadHeight - 10], load.text))
  })
  single.forEach((load, index) => {
    const x = placeOf(load.at)
    const height = laneCount * laneHeight + 16
    if ('force' in load) {
      const ends: [Place, Place] = [
        [x, y - height],
        [x, y - 3],
      ]
      const down = load.force > 0
      shapes.push({ is: 'arrow', from: ends[down ? 0 : 1], to: ends[down ? 1 : 0], tone: 'warn', thick: 2 })
    } else {
      const [fromDegrees, toDegrees] = load.moment > 0 ? [-60, 210] : [240, -30]
      shapes.push({ is: 'arc', at: [x, y], radius: 14, fromDegrees, toDegrees, tone: 'warn', arrow: true })
    }
    shapes.push(text([x, y - height - 11 - (levels[index] ?? 0) * textHeight], load.text))
  })

  const most = Math.max(...picture.deflected.map(({ deflection }) => Math.abs(deflection)))
  if (most > 0)
    shapes.push({
      is: 'polyline',
      points: picture.deflected.map(({ at, deflection }): Place => [placeOf(at), y - (deflection / most) * sag]),
      tone: 'accent',
    })
  shapes.push({ is: 'line', from: [placeOf(0), y], to: [placeOf(length), y], thick: 3 })
  for (const { at, kind, name } of picture.supports) {
    const side = at === 0 ? 'left' : at === length ? 'right' : 'inside'
    shapes.push(...supportShapes(kind, placeOf(at), y, side), text([placeOf(at), y + 31], name))
  }
  const below = y + 52
  for (const span of picture.spans) {
    const middle = (placeOf(span.from) + placeOf(span.to)) / 2
    for (const end of [span.from, span.to]) {
      const x = placeOf(end)
      shapes.push({ is: 'line', from: [x, below - 6], to: [x, below + 6], tone: 'muted' })
      if (Math.abs(middle - x) > 14) shapes.push({ is: 'arrow', from: [middle, below], to: [x, below], tone: 'muted' })
    }
    if (wide(span.text) <= Math.abs(placeOf(span.to) - placeOf(span.from)) + 24)
      shapes.push(text([middle, below + 15], span.text, 'muted'))
  }
  return { title: picture.title, width, height: below + 28, shapes }
}
