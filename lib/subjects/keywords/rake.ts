import {
  isStopWord,
  languageOf,
  type StopWordChoice,
  type StopWordLanguage,
} from '@/lib/subjects/word-count/stop-words'

export interface ScoredPhrase {
  /** As it stands in the text where it comes first. */
  words: readonly string[]
  /** RAKE: the sum of degree ÷ frequency over its words. */
  score: number
  times: number
}

export interface ScoredWord {
  word: string
  /** How many words stand in the phrases that hold it, itself included. */
  degree: number
  times: number
}

export interface Keywords {
  /** Highest score first; of equal ones the earlier. Phrases of one word are among them. */
  phrases: ScoredPhrase[]
  /** Highest degree first; of equal ones the earlier. */
  words: ScoredWord[]
  language: StopWordLanguage | undefined
}

export interface KeywordRules {
  stopWords: StopWordChoice
  /** Words that part phrases as stop words do. */
  leaveOut: readonly string[]
}

/** Words, and whatever is neither a word nor a space: there a phrase ends. */
const pieces = /[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*(?:['’\-‐‑][\p{L}\p{M}\p{N}_]+)*|[^\S\n\r]+|[^]/gu
const isWord = /^[\p{L}\p{N}]/u
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

let segmenter: Intl.Segmenter | undefined

function wordsIn(piece: string): string[] {
  if (!withoutSpaces.test(piece)) return [piece]
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  return [...segmenter.segment(piece)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/** The words of a text, and null where a phrase cannot go on. */
function tokensOf(text: string): (string | null)[] {
  return [...text.matchAll(pieces)].flatMap(([piece]): (string | null)[] => {
    if (isWord.test(piece)) return wordsIn(piece)
    return piece.trim() === '' && !/[\n\r]/.test(piece) ? [] : [null]
  })
}

/** A word as it is compared: small letters, straight apostrophes. */
export function termOf(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

function frequencies(tokens: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokens) if (token !== null) counts.set(termOf(token), (counts.get(termOf(token)) ?? 0) + 1)
  return counts
}

function candidatesOf(tokens: readonly (string | null)[], isParting: (term: string) => boolean): string[][] {
  const candidates: string[][] = []
  let current: string[] = []
  for (const token of [...tokens, null]) {
    if (token !== null && !isParting(termOf(token))) {
      current.push(token)
      continue
    }
    if (current.length > 0) candidates.push(current)
    current = []
  }
  return candidates
}

/**
 * Keywords by RAKE: what stands between stop words and marks is a candidate; a word scores its degree (the words of all candidates that hold
 * it) divided by how often it occurs, a candidate the sum of its words. Numbers alone part candidates too.
 * S. Rose, D. Engel, N. Cramer, W. Cowley, Automatic Keyword Extraction from Individual Documents (2010), section 1.2.
 */
export function keywordsOf(text: string, { stopWords, leaveOut }: KeywordRules): Keywords {
  const tokens = tokensOf(text)
  const language = stopWords === 'none' ? undefined : stopWords === 'auto' ? languageOf(frequencies(tokens)) : stopWords
  const left = new Set(leaveOut.map(termOf))
  const candidates = candidatesOf(
    tokens,
    (term) => left.has(term) || /^[\p{N}_]+$/u.test(term) || (language !== undefined && isStopWord(term, language)),
  )
  const words = new Map<string, ScoredWord>()
  for (const candidate of candidates)
    for (const word of candidate) {
      const known = words.get(termOf(word)) ?? { word, degree: 0, times: 0 }
      words.set(termOf(word), {
        ...known,
        degree: known.degree + candidate.length,
        times: known.times + 1,
      })
    }
  const phrases = new Map<string, ScoredPhrase>()
  for (const candidate of candidates) {
    const key = candidate.map(termOf).join(' ')
    const known = phrases.get(key)
    if (known) {
      known.times++
      continue
    }
    const score = candidate.reduce((sum, word) => {
      const { degree, times } = words.get(termOf(word)) ?? { degree: 0, times: 1 }
      return sum + degree / times
    }, 0)
    phrases.set(key, { words: candidate, score, times: 1 })
  }
  return {
    phrases: [...phrases.values()].sort((one, other) => other.score - one.score),
    words: [...words.values()].sort((one, other) => other.degree - one.degree),
    language,
  }
}
