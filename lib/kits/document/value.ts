import type { Show } from '@/lib/base/format/show'
import { fromMinor } from '@/lib/base/money/minor-units'
import { minorUnitDigits } from '@/lib/base/money/currency'
import type { Block, TableColumn, Value } from './types'

/** A value as a reader sees it. Throws for money that is not whole minor units: such a document would not add up. */
export function valueText(value: Value, show: Show): string {
  if (typeof value === 'string') return value
  if (value.kind === 'money') {
    if (!Number.isSafeInteger(value.minor)) throw new RangeError(`${value.minor} is not a whole number of minor units`)
    return value.text ?? show.money(fromMinor(value.minor, minorUnitDigits(value.currency)), undefined, value.currency)
  }
  if (value.text !== undefined) return value.text
  if (value.kind === 'percent') return show.percent(value.value, value.decimals)
  if (value.kind === 'date') return show.date(value.value)
  const written = show.number(value.value, value.decimals)
  return value.unit ? `${written} ${value.unit}` : written
}

export function isNumericValue(value: Value | undefined): boolean {
  return typeof value === 'object' && value.kind !== 'date'
}

/** Where a cell stands in its column: as the column says, else numbers and money at the end. A head has the place of the first row's cell. */
export function alignOf({ align }: TableColumn, cell: Value | undefined): 'start' | 'end' | 'centre' {
  return align ?? (isNumericValue(cell) ? 'end' : 'start')
}

/** The sum of one column; undefined for a table without rows. Throws where the cells are not all money of one currency, or numbers. */
export function columnSum(table: Block & { kind: 'table' }, position: number): Value | undefined {
  const cells = table.rows.map((row) => row[position] ?? '')
  const [first] = cells
  if (first === undefined) return undefined
  if (typeof first === 'object' && first.kind === 'money') {
    const minor = cells.reduce((sum, cell) => {
      if (typeof cell !== 'object' || cell.kind !== 'money' || cell.currency !== first.currency)
        throw notSummable(table, position)
      return sum + cell.minor
    }, 0)
    return { kind: 'money', minor, currency: first.currency }
  }
  if (typeof first === 'object' && first.kind === 'number') {
    const value = cells.reduce((sum, cell) => {
      if (typeof cell !== 'object' || cell.kind !== 'number') throw notSummable(table, position)
      return sum + cell.value
    }, 0)
    const { text: _, ...sum } = first
    return { ...sum, value }
  }
  throw notSummable(table, position)
}

function notSummable(table: Block & { kind: 'table' }, position: number): TypeError {
  return new TypeError(`${table.label}: the cells of ${table.columns[position]?.label} cannot be added up`)
}

/** What the columns with sums add up to over the first rows of a table, behind a label. */
export function sumsSoFar(table: Block & { kind: 'table' }, rows: number, label: string): readonly Value[] {
  const above = { ...table, rows: table.rows.slice(0, rows) }
  return table.columns.map((column, at) => (column.sum ? (columnSum(above, at) ?? '') : at === 0 ? label : ''))
}

/** The cells beneath a table: its own foot, or the label and what its columns add up to. Undefined where there is neither. */
export function sumCells(table: Block & { kind: 'table' }, label: string): readonly Value[] | undefined {
  if (table.foot) return table.foot
  if (!table.columns.some(({ sum }) => sum) || table.rows.length === 0) return undefined
  return sumsSoFar(table, table.rows.length, label)
}
