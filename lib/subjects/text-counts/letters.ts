import { profiles, type ProfileLanguage } from '@/lib/subjects/text-counts/letter-profiles'

export interface LetterRules {
  /** "A" and "a" are one. */
  foldCase: boolean
  /** "é" counts as "e". */
  foldMarks: boolean
}

export interface LetterCounts {
  characters: number
  letters: number
  vowels: number
  digits: number
  punctuation: number
  symbols: number
  spaces: number
  /** Each character but white space with how often it occurs, most frequent first. */
  each: [string, number][]
  pairs: [string, number][]
  triples: [string, number][]
  /** The chance that two letters drawn from the text are the same; undefined below two letters. */
  coincidence: number | undefined
}

const isLetter = /^\p{L}/u
const isDigit = /^\p{Nd}/u
const isPunctuation = /^\p{P}/u
const isSpace = /^\s/u
const isMark = /^\p{M}$/u
const latinVowel = /^[aeiouyæøœ]/
const marks = /\p{M}/gu

type Kind = 'letters' | 'digits' | 'punctuation' | 'symbols' | 'spaces'

function kindOf(character: string): Kind {
  if (isLetter.test(character)) return 'letters'
  if (isSpace.test(character)) return 'spaces'
  if (isDigit.test(character)) return 'digits'
  return isPunctuation.test(character) ? 'punctuation' : 'symbols'
}

function ranked(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
}

function add(counts: Map<string, number>, key: string, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}

interface Known {
  written: string
  kind: Kind
  isVowel: boolean
}

/** Tells each character once: a text has few different ones. */
function reader({ foldCase, foldMarks }: LetterRules): (character: string) => Known {
  const known = new Map<string, Known>()
  return (character) => {
    const seen = known.get(character)
    if (seen) return seen
    const bare = foldMarks ? character.normalize('NFD').replace(marks, '').normalize('NFC') : character.normalize('NFC')
    const written = foldCase ? bare.toLowerCase() : bare
    const kind = kindOf(character)
    const plain = character.normalize('NFD').replace(marks, '').toLowerCase()
    const read = { written, kind, isVowel: kind === 'letters' && latinVowel.test(plain) }
    known.set(character, read)
    return read
  }
}

/** Counts letters of a text that comes in pieces; a combining mark belongs to the letter before it. */
export function letterCounter(rules: LetterRules): { push(text: string): void; end(): LetterCounts } {
  const read = reader(rules)
  const totals = { characters: 0, letters: 0, vowels: 0, digits: 0, punctuation: 0, symbols: 0, spaces: 0 }
  const each = new Map<string, number>()
  const pairs = new Map<string, number>()
  const triples = new Map<string, number>()
  let first = ''
  let second = ''
  let held = ''

  function take(character: string): void {
    const { written, kind, isVowel } = read(character)
    totals.characters++
    totals[kind]++
    if (isVowel) totals.vowels++
    if (kind !== 'spaces' && written !== '') add(each, written, 1)
    if (kind !== 'letters' || written === '') {
      first = second = ''
      return
    }
    if (second !== '') add(pairs, second + written, 1)
    if (first !== '') add(triples, first + second + written, 1)
    first = second
    second = written
  }

  return {
    push(text) {
      for (const character of text) {
        if (held !== '' && isMark.test(character)) {
          held += character
          continue
        }
        if (held !== '') take(held)
        held = character
      }
    },
    end() {
      if (held !== '') take(held)
      held = ''
      const letters = [...each].filter(([character]) => isLetter.test(character))
      const same = letters.reduce((sum, [, count]) => sum + count * (count - 1), 0)
      const all = letters.reduce((sum, [, count]) => sum + count, 0)
      return {
        ...totals,
        each: ranked(each),
        pairs: ranked(pairs),
        triples: ranked(triples),
        coincidence: all < 2 ? undefined : same / (all * (all - 1)),
      }
    },
  }
}

/** The letters of a whole text. */
export function lettersOf(text: string, rules: LetterRules): LetterCounts {
  const counter = letterCounter(rules)
  counter.push(text)
  return counter.end()
}

export interface Fit {
  language: ProfileLanguage
  /** Pearson's χ² over the letters a to z, for each 100 letters: 0 is the profile itself. */
  distance: number
}

/**
 * How far the letters a to z of a text are from the profiles of languages, nearest first: Pearson's chi-square for each 100 letters. Empty
 * below 20 such letters.
 */
export function nearestProfiles(each: readonly (readonly [string, number])[]): Fit[] {
  const counts = new Map<string, number>()
  for (const [character, count] of each) {
    const small = character.toLowerCase()
    if (/^[a-z]$/.test(small)) add(counts, small, count)
  }
  const letters = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (letters < 20) return []
  const languages = Object.keys(profiles) as ProfileLanguage[]
  const fits = languages.map((language) => ({ language, distance: distanceTo(profiles[language], counts, letters) }))
  return fits.sort((one, other) => one.distance - other.distance)
}

/** Where a profile has no such letter, one in twenty thousand is expected. */
const least = 0.005

function distanceTo(profile: readonly number[], counts: ReadonlyMap<string, number>, letters: number): number {
  const whole = profile.reduce((sum, share) => sum + Math.max(share, least), 0)
  return profile.reduce((sum, share, at) => {
    const expected = (Math.max(share, least) / whole) * 100
    const found = ((counts.get(String.fromCharCode(97 + at)) ?? 0) / letters) * 100
    return sum + (found - expected) ** 2 / expected
  }, 0)
}

/** The share of a letter in a language, in percent; undefined for what the profiles do not have. */
export function expectedShare(letter: string, language: ProfileLanguage): number | undefined {
  const at = letter.toLowerCase().charCodeAt(0) - 97
  return letter.length === 1 && at >= 0 && at < 26 ? profiles[language][at] : undefined
}
