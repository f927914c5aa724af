import { segmentReport } from '@/lib/subjects/segments/report'
import type { SegmentAnswer, SegmentQuestion } from '@/lib/subjects/segments/task'
import { readTable, TableRefused } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { reportChart } from '@/lib/workers/draw-chart'

const limits = { mostBytes: 150 * 1024 * 1024, mostRows: 500_001 }

defineTask<SegmentQuestion, SegmentAnswer>(async (question, { progress }) => {
  try {
    const { rows } = await readTable(question.source, limits)
    progress(0.3, 'Gathering customers')
    return segmentReport(rows, question, reportChart, (share) => progress(0.3 + share * 0.7))
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
