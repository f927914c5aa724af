import { useEffect, useMemo, useRef, useState } from 'react'
import { createShow } from '@/lib/base/format/show'
import { transformMessages as says } from '@/lib/messages/transform'
import type { Region } from '@/lib/base/region/types'
import type { Outcome } from '@/lib/kits/transform/made'
import { runTransform, type Job, type TransformModule } from '@/lib/kits/transform/run'
import type { TransformWork, TransformWorkResult } from '@/lib/kits/transform/work'
import type { TaskProgress } from '@/lib/workers/protocol'
import { createTaskRunner, TaskError } from '@/lib/workers/run-task'
import type { Input } from './input'

interface Ask {
  module: TransformModule | undefined
  moduleHref: string
  workerHref: string
  job: Job
  input: Input
  visitor: Region
  valid: boolean
}

interface OutcomeState {
  outcome?: Outcome
  /** Set while a worker or the tool's own slow work runs. */
  progress?: TaskProgress
  failure?: string
  cancel?(): void
}

/** UTF-16 units that are worked on between two frames; fewer where that turned out to be slow. */
const quickText = 200_000
const quickMilliseconds = 50
/** Lets somebody finish typing in a long text before a worker starts. */
const pause = 200

type Pace = { limit: number }

function workQuickly(
  { module, job, input, visitor, valid }: Omit<Ask, 'moduleHref' | 'workerHref'>,
  pace: Pace,
): Outcome | Promise<Outcome> | undefined {
  if (!module || !valid || !('text' in input) || input.text.length > pace.limit) return undefined
  const started = performance.now()
  const result = runTransform(module, job, input.text, { show: createShow(visitor), progress: () => {} })
  if (performance.now() - started > quickMilliseconds && input.text.length > 1000)
    pace.limit = Math.min(pace.limit, input.text.length >> 1)
  return result
}

/** What comes of the input: in the same frame where that is quick, from a worker for long texts, files and slow tools. */
export function useOutcome({ module, moduleHref, workerHref, job, input, visitor, valid }: Ask): OutcomeState {
  const [pace] = useState<Pace>(() => ({ limit: quickText }))
  const ask = useMemo(() => ({ module, job, input, visitor, valid }), [module, job, input, visitor, valid])
  const quick = useMemo(() => workQuickly(ask, pace), [ask, pace])
  const [slow, setSlow] = useState<{ ask: object; state: OutcomeState }>()
  const runner = useRef<ReturnType<typeof createTaskRunner<TransformWork, TransformWorkResult>>>(undefined)

  useEffect(() => () => runner.current?.stop(), [])

  useEffect(() => {
    const { module: ready, job: wanted, input: given, visitor: region } = ask
    if (!ready || !ask.valid || (quick && !(quick instanceof Promise))) return
    let replaced = false
    const stopped = new AbortController()
    const tell = (state: OutcomeState) => !replaced && setSlow({ ask, state })
    const fail = (error: unknown) =>
      setSlow(() => {
        throw error
      })
    function work() {
      const cancel = () => stopped.abort()
      tell({ progress: { share: 0 }, cancel })
      runner.current ??= createTaskRunner<TransformWork, TransformWorkResult>(workerHref)
      const address = new URL(moduleHref, location.href).href
      const content = 'text' in given ? given.text : given.file
      runner.current
        .run(
          { moduleHref: address, job: wanted, visitor: region, given: content },
          { signal: stopped.signal, onProgress: (progress) => tell({ progress, cancel }) },
        )
        .then(
          ({ outcome }) => tell({ outcome }),
          (error: unknown) => {
            if (replaced) return
            if (error instanceof TaskError) tell({ failure: failureOf(error, given) })
            else if (stopped.signal.aborted) tell({ failure: says.stopped })
            else fail(error)
          },
        )
    }
    if (quick) {
      quick.then((outcome) => tell({ outcome }), fail)
      return () => {
        replaced = true
      }
    }
    const timer = setTimeout(work, 'text' in given ? pause : 0)
    return () => {
      clearTimeout(timer)
      replaced = true
      stopped.abort()
    }
  }, [ask, quick, moduleHref, workerHref])

  if (quick && !(quick instanceof Promise)) return { outcome: quick }
  if (slow?.ask === ask) return slow.state
  return module && valid ? { progress: { share: 0 } } : {}
}

/** The browser refuses a file that has changed or gone since it was chosen. */
function failureOf({ message, detail = '' }: TaskError, input: Input): string {
  return 'file' in input && /^(NotReadable|NotFound)Error/.test(detail) ? says.unreadable(input.file.name) : message
}
