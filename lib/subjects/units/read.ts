import { writtenFractions } from '@/lib/base/text/written-fractions'
import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import {
  isLess,
  magnitude,
  negated,
  product,
  quotient,
  ratio,
  size,
  sum,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
import { startsAtZero, unitsIn, type QuantityName } from '@/lib/base/units/table'
import { readCurved } from './curved'
import { sameSigns, unitAtStart } from './names'

/** A quantity as typed: so many of one unit, and how finely it was given. */
export interface Measure {
  value: Ratio
  unit: string
  /** The unit in which the last figure was typed, and the step of that figure: 0.01 m for 1.80 m, 1/4 in for 11 3/4 in. */
  finest: string
  step: Ratio
  /** What was typed, part by part. */
  parts: readonly { text: string; unit: string }[]
  /** How the value comes of what was typed, where no factor leads there: its digits are rounded then. */
  curve?: string
}

export type MeasureReading = Measure | { refused: string }

interface Options {
  quantity: QuantityName
  region: Region
  /** What a number without a unit is in. */
  bare: string
  /** Units read as another one of the same name, such as a survey foot. */
  instead?: Readonly<Record<string, string>>
}

/** What follows a unit when its own parts are typed without a name: 5'11, 12 st 4. */
const nextSmaller: Readonly<Record<string, string>> = {
  mi: 'yd',
  yd: 'ft',
  ft: 'in',
  st: 'lb',
  lb: 'oz',
  'lb t': 'oz t',
  km: 'm',
  m: 'cm',
  kg: 'g',
  day: 'h',
  h: 'min',
  min: 's',
  '°': '′',
  '′': '″',
  'US gal': 'US qt',
  'imp gal': 'imp pt',
}

const numeral = /^(?:\d[\d.,]*(?: \d{3}(?!\d)[\d.,]*)*|[.,]\d+)/
const exponent = /^(?:e([-+]?\d{1,3})(?![\p{L}\d])| ?[×x*·] ?10\^?([-+]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/iu
const loneFraction = /^(\d+) ?\/ ?(\d+)/
const addedFraction = /^(?: ?- ?| )(\d+) ?\/ ?(\d+)/
const between = /^(?:,? ?and | ?- ?|[, ]+)/i

const widest = 60

interface Figure {
  value: Ratio
  step: Ratio
  text: string
  length: number
}

function unraised(text: string): string {
  return text.replace(/[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) =>
    '⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign) < 2 ? (sign === '⁻' ? '-' : '') : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)),
  )
}

function fractionAt(found: RegExpExecArray | null): { value: Ratio; step: Ratio } | undefined {
  const [, over = '', under = ''] = found ?? []
  if (!found || Number(under) === 0) return undefined
  return { value: ratio(BigInt(over), BigInt(under)), step: ratio(1n, BigInt(under)) }
}

/** The step of the last digit: 0.01 for 1.80 and for 0.05, 1 for 100. */
function stepOf(numeralText: string, value: Ratio): Ratio {
  const digits = numeralText.replace(/\D/g, '').replace(/^0+/, '')
  const decimals = value.over === 0n ? numeralText.replace(/\D/g, '').length - 1 : digits.length - 1 - magnitude(value)
  return toRatio(`1e${-decimals}`)
}

/** The number at the beginning of a text. A string says why there is none. */
function figureAt(text: string, region: Region): Figure | string {
  const alone = loneFraction.exec(text)
  if (alone) {
    const read = fractionAt(alone)
    return read ? { ...read, text: alone[0], length: alone[0].length } : 'must not divide by 0'
  }
  const [found = ''] = numeral.exec(text) ?? []
  const written = found.replace(/[.,]+$/, '')
  if (written === '') return 'must be a number with a unit'
  const read = readNumber(written, region, { magnitudes: false })
  if ('problem' in read) return 'must have its decimals and groups of digits where your region has them'
  let value = toRatio(String(read.value))
  let length = written.length
  const power = exponent.exec(text.slice(length))
  const scale = toRatio(`1e${unraised(power?.[1] ?? power?.[2] ?? '0')}`)
  let step = product(stepOf(written, value), scale)
  value = product(value, scale)
  length += power?.[0].length ?? 0
  const more = power ? null : addedFraction.exec(text.slice(length))
  if (more) {
    const added = fractionAt(more)
    if (!added) return 'must not divide by 0'
    value = sum(value, added.value)
    step = added.step
    length += more[0].length
  }
  return { value, step, text: text.slice(0, length).replace(/(\d) ?- ?(?=\d)/, '$1 '), length }
}

/** π/6 and 3pi/4 with the number in front of its unit: 1/6 π, 3/4 π. */
function numberFirst(text: string): string {
  return text.replace(
    /^(-?) ?(\d*) ?(?:π|pi) ?\/ ?(\d+)(?: ?rad)?/i,
    (_, minus: string, over: string, under: string) => {
      return `${minus}${over || 1}/${under} π rad`
    },
  )
}

function prepared(text: string, region: Region): string {
  const apart = region.separators === 'apostrophe-point' ? text.replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '') : text
  return sameSigns(writtenFractions(apart)).replace(/⁄/g, '/')
}

interface Part extends Figure {
  unit: string
}

function unitAfter(
  rest: string,
  before: Part | undefined,
  { quantity, bare }: Options,
): { unit: string; length: number } | string {
  const space = /^ ?/.exec(rest)?.[0].length ?? 0
  const named = unitAtStart(quantity, rest.slice(space))
  if (named) {
    const end = space + named.length
    return { unit: named.unit, length: end + (rest.charAt(end) === '.' && !/^\.\d/.test(rest.slice(end)) ? 1 : 0) }
  }
  if (/^ ?[\p{L}°'"%‰]/u.test(rest) && !/^ ?and /i.test(rest)) return 'must be in a unit of this page'
  if (!before) return { unit: bare, length: 0 }
  const smaller = nextSmaller[before.unit]
  return smaller ? { unit: smaller, length: 0 } : 'must name the unit of each number'
}

const clock = /^(\d+):([0-5]\d(?:[.,]\d+)?)(?::([0-5]\d(?:[.,]\d+)?))?(?![\d:])/

/** A text that is a clock's figures: 1:30:00 of time, 4:58 of a pace. Undefined for any other, a string where it cannot be told. */
function clockPart(text: string, options: Options): Part | string | undefined {
  const [found = '', first = '', second = '', third] = clock.exec(text) ?? []
  if (found === '' || (options.quantity !== 'time' && options.quantity !== 'speed')) return undefined
  const sixtieth = (figure: string, power: bigint) => quotient(toRatio(figure.replace(',', '.')), ratio(60n ** power))
  const whole = sum(toRatio(first), sum(sixtieth(second, 1n), third === undefined ? toRatio('0') : sixtieth(third, 2n)))
  const last = third ?? second
  const step = quotient(toRatio(`1e-${(last.split(/[.,]/)[1] ?? '').length}`), ratio(third === undefined ? 60n : 3600n))
  const rest = text.slice(found.length)
  if (options.quantity === 'time') {
    const isWhole = third !== undefined && rest === ''
    return isWhole
      ? { value: whole, step, text: found, length: text.length, unit: 'h' }
      : 'must have hours, minutes and seconds, 1:30:00, or units, 1 h 30 min'
  }
  const unit = unitAfter(rest, undefined, options)
  if (typeof unit === 'string') return unit
  if (!unit.unit.startsWith('min/') || unit.length !== rest.length || third !== undefined)
    return 'must be minutes and seconds for a distance, such as 4:58 /km'
  return { value: whole, step, text: found, length: text.length, unit: unit.unit }
}

function partsOf(text: string, options: Options): Part[] | string {
  const onClock = clockPart(text, options)
  if (onClock !== undefined) return typeof onClock === 'string' ? onClock : [onClock]
  const parts: Part[] = []
  for (let rest = text; rest !== '';) {
    const figure = figureAt(rest, options.region)
    if (typeof figure === 'string') return figure
    const unit = unitAfter(rest.slice(figure.length), parts.at(-1), options)
    if (typeof unit === 'string') return unit
    parts.push({ ...figure, unit: unit.unit })
    rest = rest.slice(figure.length + unit.length)
    rest = rest.replace(between, '')
  }
  return parts
}

/** Parts beside each other get smaller, and each stays below one of the part before: 5 ft 12 in is no length. */
function fitFault(parts: readonly Part[], { quantity }: Options): string | undefined {
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    if (!before) continue
    if (!startsAtZero(quantity, part.unit)) return 'must be one number'
    const most = unitsIn(quantity, before.unit, part.unit)
    if (!isLess(toRatio('1'), most)) return 'must go from the larger unit to the smaller one'
    if (!isLess(part.value, most)) return `must have a smaller number of ${part.unit} beside ${before.unit}`
  }
  return undefined
}

/** Who writes US gal means it, whichever gallon is chosen. */
const namesCountry = /(?:^|[\s\d])(?:US|UK|imp|imperial)\.?\s/i

/**
 * Reads a quantity as people write it: 1.8 m, 1.5e3 m, 5 ft 11 3/4 in, 5'11", 5-11 3/4, 12 st 4, 3 h 20 min. A minus in front
 * counts for all of it. Of power also levels, 20 dBm, and of angles slopes, 5% and 1 in 20. Refuses, with the end of a sentence, what is no number, a unit of another quantity, and parts that do
 * not fit beside each other.
 */
export function readMeasure(text: string, options: Options): MeasureReading {
  const { quantity } = options
  const instead = namesCountry.test(text) ? {} : (options.instead ?? {})
  const [, minus = '', body = ''] =
    /^(-?) ?(.*)$/.exec(
      options.quantity === 'angle' ? numberFirst(prepared(text, options.region)) : prepared(text, options.region),
    ) ?? []
  const unsigned = body.replace(/^\+ ?/, '')
  const curved = readCurved(unsigned, minus ? -1 : 1, quantity, (rest) => figureAt(rest, options.region))
  if (curved) return typeof curved === 'string' ? { refused: curved } : curved
  const parts = partsOf(unsigned, options)
  if (typeof parts === 'string') return { refused: parts }
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return { refused: 'must be a number with a unit' }
  const fault = fitFault(parts, options)
  if (fault) return { refused: fault }
  const total = parts.reduce(
    (all, part) =>
      sum(all, part === first ? part.value : quotient(part.value, unitsIn(quantity, first.unit, part.unit))),
    toRatio('0'),
  )
  if (total.over !== 0n && Math.abs(magnitude(total)) > widest) return { refused: 'must lie between 1e-60 and 1e60' }
  const written = parts.map(({ text: figure, unit }, at) => ({
    text: minus && at === 0 ? `−${figure}` : figure,
    unit: instead[unit] ?? unit,
  }))
  return {
    value: minus ? negated(total) : total,
    unit: instead[first.unit] ?? first.unit,
    finest: last.unit === first.unit ? (instead[last.unit] ?? last.unit) : last.unit,
    step: size(last.step),
    parts: written,
  }
}

/** How many significant digits a measure was given with, counted in its finest unit: 3 for 1.80 m, for 12 st 4 and for 5'11. */
export function significantDigits({ value, unit, finest, step }: Measure, quantity: QuantityName): number {
  const inFinest = unit === finest ? value : product(value, unitsIn(quantity, unit, finest))
  return Math.max(1, magnitude(quotient(size(inFinest), step)) + 1)
}
