import { analyse } from '@/lib/subjects/csv/analyse'
import { UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import { rulesOf } from '@/lib/subjects/csv/rules'
import { checkCsv, tidied } from '@/lib/subjects/csv/validate'
import {
  csvCheckMessages as says,
  type CsvCheckAnswer,
  type CsvCheckQuestion,
} from '@/lib/tools/utilities/files/csv-validator.messages'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'

type Progress = (share: number) => Promise<void>

defineTask<CsvCheckQuestion, CsvCheckAnswer>(async (question, context) => {
  const progress = pausing(context)
  try {
    return question.ask === 'check' ? await check(question, progress) : await tidy(question, progress)
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new TaskRefusal(says.unclosedQuote(error.line))
    throw error
  }
})

async function check(
  { source, settings, rules }: Extract<CsvCheckQuestion, { ask: 'check' }>,
  progress: Progress,
): Promise<CsvCheckAnswer> {
  const set = rulesOf(rules)
  const result = await checkCsv(source, settings, set.rules, progress)
  if ('unreadable' in result) throw new TaskRefusal(says.unreadable(result))
  return { kind: 'checked', check: result, ruleFaults: set.faults }
}

async function tidy(
  { source, settings }: Extract<CsvCheckQuestion, { ask: 'tidy' }>,
  progress: Progress,
): Promise<CsvCheckAnswer> {
  const analysis = await analyse(source, settings, (share) => progress(share / 2))
  if ('unreadable' in analysis) throw new TaskRefusal(says.unreadable(analysis))
  const parts: Blob[] = []
  for await (const [text, share] of tidied(source, analysis)) {
    parts.push(new Blob([text]))
    await progress(0.5 + share / 2)
  }
  return { kind: 'tidied', blob: new Blob(parts, { type: 'text/csv' }) }
}
