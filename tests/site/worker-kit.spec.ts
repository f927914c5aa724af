import { expect, test, type Page } from '@playwright/test'

import type { createTaskRunner, runTask } from '@/lib/workers/run-task'
import { openModulePages, type ModulePages } from '@/tests/site/browser-modules'

declare global {
  interface Window {
    kit: { runTask: typeof runTask; createTaskRunner: typeof createTaskRunner }
  }
}

const worker = `
  import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'
  let runs = 0
  defineTask(async ({ job, bytes, step }, { progress, cancelled }) => {
    runs++
    if (job === 'refuse') throw new TaskRefusal('A file needs at least one row.')
    if (job === 'bug') return undefined.length
    if (job === 'spin') for (;;) {}
    if (job === 'count') { for (let i = 1; i <= 4; i++) { progress(i / 4, 'row ' + i); await new Promise((r) => setTimeout(r, 60)) } return 'counted' }
    if (job === 'polite') { while (!cancelled()) await new Promise((r) => setTimeout(r, 5)); return 'stopped' }
    if (job === 'runs') return runs
    if (job === 'double') { const doubled = bytes.map((byte) => byte * 2); return withTransfer({ doubled }, [doubled.buffer]) }
  })`

let pages: ModulePages
let page: Page

test.beforeAll(async () => {
  pages = await openModulePages({
    main: `import * as kit from '@/lib/workers/run-task'; window.kit = kit`,
    'jobs.worker': worker,
    'broken.worker': 'throw new Error("top level")',
  })
})
test.afterAll(() => pages.close())
test.beforeEach(async ({ browser }) => {
  page = await pages.newVisitor(browser)
})

test('gives the result, having moved buffers instead of copying them', async () => {
  const seen = await page.evaluate(async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const transfer = [bytes.buffer]
    const result = await window.kit.runTask<unknown, { doubled: Uint8Array }>(
      '/jobs.worker.js',
      { job: 'double', bytes },
      { transfer },
    )
    return { doubled: [...result.doubled], left: bytes.byteLength }
  })
  expect(seen).toEqual({ doubled: [2, 4, 6], left: 0 })
})

test('tells how far it is, up to the end', async () => {
  const seen = await page.evaluate(async () => {
    const steps: unknown[] = []
    await window.kit.runTask('/jobs.worker.js', { job: 'count' }, { onProgress: (progress) => steps.push(progress) })
    return steps
  })
  expect(seen).toEqual([
    { share: 0.25, note: 'row 1' },
    { share: 0.5, note: 'row 2' },
    { share: 0.75, note: 'row 3' },
    { share: 1, note: 'row 4' },
  ])
})

function failure(href: string, payload: unknown) {
  return page.evaluate(
    async ({ href, payload }) => {
      try {
        return { result: await window.kit.runTask(href, payload) }
      } catch (error) {
        return error instanceof Error ? { name: error.name, message: error.message } : { error }
      }
    },
    { href, payload },
  )
}

test('hands on a refusal word for word', async () => {
  expect(await failure('/jobs.worker.js', { job: 'refuse' })).toEqual({
    name: 'TaskError',
    message: 'A file needs at least one row.',
  })
})

test('turns a fault, a worker that cannot start and one that is not there into sentences', async () => {
  const fault = 'This tool ran into a fault of its own and stopped. Your entries are still here.'
  expect(await failure('/jobs.worker.js', { job: 'bug' })).toEqual({ name: 'TaskError', message: fault })
  expect(await failure('/broken.worker.js', {})).toEqual({ name: 'TaskError', message: fault })
  expect(await failure('/absent.worker.js', {})).toMatchObject({ message: expect.stringContaining('did not load') })
})

test('ends a task that never looks up when it is cancelled', async () => {
  const name = await page.evaluate(async () => {
    const controller = new AbortController()
    const task = window.kit.runTask('/jobs.worker.js', { job: 'spin' }, { signal: controller.signal })
    setTimeout(() => controller.abort(), 100)
    return task.catch((error: Error) => error.name)
  })
  expect(name).toBe('AbortError')
})

test('rejects at once when it was cancelled before it began', async () => {
  const name = await page.evaluate(() =>
    window.kit
      .runTask('/jobs.worker.js', { job: 'count' }, { signal: AbortSignal.abort() })
      .catch((error: Error) => error.name),
  )
  expect(name).toBe('AbortError')
})

test('keeps a worker between tasks, also one whose task stopped when asked', async () => {
  const runs = await page.evaluate(async () => {
    const runner = window.kit.createTaskRunner<unknown, number>('/jobs.worker.js')
    await runner.run({ job: 'runs' })
    const controller = new AbortController()
    const polite = runner.run({ job: 'polite' }, { signal: controller.signal }).catch(() => 'cancelled')
    setTimeout(() => controller.abort(), 50)
    await polite
    await new Promise((resolve) => setTimeout(resolve, 150))
    const runs = await runner.run({ job: 'runs' })
    runner.stop()
    return runs
  })
  expect(runs).toBe(3)
})

test('lets a new task replace a running one', async () => {
  const seen = await page.evaluate(async () => {
    const runner = window.kit.createTaskRunner<unknown, unknown>('/jobs.worker.js')
    const first = runner.run({ job: 'spin' }).catch((error: Error) => error.name)
    const second = runner.run({ job: 'count' })
    const results = await Promise.all([first, second])
    runner.stop()
    return results
  })
  expect(seen).toEqual(['AbortError', 'counted'])
})
