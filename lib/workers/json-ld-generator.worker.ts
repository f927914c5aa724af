import {
  checkReport,
  makeReport,
  tableReport,
  type MarkupQuestion,
  type MarkupReport,
} from '@/lib/subjects/structured-data/report'
import { textIn } from '@/lib/workers/define-code-task'
import { defineTask } from '@/lib/workers/define-task'

const largest = { check: 5_000_000, table: 20_000_000 }
const says = {
  tooLarge: 'The file is too large: up to 5 MB of a page and 20 MB of a table are read.',
  notText: 'This is no text in UTF-8 or UTF-16.',
}

defineTask<MarkupQuestion, MarkupReport>(async (question, { progress }) => {
  if (question.ask === 'make') return makeReport(question)
  const text = await textIn(question.source, largest[question.ask], says)
  if (question.ask === 'table') return tableReport(text, progress)
  return checkReport(text, question.ratingIsShown)
})
