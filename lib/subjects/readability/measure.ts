/* A text measured sentence by sentence, for formulas of readability. */
import { graphemeCount } from '@/lib/base/text/graphemes'
import { addMeasures, noMeasures, type TextMeasures } from '@/lib/subjects/readability/formulas'
import { isFamiliar } from '@/lib/subjects/readability/familiar-words'
import { syllableLanguages, syllablesOf, type SyllableLanguage } from '@/lib/subjects/readability/syllables'
import { lineFinder } from '@/lib/subjects/text-counts/places'
import { spansOfSentences, type Span } from '@/lib/subjects/word-count/sentence-spans'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import { languageOf } from '@/lib/subjects/word-count/stop-words'
import { termOf, tokensOf } from '@/lib/subjects/word-count/tokens'

export const scoredLanguages = ['en', 'de', 'es', 'nl', 'it', 'other'] as const
export type ScoredLanguage = (typeof scoredLanguages)[number]

export interface MeasuredSentence extends Span {
  line: number
  column: number
  measures: TextMeasures
  /** In small letters, in their order. */
  terms: readonly string[]
}

export interface MeasuredSection extends Span {
  /** Empty before the first heading. */
  title: string
  measures: TextMeasures
}

export interface MeasuredText {
  language: ScoredLanguage
  /** Whether nothing told the language, and English was taken. */
  isGuess: boolean
  whole: TextMeasures
  sentences: readonly MeasuredSentence[]
  sections: readonly MeasuredSection[]
}

export type LineEnds = 'auto' | 'end' | 'flow'

interface Word {
  term: string
  /** A capital within a sentence: a name, in languages that write only those so. */
  isName: boolean
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const token of tokensOf(text, initialWordSettings)) {
    // What stands for the rest of an entity is no letter.
    const term = token === null ? '' : termOf(token).replaceAll('\u2060', '')
    if (term !== '') words.push({ term, isName: words.length > 0 && /^\p{Lu}/u.test(token ?? '') && term !== 'i' })
  }
  return words
}

const knowsSyllables = (language: ScoredLanguage): language is SyllableLanguage =>
  (syllableLanguages as readonly string[]).includes(language)

interface Facts {
  syllables: number
  letters: number
  characters: number
  isComplex: boolean
  isFamiliar: boolean
}

/** Gunning's: three syllables in one part of the word, which -es, -ed and -ing do not make. */
function isComplexWord(term: string): boolean {
  return term.split(/[-\u2010\u2011]/).some((part) => {
    const count = syllablesOf(part, 'en')
    if (count < 3) return false
    const stem = /^(.+)(?:es|ed|ing)$/.exec(part)?.[1]
    return count > 3 || stem === undefined || syllablesOf(stem, 'en') > 2 || syllablesOf(`${stem}e`, 'en') > 2
  })
}

function factReader(language: ScoredLanguage): (term: string) => Facts {
  const known = new Map<string, Facts>()
  return (term) => {
    let facts = known.get(term)
    if (facts) return facts
    const letters = graphemeCount(term.replaceAll(/[^\p{L}\p{M}]/gu, ''))
    const figures = term.match(/\p{N}/gu)?.length ?? 0
    facts = {
      syllables: knowsSyllables(language) ? syllablesOf(term, language) : 0,
      letters,
      characters: letters + figures,
      isComplex: language === 'en' && isComplexWord(term),
      isFamiliar: language === 'en' && isFamiliar(term),
    }
    known.set(term, facts)
    return facts
  }
}

function measuresOf(words: readonly Word[], language: ScoredLanguage, factsOf: (term: string) => Facts): TextMeasures {
  const sum = { ...noMeasures, sentences: 1, words: words.length }
  for (const { term, isName } of words) {
    const { syllables, letters, characters, isComplex, isFamiliar: isKnown } = factsOf(term)
    sum.syllables += syllables
    sum.letters += letters
    sum.characters += characters
    if (letters > 6) sum.longWords++
    if (syllables > 2) sum.polysyllables++
    if (syllables === 1) sum.monosyllables++
    if (isComplex && !isName) sum.complexWords++
    if (language === 'en' && !isKnown && !isName) sum.unfamiliar++
  }
  return sum
}

const marked = /^\s*#{1,6}\s+(.*?)[\s#]*$/
const bullet = /^\s*(?:[-*+•–▪◦]|\d+[.)]|[a-z][.)])\s/
const longestHeading = 10

interface Line extends Span {
  text: string
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n\r]*(?:\r\n|\n|\r|$)/g)].flatMap(({ 0: line, index }) =>
    line === '' ? [] : [{ text: line.trim(), start: index, end: index + line.length }],
  )
}

