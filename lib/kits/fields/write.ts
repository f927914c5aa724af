import { decimalsIn } from '@/lib/base/format/plain-digits'
import type { Show } from '@/lib/base/format/show'
import { convertUnit } from '@/lib/base/units/dimensions'
import type { AnyValue, Field, NumericField, QuantityField, RowsField, Scalar, ScalarField } from './types'

/** As many significant digits as survive two conversions. */
const keptDigits = 13
/** 6 m are 19.6850393700787… ft; so many digits of that are enough in a box. */
const convertedDigits = 6

function significantDigits(value: number): number {
  return (String(value).split('e')[0] ?? '').replace(/[-.]/g, '').replace(/^0+/, '').length
}

/** What was typed in `unit` comes back with all its digits; only what has no end there is rounded. */
function inUnit(value: number, field: QuantityField, unit: string): number {
  const converted = convertUnit(value, field.of, field.unit, unit)
  if (unit === field.unit) return converted
  const kept = Number(converted.toPrecision(keptDigits))
  return significantDigits(kept) < keptDigits ? kept : Number(converted.toPrecision(convertedDigits))
}

/** A number as it stands in a box: the region's separators, all its decimals, no symbol. */
export function typedNumber(field: NumericField, value: number, show: Show, unit?: string): string {
  const typed =
    field.kind === 'percent' || field.kind === 'rate'
      ? Number((value * 100).toPrecision(12))
      : field.kind === 'quantity' && unit !== undefined
        ? inUnit(value, field, unit)
        : value
  return show.number(typed, Math.min(decimalsIn(typed), 12))
}

/** What a box shows for a value. */
export function typedCell(field: ScalarField, value: Scalar | undefined, show: Show, unit?: string): string {
  if (field.kind === 'toggle') return value === true ? 'yes' : 'no'
  if (value === undefined) return ''
  if (typeof value !== 'number') return String(value)
  return typedNumber(field as NumericField, value, show, unit)
}

export function typedRows(field: RowsField, value: AnyValue, show: Show): Record<string, string>[] {
  if (!Array.isArray(value)) return []
  return value.map((row: Readonly<Record<string, Scalar | undefined>>) =>
    Object.fromEntries(
      Object.entries(field.columns).map(([column, cell]) => [column, typedCell(cell, row[column], show)]),
    ),
  )
}

export function isNumeric(field: Field): field is NumericField {
  return ['money', 'number', 'integer', 'percent', 'rate', 'quantity'].includes(field.kind)
}
