import { metaReport, type MetaAnswer, type MetaQuestion } from '@/lib/subjects/meta-tags/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<MetaQuestion, MetaAnswer>(metaReport)
