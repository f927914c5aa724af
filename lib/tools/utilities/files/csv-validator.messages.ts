import { counted, whole } from '@/lib/messages/counted'
import { csvReadingMessages } from '@/lib/messages/csv'
import type { CellFault, CellFaultKind, CsvCheck, HeaderFault } from '@/lib/subjects/csv/validate'
import type { RuleFault } from '@/lib/subjects/csv/rules'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import type { Unreadable } from '@/lib/subjects/csv/analyse'

export const validatorSample = {
  csv: `id,email,country,price,ordered
1,anna@example.com,DE,19.90,2026-03-01
2,bo@example,FR,-4,2026-02-30
3,cleo@example.org,XX,12,2026-03-05
3,dan@example.net,US,7.5
`,
  rules: `id: integer, required, unique
email: email
country: one of DE|FR|US
price: number, min 0
ordered: date`,
}

const kinds: Record<CellFaultKind, string> = {
  required: 'Empty, but required',
  type: 'Not of the type of the column',
  'one-of': 'None of the allowed values',
  pattern: 'Does not fit the pattern',
  min: 'Below the lowest allowed',
  max: 'Above the highest allowed',
  'min-length': 'Too short',
  'max-length': 'Too long',
  unique: 'There before',
  short: 'Row with too few values',
  long: 'Row with too many values',
  'stray-quote': 'Quote in the middle of a value',
  unclosed: 'Quote that is never closed',
  control: 'Control character',
  space: 'Space at the beginning or end',
  formula: 'A spreadsheet would run it as a formula',
}

/** These are worth a look; the others are faults. */
const hints: readonly CellFaultKind[] = ['space', 'formula']

export const csvCheckMessages = {
  kinds,
  hints,
  delimiters: csvReadingMessages.delimiters,
  encodings: csvReadingMessages.encodings,
  waiting: 'Paste CSV or open a file. What breaks its form or your rules is listed here.',
  clean: (rows: number, columns: number) =>
    `No problem in ${counted(rows, 'row', 'rows')} of ${counted(columns, 'column', 'columns')}`,
  faulty: (faults: number, rows: number) =>
    `${counted(faults, 'problem', 'problems')} in ${counted(rows, 'row', 'rows')}`,
  hinted: (found: number, rows: number) =>
    `No fault in ${counted(rows, 'row', 'rows')}, ${counted(found, 'value', 'values')} worth a look`,
  header: ({ kind, column, nearest }: HeaderFault) =>
    ({
      empty: `Column ${column} has no name.`,
      repeated: `The name “${column}” stands twice in the header.`,
      missing: `There is no column “${column}”, for which there is a rule.${nearest ? ` Was “${nearest}” meant?` : ''}`,
      extra: `There is no rule for “${column}”.`,
    })[kind],
  rule({ line, found, why, nearest }: RuleFault): string {
    const place = line > 0 ? `Rules, line ${line}: ` : 'Rules: '
    const sentences: Record<RuleFault['why'], string> = {
      unknown: `“${found}” is no rule.${nearest ? ` Was “${nearest}” meant?` : ' Rules are required, unique, integer, number, date, one of a|b, min 0, pattern …'}`,
      'no-column': `“${found}” has no colon. Write the column, a colon, then its rules.`,
      pattern: `“${found}” is no regular expression.`,
      runaway: `“${found}” repeats what repeats and could run without end. Write it so that its parts exclude each other.`,
      number: `“${found}” needs a number or a day such as 2026-12-31.`,
      json: 'This begins like a Table Schema, but is not valid JSON.',
      'no-fields': 'This JSON has no list “fields”, which a Table Schema has.',
    }
    return place + sentences[why]
  },
  mark: 'The file begins with a byte order mark. Some readers take it for part of the first column name.',
  guessed: (encoding: string) => `The file is not UTF-8; it was read as ${encoding}.`,
  emptyLines: (count: number) => `${counted(count, 'empty line was', 'empty lines were')} passed over.`,
  uncompared: (column: string) =>
    `“${column}” has more than three million different values; those after were not compared.`,
  countsLabel: 'Problems by kind',
  countColumns: ['Kind', 'How many', 'First on line'],
  listLabel: 'Problems',
  listColumns: ['Line', 'Column', 'Value', 'Problem'],
  problem: ({ kind, first }: CellFault) =>
    first === undefined ? kinds[kind] : `${kinds[kind]}, on line ${whole(first)}`,
  listCut: (shown: number, all: number) =>
    `The first ${whole(shown)} of ${whole(all)}; the saved list has up to 10,000.`,
  figures: { rows: 'Rows', columns: 'Columns', separator: 'Separator', encoding: 'Encoding' },
  separator: (character: string) =>
    ({ ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'vertical bar' })[character] ?? character,
  checking: 'Checking',
  writing: 'Writing the file',
  unreadable(why: Unreadable): string {
    if (why.unreadable === 'encoding') return `The file is not valid ${why.encoding}. Choose another encoding.`
    return why.unreadable === 'binary'
      ? 'This file is not text. If it came from a spreadsheet, save it there as CSV first.'
      : 'This is a workbook or ZIP archive, not CSV. Save the sheet as CSV first.'
  },
  unclosedQuote: csvReadingMessages.unclosedQuote,
}

export type CsvCheckQuestion =
  | { ask: 'check'; source: string | Blob; settings: ReadSettings; rules: string }
  | { ask: 'tidy'; source: string | Blob; settings: ReadSettings }

export type CsvCheckAnswer =
  | { kind: 'checked'; check: CsvCheck; ruleFaults: RuleFault[] }
  | { kind: 'tidied'; blob: Blob }
