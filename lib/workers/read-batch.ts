import { csvCell } from '@/lib/base/format/csv-cell'
import type { Region } from '@/lib/base/region/types'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import { guessMapping, guessTogether, type Mapping } from '@/lib/kits/batch/headings'
import { mostBatchRows, type BatchRow } from '@/lib/kits/batch/rows'
import type { BatchForm } from '@/lib/kits/batch/targets'
import { templateRows } from '@/lib/kits/batch/template'
import { batchMessages as says } from '@/lib/messages/batch'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import type { ReadCell } from '@/lib/subjects/tables/book'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { TaskRefusal, withTransfer } from '@/lib/workers/define-task'

/** Bytes of a table. */
const largestTable = 16 * 1024 * 1024

/** A table as it was read: the names of its columns, its rows, and what the columns are taken for. */
export interface BatchTable {
  sheets: readonly string[]
  headings: readonly string[]
  rows: readonly BatchRow[]
  mapping: Mapping
  together: number | undefined
}

export interface Reading {
  ask: 'read'
  source: string | Blob
  sheet: number
  form: BatchForm
  region: Region
  /** Rows at most, the names of the columns not counted. */
  most?: number
}
export interface Drafting {
  ask: 'template'
  as: 'csv' | 'xlsx'
  name: string
  form: BatchForm
  region: Region
}
export interface BatchFile {
  content: string | Uint8Array<ArrayBuffer>
}

/** A mark that keeps a spreadsheet from running a text as a formula, as our own CSV files have it. */
const textMark = /^'(?=\s*[=+@＝＋－＠-])/

function rowOf(line: number, cells: readonly ReadCell[], region: Region): BatchRow {
  const faults = cells.flatMap((cell, at) =>
    typeof cell === 'object' && 'fault' in cell ? [{ at, what: cell.fault }] : [],
  )
  return {
    line,
    cells: cells.map((cell) => typedText(cell, region).replace(textMark, '')),
    ...(faults.length > 0 && { faults }),
  }
}

/**
 * Reads a table whose first row names its columns, and guesses what they are. Refuses what is no table, or larger than `most` rows.
 */
export async function readBatch({
  source,
  sheet,
  form,
  region,
  most = mostBatchRows,
}: Reading): Promise<{ table: BatchTable }> {
  try {
    const { sheets, rows } = await readTable(source, { mostBytes: largestTable, mostRows: most + 1 }, sheet)
    const [head, ...body] = rows
    if (!head) throw new TaskRefusal(says.noTable)
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    const headings = Array.from(
      { length: width },
      (_, at) => typedText(head.cells[at], region).trim() || says.unnamed(at + 1),
    )
    const mapping = guessMapping(headings, form)
    const table: BatchTable = {
      sheets,
      headings,
      rows: body.map(({ line, cells }) => rowOf(line, cells, region)),
      mapping,
      together: guessTogether(mapping, form),
    }
    return { table }
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
}

/** A cell of a template as a spreadsheet of the region would show it. */
function csvText(cell: SheetCell, region: Region): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  if ('text' in cell) return cell.text
  if ('day' in cell) return cell.day
  return typedText(cell.format === undefined ? cell.value : { percent: cell.value }, region)
}

/** A table to begin with, as a file. */
export function batchTemplate({ as, name, form, region }: Drafting): BatchFile {
  const rows = templateRows(form, region.code)
  if (as === 'csv') {
    const lines = rows.map((cells) => `${cells.map((cell) => csvCell(csvText(cell, region))).join(',')}\r\n`)
    // The mark tells Excel that the file is UTF-8.
    return { content: `\uFEFF${lines.join('')}` }
  }
  const [head = [], ...samples] = rows
  const content = workbookXlsx({
    title: name,
    sheets: [
      {
        name: 'Table',
        frozenRows: 1,
        widths: head.map(() => 20),
        rows: [head.map((text) => ({ text: String(text), look: 'head' as const })), ...samples],
      },
    ],
  })
  return withTransfer<BatchFile>({ content }, [content.buffer])
}
