import { chartMessages } from '@/lib/messages/chart'

import { rowsToDraw } from './bar'
import { drawColumns, type EndText, type Piece } from './columns'
import { drawable } from './drawable'
import { emptyPicture, type Layout, type Picture } from './layout'
import { nameOf, rowCount, valueAt } from './series'
import type { ChartDrawing } from './types'

type StackedDrawing = Extract<ChartDrawing, { kind: 'bar' | 'stacked' }>

const mostTotals = 16

/** Layers on top of one another, negative ones beneath zero; totals stand on top where all layers point up. */
export function drawStacked(drawing: StackedDrawing, layout: Layout): Picture {
  const { tracks } = drawing
  if (!tracks.some((track) => track.values.some((value) => drawable(value) !== null))) return emptyPicture(layout)
  const count = rowCount(drawing)
  const total = (row: number) => tracks.reduce((sum, track) => sum + (valueAt(track, row) ?? 0), 0)
  const rows = rowsToDraw(count, (row) => tracks.reduce((sum, track) => sum + Math.abs(valueAt(track, row) ?? 0), 0))
  const pieces = rows.flatMap((row, position) => {
    let above = 0
    let below = 0
    return tracks.flatMap((track, series): Piece[] => {
      const value = valueAt(track, row)
      if (value === null) return []
      const from = value < 0 ? below : above
      const to = from + value
      if (value < 0) below = to
      else above = to
      const tip = chartMessages.namedPoint(track.label, nameOf(drawing.x, row), drawing.y.write(value))
      return [{ row: position, slot: 0, from, to, series, tip }]
    })
  })
  const upward = pieces.every((piece) => piece.to >= 0 && piece.from >= 0)
  const ends: EndText[] =
    upward && rows.length <= mostTotals
      ? rows.map((row, position) => ({
          row: position,
          at: total(row),
          text: drawing.y.write(total(row)),
          below: false,
        }))
      : []
  const columns = {
    heading: drawing.y.label,
    nameHeading: drawing.x.label,
    names: Array.from({ length: count }, (_, row) => nameOf(drawing.x, row)),
    rows: rows.length,
    slots: 1,
    pieces,
    ends,
    connectors: [],
    legend: tracks.length > 1 ? tracks.map((track, series) => ({ label: track.label, series })) : [],
    write: drawing.y.write,
  }
  return drawColumns(columns, layout)
}
