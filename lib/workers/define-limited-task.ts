import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

interface WorkerScope {
  location: { hash: string }
}

/** What the worker within asks to be, by its address. */
const within = '#within'

interface Limit<Question> {
  milliseconds: number
  /** Said when the time is over. */
  says: (question: Question) => string
}

/**
 * Work that may never end: the worker starts another of the same module, which does the work and is ended when the time is over, so
 * that nothing that a visitor gives can hold the page up. Called once, at the top level of `<name>.worker.ts`.
 */
export function defineLimitedTask<Question, Result>(
  task: (question: Question, context: TaskContext) => Result | Promise<Result>,
  { milliseconds, says }: Limit<Question>,
): void {
  const scope = globalThis as unknown as WorkerScope
  if (scope.location.hash === within) {
    // The first question only tells that the module is there: loading it is not the visitor's time.
    defineTask<Question | undefined, Result | undefined>((question, context) =>
      question === undefined ? undefined : task(question, context),
    )
    return
  }
  let runner: TaskRunner<Question | undefined, Result | undefined> | undefined
  defineTask<Question, Result | undefined>(async (question, context) => {
    runner ??= createTaskRunner(`${import.meta.url}${within}`)
    if (!runner.isStarted()) await runner.run(undefined)
    const own = new AbortController()
    const timer = setTimeout(() => own.abort(new TaskRefusal(says(question))), milliseconds)
    try {
      return await runner.run(question, {
        signal: own.signal,
        onProgress: ({ share, note }) => context.progress(share, note),
      })
    } catch (error) {
      if (error instanceof TaskRefusal) {
        runner.stop()
        throw error
      }
      throw error instanceof TaskError && error.detail === undefined ? new TaskRefusal(error.message) : error
    } finally {
      clearTimeout(timer)
    }
  })
}
