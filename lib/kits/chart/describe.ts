import { chartMessages } from '@/lib/messages/chart'

import { ringParts } from './donut'
import { drawable } from './drawable'
import { nameOf, rowCount, valueAt } from './series'
import { writtenShare } from './share'
import type { ChartDrawing, Diagram } from './types'
import { waterfallSteps } from './waterfall-steps'

const words = chartMessages.describe
const mostNamed = 4

function listed(items: readonly string[]): string {
  const named = items.slice(0, mostNamed)
  const rest = items.length - named.length
  const all = rest > 0 ? [...named, chartMessages.more(rest)] : named
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : chartMessages.and(all.slice(0, -1).join(', '), last)
}

/** One sentence telling what a chart shows, for readers who cannot see it. */
export function describeChart(drawing: ChartDrawing): string {
  if (drawing.kind === 'line') return describeLine(drawing)
  if (drawing.kind === 'donut') return describeDonut(drawing)
  if (drawing.kind === 'waterfall') return describeWaterfall(drawing)
  if (drawing.kind === 'scatter') return describeScatter(drawing)
  if (drawing.kind === 'heat') return describeHeat(drawing)
  if (drawing.kind === 'timeline') return describeTimeline(drawing)
  return drawing.kind === 'bar' ? describeBars(drawing) : describeStack(drawing)
}

function runOf(label: string, first: string, last: string): string {
  return first === last ? words.still(label, last) : words.run(label, first, last)
}

function describeLine(drawing: Extract<ChartDrawing, { kind: 'line' }>): string {
  const { x, y } = drawing
  const order = drawing.at
    .map((at, index) => ({ at, index }))
    .filter(({ at }) => drawable(at) !== null)
    .toSorted((one, other) => one.at - other.at)
  const written = (entry: { at: number; index: number } | undefined) =>
    entry ? (x.names?.[entry.index] ?? x.write(entry.at)) : ''
  const runs = drawing.tracks.flatMap((track) => {
    const values = order.flatMap(({ index }) => drawable(track.values[index]) ?? [])
    const [first] = values
    const last = values.at(-1)
    if (first === undefined || last === undefined) return []
    const label = track.label || y.label
    return [runOf(label, y.write(first), y.write(last))]
  })
  if (runs.length === 0) return chartMessages.empty
  const marks = (drawing.marks ?? []).map((mark) => mark.label)
  const series = listed(runs) + (marks.length > 0 ? words.marks(listed(marks)) : '')
  return words.line(x.label, written(order[0]), written(order.at(-1)), series)
}

type BarDrawing = Extract<ChartDrawing, { kind: 'bar' | 'stacked' }>

function describeBars(drawing: BarDrawing): string {
  const entries = drawing.tracks.flatMap((track) =>
    track.values.flatMap((_, row) => {
      const value = valueAt(track, row)
      const name = nameOf(drawing.x, row)
      return value === null ? [] : [{ value, name: drawing.tracks.length > 1 ? `${name} (${track.label})` : name }]
    }),
  )
  const [first] = entries
  if (!first) return chartMessages.empty
  const high = entries.reduce((best, entry) => (entry.value > best.value ? entry : best), first)
  const low = entries.reduce((best, entry) => (entry.value < best.value ? entry : best), first)
  const written = (entry: typeof first) => `${entry.name} ${drawing.y.write(entry.value)}`
  const series = listed(drawing.tracks.map((track) => track.label || drawing.y.label))
  return words.bar(rowCount(drawing), series, written(high), written(low))
}

function describeStack(drawing: BarDrawing): string {
  const count = rowCount(drawing)
  if (!drawing.tracks.some((track) => track.values.some((value) => drawable(value) !== null)))
    return chartMessages.empty
  const total = (row: number) =>
    drawing.y.write(drawing.tracks.reduce((sum, track) => sum + (valueAt(track, row) ?? 0), 0))
  const series = listed(drawing.tracks.map((track) => track.label || drawing.y.label))
  return words.stacked(count, series, total(0), total(count - 1))
}

function describeDonut(drawing: Extract<ChartDrawing, { kind: 'donut' }>): string {
  const parts = ringParts(drawing)
  const [first] = parts
  if (!first) return chartMessages.empty
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (total <= 0) return words.donutZero(parts.length, drawing.write(total))
  const largest = parts.reduce((best, part) => (part.value > best.value ? part : best), first)
  const written = chartMessages.slice(largest.label, drawing.write(largest.value), writtenShare(largest.value, total))
  return words.donut(parts.length, drawing.write(total), written)
}

function describeWaterfall(drawing: Extract<ChartDrawing, { kind: 'waterfall' }>): string {
  const steps = waterfallSteps(drawing.parts)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return chartMessages.empty
  const written = (label: string, value: number) => `${label} (${drawing.y.write(value)})`
  return words.waterfall(steps.length, written(first.label, first.to), written(last.label, last.to))
}

function describeScatter({ x, y, tracks, lines = [] }: Extract<ChartDrawing, { kind: 'scatter' }>): string {
  const groups = tracks.flatMap(({ label, points }) =>
    points.length === 0 ? [] : [words.group(label || y.label, points.length)],
  )
  if (groups.length === 0) return chartMessages.empty
  const runs = lines.flatMap(({ label, points }) => {
    const [first] = points
    const last = points.at(-1)
    return first && last ? [runOf(label, y.write(first[1]), y.write(last[1]))] : []
  })
  return words.scatter(x.label, y.label, listed(groups)) + (runs.length > 0 ? words.lines(listed(runs)) : '')
}

function describeHeat(drawing: Extract<ChartDrawing, { kind: 'heat' }>): string {
  const cells = drawing.values.flatMap((row, down) =>
    row.flatMap((cell, across) => {
      const value = drawable(cell)
      return value === null
        ? []
        : [{ value, name: `${drawing.y.names[down] ?? ''} ${drawing.x.names[across] ?? ''}`.trim() }]
    }),
  )
  const [first] = cells
  if (!first) return chartMessages.empty
  const high = cells.reduce((best, cell) => (cell.value > best.value ? cell : best), first)
  const low = cells.reduce((best, cell) => (cell.value < best.value ? cell : best), first)
  const written = (cell: typeof first) => `${cell.name} ${drawing.write(cell.value)}`
  return words.heat(cells.length, written(high), written(low))
}

function describeTimeline({ x, rows }: Extract<ChartDrawing, { kind: 'timeline' }>): string {
  const ends = rows.map(({ label, parts }) => ({ label, to: Math.max(...parts.map(({ to }) => to)) }))
  const [first] = ends
  if (!first) return chartMessages.empty
  const last = ends.reduce((best, one) => (one.to > best.to ? one : best), first)
  return words.timeline(rows.length, last.label, x.write(last.to))
}

/** One sentence naming what a diagram is labelled with. */
export function describeDiagram(diagram: Diagram): string {
  return words.diagram(diagram.shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : [])).join(', '))
}
