'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { bytesOf } from '@/lib/json/bytes'
import type { OpenReport } from '@/lib/json/session'
import type { JsonMode } from '@/lib/json/tree'
import type { TaskProgress } from '@/lib/workers/protocol'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { LocalEngine, WorkerEngine, type JsonEngine } from './engine'

/** What the visitor gave: text in the box, or a file that is too large for it. */
export type JsonSource = { kind: 'text'; text: string } | { kind: 'file'; name: string; blob: Blob }

/** A source that has been read, and whom to ask about it. A new object for every reading. */
export interface OpenDocument {
  engine: JsonEngine
  report: OpenReport
}

export interface JsonDocumentState {
  document: OpenDocument | undefined
  progress: TaskProgress | undefined
  /** Why there is no document, as a sentence. */
  failure: string | undefined
  cancel: () => void
  again: () => void
}

/** Text up to this length is read on every keystroke, in the same frame. */
const localLimit = 50_000
/** How long typing must pause before longer text is read again, in milliseconds. */
const typingPause = 200

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

export function failureSentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Reads a source in a mode: short text at once, the rest in the worker. */
export function useJsonDocument(source: JsonSource, mode: JsonMode, workerEngine: () => WorkerEngine): JsonDocumentState {
  const [opened, setOpened] = useState<OpenDocument>()
  const [progress, setProgress] = useState<TaskProgress>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const controller = useRef<AbortController>(undefined)

  const text = source.kind === 'text' && source.text.length <= localLimit ? source.text : undefined
  const local = useMemo<OpenDocument | undefined>(() => {
    if (text === undefined) return undefined
    const engine = new LocalEngine()
    return { engine, report: engine.ask({ ask: 'open', source: bytesOf(text), mode }) }
  }, [text, mode])

  const isLocal = local !== undefined
  useEffect(() => {
    setFailure(undefined)
    setProgress(undefined)
    if (isLocal) {
      setOpened(undefined)
      return
    }
    const aborter = new AbortController()
    controller.current = aborter
    const { signal } = aborter
    if (source.kind === 'file') setOpened(undefined)

    async function open(): Promise<void> {
      setProgress({ share: 0, note: jsonMessages.checking })
      const engine = workerEngine()
      try {
        const given = source.kind === 'file' ? source.blob : bytesOf(source.text)
        const report = await engine.open({ ask: 'open', source: given, mode } as Parameters<WorkerEngine['open']>[0], {
          signal,
          onProgress: setProgress,
        })
        if (!signal.aborted) setOpened({ engine, report })
      } catch (error) {
        if (signal.aborted && signal.reason !== cancelledByVisitor) return
        setOpened(undefined)
        setFailure(isAbort(error) ? jsonMessages.cancelled : failureSentence(error))
      }
      setProgress(undefined)
    }

    const timer = setTimeout(() => void open(), source.kind === 'file' ? 0 : typingPause)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [source, mode, isLocal, attempt, workerEngine])

  const cancel = useCallback(() => controller.current?.abort(cancelledByVisitor), [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { document: local ?? opened, progress, failure, cancel, again }
}

const cancelledByVisitor = new DOMException(jsonMessages.cancelled, 'AbortError')
