import { englishCount } from '@/lib/base/format/english-count'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { choice, integer, number, percent } from '@/lib/kits/fields/define'
import type { CountAnswer, CountQuestion } from '@/lib/subjects/text-counts/task'
import { repetitionsIn, type Repetition, type Volume } from '@/lib/subjects/text-counts/volume'

interface Options {
  rule: 'unicode' | 'spaces'
  per: 'word' | 'thousand' | 'line' | 'page'
  price: number | undefined
  lineLength: number
  pageWords: number
  repeatedShare: number
}
type FileWork = Work<Options, Readonly<Record<never, string>>, CountAnswer, CountQuestion>

interface Row extends Repetition {
  id: number
  name: string
  volume: Volume
  lines: number
  price: number | undefined
}

const unitWords: Readonly<Record<Options['per'], string>> = {
  word: 'word',
  thousand: '1,000 words',
  line: 'standard line',
  page: 'page',
}

/** What a file is paid for: all its words, those of repeated segments at their share; lines by characters. */
function amountOf(
  volume: Volume,
  repeated: number,
  { per, price, lineLength, pageWords, repeatedShare }: Options,
): number | undefined {
  if (price === undefined) return undefined
  const share = volume.words === 0 ? 1 : 1 - (repeated / volume.words) * (1 - repeatedShare)
  const units = {
    word: volume.words,
    thousand: volume.words / 1000,
    line: volume.characters / lineLength,
    page: volume.words / pageWords,
  }[per]
  return units * share * price
}

function rowsOf({ files, values }: FileWork): Row[] {
  const read = files.flatMap(({ id, name, answer }) =>
    answer?.kind === 'volume' ? [{ id, name, volume: answer.volume }] : [],
  )
  const repeated = repetitionsIn(read.map(({ volume }) => volume.segments))
  return read.map((file, at) => {
    const { words = 0, segments = 0 } = repeated[at] ?? {}
    const lines = file.volume.characters / values.lineLength
    return { ...file, words, segments, lines, price: amountOf(file.volume, words, values) }
  })
}

const money = (value: number | undefined) => (value === undefined ? '' : (Math.round(value * 100) / 100).toFixed(2))
const lineText = (value: number) => (Math.round(value * 10) / 10).toFixed(1)

function tableOf(rows: readonly Row[], { price }: Options): View {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const cells = (name: string, one: Row[]) => {
    const all = (of: (row: Row) => number) => one.reduce((total, row) => total + of(row), 0)
    return [
      name,
      englishCount(all(({ volume }) => volume.words)),
      englishCount(all(({ words }) => words)),
      englishCount(all(({ volume }) => volume.characters)),
      englishCount(all(({ volume }) => volume.charactersNoSpaces)),
      lineText(all(({ lines }) => lines)),
      englishCount(all(({ volume }) => volume.segments.length)),
      ...(price === undefined ? [] : [money(all((row) => row.price ?? 0))]),
    ]
  }
  const columns = ['File', 'Words', 'Repeated', 'Characters', 'Without spaces', 'Lines', 'Segments']
  return {
    kind: 'table',
    label: `${englishCount(sum(({ volume }) => volume.words))} words in ${englishCount(rows.length)} files`,
    columns: price === undefined ? columns : [...columns, 'Price'],
    rows: [...rows.map((row) => cells(row.name, [row])), ...(rows.length > 1 ? [cells('All', [...rows])] : [])],
  }
}

