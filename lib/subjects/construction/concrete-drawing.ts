import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { CurbSection, StairSection } from './concrete-volume'

type Place = readonly [number, number]
/** From, to, what it measures, and on which side of the outline it stands: across and downwards. */
type Dimension = readonly [from: Place, to: Place, text: string, across: -1 | 0 | 1, down: -1 | 0 | 1]

/** An outline to scale, its y axis upwards, with dimension lines beside it. */
function outlineDrawing(title: string, outline: readonly Place[], dimensions: readonly Dimension[]): Diagram {
  const width = Math.max(...outline.map(([x]) => x))
  const height = Math.max(...outline.map(([, y]) => y))
  const scale = Math.min(240 / width, 170 / height)
  const place = ([x, y]: Place): Place => [198 + (x - width / 2) * scale, 115 - (y - height / 2) * scale]
  return {
    title,
    width: 400,
    height: 250,
    shapes: [
      { is: 'polygon', points: outline.map(place), tone: 'accent', filled: true },
      ...dimensions.flatMap(([from, to, text, across, down]): Shape[] => {
        const beside = ([x, y]: Place): Place => [x + across * 8, y + down * 8]
        const [x1, y1] = beside(place(from))
        const [x2, y2] = beside(place(to))
        return [
          { is: 'line', from: [x1, y1], to: [x2, y2], tone: 'muted' },
          {
            is: 'text',
            at: [(x1 + x2) / 2 + across * 5, (y1 + y2) / 2 + 4 + down * 11],
            text,
            small: true,
            anchor: across < 0 ? 'end' : across > 0 ? 'start' : 'middle',
          },
        ]
      }),
    ],
  }
}

/** The L of curb and gutter, to scale. `write` puts a length into words. */
export function curbDrawing(
  { curbHeight, curbThickness, gutterWidth, gutterThickness }: CurbSection,
  write: (length: number) => string,
): Diagram {
  const width = curbThickness + gutterWidth
  const height = curbHeight + gutterThickness
  return outlineDrawing(
    'Cross-section of the curb, to scale',
    [
      [0, 0],
      [0, height],
      [curbThickness, height],
      [curbThickness, gutterThickness],
      [width, gutterThickness],
      [width, 0],
    ],
    [
      [[0, height], [curbThickness, height], write(curbThickness), 0, -1],
      [[0, gutterThickness], [0, height], write(curbHeight), -1, 0],
      [[width, 0], [width, gutterThickness], write(gutterThickness), 1, 0],
      [[curbThickness, 0], [width, 0], write(gutterWidth), 0, 1],
    ],
  )
}

/** Solid stairs from the side, to scale. `write` puts a length into words. */
export function stairDrawing(
  { steps, riser, tread, landing }: StairSection,
  write: (length: number) => string,
): Diagram {
  const run = (steps - 1) * tread + landing
  const rise = steps * riser
  const profile = Array.from({ length: steps }, (_, step): Place[] => [
    [step * tread, step * riser],
    [step * tread, (step + 1) * riser],
  ]).flat()
  return outlineDrawing(
    'Side of the stairs, to scale: solid down to level ground',
    [...profile, [run, rise], [run, 0]],
    [
      [[0, 0], [0, riser], write(riser), -1, 0],
      [[run, 0], [run, rise], write(rise), 1, 0],
      [[run - landing, rise], [run, rise], write(landing), 0, -1],
      [[0, 0], [steps > 1 ? tread : landing, 0], write(steps > 1 ? tread : landing), 0, 1],
    ],
  )
}
