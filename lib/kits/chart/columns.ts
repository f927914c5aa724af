import { headingAbove, horizontalGrid, valueAxis, valueSpan, verticalGrid, type ValueAxis } from './axis'
import { seriesClass, type Layout, type Picture } from './layout'
import { drawLegend, type LegendEntry } from './legend'
import { linearScale, type Scale } from './scale'
import { countsFromOne, roundStride } from './stride'
import { coordinate, element, pathThrough, tooltip } from './svg'
import { ellipsised, lineHeight, textBlock, textWidth, wrapped, type WrappedText } from './text'
import type { Write } from './types'

/** One bar, or one layer of it: from value to value in its row and slot. */
export interface Piece {
  row: number
  slot: number
  from: number
  to: number
  series: number
  tip: string
}

/** A value written at the end of a bar, on the side its sign points to. */
export interface EndText {
  row: number
  at: number
  text: string
  below: boolean
}

export interface Columns {
  heading: string
  nameHeading: string
  /** All names, in order; there may be more of them than rows. */
  names: readonly string[]
  rows: number
  /** Bars side by side in one row. */
  slots: number
  pieces: readonly Piece[]
  ends: readonly EndText[]
  /** Lines from the end of one row to the start of the next. */
  connectors: readonly { row: number; at: number }[]
  legend: readonly LegendEntry[]
  write: Write
}

const mostHorizontalRows = 16
const mostLabelledRows = 24
const thickestBar = 64
/** Narrower rows are drawn without gaps, as one stepped shape. */
const seamless = 4

/** Bars standing on a zero line: upright where the names fit beneath, lying where they are long. */
export function drawColumns(columns: Columns, layout: Layout): Picture {
  const size = layout.text
  const axis = uprightAxis(columns, layout)
  const step = (layout.width - axis.width - 12) / columns.rows
  const most = layout.name === 'wide' ? 3 : 2
  const beneath = columns.names.map((name) => wrapped(name, step - 6, size, most))
  const upright = columns.names.length === columns.rows && columns.rows <= 40 && beneath.every((name) => !name.cut)
  if (upright) return standing(columns, axis, layout, beneath)
  if (columns.rows <= mostHorizontalRows && !isSequence(columns.names, columns.rows)) return lying(columns, layout)
  return standing(columns, axis, layout, undefined)
}

/** Months, years and counted periods read from left to right, even if only some of them are named. */
function isSequence(names: readonly string[], rows: number): boolean {
  if (rows < 7) return false
  return (
    countsFromOne(names) ||
    names.every((name) => name.length <= 4) ||
    names.every((name) => /\b(1[89]|20|21)\d\d\b/.test(name))
  )
}

function uprightAxis(columns: Columns, layout: Layout): ValueAxis {
  return valueAxis({
    span: spanOf(columns),
    label: columns.heading,
    write: columns.write,
    count: layout.name === 'wide' ? 6 : 5,
    mostWidth: layout.width * 0.24,
    size: layout.text,
    nice: true,
  })
}

function spanOf(columns: Columns): [number, number] {
  return valueSpan(
    columns.pieces.flatMap((piece) => [piece.from, piece.to]),
    true,
  )
}

function headingAndLegend(columns: Columns, heading: string, layout: Layout): { body: string; height: number } {
  const size = layout.text
  const headingHeight = heading ? size * 1.6 : 0
  const legend = drawLegend(columns.legend, headingHeight, layout, 'square')
  return { body: headingAbove(heading, layout.width, size) + legend.body, height: headingHeight + legend.height }
}

