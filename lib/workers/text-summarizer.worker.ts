import { summaryOf } from '@/lib/subjects/summary/summary'
import type { SummaryAnswer, SummaryQuestion } from '@/lib/subjects/summary/task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { readDocument } from '@/lib/workers/read-document'

defineTask<SummaryQuestion, SummaryAnswer>(async ({ source, share }, { progress }) => {
  if (typeof source === 'string') return { summary: summaryOf(source, { share }, progress) }
  const read = await readDocument(source, 'name' in source ? String(source.name) : '', true)
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return { summary: summaryOf(read.text, { share }, progress) }
})
