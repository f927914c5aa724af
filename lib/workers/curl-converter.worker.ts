import { curlReport, type CurlAnswer, type CurlQuestion } from '@/lib/subjects/curl/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<CurlQuestion, CurlAnswer>(curlReport)
