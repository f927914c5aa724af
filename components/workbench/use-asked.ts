import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PagedAnswers, PagedAsk, PagedQuestionOf } from '@/lib/kits/paged/questions'
import { pagedMessages as says } from '@/lib/messages/paged'
import type { TaskProgress } from '@/lib/workers/protocol'
import { TaskError } from '@/lib/workers/run-task'
import type { Desk } from './desk'
import { useSame } from './same'

export interface Asked {
  /** The newest answer; while the next one is on its way, the one before. */
  answer: unknown
  /** What that was the answer to. */
  question: unknown
  progress: TaskProgress | undefined
  isPending: boolean
  fault: string | undefined
  cancel(): void
  again(): void
}

const byVisitor = new DOMException(says.cancelled, 'AbortError')

interface Answered {
  desk: Desk
  question: unknown
  answer: unknown
}

/** How far what was asked has come. */
interface State {
  asking: object
  progress?: TaskProgress
  isOver?: true
  fault?: string | undefined
}

interface AskedOptions {
  /** Changes when the answer to the same question may have changed. */
  version?: unknown
  /** It can be cancelled; the rest is over before a cancel would arrive. */
  isLong?: boolean
  /** How long somebody must have rested, in milliseconds. */
  pause?: number
}

/** Asks a desk, in the same render where it answers at once. */
export function useAsked(
  desk: Desk | undefined,
  wanted: unknown,
  { version = 0, isLong = false, pause = 0 }: AskedOptions = {},
): Asked {
  const question = useSame(wanted)
  const [answered, setAnswered] = useState<Answered>()
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  const controller = useRef<AbortController>(undefined)
  const asking = useMemo(() => ({ desk, question, version, attempt }), [desk, question, version, attempt])
  const isRemote = desk !== undefined && !desk.isLocal && question !== undefined

  const local = useMemo<Answered | undefined>(
    () => (desk?.isLocal && question !== undefined ? { desk, question, answer: desk.ask(question) } : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- version stands for what the desk changed inside
    [desk, question, version],
  )

  useEffect(() => {
    const { desk: from, question: asked } = asking
    if (!from || from.isLocal || asked === undefined) return
    const own = new AbortController()
    controller.current = own
    let isOver = false
    const { signal } = own
    const onProgress = (progress: TaskProgress) => !isOver && setState({ asking, progress })

    async function ask(desk: Desk): Promise<void> {
      try {
        const answer = await desk.ask(asked, isLong ? { signal, onProgress } : {})
        if (isOver) return
        setAnswered({ desk, question: asked, answer })
        setState({ asking, isOver: true })
      } catch (error) {
        if (isOver) return
        const fault = error === byVisitor ? says.cancelled : error instanceof TaskError ? error.message : undefined
        setState({ asking, isOver: true, fault })
        // Dropped for another source, about which the same is asked again.
        if (fault === undefined && !(error instanceof DOMException)) throw error
      }
    }

    const waits = pause > 0 ? setTimeout(() => void ask(from), pause) : undefined
    if (waits === undefined) void ask(from)
    return () => {
      isOver = true
      clearTimeout(waits)
      own.abort()
    }
  }, [asking, isLong, pause])

  const cancel = useCallback(() => controller.current?.abort(byVisitor), [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const shown = local ?? (answered?.desk === desk ? answered : undefined)
  const present = isRemote && state?.asking === asking ? state : undefined
  return {
    answer: shown?.answer,
    question: shown?.question,
    progress: present?.progress,
    isPending: isRemote && !present?.isOver,
    fault: present?.fault,
    cancel,
    again,
  }
}

/** A question of the views that are read in part. */
export function usePaged<K extends PagedAsk>(
  desk: Desk | undefined,
  question: PagedQuestionOf<K> | undefined,
  options?: AskedOptions,
): Omit<Asked, 'answer' | 'question'> & {
  answer: PagedAnswers[K] | undefined
  question: PagedQuestionOf<K> | undefined
} {
  const asked = useAsked(desk, question, options)
  return {
    ...asked,
    answer: asked.answer as PagedAnswers[K] | undefined,
    question: asked.question as PagedQuestionOf<K> | undefined,
  }
}
