import { beforeAll, describe, expect, it } from 'vitest'
import { estimatedTokens, type Tokenizer } from '@/lib/subjects/prompt/tokenizer'
import { splitPrompt, type PromptPart } from '@/lib/subjects/prompt/split'

const letters = (text: string) => estimatedTokens(text, 1)
const textsOf = (text: string, parts: readonly PromptPart[]) => parts.map(({ start, end }) => text.slice(start, end))

describe('parts of a text', () => {
  const text = 'One two. Three four five. Six. Seven eight nine ten. Eleven.'

  it('end where sentences end', () => {
    expect(textsOf(text, splitPrompt(text, { most: 30, overlap: 0 }, letters))).toEqual([
      'One two. Three four five. ',
      'Six. Seven eight nine ten. ',
      'Eleven.',
    ])
  })

  it('repeat whole sentences of the part before, as far as there is room', () => {
    expect(textsOf(text, splitPrompt(text, { most: 30, overlap: 8 }, letters))).toEqual([
      'One two. Three four five. ',
      'Six. Seven eight nine ten. ',
      'Eleven.',
    ])
    expect(textsOf(text, splitPrompt(text, { most: 32, overlap: 6 }, letters))).toEqual([
      'One two. Three four five. Six. ',
      'Six. Seven eight nine ten. ',
      'Eleven.',
    ])
  })

  it('are cut between words, then between characters, where a sentence is too long', () => {
    expect(textsOf('aaaa bbbb cccc', splitPrompt('aaaa bbbb cccc', { most: 6, overlap: 0 }, letters))).toEqual([
      'aaaa ',
      'bbbb ',
      'cccc',
    ])
    expect(textsOf('abcdefgh', splitPrompt('abcdefgh', { most: 3, overlap: 0 }, letters))).toEqual(['abc', 'def', 'gh'])
    // A family is one character of two letters here and stays whole although it is too long.
    expect(textsOf('👩‍👧', splitPrompt('👩‍👧', { most: 1, overlap: 0 }, letters))).toEqual(['👩‍👧'])
  })

  it('are one for a text that fits and none for an empty one', () => {
    expect(splitPrompt(text, { most: 1000, overlap: 10 }, letters)).toEqual([
      { start: 0, end: text.length, tokens: 60 },
    ])
    expect(splitPrompt('', { most: 10, overlap: 0 }, letters)).toEqual([])
  })

  it.each([
    [0, 0],
    [10, 10],
    [10, -1],
  ])('are refused for %d with %d over', (most, overlap) => {
    expect(() => splitPrompt(text, { most, overlap }, letters)).toThrow(RangeError)
  })
})

/** Park and Miller's generator with a fixed seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

describe('parts of any text', () => {
  let tokenizer: Tokenizer
  beforeAll(async () => {
    tokenizer = (await import('@/lib/engines/tokens-o200k')).tokenizer
  })

  it('hold the whole text, are never too large, and overlap no more than allowed', () => {
    const next = chance(17)
    const words = [
      'Data',
      'the',
      'preis',
      '今日は',
      'naïve',
      '12,345',
      '🙂',
      'https://a.example/b',
      'x'.repeat(60),
      'e\u0301',
    ]
    const count = (text: string) => tokenizer.encode(text).length
    for (let round = 0; round < 60; round++) {
      const text = Array.from({ length: 1 + Math.floor(next() * 120) }, () => {
        const word = words[Math.floor(next() * words.length)] ?? ''
        return word + (next() < 0.15 ? '. ' : next() < 0.05 ? '.\n\n' : ' ')
      }).join('')
      const most = 30 + Math.floor(next() * 60)
      const overlap = Math.floor(next() * most * 0.5)
      const parts = splitPrompt(text, { most, overlap }, count)
      let end = 0
      for (const part of parts) {
        expect(part.tokens).toBe(count(text.slice(part.start, part.end)))
        expect(part.tokens).toBeLessThanOrEqual(most)
        expect(part.start).toBeLessThanOrEqual(end)
        expect(part.end).toBeGreaterThan(end)
        expect(count(text.slice(part.start, end))).toBeLessThanOrEqual(overlap)
        ;({ end } = part)
      }
      expect(end).toBe(text.length)
    }
  })
})
