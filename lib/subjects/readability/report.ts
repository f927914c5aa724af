/* What a page says of the readability of a text, in figures. */
import { bareText } from '@/lib/subjects/readability/bare-text'
import {
  amstad,
  colemanLiau,
  daleChall,
  douma,
  fernandezHuerta,
  fleschEase,
  fleschKincaid,
  gulpease,
  gunningFog,
  lix,
  readabilityIndex,
  rix,
  rixGrade,
  smog,
  szigriszt,
  wiener,
  type TextMeasures,
} from '@/lib/subjects/readability/formulas'
import { isFamiliar } from '@/lib/subjects/readability/familiar-words'
import {
  measureText,
  type LineEnds,
  type MeasuredSentence,
  type MeasuredText,
  type ScoredLanguage,
} from '@/lib/subjects/readability/measure'
import { plainFor, wordyPhrases } from '@/lib/subjects/readability/plain-words'
import { syllablesOf } from '@/lib/subjects/readability/syllables'
import { median } from '@/lib/subjects/text-counts/statistics'
import { excerptOf, type TextSource } from '@/lib/subjects/text-counts/task'

const formulas = {
  fleschEase,
  fleschKincaid,
  gunningFog,
  smog,
  colemanLiau,
  automated: ({ characters, words, sentences }: TextMeasures) => readabilityIndex(characters, words, sentences),
  daleChall,
  wiener,
  amstad,
  fernandezHuerta,
  szigriszt,
  douma,
  gulpease,
  lix,
  rix,
} as const
export type FormulaName = keyof typeof formulas

const formulasOf: Readonly<Record<ScoredLanguage, readonly FormulaName[]>> = {
  en: ['fleschEase', 'fleschKincaid', 'gunningFog', 'smog', 'colemanLiau', 'automated', 'daleChall', 'lix', 'rix'],
  de: ['wiener', 'amstad', 'lix', 'rix'],
  es: ['fernandezHuerta', 'szigriszt', 'lix', 'rix'],
  nl: ['douma', 'lix', 'rix'],
  it: ['gulpease', 'lix', 'rix'],
  other: ['lix', 'rix'],
}

export interface Score {
  formula: FormulaName
  score: number
}

export interface ReadabilityRules {
  language: ScoredLanguage | 'auto'
  lineEnds: LineEnds
  /** A school grade. */
  target: number
}

export interface ReadabilityQuestion extends ReadabilityRules {
  source: TextSource
  /** One of many: scores alone are wanted. */
  isBrief?: true
}

export interface ScoredPart {
  title: string
  measures: TextMeasures
  level: number
  scores: Score[]
}

export type Heat = 'warn' | 'bad'

export interface HardSentence {
  line: number
  column: number
  start: number
  end: number
  words: number
  level: number
  heat: Heat
  excerpt: string
}

export interface HardWord {
  word: string
  count: number
  plain: string | undefined
}

export interface ReadabilityReport extends Omit<ScoredPart, 'title'> {
  language: ScoredLanguage
  isGuess: boolean
  /** Those of a text with headings. */
  sections: ScoredPart[]
  /** The hardest first. */
  hard: HardSentence[]
  hardCount: number
  veryHardCount: number
  /** The beginning of the text, with its hard sentences. */
  parts: { text: string; mark?: Heat }[]
  isCut: boolean
  hardWords: HardWord[]
  phrases: HardWord[]
}

export const shownParts = 30_000
const shownSentences = 30
const shownWords = 40
/** Shorter ones are read at one look, however long their words are. */
const leastHardWords = 8
/** Grades above the target. */
const veryHard = 4

/** The school grade of a text: the middle of five formulas for English, the Vienna formula for German, the table of RIX for others. */
export function levelOf(measures: TextMeasures, language: ScoredLanguage): number {
  if (measures.words === 0) return 0
  if (language === 'de') return wiener(measures)
  if (language !== 'en') return rixGrade(rix(measures))
  const { characters, words, sentences } = measures
  return median([
    fleschKincaid(measures),
    gunningFog(measures),
    smog(measures),
    colemanLiau(measures),
    readabilityIndex(characters, words, sentences),
  ])
}

function sentenceLevel(measures: TextMeasures, language: ScoredLanguage): number {
  return language === 'en' ? fleschKincaid(measures) : levelOf(measures, language)
}

const scoresOf = (measures: TextMeasures, language: ScoredLanguage): Score[] =>
  measures.words === 0 ? [] : formulasOf[language].map((formula) => ({ formula, score: formulas[formula](measures) }))

function partOf(title: string, measures: TextMeasures, language: ScoredLanguage): ScoredPart {
  return { title, measures, level: levelOf(measures, language), scores: scoresOf(measures, language) }
}

