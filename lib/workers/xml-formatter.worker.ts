import {
  xmlMessages as says,
  type XmlQuestion,
  type XmlReport,
} from '@/lib/tools/utilities/developer/xml-formatter.messages'
import { defineCodeTask, pause, textIn } from '@/lib/workers/define-code-task'
import { xmlReport } from '@/lib/workers/reports/xml-formatter'

const largest = 100_000_000

defineCodeTask<XmlQuestion, XmlReport>(async ({ source, ...settings }, context) =>
  xmlReport(await textIn(source, largest, says), settings, async (share) => {
    context.progress(share)
    await pause(context)
  }),
)
