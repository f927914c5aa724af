import {
  diffMessages as says,
  type DiffQuestion,
  type DiffReport,
} from '@/lib/tools/utilities/developer/json-diff.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { diffReport } from '@/lib/workers/reports/json-diff'

const largest = 20_000_000

defineCodeTask<DiffQuestion, DiffReport>(async ({ text, second, ...settings }) =>
  diffReport({ text: await textIn(text, largest, says), second: await textIn(second, largest, says), ...settings }),
)
