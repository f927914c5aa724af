import type { Report } from '@/lib/base/report/report'
import { robotsReport, type RobotsQuestion } from '@/lib/subjects/robots/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<RobotsQuestion, Report>(robotsReport)
