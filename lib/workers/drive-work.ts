import type { Work } from '@/lib/subjects/json/work'
import { workerMessages } from '@/lib/messages/workers'
import { TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

/** How long work goes on before cancelling is noticed, in milliseconds. */
const pauseInterval = 40
const readBlock = 8 << 20

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Does work to its end, with progress, and stops when the visitor cancels. */
export async function drive<Result>(work: Work<Result>, context: TaskContext, note: string): Promise<Result> {
  let pausedAt = performance.now()
  while (!work.advance()) {
    if (performance.now() - pausedAt < pauseInterval) continue
    context.progress(work.share(), note)
    await pause()
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    pausedAt = performance.now()
  }
  return work.result()
}

/** The bytes of a file, read in blocks with progress. */
export async function readBlob(blob: Blob, context: TaskContext, note: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(blob.size)
  for (let at = 0; at < blob.size; at += readBlock) {
    bytes.set(new Uint8Array(await blob.slice(at, at + readBlock).arrayBuffer()), at)
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    context.progress(Math.min(1, (at + readBlock) / blob.size) * 0.99, note)
  }
  return bytes
}