function viewsOf(work: FileWork): View[] {
  const rows = rowsOf(work)
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const { price, per } = work.values
  return [
    {
      kind: 'counts',
      label: 'All files',
      items: [
        { label: 'Words', text: englishCount(sum(({ volume }) => volume.words)) },
        { label: 'Of them repeated', text: englishCount(sum(({ words }) => words)) },
        { label: 'Characters', text: englishCount(sum(({ volume }) => volume.characters)) },
        { label: 'Standard lines', text: lineText(sum(({ lines }) => lines)) },
        { label: 'Files', text: englishCount(rows.length) },
        ...(price === undefined
          ? []
          : [{ label: `Price per ${unitWords[per]} × ${price}`, text: money(sum((row) => row.price ?? 0)) }]),
      ],
      spoken: `${englishCount(sum(({ volume }) => volume.words))} words`,
    },
    ...(rows.length > 0 ? [tableOf(rows, work.values)] : []),
    {
      kind: 'files',
      of: Object.fromEntries(
        work.files.map(({ id, answer }): [number, View[]] => {
          if (answer?.kind === 'unreadable') return [id, [{ kind: 'note', tone: 'bad', says: answer.says }]]
          if (answer?.kind !== 'volume') return [id, []]
          const { words, characters } = answer.volume
          return [id, [{ kind: 'note', says: `${englishCount(words)} words, ${englishCount(characters)} characters` }]]
        }),
      ),
    },
  ]
}

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    rule: choice('Words', {
      options: { spaces: 'Between spaces (word processor)', unicode: 'By language (Unicode)' },
      initial: 'spaces',
    }),
    price: number('Price', { optional: true, min: 0, max: 1_000_000, help: 'Leave empty to count alone.' }),
    per: choice('For each', {
      options: { word: 'Word', thousand: '1,000 words', line: 'Standard line', page: 'Page' },
      initial: 'word',
      as: 'menu',
    }),
    lineLength: integer('Characters of a standard line', {
      initial: 55,
      min: 20,
      max: 200,
      help: 'With spaces; 55 is usual in Germany.',
    }),
    pageWords: integer('Words of a page', { initial: 250, min: 50, max: 2000 }),
    repeatedShare: percent('Paid for repeated words', { initial: 1, min: 0, max: 1 }),
  },
  panels: [
    { at: 'inputs', fields: ['rule', 'price', 'per'] },
    {
      at: 'inputs',
      label: 'Lines, pages and repetitions',
      folded: true,
      fields: ['lineLength', 'pageWords', 'repeatedShare'],
    },
  ],
  inputs: {
    files: {
      kind: 'files',
      label: 'Documents to count',
      button: 'Choose documents',
      accept: '.txt,.md,.html,.htm,.docx,.pdf,.xlsx,.pptx,.odt,.ods,.odp,.srt,.vtt,.csv',
      verb: 'Count',
      stopped: 'It was not counted.',
      help: 'Word, PDF, Excel, PowerPoint, OpenDocument, HTML, Markdown, subtitles and plain text.',
    },
  },
  resultLabel: 'Volume',
  askOf: (file, { values: { rule } }): CountQuestion => ({ ask: 'volume', source: file, name: file.name, rule }),
  ask: () => undefined,
  views: viewsOf,
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'word-count.csv',
      type: 'text/csv;charset=utf-8',
      of(work) {
        const columns = {
          name: { kind: 'text', label: 'File' },
          words: { kind: 'count', label: 'Words' },
          repeated: { kind: 'count', label: 'Repeated words' },
          characters: { kind: 'count', label: 'Characters' },
          charactersNoSpaces: { kind: 'count', label: 'Characters without spaces' },
          lines: { kind: 'text', label: 'Standard lines' },
          segments: { kind: 'count', label: 'Segments' },
          price: { kind: 'text', label: 'Price' },
        } as const
        const rows = rowsOf(work).map(({ name, volume, words, lines, price }) => ({
          name,
          words: volume.words,
          repeated: words,
          characters: volume.characters,
          charactersNoSpaces: volume.charactersNoSpaces,
          lines: lineText(lines),
          segments: volume.segments.length,
          price: money(price),
        }))
        return rows.length === 0 ? undefined : tableToCsv(columns, rows)
      },
    },
  },
  controls: [
    {
      label: 'Documents to count',
      help: 'Any number of Word, PDF, Excel, PowerPoint, OpenDocument, HTML, subtitle and text files.',
    },
    { label: 'Price', help: 'For each word, 1,000 words, standard line or page.' },
    {
      label: 'Lines, pages and repetitions',
      help: 'The length of a line and a page, and the share paid for repeated words.',
    },
  ],
  results: [
    { label: 'Words, repeated words, characters, lines and segments of each file', kind: 'table' },
    { label: 'The price of each file and of all', kind: 'value' },
    { label: 'Files that cannot be read, with the reason', kind: 'verdict' },
  ],
  formula:
    'Price × units; units are words, words ÷ 1,000, characters ÷ characters of a line, or words ÷ words of a page, less the unpaid share of repeated words',
  limits: [
    'Repeated words are those of whole segments that occurred before, in the same file or in one above; nearly equal segments are not found.',
    'Headers, footers and text boxes of Word files, and notes of slides, may be missing; a scanned PDF holds no text.',
    'Numbers in the cells of a workbook are not counted, text is.',
    'Word processors differ by a few words in lists and fields; agree on the program before you agree on a price.',
  ],
  sources: [
    {
      title: 'ECMA-376: Office Open XML File Formats',
      href: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
    },
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
  ],
  abilities: ['save', 'print'],
})
