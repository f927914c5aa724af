import { useEffect, useMemo, useRef, useState } from 'react'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'
import { WorkerDesk, type Desk } from './desk'
import { isSame } from './same'

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'working'; share: number; startedAt: number; now: number }
  | { kind: 'done'; answer: unknown }
  | { kind: 'stopped' }
  | { kind: 'failed'; sentence: string }

export interface QueuedFile {
  id: number
  file: File
  state: FileState
  /** What it was asked last. */
  question?: unknown
  /** What came of it before it was asked anew. */
  earlier?: unknown
}

export interface FileQueue {
  files: readonly QueuedFile[]
  add(files: readonly File[]): void
  remove(id: number): void
  clear(): void
  stop(id: number): void
  again(id: number): void
  /** Stops what is being worked on and all that waits. */
  stopAll(): void
  /** Whom to ask about the files; a worker of its own, so that looking waits for no work. */
  desk: Desk
}

export function isBusy({ kind }: FileState): boolean {
  return kind === 'waiting' || kind === 'working'
}

let lastId = 0

/** Why a file is no longer worked on: it is asked something else. */
const byOptions = new DOMException('the options changed', 'AbortError')

/** How long options must rest before what came of files is made anew, in milliseconds. */
const restingPause = 150

interface QueueOptions {
  /** Files are asked anew when their question is another one. */
  follows: boolean
  /** The file that comes first. */
  first: number | undefined
}

/** Works through files in the worker, one after the other in the order they came. No question, no work. */
export function useFileQueue(
  workerHref: string,
  ask: ((file: File, id: number, all: readonly File[]) => unknown) | undefined,
  { follows, first }: QueueOptions,
): FileQueue {
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  // Counts ended runs: the next file may start even where the list looks the same as before.
  const [ended, setEnded] = useState(0)
  const runner = useRef<TaskRunner<unknown, unknown>>(undefined)
  const current = useRef<{ id: number; question: unknown; controller: AbortController }>(undefined)
  // Of one file may depend which others there are. The same list for all of a drawing, so that it is looked through once.
  const all = useMemo(() => files.map(({ file }) => file), [files])
  const asking = useRef({ ask, all })

  useEffect(() => {
    asking.current = { ask, all }
  })

  useEffect(() => {
    const started = createTaskRunner<unknown, unknown>(workerHref)
    runner.current = started
    return () => {
      current.current?.controller.abort()
      started.stop()
    }
  }, [workerHref])

  function setState(id: number, state: FileState): void {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, state } : one)))
  }

  /** A file that was put back meanwhile stays so. */
  function setProgress(id: number, state: FileState): void {
    setFiles((before) => before.map((one) => (one.id === id && one.state.kind === 'working' ? { ...one, state } : one)))
  }

  const [desk] = useState(() => new WorkerDesk(workerHref))
  useEffect(() => () => desk.stop(), [desk])

  // Options change many times a second under a slider: what is on its way is dropped at once, what is next waits for a rest.
  useEffect(() => {
    if (!follows || !ask) return
    const isOutdated = ({ id, file, state, question }: QueuedFile) =>
      state.kind !== 'waiting' && question !== undefined && !isSame(question, ask(file, id, all))
    if (!files.some(isOutdated)) return
    const rest = setTimeout(() => {
      const running = current.current
      const file = files.find(({ id }) => id === running?.id)?.file
      // Before the list is drawn again: what the work says until then would make it one that goes on.
      if (running && file && !isSame(running.question, ask(file, running.id, all))) running.controller.abort(byOptions)
      setFiles((before) =>
        before.map((one) => {
          if (!isOutdated(one)) return one
          const earlier = one.state.kind === 'done' ? one.state.answer : one.earlier
          return { id: one.id, file: one.file, state: { kind: 'waiting' }, earlier }
        }),
      )
    }, restingPause)
    return () => clearTimeout(rest)
  })

  const working = files.find(({ state }) => state.kind === 'working')
  const waiting = files.filter(({ state }) => state.kind === 'waiting')
  const next = working ? undefined : (waiting.find(({ id }) => id === first) ?? waiting[0])
  const nextId = next?.id
  const nextFile = next?.file
  const canAsk = ask !== undefined

  useEffect(() => {
    const { ask: question, all: others } = asking.current
    if (nextId === undefined || !nextFile || !canAsk || !question || current.current) return
    const id = nextId
    const file = nextFile
    const controller = new AbortController()
    const asked = question(file, id, others)
    current.current = { id, question: asked, controller }
    const startedAt = performance.now()
    setFiles((before) =>
      before.map((one) =>
        one.id === id
          ? { ...one, question: asked, state: { kind: 'working', share: 0, startedAt, now: startedAt } }
          : one,
      ),
    )

    async function work(): Promise<FileState> {
      try {
        const answer = await runner.current?.run(asked, {
          signal: controller.signal,
          onProgress: ({ share }) =>
            !controller.signal.aborted &&
            setProgress(id, { kind: 'working', share, startedAt, now: performance.now() }),
        })
        return { kind: 'done', answer }
      } catch (error) {
        if (controller.signal.aborted || !(error instanceof TaskError)) return { kind: 'stopped' }
        return { kind: 'failed', sentence: error.message }
      }
    }

    void work().then((state) => {
      current.current = undefined
      if (controller.signal.reason !== byOptions) setState(id, state)
      setEnded((count) => count + 1)
    })
  }, [nextId, nextFile, ended, canAsk])

  return {
    files,
    add: (added) =>
      setFiles((before) => [
        ...before,
        ...added.map((file) => ({ id: ++lastId, file, state: { kind: 'waiting' } as const })),
      ]),
    remove(id) {
      if (current.current?.id === id) current.current.controller.abort()
      setFiles((before) => before.filter((one) => one.id !== id))
    },
    clear() {
      current.current?.controller.abort()
      setFiles([])
    },
    stop(id) {
      if (current.current?.id === id) current.current.controller.abort()
      else setState(id, { kind: 'stopped' })
    },
    again: (id) => setState(id, { kind: 'waiting' }),
    stopAll() {
      current.current?.controller.abort()
      setFiles((before) => before.map((one) => (isBusy(one.state) ? { ...one, state: { kind: 'stopped' } } : one)))
    },
    desk,
  }
}
