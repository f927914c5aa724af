import type { Ask, JsonAnswers, RequestOf } from '@/lib/json/requests'
import type { OpenReport } from '@/lib/json/session'
import type { JsonMode } from '@/lib/json/tree'
import type { RepairOutcome } from '@/lib/json/repair'
import type { JsonWorkerRequest } from '@/lib/workers/json-requests'
import type { TaskProgress } from '@/lib/workers/protocol'
import { createTaskRunner } from '@/lib/workers/run-task'
import type { LocalEngine } from './local-engine'

export interface AskOptions {
  signal?: AbortSignal
  onProgress?: (progress: TaskProgress) => void
}

interface Job {
  request: JsonWorkerRequest
  options: AskOptions
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** Work that is long enough to be stopped half-way; the rest is over before a cancel would arrive. */
const longAsks = new Set<JsonWorkerRequest['ask']>(['open', 'format', 'file', 'nodeFile', 'search', 'repair'])

/** A cancelled task has this long to stop by itself; a new one sent earlier would end its worker and the open source. */
const settleTime = 250

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Answers from a worker that keeps the source open between questions. Questions are put one at a time, in order. */
export class WorkerEngine {
  readonly isLocal = false
  private readonly runner
  private waiting: Job[] = []
  private current: Job | undefined

  constructor(workerHref: string) {
    this.runner = createTaskRunner<JsonWorkerRequest, unknown>(workerHref)
  }

  ask<K extends Ask>(request: RequestOf<K>, options: AskOptions = {}): Promise<JsonAnswers[K]> {
    return this.put(request as RequestOf<Ask>, options) as Promise<JsonAnswers[K]>
  }

  /** Opens a source in place of the one before; questions about that one are dropped. */
  open(source: Uint8Array | Blob, mode: JsonMode, options: AskOptions): Promise<OpenReport> {
    const dropped = this.waiting
    this.waiting = []
    for (const job of dropped) job.reject(new DOMException('another source was opened', 'AbortError'))
    if (this.current) this.runner.stop()
    const request: JsonWorkerRequest =
      source instanceof Uint8Array ? { ask: 'open', source, mode } : { ask: 'open', source, mode }
    return this.put(request, options) as Promise<OpenReport>
  }

  repair(source: string | Blob, options: AskOptions): Promise<RepairOutcome> {
    return this.put({ ask: 'repair', source }, options) as Promise<RepairOutcome>
  }

  stop(): void {
    this.waiting = []
    this.runner.stop()
  }

  private put(request: JsonWorkerRequest, options: AskOptions): Promise<unknown> {
    const { signal } = options
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const job: Job = { request, options, resolve, reject }
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(job)) return
        this.waiting = this.waiting.filter((other) => other !== job)
        reject(signal.reason)
      })
      this.waiting.push(job)
      void this.work()
    })
  }

  private async work(): Promise<void> {
    if (this.current) return
    const job = this.waiting.shift()
    if (!job) return
    this.current = job
    const { request, options } = job
    const { onProgress } = options
    const signal = longAsks.has(request.ask) ? options.signal : undefined
    try {
      job.resolve(await this.runner.run(request, { ...(onProgress && { onProgress }), ...(signal && { signal }) }))
    } catch (error) {
      job.reject(error)
      if (signal?.aborted) await delay(settleTime)
    }
    this.current = undefined
    void this.work()
  }
}

export type JsonEngine = LocalEngine | WorkerEngine
