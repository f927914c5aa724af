import { fileStem } from '@/lib/base/format/file-stem'
import { rememberLast } from '@/lib/base/remember-last'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import type { CellFaultKind, CsvCheck } from '@/lib/subjects/csv/validate'
import {
  csvCheckMessages as says,
  validatorSample,
  type CsvCheckAnswer,
  type CsvCheckQuestion,
} from './csv-validator.messages'

interface Options {
  delimiter: keyof typeof says.delimiters
  encoding: ReadSettings['encoding']
  hasHeader: boolean
}
type CheckWork = Work<Options, Readonly<Record<'text' | 'rules', string>>, CsvCheckAnswer, CsvCheckQuestion>

const shownRows = 500
const kindNames = Object.keys(says.kinds) as CellFaultKind[]

const settingsOf = ({ delimiter, encoding, hasHeader }: Options): ReadSettings => ({
  delimiter,
  encoding,
  hasHeader,
  otherDelimiter: '',
  trim: false,
})

const checkOf = ({ answer }: CheckWork): CsvCheck | undefined => (answer?.kind === 'checked' ? answer.check : undefined)

function verdictOf({ counts, total, headers, analysis }: CsvCheck): View {
  const hints = says.hints.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  const faults = total - hints + headers.length
  const { rows, columns } = analysis
  if (faults > 0) return { kind: 'note', status: true, strong: true, tone: 'bad', says: says.faulty(faults, rows) }
  if (hints > 0) return { kind: 'note', status: true, strong: true, tone: 'warn', says: says.hinted(hints, rows) }
  return { kind: 'note', status: true, strong: true, tone: 'good', says: says.clean(rows, columns.length) }
}

function sentencesOf({ answer }: CheckWork, { headers, analysis, uncompared }: CsvCheck): string[] {
  const ruleFaults = answer?.kind === 'checked' ? answer.ruleFaults : []
  const { reading, byteOrderMark, emptyLines } = analysis
  return [
    ...ruleFaults.map(says.rule),
    ...headers.map(says.header),
    ...(byteOrderMark ? [says.mark] : []),
    ...(reading.encoding === 'windows-1252' ? [says.guessed(says.encodings[reading.encoding])] : []),
    ...(emptyLines > 0 ? [says.emptyLines(emptyLines)] : []),
    ...uncompared.map(says.uncompared),
  ]
}

function countRows({ counts, listed }: CsvCheck): string[][] {
  return kindNames.flatMap((kind) => {
    const count = counts[kind]
    const first = listed.find((one) => one.kind === kind)
    return count ? [[says.kinds[kind], whole(count), first ? whole(first.line) : '']] : []
  })
}

const listRows = (check: CsvCheck) =>
  check.listed.map((fault) => [String(fault.line), fault.column, fault.value, says.problem(fault)])

function viewsOf(work: CheckWork): View[] {
  const check = checkOf(work)
  if (!check) return [{ kind: 'note', status: true, says: says.waiting }]
  const { listed, total, analysis } = check
  const kind = work.picks.kind
  const rows = listRows(kind === undefined ? check : { ...check, listed: listed.filter((one) => one.kind === kind) })
  const counts = countRows(check)
  const views: View[] = [
    verdictOf(check),
    {
      kind: 'warnings',
      label: 'What to know',
      items: sentencesOf(work, check).map((sentence) => ({ says: sentence })),
    },
  ]
  if (counts.length > 0)
    views.push(
      { kind: 'table', label: says.countsLabel, columns: says.countColumns, rows: counts },
      {
        kind: 'choices',
        label: 'Which problems are listed',
        rows: [
          {
            label: 'List',
            text: '',
            pick: 'kind',
            says: 'Which problems are listed',
            options: [
              { value: 'all', label: 'All kinds' },
              ...kindNames.filter((one) => check.counts[one]).map((one) => ({ value: one, label: says.kinds[one] })),
            ],
          },
        ],
      },
      { kind: 'table', label: says.listLabel, columns: says.listColumns, rows: rows.slice(0, shownRows) },
    )
  if (rows.length > shownRows || total > listed.length)
    views.push({ kind: 'note', tone: 'plain', says: says.listCut(Math.min(shownRows, rows.length), total) })
  const { reading, columns } = analysis
  views.push({
    kind: 'figures',
    items: [
      { label: says.figures.rows, text: whole(analysis.rows) },
      { label: says.figures.columns, text: whole(columns.length) },
      { label: says.figures.separator, text: says.separator(reading.delimiter) },
      { label: says.figures.encoding, text: says.encodings[reading.encoding] },
    ],
  })
  return views
}

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** The list as CSV. What a spreadsheet would run gets an apostrophe in front. */
const reportCsv = rememberLast((check: CsvCheck) =>
  [says.listColumns, ...listRows(check)]
    .map((row) =>
      row.map((value) => quoted(/^[=+@\t\r-]/.test(value) && !/^-?\d/.test(value) ? `'${value}` : value)).join(','),
    )
    .join('\r\n'),
)

