import { fileStem } from '@/lib/base/format/file-stem'
import { rememberLast } from '@/lib/base/remember-last'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { Analysis } from '@/lib/subjects/csv/analyse'
import { inferType, type ColumnFacts } from '@/lib/subjects/csv/columns'
import { schemaOf } from '@/lib/subjects/csv/json-schema'
import { convertRows } from '@/lib/subjects/csv/json-writer'
import { planOf, type Planned } from '@/lib/subjects/csv/plan'
import {
  columnTypes,
  isDelimiter,
  type ColumnType,
  type ReadSettings,
  type WriteSettings,
} from '@/lib/subjects/csv/settings'
import type { CsvAnswer, CsvRequest } from '@/lib/subjects/csv/task'
import { csvMessages as says, csvSample } from './csv-to-json.messages'

type Options = Omit<ReadSettings, 'otherDelimiter'> & WriteSettings & { view: 'json' | 'table' | 'columns' | 'schema' }
type CsvWork = Work<Options, Readonly<Record<'text' | 'otherDelimiter', string>>, CsvAnswer, CsvRequest>
type Picks = CsvWork['picks']

const typePick = (column: number) => `chosenTypes.${column}`

const planFor = rememberLast((columns: readonly ColumnFacts[], options: Options, picks: Picks): Planned => {
  const chosen = columns.flatMap((_, column) => {
    const type = columnTypes.find((one) => one === picks[typePick(column)])
    return type ? [[column, type] as [number, ColumnType]] : []
  })
  return planOf(columns, options, Object.fromEntries(chosen), Number(picks.keyColumn ?? 0))
})

const previewOf = rememberLast((analysis: Analysis, { plan }: Planned) => convertRows(analysis.preview, plan))

/** The JSON Schema of the whole file, as text. */
const schemaText = rememberLast(({ ragged, columns }: Analysis, { plan }: Planned) => {
  const facts = { hasShortRows: ragged.short > 0, hasLongRows: ragged.long > 0 }
  return `${JSON.stringify(schemaOf(columns, plan, facts), null, 2)}\n`
})

function analysisOf({ answer }: CsvWork): Analysis | undefined {
  return answer?.kind === 'analysed' ? answer.analysis : undefined
}

/** The file or text that the present result is of. */
function sourceOf({ asked }: CsvWork): string | File {
  return asked?.source instanceof File || typeof asked?.source === 'string' ? asked.source : ''
}

function summaryOf({ rows, columns, reading, byteOrderMark }: Analysis, isFile: boolean): string {
  const encoding = says.encodings[reading.encoding]
  const written = byteOrderMark ? says.withMark(encoding) : encoding
  return says.found(rows, columns.length, says.separator(reading.delimiter), isFile ? written : undefined)
}

const shownRenames = 10

/** What a visitor should check before using the result. */
function warningsOf(analysis: Analysis, { plan, renames }: Planned, work: CsvWork): View & { kind: 'warnings' } {
  const { ragged, quoteFaults, emptyLines } = analysis
  const report = work.made?.kind === 'written' ? work.made.report : previewOf(analysis, planned(work, analysis)).report
  const uneven = ragged.short + ragged.long
  const stray = quoteFaults.listed.filter(({ kind }) => kind === 'stray').map(({ line }) => line)
  const unclosed = quoteFaults.listed.find(({ kind }) => kind === 'unclosed')
  const [repeated] = report.repeated.listed
  const lines = ragged.listed.map(({ line, fields }) => says.unevenLine(line, fields)).join('; ')
  const more = uneven > ragged.listed.length ? ` ${says.andMore(uneven - ragged.listed.length)}` : ''
  const sentences = [
    ...renames.slice(0, shownRenames).map(says.rename),
    renames.length > shownRenames && says.andMore(renames.length - shownRenames),
    stray.length > 0 && says.strayQuotes(stray, quoteFaults.total - (unclosed ? 1 : 0)),
    unclosed && says.unclosed(unclosed.line),
    emptyLines > 0 && says.emptyLines(emptyLines),
    repeated && says.repeated(report.repeated.total, repeated.key, repeated.line),
    ...[...report.misfits].map(([column, { total, firstValue, firstLine }]) =>
      says.misfit(plan.names[column] ?? '', total, firstValue, firstLine),
    ),
  ].filter((sentence) => typeof sentence === 'string')
  const unevenRows = {
    says: says.unevenRows(ragged.short, ragged.long, plan.names.length, plan.extraKey, plan.ragged),
    more: { label: says.unevenLines, text: lines + more },
  }
  const items = [...(uneven > 0 ? [unevenRows] : []), ...sentences.map((sentence) => ({ says: sentence }))]
  return { kind: 'warnings', label: says.notices, items }
}

