import { counted, whole } from '@/lib/messages/counted'
import { csvReadingMessages } from '@/lib/messages/csv'
import type { ColumnSummary, RowChoice } from '@/lib/subjects/csv/held-table'
import type { MarkupFormat } from '@/lib/subjects/csv/table-markup'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import type { Unreadable } from '@/lib/subjects/csv/analyse'

export const tableSample = `country,capital,population,currency,joined EU
Germany,Berlin,83456045,EUR,1958-01-01
France,Paris,68605616,EUR,1958-01-01
Poland,Warsaw,37766327,PLN,2004-05-01
Sweden,Stockholm,10549347,SEK,1995-01-01
Malta,Valletta,542051,EUR,2004-05-01
`

export type SavedFormat = MarkupFormat | 'xlsx'

export const csvTableMessages = {
  delimiters: csvReadingMessages.delimiters,
  views: { table: 'Table', columns: 'Columns', markup: 'Code' },
  formats: {
    html: 'HTML',
    markdown: 'Markdown',
    latex: 'LaTeX',
    json: 'JSON',
    csv: 'CSV',
    xlsx: 'Excel',
  } satisfies Record<SavedFormat, string>,
  waiting: 'Paste CSV or open a file, and it appears as a table.',
  found: (shown: number, all: number, columns: number) =>
    `${shown === all ? counted(all, 'row', 'rows') : `${whole(shown)} of ${counted(all, 'row', 'rows')}`}, ${counted(columns, 'column', 'columns')}`,
  uneven: (short: number, long: number, lines: readonly number[]) =>
    `${counted(short + long, 'row has', 'rows have')} another length than the header, the first on ${lines.length > 1 ? 'lines' : 'line'} ${lines.map(whole).join(', ')}.`,
  quotes: (count: number, line: number) =>
    `${counted(count, 'row has', 'rows have')} broken quotes, the first on line ${whole(line)}.`,
  tableLabel: 'Table',
  line: 'Line',
  arrange: 'Order and page',
  sort: 'Sort by',
  fileOrder: 'Order of the file',
  ascending: (name: string) => `${name}, ascending`,
  descending: (name: string) => `${name}, descending`,
  page: 'Rows shown',
  pageOf: (from: number, to: number) => `${whole(from)} to ${whole(to)}`,
  columnsLabel: 'What the columns hold',
  summaryColumns: ['Column', 'Type', 'Filled', 'Empty', 'Different', 'Least', 'Most', 'Sum', 'Mean'],
  types: { text: 'Text', number: 'Number', boolean: 'True or false' } satisfies Record<ColumnSummary['type'], string>,
  many: 'over 100,000',
  markupLabel: 'Code of the first rows',
  markupCut: (shown: number, all: number) =>
    `The code of the first ${whole(shown)} of ${whole(all)} rows. What you copy or save has all of them.`,
  inExcel: 'An Excel file has no code to show. Download it.',
  reading: 'Reading the table',
  copied: 'Copied.',
  closed: 'The file was closed. Open it again.',
  tooManyRows: 'Up to two million rows are shown. Cut the file, or convert it with a tool that does not hold it.',
  tooManyForExcel: 'A sheet of Excel holds 1,048,576 rows. Filter first, or save as CSV.',
  unreadable(why: Unreadable): string {
    if (why.unreadable === 'encoding') return `The file is not valid ${why.encoding}.`
    return why.unreadable === 'binary'
      ? 'This file is not text. If it came from a spreadsheet, save it there as CSV first.'
      : 'This is a workbook or ZIP archive, not CSV. Save the sheet as CSV first.'
  },
  unclosedQuote: csvReadingMessages.unclosedQuote,
}

export type TableQuestion =
  | { ask: 'open'; source: string | Blob; settings: ReadSettings }
  | { ask: 'show'; choice: RowChoice; page: number; format: SavedFormat; isMarkup: boolean; isSummary: boolean }
  | { ask: 'save'; choice: RowChoice; format: SavedFormat }

export interface OpenTable {
  kind: 'opened'
  names: string[]
  rows: number
  short: number
  long: number
  unevenLines: number[]
  quoteFaults: number
  firstQuoteFault: number
}

export interface ShownRows {
  kind: 'shown'
  rows: string[][]
  /** Rows of the choice. */
  count: number
  summary: ColumnSummary[]
  markup: string
}

export type TableAnswer = OpenTable | ShownRows | Blob

export const pageLength = 200
export const markupRows = 50
