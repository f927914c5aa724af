import { workerMessages } from '@/lib/messages/workers'
import { TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

/** Tells how far a long task is, and ends it there where the visitor has cancelled. */
export function pausing(context: TaskContext): (share: number) => Promise<void> {
  return async (share) => {
    context.progress(share)
    // A cancel message is seen only between tasks of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
  }
}
