import { useEffect, useMemo, useRef, useState } from 'react'
import type { WorkbenchModule } from '@/lib/kits/app/workbench'
import { workbenchMessages as says } from '@/lib/messages/workbench'
import type { TaskProgress } from '@/lib/workers/protocol'
import { TaskError } from '@/lib/workers/run-task'
import { localDesk, WorkerDesk, type Desk } from './desk'

/** Pause in typing after which a long text is worked on again, in milliseconds. */
const typingPause = 250
const longText = 200_000

type State = { question: unknown; attempt: number } & (
  | { answer: unknown }
  | { fault: string }
  | { progress: TaskProgress }
)

/** An answer with what it answers, and whom to ask more about it. */
export interface Answered {
  question: unknown
  answer: unknown
  desk: Desk
}

export interface Answering {
  /** Of the present question, or of an earlier one while `isCurrent` is false. */
  answer: unknown
  /** What was asked for that answer. */
  asked: unknown
  isCurrent: boolean
  /** The last answer that can be shown: the present one, or the one before a mistake as long as it can still be asked about. */
  standing: Answered | undefined
  progress: TaskProgress | undefined
  fault: string | undefined
  cancel(): void
  again(): void
}

function longest(question: unknown): number {
  if (typeof question === 'string') return question.length
  if (typeof question !== 'object' || question === null || question instanceof Blob) return 0
  return Math.max(0, ...Object.values(question).map(longest))
}

/** What stands of the last answers. A worker forgets what it holds when it opens the next, so only the page's own stay. */
function useStanding(present: Answered | undefined, stands: WorkbenchModule['stands']): Answered | undefined {
  const [kept, setKept] = useState<Answered>()
  if (!present || !stands || stands(present.answer)) {
    const next = stands && present?.desk.isLocal ? present : undefined
    if (next !== kept) setKept(next)
    return present
  }
  return kept
}

/**
 * Asks the worker, or what the tool has on the page, whenever the question is another one, which must keep its identity while it
 * is the same. The last answer stays until there is a new one or a fault.
 */
export function useAnswer(workerHref: string, question: unknown, module: WorkbenchModule | undefined): Answering {
  const [answered, setAnswered] = useState<Answered>()
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<WorkerDesk>(undefined)
  const controller = useRef<AbortController>(undefined)

  const onPage = module?.onPage
  const follow = module?.follow
  const local = useMemo<Answered | undefined>(() => {
    if (question === undefined || !onPage?.takes(question)) return undefined
    const desk = localDesk(onPage)
    return { question, answer: desk.ask(question), desk }
  }, [onPage, question])
  const isLocal = local !== undefined

  useEffect(() => () => worker.current?.stop(), [])

  useEffect(() => {
    if (question === undefined || isLocal) return
    const own = new AbortController()
    controller.current = own
    let isOver = false
    const fail = (fault: string) => setState({ question, attempt, fault })

    async function ask(): Promise<void> {
      const asking = (worker.current ??= new WorkerDesk(workerHref))
      try {
        const onProgress = (progress: TaskProgress) => !isOver && setState({ question, attempt, progress })
        const options = { signal: own.signal, onProgress }
        const answer = await (follow ? asking.follow(question, follow, options) : asking.open(question, options))
        if (isOver) return
        // A desk of its own, since the worker holds something else from now on; one that follows holds the same, changed.
        const desk = follow ? asking : { isLocal: false, ask: asking.ask.bind(asking) }
        setAnswered({ question, answer, desk })
        setState({ question, attempt, answer })
      } catch (error) {
        if (isOver) return
        if (own.signal.aborted) fail(says.stoppedAll)
        else if (error instanceof TaskError) fail(error.message)
        else throw error
      }
    }

    const pause = setTimeout(() => void ask(), !follow && longest(question) > longText ? typingPause : 0)
    return () => {
      isOver = true
      clearTimeout(pause)
      if (!follow) own.abort()
    }
  }, [workerHref, question, attempt, isLocal, follow])

  const present = state?.question === question && state?.attempt === attempt && !isLocal ? state : undefined
  const fault = present && 'fault' in present ? present.fault : undefined
  const isIdle = question === undefined
  const shown = local ?? (isIdle || fault !== undefined ? undefined : answered)
  const standing = useStanding(shown, module?.stands)
  return {
    answer: shown?.answer,
    asked: shown?.question,
    isCurrent: isIdle || isLocal || fault !== undefined || (present !== undefined && 'answer' in present),
    standing,
    progress: present && 'progress' in present ? present.progress : undefined,
    fault: isIdle ? undefined : fault,
    cancel: () => controller.current?.abort(),
    again: () => setAttempt((count) => count + 1),
  }
}
