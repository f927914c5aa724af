import { csvLine } from '@/lib/base/format/csv-cell'
import type { Region } from '@/lib/base/region/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { AnyCalculator, RowFound, RowList, RowReader } from './types'

/** Rows of a list that are worked out; a spreadsheet of more is taken apart first. */
export const mostListRows = 100_000
/** Bytes of a file that is opened as a list. */
export const largestList = 64 * 1024 * 1024

/** Which cells of a row are read; without `beside` the amount stands alone. */
export interface ListColumns {
  amount: number
  beside: number | undefined
}

/** What the page hands to the worker. */
export interface RowListWork {
  moduleHref: string
  law: AnyCalculator['law'] | undefined
  list: RowList
  values: AnyValues
  visitor: Region
  source: string | Blob
  /** Of a workbook with several sheets, by its place among those not hidden. */
  sheet: number
  /** As the visitor chose; found from the first rows otherwise. */
  columns: ListColumns | undefined
}

export interface RefusedRow {
  line: number
  given: string
  refused: string
}

export interface RowListMade {
  /** Names of the columns of the list itself. */
  names: readonly string[]
  columns: ListColumns
  hasHead: boolean
  rows: number
  found: number
  /** The first few that were not read. */
  refused: readonly RefusedRow[]
  head: readonly string[]
  first: readonly (readonly string[])[]
}

interface ListRow {
  line: number
  fields: readonly string[]
}

interface Watch {
  progress(share: number): void
  /** Lets messages in; rejects where somebody cancelled. */
  breathe(): Promise<void>
}

const rowsTried = 100
const columnsTried = 12
const rowsShown = 10
const refusedShown = 5
const rowsBetweenBreaths = 1000

const cell = ({ fields }: ListRow, at: number | undefined) => (at === undefined ? '' : (fields[at] ?? '').trim())

function readRow(row: ListRow, { amount, beside }: ListColumns, read: RowReader): RowFound {
  return read(cell(row, amount), cell(row, beside))
}

const isFound = (found: RowFound): found is Extract<RowFound, { found: readonly string[] }> => 'found' in found

// A call takes fewer arguments than a list has rows.
const widest = (rows: readonly ListRow[]) => rows.reduce((most, { fields }) => Math.max(most, fields.length), 0)

/** Two numbers beside each other are no amount with its unit. */
function completes(rows: readonly ListRow[], column: number): boolean {
  return rows.some((row) => cell(row, column) !== '') && rows.every((row) => !/^[\d.,+-]/.test(cell(row, column)))
}

/**
 * The columns with which most of the first rows are read, the left before the right. A column that completes half of the amounts
 * belongs to them: an unknown currency in it must not turn all the others into the form's own.
 */
function likelyColumns(rows: readonly ListRow[], read: RowReader): ListColumns {
  const [, ...others] = rows.slice(0, rowsTried)
  const tried = others.length > 0 ? others : rows
  const width = Math.min(columnsTried, widest(tried))
  const positions = Array.from({ length: width }, (_, at) => at)
  const besides = positions.filter((at) => completes(tried, at))
  let best: ListColumns & { score: number } = { amount: 0, beside: undefined, score: 0 }
  for (const amount of positions)
    for (const beside of [...besides.filter((at) => at !== amount), undefined]) {
      const count = tried.filter((row) => isFound(readRow(row, { amount, beside }, read))).length
      const score = beside === undefined ? count : 2 * count
      if (score > best.score) best = { amount, beside, score }
    }
  return { amount: best.amount, beside: best.beside }
}

/** A first row without an amount, above rows with one, names the columns. */
function isHead(rows: readonly ListRow[], columns: ListColumns, read: RowReader): boolean {
  const [first, second] = rows
  return first !== undefined && second !== undefined && !isFound(readRow(first, columns, read))
}

function columnNames(rows: readonly ListRow[], hasHead: boolean, columns: ListColumns, list: RowList): string[] {
  const [first] = rows
  const width = widest(rows)
  return Array.from({ length: width }, (_, at) => {
    const given = hasHead && first ? cell(first, at) : ''
    return given || (at === columns.amount ? list.amount : at === columns.beside ? list.beside : `Column ${at + 1}`)
  })
}

/**
 * Works out every row of a list and writes it as CSV (RFC 4180): the row as it was, the columns that the tool gives, and a note
 * where there is no answer. `write` takes the text in parts. Refuses nothing: a row that cannot be read says why.
 */
export async function workThroughRows(
  rows: readonly ListRow[],
  { list, read, chosen }: { list: RowList; read: RowReader; chosen: ListColumns | undefined },
  write: (text: string) => void,
  { progress, breathe }: Watch,
): Promise<RowListMade> {
  const columns = chosen ?? likelyColumns(rows, read)
  const hasHead = isHead(rows, columns, read)
  const names = columnNames(rows, hasHead, columns, list)
  const head = [...names, ...list.gives, 'Note']
  const body = hasHead ? rows.slice(1) : rows
  const first: string[][] = []
  const refused: RefusedRow[] = []
  let found = 0
  let text = csvLine(head)
  for (const [at, row] of body.entries()) {
    const answer = readRow(row, columns, read)
    const given = names.map((_, position) => row.fields[position] ?? '')
    const cells = isFound(answer)
      ? [...given, ...answer.found, '']
      : [...given, ...list.gives.map(() => ''), answer.refused]
    if (isFound(answer)) found += 1
    else if (refused.length < refusedShown)
      refused.push({
        line: row.line,
        given: `${cell(row, columns.amount)} ${cell(row, columns.beside)}`.trim(),
        refused: answer.refused,
      })
    if (first.length < rowsShown) first.push(cells)
    text += csvLine(cells)
    if ((at + 1) % rowsBetweenBreaths > 0) continue
    write(text)
    text = ''
    progress((at + 1) / body.length)
    await breathe()
  }
  write(text)
  return { names, columns, hasHead, rows: body.length, found, refused, head, first }
}
