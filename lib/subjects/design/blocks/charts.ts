import { nice, ticks } from 'd3-array'
import type { DesignItem } from '@/lib/kits/document/design'
import { measured, millimetresOf } from '@/lib/subjects/design/measure'
import { setText } from '@/lib/subjects/design/set-text'
import type { ChartData, Slice } from './chart-data'
import { pathItem, piece, round, type Piece, type Setting } from './piece'

const labelSize = 10
/** What a row of letters takes, as a share of their size. */
const lineShare = 1.3

const widthOf = (text: string, points: number) => measured(text, false).width * millimetresOf(points)

const written = ({ isPercent }: Pick<ChartData, 'isPercent'>, value: number, { show }: Setting) =>
  isPercent ? show.percent(value / 100) : show.number(value)

function colourAt({ theme }: Setting, at: number): string {
  return theme.series[at % theme.series.length] ?? theme.accent
}

/** Names of the series with their colours, beside each other as far as there is room. Nothing for one series. */
export function legend(labels: readonly string[], setting: Setting): Piece | undefined {
  if (labels.length < 2) return undefined
  const { scale, theme, width } = setting
  const size = labelSize * scale
  const height = millimetresOf(size) * 1.7
  const swatch = millimetresOf(size) * 0.8
  const items: DesignItem[] = []
  let [x, y] = [0, 0]
  labels.forEach((label, at) => {
    const text = label || `Series ${at + 1}`
    const wide = Math.min(width, swatch * 1.6 + widthOf(text, size) * 1.02 + 4 * scale)
    if (x > 0 && x + wide > width) [x, y] = [0, y + height]
    items.push({
      kind: 'field',
      x,
      y: y + (height - swatch) / 2,
      width: swatch,
      height: swatch,
      fill: colourAt(setting, at),
    })
    const room = wide - swatch * 1.6
    items.push(
      ...setText(
        text,
        { x: x + swatch * 1.6, y: y + (height - millimetresOf(size) * lineShare) / 2, width: room },
        {
          size,
          least: size / 2,
          fill: theme.ink,
          most: 1,
        },
      ).items,
    )
    x += wide
  })
  return piece(y + height + 1.5 * scale, items)
}

/** Lengths from zero, a bar for each value, with its number at its end. A row for each name, so that a page may end between two. */
export function barPieces(data: ChartData, setting: Setting): Piece[] {
  const { width, scale, theme } = setting
  const size = labelSize * scale
  const line = millimetresOf(size) * lineShare
  const values = data.tracks.flatMap((track) => track.values.filter((value) => value !== null))
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const texts = values.map((value) => widthOf(written(data, value, setting), size))
  const numberRoom = Math.max(0, ...texts) * 1.03 + 1.5 * scale
  const nameRoom = Math.min(
    width * 0.34,
    Math.max(...data.names.map((name) => widthOf(name, size) * 1.03), 0) + 2 * scale,
  )
  const left = nameRoom + (low < 0 ? numberRoom : 0)
  const room = Math.max(width * 0.2, width - left - (high > 0 ? numberRoom : 0))
  const at = (value: number) => left + (high === low ? 0 : ((value - low) / (high - low)) * room)
  const bar = data.tracks.length > 1 ? line : line * 1.15
  const gap = 1.6 * scale
  return data.names.map((name, row) => {
    const bars = data.tracks.map(({ values: of }, track): DesignItem[] => {
      const value = of[row]
      if (value === null || value === undefined) return []
      const [from, to] = value < 0 ? [at(value), at(0)] : [at(0), at(value)]
      const y = gap / 2 + track * bar
      const text = setText(
        written(data, value, setting),
        {
          x: value < 0 ? from - numberRoom : to + 1.2 * scale,
          y: y + (bar - line) / 2,
          width: numberRoom - 1.2 * scale,
        },
        { size, least: size / 2, fill: theme.ink, align: value < 0 ? 'end' : 'start', most: 1 },
      )
      return [
        {
          kind: 'field',
          x: round(from),
          y: round(y + bar * 0.08),
          width: round(Math.max(to - from, 0.2 * scale)),
          height: round(bar * 0.84),
          fill: colourAt(setting, track),
        },
        ...text.items,
      ]
    })
    const all = bar * data.tracks.length
    const label = setText(
      name,
      { x: 0, y: gap / 2, width: nameRoom - 1.5 * scale },
      { size, least: size * 0.7, fill: theme.ink, leading: 1.15 },
    )
    const height = Math.max(all, label.height) + gap
    const shift = Math.max(0, (all - label.height) / 2)
    const zero: DesignItem = { kind: 'field', x: round(at(0) - 0.1), y: 0, width: 0.2, height, fill: theme.quiet }
    return piece(height, [zero, ...bars.flat(), ...label.items.map((item) => ({ ...item, y: item.y + shift }))])
  })
}

