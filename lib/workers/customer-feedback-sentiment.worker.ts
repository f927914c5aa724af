import type { Report } from '@/lib/base/report/report'
import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import { feedbackReport, mostComments, wordiestColumn, type FeedbackQuestion } from '@/lib/subjects/sentiment/feedback'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const limits = { mostBytes: 150 * 1024 * 1024, mostRows: mostComments + 1 }

async function linesOf(source: string | Blob): Promise<{ line: number; text: string }[]> {
  const decoded = typeof source === 'string' ? undefined : decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded?.kind === 'binary') throw new TaskRefusal('The file is not text. Open it as a table.')
  const text = typeof source === 'string' ? source : decoded?.kind === 'text' ? decoded.text : ''
  const lines = text.split(/\r\n|\r|\n/).map((one, at) => ({ line: at + 1, text: one }))
  if (lines.length > mostComments) throw new TaskRefusal('There are more than 100,000 lines. Split the file.')
  return lines
}

async function cellsOf(source: string | Blob, column: string): Promise<{ line: number; text: string }[]> {
  const { rows: read } = await readTable(source, limits)
  const rows = read.map(({ cells }) => cells.map((cell) => typedText(cell, regionOf('global'))))
  const [head = [], ...body] = rows
  const wanted = column.trim().toLowerCase()
  const named = head.findIndex((name) => name.trim().toLowerCase() === wanted)
  if (wanted !== '' && named < 0)
    throw new TaskRefusal(`There is no column “${column.trim()}”. The first row has: ${head.join(', ')}.`)
  const at = wanted === '' ? wordiestColumn(body) : named
  return body.map((row, index) => ({ line: read[index + 1]?.line ?? index + 2, text: row[at] ?? '' }))
}

defineTask<FeedbackQuestion, Report>(async ({ source, isTable, column, topics, words }) => {
  try {
    return feedbackReport(isTable ? await cellsOf(source, column) : await linesOf(source), topics, words)
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
