import { chartMessages } from '@/lib/messages/chart'

import { drawable } from './drawable'
import { emptyPicture, seriesClass, type Layout, type Picture } from './layout'
import { swatch } from './legend'
import { writtenShare } from './share'
import { coordinate, element, tooltip } from './svg'
import { ellipsised, lineHeight, textBlock, textWidth, wrapped } from './text'
import type { ChartDrawing } from './types'

type DonutDrawing = Extract<ChartDrawing, { kind: 'donut' }>

export interface Part {
  label: string
  value: number
}

const mostParts = 7

/** A ring cannot show a negative share; such parts are drawn as bars instead. */
export function fitsRing(drawing: DonutDrawing): boolean {
  return drawing.parts.every((part) => (drawable(part.value) ?? 0) >= 0)
}

/** The parts as drawn: beyond seven, the smallest are added up to one. */
export function ringParts(drawing: DonutDrawing): Part[] {
  const parts = drawing.parts.flatMap((part) => {
    const value = drawable(part.value)
    return value === null ? [] : [{ label: part.label, value }]
  })
  if (parts.length <= mostParts) return parts
  const bySize = parts.toSorted((one, other) => other.value - one.value)
  const kept = new Set(bySize.slice(0, mostParts - 1))
  const rest = parts.filter((part) => !kept.has(part))
  const others = { label: chartMessages.other(rest.length), value: sumOf(rest) }
  return [...parts.filter((part) => kept.has(part)), others]
}

/** A ring in the order of the parts, the total in its middle, and a list of the parts with values and shares. */
export function drawDonut(drawing: DonutDrawing, layout: Layout): Picture {
  const parts = ringParts(drawing)
  if (parts.length === 0) return emptyPicture(layout)
  const total = sumOf(parts)
  const size = layout.text
  const radius = layout.name === 'wide' ? 122 : 96
  const beside = layout.name === 'wide'
  const shareWidth = Math.max(...parts.map((part) => textWidth(writtenShare(part.value, total), size)))
  const across = radius + size * 0.8 + shareWidth
  const up = radius + size * 1.7
  const listLeft = beside ? across * 2 + size * 2 : 0
  const list = partList(parts, total, drawing, layout, layout.width - listLeft)
  const height = beside ? Math.max(up * 2, list.height) : up * 2 + size + list.height
  const centreX = beside ? across : layout.width / 2
  const centreY = beside ? height / 2 : up
  const ring = ringShapes(parts, total, drawing, radius, size)
  const body =
    element('g', { transform: `translate(${coordinate(centreX)},${coordinate(centreY)})` }, ring) +
    element(
      'g',
      {
        transform: `translate(${coordinate(listLeft)},${coordinate(beside ? (height - list.height) / 2 : up * 2 + size)})`,
      },
      list.body,
    )
  return { height, body }
}

