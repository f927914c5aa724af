import { csvCell } from '@/lib/base/format/csv-cell'
import { addCode, codeLinesOf, noCode, type CodeCounts } from '@/lib/subjects/text-counts/code-lines'
import { languageOfFile } from '@/lib/subjects/text-counts/code-languages'
import { nearestProfiles, type Fit, type LetterCounts, type LetterRules } from '@/lib/subjects/text-counts/letters'
import { lengthIn, fitting, type Counting } from '@/lib/subjects/text-counts/limits'
import type { LineCounts } from '@/lib/subjects/text-counts/lines'
import { paragraphsOf, type Paragraph, type ParagraphRule } from '@/lib/subjects/text-counts/paragraphs'
import { readingOf, type Reading, type ReadingRules } from '@/lib/subjects/text-counts/reading'
import { lengthHistogram, sentencesOf, type Sentence } from '@/lib/subjects/text-counts/sentences'
import { smsOf, type Sms } from '@/lib/subjects/text-counts/sms'
import { mean, median } from '@/lib/subjects/text-counts/statistics'
import { totalsOf, type Totals } from '@/lib/subjects/text-counts/totals'
import type { Volume } from '@/lib/subjects/text-counts/volume'
import type { SentenceRules } from '@/lib/subjects/word-count/sentence-spans'
import type { Inspection } from '@/lib/subjects/text-counts/inspect'

/** A text that was typed, or a file that holds one. */
export type TextSource = string | Blob

export type CountQuestion =
  | { ask: 'volume'; source: Blob; name: string; rule: 'unicode' | 'spaces' }
  | { ask: 'inspect'; source: TextSource; csv?: boolean }
  | { ask: 'limits'; source: TextSource; limit: number; counting: Counting }
  | { ask: 'letters'; source: TextSource; rules: LetterRules; csv?: boolean }
  | { ask: 'paragraphs'; source: TextSource; rule: ParagraphRule; longest: number; csv?: boolean }
  | { ask: 'sentences'; source: TextSource; rules: SentenceRules; longest: number; csv?: boolean }
  | { ask: 'lines'; source: TextSource }
  | { ask: 'code'; source: Blob; name: string }
  | { ask: 'reading'; source: TextSource; rules: ReadingRules }

export interface WithExcerpt {
  excerpt: string
}

export interface ParagraphReport {
  count: number
  mean: number
  median: number
  longest: number
  oneLiners: number
  /** The first of them. */
  rows: (Paragraph & WithExcerpt)[]
  long: (Paragraph & WithExcerpt)[]
  longCount: number
  /** Words that begin two paragraphs in a row, with the line of the second. */
  sameOpenings: { opening: string; line: number }[]
}

export interface SentenceReport {
  count: number
  mean: number
  median: number
  longest: number
  histogram: number[]
  questions: number
  exclamations: number
  open: number
  maybePassive: number
  fragments: number
  rows: (Sentence & WithExcerpt)[]
  long: (Sentence & WithExcerpt)[]
  longCount: number
  /** Three sentences in a row and more that begin with the same word. */
  sameOpenings: { opening: string; line: number; times: number }[]
}

export interface LanguageCode extends CodeCounts {
  language: string
  files: number
}

export interface LimitReport {
  lengths: Record<Counting, number>
  sms: Sms
  /** Where the text is cut by the limit, in UTF-16 units. */
  fits: number
  words: number
  lines: number
}

export type CountAnswer =
  | { kind: 'volume'; volume: Volume }
  | { kind: 'inspection'; inspection: Inspection; totals: Totals }
  | { kind: 'limits'; limits: LimitReport; totals: Totals }
  | { kind: 'letters'; counts: LetterCounts; fits: Fit[] }
  | { kind: 'paragraphs'; report: ParagraphReport; totals: Totals }
  | { kind: 'sentences'; report: SentenceReport; totals: Totals }
  | { kind: 'lines'; lines: LineCounts }
  | { kind: 'code'; languages: LanguageCode[]; unknown: number }
  | { kind: 'reading'; reading: Reading; totals: Totals }
  | { kind: 'csv'; text: string }
  /** A file that cannot be read, in words. */
  | { kind: 'unreadable'; says: string }

