import { isProblem } from '@/lib/base/problem'
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
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

async function tableOf({ source, sheet }: RowListWork) {
  try {
    // One row more: the first may name the columns.
    return await readTable(source, { mostBytes: largestList, mostRows: mostListRows + 1 }, sheet)
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
}

/** Works through a list with a calculator's own module. */
defineTask<RowListWork, RowListMade & { sheets: readonly string[]; csv: Blob }>(
  async (work, { progress, cancelled }) => {
    const { default: module } = (await import(work.moduleHref)) as { default: CalculatorModule }
    const context = contextOf(work.law, work.values, work.visitor)
    const read = module.rowReader?.(work.values, context)
    if (!read) throw new Error(`${work.moduleHref} reads no rows`)
    if (isProblem(read)) throw new TaskRefusal(says.correctFirst)
    const { sheets, rows } = await tableOf(work)
    if (rows.length === 0) throw new TaskRefusal(says.noRows)
    // The mark tells Excel that the file is UTF-8.
    const parts: Blob[] = [new Blob(['\uFEFF'])]
    const made = await workThroughRows(
      rows.map(({ line, cells }) => ({ line, fields: cells.map((cell) => typedText(cell, context.show.region)) })),
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
    return { ...made, sheets, csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }) }
  },
)
