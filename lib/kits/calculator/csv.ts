import { csvCell } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import type { Cell, Columns, TableRow } from './types'

/** A cell as other programs read it: unformatted, percentages as fractions. */
export function cellForPrograms(cell: Cell | undefined): string {
  return typeof cell === 'number' ? plainDigits(cell) : (cell ?? '')
}

/** RFC 4180 text of a table: unformatted numbers, percentages as fractions, so that a spreadsheet reads every figure whole. */
export function tableToCsv(columns: Columns, rows: readonly TableRow[]): string {
  const names = Object.keys(columns)
  const head = names.map((name) => csvCell(columns[name]?.label ?? name)).join(',')
  const lines = rows.map((row) => names.map((name) => csvCell(cellForPrograms(row[name]))).join(','))
  return [head, ...lines].join('\r\n') + '\r\n'
}
