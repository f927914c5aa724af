import { copyText } from '@/components/take-away/take-away'
import { saveMade } from '@/components/take-away/save-made'
import { writeDocument, type DocumentWriters } from '@/components/take-away/write-document'
import type { Show } from '@/lib/base/format/show'
import { scenarioCsv, scenarioReport, scenarioRows, type NamedScenarios } from '@/lib/kits/calculator/scenario-report'
import { documentFormats } from '@/lib/kits/document/formats'
import { savingMessages } from '@/lib/messages/saving'
import type { TaskOptions } from '@/lib/workers/run-task'

/* A comparison as a file. Loaded on use. */

interface SavedScenarios {
  named: NamedScenarios
  /** The beginning of the file's name. */
  id: string
  today: string
  show: Show
  writers: DocumentWriters
}

export type ScenarioFormat = 'pdf' | 'docx' | 'csv'

/** Saves the comparison. Answers with a sentence where it cannot be saved. */
export function saveScenarios(
  { named, id, today, show, writers }: SavedScenarios,
  format: ScenarioFormat,
  options: TaskOptions,
): Promise<string | undefined> {
  const name = (extension: string) => `${id}-scenarios-${today}.${extension}`
  if (format === 'csv')
    // The mark tells Excel that the file is UTF-8.
    return saveMade(name('csv'), 'text/csv;charset=utf-8', async () => `\uFEFF${scenarioCsv(named)}`, options)
  const { extension, type } = documentFormats[format]
  const write = () => writeDocument(scenarioReport(named, show, today), format, writers, show, options)
  return saveMade(name(extension), type, write, options)
}

/** Copies the comparison with tabs between cells: a spreadsheet takes the block as it is. */
export async function copyScenarios({ named }: SavedScenarios): Promise<undefined> {
  const flat = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ')
  await copyText(
    scenarioRows(named)
      .map((cells) => cells.map(flat).join('\t'))
      .join('\n'),
    savingMessages.copiedTable,
  )
}
