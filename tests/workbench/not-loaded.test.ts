import { afterEach, expect, it, vi } from 'vitest'
import { workerMessages } from '@/lib/messages/workers'
import type { FromWorker, ToWorker } from '@/lib/workers/protocol'
import { createTaskRunner } from '@/lib/workers/run-task'

/** Workers that were started, each of which refuses everything with the sentence that is its task. */
const started: RefusingWorker[] = []
class RefusingWorker {
  onmessage: ((event: { data: FromWorker }) => void) | undefined
  isEnded = false
  constructor() {
    started.push(this)
  }
  postMessage(message: ToWorker): void {
    if (message.kind !== 'run') return
    const { run, payload } = message
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'failed', run, message: String(payload) } }))
  }
  terminate(): void {
    this.isEnded = true
  }
}

afterEach(() => {
  started.splice(0)
  vi.unstubAllGlobals()
})

it('a worker whose part did not load is replaced, since its module stays failed; one that refuses lives on', async () => {
  vi.stubGlobal('Worker', RefusingWorker)
  const runner = createTaskRunner<string, unknown>('worker.js')
  await expect(runner.run('Too large.')).rejects.toThrow('Too large.')
  await expect(runner.run(workerMessages.notLoaded)).rejects.toThrow(workerMessages.notLoaded)
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true])
  expect(runner.isStarted()).toBe(false)
  await expect(runner.run('Too large.')).rejects.toThrow('Too large.')
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
})
