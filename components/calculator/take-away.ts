import { copyLink as copyValuesLink, copyText, saveFile } from '@/components/take-away/take-away'
import { cellForPrograms, tableToCsv } from '@/lib/kits/calculator/csv'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { AnyResult, Columns, Output, TableRow } from '@/lib/kits/calculator/types'
import { writeResult } from '@/lib/kits/calculator/write'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'

/* Ways of taking results away. Loaded on use. */

export function saveCsv(fileName: string, columns: Columns, rows: readonly TableRow[]): void {
  // The mark tells Excel that the file is UTF-8.
  saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', `\uFEFF${tableToCsv(columns, rows)}`)
}

function lineOf(columns: Columns, row: TableRow): string {
  return Object.keys(columns)
    .map((name) => cellForPrograms(row[name]))
    .join('\t')
}

/** Tabs between cells: a spreadsheet takes the block as it is. */
export function copyTable(columns: Columns, rows: readonly TableRow[]): Promise<void> {
  const head = Object.values(columns).map(({ label }) => label)
  return copyText([head.join('\t'), ...rows.map((row) => lineOf(columns, row))].join('\n'))
}

/** The line of one row, as the copy of the whole table has it. */
export function copyRow(columns: Columns, row: TableRow): Promise<void> {
  return copyText(lineOf(columns, row))
}

function resultLine(output: Output, result: AnyResult, show: Show): string | undefined {
  if (output.kind === 'verdict' && typeof result === 'object' && 'says' in result) return result.says
  const written = writeResult(output, result, show)
  return written === undefined ? undefined : `${output.label}: ${written}`
}

export function copyResults({ name, outputs }: Declaration, answer: Answer, show: Show): Promise<void> {
  const lines = Object.entries(outputs).flatMap(([key, output]) => resultLine(output, answer.results[key], show) ?? [])
  return copyText([name, ...lines].join('\n'))
}

/** The line of one result, as the copy of all results has it. */
export async function copyResult({ outputs }: Declaration, key: string, answer: Answer, show: Show): Promise<void> {
  const output = outputs[key]
  const line = output && resultLine(output, answer.results[key], show)
  if (line !== undefined) await copyText(line)
}

export const copyLink = ({ inputs }: Declaration, values: AnyValues) => copyValuesLink(inputs, values)
