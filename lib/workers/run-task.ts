import { workerMessages } from '@/lib/messages/workers'
import { drawSvg } from '@/lib/workers/draw-svg'
import type { FromWorker, TaskProgress, ToWorker } from '@/lib/workers/protocol'

export interface TaskOptions {
  /** Buffers in the payload that move to the worker instead of being copied; they are empty here afterwards. */
  transfer?: Transferable[]
  onProgress?: (progress: TaskProgress) => void
  /** Ends the task; the promise then rejects with the signal's reason (an AbortError unless told otherwise). */
  signal?: AbortSignal
}

/**
 * The task did not give a result. `message` is a sentence for the visitor; `detail` is for whoever mends it.
 * @public
 */
export class TaskError extends Error {
  override readonly name = 'TaskError'
  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message)
  }
}

/** A worker that stays ready between tasks, for tools that run one on every keystroke. Tasks run one at a time. */
export interface TaskRunner<Payload, Result> {
  /** Runs the task. A task still running is cancelled first: its promise rejects with an AbortError. */
  run(payload: Payload, options?: TaskOptions): Promise<Result>
  /** Ends the worker. A later run starts a new one. */
  stop(): void
  /** Whether there is a worker: what one held is gone when it was ended. */
  isStarted(): boolean
}

/** How long a cancelled task may take to stop by itself before its worker is ended, in milliseconds. */
const gracePeriod = 200

/** Draws what a worker cannot. It waits for an answer whatever happens: a cancelled task ends at its next pause. */
async function drawFor(worker: Worker, { run, order, drawing }: FromWorker & { kind: 'draw' }): Promise<void> {
  const picture = await drawSvg(drawing)
  worker.postMessage({ kind: 'drawn', run, order, picture } satisfies ToWorker, picture ? [picture] : [])
}

interface Running {
  run: number
  settled: boolean
  receive(message: Exclude<FromWorker, { kind: 'draw' }>): void
  fail(error: unknown): void
}

/** A runner for the worker module at `workerHref`; the worker starts with the first task. */
export function createTaskRunner<Payload, Result>(workerHref: string): TaskRunner<Payload, Result> {
  let worker: Worker | undefined
  let running: Running | undefined
  let runs = 0

  function startWorker(): Worker {
    const started = new Worker(workerHref, { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'draw') void drawFor(started, data)
      else running?.receive(data)
    }
    started.onmessageerror = () => breakDown(new TaskError(workerMessages.broken, 'the answer could not be copied'))
    started.onerror = (event) => {
      event.preventDefault()
      // An event without a message means that the file did not load; with one, that the module threw.
      const message = event.message ? workerMessages.broken : workerMessages.notLoaded
      breakDown(new TaskError(message, event.message || workerHref))
    }
    return started
  }

  function endWorker(): void {
    worker?.terminate()
    worker = undefined
  }

  function breakDown(error: TaskError): void {
    endWorker()
    running?.fail(error)
    running = undefined
  }

  /** Rejects at once, and lets the worker live if it stops by itself in time. */
  function cancel(task: Running, reason: unknown): void {
    if (task.settled) return
    const cancelledWorker = worker
    task.fail(reason)
    cancelledWorker?.postMessage({ kind: 'cancel', run: task.run } satisfies ToWorker)
    setTimeout(() => {
      if (running !== task || worker !== cancelledWorker) return
      endWorker()
      running = undefined
    }, gracePeriod)
  }

  function run(payload: Payload, { transfer = [], onProgress, signal }: TaskOptions = {}): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (running) {
      // A new task does not wait for the old one to notice.
      running.fail(new DOMException(workerMessages.replaced, 'AbortError'))
      running = undefined
      endWorker()
    }
    return new Promise<Result>((resolve, reject) => {
      const onAbort = () => cancel(task, signal?.reason)
      const task: Running = {
        run: ++runs,
        settled: false,
        receive(message) {
          if (message.run !== task.run) return
          if (message.kind === 'progress') {
            if (!task.settled) onProgress?.(message.progress)
            return
          }
          running = undefined
          if (task.settled) return
          settle()
          if (message.kind === 'result') resolve(message.result as Result)
          else if (message.kind === 'failed') {
            // A module that did not load stays failed in the worker that asked for it: the next one fetches it anew.
            if (message.message === workerMessages.notLoaded) endWorker()
            reject(new TaskError(message.message))
          } else reject(new TaskError(workerMessages.broken, message.detail))
        },
        fail(error) {
          if (task.settled) return
          settle()
          reject(error)
        },
      }
      function settle(): void {
        task.settled = true
        signal?.removeEventListener('abort', onAbort)
      }
      worker ??= startWorker()
      worker.postMessage({ kind: 'run', run: task.run, payload } satisfies ToWorker, transfer)
      running = task
      signal?.addEventListener('abort', onAbort)
    })
  }

  function stop(): void {
    running?.fail(new DOMException(workerMessages.stopped, 'AbortError'))
    running = undefined
    endWorker()
  }

  return { run, stop, isStarted: () => worker !== undefined }
}

/**
 * Runs one task in a worker of its own and ends the worker afterwards.
 * `workerHref` is the compiled `<name>.worker.ts`. Rejects with a TaskError whose message is a sentence.
 */
export async function runTask<Payload, Result>(
  workerHref: string,
  payload: Payload,
  options: TaskOptions = {},
): Promise<Result> {
  const runner = createTaskRunner<Payload, Result>(workerHref)
  try {
    return await runner.run(payload, options)
  } finally {
    runner.stop()
  }
}
