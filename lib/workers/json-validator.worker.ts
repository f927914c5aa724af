import { bytesOf } from '@/lib/subjects/json/bytes'
import { CheckWork } from '@/lib/subjects/json/check'
import {
  validatorMessages as says,
  type JsonCheckQuestion,
  type JsonCheckReport,
} from '@/lib/tools/utilities/developer/json-validator.messages'
import { defineTask } from '@/lib/workers/define-task'
import { drive, readBlob } from '@/lib/workers/drive-work'
import { jsonReport } from '@/lib/workers/reports/json-validator'

defineTask<JsonCheckQuestion, JsonCheckReport>(async ({ source, rules }, context) => {
  const bytes = typeof source === 'string' ? bytesOf(source) : await readBlob(source, context, says.readingFile)
  return jsonReport(await drive(new CheckWork(bytes, rules), context, says.checking), rules)
})
