import {
  emailMessages as says,
  type EmailQuestion,
  type EmailReport,
} from '@/lib/tools/utilities/developer/email-validator.messages'
import { pause, textIn } from '@/lib/workers/define-code-task'
import { defineTask } from '@/lib/workers/define-task'
import { emailReport } from '@/lib/workers/reports/email-validator'

const largest = 50_000_000

defineTask<EmailQuestion, EmailReport>(async ({ source, shown }, context) =>
  emailReport(await textIn(source, largest, says), shown, async (share) => {
    context.progress(share)
    await pause(context)
  }),
)
