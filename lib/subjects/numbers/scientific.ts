import { lowered, raised } from '@/lib/base/format/raised'
import { grouped, separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { magnitude, nearestWhole, type Ratio } from '@/lib/base/units/ratio'

/** `digits` × 10^`power`, exactly, with as many significant digits as were typed. */
export interface Decimal {
  digits: bigint
  power: number
  significant: number
}

export const mostPower = 999

const form = /^([-+]?)(\d[\d., \u00A0’']*|[.,]\d+)(?:e([-+]?\d{1,3})| ?[x×*·] ?10(?:\^|\*\*)?\(?([-+]?\d{1,3})\)?)?$/i

/** The whole and the decimal part of a coefficient, in the region's way of writing, and whether a decimal sign stands in it. */
function split(body: string, region: Region): readonly [whole: string, fraction: string, hasMark: boolean] | undefined {
  const { decimal } = separatorsOf[region.separators]
  const marks = [...body.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  const isGrouping =
    last !== undefined && last !== decimal && (marks.length > 1 ? !marks.includes(decimal) : /[.,]\d{3}$/.test(body))
  const at = last === undefined || isGrouping ? -1 : body.lastIndexOf(last)
  const whole = at < 0 ? body : body.slice(0, at)
  const groups = whole.trim().split(/[., \u00A0’']/)
  if (!groups.slice(1).every((group) => /^\d{2,3}$/.test(group))) return undefined
  return [groups.join(''), at < 0 ? '' : body.slice(at + 1).trim(), at >= 0]
}

/** A number as it is typed: its digits before and behind the decimal sign, whether there is one, and the power of ten. */
export interface Typed {
  isNegative: boolean
  whole: string
  fraction: string
  hasMark: boolean
  exponent: number
}

/** The parts of a number that `readDecimal` reads. */
export function readTyped(text: string, region: Region): Typed | undefined {
  const plain = lowered(
    text
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const [, sign, body = '', e, ten] = form.exec(plain) ?? []
  const parts = split(body, region)
  if (sign === undefined || !parts || !/^\d*$/.test(parts[1])) return undefined
  const [whole, fraction, hasMark] = parts
  return { isNegative: sign === '-', whole, fraction, hasMark, exponent: Number(e ?? ten ?? 0) }
}

/**
 * A number as 12,300, 0.00056, 1.23e4, 1.23 × 10^4 or 1.23 × 10⁴. Zeros behind a decimal sign are significant, those that end a
 * whole number are not. Undefined for anything else, and beyond 10^±999.
 */
export function readDecimal(text: string, region: Region): Decimal | undefined {
  const typed = readTyped(text, region)
  if (!typed) return undefined
  const { isNegative, whole, fraction, exponent } = typed
  const size = BigInt(whole + fraction || '0')
  const written = (whole + fraction).replace(/^0+/, '')
  const kept = fraction === '' ? written.replace(/0+$/, '') : written
  return {
    digits: isNegative ? -size : size,
    power: size === 0n ? 0 : exponent - fraction.length,
    significant: Math.max(1, kept.length),
  }
}

const absolute = (value: bigint) => (value < 0n ? -value : value)

/** The power of ten of the first digit. */
export function magnitudeOf({ digits, power }: Decimal): number {
  return digits === 0n ? 0 : String(absolute(digits)).length - 1 + power
}

/** Rounded to so many significant digits, halves away from zero. */
export function toDigits(value: Decimal, significant: number): Decimal {
  const length = String(absolute(value.digits)).length
  const cut = length - significant
  if (value.digits === 0n || cut <= 0) return { ...value, significant }
  const unit = 10n ** BigInt(cut)
  const kept = (absolute(value.digits) + unit / 2n) / unit
  return { digits: value.digits < 0n ? -kept : kept, power: value.power + cut, significant }
}

/** digits × 10^power without the zeros that end it. */
export function trimmed(digits: bigint, power: number): Decimal {
  if (digits === 0n) return { digits, power: 0, significant: 1 }
  let [rest, places] = [digits, power]
  while (rest % 10n === 0n) {
    rest /= 10n
    places += 1
  }
  return { digits: rest, power: places, significant: String(absolute(rest)).length }
}

/** A quotient rounded to so many significant digits, without zeros that end it. */
export function decimalOf(value: Ratio, significant: number): Decimal {
  const power = magnitude(value) - significant + 1
  const scale = 10n ** BigInt(Math.abs(power))
  // Not in lowest terms: of numbers of thousands of digits the common divisor would take seconds.
  const { over, under } = value
  return trimmed(nearestWhole(power < 0 ? { over: over * scale, under } : { over, under: under * scale }), power)
}

const quotientDigits = 15

/** The exact result; of a quotient its first fifteen digits. Undefined for a division by 0. */
export function combine(one: Decimal, other: Decimal, operation: '+' | '−' | '×' | '÷'): Decimal | undefined {
  if (operation === '×') return trimmed(one.digits * other.digits, one.power + other.power)
  if (operation === '÷') {
    if (other.digits === 0n) return undefined
    const places = BigInt(quotientDigits + String(absolute(other.digits)).length)
    const scaled = (one.digits * 10n ** places) / other.digits
    const rounded = toDigits(
      { digits: scaled, power: one.power - other.power - Number(places), significant: 0 },
      quotientDigits,
    )
    return trimmed(rounded.digits, rounded.power)
  }
  const power = Math.min(one.power, other.power)
  const at = (value: Decimal) => value.digits * 10n ** BigInt(value.power - power)
  const sum = operation === '+' ? at(one) + at(other) : at(one) - at(other)
  return trimmed(sum, power)
}

/** The coefficient with its first digit `shift` places before the decimal sign, and the zeros that are significant. */
function coefficient(value: Decimal, shift: number, show: Show): string {
  const { decimal } = separatorsOf[show.region.separators]
  const length = Math.max(value.significant, shift + 1)
  const shown = String(absolute(value.digits)).padEnd(length, '0').slice(0, length)
  const fraction = shown.slice(shift + 1)
  return `${value.digits < 0n ? '−' : ''}${shown.slice(0, shift + 1)}${fraction && decimal + fraction}`
}

const times = (written: string, power: number) => `${written} × 10${raised(power)}`

export function writeScientific(value: Decimal, show: Show): string {
  return times(coefficient(value, 0, show), magnitudeOf(value))
}

const thirds = (value: Decimal) => Math.floor(magnitudeOf(value) / 3) * 3

/** The exponent a multiple of three. */
export function writeEngineering(value: Decimal, show: Show): string {
  return times(coefficient(value, magnitudeOf(value) - thirds(value), show), thirds(value))
}

/** From kilo to quetta and from milli to quecto. */
const large = [
  'k (kilo)',
  'M (mega)',
  'G (giga)',
  'T (tera)',
  'P (peta)',
  'E (exa)',
  'Z (zetta)',
  'Y (yotta)',
  'R (ronna)',
  'Q (quetta)',
]
const small = [
  'm (milli)',
  'µ (micro)',
  'n (nano)',
  'p (pico)',
  'f (femto)',
  'a (atto)',
  'z (zepto)',
  'y (yocto)',
  'r (ronto)',
  'q (quecto)',
]

/** With the SI prefix of its thousand: "12.3 k (kilo)". Undefined where there is none. BIPM SI Brochure, 9th edition, 2022. */
export function writePrefixed(value: Decimal, show: Show): string | undefined {
  const third = thirds(value) / 3
  const prefix = (third > 0 ? large : small)[Math.abs(third) - 1]
  return prefix && `${coefficient(value, magnitudeOf(value) - thirds(value), show)}\u00A0${prefix}`
}

const scales = [
  'thousand',
  'million',
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
  'nonillion',
  'decillion',
]

/** In words of the short scale: "12.3 thousand", "560 millionths". Undefined beyond decillions. */
export function writeWords(value: Decimal, show: Show): string | undefined {
  const third = thirds(value) / 3
  const word = scales[Math.abs(third) - 1]
  const written = coefficient(value, magnitudeOf(value) - thirds(value), show)
  if (third === 0) return written
  return word && `${written} ${word}${third < 0 ? 'ths' : ''}`
}

const mostPlain = 33

/** All digits, without a power of ten. Undefined where that is longer than anybody reads. */
export function writePlain(value: Decimal, show: Show): string | undefined {
  if (Math.abs(magnitudeOf(value)) > mostPlain) return undefined
  const separators = separatorsOf[show.region.separators]
  const digits = String(absolute(value.digits)) + '0'.repeat(Math.max(0, value.power))
  const places = Math.max(0, -value.power)
  const all = digits.padStart(places + 1, '0')
  const fraction = places > 0 ? separators.decimal + all.slice(all.length - places) : ''
  return `${value.digits < 0n ? '−' : ''}${grouped(all.slice(0, all.length - places), separators)}${fraction}`
}

/** All digits where they can be read, else with a power of ten. */
export function writeReadable(value: Decimal, show: Show): string {
  const size = magnitudeOf(value)
  return (size >= -7 && size <= 15 ? writePlain(value, show) : undefined) ?? writeScientific(value, show)
}

/** A quotient rounded to so many significant digits. */
export function writeRatio(value: Ratio, significant: number, show: Show): string {
  return writeReadable(decimalOf(value, significant), show)
}
