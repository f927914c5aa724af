import { asCsv, asJson, asLines, asSql, dummyRows, type Dialect, type Written } from '@/lib/engines/dummy-data'
import { choice, defineGenerator, integer, percent, problem, rows, text } from '@/lib/kits/generator'
import { columnTypes, type DummyColumn } from '@/lib/subjects/dummy/columns'

interface Values {
  columns: readonly {
    name: string
    type: DummyColumn['type']
    detail?: string | undefined
    blank?: number | undefined
  }[]
  count: number
  seed: number
  table: string
  dialect: Dialect
}

const most = 100_000
const shownRows = 10

function columnsOf({ columns }: Values): DummyColumn[] {
  return columns.map(({ name, type, detail, blank = 0 }) => ({ name: name.trim(), type, detail, blank }))
}

function faultOf(values: Values) {
  const columns = columnsOf(values)
  if (columns.length === 0) return problem('columns', 'must have one column at least')
  const nameless = columns.findIndex(({ name }) => name === '')
  if (nameless !== -1) return problem('columns', `must each have a name: column ${nameless + 1} has none`)
  const seen = new Set<string>()
  for (const { name } of columns) {
    if (seen.has(name)) return problem('columns', `must have different names: “${name}” comes twice`)
    seen.add(name)
  }
  const made = dummyRows(columns, values.seed)
  if (typeof made === 'function') return undefined
  const { column, says } = made
  return problem('columns', `must say more of “${columns[column]?.name ?? ''}”: its detail is ${says}`)
}

function written(values: Values, as: (columns: readonly DummyColumn[]) => Written, progress: (share: number) => void) {
  const fault = faultOf(values)
  if (fault) return fault
  const columns = columnsOf(values)
  const make = dummyRows(columns, values.seed)
  if (typeof make !== 'function') throw new Error('columns were looked at before')
  const { begin, row, end } = as(columns)
  const parts = [begin]
  for (let at = 0; at < values.count; at++) {
    if (at % 2000 === 0) progress(at / values.count)
    parts.push(row(make(at), at, values.count))
  }
  parts.push(end)
  return parts.join('')
}

export default defineGenerator({
  form: {
    columns: rows('Columns', {
      row: 'column',
      min: 1,
      max: 40,
      ownLine: 'detail',
      columns: {
        name: text('Name', { initial: 'column', maxLength: 60 }),
        type: choice('Holds', { options: columnTypes, initial: 'integer', as: 'menu' }),
        blank: percent('Empty', { initial: 0, max: 1 }),
        detail: text('Detail', { optional: true, maxLength: 300, placeholder: '1 to 100; red, green; AB-####' }),
      },
      initial: [
        { name: 'id', type: 'row' },
        { name: 'name', type: 'name' },
        { name: 'email', type: 'email' },
        { name: 'city', type: 'city' },
        { name: 'signed_up', type: 'date', detail: '2025-01-01 to 2025-12-31' },
        { name: 'plan', type: 'list', detail: 'free, team, business' },
        { name: 'spent', type: 'price', detail: '0 to 900', blank: 0.1 },
      ],
    }),
    count: integer('Rows', { initial: 100, min: 1, max: most }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 999_999_999,
      help: 'The same seed and columns give the same rows.',
    }),
    table: text('Table name', { initial: 'customers', maxLength: 60, refines: true, help: 'For SQL.' }),
    dialect: choice('SQL for', {
      options: { standard: 'PostgreSQL, SQLite', mysql: 'MySQL, MariaDB', sqlserver: 'SQL Server' },
      initial: 'standard',
      refines: true,
    }),
  },
  makes: 'Rows of invented data in columns of your choice, up to 100,000, as CSV, JSON, JSON lines or SQL.',
  limits: [
    'Names and firms are put together by chance from lists of common words; that somebody is called so is a coincidence.',
    'Addresses, domains and numbers lie in ranges that are kept for examples: example.com, 555-01xx, RFC 5737, 3849 and 7042.',
    'Columns do not know of each other: a city does not lie in its country.',
    'Values are spread evenly; real data has favourites.',
  ],
  sources: [
    { title: 'RFC 2606: Reserved Top Level DNS Names (example.com)', href: 'https://www.rfc-editor.org/rfc/rfc2606' },
    {
      title: 'RFC 5737: IPv4 Address Blocks Reserved for Documentation',
      href: 'https://www.rfc-editor.org/rfc/rfc5737',
    },
    {
      title: 'RFC 3849: IPv6 Address Prefix Reserved for Documentation',
      href: 'https://www.rfc-editor.org/rfc/rfc3849',
    },
    {
      title: 'RFC 7042: IANA Considerations for IEEE 802 Parameters, section 2.1.2',
      href: 'https://www.rfc-editor.org/rfc/rfc7042',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
    { title: 'RFC 8259: JSON', href: 'https://www.rfc-editor.org/rfc/rfc8259' },
  ],

  build(values, { show }) {
    const fault = faultOf(values)
    if (fault) return fault
    const columns = columnsOf(values)
    const make = dummyRows(columns, values.seed)
    if (typeof make !== 'function') throw new Error('columns were looked at before')
    const shown = Array.from({ length: Math.min(values.count, shownRows) }, (_, at) => make(at))
    const sample = { ...values, count: shown.length }
    const csv = written(sample, asCsv, () => {})
    return {
      title: values.table === '' ? 'Data' : values.table,
      sheet: 'bare',
      blocks: [
        {
          kind: 'table',
          label: 'The first rows',
          columns: columns.map(({ name }) => ({ label: name })),
          rows: shown.map((row) => row.map((value) => (value === null ? '' : String(value)))),
        },
        { kind: 'plain', label: 'The first rows as CSV', text: typeof csv === 'string' ? csv : '', look: 'code' },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Rows', value: show.count(values.count) },
            { label: 'Columns', value: show.count(columns.length) },
          ],
        },
      ],
      notices:
        values.count > shownRows ? [{ is: 'plain', says: `The files have all ${show.count(values.count)} rows.` }] : [],
    }
  },

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      leads: true,
      make: (values, { progress }) => written(values, asCsv, progress),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      slow: true,
      make: (values, { progress }) => written(values, asJson, progress),
    },
    jsonl: {
      label: 'JSON lines',
      type: 'application/x-ndjson',
      extension: 'jsonl',
      slow: true,
      make: (values, { progress }) => written(values, asLines, progress),
    },
    sql: {
      label: 'SQL',
      type: 'application/sql',
      extension: 'sql',
      slow: true,
      make: (values, { progress }) =>
        written(values, (columns) => asSql(columns, values.table, values.dialect), progress),
    },
  },
  saves: [],
  fresh: { label: 'Other rows', seed: 'seed', below: 1_000_000 },

  examples: [
    {
      name: 'Ticket numbers by a pattern',
      given: { columns: [{ name: 'ticket', type: 'pattern', detail: 'T-2026', blank: 0 }], count: 2 },
      expect: { plain: 'ticket\r\nT-2026\r\nT-2026\r\n', text: ['Rows: 2', 'Columns: 1'] },
    },
    {
      name: 'Numbered rows',
      given: { columns: [{ name: 'id', type: 'row', blank: 0 }], count: 3 },
      expect: { plain: 'id\r\n1\r\n2\r\n3\r\n' },
    },
  ],
})
