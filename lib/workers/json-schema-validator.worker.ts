import {
  schemaMessages as says,
  type SchemaQuestion,
  type SchemaReport,
} from '@/lib/tools/utilities/developer/json-schema-validator.messages'
import { textIn } from '@/lib/workers/define-code-task'
import { defineLimitedTask } from '@/lib/workers/define-limited-task'
import { schemaReport } from '@/lib/workers/reports/json-schema-validator'

const largest = 50_000_000

defineLimitedTask<SchemaQuestion, SchemaReport>(
  async ({ source, ...settings }) => ({
    ...schemaReport({ ...settings, text: await textIn(source, largest, says) }),
    lines: 0,
  }),
  { milliseconds: 5000, says: () => says.slow },
)
