import { counted, whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { SheetExtent } from '@/lib/subjects/tables/book'
import type { CsvStyle } from '@/lib/subjects/tables/book-csv'
import type { RowsReport, RowStyle } from '@/lib/subjects/tables/book-rows'

/** A sheet as it was gone through, with its first rows as they would be written. */
export interface LookedSheet {
  name: string
  isHidden: boolean
  extent: SheetExtent
  /** The columns that are written, from 0. */
  columns: number[]
  shown: { line: number; cells: string[] }[]
}

export type ToCsvQuestion =
  | { ask: 'look'; file: File; style: RowStyle }
  | { ask: 'write'; file: File; sheet: number; style: RowStyle; csv: CsvStyle }
export type ToCsvAnswer =
  | { kind: 'looked'; sheets: LookedSheet[]; is1904: boolean }
  | { kind: 'written'; file: Blob; report: RowsReport }

/** Rows of a sheet that the page shows. */
export const previewRows = 200

const cells = (count: number) => counted(count, 'cell', 'cells')
const rowsOf = (count: number) => counted(count, 'row', 'rows')
const columnsOf = (count: number) => counted(count, 'column', 'columns')

export const excelToCsvMessages = {
  delimiters: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', bar: 'Bar |' },
  numbers: { stored: 'As stored: 1234.5', shown: 'As shown: $1,234.50' } satisfies Record<RowStyle['numbers'], string>,
  days: { iso: '2026-12-31', shown: 'As shown in the cell' } satisfies Record<RowStyle['days'], string>,
  decimals: { point: 'Point: 1.5', comma: 'Comma: 1,5' },
  merged: { fill: 'In every cell of the block', first: 'In the first cell only' } satisfies Record<
    RowStyle['merged'],
    string
  >,
  hidden: { keep: 'Write them', leave: 'Leave them out' } satisfies Record<RowStyle['hidden'], string>,
  quotes: { needed: 'Where needed', all: 'Around every value' },
  lineEnds: { crlf: 'CRLF (RFC 4180)', lf: 'LF' },
  encodings: { plain: 'UTF-8', marked: 'UTF-8 with a mark for Excel' },

  waiting: 'Choose workbooks, and see here what becomes of each sheet.',
  reading: 'Reading the workbook',
  writing: 'Writing CSV',
  noWorkbook: 'This is no XLSX or OpenDocument workbook. Those of type .xlsb or .numbers are saved as .xlsx first.',
  fileGone: 'The file could not be read. Perhaps it was moved or changed. Choose it again.',
  rangeFault: 'Write a range such as A3:F200, columns such as A:F, lines such as 3:200, or the first line, such as 3.',

  sheetsLabel: (name: string) => `Sheets of ${name}`,
  sheetOf: (name: string) => `What becomes of the sheet ${name}`,
  isWritten: 'A CSV file',
  isOmitted: 'Left out',
  isHidden: 'Left out: hidden',
  isEmpty: 'Left out: empty',
  shownSheet: 'Sheet shown below',
  shownSheetOf: (name: string) => `Sheet of ${name} that is shown below`,
  extent({ lines, width, merged, hiddenRows, hiddenColumns }: SheetExtent): string {
    if (lines === 0) return 'empty'
    const columns = hiddenColumns.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, width - 1) - from + 1), 0)
    return [
      rowsOf(lines),
      columnsOf(width),
      ...(merged.length > 0 ? [counted(merged.length, 'merged block', 'merged blocks')] : []),
      ...(hiddenRows > 0 ? [`${rowsOf(hiddenRows)} hidden`] : []),
      ...(columns > 0 ? [`${columnsOf(columns)} hidden`] : []),
    ].join(', ')
  },

  busy: (count: number) => `${counted(count, 'workbook is', 'workbooks are')} being read.`,
  held: (count: number) => `${counted(count, 'workbook', 'workbooks')} could not be read. The others can be saved.`,
  ready: (books: number, sheets: number, rows: number) =>
    `${counted(books, 'workbook', 'workbooks')}, ${counted(sheets, 'sheet', 'sheets')} to write, ${rowsOf(rows)} in all.`,
  from1904: 'This workbook counts its days from 1904. That is taken into account.',

  findings: 'Read this first',
  faults: (sheet: string, count: number) =>
    `${sheet}: ${cells(count)} with an error such as #N/A or #DIV/0!. The CSV has the error as text.`,
  uncomputed: (sheet: string, count: number) =>
    `${sheet}: ${cells(count)} with a formula whose result is not in the file. They stay empty. Open the workbook in a spreadsheet program and save it, and the results are there.`,
  formulaLike: (sheet: string, count: number) =>
    `${sheet}: ${counted(count, 'text begins', 'texts begin')} with =, +, - or @. A spreadsheet that opens the CSV may run them as formulas.`,
  guardThem: 'Put an apostrophe before them',
  outOfRange: (sheet: string) => `${sheet}: the range holds no value of this sheet.`,

  previewLabel: (sheet: string) => `${sheet} as it will be written`,
  line: 'Line',
  previewOf: (shown: number, rows: number) => `The first ${whole(shown)} of ${rowsOf(rows)}.`,
  previewColumns: (shown: number, width: number) => `The first ${whole(shown)} of ${columnsOf(width)}.`,

  save: 'Save the sheet shown',
  zip: 'Save all sheets as ZIP',
  copy: 'Copy the sheet shown',
  copied: 'The CSV is in the clipboard.',
  share: 'Share the sheet shown',
  written: ({ rows, repeated, hidden }: RowsReport, bytes: number) =>
    [
      `${rowsOf(rows)}, ${sizeInWords(bytes)}.`,
      ...(repeated > 0 ? [`${cells(repeated)} of merged blocks got their value.`] : []),
      ...(hidden.rows + hidden.columns > 0
        ? [`Left out as hidden: ${rowsOf(hidden.rows)}, ${columnsOf(hidden.columns)}.`]
        : []),
    ].join(' '),
} as const