/** Rows of a table on the page; the CSV file has all. */
export const shownRows = 200
const shownFindings = 50
const excerptLength = 90

export function excerptOf(text: string, start: number, end: number): string {
  const whole = text.slice(start, Math.min(end, start + excerptLength * 2)).replaceAll(/\s+/g, ' ')
  if (whole.length <= excerptLength) return whole
  const cutAt = whole.lastIndexOf(' ', excerptLength)
  return `${whole.slice(0, cutAt > excerptLength / 2 ? cutAt : excerptLength)}…`
}

function withExcerpts<Part extends { start: number; end: number }>(
  text: string,
  parts: readonly Part[],
  most: number,
): (Part & WithExcerpt)[] {
  return parts.slice(0, most).map((part) => ({ ...part, excerpt: excerptOf(text, part.start, part.end) }))
}

const small = (word: string) => word.toLowerCase()

export function paragraphReport(text: string, paragraphs: readonly Paragraph[], longest: number): ParagraphReport {
  const words = paragraphs.map((one) => one.words)
  const long = paragraphs.filter((one) => one.words > longest)
  const same = paragraphs.filter(({ opening }, at) => {
    const before = paragraphs[at - 1]
    return before && opening !== '' && small(opening) === small(before.opening)
  })
  return {
    count: paragraphs.length,
    mean: mean(words),
    median: median(words),
    longest: words.reduce((most, one) => Math.max(most, one), 0),
    oneLiners: paragraphs.filter(({ sentences }) => sentences === 1).length,
    rows: withExcerpts(text, paragraphs, shownRows),
    long: withExcerpts(text, long, shownFindings),
    longCount: long.length,
    sameOpenings: same.slice(0, shownFindings).map(({ opening, line }) => ({ opening, line })),
  }
}

function runsOf(sentences: readonly Sentence[]): SentenceReport['sameOpenings'] {
  const runs: SentenceReport['sameOpenings'] = []
  let times = 0
  sentences.forEach(({ opening, line }, at) => {
    const isSame = at > 0 && opening !== '' && small(opening) === small(sentences[at - 1]?.opening ?? '')
    times = isSame ? times + 1 : 1
    if (times < 3) return
    const last = runs.at(-1)
    if (times > 3 && last) last.times = times
    else runs.push({ opening, line: sentences[at - 2]?.line ?? line, times })
  })
  return runs
}

export function sentenceReport(text: string, sentences: readonly Sentence[], longest: number): SentenceReport {
  const words = sentences.map((one) => one.words)
  const long = sentences.filter((one) => one.words > longest)
  const countOf = (test: (one: Sentence) => boolean) => sentences.filter(test).length
  return {
    count: sentences.length,
    mean: mean(words),
    median: median(words),
    longest: words.reduce((most, one) => Math.max(most, one), 0),
    histogram: lengthHistogram(sentences),
    questions: countOf(({ kind }) => kind === 'question'),
    exclamations: countOf(({ kind }) => kind === 'exclamation'),
    open: countOf(({ kind }) => kind === 'open'),
    maybePassive: countOf(({ mayBePassive }) => mayBePassive),
    fragments: countOf((one) => one.words < 3),
    rows: withExcerpts(text, sentences, shownRows),
    long: withExcerpts(text, long, shownFindings),
    longCount: long.length,
    sameOpenings: runsOf(sentences).slice(0, shownFindings),
  }
}

const countings: readonly Counting[] = [
  'graphemes',
  'units',
  'code points',
  'bytes',
  'weighted',
  'threads',
  'mastodon',
  'wide',
]

export function limitReport(text: string, limit: number, counting: Counting, totals: Totals): LimitReport {
  const lengths = Object.fromEntries(countings.map((one) => [one, lengthIn(text, one)])) as LimitReport['lengths']
  return { lengths, sms: smsOf(text), fits: fitting(text, limit, counting), words: totals.words, lines: totals.lines }
}