function standing(
  columns: Columns,
  axis: ValueAxis,
  layout: Layout,
  beneath: readonly WrappedText[] | undefined,
): Picture {
  const size = layout.text
  const head = headingAndLegend(columns, axis.heading, layout)
  const left = Math.ceil(axis.width + 8)
  const right = layout.width - 4
  const pace = (right - left) / columns.rows

  const ends = columns.ends.every((end) => textWidth(end.text, size) <= pace - 4) ? columns.ends : []
  const nameLines = beneath ? Math.max(1, ...beneath.map((name) => name.lines.length)) : 1
  const footHeight = size * (0.6 + nameLines * lineHeight) + (columns.nameHeading ? size * 1.6 : 0)
  const plain = layout.name === 'wide' ? 350 : 290
  const top = Math.ceil(head.height + size * (ends.some((end) => !end.below) ? 1.7 : 0.6))
  const bottom = Math.floor(Math.max(plain + head.height * 0.6 - footHeight, top + 130))
  const endRoom = ends.some((end) => end.below) ? size * 1.3 : 0
  const scale = linearScale(axis.domain, [bottom - endRoom, top])

  const names = beneath
    ? beneath.map((name, row) =>
        textBlock(name.lines, {
          x: left + pace * (row + 0.5),
          y: bottom + size * (0.5 + (name.lines.length * lineHeight) / 2),
          size,
          class: 'chart-quiet',
          anchor: 'middle',
        }),
      )
    : someNames(columns.names, left, right, bottom, layout)
  const nameHeading = columns.nameHeading
    ? textBlock([ellipsised(columns.nameHeading, right - left, size)], {
        x: (left + right) / 2,
        y: bottom + footHeight - size * 0.75,
        size,
        class: 'chart-quiet',
        anchor: 'middle',
      })
    : ''
  const bars = barPlaces(left, pace, columns)
  const rect = (piece: Piece): Rect => {
    const one = scale(piece.from)
    const other = scale(piece.to)
    const { start, thickness } = bars(piece.row, piece.slot)
    return { x: start, y: Math.min(one, other), width: thickness, height: Math.abs(one - other) }
  }
  const { thickness } = bars(0, 0)
  const shapes = barShapes(columns, rect)
  const ground = head.body + gridWithoutZero(horizontalGrid(axis, scale, left, layout.width, size))
  const body = [
    zeroOf(scale, (zero) => `M${coordinate(left)},${coordinate(zero)}H${layout.width}`),
    ...columns.connectors.map(({ row, at }) => {
      const from = bars(row, 0).start + thickness
      const to = bars(row + 1, 0).start
      return element('path', {
        class: 'chart-connector',
        d: `M${coordinate(from)},${coordinate(scale(at))}H${coordinate(to)}`,
      })
    }),
    ...ends.map((end) =>
      textBlock([end.text], {
        x: bars(end.row, 0).start + (columns.slots * thickness) / 2,
        y: scale(end.at) + (end.below ? size * 0.85 : -size * 0.75),
        size,
        class: 'chart-text chart-halo',
        anchor: 'middle',
      }),
    ),
    ...names,
    nameHeading,
  ]
  const [low, high] = spanOf(columns)
  // Bars as thick as they may be are not a part of their row, so that stretching would misplace them.
  const stretches = shapes.single && thickness * columns.slots < thickestBar * columns.slots
  return {
    height: bottom + footHeight,
    body: body.join(''),
    curves: {
      look: stretches ? `bars ${fillOf(pace)} ${shapes.cut}` : `bars of the ${layout.name} drawing`,
      ground,
      body: shapes.body,
      dashed: false,
      across: [left, right],
      // Values and not ends of the axis: the other drawing's axis may end elsewhere.
      down: [scale(low), scale(high)],
    },
  }
}

function lying(columns: Columns, layout: Layout): Picture {
  const size = layout.text
  const nameRoom = layout.width * (layout.name === 'wide' ? 0.32 : 0.36)
  const names = columns.names.map((name) => wrapped(name, nameRoom, size, 2))
  const left = Math.max(...names.map((name) => name.width)) + 10
  const right = layout.width - 4
  const tallestName = Math.max(...names.map((name) => name.lines.length)) * size * lineHeight
  const pace = Math.max(tallestName + 10, columns.slots * (columns.slots > 1 ? 13 : 20) + 10)
  const room = right - left
  const widest = (below: boolean) =>
    Math.max(0, ...columns.ends.filter((end) => end.below === below).map((end) => textWidth(end.text, size) + 8))
  // With a value at every bar the axis needs no ticks; values that leave the bars no room give way to them.
  const bare = columns.ends.length > 0 && widest(true) + widest(false) <= room * 0.8
  const ends = bare ? columns.ends : []
  const axis = valueAxis({
    span: spanOf(columns),
    label: columns.heading,
    write: columns.write,
    count: Math.max(2, Math.floor(room / 90)),
    mostWidth: room / 2.5,
    size,
    nice: !bare,
  })
  const head = headingAndLegend(columns, bare ? columns.heading : axis.heading, layout)
  const top = head.height + size * 0.4
  const bottom = top + pace * columns.rows
  const rightRoom = bare ? widest(false) : textWidth(axis.ticks.at(-1)?.text ?? '', size) / 2
  const leftRoom = bare ? widest(true) : 0
  const scale = linearScale(axis.domain, [left + leftRoom, right - rightRoom])

  const bars = barPlaces(top, pace, columns)
  const rect = (piece: Piece): Rect => {
    const one = scale(piece.from)
    const other = scale(piece.to)
    const { start, thickness } = bars(piece.row, piece.slot)
    return { x: Math.min(one, other), y: start, width: Math.abs(one - other), height: thickness }
  }
  const thickness = bars(0, 0).thickness
  const body = [
    head.body,
    bare ? '' : gridWithoutZero(verticalGrid(axis, scale, top, bottom, size, layout.width)),
    barShapes(columns, rect).body,
    zeroOf(scale, (zero) => `M${coordinate(zero)},${coordinate(top)}V${coordinate(bottom)}`),
    ...columns.connectors.map(({ row, at }) =>
      element('path', {
        class: 'chart-connector',
        d: `M${coordinate(scale(at))},${coordinate(bars(row, 0).start + thickness)}V${coordinate(bars(row + 1, 0).start)}`,
      }),
    ),
    ...ends.map((end) =>
      textBlock([end.text], {
        x: scale(end.at) + (end.below ? -6 : 6),
        y: top + pace * (end.row + 0.5),
        size,
        class: 'chart-text chart-halo',
        anchor: end.below ? 'end' : 'start',
      }),
    ),
    ...names.map((name, row) =>
      textBlock(name.lines, {
        x: left - 10,
        y: top + pace * (row + 0.5),
        size,
        class: 'chart-text',
        anchor: 'end',
        tip: name.cut ? columns.names[row] : undefined,
      }),
    ),
  ]
  return { height: bottom + (bare ? 4 : size * 1.8), body: body.join('') }
}

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Bars fill most of their row, and all of it where rows are only a few units wide. */
function fillOf(pace: number): number {
  return pace < seamless ? 1 : 0.72
}

