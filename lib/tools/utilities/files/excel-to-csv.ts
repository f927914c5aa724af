import { fileStem } from '@/lib/base/format/file-stem'
import { columnName } from '@/lib/base/workbook/workbook'
import type { ChoiceRow, Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { CsvStyle } from '@/lib/subjects/tables/book-csv'
import type { RowStyle } from '@/lib/subjects/tables/book-rows'
import { rangeOf } from '@/lib/subjects/tables/cell-range'
import {
  excelToCsvMessages as says,
  previewRows,
  type LookedSheet,
  type ToCsvAnswer,
  type ToCsvQuestion,
} from './excel-to-csv.messages'

interface Options {
  numbers: RowStyle['numbers']
  days: RowStyle['days']
  decimal: keyof typeof says.decimals
  merged: RowStyle['merged']
  hidden: RowStyle['hidden']
  dense: boolean
  tidy: boolean
  delimiter: keyof typeof says.delimiters
  quotes: keyof typeof says.quotes
  lineEnd: keyof typeof says.lineEnds
  encoding: keyof typeof says.encodings
  guard: boolean
}
type ToCsvWork = Work<Options, Readonly<Record<'range', string>>, ToCsvAnswer, ToCsvQuestion>
type Given = Pick<ToCsvWork, 'values' | 'texts'>

/** A workbook that was read, and its sheet that is shown. */
interface Looked {
  id: number
  name: string
  file: File
  sheets: readonly LookedSheet[]
  is1904: boolean
  /** The sheet that is shown while nobody chose another one. */
  usual: number
  shown: number
}

const sheetPick = (id: number, sheet: number) => `sheet ${id} ${sheet}`
const shownPick = (id: number) => `shown ${id}`

const marks = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const

function styleOf({ values, texts }: Given): RowStyle {
  const { numbers, days, decimal, merged, hidden, dense, tidy } = values
  const range = rangeOf(texts.range)
  return {
    numbers,
    days,
    decimal: decimal === 'comma' ? ',' : '.',
    merged,
    hidden,
    dense,
    tidy,
    range: range === 'bad' ? undefined : range,
  }
}

const csvStyle = ({ delimiter, quotes, lineEnd, encoding, guard }: Options): CsvStyle => ({
  delimiter: marks[delimiter],
  quotesAll: quotes === 'all',
  lineEnd: lineEnd === 'lf' ? '\n' : '\r\n',
  byteOrderMark: encoding === 'marked',
  guard,
})

const isUsual = ({ isHidden, extent }: LookedSheet) => !isHidden && extent.lines > 0

function lookedOf({ id, name, file, answer }: WorkFile<ToCsvAnswer>, picks: ToCsvWork['picks']): Looked[] {
  if (answer?.kind !== 'looked') return []
  const { sheets, is1904 } = answer
  const usual = Math.max(0, sheets.findIndex(isUsual))
  const picked = picks[shownPick(id)]
  const shown = picked !== undefined && sheets[Number(picked)] ? Number(picked) : usual
  return [{ id, name, file, sheets, is1904, usual, shown }]
}

const lookedIn = ({ files, picks }: ToCsvWork) => files.flatMap((file) => lookedOf(file, picks))

/** Places of the sheets of a workbook that become files. */
function writtenOf({ id, sheets }: Looked, picks: ToCsvWork['picks']): number[] {
  return sheets.flatMap((sheet, at) => {
    const pick = picks[sheetPick(id, at)]
    return pick === 'write' || (pick !== 'omit' && isUsual(sheet)) ? [at] : []
  })
}

function sheetRow(id: number, sheet: LookedSheet, at: number): ChoiceRow {
  const isWritten = isUsual(sheet)
  const usual = isWritten ? says.isWritten : sheet.isHidden ? says.isHidden : says.isEmpty
  return {
    label: sheet.name,
    text: says.extent(sheet.extent),
    pick: sheetPick(id, at),
    says: says.sheetOf(sheet.name),
    options: [
      { value: 'auto', label: usual },
      isWritten ? { value: 'omit', label: says.isOmitted } : { value: 'write', label: says.isWritten },
    ],
  }
}

function shownRow({ id, name, sheets, usual }: Looked): ChoiceRow {
  const order = [usual, ...[...sheets.keys()].filter((at) => at !== usual)]
  return {
    label: says.shownSheet,
    text: '',
    pick: shownPick(id),
    says: says.shownSheetOf(name),
    options: order.map((at) => ({ value: String(at), label: sheets[at]?.name ?? '' })),
  }
}

/** What somebody should know of the sheets that are written. */
function findingsOf(looked: Looked, work: ToCsvWork): Finding[] {
  return writtenOf(looked, work.picks).flatMap((at): Finding[] => {
    const sheet = looked.sheets[at]
    if (!sheet) return []
    const { name, extent, shown } = sheet
    const { faults, uncomputed, formulaLike } = extent
    return [
      ...(shown.length === 0 ? [{ tone: 'warn', says: says.outOfRange(name) } as const] : []),
      ...(faults > 0 ? [{ tone: 'warn', says: says.faults(name, faults) } as const] : []),
      ...(uncomputed > 0 ? [{ tone: 'warn', says: says.uncomputed(name, uncomputed) } as const] : []),
      ...(formulaLike > 0 && !work.values.guard
        ? [
            {
              tone: 'warn',
              says: says.formulaLike(name, formulaLike),
              offers: [{ label: says.guardThem, sets: { guard: true } }],
            } as const,
          ]
        : []),
    ]
  })
}

const shownColumns = 100

function previewOf({ name, columns, shown, extent }: LookedSheet): View[] {
  if (shown.length === 0) return []
  const within = columns.slice(0, shownColumns)
  const isCut = shown.at(-1)?.line !== extent.lines && shown.length === previewRows
  return [
    {
      kind: 'table',
      label: says.previewLabel(name),
      isTitled: true,
      columns: [says.line, ...within.map(columnName)],
      rows: shown.map(({ line, cells }) => [String(line), ...cells.slice(0, shownColumns)]),
    },
    ...(isCut ? [{ kind: 'note', tone: 'plain', says: says.previewOf(shown.length, extent.lines) } as const] : []),
    ...(columns.length > shownColumns
      ? [{ kind: 'note', tone: 'plain', says: says.previewColumns(shownColumns, columns.length) } as const]
      : []),
  ]
}

function bookViews(looked: Looked, work: ToCsvWork): View[] {
  const { id, name, sheets, shown, is1904 } = looked
  const findings = findingsOf(looked, work)
  const shownSheet = sheets[shown]
  return [
    ...(is1904 ? [{ kind: 'note', says: says.from1904 } as const] : []),
    {
      kind: 'choices',
      label: says.sheetsLabel(name),
      rows: [...sheets.map((sheet, at) => sheetRow(id, sheet, at)), ...(sheets.length > 1 ? [shownRow(looked)] : [])],
    },
    ...(findings.length > 0 ? [{ kind: 'findings', label: says.findings, items: findings } as const] : []),
    ...(shownSheet ? previewOf(shownSheet) : []),
  ]
}

function statusOf(work: ToCsvWork, looked: readonly Looked[]): View {
  const note = (sentence: string): View => ({ kind: 'note', status: true, strong: true, says: sentence })
  const { files, picks } = work
  if (files.length === 0) return note(says.waiting)
  const busy = files.filter(({ isBusy }) => isBusy).length
  if (busy > 0) return note(says.busy(busy))
  if (looked.length < files.length) return note(says.held(files.length - looked.length))
  const written = looked.flatMap((one) => writtenOf(one, picks).map((at) => one.sheets[at]?.extent.lines ?? 0))
  return note(
    says.ready(
      files.length,
      written.length,
      written.reduce((sum, lines) => sum + lines, 0),
    ),
  )
}

function viewsOf(work: ToCsvWork): View[] {
  const looked = lookedIn(work)
  const fault: View[] =
    rangeOf(work.texts.range) === 'bad' ? [{ kind: 'note', under: 'range', tone: 'bad', says: says.rangeFault }] : []
  const made: View = {
    kind: 'note',
    status: true,
    says: work.made?.kind === 'written' ? says.written(work.made.report, work.made.file.size) : '',
  }
  return [
    ...fault,
    statusOf(work, looked),
    { kind: 'files', of: Object.fromEntries(looked.map((one) => [one.id, bookViews(one, work)])) },
    made,
  ]
}

const cleaned = (name: string) => name.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'sheet'

function fileNameOf({ name, sheets }: Looked, sheet: number, extension: string): string {
  const stem = cleaned(fileStem(name.replace(/^.*\//, '')))
  return sheets.length === 1 ? `${stem}.${extension}` : `${stem} - ${cleaned(sheets[sheet]?.name ?? '')}.${extension}`
}

const extensionOf = ({ delimiter }: Options) => (delimiter === 'tab' ? 'tsv' : 'csv')

const ofSheet = ({ file }: Looked, sheet: number, work: ToCsvWork): Content<ToCsvQuestion> => ({
  ask: { ask: 'write', file, sheet, style: styleOf(work), csv: csvStyle(work.values) },
})

/** The first workbook, of which a sheet is shown, once everything was read by what is set now. */
function firstOf(work: ToCsvWork): Looked | undefined {
  if (work.files.some(({ isBusy }) => isBusy)) return undefined
  return lookedIn(work)[0]
}

function shownContent(work: ToCsvWork): Content<ToCsvQuestion> | undefined {
  const first = firstOf(work)
  return first && ofSheet(first, first.shown, work)
}

function shownName(work: ToCsvWork): string {
  const first = firstOf(work)
  return first ? fileNameOf(first, first.shown, extensionOf(work.values)) : 'sheet.csv'
}

/** Every sheet that is written, by a name of its own. */
function allFiles(work: ToCsvWork): Record<string, Content<ToCsvQuestion>> {
  const files: Record<string, Content<ToCsvQuestion>> = {}
  if (!firstOf(work)) return files
  for (const looked of lookedIn(work))
    for (const sheet of writtenOf(looked, work.picks)) {
      const name = fileNameOf(looked, sheet, extensionOf(work.values))
      let own = name
      for (let time = 2; Object.hasOwn(files, own); time++) own = name.replace(/\.([^.]+)$/, ` (${time}).$1`)
      files[own] = ofSheet(looked, sheet, work)
    }
  return files
}

const howWritten = 'How the CSV is written'

export default defineWorkbench({
  worker: worker<ToCsvQuestion, ToCsvAnswer>('excel-to-csv'),
  options: {
    numbers: choice('Numbers', { options: says.numbers, initial: 'stored', as: 'menu' }),
    days: choice('Dates', { options: says.days, initial: 'iso', as: 'menu' }),
    delimiter: choice('Separator', { options: says.delimiters, initial: 'comma', as: 'menu' }),
    merged: choice('Value of merged cells', { options: says.merged, initial: 'fill', as: 'menu' }),
    hidden: choice('Hidden rows and columns', { options: says.hidden, initial: 'keep', as: 'menu' }),
    decimal: choice('Decimal mark', { options: says.decimals, initial: 'point', as: 'menu' }),
    quotes: choice('Quotes', { options: says.quotes, initial: 'needed', as: 'menu' }),
    lineEnd: choice('Line ends', { options: says.lineEnds, initial: 'crlf', as: 'menu' }),
    encoding: choice('Encoding', { options: says.encodings, initial: 'plain', as: 'menu' }),
    dense: toggle('Leave out rows without a value', {}),
    tidy: toggle('Make line ends and spaces in texts one space', {}),
    guard: toggle('Put an apostrophe before texts that a spreadsheet would run', {
      help: 'For files that others open in Excel. A database would store the apostrophe.',
    }),
  },
  panels: [
    { at: 'inputs', label: 'What is written', fields: ['numbers', 'days', 'merged', 'hidden'] },
    {
      at: 'inputs',
      label: howWritten,
      folded: true,
      fields: ['delimiter', 'decimal', 'quotes', 'lineEnd', 'encoding', 'dense', 'tidy', 'guard'],
    },
  ],
  inputs: {
    files: {
      kind: 'files',
      label: 'Workbooks',
      button: 'Choose workbooks',
      accept:
        '.xlsx,.xlsm,.xltx,.ods,.ots,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet',
      folders: true,
      verb: 'Read',
      stopped: 'No CSV is made of it.',
      follows: 'first',
    },
    range: {
      kind: 'text',
      label: 'Cells to write',
      placeholder: 'All, or A3:F200, A:F, 3:200, 3',
      height: 'line',
      help: 'Of every sheet. 3 begins at line 3 and leaves out a title above the table.',
    },
  },
  resultLabel: 'CSV',
  asking: says.reading,
  making: says.writing,
  ask: () => undefined,
  askOf: (file, given): ToCsvQuestion => ({ ask: 'look', file, style: styleOf(given) }),
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'written' ? answer.file : undefined),
  takeAway: {
    save: { kind: 'save', label: says.save, file: shownName, type: 'text/csv', of: (work) => shownContent(work) },
    zip: {
      kind: 'zip',
      label: says.zip,
      file: (work) =>
        `${firstOf(work) ? cleaned(fileStem((firstOf(work)?.name ?? '').replace(/^.*\//, ''))) : 'sheets'}.zip`,
      files: allFiles,
    },
    copy: { kind: 'copy', label: says.copy, done: says.copied, of: (work) => shownContent(work) },
    share: { kind: 'share', label: says.share, file: shownName, type: 'text/csv', of: (work) => shownContent(work) },
    next: {
      kind: 'carry',
      gives: 'csv',
      leadsTo: ['csv-to-json', 'csv-validator', 'csv-table'],
      of: (work) => shownContent(work),
    },
  },
  controls: [
    { label: 'Workbooks', help: 'Any number of XLSX, XLSM or ODS files, or whole folders.' },
    { label: 'Sheets', help: 'Each becomes a file; hidden and empty ones when you ask for them.' },
    { label: 'Numbers and dates', help: 'As they are stored, or as their formats show them in the cell.' },
    { label: 'Cells to write', help: 'A range, some columns, or everything from the line of the headings on.' },
    {
      label: 'Merged and hidden cells',
      help: 'A merged block fills its cells or its first one; hidden rows stay or go.',
    },
    { label: howWritten, help: 'Separator, decimal mark, quotes, line ends and encoding.' },
  ],
  results: [
    { label: 'A CSV file for each sheet, alone or in one ZIP', kind: 'value' },
    { label: 'Size of each sheet, with its merged blocks and what it hides', kind: 'table' },
    { label: 'The first 200 rows as they will be written', kind: 'table' },
    { label: 'Errors, formulas without a result, texts that a spreadsheet would run', kind: 'verdict' },
  ],
  formula:
    'Reads SpreadsheetML of ECMA-376 and OpenDocument 1.3 row by row, shows numbers by their format codes (ECMA-376 Part 1, 18.8.31), and writes records by RFC 4180',
  limits: [
    'Formulas are not worked out: the result that the workbook was saved with is written.',
    'Workbooks of Excel 97 to 2003 (.xls), binary ones (.xlsb) and those locked with a password are refused with the reason.',
    'A short date that follows the computer’s settings is shown month first, with the year in four digits.',
    'OpenDocument files say themselves how a cell looks, so the decimal mark does not change what is shown there.',
    'Numbers have 15 digits, as in the spreadsheet.',
    'Colours, comments and charts have no place in CSV.',
  ],
  sources: [
    {
      title: 'ECMA-376, Office Open XML file formats, Part 1: SpreadsheetML',
      href: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
    },
    {
      title: 'OASIS OpenDocument 1.3, Part 3: schema',
      href: 'https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/OpenDocument-v1.3-os-part3-schema.html',
    },
    {
      title: 'RFC 4180: Common Format and MIME Type for Comma-Separated Values (CSV) Files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
  ],
  abilities: ['save', 'print'],
})
