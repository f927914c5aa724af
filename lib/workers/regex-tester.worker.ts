import {
  regexMessages as says,
  type RegexQuestion,
  type RegexReport,
} from '@/lib/tools/utilities/developer/regex-tester.messages'
import { textIn } from '@/lib/workers/define-code-task'
import { defineLimitedTask } from '@/lib/workers/define-limited-task'
import { regexReport, runawaySays } from '@/lib/workers/reports/regex-tester'

const largest = 10_000_000

defineLimitedTask<RegexQuestion, RegexReport>(
  async ({ source, ...question }) => regexReport({ ...question, text: await textIn(source, largest, says) }),
  { milliseconds: 1000, says: ({ pattern, flags }) => runawaySays(pattern, flags) },
)
