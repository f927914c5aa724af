import {
  htmlMessages as says,
  type HtmlQuestion,
  type HtmlReport,
} from '@/lib/tools/utilities/developer/html-minifier.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { htmlReport } from '@/lib/workers/reports/html-minifier'

const largest = 10_000_000

defineCodeTask<HtmlQuestion, HtmlReport>(async ({ source, ...settings }) =>
  htmlReport(await textIn(source, largest, says), settings),
)
