import type { Report } from '@/lib/base/report/report'
import { redirectReport, type RedirectQuestion } from '@/lib/subjects/redirects/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<RedirectQuestion, Report>(redirectReport)
