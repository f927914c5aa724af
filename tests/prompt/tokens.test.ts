import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  chatOverhead,
  estimatedTokens,
  tokenBlocks,
  tokenPieces,
  type Tokenizer,
  type Vocabulary,
} from '@/lib/subjects/prompt/tokenizer'

type Row = Readonly<{ text: string; o200k_base: number[]; cl100k_base: number[] }>
const rows = JSON.parse(readFileSync('tests/vectors/tiktoken/tokens.json', 'utf8')) as Row[]

const engines: Partial<Record<Vocabulary, Tokenizer>> = {}
beforeAll(async () => {
  engines.o200k = (await import('@/lib/engines/tokens-o200k')).tokenizer
  engines.cl100k = (await import('@/lib/engines/tokens-cl100k')).tokenizer
})

function engine(name: Vocabulary): Tokenizer {
  const found = engines[name]
  if (!found) throw new Error(`${name} is not loaded`)
  return found
}

describe.each([
  ['o200k', 'o200k_base'],
  ['cl100k', 'cl100k_base'],
] as const)('tokens of %s', (vocabulary, named) => {
  it('are those of tiktoken', () => {
    expect(rows.length).toBeGreaterThan(50)
    for (const row of rows.filter(({ text }) => !text.includes('\u{FEFF}')))
      expect({ text: row.text, tokens: engine(vocabulary).encode(row.text) }).toEqual({
        text: row.text,
        tokens: row[named],
      })
  })

  it('are one too many for a byte order mark within the text, which the library does not find', () => {
    const [row] = rows.filter(({ text }) => text.includes('\u{FEFF}'))
    expect(engine(vocabulary).encode(row?.text ?? '')).toHaveLength((row?.[named].length ?? 0) + 1)
  })

  // Published in the tests of tiktoken and in the cookbook of OpenAI.
  it('are those that were published', () => {
    const published = { o200k: [24912, 2375], cl100k: [15339, 1917] }
    expect(engine(vocabulary).encode('hello world')).toEqual(published[vocabulary])
  })

  it('are the same in blocks as in the whole text', () => {
    const text = rows
      .map((row) => `${row.text}\n`)
      .join('')
      .repeat(40)
    const blocks = [...tokenBlocks(text)]
    expect(blocks.length).toBeGreaterThan(1)
    expect(blocks.join('')).toBe(text)
    const { encode } = engine(vocabulary)
    expect(blocks.flatMap((block) => encode(block))).toEqual(encode(text))
  })

  it('stand together where they share a character', () => {
    for (const { text } of rows) {
      const tokens = engine(vocabulary).encode(text)
      const pieces = tokenPieces(text, tokens, engine(vocabulary), Infinity)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.flatMap((piece) => piece.tokens)).toEqual(tokens)
    }
    const [first] = tokenPieces('👩‍👩', engine(vocabulary).encode('👩‍👩'), engine(vocabulary), 1)
    expect(first?.text).toBe('👩')
  })
})

describe('other counts', () => {
  it.each([
    ['', 4, 0],
    ['abcd', 4, 1],
    ['abcde', 4, 2],
    ['🙂🙂🙂🙂', 4, 1],
    ['x'.repeat(35), 3.5, 10],
  ])('an estimate of %j by %d characters is %d', (text, ratio, tokens) => {
    expect(estimatedTokens(text, ratio)).toBe(tokens)
  })

  // OpenAI cookbook: 3 for each message, its role, its content, and 3 for the reply.
  it('a chat adds what stands around its messages', () => {
    expect([0, 1, 2, 10].map(chatOverhead)).toEqual([0, 7, 11, 43])
  })
})
