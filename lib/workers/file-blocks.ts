import { workbenchMessages } from '@/lib/messages/workbench'
import { workerMessages } from '@/lib/messages/workers'
import { TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

const blockBytes = 4 << 20

/**
 * The bytes of a file of any size, in blocks of 4 MiB; the next one is read while one is worked on. Tells the progress. Refuses
 * when the visitor stopped, and when the browser cannot read the file.
 */
export async function* blocksOf(file: Blob, context: TaskContext): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const read = (from: number) => file.slice(from, from + blockBytes).arrayBuffer()
  try {
    let next = read(0)
    for (let from = 0; from < file.size; from += blockBytes) {
      const block = await next
      if (from + blockBytes < file.size) {
        next = read(from + blockBytes)
        next.catch(() => {})
      }
      yield new Uint8Array(block)
      context.progress(Math.min(0.999, (from + block.byteLength) / file.size))
      if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    }
    await next
  } catch (error) {
    // The browser says NotReadableError, NotFoundError or the like: the file moved, changed, is locked, or is a folder.
    if (error instanceof DOMException) throw new TaskRefusal(workbenchMessages.unreadable)
    throw error
  }
}
