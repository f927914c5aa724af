import {
  jsonToCsvMessages as says,
  type JsonToCsvQuestion,
  type JsonToCsvReport,
} from '@/lib/tools/utilities/files/json-to-csv.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { jsonToCsvReport } from '@/lib/workers/reports/json-to-csv'

const largest = 100_000_000

defineCodeTask<JsonToCsvQuestion, JsonToCsvReport>(async ({ source, ...settings }) =>
  jsonToCsvReport(await textIn(source, largest, says), settings),
)
