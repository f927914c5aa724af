// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFileQueue } from '@/components/workbench/use-file-queue'

/* What a worker is asked, and how its answers come. */
interface Question {
  file: File
  quality: number
}
interface Asked {
  question: Question
  answer: (result: unknown) => void
  say: (progress: { share: number }) => void
  signal: AbortSignal | undefined
}
const asked: Asked[] = []

vi.mock('@/lib/workers/run-task', () => ({
  TaskError: class extends Error {},
  createTaskRunner: () => ({
    isStarted: () => true,
    stop: () => undefined,
    run: (
      question: Question,
      { signal, onProgress = () => {} }: { signal?: AbortSignal; onProgress?: Asked['say'] } = {},
    ) =>
      new Promise((resolve, reject) => {
        asked.push({ question, answer: resolve, say: onProgress, signal })
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  }),
}))

beforeEach(() => asked.splice(0))

const fileOf = (name: string) => new File([name], name)

function queueWith(quality: number, first?: number) {
  return renderHook(
    (given: { quality: number; first: number | undefined }) =>
      useFileQueue('worker.js', (file) => ({ file, quality: given.quality }), { follows: true, first: given.first }),
    { initialProps: { quality, first } },
  )
}

test('a file is made anew when its question is another one, and keeps what came before meanwhile', async () => {
  const { result, rerender } = queueWith(75)
  act(() => result.current.add([fileOf('a.jpg')]))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.answer('small'))
  expect(result.current.files[0]?.state).toEqual({ kind: 'done', answer: 'small' })
  rerender({ quality: 75, first: undefined })
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(asked).toHaveLength(1)
  rerender({ quality: 50, first: undefined })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.question).toMatchObject({ quality: 50 })
  expect(result.current.files[0]).toMatchObject({ state: { kind: 'working' }, earlier: 'small' })
  await act(async () => asked[1]?.answer('smaller'))
  expect(result.current.files[0]?.state).toEqual({ kind: 'done', answer: 'smaller' })
})

test('what is on its way is dropped for another question, and the file in sight comes first', async () => {
  const { result, rerender } = queueWith(75)
  act(() => result.current.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]))
  await waitFor(() => expect(asked).toHaveLength(1))
  const last = result.current.files[2]?.id
  rerender({ quality: 60, first: last })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(asked[1]?.question.file.name).toBe('c.jpg')
  expect(asked[1]?.question).toMatchObject({ quality: 60 })
})

test('what work says in the moment in which the options change does not make it one that never ends', async () => {
  const { result, rerender } = queueWith(75)
  act(() => result.current.add([fileOf('a.jpg')]))
  await waitFor(() => expect(asked).toHaveLength(1))
  vi.useFakeTimers()
  rerender({ quality: 60, first: undefined })
  await act(async () => {
    asked[0]?.say({ share: 0.4 })
    vi.advanceTimersByTime(200)
    asked[0]?.say({ share: 0.5 })
  })
  vi.useRealTimers()
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.answer('small'))
  expect(result.current.files[0]?.state).toEqual({ kind: 'done', answer: 'small' })
})

test('all is stopped by one press, and goes on file by file', async () => {
  const { result } = queueWith(75)
  act(() => result.current.add([fileOf('a.jpg'), fileOf('b.jpg')]))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => result.current.stopAll())
  expect(result.current.files.map(({ state }) => state.kind)).toEqual(['stopped', 'stopped'])
  const [, second] = result.current.files
  await act(async () => result.current.again(second?.id ?? 0))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.question.file.name).toBe('b.jpg')
})

test('of one file may depend which others there are: it is made anew when one comes', async () => {
  const { result } = renderHook(() =>
    useFileQueue('worker.js', (file, _id, all) => ({ file, others: all.length - 1 }), {
      follows: true,
      first: undefined,
    }),
  )
  act(() => result.current.add([fileOf('a.svg')]))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.question).toMatchObject({ others: 0 })
  await act(async () => asked[0]?.answer('drawn'))
  act(() => result.current.add([fileOf('b.ttf')]))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.answer('font'))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]?.question).toMatchObject({ others: 1 })
  expect(asked[2]?.question.file.name).toBe('a.svg')
})
