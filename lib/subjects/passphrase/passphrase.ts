import type { RandomStream } from '@/lib/base/random/stream'
import { effWords } from './eff-words'

export interface PhraseLook {
  words: number
  separator: string
  /** The first letter of each word. */
  capitals: boolean
  /** One digit after one of the words, both drawn. */
  digit: boolean
}

export function phraseOf(
  words: readonly string[],
  { separator, capitals }: Pick<PhraseLook, 'separator' | 'capitals'>,
): string {
  const cased = capitals ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : words
  return cased.join(separator)
}

/** A phrase of the EFF's long list, each word and each place of the digit equally likely. */
export function drawPhrase(look: PhraseLook, random: RandomStream): string {
  const words = Array.from({ length: look.words }, () => effWords[random.below(effWords.length)] ?? '')
  if (look.digit) {
    const at = random.below(words.length)
    words[at] = `${words[at]}${random.below(10)}`
  }
  return phraseOf(words, look)
}

/** Bits of chance in a phrase: log2 of the number of phrases that could have been drawn. */
export function phraseBits({ words, digit }: Pick<PhraseLook, 'words' | 'digit'>): number {
  return words * Math.log2(effWords.length) + (digit ? Math.log2(10 * words) : 0)
}

/** Words for rolls of five dice each, 11111 to 66666; or the first roll that is none, by its place from 1. */
export function wordsOfRolls(text: string): { words: string[] } | { group: number; says: string } {
  const wrong = /[^1-6\s,;-]/u.exec(text)
  if (wrong) {
    const group = Math.floor(text.slice(0, wrong.index).replaceAll(/[^1-6]/g, '').length / 5) + 1
    return { group, says: `only sides of a die, 1 to 6: word ${group} has “${wrong[0]}”` }
  }
  const digits = text.replaceAll(/[^1-6]/g, '')
  const groups = digits.match(/.{5}/g) ?? []
  const rest = digits.length % 5
  if (rest > 0)
    return { group: groups.length + 1, says: `five rolls for each word; word ${groups.length + 1} has ${rest}` }
  const words = groups.map((group) => effWords[[...group].reduce((sum, side) => sum * 6 + Number(side) - 1, 0)] ?? '')
  return { words }
}