function barPlaces(
  origin: number,
  pace: number,
  columns: Columns,
): (row: number, slot: number) => { start: number; thickness: number } {
  const whole = Math.min(pace * fillOf(pace), thickestBar * columns.slots)
  const inset = (pace - whole) / 2
  const thickness = whole / columns.slots
  return (row, slot) => ({ start: origin + row * pace + inset + slot * thickness, thickness })
}

/** Single bars with tooltips up to 150, beyond that one path per series; bars that touch become one stepped outline. */
function barShapes(columns: Columns, rect: (piece: Piece) => Rect): { body: string; single: boolean; cut: boolean } {
  const drawn = columns.pieces.map((piece) => ({ piece, area: rect(piece) }))
  const touching =
    columns.slots === 1 &&
    drawn.length > 1 &&
    drawn.some(({ area }) => area.width < seamless && area.width > 0) &&
    columns.rows > 60
  const single = drawn.length <= 150 && !touching
  const cut = drawn.every(({ area }) => Math.min(area.width, area.height) > 3 || area.height === 0 || area.width === 0)
  const solid = drawn.map(({ piece, area }) =>
    element(
      'rect',
      { class: `chart-fill${cut ? ' chart-cut' : ''} ${seriesClass(piece.series)}`, ...area },
      tooltip(piece.tip),
    ),
  )
  const merged = [...new Set(columns.pieces.map((piece) => piece.series))].map((series) => {
    const areas = drawn.flatMap(({ piece, area }) => (piece.series === series ? [{ ...area, row: piece.row }] : []))
    const d = touching ? steppedOutline(areas) : areas.map(rectOutline).join('')
    return element('path', { class: `chart-fill ${seriesClass(series)}`, d })
  })
  return { body: (single ? solid : merged).join(''), single, cut }
}

function rectOutline({ x, y, width, height }: Rect): string {
  const across = coordinate(width)
  return `M${coordinate(x)},${coordinate(y)}h${across}v${coordinate(height)}h${-across}Z`
}

/** Neighbouring upright bars as one shape, since separate ones leave seams where their edges are blended. */
function steppedOutline(areas: readonly (Rect & { row: number })[]): string {
  const runs: (Rect & { row: number })[][] = []
  for (const area of areas) {
    const before = runs.at(-1)?.at(-1)
    if (
      before &&
      before.row === area.row - 1 &&
      before.y <= area.y + area.height &&
      area.y <= before.y + before.height
    ) {
      runs.at(-1)?.push(area)
    } else runs.push([area])
  }
  return runs
    .map((run) => {
      const upper = run.flatMap(
        ({ x, y, width }) =>
          [
            [x, y],
            [x + width, y],
          ] as const,
      )
      const lower = run.flatMap(
        ({ x, y, width, height }) =>
          [
            [x, y + height],
            [x + width, y + height],
          ] as const,
      )
      return pathThrough([...upper, ...lower.toReversed()], true)
    })
    .join('')
}

// The zero line goes over the bars, so the one among the grid lines is taken out.
function gridWithoutZero(grid: string): string {
  return grid.replace(/<path class="chart-zero"[^>]*>/g, '')
}

function zeroOf(scale: Scale, path: (zero: number) => string): string {
  return element('path', { class: 'chart-zero', d: path(scale(0)) })
}

/** Names beneath every second, fifth or twelfth bar, as many as fit side by side. */
function someNames(names: readonly string[], left: number, right: number, bottom: number, layout: Layout): string[] {
  const size = layout.text
  const room = right - left
  const short = names.map((name) => ellipsised(name, room / 4, size))
  const widest = Math.max(...short.map((name) => textWidth(name, size)))
  const pace = room / names.length
  let taken = -Infinity
  const chosen = roundStride(
    names.length,
    Math.min(mostLabelledRows, Math.floor(room / (widest + size))),
    countsFromOne(names),
  )
  return chosen.flatMap((index) => {
    const text = short[index] ?? ''
    const half = textWidth(text, size) / 2
    const centre = left + pace * (index + 0.5)
    const middle = Math.max(half, Math.min(centre, layout.width - half))
    if (middle - half < taken + 5) return []
    taken = middle + half
    const tick = element('path', { class: 'chart-tick', d: `M${coordinate(centre)},${coordinate(bottom)}v4` })
    return [
      tick + textBlock([text], { x: middle, y: bottom + size * 1.1, size, class: 'chart-quiet', anchor: 'middle' }),
    ]
  })
}