function foundIn(facts: ColumnFacts): string {
  if (facts.filled === 0) return says.noValues
  const values = says.values(facts.filled, facts.empty)
  const { reason } = inferType(facts)
  if (!reason) return values
  const { firsts } = facts
  const shown =
    reason === 'mixed'
      ? (firsts.text ?? firsts.date ?? firsts['date-time'] ?? firsts.boolean)
      : reason === 'header'
        ? undefined
        : firsts[reason]
  return `${values}; ${says.reasons[reason](shown?.value ?? '', shown?.line ?? 0)}`
}

/** What a column holds, the type found for it, and another if the visitor wants. */
function columnRow(facts: ColumnFacts, column: number, name: string, rule: WriteSettings['types']): ChoiceRow {
  const found = rule === 'text' ? 'text' : inferType(facts).type
  return {
    label: name,
    text: foundIn(facts),
    pick: typePick(column),
    says: says.typeOf(name),
    options: [
      { value: 'auto', label: says.detected(says.columnTypes[found]) },
      ...columnTypes.map((type) => ({ value: type, label: says.columnTypes[type] })),
    ],
  }
}

function keyRow(names: readonly string[]): ChoiceRow {
  const options = names.map((name, column) => ({ value: String(column), label: name }))
  return { label: says.keyColumn, text: '', pick: 'keyColumn', says: says.keyColumn, options }
}

const planned = ({ values, picks }: CsvWork, analysis: Analysis) => planFor(analysis.columns, values, picks)

function resultViews(work: CsvWork, analysis: Analysis): View[] {
  const { view, types } = work.values
  const { names } = planned(work, analysis).plan
  if (view === 'schema')
    return [
      { kind: 'text', label: says.schemaLabel, text: schemaText(analysis, planned(work, analysis)) },
      { kind: 'note', tone: 'plain', says: says.schemaNote },
    ]
  if (view === 'columns') {
    const rows = analysis.columns.map((facts, column) => columnRow(facts, column, names[column] ?? '', types))
    return [{ kind: 'choices', label: says.columnsLabel, rows }]
  }
  const { preview } = analysis
  const width = Math.max(names.length, ...preview.map(({ fields }) => fields.length))
  const shown: View =
    view === 'json'
      ? { kind: 'text', label: says.jsonLabel, text: previewOf(analysis, planned(work, analysis)).text }
      : {
          kind: 'table',
          label: says.tableLabel,
          columns: [says.line, ...Array.from({ length: width }, (_, column) => names[column] ?? '')],
          rows: preview.map(({ line, fields }) => [String(line), ...fields]),
        }
  const isPart = analysis.rows > preview.length
  return [
    shown,
    ...(isPart ? [{ kind: 'note', tone: 'plain', says: says.previewOf(preview.length, analysis.rows) } as const] : []),
  ]
}

function viewsOf(work: CsvWork): View[] {
  const { texts, values, opened, made } = work
  const isFaulty = values.delimiter === 'other' && !isDelimiter(texts.otherDelimiter)
  const fault: View[] = isFaulty
    ? [{ kind: 'note', under: 'otherDelimiter', tone: 'bad', says: says.otherDelimiterFault }]
    : []
  const analysis = analysisOf(work)
  const isWaiting = texts.text === '' && !opened.text
  if (!analysis) return [...fault, { kind: 'note', status: true, says: isWaiting ? says.waiting : '' }]
  const plan = planned(work, analysis)
  const isKeyed = values.shape === 'keyed' || values.shape === 'grouped'
  const written = made?.kind === 'written' ? [says.written(made.report.records, made.bytes)] : []
  if (made?.kind === 'written' && made.report.skipped > 0) written.push(says.skipped(made.report.skipped))
  return [
    ...fault,
    { kind: 'note', status: true, says: summaryOf(analysis, typeof sourceOf(work) !== 'string') },
    ...(isKeyed && plan.plan.names.length > 0
      ? [{ kind: 'choices', label: says.keyColumn, rows: [keyRow(plan.plan.names)] } as const]
      : []),
    warningsOf(analysis, plan, work),
    ...resultViews(work, analysis),
    { kind: 'note', status: true, says: written.join(' ') },
  ]
}

function writeRequest(work: CsvWork, handle?: FileSystemFileHandle): { ask: CsvRequest } | undefined {
  const analysis = analysisOf(work)
  if (!analysis) return undefined
  const { plan } = planned(work, analysis)
  return {
    ask: { ask: 'write', source: sourceOf(work), reading: analysis.reading, plan, ...(handle && { handle }) },
  }
}

function schemaIn(work: CsvWork): string | undefined {
  const analysis = analysisOf(work)
  return analysis && schemaText(analysis, planned(work, analysis))
}

