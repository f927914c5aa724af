import {
  svgMessages as says,
  type SvgQuestion,
  type SvgReport,
} from '@/lib/tools/utilities/files/svg-optimizer.messages'
import { defineCodeTask, textIn } from '@/lib/workers/define-code-task'
import { svgReport } from '@/lib/workers/reports/svg-optimizer'

const largest = 20_000_000

defineCodeTask<SvgQuestion, SvgReport>(async ({ source, ...settings }) =>
  svgReport(await textIn(source, largest, says), settings),
)
