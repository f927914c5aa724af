import { useEffect, useRef, useState } from 'react'
import { emptyDigests, type Digests } from '@/lib/hash/digests'
import type { HashAnswer, HashRequest } from '@/lib/hash/task'
import type { Reading, TextForm } from '@/lib/hash/text-bytes'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

interface Asked {
  text: string
  form: TextForm
  expected: readonly string[]
  attempt: number
}

type Outcome =
  | { kind: 'digests'; digests: Digests; size: number; found: Reading | undefined }
  | { kind: 'unwritable' }
  | { kind: 'failed'; sentence: string }

export interface TextDigests {
  /** The digests of the text as it is now; of an earlier text while `isPending`. */
  outcome: Outcome
  isPending: boolean
  again: () => void
}

const empty: Outcome = { kind: 'digests', digests: emptyDigests, size: 0, found: undefined }

/** Pause in typing after which a long text is hashed again, in milliseconds. */
const typingPause = 250
const longText = 200_000

/** Digests of a text, made in the worker whenever something changes. `expected` must keep its identity while it is the same. */
export function useTextDigests(
  workerHref: string,
  text: string,
  form: TextForm,
  expected: readonly string[],
): TextDigests {
  const [answered, setAnswered] = useState<{ asked: Asked; outcome: Outcome }>()
  const [attempt, setAttempt] = useState(0)
  const runner = useRef<TaskRunner<HashRequest, HashAnswer>>(undefined)

  useEffect(() => {
    const started = createTaskRunner<HashRequest, HashAnswer>(workerHref)
    runner.current = started
    return () => started.stop()
  }, [workerHref])

  useEffect(() => {
    if (text === '') return
    const asked: Asked = { text, form, expected, attempt }
    let isCurrent = true

    async function ask(): Promise<void> {
      try {
        const answer = await runner.current?.run({ kind: 'text', text, form, expected })
        if (!isCurrent || !answer) return
        if (answer.kind === 'text') setAnswered({ asked, outcome: { ...answer, kind: 'digests' } })
        else if (answer.kind === 'unwritable') setAnswered({ asked, outcome: { kind: 'unwritable' } })
      } catch (error) {
        if (!isCurrent) return
        if (!(error instanceof TaskError)) throw error
        setAnswered({ asked, outcome: { kind: 'failed', sentence: error.message } })
      }
    }

    const timer = setTimeout(() => void ask(), text.length > longText ? typingPause : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, form, expected, attempt])

  const again = () => setAttempt((count) => count + 1)
  if (text === '') return { outcome: empty, isPending: false, again }
  const asked = answered?.asked
  const isPending =
    !asked || asked.text !== text || asked.form !== form || asked.expected !== expected || asked.attempt !== attempt
  return { outcome: answered?.outcome ?? empty, isPending, again }
}
