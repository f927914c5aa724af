import { chartMessages } from '@/lib/messages/chart'

import { headingAbove, horizontalGrid, valueAxis, valueSpan, type Tick } from './axis'
import { drawable } from './drawable'
import { emptyPicture, seriesClass, type Box, type Layout, type Picture } from './layout'
import { drawLegend } from './legend'
import { drawMarks } from './marks'
import { linearScale, type Scale } from './scale'
import { simplified, type Point } from './simplify'
import { coordinate, element, pathThrough, tooltip } from './svg'
import { ellipsised, lineHeight, textBlock, textWidth, wrapped } from './text'
import type { Axis, ChartDrawing } from './types'

type LineDrawing = Extract<ChartDrawing, { kind: 'line' }>

interface Run {
  label: string
  series: number
  values: readonly (number | null)[]
}

interface EndLabel {
  series: number
  lines: readonly string[]
  width: number
  height: number
  /** Where the line ends. */
  x: number
  y: number
  /** Where the label stands. */
  middle: number
}

/** Bold letters are wider by up to an eighth. */
const boldWidth = 1.15

/** Lines over a numeric axis, with labels at their ends where there is room and a legend where there is not. */
export function drawLine(drawing: LineDrawing, layout: Layout): Picture {
  const { at, runs, names } = ordered(drawing)
  const xAs: Axis = { ...drawing.x, names }
  const values = runs.flatMap((run) => run.values.filter((value) => value !== null))
  if (values.length === 0) return emptyPicture(layout)

  const marks = (drawing.marks ?? []).flatMap((mark) => {
    const x = drawable(mark.x)
    const y = mark.y === undefined ? undefined : drawable(mark.y)
    return x === null || y === null ? [] : [{ x, y, label: mark.label }]
  })
  const size = layout.text
  const height = layout.name === 'wide' ? 350 : 290
  const [from, to] = xSpan([...at, ...marks.map((mark) => mark.x)])
  const span = valueSpan([...values, ...marks.flatMap((mark) => mark.y ?? [])], drawing.area === true)
  const y = valueAxis({
    span,
    label: drawing.y.label,
    write: drawing.y.write,
    count: layout.name === 'wide' ? 6 : 5,
    mostWidth: layout.width * 0.24,
    size,
    nice: true,
  })

  const headingHeight = y.heading ? size * 1.6 : 0
  const footHeight = size * 1.7 + (drawing.x.label ? size * 1.5 : 0)
  const left = Math.ceil(y.width + 8)
  const direct = endLabelTexts(runs, drawing.y.label, layout)
  const endsAtEdge = runs.every(({ values: own }) => {
    const last = own.findLastIndex((value) => value !== null)
    return last < 0 || (at[last] ?? to) >= to - (to - from) * 0.02
  })
  const needed = direct ? direct.reduce((sum, label) => sum + label.height + 2, 0) : 0
  const labelled = direct !== undefined && endsAtEdge && needed <= height - headingHeight - footHeight
  const legendTop = headingHeight
  const legend = labelled || runs.length < 2 ? { body: '', height: 0 } : drawLegend(runs, legendTop, layout, 'line')

  const ends = labelled ? direct : []
  const top = Math.ceil(headingHeight + legend.height + size * 0.6)
  const bottom = Math.floor(Math.max(height + legend.height * 0.6, top + 120) - footHeight)
  const whole = bottom + footHeight
  const labelRoom = ends.length > 0 ? Math.max(...ends.map((end) => end.width)) + 10 : 8
  const right = Math.floor(layout.width - labelRoom)
  const scaleX = linearScale([from, to], [left, right])
  const scaleY = linearScale(y.domain, [bottom, top])

  const placed = runs.map((run) => ({ ...run, segments: segmentsOf(run.values, at, scaleX, scaleY) }))
  const [low, high] = y.domain
  const base = scaleY(Math.min(Math.max(0, low), high))

  const ground = [
    headingAbove(y.heading, layout.width, size),
    legend.body,
    horizontalGrid(y, scaleY, left, right, size),
    xAxis(xAs, at, [from, to], scaleX, bottom, layout, [left, right]),
  ]
  const curves = [
    ...(drawing.area
      ? placed.map(({ series, segments }) =>
          element('path', {
            class: `chart-area ${seriesClass(series)}`,
            d: segments.map((points) => areaPath(points, base)).join('') || undefined,
          }),
        )
      : []),
    ...placed.map((run) => linePaths(run.segments, run.series)).toReversed(),
    hoverStrips(drawing.y, xAs, at, placed, scaleX, scaleY, [left, right], [top, bottom]),
  ]
  const body = [
    drawEnds(ends, placed, [top - size * 0.3, bottom + size * 0.3], right),
    drawMarks(
      marks.map((mark) => ({
        x: scaleX(mark.x),
        y: mark.y === undefined ? undefined : scaleY(mark.y),
        label: mark.label,
        tip: chartMessages.point(
          mark.label,
          mark.y === undefined ? writeX(xAs, at, mark.x) : `${writeX(xAs, at, mark.x)}, ${drawing.y.write(mark.y)}`,
        ),
      })),
      { left, top: top - size * 0.6, width: layout.width - left, height: bottom - top + size * 0.6 },
      [
        ...placed.flatMap((run) => run.segments.flatMap(inkOf)),
        ...(ends.length > 0 ? endInk(ends, placed, right, [top, bottom], size) : []),
      ],
      size,
    ),
  ]
  return {
    height: whole,
    body: body.join(''),
    curves: {
      look: 'line',
      ground: ground.join(''),
      body: curves.join(''),
      dashed: ends.length === 0 && runs.length > 1,
      across: [left, right],
      down: [scaleY(span[0]), scaleY(span[1])],
    },
  }
}

