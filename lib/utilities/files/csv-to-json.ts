import { defineApp } from '@/lib/app/define'

export default defineApp({
  worker: 'csv-to-json',
  controls: [
    { label: 'CSV', help: 'Type, paste, drop or open a file; half a gigabyte is read in parts.' },
    { label: 'Separator and encoding', help: 'Detected, or chosen by you.' },
    { label: 'Result', help: 'Objects, arrays, one record for each key, or records grouped by a key.' },
    { label: 'Layout', help: 'Indented, minified, or one record a line (NDJSON).' },
    { label: 'Types', help: 'Detected for whole columns; each column can be set by hand.' },
    { label: 'Empty values', help: 'Written as null or as empty text, or left out.' },
  ],
  results: [
    { label: 'JSON', kind: 'value' },
    { label: 'The first 100 rows', kind: 'table' },
    { label: 'Types of the columns and why', kind: 'table' },
    { label: 'JSON Schema', kind: 'value' },
    { label: 'Rows of another length, repeated headers and broken quotes', kind: 'verdict' },
  ],
  formula:
    'Reads records by RFC 4180, decides the type of each column from all of its values, and writes the text of each record in the order of the columns',
  limits: [
    'CSV does not say whether 1 is a number or text; quotes around a value do not count as a sign of text.',
    'Dates stay text, since JSON has no dates.',
    'Numbers with thousands separators, decimal commas or currency signs stay text.',
    'A grouped result is put together in memory and may have up to 400 million characters.',
    'Workbooks (.xlsx, .ods) are refused: save the sheet as CSV first.',
  ],
  sources: [
    {
      title: 'RFC 4180: Common Format and MIME Type for Comma-Separated Values (CSV) Files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'JSON Schema, draft 2020-12', href: 'https://json-schema.org/draft/2020-12/json-schema-core' },
    { title: 'csv-spectrum by Max Ogden', href: 'https://github.com/maxogden/csv-spectrum' },
  ],
  cases: 18,
  abilities: ['save', 'print'],
})
