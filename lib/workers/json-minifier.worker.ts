import {
  minifierMessages as says,
  type MinifierQuestion,
  type MinifierReport,
} from '@/lib/tools/utilities/developer/json-minifier.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { minifierReport } from '@/lib/workers/reports/json-minifier'

const largest = 100_000_000

defineCodeTask<MinifierQuestion, MinifierReport>(async ({ source, ...settings }) =>
  minifierReport(await textIn(source, largest, says), settings),
)
