import {
  numberMessages as says,
  type NumbersQuestion,
  type NumbersReport,
} from '@/lib/tools/utilities/developer/barcode-lookup-checker.messages'
import { pause, textIn } from '@/lib/workers/define-code-task'
import { defineTask } from '@/lib/workers/define-task'
import { numbersReport } from '@/lib/workers/reports/barcode-lookup-checker'

const largest = 50_000_000

defineTask<NumbersQuestion, NumbersReport>(async ({ source, ...question }, context) =>
  numbersReport(await textIn(source, largest, says), question, async (share) => {
    context.progress(share)
    await pause(context)
  }),
)
