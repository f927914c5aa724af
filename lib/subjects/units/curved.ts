import { magnitude, size, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import type { QuantityName } from '@/lib/base/units/table'

/** A number at the beginning of a text, how finely it was given and how much of the text it takes; a string says why there is none. */
type FigureAt = (text: string) => { value: Ratio; step: Ratio; text: string; length: number } | string

/** A measure that no factor turns into a unit of the table, in that unit. */
interface CurvedMeasure {
  value: Ratio
  unit: string
  finest: string
  step: Ratio
  parts: readonly { text: string; unit: string }[]
  /** How the value comes of what was typed. */
  curve: string
}

interface Curve {
  /** The unit of the table that it is turned into. */
  unit: string
  symbol: string
  valueOf(typed: number): number
  how(typed: string): string
}

const degrees = (slope: number) => (Math.atan(slope) * 180) / Math.PI

const level = (symbol: string, unit: string): Curve => ({
  unit,
  symbol,
  valueOf: (decibels) => 10 ** (decibels / 10),
  how: (decibels) => `10^(${decibels} ÷ 10)`,
})

/** IEC 60027-3: a level of power is 10 × log₁₀ of its ratio to a milliwatt or a watt. */
const levels: Readonly<Record<string, Curve>> = { dbm: level('dBm', 'mW'), dbw: level('dBW', 'W') }
/** A rise of so many on a hundred along the level: the tangent of the angle. */
const percent: Curve = {
  unit: '°',
  symbol: '%',
  valueOf: (rise) => degrees(rise / 100),
  how: (rise) => `arctan(${rise} ÷ 100)`,
}

/** Of levels; beyond it the power is no number that a page writes. */
const mostDecibels = 500
/** Of a slope, as a power of ten; a steeper one is upright. */
const steepest = 16

function measureOf(typed: string, value: number, besides: number, curve: Pick<Curve, 'unit' | 'symbol'>, how: string) {
  const found = toRatio(String(value))
  const step = size(toRatio(String(Math.abs(besides - value))))
  return {
    value: found,
    unit: curve.unit,
    finest: curve.unit,
    step,
    parts: [{ text: typed, unit: curve.symbol }],
    curve: how,
  }
}

/** 1 in 20 and 1:20: a rise along the level, as signs at roads and railways name it. */
function readRatio(text: string, sign: 1 | -1, figureAt: FigureAt): CurvedMeasure | undefined {
  const rise = figureAt(text)
  if (typeof rise === 'string') return undefined
  const between = /^ ?(?:in|:) ?/.exec(text.slice(rise.length))
  const rest = between && text.slice(rise.length + between[0].length)
  const run = rest ? figureAt(rest) : 'nothing'
  if (typeof run === 'string' || run.length !== rest?.length) return undefined
  const [up, along, step] = [rise.value, run.value, run.step].map(toNumber)
  if (up === undefined || along === undefined || step === undefined || along <= 0) return undefined
  const typed = `${sign < 0 ? '−' : ''}${rise.text} in ${run.text}`
  const how = `arctan(${sign < 0 ? '−' : ''}${rise.text} ÷ ${run.text})`
  const value = sign * degrees(up / along)
  return measureOf(typed, value, sign * degrees(up / (along + step)), { unit: '°', symbol: '1' }, how)
}

/**
 * A measure in what is no multiple of a unit: a level of power in dBm or dBW, turned into mW or W; a slope in percent or as 1 in 20,
 * turned into degrees. `text` is without its sign. Undefined for any other text; a string says why a level is none.
 */
export function readCurved(
  text: string,
  sign: 1 | -1,
  quantity: QuantityName,
  figureAt: FigureAt,
): CurvedMeasure | string | undefined {
  if (quantity !== 'power' && quantity !== 'angle') return undefined
  const figure = figureAt(text)
  if (typeof figure === 'string') return undefined
  const name = text.slice(figure.length).trim().toLowerCase()
  const curve = quantity === 'power' ? levels[name] : /^(?:%|percent|per cent)$/.test(name) ? percent : undefined
  if (!curve) return quantity === 'angle' ? readRatio(text, sign, figureAt) : undefined
  const typed = sign * toNumber(figure.value)
  if (quantity === 'power' && Math.abs(typed) > mostDecibels)
    return `must lie between −${mostDecibels} and ${mostDecibels} ${curve.symbol}`
  if (magnitude(figure.value) > steepest) return 'must be less steep'
  const written = `${sign < 0 ? '−' : ''}${figure.text}`
  const besides = curve.valueOf(typed + toNumber(figure.step))
  return measureOf(written, curve.valueOf(typed), besides, curve, curve.how(written))
}