const point = (angle: number, radius: number, centre: number) => {
  const radians = (angle / 180) * Math.PI
  return `${round(centre + Math.sin(radians) * radius)} ${round(centre - Math.cos(radians) * radius)}`
}

function slicePath({ from, to }: Slice, radius: number, inner: number): string {
  // One arc cannot go all the way round.
  const ends = to - from > 359.999 ? [from, (from + to) / 2, to] : [from, to]
  return ends
    .slice(1)
    .map((end, at) => {
      const start = ends[at] ?? 0
      const large = end - start > 180 ? 1 : 0
      return `M${point(start, radius, radius)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${point(end, radius, radius)}L${point(end, inner, radius)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${point(start, inner, radius)}z`
    })
    .join('')
}

/** A ring with its slices named beside it. */
export function piePiece(slices: readonly Slice[], data: ChartData, setting: Setting): Piece {
  const { width, scale, theme, show } = setting
  const radius = Math.min(width * 0.22, 42 * scale)
  const size = (labelSize + 1) * scale
  const left = 2 * radius + 8 * scale
  const colourOf = (slice: Slice, at: number) => (slice.isRest ? theme.line : colourAt(setting, at))
  let y = 0
  const rows = slices.flatMap((slice, at): DesignItem[] => {
    const swatch = millimetresOf(size) * 0.85
    const share = show.percent(slice.share, 1)
    const value = data.isPercent ? '' : `${show.number(slice.value)} · `
    const label = setText(
      slice.label,
      { x: left + swatch * 1.7, y, width: (width - left) * 0.6 - swatch * 1.7 },
      { size, least: size * 0.7, fill: theme.ink },
    )
    const number = setText(
      value + share,
      { x: left + (width - left) * 0.62, y, width: (width - left) * 0.38 },
      { size, least: size * 0.6, bold: true, fill: theme.ink, align: 'end', most: 1 },
    )
    const top = y
    y += Math.max(label.height, number.height) + 1.6 * scale
    return [
      {
        kind: 'field',
        x: left,
        y: top + millimetresOf(size) * 0.25,
        width: swatch,
        height: swatch,
        fill: colourOf(slice, at),
      },
      ...label.items,
      ...number.items,
    ]
  })
  const height = Math.max(2 * radius, y)
  const ring = { x: 0, y: (height - 2 * radius) / 2, width: 2 * radius, height: 2 * radius }
  const spoken = slices.map((slice) => `${slice.label} ${show.percent(slice.share, 1)}`).join(', ')
  const arcs = slices
    .filter(({ share }) => share > 0)
    .map((slice) =>
      pathItem(ring, slicePath(slice, radius, radius * 0.55), { fill: colourOf(slice, slices.indexOf(slice)) }),
    )
  const cuts = slices
    .filter(({ share }) => share > 0 && share < 1)
    .map(({ from }) => `M${point(from, radius, radius)}L${point(from, radius * 0.55, radius)}`)
  const gaps =
    cuts.length > 0
      ? [pathItem(ring, cuts.join(''), { stroke: theme.ground, weight: 0.5 * scale }, `Pie chart: ${spoken}`)]
      : []
  return piece(height, [
    ...arcs,
    ...gaps,
    ...rows.map((item) => ({ ...item, y: item.y + Math.max(0, (height - y) / 2) })),
  ])
}

