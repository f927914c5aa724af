import { isProblem } from '@/lib/base/problem'
import { decodeText } from '@/lib/base/text/decode'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import {
  largestList,
  mostListRows,
  workThroughRows,
  type RowListMade,
  type RowListWork,
} from '@/lib/kits/calculator/row-list'
import { contextOf } from '@/lib/kits/fields/context'
import { rowListMessages as says } from '@/lib/messages/row-list'
import { workerMessages } from '@/lib/messages/workers'
import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, UnclosedQuoteError, type Row } from '@/lib/subjects/csv/row-reader'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

/** Characters that tell how a list parts its cells. */
const sampleLength = 65_536

async function textOf(source: string | Blob): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largestList) throw new TaskRefusal(says.tooLarge(String(largestList / 1024 / 1024)))
  const bytes = await source.arrayBuffer().catch(() => {
    throw new TaskRefusal(says.unreadable)
  })
  const decoded = decodeText(new Uint8Array(bytes))
  if (decoded.kind === 'binary') throw new TaskRefusal(says.notText)
  return decoded.text
}

function rowsOf(text: string): Row[] {
  const { delimiter, lineEnd, skipped } = detectDialect(text.slice(0, sampleLength), undefined)
  const reader = new RowReader(delimiter, lineEnd, skipped > 0 ? 2 : 1)
  try {
    const rows = [...reader.read(text.slice(skipped)), ...reader.finish()]
    return rows.filter(({ fields }) => fields.some((field) => field.trim() !== ''))
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new TaskRefusal(says.unclosedQuote(error.line))
    throw error
  }
}

/** Works through a list with a calculator's own module. */
defineTask<RowListWork, RowListMade & { csv: Blob }>(async (work, { progress, cancelled }) => {
  const { default: module } = (await import(work.moduleHref)) as { default: CalculatorModule }
  const context = contextOf(work.law, work.values, work.visitor)
  const read = module.rowReader?.(work.values, context)
  if (!read) throw new Error(`${work.moduleHref} reads no rows`)
  if (isProblem(read)) throw new TaskRefusal(says.correctFirst)
  const rows = rowsOf(await textOf(work.source))
  if (rows.length === 0) throw new TaskRefusal(says.noRows)
  // One row more: the first may name the columns.
  if (rows.length > mostListRows + 1)
    throw new TaskRefusal(says.tooManyRows(context.show.count(rows.length), context.show.count(mostListRows)))
  // The mark tells Excel that the file is UTF-8.
  const parts: Blob[] = [new Blob(['\uFEFF'])]
  const made = await workThroughRows(
    rows,
    { list: work.list, read, chosen: work.columns },
    (text) => parts.push(new Blob([text])),
    {
      progress,
      async breathe() {
        // A cancel message is seen only between tasks of the event loop.
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (cancelled()) throw new TaskRefusal(workerMessages.stopped)
      },
    },
  )
  return { ...made, csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }) }
})
