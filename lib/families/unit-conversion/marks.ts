import type { Show } from '@/lib/base/format/show'
import { isLess, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { convertExactly, fromFirstUnit, toFirstUnit, type QuantityName } from '@/lib/base/units/table'
import type { TableRow } from '@/lib/kits/calculator/types'
import type { Diagram } from '@/lib/kits/chart/types'
import { readMeasure, type Measure } from '@/lib/subjects/units/read'
import { thermometer } from '@/lib/subjects/units/thermometer'
import { lastDigit, withSymbol, writeAnswer, writeRounded } from '@/lib/subjects/units/write'
import type { Ranges } from './member'

/** Measures with a name, written as somebody in the United States types them. */
interface Marked {
  quantity: QuantityName
  marks?: Readonly<Record<string, string>>
}

/** All digits of a short number, five of a long one. */
function writeShort(value: Ratio, show: Show): string {
  const whole = writeAnswer(value, show)
  return whole.length <= 8 ? whole : writeRounded(value, lastDigit(value, 5), show)
}

/** A mark as a measure. */
function measureOf(name: string, text: string, quantity: QuantityName, bare: string, show: Show): Measure {
  const measure = readMeasure(text, { quantity, region: { ...show.region, separators: 'comma-point' }, bare })
  if ('refused' in measure) throw new Error(`${name}: ${text} ${measure.refused}`)
  return measure
}

/** Amounts of ranges, each end included. */
export function* amounts(ranges: Ranges): Generator<Ratio> {
  for (const [first, last, step] of ranges) {
    const [end, by] = [toRatio(String(last)), toRatio(String(step))]
    for (let at = toRatio(String(first)); !isLess(end, at); at = sum(at, by)) yield at
  }
}

/** Amounts in two units, each with its symbol; what has no value in the other unit is left out. */
export function amountRows(quantity: QuantityName, ranges: Ranges, from: string, to: string, show: Show): TableRow[] {
  return [...amounts(ranges)].flatMap((amount) => {
    const value = convertExactly(amount, quantity, from, to)
    if (!value) return []
    return [{ from: withSymbol(writeShort(amount, show), from), to: withSymbol(writeShort(value, show), to) }]
  })
}

/** Each mark in two units. */
export function markRows({ quantity, marks = {} }: Marked, from: string, to: string, show: Show): TableRow[] {
  return Object.entries(marks).map(([name, text]) => {
    const measure = measureOf(name, text, quantity, from, show)
    const write = (unit: string) => {
      const value = convertExactly(measure.value, quantity, measure.unit, unit)
      return value ? withSymbol(writeShort(value, show), unit) : null
    }
    return { name, from: write(from), to: write(to) }
  })
}

/** A temperature and its marks, as fixed points, beside two scales; of other quantities nothing is drawn. */
export function drawnResults(
  { quantity, marks = {} }: Marked,
  inFirst: Ratio,
  [from, to]: readonly [string, string],
  show: Show,
): { thermometer?: Diagram } {
  if (quantity !== 'temperature') return {}
  const inKelvins = (value: Ratio, unit: string) => toNumber(toFirstUnit(value, quantity, unit) ?? toRatio('0'))
  const write = (unit: string) => {
    const value = fromFirstUnit(inFirst, quantity, unit)
    return value ? withSymbol(writeShort(value, show), unit) : ''
  }
  const points = Object.entries(marks).map(([name, text]) => {
    const { value, unit } = measureOf(name, text, quantity, from, show)
    return { name, kelvin: inKelvins(value, unit) }
  })
  return {
    thermometer: thermometer(
      { kelvin: toNumber(inFirst), written: [write(from), write(to)], scales: [from, to], points },
      show,
    ),
  }
}
