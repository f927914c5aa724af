import type { DrawingOrder, FromWorker, TaskProgress, ToWorker } from '@/lib/workers/protocol'

export interface TaskContext {
  /** Tells the page how far the work is: `share` from 0 to 1. Messages closer than 50 ms apart are dropped, except the last. */
  progress(share: number, note?: string): void
  /** True once the visitor cancelled. Only a task that waits now and then can see it; one that does not is ended from outside. */
  cancelled(): boolean
  /** The page draws an SVG as a picture: nothing in it runs or is fetched. Undefined where the browser cannot. */
  drawn(drawing: DrawingOrder): Promise<ImageBitmap | undefined>
}

/** What the visitor's data does not allow, as a sentence for the visitor. Any other error counts as a bug. */
export class TaskRefusal extends Error {
  override readonly name = 'TaskRefusal'
}

const transferLists = new WeakMap<object, Transferable[]>()

/** Marks a result whose buffers move to the page instead of being copied. */
export function withTransfer<Result extends object>(result: Result, transfer: Transferable[]): Result {
  transferLists.set(result, transfer)
  return result
}

/** The part of a worker's global scope that a task uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker, transfer?: Transferable[]): void
}

const progressInterval = 50

/** Makes this module the worker side of runTask. Called once, at the top level of `<name>.worker.ts`. */
export function defineTask<Payload, Result>(
  task: (payload: Payload, context: TaskContext) => Result | Promise<Result>,
): void {
  const scope = globalThis as unknown as WorkerScope
  const cancelledRuns = new Set<number>()
  const orders = new Map<number, (picture: ImageBitmap | undefined) => void>()
  let lastOrder = 0

  async function perform(run: number, payload: Payload): Promise<void> {
    let sentAt = -Infinity
    function progress(share: number, note?: string): void {
      const now = performance.now()
      if (share < 1 && now - sentAt < progressInterval) return
      sentAt = now
      const clamped: TaskProgress = { share: Math.min(1, Math.max(0, share)) }
      scope.postMessage({ kind: 'progress', run, progress: note === undefined ? clamped : { ...clamped, note } })
    }
    function drawn(drawing: DrawingOrder): Promise<ImageBitmap | undefined> {
      const order = ++lastOrder
      scope.postMessage({ kind: 'draw', run, order, drawing })
      return new Promise((resolve) => orders.set(order, resolve))
    }
    try {
      const result = await task(payload, { progress, cancelled: () => cancelledRuns.has(run), drawn })
      const transfer = typeof result === 'object' && result !== null ? transferLists.get(result) : undefined
      scope.postMessage({ kind: 'result', run, result }, transfer ?? [])
    } catch (error) {
      scope.postMessage(
        error instanceof TaskRefusal
          ? { kind: 'failed', run, message: error.message }
          : { kind: 'broken', run, detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
      )
    } finally {
      cancelledRuns.delete(run)
    }
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'cancel') cancelledRuns.add(data.run)
    else if (data.kind === 'drawn') {
      orders.get(data.order)?.(data.picture)
      orders.delete(data.order)
    } else void perform(data.run, data.payload as Payload)
  })
}
