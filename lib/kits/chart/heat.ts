import { chartMessages } from '@/lib/messages/chart'
import { drawable } from './drawable'
import { emptyPicture, type Layout, type Picture } from './layout'
import { element, tooltip } from './svg'
import { ellipsised, textBlock, textWidth } from './text'
import type { ChartDrawing } from './types'

type HeatDrawing = Extract<ChartDrawing, { kind: 'heat' }>

const faintest = 0.06

/** Rows of cells that are the darker, the greater their value; the least and the greatest are named beneath. */
export function drawHeat(drawing: HeatDrawing, layout: Layout): Picture {
  const { x, y, write } = drawing
  const cells = y.names.flatMap((name, row) =>
    x.names.map((column, at) => ({ row, at, name, column, value: drawable(drawing.values[row]?.[at]) })),
  )
  const values = cells.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0) return emptyPicture(layout)
  const low = values.reduce((least, value) => Math.min(least, value))
  const high = values.reduce((most, value) => Math.max(most, value))
  const size = layout.text
  const nameRoom = layout.width * (layout.name === 'wide' ? 0.22 : 0.28)
  const names = y.names.map((name) => ellipsised(name, nameRoom, size))
  const left = Math.ceil(Math.max(0, ...names.map((name) => textWidth(name, size))) + 8)
  const width = (layout.width - left) / x.names.length
  const height = layout.name === 'wide' ? 34 : 28
  const top = size * 1.6
  const shade = (value: number) => faintest + (high === low ? 1 : (value - low) / (high - low)) * (0.9 - faintest)
  const isRoomy = values.every((value) => textWidth(write(value), size) <= width - 4)
  const heads = x.names.map((name) => ellipsised(name, layout.width / 4, size))
  const bottom = top + height * y.names.length
  const body = [
    ...headTexts(heads, left, width, layout),
    ...names.map((name, row) =>
      textBlock([name], { x: left - 8, y: top + height * (row + 0.5), size, class: 'chart-quiet', anchor: 'end' }),
    ),
    ...cells.map(({ row, at, name, column, value }) => {
      const place = {
        x: left + width * at + 0.5,
        y: top + height * row + 0.5,
        width: Math.max(1, width - 1),
        height: height - 1,
      }
      const tip = tooltip(chartMessages.namedPoint(name, column, value === null ? chartMessages.noValue : write(value)))
      return value === null
        ? element('rect', { class: 'chart-ring', ...place }, tip)
        : element(
            'rect',
            { class: 'chart-fill chart-s1', ...place, 'fill-opacity': String(Math.round(shade(value) * 100) / 100) },
            tip,
          )
    }),
    ...(isRoomy
      ? cells.flatMap(({ row, at, value }) =>
          value === null
            ? []
            : [
                textBlock([write(value)], {
                  x: left + width * (at + 0.5),
                  y: top + height * (row + 0.5),
                  size,
                  class: 'chart-halo',
                  anchor: 'middle',
                }),
              ],
        )
      : []),
    textBlock([ellipsised(chartMessages.shades(write(low), write(high)), layout.width - left, size)], {
      x: left,
      y: bottom + size * 1.2,
      size,
      class: 'chart-quiet',
    }),
  ]
  return { height: bottom + size * 2.2, body: body.join('') }
}

/** Names above their columns, as many as there is room for. */
function headTexts(heads: readonly string[], left: number, width: number, layout: Layout): string[] {
  const size = layout.text
  const widest = Math.max(...heads.map((name) => textWidth(name, size)))
  const stride = Math.max(1, Math.ceil((widest + 6) / width))
  let taken = -Infinity
  return heads.flatMap((name, at) => {
    if (at % stride !== 0) return []
    const half = textWidth(name, size) / 2
    const middle = Math.max(half, Math.min(left + width * (at + 0.5), layout.width - half))
    if (middle - half < taken + 4) return []
    taken = middle + half
    return [textBlock([name], { x: middle, y: size * 0.7, size, class: 'chart-quiet', anchor: 'middle' })]
  })
}
