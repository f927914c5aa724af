import { counted, whole } from '@/lib/messages/counted'
import { csvReadingMessages } from '@/lib/messages/csv'
import { sizeInWords } from '@/lib/messages/workbench'
import type { Unreadable } from '@/lib/subjects/csv/analyse'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import type { SheetAnalysis, SheetMisfit, WorkbookReport } from '@/lib/subjects/tables/csv-workbook'
import type { PlannedSheet, SheetStyle } from '@/lib/subjects/tables/sheet-plan'
import type { SheetType, TypeRules, WhyText } from '@/lib/subjects/tables/typed-columns'

export type ExcelQuestion =
  | { ask: 'read'; source: string | File; settings: ReadSettings; rules: TypeRules }
  | { ask: 'write'; sheets: PlannedSheet[]; style: SheetStyle }
export type ExcelAnswer = ({ kind: 'read' } & SheetAnalysis) | { kind: 'written'; file: Blob; report: WorkbookReport }

export const excelSample = `account,postcode,card reference,opened,balance,change,active
0012,01067,4000123412341234,2026-01-31,1240.50,12%,true
0047,04109,4000567856785678,2026-02-28,-310.75,-3.5%,false
0113,10115,4000987698769876,2026-03-15,88.00,0%,true
`

const { encodings, delimiters, separators, unclosedQuote } = csvReadingMessages

