import type { Diagram, Shape } from '@/lib/kits/chart/types'

/** A range of values under one label. */
export interface ValueRange {
  name: string
  low: number
  high: number
}

const width = 480
const left = 84
const right = 396
const rowHeight = 54

/**
 * A football field: one floating bar for each range, all on one scale, and a dashed line at `value`. `write` writes an amount
 * at the end of a bar.
 */
export function footballField(
  title: string,
  ranges: readonly ValueRange[],
  value: number,
  write: (amount: number) => string,
): Diagram {
  const least = Math.min(value, ...ranges.map(({ low }) => low))
  const span = Math.max(value, ...ranges.map(({ high }) => high)) - least || 1
  const x = (amount: number) => left + ((right - left) * (amount - least)) / span
  const height = 40 + ranges.length * rowHeight
  const shapes: Shape[] = ranges.flatMap(({ name, low, high }, row): Shape[] => {
    const top = 40 + row * rowHeight
    const text = { is: 'text', small: true } as const
    return [
      { ...text, at: [0, top], text: name, tone: 'muted' },
      {
        is: 'rect',
        at: [x(low), top + 10],
        width: Math.max(2, x(high) - x(low)),
        height: 18,
        tone: 'accent',
        filled: true,
      },
      { ...text, at: [x(low) - 6, top + 25], text: write(low), anchor: 'end' },
      { ...text, at: [x(high) + 6, top + 25], text: write(high) },
    ]
  })
  const middle = x(value)
  return {
    title,
    width,
    height,
    shapes: [
      ...shapes,
      { is: 'line', from: [middle, 24], to: [middle, height - 8], dashed: true },
      { is: 'text', at: [middle, 14], text: write(value), anchor: 'middle' },
    ],
  }
}
