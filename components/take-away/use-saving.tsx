import { useEffect, useRef, useState, type ReactNode } from 'react'
import { WorkBar } from '@/components/ui/work-bar'
import { generatorMessages } from '@/lib/messages/generator'
import type { TaskProgress } from '@/lib/workers/protocol'
import type { TaskOptions } from '@/lib/workers/run-task'

/** Begins to make a file; answers with a sentence where there is none to save. */
export type BeginSaving = (options: TaskOptions) => Promise<string | undefined>

interface Saving {
  save(label: string, begin: BeginSaving, of?: unknown): Promise<void>
  /** How far it is, a way to stop it, and what went wrong. */
  status: ReactNode
}

/**
 * Saving one file at a time. What went wrong stays until the next attempt, or until `subject` is no longer what the attempt was
 * `of`: the document that could not be saved has changed.
 */
export function useSaving(subject?: unknown): Saving {
  const [work, setWork] = useState<{ label: string; progress: TaskProgress }>()
  const [problem, setProblem] = useState<{ sentence: string; of: unknown }>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])

  async function save(label: string, begin: BeginSaving, of?: unknown) {
    stopped.current?.abort()
    const mine = new AbortController()
    stopped.current = mine
    setProblem(undefined)
    const sentence = await begin({
      signal: mine.signal,
      onProgress: (progress) => setWork({ label: generatorMessages.making(label), progress }),
    })
    if (stopped.current === mine) setWork(undefined)
    if (sentence !== undefined) setProblem({ sentence, of })
  }

  const status = (
    <>
      {work && <WorkBar progress={work.progress} label={work.label} onCancel={() => stopped.current?.abort()} />}
      {problem && (problem.of ?? subject) === subject && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {problem.sentence}
        </p>
      )}
    </>
  )
  return { save, status }
}
