import {
  copyWritten,
  jsonSources,
  nameWith,
  saveWritten,
  sourceInput,
  writtenText,
} from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  jsonToCsvMessages as says,
  jsonToCsvSample,
  type JsonToCsvQuestion,
  type JsonToCsvReport,
} from './json-to-csv.messages'

export default defineWorkbench({
  worker: worker<JsonToCsvQuestion, JsonToCsvReport>('json-to-csv'),
  options: {
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu', refines: true }),
    arrays: choice('Lists within a record', { options: says.arrays, initial: 'join', as: 'menu' }),
    delimiter: choice('Separator', { options: says.delimiters, initial: 'comma', as: 'menu' }),
    guards: toggle('Keep spreadsheets from running values as formulas', { initial: true, refines: true }),
    decimal: choice('Decimal sign', { options: says.decimals, initial: 'point', refines: true }),
    nulls: choice('Write null as', { options: says.nulls, initial: 'empty', refines: true }),
    hasHeader: toggle('First row names the columns', { initial: true, refines: true }),
    hasMark: toggle('Begin with a byte order mark, for Excel', { refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: ['arrays', 'delimiter', 'mode', 'guards', 'decimal', 'nulls', 'hasHeader', 'hasMark'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'JSON to convert', placeholder: 'Paste JSON here, or drop a file', example: jsonToCsvSample },
      jsonSources,
    ),
    at: {
      kind: 'text',
      label: 'Records at',
      placeholder: 'Found by itself',
      help: 'Or a path, such as /data/items.',
      height: 'line',
    },
    columns: {
      kind: 'text',
      label: 'Columns',
      placeholder: 'All of them',
      help: 'Or a list, such as id, customer.name = Name.',
      height: 'line',
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): JsonToCsvQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, at: texts.at, columns: texts.columns, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words),
    ...(answer && answer.columns.length > 0
      ? [
          {
            kind: 'table',
            label: says.columnsLabel,
            isTitled: true,
            columns: says.columnsHead,
            rows: answer.columns,
          } as const,
        ]
      : []),
  ],
  takeAway: {
    save: {
      ...saveWritten<JsonToCsvReport, JsonToCsvQuestion>(nameWith('csv', 'data'), 'text/csv'),
      file: (work) => nameWith(work.values.delimiter === 'tab' ? 'tsv' : 'csv', 'data')(work),
    },
    copy: copyWritten<JsonToCsvReport, JsonToCsvQuestion>(says.copied),
    next: {
      kind: 'carry',
      gives: 'csv',
      leadsTo: ['csv-table', 'csv-to-json'],
      of: writtenText<JsonToCsvReport, JsonToCsvQuestion>,
    },
  },
  controls: [
    { label: 'JSON', help: 'Type, paste, drop or open a file of up to 100 MB, NDJSON too.' },
    {
      label: 'Records at',
      help: 'A JSON Pointer to the list that becomes rows; without one the longest list of objects.',
    },
    { label: 'Columns', help: 'Which ones, in which order, under which headings.' },
    { label: 'Lists within a record', help: 'Joined in a cell, as JSON, as columns, or as rows of their own.' },
    { label: 'Formulas', help: 'Values such as =SUM(A1) get an apostrophe in front.' },
  ],
  results: [
    { label: 'CSV by RFC 4180', kind: 'value' },
    { label: 'Columns with how many values they hold and of which kinds', kind: 'table' },
    { label: 'Long numbers, mixed columns, repeated keys and values like formulas', kind: 'verdict' },
  ],
  formula:
    'Walks through every record, joins the names of members in each other by a point, and writes a column for each name in the order of its first value',
  limits: [
    'CSV has no types: 1 and "1" look the same in it, and so do an empty text and a missing member.',
    'Two lists in one record that become rows are crossed: every item of one with every item of the other.',
    'A member whose own name holds a point can meet another one: {"a.b": 1} and {"a": {"b": 1}} share a column.',
  ],
  sources: [
    { title: 'RFC 4180: Common Format and MIME Type for CSV Files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
    { title: 'OWASP: CSV Injection', href: 'https://owasp.org/www-community/attacks/CSV_Injection' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
  ],
  abilities: ['save', 'print'],
})
