import {
  jsonToYamlMessages as says,
  type JsonToYamlQuestion,
  type JsonToYamlReport,
} from '@/lib/tools/utilities/files/json-to-yaml.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { jsonToYamlReport } from '@/lib/workers/reports/json-to-yaml'

const largest = 20_000_000

defineCodeTask<JsonToYamlQuestion, JsonToYamlReport>(async ({ source, ...settings }) =>
  jsonToYamlReport(await textIn(source, largest, says), settings),
)
