import type { Report } from '@/lib/base/report/report'
import { ipReport, type IpQuestion } from '@/lib/subjects/ip/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<IpQuestion, Report>(ipReport)
