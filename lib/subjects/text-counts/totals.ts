import { countPiece, cut, type Cut } from '@/lib/subjects/word-count/pieces'
import { tokensOf } from '@/lib/subjects/word-count/tokens'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import { spansOfSentences } from '@/lib/subjects/word-count/sentence-spans'

/** What every page about a text says of it. */
export interface Totals {
  words: number
  characters: number
  charactersNoSpaces: number
  letters: number
  sentences: number
  paragraphs: number
  lines: number
  /** In UTF-8; half of a surrogate pair takes three. */
  bytes: number
}

export const noTotals: Totals = {
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  letters: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  bytes: 0,
}

const letter = /\p{L}/gu

/** Bytes of a text in UTF-8, without making them. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    if (unit < 0x800) bytes++
    else if (unit >= 0xd800 && unit < 0xdc00 && isLow(text.charCodeAt(at + 1))) {
      bytes += 2
      at++
    } else bytes += 2
  }
  return bytes
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** Words of UAX 29 in a text of any length; a hyphen joins, as in the word counter. */
export function wordCount(text: string): number {
  let words = 0
  for (const part of cut(text, 'line'))
    for (const token of tokensOf(part.text, initialWordSettings)) if (token !== null) words++
  return words
}

function lettersIn(text: string): number {
  return text.match(letter)?.length ?? 0
}

function addPart(totals: Totals, part: Cut): void {
  const { counts } = countPiece(part, initialWordSettings).piece
  totals.words += counts.words
  totals.characters += counts.characters
  totals.charactersNoSpaces += counts.charactersNoSpaces
  totals.paragraphs += counts.paragraphs
  totals.lines += counts.lineEnds
  totals.letters += lettersIn(part.text)
}

/**
 * Counts a text as the word counter does, plus letters and bytes. Line ends of any kind count as one; `progress` hears the share done.
 */
export function totalsOf(text: string, progress: (share: number) => void = () => undefined): Totals {
  if (text === '') return noTotals
  const totals = { ...noTotals, bytes: utf8Length(text) }
  let done = 0
  for (const part of cut(text.replaceAll(/\r\n?/g, '\n'), 'line')) {
    addPart(totals, part)
    done += part.text.length
    progress(done / text.length)
  }
  return { ...totals, lines: totals.lines + 1, sentences: spansOfSentences(text).length }
}
