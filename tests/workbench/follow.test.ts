import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WorkerDesk } from '@/components/workbench/desk'
import { workerMessages } from '@/lib/messages/workers'
import { editBetween, openWords, type WordAnswer, type WordQuestion } from '@/lib/subjects/word-count/task'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import type { FromWorker, ToWorker } from '@/lib/workers/protocol'

/** What a browser gives a page for a worker: its own copy of every message, and nothing after it was ended. */
class Machine {
  static all: Machine[] = []
  /** Questions of this kind stay unanswered. */
  static stuck: WordQuestion['ask'] | undefined
  onmessage: ((event: { data: FromWorker }) => void) | undefined
  asked: WordQuestion[] = []
  private readonly answer = openWords()
  private isEnded = false

  constructor() {
    Machine.all.push(this)
  }

  postMessage(message: ToWorker): void {
    if (message.kind !== 'run') return
    const question = structuredClone(message.payload) as WordQuestion
    this.asked.push(question)
    if (question.ask === Machine.stuck) return
    setTimeout(() => {
      if (this.isEnded) return
      try {
        this.onmessage?.({ data: { kind: 'result', run: message.run, result: this.answer(question) } })
      } catch (error) {
        this.onmessage?.({ data: { kind: 'broken', run: message.run, detail: String(error) } })
      }
    }, 20)
  }

  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Machine)
  Machine.all = []
  Machine.stuck = undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const whole = (text: string): WordQuestion => ({ ask: 'replace', text, settings: initialWordSettings })
const tables: WordQuestion = { ask: 'tables', choice: 'none', limit: 5, selection: undefined }
const step = (held: unknown, wanted: unknown) => editBetween(held as WordQuestion, wanted as WordQuestion)

function follow(desk: WorkerDesk, text: string): Promise<unknown> {
  const answer = desk.follow(whole(text), step, {})
  answer.catch(() => undefined)
  return answer
}

const wordsOf = (answer: unknown) => (answer as Extract<WordAnswer, { kind: 'counts' }>).counts.words
const asked = () => Machine.all.map((machine) => machine.asked.map(({ ask }) => ask))

async function settled<Result>(answer: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(2000)
  return answer
}

describe('a worker that follows a text', () => {
  it('is given the whole text once and then its edits', async () => {
    const desk = new WorkerDesk('words.js')
    expect(wordsOf(await settled(follow(desk, 'It was a dark night')))).toBe(5)
    expect(wordsOf(await settled(follow(desk, 'It was a dark and cold night')))).toBe(7)
    expect(wordsOf(await settled(follow(desk, 'It was a cold night')))).toBe(5)
    expect(asked()).toEqual([['replace', 'edit', 'edit']])
  })

  it('is asked for the last of many keystrokes that came while it worked, and loses none of them', async () => {
    const desk = new WorkerDesk('words.js')
    const typed = 'Every word of this was typed while nobody had counted the first.'
    void follow(desk, 'Every word')
    let last: Promise<unknown> = Promise.resolve()
    for (let end = 'Every word'.length; end <= typed.length; end++) last = follow(desk, typed.slice(0, end))
    expect(wordsOf(await settled(last))).toBe(12)
    expect(asked().flat().length).toBeLessThanOrEqual(3)
  })

  it('begins anew where most of the text is another', async () => {
    const desk = new WorkerDesk('words.js')
    await settled(follow(desk, 'one two three'))
    expect(wordsOf(await settled(follow(desk, 'something else altogether, of eight words or so')))).toBe(8)
    expect(asked()).toEqual([['replace', 'replace']])
  })

  it('answers about the text that is there after something that takes long was cancelled', async () => {
    const desk = new WorkerDesk('words.js')
    await settled(follow(desk, 'one two two'))
    Machine.stuck = 'csv'
    const cancelling = new AbortController()
    const csv = desk.ask({ ask: 'csv', choice: 'none', header: [] }, { signal: cancelling.signal })
    csv.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    cancelling.abort()
    await expect(csv).rejects.toThrow('aborted')
    const answer = (await settled(desk.ask(tables))) as Extract<WordAnswer, { kind: 'tables' }>
    expect(answer.tables.terms[0]).toEqual([
      { term: 'two', count: 2 },
      { term: 'one', count: 1 },
    ])
    expect(wordsOf(await settled(follow(desk, 'one two two three')))).toBe(4)
  })

  it('is given the whole text again after it broke', async () => {
    const desk = new WorkerDesk('words.js')
    await settled(follow(desk, 'one two'))
    const broken = desk.ask({ ask: 'edit', start: 99, removed: 5, inserted: '' })
    broken.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    await expect(broken).rejects.toThrow(workerMessages.broken)
    expect(wordsOf(await settled(follow(desk, 'one two three')))).toBe(3)
  })

  it('stops counting a long text when somebody cancels after typing on', async () => {
    const desk = new WorkerDesk('words.js')
    Machine.stuck = 'replace'
    void follow(desk, 'one two')
    await vi.advanceTimersByTimeAsync(100)
    const cancelling = new AbortController()
    const typed = desk.follow(whole('one two three'), step, { signal: cancelling.signal })
    typed.catch(() => undefined)
    cancelling.abort()
    await expect(typed).rejects.toThrow('aborted')
    Machine.stuck = undefined
    expect(wordsOf(await settled(follow(desk, 'one two three')))).toBe(3)
    expect(Machine.all).toHaveLength(2)
  })
})
