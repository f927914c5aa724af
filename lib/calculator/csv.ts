import type { Columns, TableRow } from './types'

/** A cell that a spreadsheet would run as a formula is kept as text. */
function csvCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180 text of a table: unformatted numbers, percentages as fractions, so that a spreadsheet reads every figure whole. */
export function tableToCsv(columns: Columns, rows: readonly TableRow[]): string {
  const names = Object.keys(columns)
  const head = names.map((name) => csvCell(columns[name]?.label ?? name)).join(',')
  const lines = rows.map((row) => names.map((name) => csvCell(String(row[name] ?? ''))).join(','))
  return [head, ...lines].join('\r\n') + '\r\n'
}
