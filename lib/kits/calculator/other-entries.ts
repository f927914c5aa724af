import type { Show } from '@/lib/base/format/show'
import { takesNumber } from '@/lib/kits/fields/read'
import type { AnyValues, Fields, NumericField, Scalar } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import { isShown } from '@/lib/kits/fields/visible'

type Row = Readonly<Record<string, Scalar | undefined>>

/** Whether two figures are the same but for the last digits of a double. */
export const near = (found: number, wanted: number) =>
  Math.abs(found - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted), Math.abs(found))

/** How many numbers `otherNumbers` gives. */
export const tries = 5

/** Other numbers that somebody might enter: close to the one there is, and ten times as much or as little. */
export function otherNumbers(field: NumericField, value: number): number[] {
  const raw =
    field.kind === 'integer'
      ? [value + 1, Math.max(value - 1, 2), value * 2 + 3, Math.ceil(value / 10), value * 10 + 1]
      : field.kind === 'percent' || field.kind === 'rate'
        ? [value + 0.01, value * 0.5 + 0.003, value * 1.6, value * 0.1, value * 10]
        : value === 0
          ? [1, 25, 1250, 0.1, 100_000]
          : [value * 1.07, value * 0.9, value * 2.5, value * 0.1, value * 10]
  const decimals = Math.min(field.decimals ?? 6, 6)
  return raw.map((one) => Number(one.toFixed(decimals)))
}

/** Whether a form could hold these values: every number within the limits that the others leave it. */
export function isAllowed(fields: Fields, values: AnyValues, show: Show): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = values[name]
    if (!isShown(field, values)) return true
    if (isNumeric(field)) return typeof value !== 'number' || takesNumber(field, value, values, show)
    if (field.kind !== 'rows' || !Array.isArray(value)) return true
    return (value as readonly Row[]).every((row) =>
      Object.entries(field.columns).every(([column, cell]) => {
        const number = row[column]
        return !isNumeric(cell) || typeof number !== 'number' || takesNumber(cell, number, { ...values, ...row }, show)
      }),
    )
  })
}
