import { englishCount } from '@/lib/base/format/english-count'
import { blocks, csvFile, oneDecimal, sourceOf, textInput, totalsStrip } from '@/lib/families/text-counters/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import type { CountAnswer, CountQuestion, ParagraphReport } from '@/lib/subjects/text-counts/task'

const sample = `Opening hours change on Monday. We open at eight and close at six.

The new hours hold for the shop and for the workshop. Repairs that were brought before noon are ready on the same day, except in the two weeks before Christmas, when everybody wants a bicycle.

The telephone is answered from nine.`

function findingsOf({ long, longCount, sameOpenings }: ParagraphReport): View[] {
  const items = [
    ...long.map(({ words, line, start, end, split, cut, excerpt }) => ({
      tone: 'warn' as const,
      says: `Line ${englishCount(line)}: ${englishCount(words)} words.`,
      detail: split === undefined ? `${excerpt} It is one sentence, so cut the sentence first.` : excerpt,
      at: {
        input: 'text',
        ...cut,
        offset: split ?? start,
        length: split === undefined ? end - start : end - split,
      },
    })),
    ...sameOpenings.slice(0, 5).map(({ opening, line }) => ({
      tone: 'plain' as const,
      says: `Line ${englishCount(line)}: this paragraph and the one before it begin with “${opening}”.`,
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

function tableOf({ rows, longest, count }: ParagraphReport): View[] {
  if (count === 0) return []
  return [
    {
      kind: 'table',
      label: 'Paragraphs',
      columns: ['No.', 'Words', 'Sentences', 'Length', 'Begins'],
      rows: rows.map(({ words, sentences, excerpt }, at) => [
        englishCount(at + 1),
        englishCount(words),
        englishCount(sentences),
        blocks(words, longest),
        excerpt,
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
    rule: choice('A paragraph ends at', {
      options: { blank: 'An empty line', line: 'Every line end', indent: 'An empty line or an indent' },
      initial: 'blank',
    }),
    longest: integer('Too long above', { initial: 120, min: 10, max: 2000, unit: 'words' }),
  },
  panels: [{ at: 'inputs', fields: ['rule', 'longest'] }],
  inputs: {
    text: textInput({
      label: 'Your text',
      placeholder: 'Paste an article, or drop a Word, PDF or text file',
      example: sample,
    }),
  },
  resultLabel: 'Paragraphs',
  asking: 'Counting paragraphs',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    const { rule, longest } = given.values
    return source === undefined ? undefined : { ask: 'paragraphs', source, rule, longest }
  },
  views({ answer }) {
    const found = answer?.kind === 'paragraphs' ? answer : undefined
    const report = found?.report
    return [
      {
        kind: 'counts',
        label: 'Paragraphs',
        items: [
          { label: 'Paragraphs', text: englishCount(report?.count ?? 0) },
          { label: 'Words in each, mean', text: oneDecimal(report?.mean ?? 0) },
          { label: 'Median', text: oneDecimal(report?.median ?? 0) },
          { label: 'Longest', text: englishCount(report?.longest ?? 0) },
          { label: 'Too long', text: englishCount(report?.longCount ?? 0) },
          { label: 'Of one sentence', text: englishCount(report?.oneLiners ?? 0) },
        ],
        spoken: `${englishCount(report?.count ?? 0)} paragraphs`,
      },
      ...(report ? [...findingsOf(report), ...tableOf(report)] : []),
      ...totalsStrip(found?.totals),
    ]
  },
  fileIn: csvFile,
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'paragraphs.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ asked }) => (asked?.ask === 'paragraphs' ? { ask: { ...asked, csv: true } } : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['sentence-counter', 'word-counter', 'reading-time'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Typed, pasted, or opened as a text, Word, PDF, OpenDocument, HTML or Markdown file.' },
    { label: 'A paragraph ends at', help: 'An empty line, every line end, or an indented line.' },
    { label: 'Too long above', help: 'The number of words from which a paragraph is named.' },
  ],
  results: [
    { label: 'Number of paragraphs, their mean, median and longest', kind: 'value' },
    { label: 'Paragraphs that are too long, with a place to split them', kind: 'verdict' },
    { label: 'Words and sentences of every paragraph', kind: 'table' },
  ],
  formula:
    'Paragraphs end where the chosen rule ends them; the proposed split is the sentence that begins nearest to the middle',
  limits: [
    'Headings and single list items are paragraphs of their own, since a plain text does not tell them apart.',
    'PDF files have a line end in every line; paragraphs of them come out right only where empty lines stand between.',
    'The limit of 120 words is a habit of web editors and no standard; set your own.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title: 'The Unicode Standard, section 5.8: Newline Guidelines',
      href: 'https://www.unicode.org/versions/Unicode15.0.0/ch05.pdf',
    },
  ],
  abilities: ['save', 'print'],
})
