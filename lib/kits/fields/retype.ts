import type { Show } from '@/lib/base/format/show'
import { readCell, unitIn, type Typed, type TypedRow } from './read'
import type { Fields, ScalarField } from './types'
import { isNumeric, typedCell } from './write'

function retypeCell(field: ScalarField, text: string, from: Show, to: Show, unit?: string): string {
  if (!isNumeric(field)) return text
  // Limits of the field do not matter here: a number that is out of range is still that number in another region.
  const { min: _min, max: _max, above: _above, below: _below, decimals: _decimals, ...unlimited } = field
  const reading = readCell({ ...unlimited, negative: true } as ScalarField, text, {}, from, unit)
  return 'value' in reading && typeof reading.value === 'number' ? typedCell(field, reading.value, to, unit) : text
}

/** Boxes typed in one region, written the way of another: 1,234.5 becomes 1.234,5. What cannot be read stays as it is. */
export function retype(fields: Fields, typed: Typed, from: Show, to: Show): Typed {
  if (from.region.separators === to.region.separators) return typed
  return Object.fromEntries(
    Object.entries(typed).map(([name, boxes]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field) return [name, boxes]
      if (field.kind === 'rows') {
        if (!Array.isArray(boxes)) return [name, boxes]
        return [name, boxes.map((row: TypedRow) => retypeRow(field.columns, row, from, to))]
      }
      return [
        name,
        typeof boxes === 'string' ? retypeCell(field, boxes, from, to, unitIn(typed, name, field, to)) : boxes,
      ]
    }),
  )
}

function retypeRow(columns: Readonly<Record<string, ScalarField>>, row: TypedRow, from: Show, to: Show): TypedRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      return [name, column ? retypeCell(column, text, from, to) : text]
    }),
  )
}
