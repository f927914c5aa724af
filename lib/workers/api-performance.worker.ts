import type { Report } from '@/lib/base/report/report'
import { latencyReport } from '@/lib/subjects/latency/report'
import { HarRefused, samplesOfHar, samplesOfJmeter, type Sample } from '@/lib/subjects/latency/samples'
import { readTable, TableRefused } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

type Question = { kind: 'here'; samples: readonly Sample[] } | { kind: 'file'; source: string | Blob }

const limits = { mostBytes: 100 * 1024 * 1024, mostRows: 1_000_000 }

async function fileReport(source: string | Blob): Promise<Report> {
  const text = typeof source === 'string' ? source : source.size <= limits.mostBytes ? await source.text() : undefined
  if (text === undefined) throw new TaskRefusal('Files up to 100 MB are read here.')
  if (/^\s*[{[]/.test(text)) return latencyReport(samplesOfHar(text), false)
  const { rows } = await readTable(text, limits)
  return latencyReport(
    samplesOfJmeter(rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : '')))),
    false,
  )
}

defineTask<Question, Report>(async (question) => {
  if (question.kind === 'here') return latencyReport({ samples: question.samples, skipped: 0 }, true)
  try {
    return await fileReport(question.source)
  } catch (error) {
    if (error instanceof HarRefused || error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
