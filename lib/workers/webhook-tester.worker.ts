import { webhookReport, type WebhookAnswer, type WebhookQuestion } from '@/lib/subjects/webhooks/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<Omit<WebhookQuestion, 'now'>, WebhookAnswer>((question) =>
  webhookReport({ ...question, now: Math.floor(Date.now() / 1000) }),
)
