import type { Region } from '@/lib/base/region/types'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { numberCell } from '@/lib/kits/calculator/cell-format'
import type { Output } from '@/lib/kits/calculator/types'
import { answerMany, type ManyAnswers, type ManyFigure, type ManyJob } from '@/lib/kits/calculator/many'
import { workerMessages } from '@/lib/messages/workers'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { defineTask, TaskRefusal, withTransfer, type TaskContext } from '@/lib/workers/define-task'
import { manyColumns, manyCsv } from './many-csv'
import { batchTemplate, readBatch, type BatchFile, type BatchTable, type Drafting, type Reading } from './read-batch'

interface Answering {
  ask: 'answer'
  moduleHref: string
  declaration: Declaration
  job: ManyJob
  visitor: Region
  today: string
}
interface Filing {
  ask: 'file'
  as: 'csv' | 'xlsx'
  declaration: Declaration
  table: BatchTable
  answers: ManyAnswers
}
export type ManyWork = Reading | Drafting | Answering | Filing
export type ManyMade = { table: BatchTable } | { answers: ManyAnswers } | { fault: string } | BatchFile

async function answer(
  { moduleHref, declaration, job, visitor, today }: Answering,
  { progress, cancelled }: TaskContext,
): Promise<ManyMade> {
  const { default: calculator } = (await import(moduleHref)) as { default: CalculatorModule }
  const answers = await answerMany(
    job,
    { calculator, declaration, visitor, today },
    {
      progress,
      async breathe() {
        // A cancel message is seen only between tasks of the event loop.
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (cancelled()) throw new TaskRefusal(workerMessages.stopped)
      },
    },
  )
  return 'fault' in answers ? answers : { answers }
}

/** Rows may be in several currencies; most have cents. */
const usualMinorDigits = 2

/** The table as it came with a column for each figure, and why a row has none. */
function file({ as, declaration, table, answers }: Filing): BatchFile {
  const { head, outputs, body } = manyColumns(declaration, table, answers)
  // The mark tells Excel that the file is UTF-8.
  if (as === 'csv') return { content: `\uFEFF${manyCsv(declaration, table, answers)}` }
  const cell = (figure: ManyFigure | undefined, output: Output | undefined): SheetCell => {
    if (figure === undefined) return null
    return figure.number === undefined || !output ? figure.text : numberCell(output, figure.number, usualMinorDigits)
  }
  const content = workbookXlsx({
    title: declaration.name,
    sheets: [
      {
        name: 'Table',
        frozenRows: 1,
        widths: head.map(() => 18),
        rows: [
          head.map((text) => ({ text, look: 'head' as const })),
          ...body.map(({ own, figures, reason }) => [
            ...own,
            ...figures.map((figure, at) => cell(figure, declaration.outputs[outputs[at]?.name ?? ''])),
            ...reason,
          ]),
        ],
      },
    ],
  })
  return withTransfer<BatchFile>({ content }, [content.buffer])
}

/** Reads a table, answers its rows with a calculator, and writes them with their answers. */
defineTask<ManyWork, ManyMade>((work, context) => {
  if (work.ask === 'read') return readBatch(work)
  if (work.ask === 'template') return batchTemplate(work)
  return work.ask === 'answer' ? answer(work, context) : file(work)
})
