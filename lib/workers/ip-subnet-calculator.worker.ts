import type { Report } from '@/lib/base/report/report'
import { subnetReport, type SubnetQuestion } from '@/lib/subjects/ip/subnet-report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<SubnetQuestion, Report>(subnetReport)
