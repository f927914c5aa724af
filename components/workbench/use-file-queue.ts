import { useEffect, useRef, useState } from 'react'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

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
}

export interface FileQueue {
  files: readonly QueuedFile[]
  add(files: readonly File[]): void
  remove(id: number): void
  clear(): void
  stop(id: number): void
  again(id: number): void
}

export function isBusy({ kind }: FileState): boolean {
  return kind === 'waiting' || kind === 'working'
}

let lastId = 0

/** Works through files in the worker, one after the other in the order they came. No question, no work. */
export function useFileQueue(workerHref: string, ask: ((file: File) => unknown) | undefined): FileQueue {
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  // Counts ended runs: the next file may start even where the list looks the same as before.
  const [ended, setEnded] = useState(0)
  const runner = useRef<TaskRunner<unknown, unknown>>(undefined)
  const current = useRef<{ id: number; controller: AbortController }>(undefined)
  const asking = useRef(ask)

  useEffect(() => {
    asking.current = ask
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

  const working = files.find(({ state }) => state.kind === 'working')
  const next = working ? undefined : files.find(({ state }) => state.kind === 'waiting')
  const nextId = next?.id
  const nextFile = next?.file
  const canAsk = ask !== undefined

  useEffect(() => {
    const question = asking.current
    if (nextId === undefined || !nextFile || !canAsk || !question || current.current) return
    const id = nextId
    const file = nextFile
    const controller = new AbortController()
    current.current = { id, controller }
    const startedAt = performance.now()
    setState(id, { kind: 'working', share: 0, startedAt, now: startedAt })

    async function work(): Promise<FileState> {
      try {
        const answer = await runner.current?.run(question?.(file), {
          signal: controller.signal,
          onProgress: ({ share }) => setState(id, { kind: 'working', share, startedAt, now: performance.now() }),
        })
        return { kind: 'done', answer }
      } catch (error) {
        if (controller.signal.aborted || !(error instanceof TaskError)) return { kind: 'stopped' }
        return { kind: 'failed', sentence: error.message }
      }
    }

    void work().then((state) => {
      current.current = undefined
      setState(id, state)
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
  }
}
