import { keyFor, randomStream } from '@/lib/base/random/stream'
import { csvCell } from '@/lib/base/format/csv-cell'
import { makerOf, type DummyColumn, type DummyValue } from './columns'

export type DummyRow = readonly DummyValue[]

/** Why a column cannot be made: its place from 0 and what its detail must be. */
export interface ColumnFault {
  column: number
  says: string
}

/** Everybody has this key: the rows are to be repeated, not to be secret. */
const publicKey = new Uint8Array(32)

/**
 * Rows of a seed. Each column has a stream of its own by its name and type, so that a column which is added changes no other. The same
 * seed and columns make the same rows everywhere.
 */
export function dummyRows(columns: readonly DummyColumn[], seed: number): ((row: number) => DummyRow) | ColumnFault {
  const makers = columns.map((column) => {
    const maker = makerOf(column)
    const random = randomStream(keyFor(publicKey, `${seed} ${column.name} ${column.type}`))
    return { maker, random, blank: Math.round(column.blank * 1_000_000) }
  })
  const wrong = makers.findIndex(({ maker }) => typeof maker !== 'function')
  const fault = makers[wrong]?.maker
  if (fault && typeof fault !== 'function') return { column: wrong, says: fault.fault }
  return (row) =>
    makers.map(({ maker, random, blank }) => {
      if (typeof maker !== 'function') return null
      const value = maker(row, random)
      // The value is drawn all the same, so that blanks do not move what comes after.
      return random.below(1_000_000) < blank ? null : value
    })
}

export type Dialect = 'standard' | 'mysql' | 'sqlserver'

const quotes: Readonly<Record<Dialect, readonly [string, string]>> = {
  standard: ['"', '"'],
  mysql: ['`', '`'],
  sqlserver: ['[', ']'],
}

/** A name in the quotation marks of a dialect, in which the closing one is doubled. */
export function sqlName(name: string, dialect: Dialect): string {
  const [open, close] = quotes[dialect]
  return open + name.replaceAll(close, close + close) + close
}

/** A value as SQL has it. MySQL takes a backslash in a text for an escape, so it is doubled there. */
export function sqlValue(value: DummyValue, dialect: Dialect): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return dialect === 'sqlserver' ? String(Number(value)) : String(value).toUpperCase()
  if (typeof value === 'number') return String(value)
  const text = dialect === 'mysql' ? value.replaceAll('\\', '\\\\') : value
  return `'${text.replaceAll("'", "''")}'`
}

/** Rows that one INSERT may have in every common database. */
const rowsOfInsert = 1000

export interface Written {
  begin: string
  row(values: DummyRow, at: number, count: number): string
  end: string
}

const textOf = (value: DummyValue) => (value === null ? '' : typeof value === 'number' ? String(value) : String(value))

export function asCsv(columns: readonly DummyColumn[]): Written {
  return {
    begin: `${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`,
    row: (values) =>
      `${values.map((value) => (typeof value === 'number' ? textOf(value) : csvCell(textOf(value)))).join(',')}\r\n`,
    end: '',
  }
}

function objectOf(columns: readonly DummyColumn[], values: DummyRow): string {
  return `{${columns.map(({ name }, at) => `${JSON.stringify(name)}:${JSON.stringify(values[at] ?? null)}`).join(',')}}`
}

export function asJson(columns: readonly DummyColumn[]): Written {
  return {
    begin: '[\n',
    row: (values, at, count) => `  ${objectOf(columns, values)}${at < count - 1 ? ',' : ''}\n`,
    end: ']\n',
  }
}

export function asLines(columns: readonly DummyColumn[]): Written {
  return { begin: '', row: (values) => `${objectOf(columns, values)}\n`, end: '' }
}

export function asSql(columns: readonly DummyColumn[], table: string, dialect: Dialect): Written {
  const head = `INSERT INTO ${sqlName(table, dialect)} (${columns.map(({ name }) => sqlName(name, dialect)).join(', ')}) VALUES\n`
  return {
    begin: '',
    row(values, at, count) {
      const isFirst = at % rowsOfInsert === 0
      const isLast = at === count - 1 || (at + 1) % rowsOfInsert === 0
      return `${isFirst ? head : ''}  (${values.map((value) => sqlValue(value, dialect)).join(', ')})${isLast ? ';' : ','}\n`
    },
    end: '',
  }
}
