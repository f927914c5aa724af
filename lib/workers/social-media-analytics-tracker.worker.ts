import { socialReport, type SocialAnswer, type SocialQuestion } from '@/lib/subjects/social/report'
import { readTable, TableRefused } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { reportChart } from '@/lib/workers/draw-chart'

const limits = { mostBytes: 150 * 1024 * 1024, mostRows: 200_001 }

defineTask<SocialQuestion, SocialAnswer>(async (question, { progress }) => {
  const rowsOf = async (source: string | Blob) =>
    typeof source === 'string' && source.trim() === '' ? [] : (await readTable(source, limits)).rows
  try {
    const rows = await rowsOf(question.source)
    progress(0.3)
    const kept = await rowsOf(question.kept)
    return socialReport({ rows, kept }, question, reportChart, (share) => progress(0.4 + share * 0.6))
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
