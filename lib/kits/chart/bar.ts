import { chartMessages } from '@/lib/messages/chart'

import { drawColumns, type EndText, type Piece } from './columns'
import { drawable } from './drawable'
import { emptyPicture, type Layout, type Picture } from './layout'
import { nameOf, rowCount, valueAt } from './series'
import type { ChartDrawing } from './types'

type BarDrawing = Extract<ChartDrawing, { kind: 'bar' | 'stacked' }>

const mostRows = 300
const mostEndTexts = 16

/**
 * Rows to draw: all of them, or of each group of neighbours the one with the greatest `size`, so that peaks stay when
 * bars would be thinner than a pixel.
 */
export function rowsToDraw(count: number, size: (row: number) => number): number[] {
  const group = Math.ceil(count / mostRows)
  const rows: number[] = []
  for (let start = 0; start < count; start += group) {
    let greatest = start
    for (let row = start + 1; row < Math.min(count, start + group); row += 1) {
      if (size(row) > size(greatest)) greatest = row
    }
    rows.push(greatest)
  }
  return rows
}

/** Bars side by side, one series each; a single series gets its values written at the bar ends. */
export function drawBars(drawing: BarDrawing, layout: Layout): Picture {
  const count = rowCount(drawing)
  const { tracks } = drawing
  if (!tracks.some((track) => track.values.some((value) => drawable(value) !== null))) return emptyPicture(layout)
  const rows = rowsToDraw(count, (row) => Math.max(...tracks.map((track) => Math.abs(valueAt(track, row) ?? 0))))
  const single = tracks.length === 1
  const pieces: Piece[] = []
  const ends: EndText[] = []
  for (const [position, row] of rows.entries()) {
    for (const [series, track] of tracks.entries()) {
      const value = valueAt(track, row)
      if (value === null) continue
      const name = nameOf(drawing.x, row)
      const text = drawing.y.write(value)
      const tip = single ? chartMessages.point(name, text) : chartMessages.namedPoint(track.label, name, text)
      pieces.push({ row: position, slot: series, from: 0, to: value, series, tip })
      if (single && rows.length <= mostEndTexts) ends.push({ row: position, at: value, text, below: value < 0 })
    }
  }
  const columns = {
    heading: drawing.y.label,
    nameHeading: drawing.x.label,
    names: Array.from({ length: count }, (_, row) => nameOf(drawing.x, row)),
    rows: rows.length,
    slots: tracks.length,
    pieces,
    ends,
    connectors: [],
    legend: single ? [] : tracks.map((track, series) => ({ label: track.label, series })),
    write: drawing.y.write,
  }
  return drawColumns(columns, layout)
}
