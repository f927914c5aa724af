import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import type { ArrayRule } from '@/lib/subjects/json/flatten'
import type { JsonMode } from '@/lib/subjects/json/tree'

export const jsonToCsvSample = `{
  "page": 1,
  "orders": [
    { "id": 10442, "customer": { "name": "Zoë Müller", "city": "Köln" }, "tags": ["new", "gift"], "total": 49.90, "paid": true },
    { "id": 10443, "customer": { "name": "Ann Lee, Ltd.", "city": null }, "tags": [], "total": 1250, "note": "=SUM(A1)" }
  ]
}
`

const arrays: Record<ArrayRule, string> = {
  join: 'In one cell, with ; between',
  json: 'In one cell, as JSON',
  columns: 'A column for each place',
  rows: 'A row for each item',
}

export const jsonToCsvMessages = {
  words: { waiting: 'Paste JSON, and its records appear here as CSV.', output: 'CSV', notices: 'What to know' },
  modes: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', ndjson: 'NDJSON, one record a line' },
  arrays,
  delimiters: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Vertical bar' },
  decimals: { point: 'Point', comma: 'Comma' },
  nulls: { empty: 'Empty', null: 'null' },
  between: '; ',
  found: (rows: number, columns: number, pointer: string) =>
    `${counted(rows, 'row', 'rows')} and ${counted(columns, 'column', 'columns')}${pointer === '' ? '' : ` from ${pointer}`}`,
  noRecords: 'There is no list in this JSON, so the whole is one record.',
  others: (lists: string) =>
    `There are other lists of records: ${lists}. Write one of these under “Records at” to convert it.`,
  list: (pointer: string, count: number) => `${pointer} (${counted(count, 'record', 'records')})`,
  notThere: (pointer: string) => `There is no list or object at ${pointer}. Begin with a slash, as in /data/items.`,
  unknown: (names: string, known: string) => `No record has ${names}. There are: ${known}.`,
  guarded: (count: number) =>
    `${counted(count, 'value begins', 'values begin')} like a formula and got an apostrophe in front, so that no spreadsheet runs it.`,
  unguarded: (count: number) =>
    `${counted(count, 'value begins', 'values begin')} like a formula. A spreadsheet that opens the file may run it.`,
  longNumbers: (count: number) =>
    `${counted(count, 'number has', 'numbers have')} more than 15 digits. All stand in the file; Excel shows the rest as zeros unless the column is imported as text.`,
  mixed: (names: string) => `Values of several kinds stand in ${names}.`,
  unfolded: (count: number) =>
    `${counted(count, 'record became', 'records became')} several rows; what they share is repeated.`,
  kept: (count: number) =>
    `${counted(count, 'list stays', 'lists stay')} in one cell, since a record may become at most 10,000 rows.`,
  tooManyColumns: (count: number) =>
    `${whole(count)} columns: Excel opens 16,384. Choose fewer, or write lists into one cell.`,
  tooManyRows: (count: number) => `${whole(count)} rows: Excel opens 1,048,576.`,
  columnsLabel: 'Columns',
  columnsHead: ['Column', 'Filled', 'Holds'],
  shownColumns: 200,
  figures: { rows: 'Rows', columns: 'Columns' },
  tooLarge: 'Files of up to 100 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied.',
}

export interface JsonToCsvQuestion {
  ask: 'read'
  source: string | Blob
  mode: JsonMode
  at: string
  columns: string
  arrays: ArrayRule
  delimiter: keyof typeof jsonToCsvMessages.delimiters
  decimal: keyof typeof jsonToCsvMessages.decimals
  nulls: keyof typeof jsonToCsvMessages.nulls
  hasHeader: boolean
  guards: boolean
  hasMark: boolean
}

export interface JsonToCsvReport extends CodeReport {
  columns: readonly (readonly string[])[]
}
