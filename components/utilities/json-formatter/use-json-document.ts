import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { bytesOf } from '@/lib/json/bytes'
import type { OpenReport } from '@/lib/json/session'
import type { JsonMode } from '@/lib/json/tree'
import type { TaskProgress } from '@/lib/workers/protocol'
import { jsonMessages } from '@/lib/messages/json-formatter'
import { lateMessages } from '@/lib/messages/late'

import type { JsonEngine, WorkerEngine } from './engine'
import type { LocalEngine } from './local-engine'

export interface JsonFile {
  kind: 'file'
  name: string
  blob: Blob
}

/** What the visitor gave: text in the box, or a file that is too large for it. */
export type JsonSource = { kind: 'text'; text: string } | JsonFile

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

/** One attempt at reading one source. */
interface Reading {
  source: JsonSource
  mode: JsonMode
}

interface ReadingStatus {
  reading: Reading
  progress?: TaskProgress
  failure?: string
}

type LocalEngineClass = typeof LocalEngine

let fetched: LocalEngineClass | undefined

/** The code that reads short text, fetched when there is some. */
function useLocalEngine(isWanted: boolean, attempt: number) {
  const [state, setState] = useState<{ Engine?: LocalEngineClass; failedAt?: number }>(() =>
    fetched ? { Engine: fetched } : {},
  )
  const isMissing = isWanted && !state.Engine
  useEffect(() => {
    if (!isMissing) return
    let live = true
    import('./local-engine').then(
      ({ LocalEngine: Engine }) => {
        fetched = Engine
        if (live) setState({ Engine })
      },
      () => live && setState({ failedAt: attempt }),
    )
    return () => {
      live = false
    }
  }, [isMissing, attempt])
  return { Engine: state.Engine, failed: isMissing && state.failedAt === attempt }
}

/** Reads a source in a mode: short text at once, the rest in the worker. */
export function useJsonDocument(
  source: JsonSource,
  mode: JsonMode,
  workerEngine: () => WorkerEngine,
): JsonDocumentState {
  const [opened, setOpened] = useState<{ reading: Reading; document: OpenDocument }>()
  const [status, setStatus] = useState<ReadingStatus>()
  const [attempt, setAttempt] = useState(0)
  const controller = useRef<AbortController>(undefined)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another reading
  const reading = useMemo<Reading>(() => ({ source, mode }), [source, mode, attempt])

  const text = source.kind === 'text' && source.text.length <= localLimit ? source.text : undefined
  const isLocal = text !== undefined
  const { Engine, failed } = useLocalEngine(isLocal && text.trim() !== '', attempt)
  const local = useMemo<OpenDocument | undefined>(() => {
    if (text === undefined || !Engine) return undefined
    const engine = new Engine()
    return { engine, report: engine.ask({ ask: 'open', source: bytesOf(text), mode }) }
  }, [text, mode, Engine])

  useEffect(() => {
    if (isLocal) return
    const aborter = new AbortController()
    controller.current = aborter
    const { signal } = aborter

    async function open(): Promise<void> {
      const given = reading.source.kind === 'file' ? reading.source.blob : bytesOf(reading.source.text)
      const engine = workerEngine()
      setStatus({ reading, progress: { share: 0, note: jsonMessages.checking } })
      try {
        const report = await engine.open(given, reading.mode, {
          signal,
          onProgress: (progress) => setStatus({ reading, progress }),
        })
        if (signal.aborted) return
        setOpened({ reading, document: { engine, report } })
        setStatus({ reading })
      } catch (error) {
        if (signal.aborted && signal.reason !== cancelledByVisitor) return
        setOpened(undefined)
        setStatus({ reading, failure: isAbort(error) ? jsonMessages.cancelled : failureSentence(error) })
      }
    }

    const timer = setTimeout(() => void open(), reading.source.kind === 'file' ? 0 : typingPause)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [reading, isLocal, workerEngine])

  const cancel = useCallback(() => controller.current?.abort(cancelledByVisitor), [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const current = status?.reading === reading && !isLocal ? status : undefined
  // While longer text is typed, the reading before stays; a file's own is waited for.
  const stays =
    opened && (opened.reading === reading || (source.kind === 'text' && opened.reading.source.kind === 'text'))
  return {
    document: isLocal ? local : stays ? opened.document : undefined,
    progress: current?.progress,
    failure: isLocal && failed ? lateMessages.failed : current?.failure,
    cancel,
    again,
  }
}

const cancelledByVisitor = new DOMException(jsonMessages.cancelled, 'AbortError')
