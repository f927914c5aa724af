import {
  yamlMessages as says,
  type YamlQuestion,
  type YamlReport,
} from '@/lib/tools/utilities/developer/yaml-validator.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { yamlReport } from '@/lib/workers/reports/yaml-validator'

const largest = 5_000_000

defineCodeTask<YamlQuestion, YamlReport>(async ({ source, ...settings }) =>
  yamlReport(await textIn(source, largest, says), settings),
)
