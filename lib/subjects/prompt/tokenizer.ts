import { utf8Length } from '@/lib/subjects/text-counts/totals'

/** Takes a text apart into the numbers of its tokens. */
export interface Tokenizer {
  encode(text: string): number[]
  /** How many bytes of UTF-8 a token stands for. */
  bytesOf(token: number): number
}

/** Of a vocabulary by rank: a token is a text, or bytes that are none by themselves. */
export const bytesIn = (entry: string | readonly number[] | undefined): number =>
  typeof entry === 'string' ? utf8Length(entry) : (entry?.length ?? 0)

export const vocabularies = ['o200k', 'cl100k'] as const
export type Vocabulary = (typeof vocabularies)[number]

/** How a text is counted: by a vocabulary, or by the characters that a token has on average. */
export type Counting = { by: Vocabulary } | { by: 'ratio'; charactersPerToken: number }

/** In UTF-16 units. */
const blockLength = 65_536

/**
 * A text in blocks of some 64,000 units. They are cut after a line feed before a letter or digit, where the patterns of both vocabularies
 * never find a token that reaches over: the tokens of the blocks are those of the text. A text without such a place is one block.
 */
export function* tokenBlocks(text: string): Generator<string> {
  let from = 0
  const cut = /\n(?=[\p{L}\p{N}])/gu
  while (text.length - from > blockLength) {
    cut.lastIndex = from + blockLength
    const found = cut.exec(text)
    if (!found) break
    const to = found.index + 1
    yield text.slice(from, to)
    from = to
  }
  yield text.slice(from)
}

/** Tokens that an average gives for a text, in whole characters, rounded up. */
export function estimatedTokens(text: string, charactersPerToken: number): number {
  let characters = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xd800 && unit < 0xdc00) characters--
  }
  return Math.ceil(characters / charactersPerToken)
}

/**
 * What a chat adds to the texts of its messages: three tokens and the role around each, and three that begin the answer. Source: OpenAI
 * cookbook, "How to count tokens with tiktoken".
 */
export const chatOverhead = (messages: number): number => (messages === 0 ? 0 : messages * 4 + 3)

export interface TokenPiece {
  text: string
  tokens: readonly number[]
}

/**
 * The first tokens of a text, each with its text. Tokens that hold a part of a character stand together with those that hold the rest
 * of it.
 */
export function tokenPieces(text: string, tokens: readonly number[], tokenizer: Tokenizer, most: number): TokenPiece[] {
  const pieces: TokenPiece[] = []
  let start = 0
  let end = 0
  /** Bytes of tokens that no character was found for yet, less those of characters that reach further than the tokens. */
  let open = 0
  let from = 0
  for (const [at, token] of tokens.entries()) {
    if (from >= most) break
    open += tokenizer.bytesOf(token)
    while (open > 0 && end < text.length) {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0)
      open -= utf8Length(character)
      end += character.length
    }
    if (open !== 0) continue
    pieces.push({ text: text.slice(start, end), tokens: tokens.slice(from, at + 1) })
    start = end
    from = at + 1
  }
  return pieces
}
