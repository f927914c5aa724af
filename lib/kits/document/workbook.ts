import { minorUnitDigits } from '@/lib/base/money/currency'
import { fromMinor } from '@/lib/base/money/minor-units'
import { sheetNames, type SheetCell, type Workbook } from '@/lib/base/workbook/workbook'
import type { Block, Document, Fact, Value } from './types'
import { sumCells } from './value'
import { wordsOf } from './words'

type Table = Block & { kind: 'table' }

/** Number formats: ECMA-376 Part 1, 18.8.31. */
/** A number format has room for 255 characters. */
const longestUnit = 60
const grouped = (decimals: number) => `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`

/** A unit is written behind the number, in quotes, which it cannot hold itself. */
function numberFormat({ decimals, unit }: { decimals?: number; unit?: string }): string | undefined {
  const digits = decimals === undefined ? undefined : grouped(decimals)
  if (unit === undefined) return digits
  return `${digits ?? 'General'} "${unit.replace(/["\\]/g, '').slice(0, longestUnit)}"`
}

/** A value as a cell: amounts and numbers as numbers, shares as fractions, days as days. */
function cellOf(value: Value, look?: 'total'): SheetCell {
  const looked = look === undefined ? {} : { look }
  if (typeof value === 'string') return { text: value, ...looked }
  if (value.kind === 'date') return { day: value.value, ...looked }
  if (value.kind === 'money') {
    const digits = minorUnitDigits(value.currency)
    return { value: fromMinor(value.minor, digits), format: `${grouped(digits)} "${value.currency}"`, ...looked }
  }
  if (value.kind === 'percent') return { value: value.value, format: '0.00##%', ...looked }
  const format = numberFormat(value)
  return { value: value.value, ...(format === undefined ? {} : { format }), ...looked }
}

function tablesIn(blocks: readonly Block[]): Table[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block] : block.kind === 'columns' ? block.columns.flatMap(tablesIn) : [],
  )
}

/** The tables of a document as a workbook, a sheet each, with their sums and totals. */
export function documentWorkbook(document: Document): Workbook {
  const tables = tablesIn(document.blocks).filter(({ rows }) => rows.length > 0)
  const names = sheetNames(tables.map(({ label }) => label))
  const words = wordsOf(document)
  const totalRow = ({ label, value }: Fact, width: number): readonly SheetCell[] => [
    { text: label, look: 'total' },
    ...Array.from({ length: Math.max(0, width - 2) }, () => null),
    cellOf(value, 'total'),
  ]
  return {
    title: document.title,
    sheets: tables.map((table, at) => {
      const foot = sumCells(table, words.total)
      return {
        name: names[at] ?? '',
        frozenRows: 1,
        widths: table.columns.map(({ label }) => Math.max(14, label.length + 2)),
        rows: [
          table.columns.map(({ label }): SheetCell => ({ text: label, look: 'head' })),
          ...table.rows.map((cells) => cells.map((cell) => cellOf(cell))),
          ...(foot ? [foot.map((cell) => cellOf(cell, 'total'))] : []),
          ...(table.totals ?? []).map((fact) => totalRow(fact, table.columns.length)),
        ],
      }
    }),
  }
}
