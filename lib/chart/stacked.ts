import { sum } from 'd3-array'
import { stack, stackOffsetDiverging } from 'd3-shape'

import { chartMessages } from '@/lib/messages/chart'

import { nameOf, rowCount, rowsToDraw, valueAt } from './bar'
import { drawColumns, type EndText, type Piece } from './columns'
import { drawable, emptyPicture, type Layout, type Picture } from './layout'
import type { ChartDrawing } from './types'

type StackedDrawing = Extract<ChartDrawing, { kind: 'bar' | 'stacked' }>

const mostTotals = 16

/** Layers on top of one another, negative ones beneath zero; totals stand on top where all layers point up. */
export function drawStacked(drawing: StackedDrawing, layout: Layout, patterns: string): Picture {
  const { tracks } = drawing
  if (!tracks.some((track) => track.values.some((value) => drawable(value) !== null))) return emptyPicture(layout)
  const count = rowCount(drawing)
  const total = (row: number) => sum(tracks, (track) => valueAt(track, row) ?? 0)
  const rows = rowsToDraw(count, (row) => sum(tracks, (track) => Math.abs(valueAt(track, row) ?? 0)))
  const layers = stack<number, number>()
    .keys(tracks.map((_, series) => series))
    .value((row, series) => {
      const track = tracks[series]
      return track ? (valueAt(track, row) ?? 0) : 0
    })
    .offset(stackOffsetDiverging)(rows)

  const pieces: Piece[] = layers.flatMap((layer) =>
    layer.flatMap((piece, position) => {
      const row = rows[position] ?? 0
      const track = tracks[layer.key]
      const value = track ? valueAt(track, row) : null
      if (!track || value === null) return []
      const tip = chartMessages.namedPoint(track.label, nameOf(drawing.x, row), drawing.y.write(value))
      return [{ row: position, slot: 0, from: piece[0], to: piece[1], series: layer.key, tip }]
    }),
  )
  const upward = pieces.every((piece) => piece.to >= 0 && piece.from >= 0)
  const ends: EndText[] =
    upward && rows.length <= mostTotals
      ? rows.map((row, position) => ({ row: position, at: total(row), text: drawing.y.write(total(row)), below: false }))
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
  return drawColumns(columns, layout, patterns)
}
