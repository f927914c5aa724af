import type { Report } from '@/lib/base/report/report'
import type { ShortLinkQuestion } from '@/lib/subjects/short-links/make'
import { shortLinkReport } from '@/lib/subjects/short-links/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<ShortLinkQuestion, Report>(shortLinkReport)
