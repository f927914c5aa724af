import { characterCount, sentenceCount, tokensOf, type Token } from '@/lib/subjects/word-count/tokens'
import type { WordSettings } from '@/lib/subjects/word-count/settings'

export interface Counts {
  words: number
  sentences: number
  paragraphs: number
  /** Line ends; a text that is not empty has one line more. */
  lineEnds: number
  /** Without line ends. */
  characters: number
  charactersNoSpaces: number
}

export const noCounts: Counts = {
  words: 0,
  sentences: 0,
  paragraphs: 0,
  lineEnds: 0,
  characters: 0,
  charactersNoSpaces: 0,
}

/** A part of a text that can be counted by itself. */
export interface Cut {
  text: string
  /** False when the line or paragraph goes on in the next part. */
  ends: boolean
  /** True when a paragraph ends here. */
  isParagraph: boolean
}

export interface Piece extends Cut {
  counts: Counts
  longest: string
}

/** Characters of a piece: small enough to be counted within a few milliseconds. */
const largestPiece = 4_000
const sentenceEnd = /[.!?。！？]["'”’)\]]*\s+$/u
const space = /\s/u

/**
 * Cuts a text where words, sentences and paragraphs cannot reach across: after lines, or after empty lines when only these end a
 * paragraph. A longer stretch is cut after a sentence, else after a space, else anywhere. The pieces joined are the text.
 */
export function cut(text: string, rule: WordSettings['paragraphs']): Cut[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const blocks = rule === 'line' ? lines : joinedParagraphs(lines)
  return blocks.flatMap((block) => {
    const isParagraph = block.trim() !== ''
    if (block.length <= largestPiece) return [{ text: block, ends: true, isParagraph }]
    const parts = cutLong(block)
    return parts.map((part, index) => {
      const ends = index === parts.length - 1
      return { text: part, ends, isParagraph: ends && isParagraph }
    })
  })
}

/** Lines up to an empty one, with the empty lines behind them. */
function joinedParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let current: string[] = []
  let wasBlank = false
  for (const line of lines) {
    const isBlank = line.trim() === ''
    if (wasBlank && !isBlank && current.length > 0) {
      paragraphs.push(current.join(''))
      current = []
    }
    current.push(line)
    wasBlank = isBlank
  }
  if (current.length > 0) paragraphs.push(current.join(''))
  return paragraphs
}

function cutLong(block: string): string[] {
  const parts: string[] = []
  let start = 0
  while (block.length - start > largestPiece) {
    const end = start + goodEnd(block.slice(start, start + largestPiece))
    parts.push(block.slice(start, end))
    start = end
  }
  parts.push(block.slice(start))
  return parts
}

function goodEnd(window: string): number {
  let lastSpace = 0
  for (let end = window.length; end > window.length / 2; end--) {
    if (!space.test(window[end - 1] ?? '')) continue
    lastSpace ||= end
    if (sentenceEnd.test(window.slice(Math.max(0, end - 8), end))) return end
  }
  if (lastSpace > 0) return lastSpace
  const fullStop = window.lastIndexOf('。') + 1
  if (fullStop > 0) return fullStop
  const last = window.charCodeAt(window.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length
}

/** Counts one part. */
export function countPiece(part: Cut, settings: WordSettings): { piece: Piece; tokens: Token[] } {
  const { text, ends, isParagraph } = part
  const tokens = tokensOf(text, settings)
  const visible = text.replaceAll('\n', '')
  let words = 0
  let longest = ''
  for (const token of tokens) {
    if (token === null) continue
    words++
    if (token.length <= longest.length) continue
    const bare = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
    if (bare.length > longest.length) longest = bare
  }
  // An empty line ends a paragraph, a single line end does not end its sentence.
  const sentences = sentenceCount(settings.paragraphs === 'blank' ? text.replaceAll('\n', ' ') : text)
  const goesOn = !ends && sentences > 0 && !sentenceEnd.test(text)
  const counts: Counts = {
    words,
    sentences: goesOn ? sentences - 1 : sentences,
    paragraphs: isParagraph ? 1 : 0,
    lineEnds: text.length - visible.length,
    characters: characterCount(visible),
    charactersNoSpaces: characterCount(visible.replaceAll(/\s/gu, '')),
  }
  return { piece: { ...part, longest, counts }, tokens }
}

export function addCounts(total: Counts, more: Counts, sign: 1 | -1 = 1): Counts {
  return {
    words: total.words + sign * more.words,
    sentences: total.sentences + sign * more.sentences,
    paragraphs: total.paragraphs + sign * more.paragraphs,
    lineEnds: total.lineEnds + sign * more.lineEnds,
    characters: total.characters + sign * more.characters,
    charactersNoSpaces: total.charactersNoSpaces + sign * more.charactersNoSpaces,
  }
}
