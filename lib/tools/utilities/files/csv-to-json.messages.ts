import type { Unreadable } from '@/lib/subjects/csv/analyse'
import type { Rename } from '@/lib/subjects/csv/names'
import type { ColumnType, DelimiterChoice, WriteSettings } from '@/lib/subjects/csv/settings'
import type { TextReason } from '@/lib/subjects/csv/columns'
import { counted, whole } from '@/lib/messages/counted'
import { csvReadingMessages } from '@/lib/messages/csv'
import { sizeInWords } from '@/lib/messages/workbench'

export const csvSample = `id,zip,name,price,active,address.city,address.country,tags[],tags[]
1,02134,"Smith, Anna",19.90,true,Boston,US,new,sale
2,10115,Jörg Müller,,false,Berlin,DE,,
3,75001,Zoë Martin,7.5,true,Paris,FR,sale,
`

const { encodings, delimiters, separators } = csvReadingMessages

export const csvMessages = {
  encodings,
  delimiters: { ...delimiters, other: 'Other' } satisfies Record<DelimiterChoice, string>,
  otherDelimiterFault: 'The separating character must be one character, not a quote.',

  shapes: {
    objects: 'Objects',
    arrays: 'Rows as arrays',
    keyed: 'By key, one each',
    grouped: 'By key, grouped',
  } satisfies Record<WriteSettings['shape'], string>,
  keyColumn: 'Key column',
  waiting: 'Paste CSV or open a file, and the JSON appears here.',
  found: (rows: number, columns: number, separator: string, encoding: string | undefined) =>
    `${counted(rows, 'row', 'rows')}, ${counted(columns, 'column', 'columns')}, separated by ${separator}${encoding ? `, ${encoding}` : ''}`,
  separator: separators,
  withMark: (encoding: string) => `${encoding} with byte order mark`,
  views: { json: 'JSON', table: 'Table', columns: 'Columns', schema: 'JSON Schema' },
  previewOf: (shown: number, all: number) =>
    shown < all ? `The first ${whole(shown)} of ${whole(all)} rows. The file you save has all of them.` : '',
  jsonLabel: 'JSON of the first rows',
  tableLabel: 'The first rows as a table',
  columnsLabel: 'Columns and their types',
  schemaLabel: 'JSON Schema, draft 2020-12',
  schemaNote: 'Describes the whole file that was read. For NDJSON it describes one line.',
  line: 'Line',
  typeOf: (name: string) => `Type of ${name}`,
  columnTypes: { text: 'Text', number: 'Number', boolean: 'True or false' } satisfies Record<ColumnType, string>,
  detected: (type: string) => `Detected: ${type}`,
  noValues: 'no values',
  values: (filled: number, empty: number) =>
    `${counted(filled, 'value', 'values')}${empty > 0 ? `, ${whole(empty)} empty` : ''}`,
  reasons: {
    'leading-zero': (value: string, line: number) =>
      `kept as text: zeros in front, as in ${value} on line ${whole(line)}`,
    'too-long': (value: string, line: number) =>
      `kept as text: more digits than a JSON reader keeps, as in ${value} on line ${whole(line)}`,
    phone: (value: string, line: number) => `kept as text: telephone numbers, as in ${value} on line ${whole(line)}`,
    header: () => 'kept as text: the header names digits that are not a quantity',
    mixed: (value: string, line: number) =>
      `kept as text: not every value is a number, see “${value}” on line ${whole(line)}`,
  } satisfies Record<TextReason, (value: string, line: number) => string>,

  notices: 'What to check',
  rename: ({ column, header, name, why }: Rename) =>
    why === 'empty'
      ? `Column ${column + 1} has no header and is called ${name}.`
      : why === 'duplicate'
        ? `The header ${header} appears again in column ${column + 1}, which is called ${name}.`
        : name === header
          ? `${header} stays a plain key, because another column holds a value where its object would be.`
          : `${header} is called ${name}, because its place is taken.`,
  unevenRows: (short: number, long: number, width: number, extraKey: string, rule: WriteSettings['ragged']) => {
    const parts = [
      short > 0 ? `${counted(short, 'row has', 'rows have')} fewer than ${whole(width)} fields` : '',
      long > 0 ? `${counted(long, 'row has', 'rows have')} more` : '',
    ].filter(Boolean)
    const what =
      rule === 'skip'
        ? 'They are left out.'
        : [short > 0 ? 'Missing values count as empty.' : '', long > 0 ? `Surplus values go into ${extraKey}.` : '']
            .filter(Boolean)
            .join(' ')
    return `${parts.join(', ')}. ${what}`
  },
  unevenLines: 'Which lines',
  unevenLine: (line: number, fields: number) => `line ${whole(line)}: ${counted(fields, 'field', 'fields')}`,
  andMore: (count: number) => `and ${whole(count)} more`,
  strayQuotes: (lines: readonly number[], total: number) =>
    `${counted(total, 'row has', 'rows have')} a quote in the middle of a quoted value, first on line ${whole(lines[0] ?? 1)}. RFC 4180 wants it doubled.`,
  unclosed: (line: number) =>
    `The quote opened on line ${whole(line)} is never closed. Everything after it is one value.`,
  emptyLines: (count: number) => `${counted(count, 'empty line was', 'empty lines were')} passed over.`,
  repeated: (total: number, key: string, line: number) =>
    `${counted(total, 'row has a key', 'rows have keys')} that came before, first “${key}” on line ${whole(line)}. Only the first row of a key is kept; choose “By key, grouped” to keep them all.`,
  misfit: (column: string, total: number, value: string, line: number) =>
    `${counted(total, 'value', 'values')} of ${column} did not fit the type and stayed text, first “${value}” on line ${whole(line)}.`,
  skipped: (count: number) => `${counted(count, 'row was', 'rows were')} left out.`,

  copy: 'Copy JSON',
  download: 'Download JSON',
  copySchema: 'Copy schema',
  downloadSchema: 'Download schema',
  downloadBoth: 'Download both as ZIP',
  copied: 'Copied.',
  written: (records: number, bytes: number) =>
    `${counted(records, 'record', 'records')} written, ${sizeInWords(bytes)}.`,

  unreadable(why: Unreadable): string {
    if (why.unreadable === 'encoding')
      return `The file is not valid ${encodings[why.encoding]}. Choose another encoding; Windows-1252 is the usual one of older spreadsheets.`
    return why.unreadable === 'binary'
      ? 'This file is not text. If it came from a spreadsheet, save it there as CSV first.'
      : 'This is a workbook or ZIP archive, not CSV. Open it in your spreadsheet and save the sheet as CSV.'
  },
  unclosedQuote: (line: number) =>
    `The quote opened on line ${whole(line)} is not closed within 32 million characters. Close it, or remove it.`,
  tooLargeToGroup:
    'Grouping holds every record in memory and this result is too large for that. Choose “Objects” or NDJSON.',
  fileGone: 'The file could not be read. It may have been moved or changed; open it again.',
  diskFull: 'There is not enough free space for the result.',
}
