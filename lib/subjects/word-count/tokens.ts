import { graphemeCount } from '@/lib/base/text/graphemes'
import { spansOfSentences } from '@/lib/subjects/word-count/sentence-spans'
import type { WordSettings } from '@/lib/subjects/word-count/settings'

/** A word, or null where a phrase cannot go on: at the end of a sentence, at a comma, at a bracket. */
export type Token = string | null

const hyphen = /^[-\u2010\u2011]$/
const hyphens = /[-\u2010\u2011]+/
const apostrophes = /(?<=[\p{L}\p{N}])['’](?=[\p{L}\p{N}])/u
/** Between the words of a phrase may stand spaces, quotes, hyphens and apostrophes. */
const phraseGoesOn = /^[\s"'’‘“”«»\-\u2010\u2011]$/u
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const eastAsianPiece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const hasLetter = /[\p{L}\p{N}]/u

let segmenter: Intl.Segmenter | undefined

/**
 * The words of a text in order. By `unicode`, those of UAX #29 (Unicode Text Segmentation), with the dictionaries the browser has
 * for Chinese, Japanese, Thai and the like. By `spaces`, everything between white space, a dash on its own included, and each
 * Chinese character and kana by itself, as word processors count.
 */
export function tokensOf(text: string, settings: WordSettings): Token[] {
  return settings.words === 'spaces' ? tokensBetweenSpaces(text, settings) : unicodeTokens(text, settings)
}

function unicodeTokens(text: string, { hyphen: hyphenRule, apostrophe }: WordSettings): Token[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  const tokens: Token[] = []
  /** End of the last word. */
  let wordEnd = -1
  /** End of a hyphen that stands right behind a word. */
  let hyphenEnd = -1
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const end = index + segment.length
    // A letter joined to an emoji is a word by the standard, and none to the browser.
    if (!isWordLike && !(segment.length > 1 && hasLetter.test(segment))) {
      if (index === wordEnd && hyphenRule === 'join' && hyphen.test(segment)) hyphenEnd = end
      if (!phraseGoesOn.test(segment) && segment.trim() !== '') tokens.push(null)
      continue
    }
    const [first = '', ...others] = apostrophe === 'split' ? segment.split(apostrophes) : [segment]
    const before = tokens.at(-1)
    if (index === hyphenEnd && typeof before === 'string') tokens[tokens.length - 1] = `${before}-${first}`
    else tokens.push(first)
    tokens.push(...others)
    wordEnd = end
  }
  return tokens
}

function tokensBetweenSpaces(text: string, { hyphen: hyphenRule, apostrophe }: WordSettings): Token[] {
  const tokens: Token[] = []
  for (const [piece] of text.matchAll(/\S+/gu)) {
    const characters = eastAsian.test(piece) ? (piece.match(eastAsianPiece) ?? []) : [piece]
    for (const part of characters) {
      const byHyphen = hyphenRule === 'split' ? part.split(hyphens).filter((half) => half !== '') : [part]
      for (const half of byHyphen.length === 0 ? [part] : byHyphen)
        tokens.push(...(apostrophe === 'split' ? half.split(apostrophes) : [half]))
    }
    if (/[^\p{L}\p{N}"'’”»)]$|[.!?,;:]["'’”»)]+$/u.test(piece)) tokens.push(null)
  }
  return tokens
}

/** A word as it is counted in tables: small letters, one kind of apostrophe, no punctuation around it; empty for a lone dash. */
export function termOf(word: string): string {
  if (!hasLetter.test(word)) return ''
  return word
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
    .toLowerCase()
}

/** Sentences by UAX #29, not ended by a title (“Dr. Ames”) or an initial (“J. Ames”). One without letter or digit does not count. */
export function sentenceCount(text: string): number {
  return spansOfSentences(text).length
}

/** Below the combining marks every code unit but CR before LF is a character of its own. */
const simple = /^[\u0000-\u02ff\u2010-\u2027]*$/ // oxlint-disable-line no-control-regex

/** Characters as a reader sees them: extended grapheme clusters of UAX #29. */
export function characterCount(text: string): number {
  if (simple.test(text)) return text.length
  return graphemeCount(text)
}
