import { spansOfSentences } from '@/lib/subjects/word-count/sentence-spans'
import { cut } from '@/lib/subjects/word-count/pieces'
import { characterCount, tokensOf } from '@/lib/subjects/word-count/tokens'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'

export interface Volume {
  words: number
  characters: number
  charactersNoSpaces: number
  /** Sentences and lines without end marks, as translation programs cut a text. */
  segments: Segment[]
}

export interface Segment {
  /** Equal for equal segments, whatever their white space. */
  key: number
  words: number
}

/** 53 bits of a text: two segments of a million differ in it but for one chance in nine thousand. */
function keyOf(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** What a quote for a text rests on: its words by the rule, its characters, and its segments. */
export function volumeOf(text: string, rule: 'unicode' | 'spaces'): Volume {
  const settings = { ...initialWordSettings, words: rule }
  const wordsIn = (part: string) => {
    let words = 0
    for (const piece of cut(part, 'line'))
      for (const token of tokensOf(piece.text, settings)) if (token !== null) words++
    return words
  }
  const visible = text.replaceAll(/[\r\n]/g, '')
  const segments = spansOfSentences(text).map(({ start, end }) => {
    const segment = text.slice(start, end)
    return { key: keyOf(segment.replaceAll(/\s+/g, ' ')), words: wordsIn(segment) }
  })
  return {
    words: wordsIn(text),
    characters: characterCount(visible),
    charactersNoSpaces: characterCount(visible.replaceAll(/\s/gu, '')),
    segments,
  }
}

export interface Repetition {
  words: number
  segments: number
}

/** For each file, how many of its segments occurred before, in it or in a file above. */
export function repetitionsIn(files: readonly (readonly Segment[])[]): Repetition[] {
  const seen = new Set<number>()
  return files.map((segments) => {
    const repeated = { words: 0, segments: 0 }
    for (const { key, words } of segments) {
      if (seen.has(key)) {
        repeated.words += words
        repeated.segments++
      } else seen.add(key)
    }
    return repeated
  })
}
