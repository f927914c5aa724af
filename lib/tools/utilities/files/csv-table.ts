import { fileStem } from '@/lib/base/format/file-stem'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import type { RowChoice } from '@/lib/subjects/csv/held-table'
import {
  csvTableMessages as says,
  markupRows,
  pageLength,
  tableSample,
  type OpenTable,
  type SavedFormat,
  type ShownRows,
  type TableAnswer,
  type TableQuestion,
} from './csv-table.messages'

interface Options {
  delimiter: keyof typeof says.delimiters
  hasHeader: boolean
  view: keyof typeof says.views
  format: SavedFormat
}
type TableWork = Work<Options, Readonly<Record<'text' | 'filter', string>>, TableAnswer, TableQuestion>

const types: Record<SavedFormat, string> = {
  html: 'text/html',
  markdown: 'text/markdown',
  latex: 'application/x-tex',
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const endings: Record<SavedFormat, string> = {
  html: 'html',
  markdown: 'md',
  latex: 'tex',
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
}

const openedIn = ({ standing, answer }: TableWork): OpenTable | undefined => {
  const found = standing ?? answer
  return found && 'kind' in found && found.kind === 'opened' ? found : undefined
}
const shownIn = ({ next }: TableWork): ShownRows | undefined =>
  next && 'kind' in next && next.kind === 'shown' ? next : undefined

function choiceOf({ texts, picks }: Pick<TableWork, 'texts' | 'picks'>): RowChoice {
  const [column, direction] = (picks.sort ?? '').split(' ')
  return {
    filter: texts.filter,
    sortBy: column ? Number(column) : undefined,
    isDescending: direction === 'down',
  }
}

function arrangeRows({ names }: OpenTable, count: number): ChoiceRow[] {
  const pages = Math.max(1, Math.ceil(count / pageLength))
  const sort: ChoiceRow = {
    label: says.sort,
    text: '',
    pick: 'sort',
    says: says.sort,
    options: [
      { value: '', label: says.fileOrder },
      ...names.flatMap((name, at) => [
        { value: `${at} up`, label: says.ascending(name) },
        { value: `${at} down`, label: says.descending(name) },
      ]),
    ],
  }
  const page: ChoiceRow = {
    label: says.page,
    text: '',
    pick: 'page',
    says: says.page,
    options: Array.from({ length: Math.min(pages, 1000) }, (_, at) => ({
      value: String(at),
      label: says.pageOf(at * pageLength + 1, Math.min(count, (at + 1) * pageLength)),
    })),
  }
  return pages > 1 ? [sort, page] : [sort]
}

function warningsOf({ short, long, unevenLines, quoteFaults, firstQuoteFault }: OpenTable): View {
  const sentences = [
    ...(short + long > 0 ? [says.uneven(short, long, unevenLines)] : []),
    ...(quoteFaults > 0 ? [says.quotes(quoteFaults, firstQuoteFault)] : []),
  ]
  return { kind: 'warnings', label: 'What to know', items: sentences.map((sentence) => ({ says: sentence })) }
}

const figure = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toPrecision(12))))

function shownViews({ values }: TableWork, { names }: OpenTable, { rows, count, summary, markup }: ShownRows): View[] {
  if (values.view === 'columns')
    return [
      {
        kind: 'table',
        label: says.columnsLabel,
        columns: says.summaryColumns,
        rows: summary.map(({ name, type, filled, empty, distinct, least, most, sum, mean }) => [
          name,
          says.types[type],
          whole(filled),
          whole(empty),
          distinct === undefined ? says.many : whole(distinct),
          least.slice(0, 60),
          most.slice(0, 60),
          figure(sum),
          figure(mean),
        ]),
      },
    ]
  if (values.view === 'markup')
    return values.format === 'xlsx'
      ? [{ kind: 'note', tone: 'plain', says: says.inExcel }]
      : [
          { kind: 'text', label: says.markupLabel, text: markup },
          ...(count > markupRows
            ? [{ kind: 'note', tone: 'plain', says: says.markupCut(markupRows, count) } as const]
            : []),
        ]
  const width = Math.max(names.length, ...rows.map((row) => row.length - 1))
  const columns = [says.line, ...Array.from({ length: width }, (_, at) => names[at] ?? '')]
  return [{ kind: 'table', label: says.tableLabel, columns, rows }]
}

function viewsOf(work: TableWork): View[] {
  const opened = openedIn(work)
  if (!opened) return [{ kind: 'note', status: true, says: says.waiting }]
  const shown = shownIn(work)
  const count = shown?.count ?? opened.rows
  return [
    { kind: 'note', status: true, strong: true, says: says.found(count, opened.rows, opened.names.length) },
    warningsOf(opened),
    { kind: 'choices', label: says.arrange, rows: arrangeRows(opened, count) },
    ...(shown ? shownViews(work, opened, shown) : []),
  ]
}

