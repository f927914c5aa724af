import type { SheetCell } from '@/lib/base/workbook/workbook'
import type { Cell } from './types'

/** What is known of a value: the kind of its output, column or field, and its decimals. */
export interface Described {
  kind: string
  decimals?: number
}

const grouped = (decimals: number) => `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
/** Number formats: ECMA-376 Part 1, 18.8.31. */
const days: Readonly<Record<string, string>> = { date: 'yyyy-mm-dd', month: 'mmm yyyy' }

function formatOf({ kind, decimals }: Described, minorDigits: number): string | undefined {
  if (kind === 'money') return grouped(decimals ?? minorDigits)
  if (kind === 'percent' || kind === 'rate') return decimals === undefined ? '0.00##%' : `${grouped(decimals)}%`
  if (kind === 'count' || kind === 'integer') return grouped(0)
  return decimals === undefined ? undefined : grouped(decimals)
}

export type NumberCell = Extract<SheetCell, { value: number }>

/** A number with all its digits, shown as the page shows it; `minorDigits` are the decimals of amounts. */
export function numberCell(described: Described, value: number, minorDigits: number): NumberCell {
  const format = formatOf(described, minorDigits)
  return { value, ...(format === undefined ? {} : { format }) }
}

/** One value as a cell: numbers as numbers, days and months as days. */
export function cellOf(described: Described, value: Cell | undefined, minorDigits: number): SheetCell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return numberCell(described, value, minorDigits)
  const format = days[described.kind]
  if (format === undefined) return { text: value }
  return { day: described.kind === 'month' ? `${value}-01` : value, format }
}