const endsAsSentence = /[.!?…:;,。！？؟।]["'”’»)\]*_]*$/u

/** The words of a heading; undefined for any other line. A plain one is short, has no end mark, and prose follows it. */
function headingOf({ text }: Line, before: Line | undefined, after: string, flows: boolean): string | undefined {
  const own = marked.exec(text)?.[1]
  if (own !== undefined) return own
  if (text === '' || endsAsSentence.test(text) || bullet.test(text) || !/^["“'(]?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(text))
    return undefined
  if (text.split(/\s+/).length > longestHeading) return undefined
  if (flows && before && before.text !== '') return undefined
  return after !== '' && !bullet.test(after) && (endsAsSentence.test(after) || after.length > 60) ? text : undefined
}

/** Lines of mails and PDF files are cut anywhere: many then go on with a small letter. */
function isCutAnywhere(lines: readonly Line[]): boolean {
  let pairs = 0
  let goingOn = 0
  lines.forEach(({ text }, at) => {
    const next = lines[at + 1]?.text ?? ''
    if (text === '' || next === '' || bullet.test(next)) return
    pairs++
    if (!endsAsSentence.test(text) && /^["“'(]?\p{Ll}/u.test(next)) goingOn++
  })
  return pairs > 0 && goingOn / pairs > 0.2
}

interface Stretch extends Span {
  title: string
  /** Where its prose begins. */
  from: number
}

function stretchesOf(lines: readonly Line[], flows: boolean): Stretch[] {
  const stretches: Stretch[] = [{ title: '', start: 0, from: 0, end: 0 }]
  let following = ''
  const followers = lines.map(() => '')
  for (let at = lines.length - 1; at >= 0; at--) {
    followers[at] = following
    following = lines[at]?.text || following
  }
  lines.forEach((line, at) => {
    const title = headingOf(line, lines[at - 1], followers[at] ?? '', flows)
    const last = stretches.at(-1)
    if (title === undefined || !last) return
    last.end = line.start
    stretches.push({ title, start: line.start, from: line.end, end: 0 })
  })
  const last = stretches.at(-1)
  if (last) last.end = lines.at(-1)?.end ?? 0
  return stretches
}

function toldLanguage(sample: readonly Word[]): ScoredLanguage | undefined {
  const counts = new Map<string, number>()
  for (const { term } of sample) counts.set(term, (counts.get(term) ?? 0) + 1)
  const told = languageOf(counts)
  if (told === undefined) return undefined
  return (scoredLanguages as readonly string[]).includes(told) ? (told as ScoredLanguage) : 'other'
}

/** Characters of a text that tell its language. */
const sampleLength = 100_000

/**
 * Counts what the formulas need: for each sentence, each section and the whole. Headings are no sentences. `bare` has no markup. The
 * language is told by frequent words where it is not given; where they do not tell it, letters outside ASCII and the usual accents make
 * it another one.
 */
export function measureText(
  bare: string,
  asked: ScoredLanguage | 'auto',
  lineEnds: LineEnds,
  progress: (share: number) => void = () => undefined,
): MeasuredText {
  const lines = linesOf(bare)
  const flows = lineEnds === 'flow' || (lineEnds === 'auto' && isCutAnywhere(lines))
  const told = asked === 'auto' ? toldLanguage(wordsOf(bare.slice(0, sampleLength))) : asked
  const language = told ?? (/\p{Script=Latin}/u.test(bare) ? 'en' : 'other')
  const factsOf = factReader(language)
  const find = lineFinder(bare)
  const sentences: MeasuredSentence[] = []
  const sections: MeasuredSection[] = []
  let whole = noMeasures
  for (const { title, start, from, end } of stretchesOf(lines, flows)) {
    let sum = noMeasures
    for (const span of spansOfSentences(bare.slice(from, end), { lineEnds: !flows })) {
      const place = { start: from + span.start, end: from + span.end }
      const words = wordsOf(bare.slice(place.start, place.end))
      if (words.length === 0) continue
      const measures = measuresOf(words, language, factsOf)
      sentences.push({ ...place, ...find(place.start), measures, terms: words.map(({ term }) => term) })
      sum = addMeasures(sum, measures)
      progress(place.end / bare.length)
    }
    if (title !== '' || sum.words > 0) sections.push({ title, start, end, measures: sum })
    whole = addMeasures(whole, sum)
  }
  return { language, isGuess: told === undefined, whole, sentences, sections }
}