function saved(work: TableWork, format = work.values.format): Content<TableQuestion> | undefined {
  return openedIn(work) && { askOpen: { ask: 'save', choice: choiceOf(work), format } }
}

const nameOf = ({ opened, values }: TableWork) => `${fileStem(opened.text?.name ?? 'table')}.${endings[values.format]}`

export default defineWorkbench({
  worker: worker<TableQuestion, TableAnswer>('csv-table'),
  options: {
    delimiter: choice('Separator', { options: says.delimiters, initial: 'auto', as: 'menu' }),
    hasHeader: toggle('First row holds the names of the columns', { initial: true }),
    format: choice('Copy and save as', { options: says.formats, initial: 'html', as: 'menu' }),
    view: choice('View', { options: says.views, initial: 'table', as: 'buttons' }),
  },
  panels: [
    { at: 'inputs', label: 'How it is read and saved', fields: ['delimiter', 'hasHeader', 'format'] },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'CSV to show',
      placeholder: 'Paste CSV here, or drop a file',
      height: 'middle',
      example: tableSample,
      takes: { text: {} },
      holds: {
        accept: '.csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain',
        pasted: 'pasted.csv',
      },
    },
    filter: {
      kind: 'text',
      label: 'Show rows with',
      placeholder: 'berlin currency:eur population>1000000',
      height: 'line',
      help: 'Words that a row must hold. column:word looks in one column, column>10 compares numbers.',
    },
  },
  resultLabel: 'Table',
  asking: says.reading,
  making: 'Writing the file',
  ask({ values, texts, opened }): TableQuestion | undefined {
    const { delimiter, hasHeader } = values
    const source = opened.text ?? texts.text
    if (source === '') return undefined
    return {
      ask: 'open',
      source,
      settings: { delimiter, hasHeader, encoding: 'auto', otherDelimiter: '', trim: false },
    }
  },
  askNext(work): TableQuestion | undefined {
    if (!openedIn(work)) return undefined
    const { view, format } = work.values
    const page = Number(work.picks.page ?? 0)
    return {
      ask: 'show',
      choice: choiceOf(work),
      page,
      format,
      isMarkup: view === 'markup',
      isSummary: view === 'columns',
    }
  },
  views: viewsOf,
  fileIn: (answer) => (answer instanceof Blob ? answer : undefined),
  takeAway: {
    save: {
      kind: 'save',
      label: 'Download',
      file: nameOf,
      type: ({ values }) => types[values.format],
      of: (work) => saved(work),
    },
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: says.copied,
      shownWhen: { field: 'format', is: ['html', 'markdown', 'latex', 'json', 'csv'] },
      of: (work) => saved(work),
    },
    next: { kind: 'carry', gives: 'csv', leadsTo: ['csv-to-json', 'csv-validator'], of: (work) => saved(work, 'csv') },
  },
  controls: [
    { label: 'CSV', help: 'Type, paste, drop or open a file of up to two million rows.' },
    { label: 'Show rows with', help: 'Words, words of one column, or comparisons of numbers.' },
    { label: 'Copy and save as', help: 'HTML, Markdown, LaTeX, JSON, CSV or an Excel workbook.' },
  ],
  results: [
    { label: 'The rows, filtered and sorted', kind: 'table' },
    { label: 'What each column holds: type, filled, different values, sum and mean', kind: 'table' },
    { label: 'The table as code of a document', kind: 'value' },
  ],
  formula:
    'Reads records by RFC 4180, keeps them in a worker, and shows those that hold what you look for in the order you choose',
  limits: [
    'Two hundred rows stand on the page at a time, of up to two million that are held.',
    'A column counts as numbers when every value is one and loses nothing by it; others sort by their letters.',
    'Sums are made with floating-point numbers and shown with twelve digits.',
    'In saved CSV a value that a spreadsheet would run as a formula gets an apostrophe in front.',
  ],
  asked: [{ says: '{text:csv}' }],
  sources: [
    {
      title: 'RFC 4180: Common Format and MIME Type for Comma-Separated Values (CSV) Files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
    { title: 'GitHub Flavored Markdown Spec: Tables', href: 'https://github.github.com/gfm/#tables-extension-' },
    { title: 'csv-spectrum by Max Ogden', href: 'https://github.com/maxogden/csv-spectrum' },
  ],
  abilities: ['save', 'print'],
})