/** Points in the order of x, without those whose x no axis can carry. */
function ordered(drawing: LineDrawing): { at: number[]; runs: Run[]; names: string[] | undefined } {
  const order = drawing.at
    .map((value, index) => ({ value: drawable(value), index }))
    .filter((entry): entry is { value: number; index: number } => entry.value !== null)
    .toSorted((one, other) => one.value - other.value)
  return {
    at: order.map((entry) => entry.value),
    names: drawing.x.names && order.map((entry) => drawing.x.names?.[entry.index] ?? drawing.x.write(entry.value)),
    runs: drawing.tracks.map((track, series) => ({
      label: track.label,
      series,
      values: order.map((entry) => drawable(track.values[entry.index])),
    })),
  }
}

function xSpan(values: readonly number[]): [number, number] {
  let from = Infinity
  let to = -Infinity
  for (const value of values) {
    if (value < from) from = value
    if (value > to) to = value
  }
  if (to - from > Math.max(Math.abs(from), Math.abs(to)) * 1e-9) return [from, to]
  const around = Math.max(1, Math.abs(from) * 0.5)
  return [from - around, from + around]
}

function segmentsOf(
  values: readonly (number | null)[],
  at: readonly number[],
  scaleX: Scale,
  scaleY: Scale,
): Point[][] {
  const segments: Point[][] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) segments.push([])
    else segments.at(-1)?.push([scaleX(at[index] ?? 0), scaleY(value)])
  }
  return segments.filter((segment) => segment.length > 0)
}

function linePaths(segments: readonly Point[][], series: number): string {
  const look = seriesClass(series)
  const long = segments.filter((segment) => segment.length > 1)
  const lonely = segments.filter((segment) => segment.length === 1).flat()
  const drawn = long.map((segment) => pathThrough(simplified(segment))).join('')
  return (
    (drawn ? element('path', { class: `chart-line ${look}`, d: drawn }) : '') +
    lonely.map(([cx, cy]) => element('circle', { class: `chart-fill ${look}`, cx, cy, r: 3.5 })).join('')
  )
}

function areaPath(points: readonly Point[], base: number): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return ''
  return pathThrough([[first[0], base], ...simplified(points), [last[0], base]], true)
}

/** Points every few units along a line, for keeping labels off it. */
function inkOf(points: readonly Point[]): Point[] {
  const dense: Point[] = []
  const few = simplified(points, 120)
  for (const [index, [x, y]] of few.entries()) {
    const next = few[index + 1]
    const steps = next ? Math.min(200, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / 6)) : 1
    for (let step = 0; step < Math.max(1, steps); step += 1) {
      const part = next ? step / Math.max(1, steps) : 0
      dense.push([x + ((next?.[0] ?? x) - x) * part, y + ((next?.[1] ?? y) - y) * part])
    }
  }
  return dense
}

