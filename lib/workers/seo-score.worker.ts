import type { Report } from '@/lib/base/report/report'
import { onPageReport, type OnPageQuestion } from '@/lib/subjects/on-page/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<OnPageQuestion, Report>(onPageReport)
