import {
  jsonToXmlMessages as says,
  type JsonToXmlQuestion,
  type JsonToXmlReport,
} from '@/lib/tools/utilities/files/json-to-xml.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { jsonToXmlReport } from '@/lib/workers/reports/json-to-xml'

const largest = 20_000_000

defineCodeTask<JsonToXmlQuestion, JsonToXmlReport>(async ({ source, ...settings }) =>
  jsonToXmlReport(await textIn(source, largest, says), settings),
)
