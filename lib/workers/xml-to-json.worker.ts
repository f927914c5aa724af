import {
  xmlToJsonMessages as says,
  type XmlToJsonQuestion,
  type XmlToJsonReport,
} from '@/lib/tools/utilities/files/xml-to-json.messages'
import { defineCodeTask, pause, textIn } from '@/lib/workers/define-code-task'
import { xmlToJsonReport } from '@/lib/workers/reports/xml-to-json'

const largest = 50_000_000

defineCodeTask<XmlToJsonQuestion, XmlToJsonReport>(async ({ source, ...settings }, context) =>
  xmlToJsonReport(await textIn(source, largest, says), settings, async (share) => {
    context.progress(share)
    await pause(context)
  }),
)
