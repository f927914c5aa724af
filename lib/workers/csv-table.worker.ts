import { analyse, recordsOf } from '@/lib/subjects/csv/analyse'
import { HeldTable, type RowChoice } from '@/lib/subjects/csv/held-table'
import { UnclosedQuoteError, type Row } from '@/lib/subjects/csv/row-reader'
import { tableMarkup, type PlainTable } from '@/lib/subjects/csv/table-markup'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import {
  csvTableMessages as says,
  markupRows,
  pageLength,
  type OpenTable,
  type SavedFormat,
  type ShownRows,
  type TableAnswer,
  type TableQuestion,
} from '@/lib/tools/utilities/files/csv-table.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'

const mostRows = 2_000_000
const mostExcelRows = 1_048_575
const mostExcelColumns = 16_384
const namedLines = 5

let held: HeldTable | undefined

defineTask<TableQuestion, TableAnswer>(async (question, context) => {
  if (question.ask === 'open') return open(question, context)
  if (!held) throw new TaskRefusal(says.closed)
  return question.ask === 'show' ? show(held, question) : save(held, question.choice, question.format)
})

async function open(
  { source, settings }: Extract<TableQuestion, { ask: 'open' }>,
  context: TaskContext,
): Promise<OpenTable> {
  held = undefined
  const progress = pausing(context)
  try {
    const analysis = await analyse(source, settings, (share) => progress(share / 2))
    if ('unreadable' in analysis) throw new TaskRefusal(says.unreadable(analysis))
    if (analysis.rows > mostRows) throw new TaskRefusal(says.tooManyRows)
    const rows: Row[] = []
    for await (const { rows: some, share } of recordsOf(source, analysis.reading)) {
      for (const row of some) rows.push(row)
      await progress(0.5 + share / 2)
    }
    const names = analysis.columns.map(({ header }, at) => (settings.hasHeader ? header : String(at + 1)))
    held = new HeldTable(names, rows, analysis.columns)
    const { short, long, listed } = analysis.ragged
    return {
      kind: 'opened',
      names,
      rows: rows.length,
      short,
      long,
      unevenLines: listed.slice(0, namedLines).map(({ line }) => line),
      quoteFaults: analysis.quoteFaults.total,
      firstQuoteFault: analysis.quoteFaults.listed[0]?.line ?? 0,
    }
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new TaskRefusal(says.unclosedQuote(error.line))
    throw error
  }
}

const plainTable = (table: HeldTable, rows: readonly Row[]): PlainTable => ({
  names: table.names,
  rows: rows.map(({ fields }) => fields),
  isNumber: (column) => table.isNumber(column),
})

function show(
  table: HeldTable,
  { choice, page, format, isMarkup, isSummary }: Extract<TableQuestion, { ask: 'show' }>,
): ShownRows {
  const rows = table.chosen(choice)
  // A page that a filter took away is the last there is.
  const first = Math.min(page, Math.max(0, Math.ceil(rows.length / pageLength) - 1)) * pageLength
  const shown = rows.slice(first, first + pageLength)
  return {
    kind: 'shown',
    rows: shown.map(({ line, fields }) => [String(line), ...fields]),
    count: rows.length,
    summary: isSummary ? table.summary(choice) : [],
    markup: isMarkup && format !== 'xlsx' ? tableMarkup[format](plainTable(table, rows.slice(0, markupRows))) : '',
  }
}

function save(table: HeldTable, choice: RowChoice, format: SavedFormat): Blob {
  const rows = table.chosen(choice)
  if (format !== 'xlsx') return new Blob([tableMarkup[format](plainTable(table, rows))])
  if (rows.length > mostExcelRows || table.names.length > mostExcelColumns) throw new TaskRefusal(says.tooManyForExcel)
  const head = table.names.map((text) => ({ text, look: 'head' as const }))
  const body = rows.map(({ fields }) =>
    table.names.map((_, column) => {
      const value = fields[column] ?? ''
      return value !== '' && table.isNumber(column) ? { value: Number(value) } : value
    }),
  )
  return new Blob([
    workbookXlsx({ title: says.tableLabel, sheets: [{ name: says.tableLabel, frozenRows: 1, rows: [head, ...body] }] }),
  ])
}
