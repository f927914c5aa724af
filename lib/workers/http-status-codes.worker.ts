import type { Report } from '@/lib/base/report/report'
import { httpReport, type HttpQuestion } from '@/lib/subjects/http/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<HttpQuestion, Report>(httpReport)
