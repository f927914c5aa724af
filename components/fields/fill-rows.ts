import { pastedRows } from '@/lib/kits/fields/pasted-rows'
import { leastRows, type TypedRow } from '@/lib/kits/fields/read'
import type { RowsField } from '@/lib/kits/fields/types'
import type { Region } from '@/lib/base/region/types'

interface Paste {
  field: RowsField
  rows: readonly TypedRow[]
  /** Nobody has entered the rows: they came with the page. */
  untouched: boolean
  text: string
  region: Region
  /** The cell it is pasted into. */
  position: number
  columnPosition: number
  emptyRow(): TypedRow
}

/**
 * A block copied from a spreadsheet fills the table from the cell it is pasted into. Pasted at the start over rows that came
 * with the page, it replaces all of them: what is left of an example would spoil the sum. Undefined for a text that is one cell,
 * and the number of rows it would take where the table cannot hold them.
 */
export function fillRows(paste: Paste): { rows: TypedRow[] } | { tooMany: number } | undefined {
  const { field, rows, untouched, text, region, position, columnPosition, emptyRow } = paste
  const pasted = pastedRows(field.columns, columnPosition, text, region)
  if (pasted.length <= 1 && Object.keys(pasted[0] ?? {}).length <= 1) return undefined
  const count = position + pasted.length
  if (count > (field.max ?? 1000)) return { tooMany: count }
  const replaces = untouched && position === 0 && columnPosition === 0
  const filled = replaces ? [] : rows.map((row) => ({ ...row }))
  pasted.forEach((line, at) => {
    filled[position + at] = { ...(filled[position + at] ?? emptyRow()), ...line }
  })
  while (filled.length < leastRows(field)) filled.push(emptyRow())
  return { rows: filled }
}
