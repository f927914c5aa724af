import { toMinor } from '@/lib/base/money/minor-units'
import type { Block, Fact, TableColumn, Value } from '@/lib/kits/document/types'
import { initialValue } from '@/lib/kits/fields/initial'
import type { AnyValue, Fields, RowsField, Scalar, ScalarField } from '@/lib/kits/fields/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'

export type Row = Readonly<Record<string, Scalar | undefined>>

/** What a field holds as a document writes it; empty where it holds nothing. */
export function cellOf(field: ScalarField, value: Scalar | undefined, context: GeneratorContext): Value {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : ''
  if (typeof value === 'string') {
    if (field.kind === 'date') return { kind: 'date', value }
    if (field.kind === 'month') return context.show.month(value)
    if (field.kind === 'choice') return field.options[value] ?? value
    return value.trim()
  }
  if (field.kind === 'money') {
    const minor = toMinor(value, context.minorDigits)
    return minor === undefined ? context.show.money(value) : { kind: 'money', minor, currency: context.currency }
  }
  if (field.kind === 'percent' || field.kind === 'rate') return { kind: 'percent', value }
  return { kind: 'number', value, ...('unit' in field && field.unit ? { unit: field.unit } : {}) }
}

/** Rows in which somebody entered something: a new row says nothing. */
export function filledRows({ columns }: RowsField, value: AnyValue): readonly Row[] {
  if (!Array.isArray(value)) return []
  return (value as readonly Row[]).filter((row) =>
    Object.entries(columns).some(([name, column]) => {
      const cell = row[name]
      const text = typeof cell === 'string' ? cell.trim() : cell
      return text !== undefined && text !== '' && text !== initialValue(column)
    }),
  )
}

interface TableOptions {
  sums?: readonly string[]
  widths?: Readonly<Record<string, number>>
}

/** Rows as a table: columns in which no row says anything are left out, and a column is summed where every row has its figure. */
export function tableBlocks(
  field: RowsField,
  value: AnyValue,
  { sums = [], widths = {} }: TableOptions,
  context: GeneratorContext,
): Block[] {
  const rows = filledRows(field, value)
  if (rows.length === 0) return []
  const columns = Object.entries(field.columns).map(([name, column]) => ({
    name,
    column,
    cells: rows.map((row) => cellOf(column, row[name], context)),
  }))
  const used = columns.filter(({ cells }, at) => at === 0 || cells.some((cell) => cell !== ''))
  const drawn = used.map(({ name, column, cells }): TableColumn => {
    const isFigure = cells.some((cell) => typeof cell === 'object' && cell.kind !== 'date')
    const isWhole = cells.every((cell) => typeof cell === 'object' && cell.kind !== 'date')
    const width = widths[name]
    return {
      label: column.label,
      ...(isFigure ? { align: 'end' as const } : {}),
      ...(width === undefined ? {} : { width }),
      ...(isWhole && sums.includes(name) ? { sum: true } : {}),
    }
  })
  return [
    {
      kind: 'table',
      label: field.label,
      columns: drawn,
      rows: rows.map((_, at) => used.map(({ cells }) => cells[at] ?? '')),
    },
  ]
}

/** Fields that hold something, by their labels. */
export function filledFacts(
  form: Fields,
  names: readonly string[],
  values: Readonly<Record<string, AnyValue>>,
  context: GeneratorContext,
): Fact[] {
  return names.flatMap((name) => {
    const field = form[name]
    const value = values[name]
    if (!field || field.kind === 'rows' || typeof value === 'object') return []
    const cell = cellOf(field, value, context)
    return cell === '' ? [] : [{ label: field.label, value: cell }]
  })
}
