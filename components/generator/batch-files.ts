import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Region } from '@/lib/base/region/types'
import { documentFormats } from '@/lib/kits/document/formats'
import type { RefusedRow } from '@/lib/kits/batch/rows'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { batchMessages as says } from '@/lib/messages/batch'
import type { BatchAnswer, BatchWork } from '@/lib/workers/batch.worker'
import type { BatchTable } from '@/lib/workers/read-batch'
import { runTask, TaskError } from '@/lib/workers/run-task'

/** A table to fill in, with the names of the columns and samples. */
export async function saveTemplate(
  batchHref: string,
  as: 'csv' | 'xlsx',
  { id, name, form, records }: GeneratorDeclaration,
  region: Region,
): Promise<void> {
  try {
    const work: BatchWork = { ask: 'template', as, name, form: { form, records }, region }
    const answer = await runTask<BatchWork, BatchAnswer>(batchHref, work)
    if (!('content' in answer)) throw new TypeError('the worker answered without a template')
    const type = as === 'csv' ? 'text/csv;charset=utf-8' : documentFormats.xlsx.type
    saveFile(`${id}-template.${as}`, type, answer.content)
  } catch (error) {
    if (!(error instanceof TaskError)) throw error
    await toast(error.message)
  }
}

/** Rows that are in no document as they came, each with why: mended, the file is a table again. */
export function saveRefused(id: string, { headings, rows }: BatchTable, refused: readonly RefusedRow[]): void {
  const why = new Map(refused.map(({ line, says: sentence }) => [line, sentence]))
  const lines = rows.flatMap(({ line, cells }) => {
    const sentence = why.get(line)
    return sentence === undefined ? [] : [[...headings.map((_, at) => cells[at] ?? ''), sentence]]
  })
  const text = csvText([[...headings, says.whyHead], ...lines])
  // The mark tells Excel that the file is UTF-8.
  saveFile(`${id}-rows-to-mend.csv`, 'text/csv;charset=utf-8', `\uFEFF${text}`)
}
