import { answerDigest, type DigestAnswer, type DigestRequest } from '@/lib/subjects/hash/digest-task'
import { startDigest } from '@/lib/subjects/hash/every-digest'
import { workerMessages } from '@/lib/messages/workers'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'

defineTask<DigestRequest, DigestAnswer>(async (request, context) => {
  if (request.kind !== 'file')
    return answerDigest(request, async (share) => {
      context.progress(share)
      if (share > 0) await new Promise((resolve) => setTimeout(resolve, 0))
      if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    })
  const digest = await startDigest(request.name)
  for await (const block of blocksOf(request.file, context)) digest.push(block)
  return { kind: 'file', hex: digest.end() }
})