/** The texts at the line ends, or `undefined` where a legend serves better. */
function endLabelTexts(runs: readonly Run[], axisLabel: string, layout: Layout): EndLabel[] | undefined {
  if (runs.length > 6) return undefined
  if (runs.length === 1 && (runs[0]?.label ?? '') === axisLabel) return undefined
  const room = layout.name === 'wide' ? 150 : 92
  const texts = runs.map((run) => ({ run, text: wrapped(run.label, room, layout.text * boldWidth, 2) }))
  if (texts.some(({ run, text }) => text.cut || run.label === '')) return undefined
  return texts
    .filter(({ run }) => run.values.some((value) => value !== null))
    .map(({ run, text }) => ({
      series: run.series,
      lines: text.lines,
      width: text.width,
      height: text.lines.length * layout.text * lineHeight,
      x: 0,
      y: 0,
      middle: 0,
    }))
}

/** Labels moved apart as little as need be, in the order of the line ends. */
function placeEnds(
  ends: readonly EndLabel[],
  runs: readonly { series: number; segments: readonly Point[][] }[],
  [top, bottom]: readonly [number, number],
): EndLabel[] {
  const placed = ends.map((end) => {
    const last = runs
      .find((run) => run.series === end.series)
      ?.segments.at(-1)
      ?.at(-1) ?? [0, bottom]
    return { ...end, x: last[0], y: last[1], middle: last[1] }
  })
  placed.sort((one, other) => one.y - other.y || one.series - other.series)
  let floor = top
  for (const end of placed) {
    end.middle = Math.max(end.middle, floor + end.height / 2)
    floor = end.middle + end.height / 2 + 2
  }
  let ceiling = bottom
  for (const end of placed.toReversed()) {
    end.middle = Math.min(end.middle, ceiling - end.height / 2)
    ceiling = end.middle - end.height / 2 - 2
  }
  return placed
}

function drawEnds(
  ends: readonly EndLabel[],
  runs: readonly { series: number; segments: readonly Point[][] }[],
  span: readonly [number, number],
  right: number,
): string {
  return placeEnds(ends, runs, span)
    .map((end) => {
      const look = seriesClass(end.series)
      const size = end.height / end.lines.length / lineHeight
      const dot = element('circle', { class: `chart-fill ${look}`, cx: end.x, cy: end.y, r: 3 })
      const leader =
        Math.abs(end.middle - end.y) > size * 0.8
          ? element('path', {
              class: `chart-leader ${look}`,
              d: `M${coordinate(end.x + 3)},${coordinate(end.y)}L${coordinate(right + 8)},${coordinate(end.middle)}`,
            })
          : ''
      return leader + dot + textBlock(end.lines, { x: right + 9, y: end.middle, size, class: `chart-name ${look}` })
    })
    .join('')
}

/** End labels as points, so that mark labels keep off them too. */
function endInk(
  ends: readonly EndLabel[],
  runs: readonly { series: number; segments: readonly Point[][] }[],
  right: number,
  [top, bottom]: readonly [number, number],
  size: number,
): Point[] {
  const boxes = placeEnds(ends, runs, [top - size * 0.3, bottom + size * 0.3]).map((end): Box => ({
    left: right + 9,
    top: end.middle - end.height / 2,
    width: end.width,
    height: end.height,
  }))
  return boxes.flatMap((box) => {
    const points: Point[] = []
    for (let x = box.left; x <= box.left + box.width; x += 3) {
      for (let y = box.top; y <= box.top + box.height; y += 3) points.push([x, y], [x, y], [x, y])
    }
    return points
  })
}

