import {
  scriptMessages as says,
  type ScriptQuestion,
  type ScriptReport,
} from '@/lib/tools/utilities/developer/js-formatter.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { scriptReport } from '@/lib/workers/reports/js-formatter'

const largest = 2_000_000

defineCodeTask<ScriptQuestion, ScriptReport>(async ({ source, ...settings }) =>
  scriptReport(await textIn(source, largest, says), settings),
)
