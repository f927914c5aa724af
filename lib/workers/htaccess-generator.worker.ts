import { rulesReport, type RulesQuestion, type RulesReport } from '@/lib/subjects/server-rules/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<RulesQuestion, RulesReport>(rulesReport)
