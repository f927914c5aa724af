import { magnitude, ratio, type Ratio } from '@/lib/base/units/ratio'
import type { Region } from '@/lib/base/region/types'
import { roundedBy, type RoundingWay } from './round'
import { readTyped, type Decimal } from './scientific'

/** A digit as it was typed. */
export interface Mark {
  digit: string
  isSignificant: boolean
  why: string
}

/** A measured number: its value, and the power of ten of its last significant digit, which an exact one does not have. */
export interface Measured {
  value: Ratio
  place: number | undefined
}

export interface Counted extends Measured {
  figures: number
  marks: readonly Mark[]
  /** Zeros end a whole number without a decimal sign, so that nobody can tell. */
  isAmbiguous: boolean
}

/**
 * The significant figures of a number as it was typed; of zeros that end a whole number `zerosCount` decides, unless a decimal sign
 * stands behind them (100.). Undefined where the text is no number. Source: NIST GLP 9, rules for significant digits.
 */
export function significantFigures(text: string, region: Region, zerosCount: boolean): Counted | undefined {
  const typed = readTyped(text, region)
  if (!typed) return undefined
  const { isNegative, whole, fraction, hasMark, exponent } = typed
  const digits = [...whole, ...fraction]
  const first = digits.findIndex((digit) => digit !== '0')
  const last = digits.findLastIndex((digit) => digit !== '0')
  const isAmbiguous = first >= 0 && !hasMark && last < digits.length - 1
  const endsAt = hasMark || zerosCount ? digits.length - 1 : last
  const marks = digits.map((digit, at) => markOf(digit, at, { first, last, hasMark, zerosCount }))
  const size = BigInt(digits.join('') || '0')
  const power = exponent - fraction.length
  const scale = 10n ** BigInt(Math.abs(power))
  const value = power < 0 ? ratio(size, scale) : ratio(size * scale)
  return {
    value: { over: isNegative ? -value.over : value.over, under: value.under },
    place: first < 0 ? power : power + digits.length - 1 - endsAt,
    figures: marks.filter(({ isSignificant }) => isSignificant).length,
    marks,
    isAmbiguous,
  }
}

interface Ends {
  first: number
  last: number
  hasMark: boolean
  zerosCount: boolean
}

function markOf(digit: string, at: number, { first, last, hasMark, zerosCount }: Ends): Mark {
  const says = (isSignificant: boolean, why: string): Mark => ({ digit, isSignificant, why })
  if (digit !== '0') return says(true, 'not zero')
  if (first < 0) return says(false, 'zero has no first digit')
  if (at < first) return says(false, 'leading zero, only holds the place')
  if (at < last) return says(true, 'between other digits')
  if (hasMark) return says(true, 'ends a number with a decimal sign')
  return zerosCount
    ? says(true, 'ends a whole number, counted as you chose')
    : says(false, 'ends a whole number, only holds the place')
}

/** How many figures a measured number has, from its first digit to its last place; an exact one has no limit. */
export function figuresOf({ value, place }: Measured): number {
  return place === undefined ? Infinity : Math.max(0, magnitude(value) - place + 1)
}

/** Rounded to its last significant place. */
export function rounded({ value, place = 0 }: Measured, way: RoundingWay): Decimal {
  const scale = 10n ** BigInt(Math.abs(place))
  const step = place < 0 ? ratio(1n, scale) : ratio(scale)
  const { over, under } = roundedBy(value, step, way)
  const digits = place < 0 ? (over * scale) / under : over / (scale * under)
  return { digits, power: place, significant: String(digits).replace('-', '').length }
}

/** A value with so many figures. */
export function withFigures(value: Ratio, figures: number): Measured {
  return { value, place: value.over === 0n ? 0 : magnitude(value) - figures + 1 }
}

/** Rounded to so many figures; 99.96 to three of them is 1.00 × 10², not 100.0. */
export function roundedToFigures(value: Ratio, figures: number, way: RoundingWay): Decimal {
  const found = rounded(withFigures(value, figures), way)
  return found.significant > figures ? rounded({ value, place: found.power + 1 }, way) : found
}
