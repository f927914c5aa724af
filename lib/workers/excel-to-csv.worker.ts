import { tableMessages } from '@/lib/messages/tables'
import type { OpenBook, SheetExtent } from '@/lib/subjects/tables/book'
import { csvPieces } from '@/lib/subjects/tables/book-csv'
import { BookRows } from '@/lib/subjects/tables/book-rows'
import { openBook } from '@/lib/subjects/tables/read-book'
import { refusalOfWorkbook } from '@/lib/subjects/tables/read-table'
import {
  excelToCsvMessages as says,
  previewRows,
  type LookedSheet,
  type ToCsvAnswer,
  type ToCsvQuestion,
} from '@/lib/tools/utilities/files/excel-to-csv.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { readBlob } from '@/lib/workers/drive-work'
import { pausing } from '@/lib/workers/pausing'

type Progress = (share: number) => Promise<void>

/** What each pass over a workbook may unpack to, and what a sheet of a spreadsheet can hold. */
const limits = { mostUnpacked: 6000 * 1024 * 1024, mostRows: 1_048_576, mostColumns: 16_384 }
const rowsBetweenPauses = 2000

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The workbook that was opened last, and what the sheets of earlier ones came to: a file is asked about more than once. */
let opened: { key: string; book: OpenBook } | undefined
const extents = new Map<string, readonly SheetExtent[]>()
const keptExtents = 50

async function bookOf(file: File, context: TaskContext): Promise<OpenBook> {
  const key = keyOf(file)
  if (opened?.key === key) return opened.book
  // The old one makes room before the new one is read.
  opened = undefined
  const bytes = await readBlob(file, context, says.reading)
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (isCompound) throw new TaskRefusal(tableMessages.oldOrLocked)
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new TaskRefusal(says.noWorkbook)
  const book = openBook(bytes, () => ({ bytes: limits.mostUnpacked }), limits.mostColumns)
  opened = { key, book }
  return book
}

/** Goes through the rows of a sheet, with a pause now and then. */
async function through(book: OpenBook, sheet: number, progress: Progress): Promise<SheetExtent> {
  let share = 0
  const rows = book.rows(sheet, (now) => (share = now))
  let taken = 0
  for (let step = rows.next(); ; step = rows.next()) {
    if (step.done) return step.value
    if (++taken % rowsBetweenPauses === 0) await progress(share)
  }
}

async function extentsOf(file: File, book: OpenBook, progress: Progress): Promise<readonly SheetExtent[]> {
  const key = keyOf(file)
  const known = extents.get(key)
  if (known) return known
  const found: SheetExtent[] = []
  for (const [at] of book.sheets.entries())
    found.push(await through(book, at, (share) => progress((at + share) / book.sheets.length)))
  if (extents.size >= keptExtents) extents.clear()
  extents.set(key, found)
  return found
}

async function look(
  { file, style }: Extract<ToCsvQuestion, { ask: 'look' }>,
  context: TaskContext,
  progress: Progress,
): Promise<ToCsvAnswer> {
  const book = await bookOf(file, context)
  const found = await extentsOf(file, book, progress)
  const sheets = found.map((extent, at): LookedSheet => {
    const { name, isHidden } = book.sheets[at] ?? { name: '', isHidden: false }
    const rows = new BookRows(book, at, extent, style)
    const shown: LookedSheet['shown'] = []
    for (const row of rows.rows()) {
      if (shown.length === previewRows) break
      shown.push(row)
    }
    return { name, isHidden, extent, shown, columns: [...rows.columns] }
  })
  return { kind: 'looked', sheets, is1904: book.is1904 }
}

async function write(
  { file, sheet, style, csv }: Extract<ToCsvQuestion, { ask: 'write' }>,
  context: TaskContext,
  progress: Progress,
): Promise<ToCsvAnswer> {
  const book = await bookOf(file, context)
  const extent = (await extentsOf(file, book, progress))[sheet]
  if (!extent) throw new TaskRefusal(says.noWorkbook)
  const rows = new BookRows(book, sheet, extent, style)
  const parts: Blob[] = []
  let share = 0
  for (const piece of csvPieces(
    rows.rows((now) => (share = now)),
    csv,
  )) {
    // A blob of its own for each part lets the browser move finished parts to the disk.
    if (piece !== '') parts.push(new Blob([piece]))
    await progress(share)
  }
  return { kind: 'written', file: new Blob(parts, { type: 'text/csv' }), report: rows.report }
}

defineTask<ToCsvQuestion, ToCsvAnswer>(async (question, context) => {
  const progress = pausing(context)
  try {
    return question.ask === 'look' ? await look(question, context, progress) : await write(question, context, progress)
  } catch (error) {
    if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))
      throw new TaskRefusal(says.fileGone)
    const refusal = refusalOfWorkbook(error, limits)
    throw refusal === undefined ? error : new TaskRefusal(refusal)
  }
})
