import type { StopWordChoice } from '@/lib/subjects/word-count/stop-words'
import { keywordsOf, type Keywords } from './rake'

export type TagKind = 'own' | 'narrow' | 'broad'
export type TagWriting = 'camel' | 'lower' | 'underscore'

export interface Hashtag {
  tag: string
  kind: TagKind
  /** The words it was made of. */
  from: string
  /** RAKE score of a phrase, degree of a single word; none for one's own. */
  score: number | undefined
  /** How often the words stand in the text; none for one's own. */
  times: number | undefined
}

export interface HashtagRules {
  text: string
  /** One's own tags, parted by commas or lines. */
  own: string
  most: number
  writing: TagWriting
  /** Most characters of a tag without its #. */
  longest: number
  stopWords: StopWordChoice
  leaveOut: string
}

export interface Hashtags {
  tags: Hashtag[]
  keywords: Keywords
  /** Own tags that have no letter left, as they were typed. */
  refused: string[]
  /** How many own tags there was no room for. */
  unfit: number
}

/** Addresses, mentions and mail addresses are no words of the text. */
const noWords = /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._+-]*@[\p{L}\p{N}._-]+/giu
const writtenTags = /(?<![\p{L}\p{N}&])[#＃]([\p{L}\p{M}\p{N}_\p{Extended_Pictographic}\u200d]+)/gu
/** UAX #31, hashtag identifiers: what may follow the #, emoji included. Digits and # are emoji by themselves only in a keycap. */
const notInTag = /[^\p{L}\p{M}\p{N}_\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d]+/gu
const apostrophes = /(?<=\p{L})['’](?=\p{L})/gu
const hasLetter = /[\p{L}\p{Extended_Pictographic}]/u

const parted = (text: string) =>
  text
    .split(/[,;\n\r]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A word that has capitals behind its first letter (NASA, iPhone) keeps them. */
function capitalised(word: string): string {
  const [first = '', ...rest] = word
  const tail = rest.join('')
  return tail === tail.toLowerCase() ? first.toUpperCase() + tail : word
}

/** The tag of some words without its #; empty where no letter is left. */
export function tagOf(words: string, writing: TagWriting): string {
  const parts = words
    .normalize('NFC')
    .replaceAll(apostrophes, '')
    .split(notInTag)
    .filter((part) => part !== '')
  const written =
    writing === 'camel'
      ? parts.map(capitalised).join('')
      : parts.map((part) => part.toLowerCase()).join(writing === 'lower' ? '' : '_')
  return hasLetter.test(written) ? written : ''
}

const lengthOf = (tag: string) => [...tag].length

/** Tags without those that are already there, whatever their capitals and however their words are joined. */
function collector(rules: HashtagRules, tags: Hashtag[]) {
  const known = new Set<string>()
  return (tag: Omit<Hashtag, 'tag'>): boolean => {
    const written = tagOf(tag.from, rules.writing)
    const key = written.toLowerCase().replaceAll('_', '')
    if (tags.length >= rules.most || key === '' || known.has(key)) return false
    if (tag.kind !== 'own' && (lengthOf(written) > rules.longest || lengthOf(written) < 2)) return false
    known.add(key)
    tags.push({ ...tag, tag: `#${written}` })
    return true
  }
}

/** Adds the next that can be added, and says whether there was one. */
function addNext<Item>(items: Iterator<Item>, add: (item: Item) => boolean): boolean {
  for (let next = items.next(); !next.done; next = items.next()) if (add(next.value)) return true
  return false
}

/**
 * Hashtags for a text: one's own and those written in it first, then in turn a phrase by its RAKE score (narrow) and a single word by its degree
 * (broad), each once, up to the number wanted. Spaces and marks are left out; a tag without a letter is none.
 */
export function hashtagsOf(rules: HashtagRules): Hashtags {
  const bare = rules.text.replaceAll(noWords, ' . ')
  const inText = [...bare.matchAll(writtenTags)].map(([, tag = '']) => tag)
  const keywords = keywordsOf(bare.replaceAll(writtenTags, ' . '), {
    stopWords: rules.stopWords,
    leaveOut: parted(rules.leaveOut).flatMap((part) => part.split(/\s+/)),
  })
  const tags: Hashtag[] = []
  const add = collector(rules, tags)
  const own = parted(rules.own)
  let unfit = 0
  for (const from of [...own, ...inText]) {
    const isFull = tags.length >= rules.most
    if (!add({ kind: 'own', from, score: undefined, times: undefined }) && isFull) unfit++
  }
  const narrow = keywords.phrases.filter(({ words }) => words.length > 1).values()
  const broad = keywords.words.values()
  const addNarrow = () =>
    addNext(narrow, ({ words, score, times }) => add({ kind: 'narrow', from: words.join(' '), score, times }))
  const addBroad = () =>
    addNext(broad, ({ word, degree, times }) => add({ kind: 'broad', from: word, score: degree, times }))
  while (tags.length < rules.most) {
    const wasNarrow = addNarrow()
    const wasBroad = addBroad()
    if (!wasNarrow && !wasBroad) break
  }
  return { tags, keywords, refused: own.filter((from) => tagOf(from, rules.writing) === ''), unfit }
}
