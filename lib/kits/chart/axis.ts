import { nice, ticks as roundTicks } from 'd3-array'

import { raised } from '@/lib/base/format/raised'
import { chartMessages } from '@/lib/messages/chart'

import { type Scale } from './scale'
import { coordinate, element } from './svg'
import { ellipsised, textBlock, textWidth } from './text'
import type { Write } from './types'

export interface Tick {
  value: number
  text: string
}

export interface ValueAxis {
  domain: readonly [number, number]
  ticks: readonly Tick[]
  /** The axis label, with the power of ten the tick texts leave out. */
  heading: string
  /** Widest tick text. */
  width: number
}

function powerName(power: number): string {
  return chartMessages.powers[power] ?? `×10${raised(power)}`
}

/** Leaves out ".00" where every text ends its number with it. */
export function withoutEmptyDecimals(texts: readonly string[]): string[] {
  const zeros = /[.,]0{1,2}(?=\D*$)/
  return texts.every((text) => zeros.test(text)) ? texts.map((text) => text.replace(zeros, '')) : [...texts]
}

/**
 * The span an axis has to show. Lengths (bars, areas) always start at zero; a line may leave zero out when its values
 * are far from it compared with their spread.
 */
export function valueSpan(values: readonly number[], fromZero: boolean): [number, number] {
  let low = values[0] ?? 0
  let high = low
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const size = Math.max(Math.abs(low), Math.abs(high))
  // Below a billionth of the size the doubles between the ends get too few for ticks.
  const flat = high - low <= size * 1e-9
  const nearZero = low > 0 ? low < high * 0.65 : high < low * 0.65
  if (fromZero || flat || nearZero) {
    low = Math.min(0, low)
    high = Math.max(0, high)
  }
  if (low === high) return [0, 1]
  return [low, high]
}

/** A value axis with round ticks whose texts are all different and no wider than `mostWidth`. */
export function valueAxis(options: {
  span: readonly [number, number]
  label: string
  write: Write
  count: number
  mostWidth: number
  size: number
  nice: boolean
  /** Only whole numbers get a tick. */
  whole?: boolean
}): ValueAxis {
  const { span, label, write, size } = options
  const domain = options.nice ? nice(span[0], span[1], options.count) : span
  const [low, high] = domain
  const magnitude = Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high))) / 3) * 3

  const attempt = (power: number): ValueAxis | undefined => {
    for (let count = options.count; count >= 1; count -= 1) {
      const all = roundTicks(low, high, count)
      const values = options.whole ? all.filter((value) => Number.isInteger(value)) : all
      const texts = withoutEmptyDecimals(values.map((value) => write(power === 0 ? value : value / 10 ** power)))
      const width = Math.max(0, ...texts.map((text) => textWidth(text, size)))
      if (new Set(texts).size < texts.length || width > options.mostWidth) continue
      if (values.length < 2 && count > 1) continue
      return {
        domain,
        ticks: values.map((value, index) => ({ value, text: texts[index] ?? '' })),
        heading: power === 0 ? label : chartMessages.scaled(label, powerName(power)),
        width,
      }
    }
    return undefined
  }

  const plain = attempt(0)
  if (plain && plain.ticks.length > 1) return plain
  const scaled = magnitude !== 0 && options.nice ? attempt(magnitude) : undefined
  if (scaled && scaled.ticks.length > 1) return scaled
  if (plain) return plain
  const ends = [low, high].map((value) => ({ value, text: ellipsised(write(value), options.mostWidth, size) }))
  const ticks = ends[0]?.text === ends[1]?.text ? ends.slice(0, 1) : ends
  return { domain, ticks, heading: label, width: Math.max(...ticks.map((tick) => textWidth(tick.text, size))) }
}

/** Horizontal grid lines with their texts to the left; zero is drawn strong. */
export function horizontalGrid(axis: ValueAxis, scale: Scale, left: number, right: number, size: number): string {
  const lines = axis.ticks.map(({ value, text }) => {
    const y = scale(value)
    const line = element('path', {
      class: value === 0 ? 'chart-zero' : 'chart-grid',
      d: `M${coordinate(left)},${coordinate(y)}H${coordinate(right)}`,
    })
    return line + textBlock([text], { x: left - 8, y, size, class: 'chart-quiet', anchor: 'end' })
  })
  return (
    lines.join('') + missingZero(axis, scale, (zero) => `M${coordinate(left)},${coordinate(zero)}H${coordinate(right)}`)
  )
}

/** Vertical grid lines with their texts beneath. */
export function verticalGrid(
  axis: ValueAxis,
  scale: Scale,
  top: number,
  bottom: number,
  size: number,
  frame: number,
): string {
  let previous = -Infinity
  const lines = axis.ticks.map(({ value, text }) => {
    const x = scale(value)
    const line = element('path', {
      class: value === 0 ? 'chart-zero' : 'chart-grid',
      d: `M${coordinate(x)},${coordinate(top)}V${coordinate(bottom)}`,
    })
    const width = textWidth(text, size)
    const middle = Math.max(width / 2, Math.min(x, frame - width / 2))
    if (middle - width / 2 < previous + 6) return line
    previous = middle + width / 2
    return line + textBlock([text], { x: middle, y: bottom + size, size, class: 'chart-quiet', anchor: 'middle' })
  })
  return (
    lines.join('') + missingZero(axis, scale, (zero) => `M${coordinate(zero)},${coordinate(top)}V${coordinate(bottom)}`)
  )
}

/** Zero may lie between ticks when only few texts are different; it is drawn all the same. */
function missingZero(axis: ValueAxis, scale: Scale, path: (zero: number) => string): string {
  const [low, high] = axis.domain
  if (low > 0 || high < 0 || axis.ticks.some((tick) => tick.value === 0)) return ''
  return element('path', { class: 'chart-zero', d: path(scale(0)) })
}

/** The label of the upright axis, above everything else; nothing where there is none. */
export function headingAbove(heading: string, width: number, size: number): string {
  return heading
    ? textBlock([ellipsised(heading, width, size)], { x: 0, y: size * 0.7, size, class: 'chart-quiet' })
    : ''
}

/** The label of the level axis, in the middle beneath its ticks; nothing where there is none. */
export function headingBelow(
  heading: string,
  [left, right]: readonly [number, number],
  bottom: number,
  size: number,
): string {
  return heading
    ? textBlock([ellipsised(heading, right - left, size)], {
        x: (left + right) / 2,
        y: bottom + size * 2.6,
        size,
        class: 'chart-quiet',
        anchor: 'middle',
      })
    : ''
}
