import { toNumber, toRatio } from '@/lib/base/units/ratio'
import { convertExactly } from '@/lib/base/units/table'
import type { Show } from '@/lib/base/format/show'
import type { Diagram, Shape } from '@/lib/kits/chart/types'

interface Thermometer {
  /** The temperature that is shown, in kelvins, and how it is written on the two scales. */
  kelvin: number
  written: readonly [string, string]
  /** Units of temperature: on the left and on the right of the tube. */
  scales: readonly [string, string]
  /** Fixed points by name, in kelvins. */
  points: readonly { name: string; kelvin: number }[]
}

/* The drawing's own units; letters are about 11 of them high, and stand around their place. */
const width = 360
const height = 320
const top = 26
const bottom = 292
const tube = { left: 118, right: 132 }
const bulb = { at: [125, 300] as const, radius: 15 }
const lineOfText = 14
const ticksWanted = 8

/** What a thermometer shows at the least, in kelvins: from −40 to 120 °C. */
const usual = { low: 233.15, high: 393.15 }

interface Scale {
  atZero: number
  perKelvin: number
}

function scaleOf(unit: string): Scale {
  const at = (kelvin: string) => {
    const value = convertExactly(toRatio(kelvin), 'temperature', 'K', unit)
    if (!value) throw new Error(`${unit} is no scale of temperature`)
    return toNumber(value)
  }
  return { atZero: at('0'), perKelvin: at('1') - at('0') }
}

const kelvinAt = ({ atZero, perKelvin }: Scale, value: number) => (value - atZero) / perKelvin
const valueAt = ({ atZero, perKelvin }: Scale, kelvin: number) => atZero + kelvin * perKelvin

/** 1, 2 or 5 times a power of ten that makes about so many steps of a span. */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / ticksWanted))
  const over = span / ticksWanted / power
  return power * (over <= 1 ? 1 : over <= 2 ? 2 : over <= 5 ? 5 : 10)
}

/** Round values of a scale between two temperatures; `outward` to those that enclose them. */
function ticks(scale: Scale, low: number, high: number, outward: boolean): number[] {
  const ends = [valueAt(scale, low), valueAt(scale, high)]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const step = roundStep(most - least)
  // What arithmetic leaves of a whole number of steps.
  const slack = 1e-9
  const first = outward ? Math.floor(least / step + slack) : Math.ceil(least / step - slack)
  const last = outward ? Math.ceil(most / step - slack) : Math.floor(most / step + slack)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/**
 * A thermometer with a scale on each side, filled up to a temperature, and the fixed points that have room beside it: those first in
 * the list before others. It shows at least −40 to 120 °C, and more where the temperature lies beyond.
 */
export function thermometer({ kelvin, written, scales, points }: Thermometer, show: Show): Diagram {
  const [left, right] = [scaleOf(scales[0]), scaleOf(scales[1])]
  const leftTicks = ticks(left, Math.min(kelvin, usual.low), Math.max(kelvin, usual.high), true)
  const ends = [leftTicks.at(0) ?? 0, leftTicks.at(-1) ?? 0].map((value) => kelvinAt(left, value))
  const [low, high] = [Math.max(0, Math.min(...ends)), Math.max(...ends)]
  const heightOf = (at: number) => bottom - ((at - low) / (high - low)) * (bottom - top)
  const marks = (scale: Scale, values: readonly number[], isLeft: boolean): Shape[] =>
    values.flatMap((value): Shape[] => {
      const y = heightOf(kelvinAt(scale, value))
      if (y > bottom + 1) return []
      const [from, to] = isLeft ? [tube.left - 8, tube.left] : [tube.right, tube.right + 8]
      const text: Shape = {
        is: 'text',
        at: [isLeft ? from - 4 : to + 4, y],
        text: show.number(value),
        anchor: isLeft ? 'end' : 'start',
        small: true,
      }
      return [{ is: 'line', from: [from, y], to: [to, y], tone: 'muted' }, text]
    })
  const y = heightOf(kelvin)
  return {
    title: `Thermometer at ${written.join(', ')}`,
    width,
    height,
    shapes: [
      { is: 'rect', at: [tube.left, top - 8], width: tube.right - tube.left, height: bottom - top + 12, tone: 'muted' },
      { is: 'circle', at: bulb.at, radius: bulb.radius, tone: 'accent', filled: true },
      {
        is: 'rect',
        at: [tube.left + 3, y],
        width: tube.right - tube.left - 6,
        height: bulb.at[1] - y,
        tone: 'accent',
        filled: true,
      },
      { is: 'text', at: [tube.left - 12, 10], text: scales[0], anchor: 'end' },
      { is: 'text', at: [tube.right + 12, 10], text: scales[1], anchor: 'start' },
      ...marks(left, leftTicks, true),
      ...marks(right, ticks(right, low, high, false), false),
      ...pointShapes(points, heightOf),
      { is: 'line', from: [0, y], to: [tube.left - 56, y], tone: 'accent', dashed: true },
      { is: 'text', at: [0, y - 11], text: written[0], tone: 'accent' },
      { is: 'text', at: [0, y + 11], text: written[1], tone: 'accent' },
    ],
  }
}

function pointShapes(points: Thermometer['points'], heightOf: (kelvin: number) => number): Shape[] {
  const taken: number[] = []
  return points.flatMap(({ name, kelvin }): Shape[] => {
    const y = heightOf(kelvin)
    if (y < top - 1 || y > bottom + 1 || taken.some((other) => Math.abs(other - y) < lineOfText)) return []
    taken.push(y)
    return [
      { is: 'line', from: [tube.right + 44, y], to: [tube.right + 56, y], tone: 'good' },
      { is: 'text', at: [tube.right + 60, y], text: name, tone: 'good', small: true },
    ]
  })
}
