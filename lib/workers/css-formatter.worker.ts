import {
  cssMessages as says,
  type CssQuestion,
  type CssReport,
} from '@/lib/tools/utilities/developer/css-formatter.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { cssReport } from '@/lib/workers/reports/css-formatter'

const largest = 2_000_000

defineCodeTask<CssQuestion, CssReport>(async ({ source, ...settings }) =>
  cssReport(await textIn(source, largest, says), settings),
)
