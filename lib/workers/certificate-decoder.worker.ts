import { workerMessages } from '@/lib/messages/workers'
import { createDecoder } from '@/lib/subjects/certificates/decode'
import type { DecodeAnswer, DecodeQuestion } from '@/lib/subjects/certificates/decode-task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const decode = createDecoder()

async function keyFiles() {
  try {
    return await import('@/lib/engines/key-files')
  } catch {
    throw new TaskRefusal(workerMessages.notLoaded)
  }
}

defineTask<DecodeQuestion, DecodeAnswer>((question, context) =>
  decode(question, {
    keyFiles,
    now: Date.now(),
    async onProgress(share) {
      context.progress(share)
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    },
  }),
)
