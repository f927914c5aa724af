import { csvCell } from '@/lib/base/format/csv-cell'
import { englishCount } from '@/lib/base/format/english-count'
import { sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import type {
  ReadabilityQuestion,
  ReadabilityReport,
  ReadabilityRules,
  ScoredPart,
} from '@/lib/subjects/readability/report'
import { foremost, formulaWords, readabilityMessages as says, readabilitySample } from './readability-checker.messages'

type Checking = Work<ReadabilityRules, Readonly<Record<'text', string>>, ReadabilityReport, ReadabilityQuestion>
type Scored = Pick<ReadabilityReport, 'language'> & Omit<ScoredPart, 'title'>

const nothing = '–'
const oneDigit = (value: number) => (Math.round(value * 10) / 10 + 0).toFixed(1)
const shownSections = 200

const perSentence = ({ measures: { words, sentences } }: Omit<ScoredPart, 'title'>) =>
  words === 0 ? nothing : oneDigit(words / sentences)
/** Undefined where syllables are not counted. */
const perWord = ({ measures: { syllables, words } }: Omit<ScoredPart, 'title'>) =>
  syllables === 0 ? undefined : (syllables / words).toFixed(2)

function figuresOf(report: ReadabilityReport | undefined): View {
  const measures = report?.measures
  const name = foremost[report?.language ?? 'en']
  const score = report?.scores.find(({ formula }) => formula === name)?.score
  const level = measures && measures.words > 0 ? oneDigit(report.level) : nothing
  return {
    kind: 'counts',
    label: 'Readability',
    items: [
      { label: 'School grade', text: level },
      { label: formulaWords[name].name, text: score === undefined ? nothing : oneDigit(score) },
      { label: 'Words in a sentence', text: report ? perSentence(report) : nothing },
      { label: 'Syllables in a word', text: (report && perWord(report)) ?? nothing },
      { label: 'Words', text: englishCount(measures?.words ?? 0) },
    ],
    spoken: `School grade ${level}`,
  }
}

function notesOf(report: ReadabilityReport, target: number): View[] {
  const { measures, level, language, isGuess, scores } = report
  const isMet = level <= target
  const above = oneDigit(level - target)
  const hasSmog = scores.some(({ formula }) => formula === 'smog')
  const cautions = [
    ...(measures.words < 100 ? [says.short] : []),
    ...(hasSmog && measures.sentences < 30 ? [says.fewSentences(measures.sentences)] : []),
  ]
  return [
    {
      kind: 'note',
      tone: isMet ? 'good' : 'warn',
      strong: true,
      says: isMet ? says.met(oneDigit(level), target) : says.missed(oneDigit(level), target, above),
    },
    { kind: 'note', says: isGuess ? says.guessed : says.readAs(language) },
    ...(cautions.length > 0
      ? [{ kind: 'findings', items: cautions.map((one) => ({ tone: 'plain' as const, says: one })) } as const]
      : []),
  ]
}

function formulaTable({ scores }: ReadabilityReport): View {
  return {
    kind: 'table',
    label: 'Formulas',
    isTitled: true,
    columns: ['Formula', 'Score', 'Meaning'],
    rows: scores.map(({ formula, score }) => [
      formulaWords[formula].name,
      oneDigit(score),
      formulaWords[formula].means(score),
    ]),
  }
}

function sentenceViews(report: ReadabilityReport, target: number): View[] {
  const { hard, hardCount, veryHardCount, parts, isCut } = report
  const items: Finding[] = hard.map(({ line, column, start, end, words, level, heat, excerpt }) => ({
    // A finding of the tone "bad" would say that the box holds something wrong.
    tone: 'warn',
    says: `${heat === 'bad' ? 'Very hard' : 'Hard'}, grade ${oneDigit(level)}, ${englishCount(words)} words.`,
    detail: excerpt,
    at: { input: 'text', line, column, offset: start, length: end - start },
  }))
  return [
    { kind: 'heading', says: 'Hard sentences' },
    {
      kind: 'figures',
      items: [
        { label: 'Hard', text: englishCount(hardCount) },
        { label: 'Very hard', text: englishCount(veryHardCount) },
        { label: 'Of sentences', text: englishCount(report.measures.sentences) },
      ],
    },
    { kind: 'note', says: says.heat(target) },
    { kind: 'marked', label: 'The text with its hard sentences', parts },
    ...(isCut ? [{ kind: 'note', says: says.cut } as const] : []),
    ...(items.length > 0 ? [{ kind: 'findings', label: 'The hardest first', items } as const] : []),
  ]
}

function wordViews({ hardWords, phrases, language }: ReadabilityReport): View[] {
  const hasPlain = language === 'en'
  const row = ({ word, count, plain }: (typeof hardWords)[number]) =>
    hasPlain ? [word, englishCount(count), plain ?? ''] : [word, englishCount(count)]
  const table = (label: string, rows: typeof hardWords): View[] =>
    rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            label,
            isTitled: true,
            columns: hasPlain ? ['Word', 'Times', 'Plainer'] : ['Word', 'Times'],
            rows: rows.map(row),
          },
        ]
  return [...table('Hard words', hardWords), ...table('Wordy phrases', phrases)]
}