/** Ticks along x: the names if there are any, else round values; whole ones where all points are whole. */
function xTicks(
  axis: Axis,
  at: readonly number[],
  span: readonly [number, number],
  room: number,
  size: number,
): Tick[] {
  const gap = size * 1.4
  if (axis.names) {
    const named = at.flatMap((value, index) => {
      const text = axis.names?.[index]
      return text ? [{ value, text: ellipsised(text, room / 3, size) }] : []
    })
    const widest = Math.max(1, ...named.map((tick) => textWidth(tick.text, size)))
    const step = Math.max(1, Math.ceil(named.length / Math.max(1, Math.floor((room + gap) / (widest + gap)))))
    return named.filter((_, index) => index % step === 0)
  }
  const only = at.length > 0 && at.every((value) => value === at[0])
  if (only && at[0] !== undefined) return [{ value: at[0], text: ellipsised(axis.write(at[0]), room, size) }]
  for (let count = 8; count >= 2; count -= 1) {
    const found = valueAxis({
      span,
      label: '',
      write: axis.write,
      count,
      mostWidth: room / 2,
      size,
      nice: false,
      whole: at.every((value) => Number.isInteger(value)),
    })
    const closest = found.ticks.slice(1).map(({ value }, index) => value - (found.ticks[index]?.value ?? value))
    const least = (Math.min(...closest) / (span[1] - span[0])) * room
    if (least >= found.width + gap) return [...found.ticks]
  }
  const texts = [span[0], span[1]].map((value) => ({ value, text: ellipsised(axis.write(value), room / 2.2, size) }))
  return texts
}

function xAxis(
  axis: Axis,
  at: readonly number[],
  span: readonly [number, number],
  scale: Scale,
  bottom: number,
  layout: Layout,
  [left, right]: readonly [number, number],
): string {
  const size = layout.text
  let taken = -Infinity
  const texts = xTicks(axis, at, span, right - left, size).map(({ value, text }) => {
    const x = scale(value)
    const half = textWidth(text, size) / 2
    const middle = Math.max(half, Math.min(x, layout.width - half))
    const tick = element('path', { class: 'chart-tick', d: `M${coordinate(x)},${coordinate(bottom)}v5` })
    if (middle - half < taken + 4) return tick
    taken = middle + half
    return (
      tick + textBlock([text], { x: middle, y: bottom + size * 1.15, size, class: 'chart-quiet', anchor: 'middle' })
    )
  })
  const label = axis.label
    ? textBlock([ellipsised(axis.label, right - left, size)], {
        x: (left + right) / 2,
        y: bottom + size * 2.6,
        size,
        class: 'chart-quiet',
        anchor: 'middle',
      })
    : ''
  const base = element('path', {
    class: 'chart-base',
    d: `M${coordinate(left)},${coordinate(bottom)}H${coordinate(right)}`,
  })
  return base + texts.join('') + label
}

function writeX(axis: Axis, at: readonly number[], value: number): string {
  const name = axis.names?.[at.indexOf(value)]
  return name ?? axis.write(value)
}

/** Invisible strips over the plot: each one's tooltip tells all values at its x, and its dots show under the pointer. */
function hoverStrips(
  axis: Axis,
  xAs: Axis,
  at: readonly number[],
  runs: readonly Run[],
  scaleX: Scale,
  scaleY: Scale,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): string {
  const most = 25
  const last = at.length - 1
  const chosen =
    at.length <= most
      ? at.map((_, index) => index)
      : Array.from({ length: most }, (_, index) => Math.round((index * last) / (most - 1)))
  const centres = chosen.map((index) => scaleX(at[index] ?? 0))
  return chosen
    .map((index, position) => {
      const x = at[index] ?? 0
      const centre = centres[position] ?? left
      const before = centres[position - 1]
      const after = centres[position + 1]
      const start = before === undefined ? left : (before + centre) / 2
      const end = after === undefined ? right : (centre + after) / 2
      const present = runs.flatMap((run) => {
        const value = run.values[index]
        return value === null || value === undefined ? [] : [{ run, value }]
      })
      if (present.length === 0 || end - start < 0.5) return ''
      const texts = present.map(({ run, value }) => chartMessages.point(run.label || axis.label, axis.write(value)))
      // Nobody sees the strips: whole units are as good as tenths, and shorter.
      const [from, to, upper, lower] = [start, end, top, bottom].map(Math.round) as [number, number, number, number]
      const strip = element('rect', { x: from, y: upper, width: to - from, height: lower - upper })
      const dots = present.map(({ run, value }) =>
        element('circle', { class: seriesClass(run.series), cx: centre, cy: scaleY(value), r: 4 }),
      )
      const heading = xAs.label ? `${xAs.label}: ${writeX(xAs, at, x)}` : writeX(xAs, at, x)
      return element('g', { class: 'chart-hover' }, tooltip([heading, ...texts].join('\n')) + strip + dots.join(''))
    })
    .join('')
}