function csv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): CountAnswer {
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => csvCell(String(cell))).join(',')
  return { kind: 'csv', text: `${[header, ...rows].map(line).join('\r\n')}\r\n` }
}

export type TextQuestion = Exclude<CountQuestion, { ask: 'volume' | 'letters' | 'lines' | 'code' | 'inspect' }>

/** Answers what is asked of a whole text. */
export function answerAbout(
  question: TextQuestion,
  text: string,
  progress: (share: number) => void = () => undefined,
): CountAnswer {
  const totals = () => totalsOf(text, (share) => progress(0.5 + share / 2))
  const first = (share: number) => progress(share / 2)
  switch (question.ask) {
    case 'limits': {
      const found = totals()
      return { kind: 'limits', limits: limitReport(text, question.limit, question.counting, found), totals: found }
    }
    case 'paragraphs': {
      const paragraphs = paragraphsOf(text, question.rule, first)
      if (question.csv)
        return csv(
          ['Paragraph', 'Line', 'Words', 'Sentences', 'Text'],
          paragraphs.map((one, at) => [at + 1, one.line, one.words, one.sentences, text.slice(one.start, one.end)]),
        )
      return { kind: 'paragraphs', report: paragraphReport(text, paragraphs, question.longest), totals: totals() }
    }
    case 'sentences': {
      const sentences = sentencesOf(text, question.rules, first)
      if (question.csv)
        return csv(
          ['Sentence', 'Line', 'Words', 'Kind', 'First word', 'Perhaps passive', 'Text'],
          sentences.map((one, at) => [
            at + 1,
            one.line,
            one.words,
            one.kind,
            one.opening,
            one.mayBePassive ? 'yes' : '',
            text.slice(one.start, one.end),
          ]),
        )
      return { kind: 'sentences', report: sentenceReport(text, sentences, question.longest), totals: totals() }
    }
    case 'reading':
      return { kind: 'reading', reading: readingOf(text, question.rules), totals: totals() }
  }
}

/** What is asked of the characters of a text, found by `inspect`, which carries their names. */
export function inspectionAnswer(inspection: Inspection, text: string, asCsv: boolean): CountAnswer {
  if (!asCsv)
    return {
      kind: 'inspection',
      inspection: { ...inspection, rows: inspection.rows.slice(0, 1000) },
      totals: totalsOf(text),
    }
  return csv(
    ['Character', 'Code point', 'Name', 'Category', 'Script', 'Count', 'Note'],
    inspection.rows.map((row) => [
      row.character,
      `U+${row.code.toString(16).toUpperCase().padStart(4, '0')}`,
      row.name,
      row.category,
      row.script,
      row.count,
      row.trap ?? '',
    ]),
  )
}

export function letterAnswer(counts: LetterCounts, asCsv: boolean): CountAnswer {
  if (asCsv)
    return csv(
      ['Length', 'Characters', 'Count'],
      [counts.each, counts.pairs, counts.triples].flatMap((list, at) =>
        list.map(([characters, count]) => [at + 1, characters, count]),
      ),
    )
  const limited = {
    ...counts,
    each: counts.each.slice(0, 1000),
    pairs: counts.pairs.slice(0, 100),
    triples: counts.triples.slice(0, 100),
  }
  return { kind: 'letters', counts: limited, fits: nearestProfiles(counts.each) }
}

/** Lines of code of named files by language, most code first, and how many files are of no known language. */
export function codeAnswer(files: Iterable<readonly [path: string, text: string]>): CountAnswer {
  const byLanguage = new Map<string, LanguageCode>()
  let unknown = 0
  for (const [path, text] of files) {
    const language = languageOfFile(path)
    if (!language) {
      unknown++
      continue
    }
    const before = byLanguage.get(language.name) ?? { language: language.name, files: 0, ...noCode }
    const counts = addCode(before, codeLinesOf(text, language))
    byLanguage.set(language.name, { ...counts, language: language.name, files: before.files + 1 })
  }
  const languages = [...byLanguage.values()].sort((one, other) => other.code - one.code)
  return { kind: 'code', languages, unknown }
}
