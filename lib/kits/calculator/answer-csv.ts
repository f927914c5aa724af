import { csvLine } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import type { Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import { savingMessages as says } from '@/lib/messages/saving'
import { tableToCsv } from './csv'
import { enteredTables, enteredText, entriesOf, resultsOf, tablesOf, type SavedAnswer } from './saved-answer'

function forPrograms(field: ScalarField, value: Scalar | undefined, { show }: SavedAnswer): string {
  if (typeof value === 'number') return plainDigits(value)
  return field.kind === 'date' || field.kind === 'month' ? String(value ?? '') : enteredText(field, value, show)
}

function unitOf(described: { kind: string; unit?: unknown }, { show }: SavedAnswer): string {
  if (described.kind === 'money') return show.currencyCode
  return typeof described.unit === 'string' ? described.unit : ''
}

/** Entries and figures, a row each: part, name, value and unit. Numbers stand as programs read them, percentages as fractions. */
export function answerRows(answer: SavedAnswer): readonly (readonly string[])[] {
  const results = resultsOf(answer).map(({ output, result, text }) => {
    const value = typeof result === 'number' ? plainDigits(result) : typeof result === 'string' ? result : text
    return [says.results, output.label, value, unitOf(output, answer)]
  })
  const entries = entriesOf(answer).map(({ field, value }) => [
    says.entries,
    field.label,
    forPrograms(field, value, answer),
    isNumeric(field) ? unitOf(field, answer) : '',
  ])
  return [[says.part, says.name, says.value, says.unit], ...results, ...entries]
}

/** A whole answer as CSV (RFC 4180): a row for each figure and entry, then its tables, each with its name above it. */
export function answerCsv(answer: SavedAnswer): string {
  const entered = enteredTables(answer).map(({ field, rows }) => {
    const columns = Object.entries(field.columns)
    const lines = rows.map((row) => csvLine(columns.map(([name, column]) => forPrograms(column, row[name], answer))))
    return `\r\n${csvLine([field.label])}${csvLine(columns.map(([, { label }]) => label))}${lines.join('')}`
  })
  const tables = tablesOf(answer).map(
    ({ output, columns, rows }) => `\r\n${csvLine([output.label])}${tableToCsv(columns, rows)}`,
  )
  return [...answerRows(answer).map(csvLine), ...entered, ...tables].join('')
}
