import { useEffect, useRef, useState } from 'react'
import type { TaskProgress } from '@/lib/workers/protocol'
import { createTaskRunner, TaskError } from '@/lib/workers/run-task'

export type TaskState<Answer> = { progress: TaskProgress } | { made: Answer } | { failure: string; isStopped?: true }

/** Lets somebody finish what the work depends on, in milliseconds. */
const usualPause = 400

/** What became of the work, done anew in a worker whenever it is other work; undefined as long as there is none. */
export function useTask<Work, Answer>(
  work: Work | undefined,
  workerHref: string,
  stoppedSays: string,
  pause = usualPause,
) {
  const [state, setState] = useState<TaskState<Answer>>()
  /** What the state answers: for the length of the pause it is still the work before. */
  const [told, setTold] = useState<Work>()
  const [turn, setTurn] = useState(0)
  const runner = useRef<ReturnType<typeof createTaskRunner<Work, Answer>>>(undefined)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => runner.current?.stop(), [])

  useEffect(() => {
    if (!work) return
    const stopped = new AbortController()
    stopper.current = stopped
    let replaced = false
    const tell = (next: TaskState<Answer>) => !replaced && setState(next)
    const timer = setTimeout(() => {
      setTold(() => work)
      tell({ progress: { share: 0 } })
      runner.current ??= createTaskRunner<Work, Answer>(workerHref)
      runner.current.run(work, { signal: stopped.signal, onProgress: (progress) => tell({ progress }) }).then(
        (made) => tell({ made }),
        (error: unknown) => {
          if (replaced) return
          if (error instanceof TaskError) tell({ failure: error.message })
          else if (stopped.signal.aborted) tell({ failure: stoppedSays, isStopped: true })
          else
            setState(() => {
              throw error
            })
        },
      )
    }, pause)
    return () => {
      replaced = true
      clearTimeout(timer)
      stopped.abort()
    }
  }, [work, turn, workerHref, stoppedSays, pause])

  return {
    state: work && state,
    isCurrent: told === work,
    cancel: () => stopper.current?.abort(),
    again: () => setTurn((count) => count + 1),
  }
}
