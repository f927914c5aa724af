import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { Ask, JsonAnswers, RequestOf } from '@/lib/json/requests'
import { jsonMessages } from '@/lib/messages/json-formatter'
import type { TaskProgress } from '@/lib/workers/protocol'

import { failureSentence, isAbort, type OpenDocument } from './use-json-document'

export interface Answer<K extends Ask> {
  /** The newest answer; while the next one is on its way, the one before. */
  value: JsonAnswers[K] | undefined
  /** What that was the answer to. */
  request: RequestOf<K> | undefined
  isPending: boolean
  progress: TaskProgress | undefined
  failure: string | undefined
  cancel: () => void
  again: () => void
}

interface Answered<K extends Ask> {
  request: RequestOf<K>
  value: JsonAnswers[K]
}

const cancelledByVisitor = new DOMException(jsonMessages.cancelled, 'AbortError')

/**
 * Asks an open document, in the same render where it answers at once. `version` changes when the answer to the same
 * question may have changed.
 */
export function useAnswer<K extends Ask>(
  document: OpenDocument | undefined,
  request: RequestOf<K> | undefined,
  version: unknown = 0,
): Answer<K> {
  const [answer, setAnswer] = useState<Answered<K> & { document: OpenDocument }>()
  const [isPending, setPending] = useState(false)
  const [progress, setProgress] = useState<TaskProgress>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const controller = useRef<AbortController>(undefined)
  const key = request && JSON.stringify(request)

  const local = useMemo(() => {
    if (!document?.engine.isLocal || key === undefined) return undefined
    const asked = JSON.parse(key) as RequestOf<K>
    return { request: asked, value: document.engine.ask<K>(asked) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- version stands for what the engine changed inside
  }, [document, key, version])

  useEffect(() => {
    setFailure(undefined)
    if (!document || document.engine.isLocal || key === undefined) {
      setPending(false)
      return
    }
    const aborter = new AbortController()
    controller.current = aborter
    const { signal } = aborter
    setPending(true)
    const asked = JSON.parse(key) as RequestOf<K>
    document.engine
      .ask<K>(asked, { signal, onProgress: setProgress })
      .then((value) => {
        if (!signal.aborted) setAnswer({ document, request: asked, value })
      })
      .catch((error: unknown) => {
        if (signal.aborted ? signal.reason !== cancelledByVisitor : isAbort(error)) return
        setFailure(isAbort(error) ? jsonMessages.cancelled : failureSentence(error))
      })
      .finally(() => {
        if (signal.aborted && signal.reason !== cancelledByVisitor) return
        setPending(false)
        setProgress(undefined)
      })
    return () => aborter.abort()
  }, [document, key, version, attempt])

  const cancel = useCallback(() => controller.current?.abort(cancelledByVisitor), [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const answered: Answered<K> | undefined = local ?? (answer?.document === document ? answer : undefined)
  return { value: answered?.value, request: answered?.request, isPending, progress, failure, cancel, again }
}
