import {
  yamlToJsonMessages as says,
  type YamlToJsonQuestion,
  type YamlToJsonReport,
} from '@/lib/tools/utilities/files/yaml-to-json.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { yamlToJsonReport } from '@/lib/workers/reports/yaml-to-json'

const largest = 5_000_000

defineCodeTask<YamlToJsonQuestion, YamlToJsonReport>(async ({ source, ...settings }) =>
  yamlToJsonReport(await textIn(source, largest, says), settings),
)
