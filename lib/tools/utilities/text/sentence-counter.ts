import { englishCount } from '@/lib/base/format/english-count'
import { blocks, csvFile, oneDecimal, sourceOf, textInput, totalsStrip } from '@/lib/families/text-counters/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { integer, toggle } from '@/lib/kits/fields/define'
import type { CountAnswer, CountQuestion, SentenceReport } from '@/lib/subjects/text-counts/task'

const sample = `Dr. Ames wrote at 3.30 p.m. yesterday. She was told that the samples, which had been expected since the beginning of last week and were already paid for, would be sent again by another carrier. Why? Nobody knows.

We asked twice. We waited. We will not order there again.`

const classes = ['1 to 5', '6 to 10', '11 to 15', '16 to 20', '21 to 25', '26 to 30', '31 to 40', 'Above 40']

function findingsOf({ long, longCount, sameOpenings }: SentenceReport): View[] {
  const items: Finding[] = [
    ...long.map(({ words, line, column, start, end, excerpt }) => ({
      tone: 'warn' as const,
      says: `Line ${englishCount(line)}: ${englishCount(words)} words.`,
      detail: excerpt,
      at: { input: 'text', line, column, offset: start, length: end - start },
    })),
    ...sameOpenings.slice(0, 10).map(({ opening, line, times }) => ({
      tone: 'plain' as const,
      says: `From line ${englishCount(line)}: ${englishCount(times)} sentences in a row begin with “${opening}”.`,
    })),
  ]
  const rest = longCount - long.length
  return [
    { kind: 'findings', label: 'What to look at', items },
    ...(rest > 0
      ? [{ kind: 'note', says: `${englishCount(rest)} more are too long; the CSV file has all.` } as const]
      : []),
  ]
}

function tablesOf({ rows, longest, count, histogram }: SentenceReport): View[] {
  if (count === 0) return []
  const most = Math.max(...histogram)
  return [
    {
      kind: 'table',
      label: 'Sentences by length',
      columns: ['Words', 'Sentences', 'Share'],
      rows: histogram.map((number, at) => [classes[at] ?? '', englishCount(number), blocks(number, most)]),
    },
    {
      kind: 'table',
      label: 'Sentences in their order',
      columns: ['No.', 'Words', 'Rhythm', 'Sentence'],
      rows: rows.map(({ words, mayBePassive, excerpt }, at) => [
        englishCount(at + 1),
        englishCount(words),
        blocks(words, longest, 12),
        mayBePassive ? `${excerpt} (perhaps passive)` : excerpt,
      ]),
    },
    ...(count > rows.length
      ? [
          {
            kind: 'note',
            says: `The first ${englishCount(rows.length)} of ${englishCount(count)}; the CSV file has all.`,
          } as const,
        ]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    longest: integer('Too long above', { initial: 25, min: 5, max: 500, unit: 'words' }),
    lineEnds: toggle('A line end ends a sentence', {
      initial: false,
      help: 'Switch on for lists without full stops. Empty lines and bullets end a sentence in any case.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['longest', 'lineEnds'] }],
  inputs: {
    text: textInput({
      label: 'Your text',
      placeholder: 'Paste a draft, or drop a Word, PDF or text file',
      example: sample,
    }),
  },
  resultLabel: 'Sentences',
  asking: 'Counting sentences',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    const { longest, lineEnds } = given.values
    return source === undefined ? undefined : { ask: 'sentences', source, rules: { lineEnds }, longest }
  },
  views({ answer }) {
    const found = answer?.kind === 'sentences' ? answer : undefined
    const report = found?.report
    const count = (name: 'count' | 'longCount' | 'fragments' | 'questions' | 'exclamations' | 'maybePassive') =>
      englishCount(report?.[name] ?? 0)
    return [
      {
        kind: 'counts',
        label: 'Sentences',
        items: [
          { label: 'Sentences', text: count('count') },
          { label: 'Words in each, mean', text: oneDecimal(report?.mean ?? 0) },
          { label: 'Longest', text: englishCount(report?.longest ?? 0) },
          { label: 'Too long', text: count('longCount') },
          { label: 'Below 3 words', text: count('fragments') },
          { label: 'Questions', text: count('questions') },
          { label: 'Exclamations', text: count('exclamations') },
          { label: 'Perhaps passive', text: count('maybePassive') },
        ],
        spoken: `${count('count')} sentences`,
      },
      ...(report ? [...findingsOf(report), ...tablesOf(report)] : []),
      ...totalsStrip(found?.totals),
    ]
  },
  fileIn: csvFile,
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'sentences.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ asked }) => (asked?.ask === 'sentences' ? { ask: { ...asked, csv: true } } : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['paragraph-counter', 'word-counter', 'reading-time'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Typed, pasted, or opened as a text, Word, PDF, OpenDocument, HTML or Markdown file.' },
    { label: 'Too long above', help: 'The number of words from which a sentence is named.' },
    { label: 'A line end ends a sentence', help: 'For lists and lines without full stops.' },
  ],
  results: [
    { label: 'Number of sentences, their mean and longest', kind: 'value' },
    { label: 'Sentences that are too long, and starts that repeat', kind: 'verdict' },
    { label: 'Sentences by length, and each with its words', kind: 'table' },
  ],
  formula:
    'Sentences end where Unicode Text Segmentation (UAX #29) ends them, except after abbreviations of eight languages, initials, and quotes that the sentence goes on from',
  limits: [
    'An abbreviation that ends a sentence, as in “made in the U.S. It sells”, is told by the capital behind it and can be misread.',
    'The passive is guessed from a form of “be” before an English participle; other languages are not looked at.',
    'A heading without a full stop counts as a sentence of its own only when an empty line follows it.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title: 'Unicode CLDR: segmentation suppressions of abbreviations',
      href: 'https://www.unicode.org/reports/tr35/tr35-general.html#Segmentation_Exceptions',
    },
  ],
  abilities: ['save', 'print'],
})
