/*
 * How positive or negative an English text is, by the lexicon and the rules of VADER. Source: C. J. Hutto, E. Gilbert, “VADER: A
 * Parsimonious Rule-based Model for Sentiment Analysis of Social Media Text” (ICWSM 2014), and the scores of its reference program
 * (tests/vectors/vader).
 */
import { boosters, emojiWords, idioms, negations, ratedWords } from './vader-lexicon'

export interface Sentiment {
  /** From -1 (most negative) to 1. */
  compound: number
  /** Shares of the text; together 1, but for rounding. */
  negative: number
  neutral: number
  positive: number
  /** Rated words in the order of the text, with what they add. */
  rated: readonly { word: string; score: number }[]
}

const lexicon: ReadonlyMap<string, number> = new Map(
  ratedWords.flatMap(([rating, words]) => words.split(' ').map((word) => [word, rating] as const)),
)
const emojis = new Map(emojiWords.split('\n').map((line) => line.split('\t') as [string, string]))

const capitals = 0.733
const turned = -0.74
const distance = [1, 0.95, 0.9]
const punctuation = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g

const isUpper = (word: string) => word !== word.toLowerCase() && word === word.toUpperCase()

/** Words without the punctuation around them; what is left with two characters or none is an emoticon and stays. */
function tokensOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => {
      const stripped = token.replaceAll(punctuation, '')
      return Array.from(stripped).length <= 2 ? token : stripped
    })
}

function withEmojiWords(text: string): string {
  let written = ''
  let isSpaced = true
  for (const character of text) {
    const words = emojis.get(character)
    written += words === undefined ? character : `${isSpaced ? '' : ' '}${words}`
    isSpaced = words === undefined && character === ' '
  }
  return written.trim()
}

interface Text {
  words: readonly string[]
  lower: readonly string[]
  /** Some words are in capitals, others not. */
  mixesCapitals: boolean
  ratings: ReadonlyMap<string, number>
}

const isNegation = (word: string) => negations.has(word) || word.includes("n't")

function strength(word: string, lower: string, score: number, mixesCapitals: boolean): number {
  const boost = boosters.get(lower)
  if (boost === undefined) return 0
  const signed = score < 0 ? -boost : boost
  if (!mixesCapitals || !isUpper(word)) return signed
  return score > 0 ? signed + capitals : signed - capitals
}

/** “Never so” and “never this” praise; “without doubt” leaves as it is; a negation turns round. `back`: words before the rated one. */
function negated(score: number, lower: readonly string[], at: number, back: number): number {
  const [first, second, third] = [lower[at - 1] ?? '', lower[at - 2] ?? '', lower[at - 3] ?? '']
  const isPraise = (word: string) => word === 'so' || word === 'this'
  if (back === 2 && second === 'never' && isPraise(first)) return score * 1.25
  // The reference program lets “so” and “this” alone do it here.
  if (back === 3 && ((third === 'never' && isPraise(second)) || isPraise(first))) return score * 1.25
  if (back === 2 && second === 'without' && first === 'doubt') return score
  if (back === 3 && third === 'without' && (second === 'doubt' || first === 'doubt')) return score
  return isNegation(lower[at - back] ?? '') ? score * turned : score
}

function withIdioms(score: number, lower: readonly string[], at: number): number {
  const words = (from: number, to: number) => lower.slice(at + from, at + to + 1).join(' ')
  const before = [words(-1, 0), words(-2, 0), words(-2, -1), words(-3, -1), words(-3, -2)]
  const after = [lower.length - 1 > at ? words(0, 1) : '', lower.length - 1 > at + 1 ? words(0, 2) : '']
  let rated = before.map((one) => idioms.get(one)).find((one) => one !== undefined) ?? score
  for (const one of after) rated = idioms.get(one) ?? rated
  return [words(-3, -1), words(-3, -2), words(-2, -1)].reduce((sum, one) => sum + (boosters.get(one) ?? 0), rated)
}

function turnedByLeast(score: number, { lower, ratings }: Text, at: number): number {
  if (at === 0 || lower[at - 1] !== 'least' || ratings.has('least')) return score
  return at > 1 && (lower[at - 2] === 'at' || lower[at - 2] === 'very') ? score : score * turned
}

