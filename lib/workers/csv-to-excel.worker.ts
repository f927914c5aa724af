import { UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import { analyseForSheet, writeCsvWorkbook } from '@/lib/subjects/tables/csv-workbook'
import { mostSheetColumns } from '@/lib/subjects/tables/sheet-plan'
import {
  csvToExcelMessages as says,
  type ExcelAnswer,
  type ExcelQuestion,
} from '@/lib/tools/utilities/files/csv-to-excel.messages'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'

type Progress = (share: number) => Promise<void>

defineTask<ExcelQuestion, ExcelAnswer>(async (question, context) => {
  const progress = pausing(context)
  try {
    return question.ask === 'read' ? await read(question, progress) : await write(question, progress)
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new TaskRefusal(says.unclosedQuote(error.line))
    if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))
      throw new TaskRefusal(says.fileGone)
    throw error
  }
})

async function read(
  { source, settings, rules }: Extract<ExcelQuestion, { ask: 'read' }>,
  progress: Progress,
): Promise<ExcelAnswer> {
  const found = await analyseForSheet(source, settings, rules, progress)
  if ('unreadable' in found) throw new TaskRefusal(says.unreadable(found))
  if (found.analysis.columns.length === 0) throw new TaskRefusal(says.empty)
  if (found.width > mostSheetColumns) throw new TaskRefusal(says.tooWide(found.width))
  return { kind: 'read', ...found }
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function write(
  { sheets, style }: Extract<ExcelQuestion, { ask: 'write' }>,
  progress: Progress,
): Promise<ExcelAnswer> {
  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  const report = await writeCsvWorkbook(
    sheets,
    style,
    (bytes) => {
      pieces.push(bytes)
      held += bytes.length
      if (held < 4 << 20) return
      // A blob of its own for each part lets the browser move finished parts to the disk.
      parts.push(new Blob(pieces))
      pieces = []
      held = 0
    },
    { progress },
  )
  const file = new Blob([...parts, ...pieces], { type })
  return { kind: 'written', file, report }
}
