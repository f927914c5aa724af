import {
  sqlMessages as says,
  type SqlQuestion,
  type SqlReport,
} from '@/lib/tools/utilities/developer/sql-formatter.messages'
import { defineCodeTask, pause, textIn } from '@/lib/workers/define-code-task'
import { sqlReport } from '@/lib/workers/reports/sql-formatter'

const largest = 20_000_000

/** How long statements are laid out before cancelling is noticed, in milliseconds. */
const pauseInterval = 40

defineCodeTask<SqlQuestion, SqlReport>(async ({ source, ...settings }, context) => {
  const script = await textIn(source, largest, says)
  let pausedAt = performance.now()
  return sqlReport(script, settings, async (share) => {
    if (performance.now() - pausedAt < pauseInterval) return
    context.progress(share, says.working)
    await pause(context)
    pausedAt = performance.now()
  })
})
