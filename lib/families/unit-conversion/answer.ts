import type { Show } from '@/lib/base/format/show'
import { problem, type Problem } from '@/lib/base/problem'
import {
  decimalsOf,
  isLess,
  magnitude,
  negated,
  quotient,
  ratio,
  roundedTo,
  size,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
import {
  convertExactly,
  isExact,
  isSigned,
  startsAtZero,
  toFirstUnit,
  unitRow,
  unitsIn,
  type QuantityName,
} from '@/lib/base/units/table'
import type { Step } from '@/lib/kits/calculator/types'
import { significantDigits, type Measure } from '@/lib/subjects/units/read'
import { lastDigit, withSymbol, writeAnswer, writeExactly, writePace, writeRounded } from '@/lib/subjects/units/write'

/** One measure in another unit, in the three ways a page writes it. */
export interface Converted {
  value: Ratio
  answer: string
  rounded: string
  exact: string | undefined
}

/** The measure as it was understood. */
export function entered({ parts }: Measure): string {
  return parts.map(({ text, unit }) => withSymbol(text, unit)).join(' ')
}

/** Why this much of a quantity cannot be: below absolute zero, less than nothing. Undefined where it can. */
export function impossible<const Name extends string>(
  measure: Measure,
  quantity: QuantityName,
  field: Name,
): Problem<Name> | undefined {
  if (isSigned(quantity)) return undefined
  const inFirst = toFirstUnit(measure.value, quantity, measure.unit)
  if (!inFirst) return problem(field, 'must be more than 0')
  if (!isLess(inFirst, toRatio('0'))) return undefined
  return problem(field, quantity === 'temperature' ? 'must not be below absolute zero' : 'must not be negative')
}

/**
 * The place to which a result is rounded: as many significant digits as were typed, and on the scales of temperature, whose zeros
 * differ, as many decimals (NIST SP 811, B.7).
 */
function roundedPlace(measure: Measure, value: Ratio, quantity: QuantityName, to: string): number {
  if (startsAtZero(quantity, measure.unit) && startsAtZero(quantity, to))
    return lastDigit(value, significantDigits(measure, quantity))
  if (quantity === 'temperature') return Math.min(0, magnitude(measure.step))
  return lastDigit(value, significantDigits(measure, quantity))
}

/** How many digits a list shows: all, as many as were typed, or so many significant ones. */
export type Digits = 'all' | 'typed' | number

/** A value rounded to the digits that are wanted. */
export function withDigits(
  unit: string,
  value: Ratio,
  { measure, quantity, digits }: { measure: Measure; quantity: QuantityName; digits: Digits },
): Ratio {
  if (digits === 'all') return value
  return roundedTo(value, digits === 'typed' ? roundedPlace(measure, value, quantity, unit) : lastDigit(value, digits))
}

/** A value of a unit with the digits that are wanted; minutes for a distance as m:ss. */
export function writeIn(
  unit: string,
  value: Ratio,
  { measure, quantity, digits }: { measure: Measure; quantity: QuantityName; digits: Digits },
  show: Show,
): string {
  const pace = unit.startsWith('min/') ? writePace(value, show) : undefined
  if (pace !== undefined || digits === 'all') return pace ?? writeAnswer(value, show)
  const place = digits === 'typed' ? roundedPlace(measure, value, quantity, unit) : lastDigit(value, digits)
  return writeRounded(value, place, show)
}

/** Undefined for the reciprocal of 0. */
export function converted(measure: Measure, quantity: QuantityName, to: string, show: Show): Converted | undefined {
  const value = convertExactly(measure.value, quantity, measure.unit, to)
  if (!value) return undefined
  const isWhole = !measure.curve && isExact(quantity, measure.unit) && isExact(quantity, to)
  const exactly = isWhole ? writeExactly(value, show) : undefined
  return {
    value,
    answer: withSymbol(writeIn(to, value, { measure, quantity, digits: 'all' }, show), to),
    rounded: withSymbol(writeRounded(value, roundedPlace(measure, value, quantity, to), show), to),
    exact: exactly && withSymbol(exactly, to),
  }
}

function isReadable(value: Ratio): boolean {
  const decimals = decimalsOf(value)
  return decimals !== undefined && decimals + Math.max(0, magnitude(value)) < 15
}

/** What is added to a number so that 0 is absolute zero; undefined where it is already. */
function offsetOf(quantity: QuantityName, unit: string): Ratio | undefined {
  const offset = / \+ (\S+)$/.exec(String(unitRow(quantity, unit)[0]))?.[1]
  return offset === undefined ? undefined : toRatio(offset)
}

function plus(written: string, added: Ratio, show: Show): string {
  return `${written} ${added.over < 0n ? '−' : '+'} ${writeAnswer(size(added), show)}`
}

function scaleWorking(measure: Measure, quantity: QuantityName, to: string, show: Show): string {
  const written = writeAnswer(measure.value, show)
  const [added, taken] = [offsetOf(quantity, measure.unit), offsetOf(quantity, to)]
  const factor = unitsIn(quantity, measure.unit, to)
  const sum = added ? plus(written, added, show) : written
  const quotientText = `${factor.over < 0n ? '−' : ''}${size(factor).over}/${factor.under}`
  const times = factor.over === factor.under ? sum : `${added ? `(${sum})` : sum} × ${quotientText}`
  return taken ? plus(times, negated(taken), show) : times
}

/** The line before the conversion itself, where what was typed is not one figure of one unit. */
export function gathering(measure: Measure, unitName: string, show: Show): Step[] {
  if (measure.parts.length <= 1 && !measure.curve) return []
  return [
    {
      finds: `All of it in ${unitName}`,
      working: measure.curve ?? entered(measure),
      gives: withSymbol(writeAnswer(measure.value, show), measure.unit),
    },
  ]
}

/** How one gets from the measure to another unit, as a line of arithmetic. */
export function working(measure: Measure, quantity: QuantityName, to: string, show: Show): string {
  const written = withSymbol(writeAnswer(measure.value, show), measure.unit)
  if (measure.unit === to) return written
  if (quantity === 'temperature') return scaleWorking(measure, quantity, to, show)
  const factor = unitsIn(quantity, measure.unit, to)
  if (!startsAtZero(quantity, measure.unit) || !startsAtZero(quantity, to)) {
    const constant = convertExactly(toRatio('1'), quantity, measure.unit, to)
    return constant ? `${writeAnswer(constant, show)} ÷ ${writeAnswer(measure.value, show)}` : written
  }
  if (isReadable(factor)) return `${written} × ${writeAnswer(factor, show)}`
  const inverse = quotient(ratio(1n), factor)
  return isReadable(inverse)
    ? `${written} ÷ ${writeAnswer(inverse, show)}`
    : `${written} × ${writeAnswer(factor, show)}`
}

/** A value in two units, the smaller one in parts of 1/`parts`; a full bigger one is carried. `left` is what rounding left out. */
export function inTwoUnits(value: Ratio, smallInBig: Ratio, parts: bigint) {
  const scaled = size(value)
  const count = roundedCount(scaled, smallInBig, parts)
  const inBig = (smallInBig.over * parts) / smallInBig.under
  return {
    big: count / inBig,
    small: count % inBig,
    negative: value.over < 0n && count > 0n,
    rounded: ratio(count * smallInBig.under, smallInBig.over * parts),
  }
}

function roundedCount(value: Ratio, smallInBig: Ratio, parts: bigint): bigint {
  const over = value.over * smallInBig.over * parts * 2n
  const under = value.under * smallInBig.under
  return (over + under) / (under * 2n)
}
