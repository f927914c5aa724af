import { headingAbove, headingBelow, horizontalGrid, valueAxis, valueSpan, verticalGrid } from './axis'
import { drawable } from './drawable'
import { emptyPicture, seriesClass, type Layout, type Picture } from './layout'
import { drawLegend } from './legend'
import { linearScale } from './scale'
import { simplified } from './simplify'
import { coordinate, element, pathThrough } from './svg'
import type { ChartDrawing, PointTrack } from './types'

type ScatterDrawing = Extract<ChartDrawing, { kind: 'scatter' }>

/** Shapes around a point, so that groups are told apart without colour: dot, square, triangle, diamond, cross, ring. */
const shapes: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${at(x - r, y)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`,
  (x, y, r) => `M${at(x - r, y - r)}h${2 * r}v${2 * r}h${-2 * r}Z`,
  (x, y, r) => `M${at(x, y - 1.2 * r)}L${at(x + 1.2 * r, y + r)}L${at(x - 1.2 * r, y + r)}Z`,
  (x, y, r) => `M${at(x, y - 1.4 * r)}L${at(x + 1.4 * r, y)}L${at(x, y + 1.4 * r)}L${at(x - 1.4 * r, y)}Z`,
  (x, y, r) =>
    `M${at(x - 1.4 * r, y - r / 2)}h${2.8 * r}v${r}h${-2.8 * r}ZM${at(x - r / 2, y - 1.4 * r)}h${r}v${2.8 * r}h${-r}Z`,
  (x, y, r) => `M${at(x, y + 1.2 * r)}L${at(x + 1.2 * r, y - r)}L${at(x - 1.2 * r, y - r)}Z`,
]

const at = (x: number, y: number) => `${coordinate(x)},${coordinate(y)}`

function drawableTrack({ label, points }: PointTrack): PointTrack {
  return {
    label,
    points: points.flatMap(([x, y]): (readonly [number, number])[] => {
      const across = drawable(x)
      const down = drawable(y)
      return across === null || down === null ? [] : [[across, down]]
    }),
  }
}

/** Points on two value axes, one shape and colour a track, with the lines under them. */
export function drawScatter(drawing: ScatterDrawing, layout: Layout): Picture {
  const tracks = drawing.tracks.map((track, series) => ({ series, ...drawableTrack(track) }))
  const lines = (drawing.lines ?? []).map((line, at) => ({ series: tracks.length + at, ...drawableTrack(line) }))
  const named = [...tracks, ...lines]
  const all = named.flatMap(({ points }) => points)
  if (!tracks.some(({ points }) => points.length > 0)) return emptyPicture(layout)
  const size = layout.text
  const common = { mostWidth: layout.width * 0.24, size, nice: true }
  const { x, y } = drawing
  const yAxis = valueAxis({
    ...common,
    span: valueSpan(
      all.map(([, down]) => down),
      false,
    ),
    label: y.label,
    write: y.write,
    count: 6,
  })
  const xAxis = valueAxis({
    ...common,
    span: valueSpan(
      all.map(([across]) => across),
      false,
    ),
    label: x.label,
    write: x.write,
    count: layout.name === 'wide' ? 8 : 4,
  })
  const headingHeight = yAxis.heading ? size * 1.6 : 0
  const legend = named.length > 1 ? drawLegend(named, headingHeight, layout, 'square') : { body: '', height: 0 }
  const top = Math.ceil(headingHeight + legend.height + size * 0.6)
  const bottom = top + (layout.name === 'wide' ? 320 : 260)
  const left = Math.ceil(yAxis.width + 8)
  const right = Math.floor(layout.width - Math.max(10, xAxis.width / 2))
  const scaleX = linearScale(xAxis.domain, [left + 6, right])
  const scaleY = linearScale(yAxis.domain, [bottom, top])
  const radius = all.length > 400 ? 2.2 : 3.2
  const marks = tracks.map(({ series, points }) =>
    element('path', {
      class: `chart-fill chart-point ${seriesClass(series)}`,
      d:
        points
          .map(([across, down]) => shapes[series % shapes.length]?.(scaleX(across), scaleY(down), radius) ?? '')
          .join('') || undefined,
    }),
  )
  const curves = lines.map(({ series, points }) =>
    element('path', {
      class: `chart-line chart-dashed ${seriesClass(series)}`,
      d: pathThrough(simplified(points.map(([across, down]) => [scaleX(across), scaleY(down)]))) || undefined,
    }),
  )
  const body = [
    headingAbove(yAxis.heading, layout.width, size),
    legend.body,
    horizontalGrid(yAxis, scaleY, left, right, size),
    verticalGrid(xAxis, scaleX, top, bottom, size, layout.width),
    headingBelow(xAxis.heading, [left, right], bottom, size),
    ...curves,
    ...marks,
  ]
  return { height: bottom + size * (xAxis.heading ? 3.4 : 2), body: body.join('') }
}