interface Judged {
  sentence: MeasuredSentence
  level: number
  heat: Heat | undefined
}

function judged(sentence: MeasuredSentence, language: ScoredLanguage, target: number): Judged {
  const level = sentenceLevel(sentence.measures, language)
  const isHard = sentence.measures.words >= leastHardWords && level > target
  return { sentence, level, heat: isHard ? (level > target + veryHard ? 'bad' : 'warn') : undefined }
}

function partsOf(text: string, sentences: readonly Judged[]): ReadabilityReport['parts'] {
  const parts: ReadabilityReport['parts'] = []
  let at = 0
  const add = (end: number, mark?: Heat) => {
    if (end > at) parts.push(mark ? { text: text.slice(at, end), mark } : { text: text.slice(at, end) })
    at = Math.max(at, end)
  }
  for (const { sentence, heat } of sentences) {
    if (sentence.end > shownParts) break
    if (!heat) continue
    add(sentence.start)
    add(sentence.end, heat)
  }
  add(Math.min(text.length, Math.max(at, shownParts)))
  return parts
}

const isHardWord: Readonly<Record<ScoredLanguage, (term: string) => boolean>> = {
  en: (term) => syllablesOf(term, 'en') > 2 && !isFamiliar(term),
  de: (term) => syllablesOf(term, 'de') > 4,
  es: (term) => syllablesOf(term, 'es') > 4,
  nl: (term) => syllablesOf(term, 'nl') > 4,
  it: (term) => term.length > 12,
  other: (term) => term.length > 12,
}

function ranked(counts: ReadonlyMap<string, number>, most: number): [string, number][] {
  return [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).slice(0, most)
}

function wordLists(sentences: readonly MeasuredSentence[], language: ScoredLanguage) {
  const words = new Map<string, number>()
  const phrases = new Map<string, number>()
  const add = (counts: Map<string, number>, term: string) => counts.set(term, (counts.get(term) ?? 0) + 1)
  const verdicts = new Map<string, boolean>()
  for (const { terms } of sentences) {
    for (const term of terms) {
      let isHard = verdicts.get(term)
      if (isHard === undefined) {
        isHard = isHardWord[language](term) || (language === 'en' && plainFor(term) !== undefined)
        verdicts.set(term, isHard)
      }
      if (isHard) add(words, term)
    }
    if (language === 'en') for (const phrase of wordyPhrases(terms)) add(phrases, phrase)
  }
  const withPlain = ([word, count]: [string, number]): HardWord => ({
    word,
    count,
    plain: language === 'en' ? plainFor(word) : undefined,
  })
  return { hardWords: ranked(words, shownWords).map(withPlain), phrases: ranked(phrases, shownWords).map(withPlain) }
}

function hardOf(text: string, all: readonly Judged[]): HardSentence[] {
  return all
    .flatMap(({ sentence, level, heat }) => (heat ? [{ sentence, level, heat }] : []))
    .sort((one, other) => other.level - one.level || one.sentence.start - other.sentence.start)
    .slice(0, shownSentences)
    .map(({ sentence: { line, column, start, end, measures }, level, heat }) => {
      return { line, column, start, end, words: measures.words, level, heat, excerpt: excerptOf(text, start, end) }
    })
}

function briefReport({ language, isGuess, whole }: MeasuredText): ReadabilityReport {
  const { title: _title, ...scores } = partOf('', whole, language)
  const none = {
    sections: [],
    hard: [],
    hardCount: 0,
    veryHardCount: 0,
    parts: [],
    isCut: false,
    hardWords: [],
    phrases: [],
  }
  return { ...scores, language, isGuess, ...none }
}

/** Scores a text: markup is left out, headings are no sentences. */
export function readabilityReport(
  text: string,
  { language: asked, lineEnds, target }: ReadabilityRules,
  isBrief = false,
  progress: (share: number) => void = () => undefined,
): ReadabilityReport {
  const { bare, wasHtml } = bareText(text)
  const measured = measureText(bare, asked, wasHtml ? 'end' : lineEnds, progress)
  const brief = briefReport(measured)
  if (isBrief) return brief
  const { language, sentences, sections } = measured
  const all = sentences.map((sentence) => judged(sentence, language, target))
  const countOf = (heat: Heat) => all.filter((one) => one.heat === heat).length
  return {
    ...brief,
    sections: sections.some(({ title }) => title !== '')
      ? sections.map(({ title, measures }) => partOf(title, measures, language))
      : [],
    hard: hardOf(bare, all),
    hardCount: countOf('warn'),
    veryHardCount: countOf('bad'),
    parts: partsOf(wasHtml ? bare : text, all),
    isCut: text.length > shownParts,
    ...wordLists(sentences, language),
  }
}
