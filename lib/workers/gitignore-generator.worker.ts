import type { Report } from '@/lib/base/report/report'
import { ignoreReport, type IgnoreQuestion } from '@/lib/subjects/ignore/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<IgnoreQuestion, Report>(ignoreReport)
