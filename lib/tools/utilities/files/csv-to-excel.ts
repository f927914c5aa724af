import { fileStem } from '@/lib/base/format/file-stem'
import { rememberLast } from '@/lib/base/remember-last'
import { sheetNames } from '@/lib/base/workbook/workbook'
import type { ChoiceRow, View, Warning } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import {
  rowsOfSheets,
  tableHeadings,
  type PlannedColumn,
  type PlannedSheet,
  type SheetStyle,
} from '@/lib/subjects/tables/sheet-plan'
import type { SheetAnalysis } from '@/lib/subjects/tables/csv-workbook'
import { sheetTypes, type SheetType } from '@/lib/subjects/tables/typed-columns'
import { csvToExcelMessages as says, excelSample, type ExcelAnswer, type ExcelQuestion } from './csv-to-excel.messages'

interface Options extends Omit<SheetStyle, 'marks'> {
  from: 'files' | 'text'
  delimiter: keyof typeof says.delimiters
  encoding: ReadSettings['encoding']
  hasHeader: boolean
  trim: boolean
  mark: keyof typeof says.marks
  order: keyof typeof says.orders
  colours: SheetStyle['marks']
}
type ExcelWork = Work<Options, Readonly<Record<'text', string>>, ExcelAnswer, ExcelQuestion>
type Picks = ExcelWork['picks']

/** One source of a sheet: a file by its id, or the pasted text. */
interface SheetSource {
  key: string
  source: string | File
  read: SheetAnalysis
  label: string
}

const typePick = (key: string, column: number) => `type ${key} ${column}`
const namePick = (key: string) => `name ${key}`
const pasted = 'text'

const settingsOf = ({ delimiter, encoding, hasHeader, trim }: Options): ReadSettings => ({
  delimiter,
  encoding,
  hasHeader,
  trim,
  otherDelimiter: '',
})

const styleOf = (values: Options): SheetStyle => {
  const { layout, head, freeze, dates, numbers, colours, widths, formulas } = values
  return { layout, head, freeze, dates, numbers, marks: colours, widths, formulas }
}

const readIn = (answer: ExcelAnswer | undefined) => (answer?.kind === 'read' ? answer : undefined)

const labelOf = (key: string, otherwise: string, picks: Picks) => picks[namePick(key)]?.trim() || otherwise

