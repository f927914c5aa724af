import { drawable } from './drawable'
import type { Axis, ChartDrawing, Track } from './types'

type BarDrawing = Extract<ChartDrawing, { kind: 'bar' | 'stacked' }>

/** The name of a row; rows without one are numbered from one. */
export function nameOf(axis: Axis, index: number): string {
  return axis.names?.[index] ?? axis.write(index + 1)
}

/** Rows of the longest track. */
export function rowCount(drawing: BarDrawing): number {
  return Math.max(0, ...drawing.tracks.map((track) => track.values.length))
}

/** The value of a track in a row, `null` for a gap. */
export function valueAt(track: Track, row: number): number | null {
  return drawable(track.values[row])
}
