import { csvText } from '@/lib/base/format/csv-cell'
import type { Report } from '@/lib/base/report/report'
import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import { tableReport, textReport, type PrivacyQuestion } from '@/lib/subjects/personal-data/report'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const limits = { mostBytes: 100 * 1024 * 1024, mostRows: 500_001 }

async function textOf(source: string | Blob): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > limits.mostBytes) throw new TaskRefusal('Files of up to 100 MB are read. Split the file.')
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind === 'text') return decoded.text
  throw new TaskRefusal('This file is not text. Save documents as text, and sheets as CSV or XLSX opened as a table.')
}

defineTask<PrivacyQuestion, Report>(async ({ source, ...question }, { progress }) => {
  if (!question.isTable) return textReport(await textOf(source), question)
  try {
    const { rows } = await readTable(source, limits)
    const cells = rows.map(({ cells: row }) => row.map((cell) => typedText(cell, regionOf('global'))))
    return tableReport(cells, question, csvText, progress)
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