function fileName(work: CsvWork, extension: string): string {
  const source = sourceOf(work)
  return `${typeof source === 'string' ? 'data' : fileStem(source.name)}.${extension}`
}

function jsonName(work: CsvWork): string {
  const analysis = analysisOf(work)
  return fileName(work, analysis && planned(work, analysis).plan.format === 'ndjson' ? 'ndjson' : 'json')
}

const inSchema = { field: 'view', is: 'schema' } as const

export default defineWorkbench({
  worker: worker<CsvRequest, CsvAnswer>('csv-to-json'),
  options: {
    delimiter: choice('Separator', { options: says.delimiters, initial: 'auto', as: 'menu' }),
    encoding: choice('Encoding', {
      options: says.encodings,
      initial: 'auto',
      as: 'menu',
      shownWhen: { field: 'text', is: 'file' },
    }),
    hasHeader: toggle('First row holds the headers', { initial: true }),
    trim: toggle('Drop spaces around values', {}),
    shape: choice('Result', { options: says.shapes, initial: 'objects', as: 'buttons' }),
    format: choice('Layout', {
      options: { pretty: 'Indented', minified: 'Minified', ndjson: 'NDJSON' },
      initial: 'pretty',
      offeredWhen: { ndjson: { field: 'shape', is: ['objects', 'arrays'] } },
    }),
    types: choice('Types', { options: { auto: 'Detect', text: 'All text' }, initial: 'auto' }),
    empty: choice('Empty values', { options: { null: 'null', text: '""', omit: 'Leave out' }, initial: 'null' }),
    ragged: choice('Rows of another length', {
      options: { pad: 'Pad them', skip: 'Leave them out' },
      initial: 'pad',
    }),
    nest: toggle('Nest headers such as address.city and tags[0]', {
      initial: true,
      shownWhen: { field: 'shape', is: ['objects', 'keyed', 'grouped'] },
    }),
    view: choice('View', { options: says.views, initial: 'json', as: 'buttons' }),
  },
  panels: [
    { at: 'inputs', label: 'How the file is read', fields: ['delimiter', 'encoding', 'hasHeader', 'trim'] },
    {
      at: 'inputs',
      label: 'How the JSON is written',
      fields: ['shape', 'format', 'types', 'empty', 'ragged', 'nest'],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'CSV to convert',
      placeholder: 'Paste CSV here, or drop a file',
      height: 'tall',
      example: csvSample,
      takes: { text: {} },
      holds: {
        accept: '.csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain',
        pasted: 'pasted.csv',
      },
    },
    otherDelimiter: {
      kind: 'text',
      label: 'Separating character',
      height: 'line',
      shownWhen: { field: 'delimiter', is: 'other' },
    },
  },
  resultLabel: 'Result',
  asking: 'Reading the file',
  making: 'Writing JSON',
  ask({ values, texts, opened }): CsvRequest | undefined {
    const { encoding, delimiter, hasHeader, trim } = values
    const { otherDelimiter } = texts
    const source = opened.text ?? texts.text
    if (source === '' || (delimiter === 'other' && !isDelimiter(otherDelimiter))) return undefined
    return { ask: 'analyse', source, settings: { encoding, delimiter, otherDelimiter, hasHeader, trim } }
  },
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'written' ? answer.blob : undefined),
  prints(work) {
    const schema = schemaIn(work)
    if (work.values.view === 'schema' && schema !== undefined)
      return { title: fileName(work, 'schema.json'), content: schema }
    const content = work.values.view === 'json' ? writeRequest(work) : undefined
    return content && { title: jsonName(work), content }
  },
  takeAway: {
    json: { kind: 'save', label: says.download, file: jsonName, type: 'application/json', of: writeRequest },
    copy: { kind: 'copy', label: says.copy, done: says.copied, of: (work) => writeRequest(work) },
    schema: {
      kind: 'save',
      label: says.downloadSchema,
      file: (work) => fileName(work, 'schema.json'),
      type: 'application/schema+json',
      shownWhen: inSchema,
      of: (work) => schemaIn(work),
    },
    both: {
      kind: 'zip',
      label: says.downloadBoth,
      file: (work) => fileName(work, 'zip'),
      shownWhen: inSchema,
      files: (work) => ({ [jsonName(work)]: writeRequest(work), [fileName(work, 'schema.json')]: schemaIn(work) }),
    },
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter', 'hash-generator'],
      of: (work) => writeRequest(work),
    },
    copySchema: {
      kind: 'copy',
      label: says.copySchema,
      done: says.copied,
      shownWhen: inSchema,
      of: (work) => schemaIn(work),
    },
  },
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
  asked: [{ says: '{text:csv}' }],
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
  abilities: ['save', 'print'],
})