function sectionTable({ sections, language }: ReadabilityReport): View[] {
  if (sections.length === 0) return []
  const name = foremost[language]
  return [
    {
      kind: 'table',
      label: 'By section',
      isTitled: true,
      columns: ['Section', 'Words', 'Words in a sentence', 'Grade', formulaWords[name].name],
      rows: sections
        .slice(0, shownSections)
        .map((section) => [
          section.title || 'Before the first heading',
          englishCount(section.measures.words),
          perSentence(section),
          section.measures.words === 0 ? nothing : oneDigit(section.level),
          section.scores.flatMap(({ formula, score }) => (formula === name ? [oneDigit(score)] : []))[0] ?? nothing,
        ]),
    },
  ]
}

function fileViews({ answer }: WorkFile<ReadabilityReport>): View[] {
  if (!answer) return []
  if (answer.measures.words === 0) return [{ kind: 'note', tone: 'bad', says: says.noWords }]
  const name = foremost[answer.language]
  const score = answer.scores.find(({ formula }) => formula === name)?.score ?? 0
  return [
    {
      kind: 'figures',
      items: [
        { label: 'Grade', text: oneDigit(answer.level) },
        { label: formulaWords[name].name, text: oneDigit(score) },
        { label: 'Words', text: englishCount(answer.measures.words) },
      ],
    },
  ]
}

function viewsOf({ answer, values, files }: Checking): View[] {
  const target = values.target
  const hasWords = answer !== undefined && answer.measures.words > 0
  return [
    figuresOf(answer),
    ...(answer && !hasWords ? [{ kind: 'note', tone: 'bad', says: says.noWords } as const] : []),
    ...(hasWords
      ? [
          ...notesOf(answer, target),
          formulaTable(answer),
          ...sectionTable(answer),
          ...sentenceViews(answer, target),
          ...wordViews(answer),
        ]
      : []),
    { kind: 'files', of: Object.fromEntries(files.map((file) => [file.id, fileViews(file)])) },
  ]
}

function csvRows(name: string, scored: Scored): string[] {
  const { measures, language, level, scores } = scored
  const before = [
    name,
    says.languages[language],
    String(measures.words),
    String(measures.sentences),
    perSentence(scored),
    perWord(scored) ?? '',
    oneDigit(level),
  ]
  return scores.map(({ formula, score }) =>
    [...before, formulaWords[formula].name, score.toFixed(2)].map(csvCell).join(','),
  )
}

/** Every score of the text, of its sections and of the files, a line each. */
function csvOf({ answer, files }: Checking): string | undefined {
  const lines = [
    ...(answer ? csvRows('Whole text', answer) : []),
    ...(answer?.sections ?? []).flatMap((section) =>
      csvRows(section.title || 'Before the first heading', { ...section, language: answer?.language ?? 'other' }),
    ),
    ...files.flatMap((file) => (file.answer ? csvRows(file.name, file.answer) : [])),
  ]
  // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
  return lines.length === 0 ? undefined : `\ufeff${[says.csvHeader.join(','), ...lines].join('\r\n')}\r\n`
}