function scoreOf(text: Text, at: number): number {
  const { words, lower, mixesCapitals, ratings } = text
  const word = words[at] ?? ''
  const own = lower[at] ?? ''
  const rating = ratings.get(own)
  const isModifier = boosters.has(own) || (own === 'kind' && lower[at + 1] === 'of')
  if (isModifier || rating === undefined) return 0
  let score = own === 'no' && at < words.length - 1 && ratings.has(lower[at + 1] ?? '') ? 0 : rating
  const isAfterNo =
    lower[at - 1] === 'no' ||
    lower[at - 2] === 'no' ||
    (lower[at - 3] === 'no' && ['or', 'nor'].includes(lower[at - 1] ?? ''))
  if (isAfterNo) score = rating * turned
  if (mixesCapitals && isUpper(word)) score += score > 0 ? capitals : -capitals
  for (let back = 1; back <= 3; back++) {
    const before = lower[at - back]
    if (before === undefined || ratings.has(before)) continue
    score += strength(words[at - back] ?? '', before, score, mixesCapitals) * (distance[back - 1] ?? 1)
    score = negated(score, lower, at, back)
    if (back === 3) score = withIdioms(score, lower, at)
  }
  return turnedByLeast(score, text, at)
}

/** What follows “but” counts more, what stands before less. The reference program finds each score by its first equal. */
function weighedByBut(scores: readonly number[], lower: readonly string[]): number[] {
  const turn = lower.indexOf('but')
  const weighed = [...scores]
  if (turn < 0) return weighed
  for (let at = 0; at < weighed.length; at++) {
    const score = weighed[at] ?? 0
    const place = weighed.indexOf(score)
    if (place !== turn) weighed[place] = score * (place < turn ? 0.5 : 1.5)
  }
  return weighed
}

function emphasis(text: string): number {
  const calls = Math.min(4, text.split('!').length - 1)
  const asks = text.split('?').length - 1
  return calls * 0.292 + (asks > 3 ? 0.96 : asks > 1 ? asks * 0.18 : 0)
}

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

/** The lexicon with ratings of one's own, from -4 to 4, which go before its. */
export function withRatings(own: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  return new Map([...lexicon, ...own])
}

/** The sentiment of an English text. A text without rated words is neutral. */
export function sentimentOf(given: string, ratings = lexicon): Sentiment {
  const text = withEmojiWords(given)
  const words = tokensOf(text)
  const lower = words.map((word) => word.toLowerCase())
  const upper = words.filter(isUpper).length
  const read: Text = { words, lower, mixesCapitals: upper > 0 && upper < words.length, ratings }
  const scores = weighedByBut(
    words.map((_, at) => scoreOf(read, at)),
    lower,
  )
  if (scores.length === 0) return { compound: 0, negative: 0, neutral: 0, positive: 0, rated: [] }
  const amplifier = emphasis(text)
  const plain = scores.reduce((total, score) => total + score, 0)
  const sum = plain === 0 ? 0 : plain + Math.sign(plain) * amplifier
  const above = scores.reduce((total, score) => (score > 0 ? total + score + 1 : total), 0)
  const below = scores.reduce((total, score) => (score < 0 ? total - score + 1 : total), 0)
  const good = above > below ? above + amplifier : above
  const bad = above < below ? below + amplifier : below
  const flat = scores.filter((score) => score === 0).length
  const all = good + bad + flat
  return {
    compound: rounded(sum / Math.sqrt(sum * sum + 15), 4),
    negative: rounded(bad / all, 3),
    neutral: rounded(flat / all, 3),
    positive: rounded(good / all, 3),
    rated: words.flatMap((word, at) => (scores[at] ? [{ word, score: scores[at] ?? 0 }] : [])),
  }
}

export type Mood = 'positive' | 'neutral' | 'negative'

/** The class of a score, with the bounds that VADER's authors recommend: 0.05 and -0.05. */
export function moodOf(compound: number): Mood {
  if (compound >= 0.05) return 'positive'
  return compound <= -0.05 ? 'negative' : 'neutral'
}
