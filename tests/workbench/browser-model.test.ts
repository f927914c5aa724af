import { afterEach, describe, expect, it } from 'vitest'
import { askModel, hasModel, modelState } from '@/components/workbench/browser-model'
import type { ModelAsking, ModelText } from '@/lib/kits/app/model'

const asking: ModelAsking = {
  label: 'Reword',
  says: 'Rewords.',
  system: 'You edit e-mails.',
  requests: [
    { name: 'one', prompt: 'First' },
    { name: 'two', prompt: 'Second' },
  ],
}

/** A browser that has the Prompt API, as its specification describes it: sessions that give pieces of text. */
function browserWithModel(asked: string[]): void {
  Object.assign(globalThis, {
    LanguageModel: {
      availability: () => Promise.resolve('downloadable'),
      create({
        initialPrompts,
        monitor,
        signal,
      }: {
        initialPrompts: readonly { content: string }[]
        monitor: (monitor: object) => void
        signal: AbortSignal
      }) {
        signal.throwIfAborted()
        monitor({
          addEventListener: (_type: string, listener: (event: { loaded: number }) => void) => listener({ loaded: 0.5 }),
        })
        return Promise.resolve({
          async *promptStreaming(prompt: string) {
            asked.push(`${initialPrompts[0]?.content ?? ''} ${prompt}`)
            yield await Promise.resolve(`${prompt}, `)
            yield 'written. '
          },
        })
      },
    },
  })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel')
})

describe('a browser without a model', () => {
  it('is told apart', async () => {
    expect(hasModel()).toBe(false)
    expect(await modelState()).toBe('unavailable')
  })
})

describe('a browser with one', () => {
  it('says whether the model is there', async () => {
    browserWithModel([])
    expect(hasModel()).toBe(true)
    expect(await modelState()).toBe('downloadable')
  })

  it('writes one text after the other, piece by piece, and tells of the download', async () => {
    const asked: string[] = []
    browserWithModel(asked)
    const seen: (readonly ModelText[])[] = []
    const loaded: number[] = []
    await askModel(asking, new AbortController().signal, {
      onText: (texts) => seen.push(texts),
      onDownload: (share) => loaded.push(share),
    })
    expect(asked).toEqual(['You edit e-mails. First', 'You edit e-mails. Second'])
    expect(seen[0]).toEqual([{ name: 'one', text: 'First, ', isOver: false }])
    expect(seen.at(-1)).toEqual([
      { name: 'one', text: 'First, written.', isOver: true },
      { name: 'two', text: 'Second, written.', isOver: true },
    ])
    expect(loaded).toEqual([0.5, 0.5])
  })

  it('asks nothing once it was stopped', async () => {
    const asked: string[] = []
    browserWithModel(asked)
    const stopped = AbortSignal.abort()
    await expect(askModel(asking, stopped, { onText: () => {}, onDownload: () => {} })).rejects.toThrow(DOMException)
    expect(asked).toEqual([])
  })
})
