import { rememberLast } from '@/lib/base/remember-last'
import type { OnPage } from '@/lib/kits/app/workbench'
import type { TaskProgress } from '@/lib/workers/protocol'
import { createTaskRunner } from '@/lib/workers/run-task'

export interface AskOptions {
  signal?: AbortSignal
  onProgress?: (progress: TaskProgress) => void
  /** Drops what still waits; what is being worked on goes on. */
  drops?: AbortSignal
}

/** Whom to ask about what an answer is of. */
export interface Desk {
  /** Answers at once instead of by a promise. */
  isLocal: boolean
  ask(question: unknown, options?: AskOptions): unknown
}

/** Answers on the page. */
export function localDesk({ open }: OnPage<unknown, unknown>): Desk {
  const answer = open()
  return { isLocal: true, ask: (question) => answer(question) }
}

/** The smaller question that leads from what the worker holds to what another question would leave in it. */
type Step = (held: unknown, wanted: unknown) => unknown

interface Job {
  question: unknown
  options: AskOptions
  /** What opens or changes what the worker holds leaves it as the answer to its question. */
  opens: boolean
  step?: Step
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** A cancelled task has this long to stop by itself; a new one sent earlier would end its worker and what it holds open. */
const settleTime = 250

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function replaced(): DOMException {
  return new DOMException('another question came', 'AbortError')
}

/** Answers from a worker that may keep what was opened between questions. They are put one at a time, in order. */
export class WorkerDesk implements Desk {
  readonly isLocal = false
  private readonly runner
  private waiting: Job[] = []
  private current: Job | undefined
  /** The question whose answer the worker holds. */
  private held: unknown

  constructor(workerHref: string) {
    this.runner = createTaskRunner<unknown, unknown>(workerHref)
  }

  /** Opens something in the place of the one before; questions about that one are dropped. */
  open(question: unknown, options: AskOptions): Promise<unknown> {
    this.drop(() => true)
    this.held = undefined
    if (this.current) this.runner.stop()
    return this.add({ question, options, opens: true })
  }

  /**
   * Leads from what the worker holds, or will when it is done, to another question by a step, and opens that question where there
   * is none. Of several that wait only the last is put.
   */
  follow(question: unknown, step: Step, options: AskOptions): Promise<unknown> {
    const coming = this.current?.opens ? this.current.question : this.held
    const known = rememberLast(step)
    if (coming === undefined || known(coming, question) === undefined) return this.open(question, options)
    this.drop((job) => job.opens)
    return this.add({ question, options, opens: true, step: known })
  }

  /** Without a signal a question is over before a cancel would arrive. */
  ask(question: unknown, options: AskOptions = {}): Promise<unknown> {
    return this.add({ question, options, opens: false })
  }

  stop(): void {
    this.waiting = []
    this.held = undefined
    this.runner.stop()
  }

  private add(asked: Omit<Job, 'resolve' | 'reject'>): Promise<unknown> {
    const { signal } = asked.options
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const job: Job = { ...asked, resolve, reject }
      const { drops } = asked.options
      drops?.addEventListener('abort', () => {
        if (!this.waiting.includes(job)) return
        this.waiting = this.waiting.filter((other) => other !== job)
        reject(drops.reason)
      })
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(job)) return
        this.waiting = this.waiting.filter((other) => other !== job)
        reject(signal.reason)
        // What it waited for was on the way to it.
        if (job.step && this.current?.opens) this.runner.stop()
      })
      this.waiting.push(job)
      void this.work()
    })
  }

  private drop(isDropped: (job: Job) => boolean): void {
    const dropped = this.waiting.filter(isDropped)
    this.waiting = this.waiting.filter((job) => !dropped.includes(job))
    for (const job of dropped) job.reject(replaced())
  }

  /** What the worker held is gone with it if it was ended. */
  private async restore(): Promise<void> {
    const { held } = this
    if (held === undefined || this.runner.isStarted()) return
    this.held = undefined
    await this.runner.run(held).then(
      () => (this.held = held),
      () => undefined,
    )
  }

  private async work(): Promise<void> {
    if (this.current) return
    const job = this.waiting.shift()
    if (!job) return
    this.current = job
    const { held } = this
    const { question, step, options, opens } = job
    if (opens) this.held = undefined
    const onProgress = (progress: TaskProgress) => {
      options.onProgress?.(progress)
      if (opens) this.waiting.find((other) => other.step)?.options.onProgress?.(progress)
    }
    try {
      const asked = step && held !== undefined ? (step(held, question) ?? question) : question
      job.resolve(await this.runner.run(asked, { ...options, onProgress }))
      if (opens) this.held = question
    } catch (error) {
      job.reject(error)
      if (options.signal?.aborted) await delay(settleTime)
      if (!opens) await this.restore()
    }
    this.current = undefined
    void this.work()
  }
}
