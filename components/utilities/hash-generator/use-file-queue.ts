import { useEffect, useRef, useState } from 'react'
import type { Digests } from '@/lib/hash/digests'
import type { HashAnswer, HashRequest } from '@/lib/hash/task'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'working'; share: number; startedAt: number; now: number }
  | { kind: 'done'; digests: Digests }
  | { kind: 'stopped' }
  | { kind: 'unreadable' }
  | { kind: 'failed'; sentence: string }

export interface HashedFile {
  id: number
  file: File
  state: FileState
}

export interface FileQueue {
  files: readonly HashedFile[]
  add: (files: readonly File[]) => void
  remove: (id: number) => void
  clear: () => void
  stop: (id: number) => void
  again: (id: number) => void
}

let lastId = 0

/** Hashes files in the worker, one after the other in the order they came. */
export function useFileQueue(workerHref: string): FileQueue {
  const [files, setFiles] = useState<readonly HashedFile[]>([])
  // Counts ended runs: the next file may start even where the list looks the same as before.
  const [ended, setEnded] = useState(0)
  const runner = useRef<TaskRunner<HashRequest, HashAnswer>>(undefined)
  const current = useRef<{ id: number; controller: AbortController }>(undefined)

  useEffect(() => {
    const started = createTaskRunner<HashRequest, HashAnswer>(workerHref)
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

  useEffect(() => {
    if (nextId === undefined || !nextFile || current.current) return
    const id = nextId
    const file = nextFile
    const controller = new AbortController()
    current.current = { id, controller }
    const startedAt = performance.now()
    setState(id, { kind: 'working', share: 0, startedAt, now: startedAt })

    async function hash(): Promise<FileState> {
      try {
        const answer = await runner.current?.run(
          { kind: 'file', file },
          {
            signal: controller.signal,
            onProgress: ({ share }) => setState(id, { kind: 'working', share, startedAt, now: performance.now() }),
          },
        )
        if (answer?.kind === 'file') return { kind: 'done', digests: answer.digests }
        return { kind: answer?.kind === 'unreadable' ? 'unreadable' : 'stopped' }
      } catch (error) {
        if (controller.signal.aborted || !(error instanceof TaskError)) return { kind: 'stopped' }
        return { kind: 'failed', sentence: error.message }
      }
    }

    void hash().then((state) => {
      current.current = undefined
      setState(id, state)
      setEnded((count) => count + 1)
    })
  }, [nextId, nextFile, ended])

  function stop(id: number): void {
    if (current.current?.id === id) current.current.controller.abort()
    else setState(id, { kind: 'stopped' })
  }

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
    stop,
    again: (id) => setState(id, { kind: 'waiting' }),
  }
}
