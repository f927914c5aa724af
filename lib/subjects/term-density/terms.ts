/* Which words and phrases a text repeats. Words are those of UAX #29 (lib/subjects/word-count). */
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import { isStopWord, languageOf, type StopWordLanguage } from '@/lib/subjects/word-count/stop-words'
import { termOf, tokensOf } from '@/lib/subjects/word-count/tokens'

/** In words. */
const longestPhrase = 4
/** Words that count as the beginning of a text. */
export const beginning = 100

/** A word of a text; null where no phrase goes on: at the end of a sentence or line, at a comma, at a bracket. */
export type Word = string | null

export interface TermRules {
  /** Whose common words begin and end no phrase and are none themselves. */
  stopWords: StopWordLanguage | undefined
  /** What forms of a word share, where they are counted as one. */
  stem: ((word: string) => string) | undefined
}

export interface Term {
  /** What tells it from others: its words as they are counted, with spaces. */
  key: string
  /** As it stands most often; of those, the first by its letters. */
  text: string
  /** Other forms that were counted with it. */
  others: readonly string[]
  words: number
  count: number
  /** How often among the first hundred words. */
  early: number
}

export interface CountedTerms {
  /** All of them, common ones too. */
  words: number
  different: number
  /** The most frequent first: every word, and phrases that come twice at least. */
  terms: readonly Term[]
}

/** The words of a text in small letters, line by line. */
export function wordsIn(text: string): Word[] {
  return text
    .split(/[\r\n]+/)
    .flatMap((line) => [
      null,
      ...tokensOf(line, initialWordSettings).map((token) => (token === null ? null : termOf(token) || null)),
    ])
}

/** The language of a text by its common words; undefined where none stands out. */
export function toldLanguage(words: readonly Word[]): StopWordLanguage | undefined {
  const counts = new Map<string, number>()
  for (const word of words) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1)
  return languageOf(counts)
}

const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const betweenSigns = new RegExp(`(?<=${eastAsian}) (?=${eastAsian})`, 'gu')

/** Words as a phrase is written; Chinese and Japanese put no spaces between them. */
export const writtenPhrase = (words: readonly string[]) => words.join(' ').replaceAll(betweenSigns, '')

/** Words with their keys; a form is stemmed once. */
export function keysOf(words: readonly Word[], stem: TermRules['stem']): Word[] {
  if (!stem) return [...words]
  const known = new Map<string, string>()
  return words.map((word) => {
    if (word === null) return null
    let key = known.get(word)
    if (key === undefined) {
      key = stem(word) || word
      known.set(word, key)
    }
    return key
  })
}

interface Level {
  /** Of the phrase that begins at each place; -1 where none does, or none that comes twice. */
  ids: Int32Array
  counts: number[]
}

/** Numbers for keys; a word that comes once is kept, since single words are all wanted. */
function firstLevel(keys: readonly Word[]): Level {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const ids = Int32Array.from(keys, (key) => {
    if (key === null) return -1
    let id = numbers.get(key)
    if (id === undefined) {
      id = counts.length
      numbers.set(key, id)
      counts.push(0)
    }
    counts[id] = (counts[id] ?? 0) + 1
    return id
  })
  return { ids, counts }
}

/** Phrases one word longer. One that comes twice begins and ends with shorter ones that do, so that no others are looked at. */
function nextLevel({ ids, counts }: Level): Level {
  const numbers = new Map<number, number>()
  const nextCounts: number[] = []
  const isRepeated = (id: number | undefined): id is number => id !== undefined && id >= 0 && (counts[id] ?? 0) > 1
  const next = Int32Array.from(ids, (id, at) => {
    const follower = ids[at + 1]
    if (!isRepeated(id) || !isRepeated(follower)) return -1
    const pair = id * counts.length + follower
    let number = numbers.get(pair)
    if (number === undefined) {
      number = nextCounts.length
      numbers.set(pair, number)
      nextCounts.push(0)
    }
    nextCounts[number] = (nextCounts[number] ?? 0) + 1
    return number
  })
  return { ids: next, counts: nextCounts }
}

