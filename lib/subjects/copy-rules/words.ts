/* What rules of copy look for in a line. */

import { mayBeEnglish } from '@/lib/subjects/sentiment/feedback'
import { languageOf } from '@/lib/subjects/word-count/stop-words'

const wordShape = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)*/gu

export const wordsOf = (text: string): string[] => text.match(wordShape) ?? []

/** Words of four letters and more that stand in capitals; shorter ones are mostly abbreviations. */
export function shoutedWords(text: string): string[] {
  return wordsOf(text).filter(
    (word) => /^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= 4,
  )
}

/** The share of capitals among the letters that have two cases; undefined where there are none. */
export function capitalShare(text: string): number | undefined {
  const cased = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  if (cased.length === 0) return undefined
  return cased.filter((letter) => /\p{Lu}/u.test(letter)).length / cased.length
}

/** The first of these phrases that stands in the text as whole words, in any letter case. */
export function phraseIn(text: string, phrases: readonly string[]): string | undefined {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}'%$€£]+/gu, ' ')
    .trim()} `
  return phrases.find((phrase) => plain.includes(` ${phrase} `))
}

/** Signs that fill a square as a picture, each as one. */
export const emojisIn = (text: string): string[] =>
  text.match(
    /\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*/gu,
  ) ?? []

/** Characters that nobody sees: of width zero, of control, or halves of a pair. */
export const hiddenSigns = (text: string): string[] =>
  // A joiner between two pictures is part of one.
  (text.match(/[\p{Cc}\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu) ?? []).map(
    (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''}`,
  )

/** Whether a line may be English: by its letters, and by words that another language has more of. */
export function isEnglish(text: string): boolean {
  if (!mayBeEnglish(text)) return false
  const counts = new Map<string, number>()
  for (const word of wordsOf(text.toLowerCase())) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [undefined, 'en'].includes(languageOf(counts))
}