/** Lines over names from left to right. The axis begins at zero, unless it may begin elsewhere, which then stands beneath. */
export function linePiece(data: ChartData, setting: Setting): Piece {
  const { width, scale, theme, fromZero } = setting
  const size = labelSize * scale
  const line = millimetresOf(size) * lineShare
  const values = data.tracks.flatMap((track) => track.values.filter((value) => value !== null))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span: [number, number] = fromZero || least === most ? [Math.min(0, least), Math.max(0, most)] : [least, most]
  const [low, high] = span[0] === span[1] ? [0, 1] : nice(span[0], span[1], 5)
  const marks = ticks(low, high, 5)
  const left = Math.max(...marks.map((mark) => widthOf(written(data, mark, setting), size))) * 1.03 + 2 * scale
  const height = Math.min(width * 0.42, 85 * scale)
  const top = line / 2
  const bottom = top + height
  const count = data.names.length
  const x = (at: number) => left + (count === 1 ? 0.5 : at / (count - 1)) * (width - left - 4 * scale) + 2 * scale
  const y = (value: number) => bottom - ((value - low) / (high - low)) * height
  const grid = marks.flatMap((mark): DesignItem[] => [
    {
      kind: 'field',
      x: left,
      y: round(y(mark) - (mark === 0 ? 0.15 : 0.06)),
      width: width - left,
      height: mark === 0 ? 0.3 : 0.12,
      fill: mark === 0 ? theme.quiet : theme.line,
    },
    ...setText(
      written(data, mark, setting),
      { x: 0, y: y(mark) - line / 2, width: left - 1.5 * scale },
      { size, least: size * 0.6, fill: theme.quiet, align: 'end', most: 1 },
    ).items,
  ])
  const box = { x: 0, y: 0, width, height: bottom + 1 }
  const curves = data.tracks.flatMap(({ values: of }, track): DesignItem[] => {
    let isDown = false
    const steps = of.map((value, at) => {
      if (value === null) {
        isDown = false
        return ''
      }
      const step = `${isDown ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`
      isDown = true
      return step
    })
    const dot = 1.1 * scale
    const dots =
      count > 40
        ? []
        : of.flatMap((value, at) =>
            value === null
              ? []
              : [
                  `M${round(x(at) - dot)} ${round(y(value))}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0z`,
                ],
          )
    const colour = colourAt(setting, track)
    return [
      pathItem(
        box,
        steps.join(''),
        { stroke: colour, weight: 0.9 * scale },
        track === 0 ? spokenLines(data, setting) : undefined,
      ),
      ...(dots.length > 0 ? [pathItem(box, dots.join(''), { fill: colour })] : []),
    ]
  })
  // As many names as have room beside each other, always the first of them.
  const widest = Math.max(...data.names.map((name) => widthOf(name, size))) + 2 * scale
  const room = count === 1 ? width : (width - left) / (count - 1)
  const stride = Math.max(1, Math.ceil(Math.min(widest, 32 * scale) / room))
  let deepest = 0
  const names = data.names.flatMap((name, at): DesignItem[] => {
    if (at % stride !== 0) return []
    const wide = Math.max(room * stride, 8 * scale) - scale
    const isFirst = at === 0
    const isLast = x(at) + wide / 2 > width
    const own = { start: x(at) - 2 * scale, middle: x(at) - wide / 2, end: width - wide }
    const align = isFirst && count > 1 ? 'start' : isLast && count > 1 ? 'end' : 'middle'
    const set = setText(
      name,
      { x: own[align], y: bottom + scale, width: wide },
      { size, least: size * 0.7, fill: theme.quiet, align, leading: 1.15 },
    )
    deepest = Math.max(deepest, set.height)
    return set.items
  })
  const isCut = low > 0 || high < 0
  const note = isCut
    ? setText(
        `The axis begins at ${written(data, low > 0 ? low : high, setting)}, not at zero.`,
        { x: left, y: bottom + deepest + 2 * scale, width: width - left },
        { size: size * 0.9, fill: theme.quiet },
      )
    : { items: [], height: 0 }
  return piece(bottom + deepest + 2 * scale + note.height, [...grid, ...curves, ...names, ...note.items])
}

function spokenLines({ names, tracks, ...data }: ChartData, setting: Setting): string {
  const parts = tracks.map(({ label, values }) => {
    const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return label
    return `${label ? `${label} ` : ''}from ${written(data, first.value, setting)} (${names[first.at]}) to ${written(data, last.value, setting)} (${names[last.at]})`
  })
  return `Line chart: ${parts.join('; ')}`
}