export default defineWorkbench({
  worker: worker<ReadabilityQuestion, ReadabilityReport>('readability-checker'),
  options: {
    language: choice('Language', { options: says.languages, initial: 'auto' }),
    target: integer('Target grade', { initial: 8, min: 1, max: 18, help: says.targetHelp }),
    lineEnds: choice('A line end', { options: says.lineEnds, initial: 'auto', help: says.lineEndHelp, refines: true }),
  },
  panels: [{ at: 'inputs', fields: ['language', 'target', 'lineEnds'] }],
  inputs: {
    text: textInput({
      label: 'Your text',
      placeholder: 'Paste a draft or a page of HTML, or drop a Word, PDF or text file',
      example: readabilitySample,
    }),
    files: {
      kind: 'files',
      label: 'Several documents at once',
      button: 'Choose documents',
      accept: '.txt,.md,.markdown,.html,.htm,.docx,.pdf,.odt,.pptx,.srt,.vtt',
      folders: true,
      verb: 'Score',
      stopped: 'This document was not scored.',
      follows: 'file',
    },
  },
  resultLabel: 'Readability',
  asking: says.scoring,
  ask(given): ReadabilityQuestion | undefined {
    const source = sourceOf(given)
    return source === undefined ? undefined : { source, ...given.values }
  },
  askOf: (source, { values }): ReadabilityQuestion => ({ source, ...values, isBrief: true }),
  views: viewsOf,
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download scores (CSV)',
      file: 'readability.csv',
      type: 'text/csv;charset=utf-8',
      of: csvOf,
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['sentence-counter', 'text-summarizer', 'word-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    {
      label: 'Your text',
      help: 'Typed, pasted, or opened as a text, HTML, Markdown, Word, PDF or OpenDocument file; or any number of files.',
    },
    { label: 'Language', help: 'English, German, Spanish, Dutch and Italian have formulas of their own.' },
    { label: 'Target grade', help: 'Sentences above it are marked.' },
    { label: 'A line end', help: 'Whether it ends a sentence.' },
  ],
  results: [
    { label: 'Nine formulas for English, two to four for other languages', kind: 'table' },
    { label: 'The text with hard and very hard sentences marked', kind: 'value' },
    { label: 'Hard words and wordy phrases with plainer ones', kind: 'table' },
    { label: 'The grade of each section and of each file', kind: 'table' },
    { label: 'Whether the target is met', kind: 'verdict' },
  ],
  formula:
    'Counts sentences, words, syllables, letters and long words, and puts them into the published formulas; the grade is the middle of Flesch-Kincaid, fog, SMOG, Coleman-Liau and ARI for English, the Vienna formula for German, and Anderson’s table of RIX for others',
  limits: [
    'Formulas measure the length of words and sentences. They know nothing of sense, order or pictures.',
    'Syllables are counted by rules; names and rare words come out one off more often than everyday words.',
    'The list of everyday words for Dale-Chall is our own: programs with the original list give another score.',
    'Headings are not scored. A list item counts as a sentence.',
    'A word with a capital inside a sentence counts as a name, which fog and Dale-Chall do not call hard.',
    'The mark of a single sentence rests on Flesch-Kincaid in English, on the Vienna formula in German and on long words in other languages.',
  ],
  sources: [
    {
      title: 'Flesch: A new readability yardstick, Journal of Applied Psychology 32 (1948)',
      href: 'https://doi.org/10.1037/h0057532',
    },
    {
      title:
        'Kincaid, Fishburne, Rogers, Chissom: Derivation of New Readability Formulas for Navy Enlisted Personnel (1975)',
      href: 'https://apps.dtic.mil/sti/citations/ADA006655',
    },
    {
      title: 'McLaughlin: SMOG grading, a new readability formula, Journal of Reading 12 (1969)',
      href: 'https://www.jstor.org/stable/40011226',
    },
    {
      title: 'Coleman, Liau: A computer readability formula designed for machine scoring (1975)',
      href: 'https://doi.org/10.1037/h0076540',
    },
    {
      title: 'Anderson: Lix and Rix, variations on a little-known readability index, Journal of Reading 26 (1983)',
      href: 'https://www.jstor.org/stable/40031755',
    },
    { title: 'Bamberger, Vanecek: Lesen, Verstehen, Lernen, Schreiben (1984)' },
  ],
  abilities: ['save', 'print'],
})
