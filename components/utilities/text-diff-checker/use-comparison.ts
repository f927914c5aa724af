import { useEffect, useRef, useState } from 'react'
import type { CompareOptions, Comparison } from '@/lib/subjects/diff/comparison'
import type { TextDiffAnswer, TextDiffRequest } from '@/lib/subjects/diff/task'
import { textDiffMessages } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

/** Two texts and their difference, with what was asked for. */
export interface Compared {
  left: string
  right: string
  options: CompareOptions
  comparison: Comparison
}

interface ComparisonState {
  /** The last difference that was found; it may be of earlier texts while `running` is true. */
  compared: Compared | undefined
  running: boolean
  /** Share of the work that is done, 0 to 1. */
  share: number
  /** Why there is no difference, as a sentence. */
  fault: string | undefined
  cancel: () => void
}

/** Pause in typing after which texts are compared, in milliseconds. */
const typingPause = 200
/** A pattern can take for ever; the comparison itself ends well before. */
const longestRun = 30_000

/** What came of comparing these texts with these options. */
interface Outcome {
  left: string
  right: string
  options: CompareOptions
  fault: string | undefined
}

/** Compares in a worker whenever an argument changes. `options` undefined: nothing is compared, the last result stays. */
export function useComparison(
  workerHref: string,
  left: string,
  right: string,
  options: CompareOptions | undefined,
): ComparisonState {
  const runner = useRef<TaskRunner<TextDiffRequest, TextDiffAnswer> | undefined>(undefined)
  const stop = useRef<AbortController | undefined>(undefined)
  const [compared, setCompared] = useState<Compared>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [share, setShare] = useState(0)

  useEffect(() => {
    const started = createTaskRunner<TextDiffRequest, TextDiffAnswer>(workerHref)
    runner.current = started
    return () => started.stop()
  }, [workerHref])

  useEffect(() => {
    if (!options || left === '' || right === '') return
    const request = { left, right, options }
    const controller = new AbortController()
    stop.current = controller
    let current = true
    const pause = setTimeout(() => void compare(), typingPause)
    const limit = setTimeout(() => controller.abort(new TaskError(textDiffMessages.tookTooLong)), longestRun)

    async function compare(): Promise<void> {
      setShare(0)
      try {
        const answer = await runner.current?.run(
          { kind: 'compare', ...request },
          { signal: controller.signal, onProgress: (progress) => setShare(progress.share) },
        )
        if (!current || answer?.kind !== 'compared') return
        setCompared({ ...request, comparison: answer.comparison })
        setOutcome({ ...request, fault: undefined })
      } catch (error) {
        if (!current) return
        if (!(error instanceof TaskError)) throw error
        setOutcome({ ...request, fault: error.message })
      } finally {
        clearTimeout(limit)
      }
    }

    return () => {
      current = false
      clearTimeout(pause)
      clearTimeout(limit)
      controller.abort()
    }
  }, [left, right, options, workerHref])

  const possible = left !== '' && right !== ''
  const settled = outcome?.left === left && outcome.right === right && (outcome.options === options || !options)
  return {
    compared: possible ? compared : undefined,
    running: possible && options !== undefined && !settled,
    share,
    fault: possible && settled ? outcome?.fault : undefined,
    cancel: () => stop.current?.abort(new TaskError(textDiffMessages.stopped)),
  }
}