interface Gathered {
  key: string
  forms: Map<string, number>
  early: number
}

const byCount = ([a, many]: readonly [string, number], [b, more]: readonly [string, number]) =>
  more - many || (a < b ? -1 : 1)

/** Words of a length as terms. `places` says which word of the text each one is, from 0. */
function termsOf(
  { ids, counts }: Level,
  length: number,
  words: readonly Word[],
  keys: readonly Word[],
  { stopWords }: TermRules,
  places: Int32Array,
): Term[] {
  const gathered = new Map<number, Gathered>()
  const isCommon = (word: string) => stopWords !== undefined && isStopWord(word, stopWords)
  for (const [at, id] of ids.entries()) {
    if (id < 0 || (length > 1 && (counts[id] ?? 0) < 2)) continue
    const own = words.slice(at, at + length) as string[]
    if (isCommon(own[0] ?? '') || isCommon(own.at(-1) ?? '')) continue
    const term = gathered.get(id) ?? { key: keys.slice(at, at + length).join(' '), forms: new Map(), early: 0 }
    const text = writtenPhrase(own)
    term.forms.set(text, (term.forms.get(text) ?? 0) + 1)
    if ((places[at] ?? 0) + length <= beginning) term.early++
    gathered.set(id, term)
  }
  return [...gathered.values()].flatMap(({ key, forms, early }) => {
    const sorted = [...forms].toSorted(byCount)
    const count = sorted.reduce((sum, [, times]) => sum + times, 0)
    // A form that is a common word by itself is not counted, which may leave a phrase that comes once.
    if (length > 1 && count < 2) return []
    const [text = '', ...others] = sorted.map(([form]) => form)
    return [{ key, text, others, words: length, count, early }]
  })
}

/**
 * Every word of a text, and every phrase of up to four words that comes twice at least, with how often it comes. A phrase goes over no end of a
 * sentence, comma or bracket; it neither begins nor ends with a common word.
 */
export function countTerms(words: readonly Word[], rules: TermRules): CountedTerms {
  const keys = keysOf(words, rules.stem)
  let place = 0
  const places = Int32Array.from(words, (word) => (word === null ? place : place++))
  let level = firstLevel(keys)
  const different = level.counts.length
  const terms: Term[] = []
  for (let length = 1; length <= longestPhrase; length++) {
    if (length > 1) level = nextLevel(level)
    for (const term of termsOf(level, length, words, keys, rules, places)) terms.push(term)
  }
  terms.sort((a, b) => b.count - a.count || a.words - b.words || (a.text < b.text ? -1 : 1))
  return { words: place, different, terms }
}

/** How often keys follow each other in a text that was made into keys; overlapping places count. */
export function countPhrase(keys: readonly Word[], phrase: readonly string[]): number {
  if (phrase.length === 0) return 0
  let count = 0
  for (const [at, key] of keys.entries())
    if (key === phrase[0] && phrase.every((one, place) => keys[at + place] === one)) count++
  return count
}

/** How often phrases of up to four words stand in a text, by their keys: those of `wanted`, or each where it is left out. */
export function phraseCounts(keys: readonly Word[], wanted?: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const at of keys.keys()) {
    let key = ''
    for (let length = 1; length <= longestPhrase; length++) {
      const word = keys[at + length - 1]
      if (word === null || word === undefined) break
      key = length === 1 ? word : `${key} ${word}`
      if (!wanted || wanted.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

/** Of 100 words of the text, how many times; two digits. */
export const densityOf = (count: number, words: number) => (words === 0 ? 0 : (count / words) * 100)

/**
 * Term frequency times inverse document frequency: the count times 1 + ln((1 + texts) ÷ (1 + texts with the term)), which is what
 * scikit-learn computes with `smooth_idf` and without `norm`. `texts` counts the page itself.
 */
export const tfIdf = (count: number, texts: number, having: number) =>
  count * (1 + Math.log((1 + texts) / (1 + having)))
