import {
  codeTypesMessages as says,
  type CodeTypesQuestion,
  type CodeTypesReport,
} from '@/lib/tools/utilities/developer/json-to-typescript.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { codeTypesReport } from '@/lib/workers/reports/json-to-typescript'

const largest = 20_000_000

defineCodeTask<CodeTypesQuestion, CodeTypesReport>(async ({ source, ...settings }) =>
  codeTypesReport(await textIn(source, largest, says), settings),
)