function ringShapes(
  parts: readonly Part[],
  total: number,
  drawing: DonutDrawing,
  radius: number,
  size: number,
): string {
  const inner = radius * 0.62
  const written = drawing.write(total)
  const room = inner * 1.8
  // A long total is written smaller rather than cut.
  const large = Math.max(size * 0.8, Math.min(size * 1.35, (size * room) / textWidth(written, size)))
  const whole = textBlock([ellipsised(written, room, large)], {
    x: 0,
    y: -size * 0.5,
    size: large,
    ownSize: true,
    class: 'chart-text chart-strong',
    anchor: 'middle',
  })
  const name = textBlock([chartMessages.total], { x: 0, y: size * 0.85, size, class: 'chart-quiet', anchor: 'middle' })
  if (total <= 0) {
    const middle = (radius + inner) / 2
    return (
      element('circle', { class: 'chart-ring', cx: 0, cy: 0, r: middle, 'stroke-width': radius - inner }) + whole + name
    )
  }
  const full = parts.filter((part) => part.value > 0).length === 1
  let taken: number | undefined
  let before = 0
  const slices = parts.map(({ label, value }, series) => {
    if (value <= 0) return ''
    const start = (before / total) * 2 * Math.PI
    before += value
    const end = (before / total) * 2 * Math.PI
    const d = full ? ringPath(inner, radius) : slicePath(start, end, inner, radius)
    const tip = chartMessages.slice(label, drawing.write(value), writtenShare(value, total))
    const slice = element(
      'path',
      { class: `chart-fill ${full ? '' : 'chart-cut '}${seriesClass(series)}`, d },
      tooltip(tip),
    )
    // A share stands beside its slice where the slice is long enough to keep its neighbours' shares away.
    const arcLength = (end - start) * radius
    const middle = (start + end) / 2
    const room = taken === undefined ? Infinity : (middle - taken) * radius
    if (arcLength < size * 1.7 || room < size * 3) return slice
    taken = middle
    const text = writtenShare(value, total)
    const across = Math.sin(middle)
    const away = radius + size * 0.8
    const share = textBlock([text], {
      x: full ? 0 : across * (away + textWidth(text, size) / 2),
      y: -Math.cos(full ? 0 : middle) * (away + size * 0.1),
      size,
      class: 'chart-text',
      anchor: 'middle',
    })
    return slice + share
  })
  return slices.join('') + whole + name
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.value, 0)
}

/** A slice of the ring; angles in radians, clockwise from twelve o'clock. */
function slicePath(start: number, end: number, inner: number, outer: number): string {
  const on = (angle: number, radius: number) =>
    `${coordinate(radius * Math.sin(angle))},${coordinate(-radius * Math.cos(angle))}`
  const large = end - start > Math.PI ? 1 : 0
  const out = `M${on(start, outer)}A${coordinate(outer)},${coordinate(outer)} 0 ${large} 1 ${on(end, outer)}`
  const back = `L${on(end, inner)}A${coordinate(inner)},${coordinate(inner)} 0 ${large} 0 ${on(start, inner)}Z`
  return out + back
}

// One arc cannot go all the way round, so the ring is two halves.
function ringPath(inner: number, outer: number): string {
  return slicePath(0, Math.PI, inner, outer) + slicePath(Math.PI, 2 * Math.PI, inner, outer)
}

function partList(
  parts: readonly Part[],
  total: number,
  drawing: DonutDrawing,
  layout: Layout,
  room: number,
): { body: string; height: number } {
  const size = layout.text
  const shares = parts.map((part) => writtenShare(part.value, total))
  const shareWidth = total > 0 ? Math.max(...shares.map((share) => textWidth(share, size))) + 14 : 0
  const valueRoom = room * 0.42
  const values = parts.map((part) => ellipsised(drawing.write(part.value), valueRoom, size))
  const valueWidth = Math.max(...values.map((value) => textWidth(value, size)))
  const labelRoom = room - 20 - valueWidth - 12 - shareWidth
  let y = 0
  const rows = parts.map((part, series) => {
    const label = wrapped(part.label, labelRoom, size, 2)
    const height = label.lines.length * size * lineHeight + size * 0.75
    const middle = y + height / 2
    y += height
    const rule =
      series === 0
        ? ''
        : element('path', { class: 'chart-grid', d: `M0,${coordinate(y - height)}H${coordinate(room)}` })
    return (
      rule +
      swatch(series, 0, middle, 11) +
      textBlock(label.lines, { x: 20, y: middle, size, class: 'chart-text', tip: label.cut ? part.label : undefined }) +
      textBlock([values[series] ?? ''], { x: room - shareWidth, y: middle, size, class: 'chart-text', anchor: 'end' }) +
      (total > 0
        ? textBlock([shares[series] ?? ''], { x: room, y: middle, size, class: 'chart-quiet', anchor: 'end' })
        : '')
    )
  })
  return { body: rows.join(''), height: y }
}