const baseName = ({ opened }: CheckWork) => fileStem(opened.text?.name ?? 'data')

function reportIn(work: CheckWork): string | undefined {
  const check = checkOf(work)
  return check && check.total > 0 ? reportCsv(check) : undefined
}

function tidyRequest(work: CheckWork): { ask: CsvCheckQuestion } | undefined {
  const { asked } = work
  return checkOf(work) && asked ? { ask: { ask: 'tidy', source: asked.source, settings: asked.settings } } : undefined
}

export default defineWorkbench({
  worker: worker<CsvCheckQuestion, CsvCheckAnswer>('csv-validator'),
  options: {
    delimiter: choice('Separator', { options: says.delimiters, initial: 'auto', as: 'menu' }),
    encoding: choice('Encoding', {
      options: says.encodings,
      initial: 'auto',
      as: 'menu',
      shownWhen: { field: 'text', is: 'file' },
    }),
    hasHeader: toggle('First row holds the names of the columns', { initial: true }),
  },
  panels: [{ at: 'inputs', label: 'How the file is read', fields: ['delimiter', 'encoding', 'hasHeader'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'CSV to check',
      placeholder: 'Paste CSV here, or drop a file',
      height: 'middle',
      example: validatorSample.csv,
      takes: { text: {} },
      holds: {
        accept: '.csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain',
        pasted: 'pasted.csv',
      },
    },
    rules: {
      kind: 'text',
      label: 'Rules for columns, if you have some',
      placeholder: 'price: number, required, min 0',
      height: 'middle',
      example: validatorSample.rules,
      help: 'One line a column: required, unique, integer, number, date, email, one of a|b, min 0, max length 40, pattern … A Table Schema as JSON works too.',
    },
  },
  resultLabel: 'Problems',
  asking: says.checking,
  making: says.writing,
  ask({ values, texts, opened }): CsvCheckQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'check', source, settings: settingsOf(values), rules: texts.rules }
  },
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'tidied' ? answer.blob : undefined),
  takeAway: {
    report: {
      kind: 'save',
      label: 'Download the list',
      file: (work) => `${baseName(work)}.problems.csv`,
      type: 'text/csv',
      of: (work) => reportIn(work),
    },
    copy: { kind: 'copy', label: 'Copy the list', done: 'List copied.', of: (work) => reportIn(work) },
    tidy: {
      kind: 'save',
      label: 'Download in clean form',
      file: (work) => `${baseName(work)}.clean.csv`,
      type: 'text/csv',
      of: tidyRequest,
    },
    next: {
      kind: 'carry',
      gives: 'csv',
      leadsTo: ['csv-to-json'],
      of: ({ texts, opened }) => (opened.text || texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'CSV', help: 'Type, paste, drop or open a file; a gigabyte is read in parts.' },
    { label: 'Rules', help: 'One line a column, or a Frictionless Table Schema.' },
    { label: 'Separator and encoding', help: 'Detected, or chosen by you.' },
  ],
  results: [
    { label: 'Problems with line, column and value', kind: 'table' },
    { label: 'Problems by kind', kind: 'table' },
    { label: 'The same records in clean form', kind: 'value' },
  ],
  formula:
    'Reads records by RFC 4180, compares the length of each row with the header and each value with the rules of its column',
  limits: [
    'The list holds 10,000 problems; all are counted.',
    'Of a column that must be unique three million different values are compared.',
    'Clean form changes quotes, line ends and the length of short rows, never a value.',
    'Of a Table Schema types, required, unique, enum, pattern, bounds and lengths are read; formats and foreign keys are not.',
  ],
  sources: [
    {
      title: 'RFC 4180: Common Format and MIME Type for Comma-Separated Values (CSV) Files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
    { title: 'Frictionless Table Schema', href: 'https://specs.frictionlessdata.io/table-schema/' },
    { title: 'csv-spectrum by Max Ogden', href: 'https://github.com/maxogden/csv-spectrum' },
  ],
  abilities: ['save', 'print'],
})
