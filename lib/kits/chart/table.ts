import { chartMessages } from '@/lib/messages/chart'

import { drawable } from './drawable'
import { nameOf, rowCount, valueAt } from './series'
import { writtenShare } from './share'
import { countsFromOne, roundStride } from './stride'
import type { ChartDrawing, Write } from './types'
import { waterfallSteps } from './waterfall-steps'

export interface ChartTable {
  columns: string[]
  rows: string[][]
  /** Rows of the whole table; greater than `rows.length` when some were left out. */
  total: number
}

const mostRows = 24

/**
 * The data of a chart as texts, first column the names. A long table keeps at most 24 rows at a round stride, with the
 * first and the last, unless `all` is set. Missing values are written as such, never as zero.
 */
export function chartTable(drawing: ChartDrawing, options: { all?: boolean } = {}): ChartTable {
  const { columns, rows } = wholeTable(drawing)
  if (options.all || rows.length <= mostRows) return { columns, rows, total: rows.length }
  const names = rows.map((row) => row[0] ?? '')
  const chosen = roundStride(rows.length, mostRows - 2, countsFromOne(names))
  if (chosen.at(-1) !== rows.length - 1) chosen.push(rows.length - 1)
  return { columns, rows: chosen.flatMap((index) => (rows[index] ? [rows[index]] : [])), total: rows.length }
}

function written(value: number | null | undefined, write: Write): string {
  const known = drawable(value)
  return known === null ? chartMessages.noValue : write(known)
}

function wholeTable(drawing: ChartDrawing): { columns: string[]; rows: string[][] } {
  if (drawing.kind === 'line') {
    const { x, y } = drawing
    return {
      columns: [x.label, ...drawing.tracks.map((track) => track.label || y.label)],
      rows: drawing.at.map((at, index) => [
        x.names?.[index] ?? written(at, x.write),
        ...drawing.tracks.map((track) => written(track.values[index], y.write)),
      ]),
    }
  }
  if (drawing.kind === 'donut') {
    const total = drawing.parts.reduce((sum, part) => sum + (drawable(part.value) ?? 0), 0)
    const shared = drawing.parts.every((part) => (drawable(part.value) ?? 0) >= 0) && total > 0
    return {
      columns: [chartMessages.part, chartMessages.value, ...(shared ? [chartMessages.share] : [])],
      rows: drawing.parts.map((part) => [
        part.label,
        written(part.value, drawing.write),
        ...(shared ? [writtenShare(drawable(part.value) ?? 0, total)] : []),
      ]),
    }
  }
  if (drawing.kind === 'waterfall') {
    return {
      columns: [chartMessages.step, chartMessages.change, chartMessages.runningTotal],
      rows: waterfallSteps(drawing.parts).map((step) => [
        step.label,
        step.total ? '' : drawing.y.write(step.value),
        drawing.y.write(step.to),
      ]),
    }
  }
  if (drawing.kind === 'scatter') {
    const isGrouped = drawing.tracks.length > 1
    return {
      columns: [...(isGrouped ? [chartMessages.group] : []), drawing.x.label, drawing.y.label],
      rows: drawing.tracks.flatMap(({ label, points }) =>
        points.map(([x, y]) => [
          ...(isGrouped ? [label] : []),
          written(x, drawing.x.write),
          written(y, drawing.y.write),
        ]),
      ),
    }
  }
  if (drawing.kind === 'heat')
    return {
      columns: [drawing.y.label, ...drawing.x.names],
      rows: drawing.y.names.map((name, row) => [
        name,
        ...drawing.x.names.map((_, column) => written(drawing.values[row]?.[column], drawing.write)),
      ]),
    }
  if (drawing.kind === 'timeline')
    return {
      columns: [chartMessages.step, chartMessages.from, ...drawing.tracks],
      rows: drawing.rows.map(({ label, parts }) => [
        label,
        written(Math.min(...parts.map(({ from }) => from)), drawing.x.write),
        ...drawing.tracks.map((_, track) => {
          const own = parts.filter((part) => part.track === track)
          return own.length === 0
            ? ''
            : written(
                own.reduce((sum, { from, to }) => sum + to - from, 0),
                drawing.x.write,
              )
        }),
      ]),
    }
  const stacked = drawing.kind === 'stacked' && drawing.tracks.length > 1
  return {
    columns: [
      drawing.x.label,
      ...drawing.tracks.map((track) => track.label || drawing.y.label),
      ...(stacked ? [chartMessages.total] : []),
    ],
    rows: Array.from({ length: rowCount(drawing) }, (_, row) => [
      nameOf(drawing.x, row),
      ...drawing.tracks.map((track) => written(track.values[row], drawing.y.write)),
      ...(stacked ? [drawing.y.write(drawing.tracks.reduce((sum, track) => sum + (valueAt(track, row) ?? 0), 0))] : []),
    ]),
  }
}
