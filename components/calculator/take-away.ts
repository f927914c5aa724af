import { copyLink as copyValuesLink, copyText, saveFile } from '@/components/take-away/take-away'
import { cellForPrograms, tableToCsv } from '@/lib/calculator/csv'
import type { Declaration } from '@/lib/calculator/declaration'
import type { Answer } from '@/lib/calculator/run'
import type { Columns, TableRow } from '@/lib/calculator/types'
import { writeResult } from '@/lib/calculator/write'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'

/* Ways of taking results away. Loaded on use. */

export function saveCsv(fileName: string, columns: Columns, rows: readonly TableRow[]): void {
  // The mark tells Excel that the file is UTF-8.
  saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', `\uFEFF${tableToCsv(columns, rows)}`)
}

/** Tabs between cells: a spreadsheet takes the block as it is. */
export function copyTable(columns: Columns, rows: readonly TableRow[]): Promise<void> {
  const names = Object.keys(columns)
  const lines = [
    names.map((name) => columns[name]?.label ?? name),
    ...rows.map((row) => names.map((name) => cellForPrograms(row[name]))),
  ]
  return copyText(lines.map((cells) => cells.join('\t')).join('\n'))
}

export function copyResults({ name, outputs }: Declaration, answer: Answer, show: Show): Promise<void> {
  const lines = Object.entries(outputs).flatMap(([key, output]) => {
    const result = answer.results[key]
    if (output.kind === 'verdict' && typeof result === 'object' && 'says' in result) return [result.says]
    const written = writeResult(output, result, show)
    return written === undefined ? [] : [`${output.label}: ${written}`]
  })
  return copyText([name, ...lines].join('\n'))
}

export function copyLink({ inputs }: Declaration, values: AnyValues): Promise<void> {
  return copyValuesLink(inputs, values)
}
