import type { Show } from '@/lib/base/format/show'
import { writeFieldValue } from './read'
import type { AnyValue, Field } from './types'
import { isNumeric } from './write'

function countRows(count: number, row: string, show: Show): string {
  if (count === 1) return `1 ${row}`
  return `${show.count(count)} ${row.replace(/([^aeiou])y$/, '$1ie')}s`
}

/**
 * The value of a field as a sentence names it, a quantity in `unit`. Nothing where it is empty or is a file, whose text nobody
 * could read.
 */
export function writeInput(field: Field, value: AnyValue, show: Show, unit?: string): string | undefined {
  if (value === undefined || value === '') return undefined
  if (field.kind === 'rows') return Array.isArray(value) ? countRows(value.length, field.row, show) : undefined
  if (field.kind === 'choice') return field.options[String(value)]
  if (field.kind === 'toggle') return value === true ? 'yes' : 'no'
  if (field.kind === 'date') return show.date(String(value))
  if (field.kind === 'month') return show.month(String(value))
  if (isNumeric(field) && typeof value === 'number') return writeFieldValue(field, value, show, unit)
  return field.kind === 'file' ? undefined : String(value)
}
