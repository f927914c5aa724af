import type { CodeReport } from '@/lib/kits/app/code-report'
import type { SqlDialect } from '@/lib/subjects/sql/dialects'
import type { SqlSettings } from '@/lib/subjects/sql/format'
import { counted } from '@/lib/messages/counted'

export const sqlTasks = ['format', 'minify', 'parameters', 'string'] as const
export type SqlTask = (typeof sqlTasks)[number]

const dialectNames: Record<SqlDialect, string> = {
  sql: 'Standard SQL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  sqlite: 'SQLite',
  transactsql: 'SQL Server (T-SQL)',
  plsql: 'Oracle (PL/SQL)',
  bigquery: 'BigQuery',
  snowflake: 'Snowflake',
  redshift: 'Amazon Redshift',
  spark: 'Spark SQL',
  hive: 'Hive',
  trino: 'Trino',
  duckdb: 'DuckDB',
  clickhouse: 'ClickHouse',
  db2: 'IBM Db2',
  db2i: 'IBM Db2 for i',
  n1ql: 'Couchbase N1QL',
  singlestoredb: 'SingleStore',
  tidb: 'TiDB',
}

export const sqlSample = `select c.name, count(*) as orders, sum(o.total) as revenue, max(o.placed_at) last_order from customers c left join orders o on o.customer_id=c.id and o.status in ('paid','sent') where c.country='DE' and (o.total>=100 or c.vip=true) group by c.name having count(*)>2 order by revenue desc limit 20; -- best customers
update customers set vip=true where id in (select customer_id from orders group by customer_id having sum(total)>5000);`

export const sqlMessages = {
  dialects: { auto: 'Detect', ...dialectNames },
  tasks: {
    format: 'Format',
    minify: 'Minify',
    parameters: 'Take out values',
    string: 'Write as a string of code',
  } satisfies Record<SqlTask, string>,
  cases: { preserve: 'As written', upper: 'CAPITALS', lower: 'small letters' },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  styles: { standard: 'Standard', tabularLeft: 'Columns, left', tabularRight: 'Columns, right' },
  commas: { after: 'End of line', before: 'Start of line' },
  logic: { before: 'Start of line', after: 'End of line' },
  widths: { 50: '50 characters', 80: '80 characters', 120: '120 characters' },
  parameterStyles: { question: '? ? ?', numbered: '$1 $2', colon: ':p1 :p2', at: '@p1 @p2' },
  languages: {
    java: 'Java',
    csharp: 'C#',
    python: 'Python',
    javascript: 'JavaScript',
    php: 'PHP',
  },

  words: { waiting: 'Paste SQL, and the laid out script appears here.', output: 'SQL', notices: 'What to know' },
  formatted: (count: number, dialect: SqlDialect) =>
    `${counted(count, 'statement', 'statements')}, read as ${dialectNames[dialect]}`,
  kept: (found: string | undefined) =>
    found === undefined
      ? 'This statement stays as it was written: laid out it would have been read as other SQL.'
      : `This statement stays as it was written: ${found.trim() === '' ? 'its end' : `“${found.trim().slice(0, 40)}”`} is not expected here.`,
  keptHint: 'Check this place, or choose another dialect. The other statements are laid out.',
  open: (kind: string) =>
    ({
      string: 'The string that begins here is never closed.',
      name: 'The quoted name that begins here is never closed.',
      comment: 'The comment that begins here is never closed.',
    })[kind] ?? 'What begins here is never closed.',
  openHint: 'What follows it was taken to belong to it.',
  dropped: (count: number) => `${counted(count, 'comment was', 'comments were')} left out. Hints of /*+ … */ stay.`,
  tooLarge: 'Scripts of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  values: 'Values taken out',
  valueColumns: ['Parameter', 'Value'],
  figures: { statements: 'Statements', lines: 'Lines', size: 'Size', before: 'Size before', values: 'Values' },
  working: 'Laying out',
  copied: 'Copied.',
}

export interface SqlQuestion extends SqlSettings {
  ask: 'read'
  source: string | Blob
  task: SqlTask
  parameterStyle: keyof typeof sqlMessages.parameterStyles
  language: keyof typeof sqlMessages.languages
}

export interface SqlReport extends CodeReport {
  /** Values that parameters took the place of. */
  values: readonly (readonly [string, string])[]
}