function fileSource({ id, name, file, answer }: WorkFile<ExcelAnswer>, picks: Picks): SheetSource[] {
  const read = readIn(answer)
  const key = String(id)
  return read ? [{ key, source: file, read, label: labelOf(key, fileStem(name.replace(/^.*\//, '')), picks) }] : []
}

function sourcesOf({ values, files, answer, texts, picks }: ExcelWork): SheetSource[] {
  if (values.from === 'files') return files.flatMap((file) => fileSource(file, picks))
  const read = readIn(answer)
  return read ? [{ key: pasted, source: texts.text, read, label: labelOf(pasted, says.pastedName, picks) }] : []
}

function chosenTypes({ key, read }: SheetSource, picks: Picks): Record<number, SheetType> {
  return Object.fromEntries(
    read.analysis.columns.flatMap((_, at) => {
      const type = sheetTypes.find((one) => one === picks[typePick(key, at)])
      return type ? [[at, type] as const] : []
    }),
  )
}

const marks = { auto: undefined, point: '.', comma: ',' } as const

const rulesOf = ({ mark, order }: Options) => ({ mark: marks[mark], order: order === 'auto' ? undefined : order })

/** Columns as they were read, with the types that somebody chose. */
function columnsOf(source: SheetSource, { picks }: ExcelWork): PlannedColumn[] {
  const chosen = chosenTypes(source, picks)
  return source.read.columns.map((column, at) => {
    const type = chosen[at]
    return type === undefined ? column : { ...column, type, why: undefined }
  })
}

function sheetOf(source: SheetSource, work: ExcelWork): PlannedSheet {
  const { analysis, width } = source.read
  return {
    source: source.source,
    reading: analysis.reading,
    label: source.label,
    columns: columnsOf(source, work),
    rows: analysis.rows,
    width,
  }
}

const headingOf = (name: string, at: number) => name || says.unnamed(at + 1)

function whyOf({ read }: SheetSource, column: PlannedColumn, at: number): string {
  const facts = read.analysis.columns[at]
  if (!facts || facts.filled === 0) return says.noValues
  const { why, type, mark, zone, because } = column
  return [
    says.values(facts.filled, facts.empty),
    ...(why === undefined ? [] : [says.why[why](because?.value ?? '', because?.line ?? 0)]),
    ...(type === 'number' && mark === ',' ? [says.comma] : []),
    ...(type === 'date' && zone !== undefined ? [says.inZone(zone)] : []),
  ].join('; ')
}

function choicesOf(source: SheetSource, work: ExcelWork): View {
  const rows = columnsOf(source, work).map((column, at): ChoiceRow => {
    const name = headingOf(column.heading, at)
    return {
      label: name,
      text: whyOf(source, column, at),
      pick: typePick(source.key, at),
      says: says.typeOf(name),
      options: [
        { value: 'auto', label: says.detected(says.types[source.read.columns[at]?.type ?? 'text']) },
        ...sheetTypes.map((type) => ({ value: type, label: says.types[type] })),
      ],
    }
  })
  return { kind: 'choices', label: says.columnsLabel(source.label), rows }
}

const shownRenames = 5

function warningsOf({ read, label }: SheetSource, { values }: ExcelWork): View {
  const { ragged, quoteFaults, columns, reading, rows } = read.analysis
  const items: Warning[] = []
  const uneven = ragged.short + ragged.long
  if (uneven > 0) {
    const lines = ragged.listed.map(({ line, fields }) => says.unevenLine(line, fields)).join('; ')
    const rest = uneven - ragged.listed.length
    items.push({
      says: says.uneven(ragged.short, ragged.long, columns.length),
      more: { label: says.unevenLines, text: rest > 0 ? `${lines} ${says.andMore(rest)}` : lines },
    })
  }
  const sentences: string[] = []
  if (quoteFaults.total > 0) sentences.push(says.strayQuotes(quoteFaults.total, quoteFaults.listed[0]?.line ?? 1))
  if (read.unsureMark) sentences.push(says.unsureMark(read.unsureMark))
  if (read.formulas > 0) sentences.push(says.formulas(read.formulas, values.formulas))
  if (values.layout === 'table') {
    const own = columns.map(({ header }) => header)
    const changed = tableHeadings(own).flatMap((name, at) => (name === own[at] ? [] : [[own[at] ?? '', name] as const]))
    sentences.push(
      ...changed.slice(0, shownRenames).flatMap(([one, name]) => (reading.hasHeader ? [says.renamed(one, name)] : [])),
    )
  }
  const sheets = rowsOfSheets({ rows }, reading.hasHeader || values.layout !== 'plain').length
  if (sheets > 1) sentences.push(says.split(rows, sheets))
  return {
    kind: 'warnings',
    label: `${says.notices}: ${label}`,
    items: [...items, ...sentences.map((sentence) => ({ says: sentence }))],
  }
}

function previewOf(source: SheetSource, work: ExcelWork): View {
  const kept = columnsOf(source, work).flatMap(({ heading, type }, at) =>
    type === 'omit' ? [] : [{ name: headingOf(heading, at), type, at }],
  )
  return {
    kind: 'table',
    label: says.previewLabel(source.label),
    isTitled: true,
    columns: [says.line, ...kept.map(({ name, type }) => says.headingOf(name, says.types[type]))],
    rows: source.read.shown.map(({ line, cells }) => [
      String(line),
      ...kept.map(({ at, type }) => cells[at]?.[type] ?? ''),
    ]),
  }
}

function sheetViews(source: SheetSource, work: ExcelWork, name: string): View[] {
  const { analysis } = source.read
  const { rows, columns, reading } = analysis
  const encoding = typeof source.source === 'string' ? undefined : says.encodings[reading.encoding]
  return [
    { kind: 'note', says: says.found(rows, columns.length, reading.delimiter, encoding) },
    {
      kind: 'entry',
      label: says.sheetName,
      pick: namePick(source.key),
      help: says.sheetNameHelp(name),
    },
    warningsOf(source, work),
    choicesOf(source, work),
    previewOf(source, work),
  ]
}

/** Sheets of each source, by their names in the workbook. */
function namesOf(sources: readonly SheetSource[], { values }: ExcelWork): string[][] {
  const counts = sources.map(
    ({ read }) => rowsOfSheets(read.analysis, read.analysis.reading.hasHeader || values.layout !== 'plain').length,
  )
  const all = sheetNames(sources.flatMap(({ label }, at) => Array.from({ length: counts[at] ?? 1 }, () => label)))
  return counts.map((count) => all.splice(0, count))
}

function statusOf(work: ExcelWork, sources: readonly SheetSource[], names: readonly string[][]): View {
  const { values, files } = work
  const note = (sentence: string): View => ({ kind: 'note', status: true, strong: true, says: sentence })
  if (values.from === 'text' || files.length === 0)
    return note(sources.length > 0 ? '' : values.from === 'files' ? says.waiting : says.waitingText)
  const busy = files.filter(({ isBusy }) => isBusy).length
  if (busy > 0) return note(says.busy(busy))
  if (sources.length < files.length) return note(says.held(files.length - sources.length))
  const rows = sources.reduce((sum, { read }) => sum + read.analysis.rows, 0)
  return note(says.ready(files.length, rows, names.flat().length))
}

function madeViews({ made }: ExcelWork): View[] {
  if (made?.kind !== 'written') return [{ kind: 'note', status: true, says: '' }]
  const { report, file } = made
  const sentences = [...report.misfits.map(says.misfit), ...(report.cut > 0 ? [says.cut(report.cut)] : [])]
  return [
    { kind: 'note', status: true, says: says.written(report, file.size) },
    { kind: 'warnings', label: says.notices, items: sentences.map((sentence) => ({ says: sentence })) },
  ]
}

function viewsOf(work: ExcelWork): View[] {
  const sources = sourcesOf(work)
  const names = namesOf(sources, work)
  const views = new Map(sources.map((source, at) => [source.key, sheetViews(source, work, names[at]?.[0] ?? '')]))
  const own: View[] =
    work.values.from === 'text'
      ? (views.get(pasted) ?? [])
      : [{ kind: 'files', of: Object.fromEntries([...views].map(([key, list]) => [Number(key), list])) }]
  return [statusOf(work, sources, names), ...own, ...madeViews(work)]
}

const planFor = rememberLast((work: ExcelWork): Content<ExcelQuestion> | undefined => {
  const sources = sourcesOf(work)
  const isRead = work.files.every(({ isBusy, answer }) => !isBusy && readIn(answer))
  const isWhole = work.values.from === 'text' ? work.isCurrent : isRead
  if (sources.length === 0 || !isWhole) return undefined
  return { ask: { ask: 'write', sheets: sources.map((source) => sheetOf(source, work)), style: styleOf(work.values) } }
})

function fileName(work: ExcelWork): string {
  const [first, ...more] = sourcesOf(work)
  const isOne = first && more.length === 0 && first.key !== pasted
  return `${(isOne && first.label.replace(/[\\/:*?"<>|]/g, ' ').trim()) || 'workbook'}.xlsx`
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ofFiles = { field: 'from', is: 'files' } as const
const howRead = 'How the files are read'

export default defineWorkbench({
  worker: worker<ExcelQuestion, ExcelAnswer>('csv-to-excel'),
  options: {
    from: choice('CSV from', { options: { files: 'Files', text: 'Pasted text' }, initial: 'files' }),
    layout: choice('Layout', { options: says.layouts, initial: 'table', as: 'menu' }),
    freeze: choice('Stays in sight', { options: says.freezes, initial: 'row', as: 'menu' }),
    dates: choice('Dates', { options: says.dates, initial: 'iso', as: 'menu' }),
    colours: choice('Colours in number columns', { options: says.colours, initial: 'none', as: 'menu' }),
    numbers: choice('Numbers', { options: says.numbers, initial: 'file', as: 'menu' }),
    head: choice('Header', {
      options: says.heads,
      initial: 'shaded',
      as: 'menu',
      help: 'A table has a header of its own colours.',
    }),
    widths: choice('Column widths', { options: says.widthsOf, initial: 'fit', as: 'menu' }),
    formulas: toggle('Let texts that begin with = be formulas', {
      help: 'Only for files that you trust. What Excel could not read stays text.',
    }),
    delimiter: choice('Separator', { options: says.delimiters, initial: 'auto', as: 'menu' }),
    encoding: choice('Encoding', { options: says.encodings, initial: 'auto', as: 'menu', shownWhen: ofFiles }),
    mark: choice('Numbers are written', { options: says.marks, initial: 'auto', as: 'menu' }),
    order: choice('Dates are written', { options: says.orders, initial: 'auto', as: 'menu' }),
    hasHeader: toggle('First row holds the headers', { initial: true }),
    trim: toggle('Drop spaces around values', {}),
  },
  panels: [
    { at: 'top', fields: ['from'] },
    { at: 'inputs', label: 'How the sheets look', fields: ['layout', 'freeze', 'dates', 'colours'] },
    {
      at: 'inputs',
      label: howRead,
      folded: true,
      fields: ['delimiter', 'encoding', 'mark', 'order', 'hasHeader', 'trim'],
    },
    { at: 'inputs', label: 'More about the look', folded: true, fields: ['numbers', 'head', 'widths', 'formulas'] },
  ],
  inputs: {
    files: {
      kind: 'files',
      label: 'CSV files',
      button: 'Choose CSV files',
      accept: '.csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain',
      folders: true,
      verb: 'Read',
      stopped: 'It is in no sheet.',
      follows: 'first',
      shownWhen: ofFiles,
    },
    text: {
      kind: 'text',
      label: 'CSV to convert',
      placeholder: 'Paste CSV here',
      height: 'tall',
      example: excelSample,
      takes: { text: { from: 'text' } },
      opens: { label: 'Open a CSV file', largest: 20_000_000, otherwise: 'Add it under “Files”.' },
      shownWhen: { field: 'from', is: 'text' },
    },
  },
  resultLabel: 'Workbook',
  asking: says.reading,
  making: says.writing,
  ask({ values, texts: { text } }): ExcelQuestion | undefined {
    if (values.from !== 'text' || text.trim() === '') return undefined
    return { ask: 'read', source: text, settings: settingsOf(values), rules: rulesOf(values) }
  },
  askOf: (file, { values }): ExcelQuestion => ({
    ask: 'read',
    source: file,
    settings: settingsOf(values),
    rules: rulesOf(values),
  }),
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'written' ? answer.file : undefined),
  takeAway: {
    save: { kind: 'save', label: says.download, file: fileName, type: excelType, of: (work) => planFor(work) },
    share: { kind: 'share', label: says.share, file: fileName, type: excelType, of: (work) => planFor(work) },
  },
  controls: [
    {
      label: 'CSV',
      help: 'Any number of files or whole folders, each for a sheet of its own, or text that you paste.',
    },
    {
      label: 'Type of a column',
      help: 'Found from all of its values and changed by you: text, number, date, true or false, or left out.',
    },
    { label: 'Layout', help: 'An Excel table with filter buttons and bands, filters alone, or plain cells.' },
    { label: 'Look', help: 'Frozen header, date and number formats, widths, colours that follow the numbers.' },
    {
      label: 'How the files are read',
      help: 'Separator, encoding, decimal mark and order of day and month, detected or chosen.',
    },
  ],
  results: [
    { label: 'One XLSX workbook with a sheet for each file', kind: 'value' },
    { label: 'What each column becomes, and why', kind: 'table' },
    { label: 'The first rows as cells', kind: 'table' },
    { label: 'Rows of another length, renamed headings, values that did not fit', kind: 'verdict' },
  ],
  formula:
    'Reads each file twice by RFC 4180, decides the type of every column from all of its values, and writes SpreadsheetML of ECMA-376 row by row into one ZIP archive',
  limits: [
    'A sheet holds 1,048,576 rows and 16,384 columns; more rows go on further sheets, more columns are refused.',
    'A cell holds 32,767 characters; a longer text ends in an ellipsis and is counted.',
    'Dates before 1 March 1900 stay text, since spreadsheets count them differently. Times without a day stay text.',
    'Excel knows no time zones: a zone that all times of a column share is dropped and named.',
    'Files are not kept on your device; pasted text is, up to one million characters.',
  ],
  asked: [{ says: '{text:csv}', sets: { from: 'text' } }],
  sources: [
    {
      title: 'ECMA-376, Office Open XML file formats, Part 1: SpreadsheetML',
      href: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
    },
    {
      title: 'RFC 4180: Common Format and MIME Type for Comma-Separated Values (CSV) Files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
    {
      title: 'Microsoft: Excel specifications and limits',
      href: 'https://support.microsoft.com/en-us/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3',
    },
  ],
  abilities: ['save', 'print'],
})
