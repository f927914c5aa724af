import type { Show } from '@/lib/base/format/show'
import type { Diagram, Shape } from '@/lib/kits/chart/types'

export interface IntervalRow {
  label: string
  low: number
  at: number
  high: number
}

const width = 480
const left = 24
const right = width - 24
const rowHeight = 54

/** Intervals below each other on one axis, with their estimates as dots and their ends named. `zero` draws a line there. */
export function intervalPicture(title: string, rows: readonly IntervalRow[], show: Show, zero?: number): Diagram {
  const ends = rows.flatMap(({ low, high }) => [low, high]).concat(zero ?? [])
  const low = Math.min(...ends)
  const high = Math.max(...ends)
  const across = (x: number) => (high > low ? left + ((x - low) / (high - low)) * (right - left) : (left + right) / 2)
  const height = rows.length * rowHeight + 16
  const drawn = rows.flatMap((row, at): Shape[] => {
    const y = at * rowHeight + 34
    return [
      { is: 'text', at: [left, y - 18], text: row.label, small: true },
      { is: 'line', from: [across(row.low), y], to: [across(row.high), y], tone: 'accent', thick: 2 },
      ...[row.low, row.high].map((end): Shape => ({
        is: 'line',
        from: [across(end), y - 7],
        to: [across(end), y + 7],
        tone: 'accent',
      })),
      { is: 'circle', at: [across(row.at), y], radius: 5, tone: 'accent', filled: true },
      { is: 'text', at: [across(row.low), y + 18], text: show.number(row.low), anchor: 'middle', small: true },
      { is: 'text', at: [across(row.high), y + 18], text: show.number(row.high), anchor: 'middle', small: true },
    ]
  })
  const line: Shape[] =
    zero === undefined
      ? []
      : [{ is: 'line', from: [across(zero), 8], to: [across(zero), height - 6], tone: 'muted', dashed: true }]
  return { title, width, height, shapes: [...line, ...drawn] }
}
