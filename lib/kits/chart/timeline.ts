import { chartMessages } from '@/lib/messages/chart'
import { headingBelow, valueAxis, verticalGrid } from './axis'
import { drawable } from './drawable'
import { emptyPicture, seriesClass, type Layout, type Picture } from './layout'
import { drawLegend } from './legend'
import { linearScale } from './scale'
import { coordinate, element, tooltip } from './svg'
import { ellipsised, textBlock, textWidth } from './text'
import type { ChartDrawing } from './types'

type TimelineDrawing = Extract<ChartDrawing, { kind: 'timeline' }>

/** More rows would be taller than the narrow drawing may be. */
export const mostTimelineRows = 36
const rowHeight = 18

/** Rows beneath each other over one axis, with what was done in each of them; at most 36 rows, the first. */
export function drawTimeline(drawing: TimelineDrawing, layout: Layout): Picture {
  const { x, tracks } = drawing
  const rows = drawing.rows.slice(0, mostTimelineRows).map(({ label, parts }) => ({
    label,
    parts: parts.flatMap(({ track, from, to }) => {
      const start = drawable(from)
      const end = drawable(to)
      return start === null || end === null ? [] : [{ track, from: Math.min(start, end), to: Math.max(start, end) }]
    }),
  }))
  const ends = rows.flatMap(({ parts }) => parts.flatMap(({ from, to }) => [from, to]))
  if (ends.length === 0) return emptyPicture(layout)
  const marks = (drawing.marks ?? []).flatMap(({ x: at, label }) => {
    const place = drawable(at)
    return place === null ? [] : [{ at: place, label }]
  })
  const size = layout.text
  const low = [...ends, ...marks.map(({ at }) => at)].reduce((least, end) => Math.min(least, end), 0)
  const high = [...ends, ...marks.map(({ at }) => at)].reduce((most, end) => Math.max(most, end))
  const axis = valueAxis({
    span: low === high ? [low, low + 1] : [low, high],
    label: x.label,
    write: x.write,
    count: layout.name === 'wide' ? 7 : 4,
    mostWidth: layout.width * 0.2,
    size,
    nice: true,
  })
  const legend = drawLegend(
    tracks.map((label, series) => ({ label, series })),
    0,
    layout,
    'square',
  )
  const nameRoom = layout.width * (layout.name === 'wide' ? 0.3 : 0.34)
  const names = rows.map(({ label }) => ellipsised(label, nameRoom, size))
  const left = Math.ceil(Math.max(...names.map((name) => textWidth(name, size))) + 8)
  const right = Math.floor(layout.width - Math.max(8, axis.width / 2))
  const markRoom = marks.length * size * 1.3
  const top = Math.ceil(legend.height + size * 0.6 + markRoom)
  const bottom = top + rowHeight * rows.length
  const scale = linearScale(axis.domain, [left, right])
  const bars = rows.flatMap(({ label, parts }, row) =>
    parts.map(({ track, from, to }) =>
      element(
        'rect',
        {
          class: `chart-fill ${seriesClass(track)}`,
          x: scale(from),
          y: top + row * rowHeight + 3,
          width: Math.max(1, scale(to) - scale(from)),
          height: rowHeight - 6,
        },
        tooltip(chartMessages.namedPoint(label, tracks[track] ?? '', x.write(to - from))),
      ),
    ),
  )
  const drawnMarks = marks.map(({ at, label }, index) => {
    const place = scale(at)
    const text = ellipsised(label, layout.width / 2, size)
    const half = textWidth(text, size) / 2
    const line = element('path', {
      class: 'chart-mark-line',
      d: `M${coordinate(place)},${coordinate(top - 2)}V${coordinate(bottom)}`,
    })
    const middle = Math.max(half, Math.min(place, layout.width - half))
    return (
      line +
      textBlock([text], {
        x: middle,
        y: legend.height + size * (0.7 + index * 1.3),
        size,
        class: 'chart-text chart-halo',
        anchor: 'middle',
      })
    )
  })
  const body = [
    legend.body,
    verticalGrid(axis, scale, top, bottom, size, layout.width),
    ...names.map((name, row) =>
      textBlock([name], { x: left - 8, y: top + rowHeight * (row + 0.5), size, class: 'chart-quiet', anchor: 'end' }),
    ),
    ...bars,
    ...drawnMarks,
    headingBelow(axis.heading, [left, right], bottom, size),
  ]
  return { height: bottom + size * (axis.heading ? 3.4 : 2), body: body.join('') }
}
