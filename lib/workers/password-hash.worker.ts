import { workerMessages } from '@/lib/messages/workers'
import type { PasswordAnswer, PasswordRequest } from '@/lib/subjects/password-hash/task'
import { answerPassword } from '@/lib/subjects/password-hash/work'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

defineTask<PasswordRequest, PasswordAnswer>((request, context) =>
  answerPassword(request, async (share) => {
    context.progress(share)
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
  }),
)
