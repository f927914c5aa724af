import { countTo } from '@/lib/base/text/line-and-column'
import { spansOfSentences, type Span } from '@/lib/subjects/word-count/sentence-spans'
import { isStopWord, languageOf, type StopWordLanguage } from '@/lib/subjects/word-count/stop-words'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import { termOf, tokensOf } from '@/lib/subjects/word-count/tokens'

export interface SummaryRules {
  /** The share of sentences that is kept, above 0 and up to 1. */
  share: number
}

export interface KeptSentence extends Span {
  text: string
  /** Its rank among all sentences, from 1. */
  rank: number
  /** Where it begins, from 1. */
  line: number
  column: number
}

export interface Summary {
  sentences: number
  words: number
  keptWords: number
  kept: KeptSentence[]
  keywords: string[]
  language: StopWordLanguage | undefined
  /** Texts of two sentences and fewer are given back as they are. */
  isWhole: boolean
}

/** Above so many sentences each is compared with the whole text and no longer with every other one. */
const mostCompared = 1200
const damping = 0.85
/** How much a likeness to sentences that were chosen already counts against a sentence. */
const redundancy = 1
const shownKeywords = 8

type Weights = ReadonlyMap<string, number>

interface Scored {
  span: Span
  words: number
  weights: Weights
}

function termsOf(text: string): string[] {
  return tokensOf(text, initialWordSettings).flatMap((token) => {
    const term = token === null ? '' : termOf(token)
    return term === '' ? [] : [term]
  })
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Term frequency times the logarithm of the inverse share of sentences that hold the term, scaled to length 1. */
function weightsOf(terms: readonly string[], inSentences: ReadonlyMap<string, number>, sentences: number): Weights {
  const weights = new Map<string, number>()
  let square = 0
  for (const [term, count] of countsOf(terms)) {
    const weight = count * Math.log(1 + sentences / (inSentences.get(term) ?? 1))
    weights.set(term, weight)
    square += weight * weight
  }
  const length = Math.sqrt(square) || 1
  for (const [term, weight] of weights) weights.set(term, weight / length)
  return weights
}

function likeness(one: Weights, other: Weights): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0)
  return sum
}

/** PageRank over likenesses (LexRank): a sentence counts much when sentences that count are like it. */
function graphScores(sentences: readonly Scored[]): number[] {
  const size = sentences.length
  const rows = sentences.map((one) => Float64Array.from(sentences, (other) => likeness(one.weights, other.weights)))
  rows.forEach((row, at) => (row[at] = 0))
  const sums = rows.map((row) => row.reduce((sum, value) => sum + value, 0))
  let scores = sentences.map(() => 1 / size)
  for (let round = 0; round < 40; round++) {
    scores = scores.map((_, to) => {
      let gained = 0
      for (let from = 0; from < size; from++) {
        const sum = sums[from] ?? 0
        if (sum > 0) gained += ((rows[from]?.[to] ?? 0) / sum) * (scores[from] ?? 0)
      }
      return (1 - damping) / size + damping * gained
    })
  }
  return scores
}

/** Likeness to the text as a whole. */
function centreScores(sentences: readonly Scored[]): number[] {
  const centre = new Map<string, number>()
  for (const { weights } of sentences)
    for (const [term, weight] of weights) centre.set(term, (centre.get(term) ?? 0) + weight)
  return sentences.map(({ weights }) => likeness(weights, centre))
}

/** The first sentences of a text say what it is about; very short ones say little. */
function withPlace(scores: readonly number[], sentences: readonly Scored[]): number[] {
  const most = Math.max(...scores.slice(0, 100_000), 1e-12)
  return scores.map((score, at) => {
    const lead = at === 0 ? 0.2 : at < 3 ? 0.08 : 0
    const words = sentences[at]?.words ?? 0
    const isShort = words < 5 ? 0.4 : 1
    return (score / most + lead) * isShort
  })
}

/** Chooses by score, less what is said already (maximal marginal relevance). */
function choose(sentences: readonly Scored[], scores: readonly number[], wanted: number): number[] {
  const pool = scores
    .map((score, at) => [at, score] as const)
    .sort(([one, more], [other, less]) => less - more || one - other)
    .slice(0, Math.max(wanted * 3, 60))
    .map(([at]) => at)
  const chosen: number[] = []
  const said = new Map<number, number>()
  while (chosen.length < wanted && pool.length > 0) {
    let best = 0
    let bestValue = -Infinity
    pool.forEach((at, index) => {
      const value = (scores[at] ?? 0) - redundancy * (said.get(at) ?? 0)
      if (value > bestValue) {
        best = index
        bestValue = value
      }
    })
    const [at = 0] = pool.splice(best, 1)
    chosen.push(at)
    const weights = sentences[at]?.weights ?? new Map()
    for (const other of pool)
      said.set(other, Math.max(said.get(other) ?? 0, likeness(weights, sentences[other]?.weights ?? new Map())))
  }
  return chosen
}

function keywordsOf(terms: readonly string[], language: StopWordLanguage | undefined): string[] {
  return [...countsOf(terms)]
    .filter(
      ([term, count]) =>
        count > 1 && term.length > 2 && !(language && isStopWord(term, language)) && !/^\d+$/.test(term),
    )
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, shownKeywords)
    .map(([term]) => term)
}

/**
 * The sentences of a text that say most of it, word for word and in their order: TF-IDF weights without stop words, LexRank, a little
 * more for the beginning, less for what was said. `progress` hears the share done.
 */
export function summaryOf(
  text: string,
  { share }: SummaryRules,
  progress: (share: number) => void = () => undefined,
): Summary {
  const spans = spansOfSentences(text, { lineEnds: false })
  const allTerms = spans.map(({ start, end }) => termsOf(text.slice(start, end)))
  const flat = allTerms.flat()
  const language = languageOf(countsOf(flat))
  const bare = allTerms.map((terms) => terms.filter((term) => !language || !isStopWord(term, language)))
  const inSentences = new Map<string, number>()
  for (const terms of bare) for (const term of new Set(terms)) inSentences.set(term, (inSentences.get(term) ?? 0) + 1)
  progress(0.3)
  const sentences = spans.map((span, at): Scored => {
    const weights = weightsOf(bare[at] ?? [], inSentences, spans.length)
    return { span, words: allTerms[at]?.length ?? 0, weights }
  })
  const isWhole = sentences.length < 3
  const wanted = isWhole
    ? sentences.length
    : Math.min(sentences.length, Math.max(1, Math.round(sentences.length * share)))
  const scores = sentences.length > mostCompared ? centreScores(sentences) : graphScores(sentences)
  progress(0.8)
  const chosen = choose(sentences, withPlace(scores, sentences), wanted)
  let place = { at: 0, line: 1, column: 1 }
  const kept = chosen
    .map((at, rank) => ({ at, rank: rank + 1 }))
    .sort((one, other) => one.at - other.at)
    .map(({ at, rank }): KeptSentence => {
      const { start, end } = spans[at] ?? { start: 0, end: 0 }
      place = { at: start, ...countTo(text.slice(place.at, start), start - place.at, place) }
      const { line, column } = place
      return { start, end, text: text.slice(start, end).replaceAll(/\s+/g, ' '), rank, line, column }
    })
  return {
    sentences: sentences.length,
    words: flat.length,
    keptWords: chosen.reduce((sum, at) => sum + (sentences[at]?.words ?? 0), 0),
    kept,
    keywords: keywordsOf(flat, language),
    language,
    isWhole,
  }
}
