import {
  pageMessages as says,
  type PageQuestion,
  type PageReport,
} from '@/lib/tools/utilities/developer/html-formatter.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { pageReport } from '@/lib/workers/reports/html-formatter'

const largest = 2_000_000

defineCodeTask<PageQuestion, PageReport>(async ({ source, ...settings }) =>
  pageReport(await textIn(source, largest, says), settings),
)