export const csvToExcelMessages = {
  encodings,
  delimiters,
  unclosedQuote,
  marks: { auto: 'Detect', point: '1,234.56', comma: '1.234,56' },
  orders: { auto: 'Detect', day: 'Day first: 31/12', month: 'Month first: 12/31' },
  layouts: { table: 'Table with filters', filter: 'Filters only', plain: 'Plain cells' } satisfies Record<
    SheetStyle['layout'],
    string
  >,
  heads: { shaded: 'Bold on a tint', bold: 'Bold', plain: 'Plain' } satisfies Record<SheetStyle['head'], string>,
  freezes: {
    row: 'Header row',
    both: 'Header and first column',
    none: 'Nothing',
  } satisfies Record<SheetStyle['freeze'], string>,
  dates: {
    iso: '2026-12-31',
    reader: 'As the reader’s Excel writes them',
    day: '31/12/2026',
    month: '12/31/2026',
    words: '31 Dec 2026',
  } satisfies Record<SheetStyle['dates'], string>,
  numbers: { file: 'As in the file', grouped: 'With thousands separators', plain: 'General' } satisfies Record<
    SheetStyle['numbers'],
    string
  >,
  colours: {
    none: 'None',
    negative: 'Negative numbers in red',
    scale: 'Shades from least to most',
    bars: 'Bars in the cells',
  } satisfies Record<SheetStyle['marks'], string>,
  widthsOf: { fit: 'Fit the content', usual: 'Excel’s own' } satisfies Record<SheetStyle['widths'], string>,

  waiting: 'Choose CSV files, and see here what each column becomes.',
  waitingText: 'Paste CSV, and see here what each column becomes.',
  reading: 'Reading',
  writing: 'Writing the workbook',
  found: (rows: number, columns: number, separator: string, encoding: string | undefined) =>
    `${counted(rows, 'row', 'rows')}, ${counted(columns, 'column', 'columns')}, separated by ${separators(separator)}${encoding === undefined ? '' : `, ${encoding}`}`,
  ready: (files: number, rows: number, sheets: number) =>
    `${counted(files, 'file', 'files')} with ${counted(rows, 'row', 'rows')} for ${counted(sheets, 'sheet', 'sheets')}`,
  busy: (files: number) => `${counted(files, 'file is', 'files are')} being read.`,
  held: (files: number) =>
    `${counted(files, 'file was', 'files were')} not read. Read it again or remove it, then download.`,
  sheetName: 'Name of the sheet',
  pastedName: 'Data',
  sheetNameHelp: (name: string) => `Excel will call it ${name}.`,
  columnsLabel: (sheet: string) => `Columns and their types: ${sheet}`,
  typeOf: (name: string) => `Type of ${name}`,
  unnamed: (at: number) => `Column ${at}`,
  types: {
    text: 'Text',
    number: 'Number',
    date: 'Date',
    boolean: 'True or false',
    omit: 'Leave out',
  } satisfies Record<SheetType, string>,
  detected: (type: string) => `Detected: ${type}`,
  noValues: 'no values',
  values: (filled: number, empty: number) =>
    `${counted(filled, 'value', 'values')}${empty > 0 ? `, ${whole(empty)} empty` : ''}`,
  why: {
    'leading-zero': (value, line) => `kept as text: zeros in front, as in ${value} on line ${whole(line)}`,
    'too-long': (value, line) => `kept as text: Excel keeps 15 digits, and ${value} on line ${whole(line)} has more`,
    phone: (value, line) => `kept as text: telephone numbers, as in ${value} on line ${whole(line)}`,
    header: () => 'kept as text: the header names digits that nobody adds up',
    mixed: (value, line) => `kept as text: not every value is a number, see “${value}” on line ${whole(line)}`,
    'unsure-dates': () =>
      'kept as text: nothing says whether day or month stands first. Choose it under “How the files are read”',
    'both-orders': () => 'kept as text: some dates begin with the day, others with the month',
    zones: () => 'kept as text: the times are of more than one zone, and Excel knows none',
  } satisfies Record<WhyText, (value: string, line: number) => string>,
  comma: 'decimal comma',
  inZone: (zone: string) => `times of zone ${zone}, which Excel does not keep`,

  notices: 'What to check',
  uneven: (short: number, long: number, width: number) =>
    `${[
      short > 0 ? `${counted(short, 'row has', 'rows have')} fewer than ${whole(width)} fields` : '',
      long > 0 ? `${counted(long, 'row has', 'rows have')} more, which stand to the right of the last heading` : '',
    ]
      .filter(Boolean)
      .join('; ')}.`,
  unevenLines: 'Which lines',
  unevenLine: (line: number, fields: number) => `line ${whole(line)}: ${counted(fields, 'field', 'fields')}`,
  andMore: (count: number) => `and ${whole(count)} more`,
  strayQuotes: (count: number, line: number) =>
    `${counted(count, 'row has', 'rows have')} broken quotes, the first on line ${whole(line)}.`,
  unsureMark: (mark: string) =>
    `Numbers such as 1,234 can be read in two ways here. They are read with ${mark === ',' ? 'a decimal comma' : 'a decimal point'}; the other is under “How the files are read”.`,
  formulas: (count: number, allowed: boolean) =>
    allowed
      ? `${counted(count, 'text begins', 'texts begin')} with = and ${count === 1 ? 'becomes a formula' : 'become formulas'} where Excel can read ${count === 1 ? 'it' : 'them'}.`
      : `${counted(count, 'text begins', 'texts begin')} with = and ${count === 1 ? 'stays' : 'stay'} text. It is not run.`,
  renamed: (before: string, after: string) =>
    `The heading “${before}” is called ${after}: a table has each heading once.`,
  split: (rows: number, sheets: number) =>
    `${whole(rows)} rows are more than a sheet holds. They go on ${counted(sheets, 'sheet', 'sheets')}, each with the header.`,
  previewLabel: (sheet: string) => `The first rows as cells: ${sheet}`,
  line: 'Line',
  headingOf: (name: string, type: string) => `${name} (${type})`,

  download: 'Download Excel file',
  share: 'Share',
  written: ({ sheets }: WorkbookReport, bytes: number) =>
    `${counted(sheets.length, 'sheet', 'sheets')} with ${counted(
      sheets.reduce((sum, { rows }) => sum + rows, 0),
      'row',
      'rows',
    )} written, ${sizeInWords(bytes)}.`,
  misfit: ({ sheet, column, total, line, value }: SheetMisfit) =>
    `${sheet}: ${counted(total, 'value', 'values')} of ${column} did not fit the type and stayed text, first “${value}” on line ${whole(line)}.`,
  cut: (count: number) =>
    `${counted(count, 'text was', 'texts were')} longer than the 32,767 characters of a cell and end in an ellipsis.`,

  unreadable(why: Unreadable): string {
    if (why.unreadable === 'encoding')
      return `This file is not valid ${encodings[why.encoding]}. Choose another encoding under “How the files are read”.`
    return why.unreadable === 'binary'
      ? 'This file is not text, so there is no CSV in it.'
      : 'This is a workbook or ZIP archive already, not CSV.'
  },
  empty: 'There is nothing in this CSV.',
  tooWide: (columns: number) =>
    `A row has ${whole(columns)} fields. A sheet of Excel has 16,384 columns; choose another separator, or take the file apart.`,
  fileGone: 'The file could not be read. It may have been moved or changed; add it again.',
}
