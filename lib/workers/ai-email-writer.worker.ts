import { localDay } from '@/lib/base/format/local-day'
import { emailAnswer, type EmailAnswer, type EmailQuestion } from '@/lib/subjects/email-draft/answer'
import { defineTask } from '@/lib/workers/define-task'

defineTask<EmailQuestion, EmailAnswer>((question) => emailAnswer(question, localDay()))
