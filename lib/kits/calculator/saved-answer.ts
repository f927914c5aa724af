import type { Show } from '@/lib/base/format/show'
import { writeFieldValue } from '@/lib/kits/fields/read'
import type { AnyValue, AnyValues, Field, RowsField, Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { isNumeric } from '@/lib/kits/fields/write'
import { writeInput } from '@/lib/kits/fields/write-input'
import type { About } from './about'
import type { Declaration } from './declaration'
import type { AnyResult, AnyResults, Column, Columns, Output, SeriesOutput, Step, TableOutput, TableRow } from './types'
import type { WrittenLine } from './working'
import { writeResult } from './write'

/** An answer with all that a file of it says: the same for paper, workbook and CSV. */
export interface SavedAnswer {
  /** With the units that the values call for. */
  declaration: Declaration
  about: About
  values: AnyValues
  /** What stands on the page. */
  results: AnyResults
  steps: readonly (Step | WrittenLine)[]
  show: Show
  /** The unit that each quantity was entered in. */
  units: Readonly<Record<string, string>>
  /** ISO day. */
  today: string
  /** Opens the page with these entries; absent where they are too long for an address. */
  address: string | undefined
}

export interface SavedEntry {
  name: string
  field: Exclude<Field, RowsField>
  value: Scalar
  /** As the visitor reads it. */
  text: string
}

/** What was entered, a line each, but for tables and files. Fields that are hidden or empty are left out. */
export function entriesOf({
  declaration,
  values,
  show,
  units,
}: Pick<SavedAnswer, 'declaration' | 'values' | 'show' | 'units'>): SavedEntry[] {
  return Object.entries(declaration.inputs).flatMap(([name, field]): SavedEntry[] => {
    if (field.kind === 'rows' || !isShown(field, values)) return []
    const value = values[name] as Scalar | undefined
    const text = writeInput(field, value, show, units[name])
    return value === undefined || text === undefined ? [] : [{ name, field, value, text }]
  })
}

/** Tables that were entered. */
export function enteredTables({
  declaration,
  values,
}: Pick<SavedAnswer, 'declaration' | 'values'>): { name: string; field: RowsField; rows: readonly EnteredRow[] }[] {
  return Object.entries(declaration.inputs).flatMap(([name, field]) => {
    const rows: AnyValue = values[name]
    return field.kind === 'rows' && isShown(field, values) && Array.isArray(rows) && rows.length > 0
      ? [{ name, field, rows: rows as readonly EnteredRow[] }]
      : []
  })
}
export type EnteredRow = Readonly<Record<string, Scalar | undefined>>

/** One cell of a table that was entered, as the visitor reads it. */
export function enteredText(field: ScalarField, value: Scalar | undefined, show: Show): string {
  if (isNumeric(field) && typeof value === 'number') return writeFieldValue(field, value, show)
  return writeInput(field, value, show) ?? ''
}

export interface SavedResult {
  name: string
  output: Output
  result: NonNullable<AnyResult>
  /** As the visitor reads it; of a verdict its sentence. */
  text: string
}

/** Figures, dates, texts and verdicts in the order of the page. */
export function resultsOf({
  declaration,
  results,
  show,
}: Pick<SavedAnswer, 'declaration' | 'results' | 'show'>): SavedResult[] {
  return Object.entries(declaration.outputs).flatMap(([name, output]): SavedResult[] => {
    const result = results[name]
    if (result === undefined) return []
    const says = output.kind === 'verdict' && typeof result === 'object' && 'says' in result ? result.says : undefined
    const text = says ?? writeResult(output, result, show)
    return text === undefined ? [] : [{ name, output, result, text }]
  })
}

export interface SavedTable {
  name: string
  output: TableOutput | SeriesOutput
  /** Those that have anything to say in some row. */
  columns: Columns
  rows: readonly TableRow[]
  totals: readonly string[]
}

/** Tables of results with all their rows; with `series` also the points of charts. */
export function tablesOf({ declaration, results }: SavedAnswer, series = false): SavedTable[] {
  return Object.entries(declaration.outputs).flatMap(([name, output]): SavedTable[] => {
    const rows = results[name]
    if ((output.kind !== 'table' && !(series && output.kind === 'series')) || !Array.isArray(rows)) return []
    const said = (column: string) => (rows as readonly TableRow[]).some((row) => (row[column] ?? null) !== null)
    const columns = Object.fromEntries(Object.entries(output.columns).filter(([column]) => said(column)))
    const totals = output.kind === 'table' ? (output.totals ?? []).filter((column) => said(column)) : []
    return rows.length === 0 ? [] : [{ name, output, columns, rows: rows as readonly TableRow[], totals }]
  })
}

/** The sum of a column, cells without a number left out. */
export function totalOf(rows: readonly TableRow[], column: string): number {
  return rows.reduce((total, row) => total + (typeof row[column] === 'number' ? row[column] : 0), 0)
}

/** What figures of a column are in: nothing for texts and days. */
export const isFigure = ({ kind }: Column) => kind !== 'text' && kind !== 'date' && kind !== 'month'
