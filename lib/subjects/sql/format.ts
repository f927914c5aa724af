import { formatDialect, type DialectOptions, type FormatOptions } from 'sql-formatter'
import * as formatters from 'sql-formatter'
import { lexisOf, likelyDialects, type SqlDialect } from '@/lib/subjects/sql/dialects'
import { isSameSql, openToken, sqlTokens, statementsOf } from '@/lib/subjects/sql/tokens'

export interface SqlSettings {
  dialect: SqlDialect | 'auto'
  keywords: 'preserve' | 'upper' | 'lower'
  identifiers: 'preserve' | 'upper' | 'lower'
  indent: '2' | '4' | 'tab'
  style: 'standard' | 'tabularLeft' | 'tabularRight'
  commas: 'after' | 'before'
  logic: 'before' | 'after'
  width: '50' | '80' | '120'
}

/** A statement that stays as it was written, with the reason and its place in the script. */
export interface KeptStatement {
  offset: number
  length: number
  /** What the formatter met that it does not know; undefined where its result would have been other SQL. */
  found: string | undefined
}

export interface FormattedSql {
  text: string
  dialect: SqlDialect
  statements: number
  kept: KeptStatement[]
}

const dialectOptions: Record<SqlDialect, DialectOptions> = {
  sql: formatters.sql,
  postgresql: formatters.postgresql,
  mysql: formatters.mysql,
  mariadb: formatters.mariadb,
  sqlite: formatters.sqlite,
  transactsql: formatters.transactsql,
  plsql: formatters.plsql,
  bigquery: formatters.bigquery,
  snowflake: formatters.snowflake,
  redshift: formatters.redshift,
  spark: formatters.spark,
  hive: formatters.hive,
  trino: formatters.trino,
  duckdb: formatters.duckdb,
  clickhouse: formatters.clickhouse,
  db2: formatters.db2,
  db2i: formatters.db2i,
  n1ql: formatters.n1ql,
  singlestoredb: formatters.singlestoredb,
  tidb: formatters.tidb,
}

/** Placeholders of templates and drivers, which no dialect knows. */
const templatePlaceholders = {
  custom: [
    { regex: String.raw`\{\{[^{}]*\}\}` },
    { regex: String.raw`\{%[^%]*%\}` },
    { regex: String.raw`[#$]\{[^{}]*\}` },
    { regex: String.raw`%\(\w+\)s` },
  ],
}

function optionsOf(settings: SqlSettings): Partial<FormatOptions> {
  return {
    keywordCase: settings.keywords,
    dataTypeCase: settings.keywords,
    functionCase: settings.keywords,
    identifierCase: settings.identifiers,
    tabWidth: settings.indent === '4' ? 4 : 2,
    useTabs: settings.indent === 'tab',
    indentStyle: settings.style,
    logicalOperatorNewline: settings.logic,
    expressionWidth: Number(settings.width),
  }
}

interface OneStatement {
  text: string
  fault?: { found: string | undefined }
}

/** What the formatter could not read, from its message, whose rest is its grammar. */
function foundIn(message: string): string | undefined {
  return /Unexpected "([^"\n]*)/.exec(message)?.[1] ?? /token: (.*?) at line/.exec(message)?.[1]
}

function formatOne(text: string, dialect: SqlDialect, settings: SqlSettings): OneStatement {
  const lexis = lexisOf(dialect)
  const options = { ...optionsOf(settings), dialect: dialectOptions[dialect] }
  const named = /(?<![:\w]):[a-z_]\w*/i.test(text) ? { named: [':' as const] } : {}
  const attempts = [{ ...templatePlaceholders, ...named }, { ...templatePlaceholders }, {}]
  let found: string | undefined
  for (const paramTypes of attempts) {
    try {
      const laid = formatDialect(text, { ...options, paramTypes })
      const formatted = settings.commas === 'before' ? withLeadingCommas(laid, dialect) : laid
      if (isSameSql(text, formatted, lexis)) return { text: formatted }
    } catch (error) {
      // The library throws plain errors for what it cannot read.
      if (!(error instanceof Error)) throw error
      found ??= foundIn(error.message)
    }
  }
  return { text, fault: { found } }
}

/** Commas at the ends of lines moved to the beginning of the next; one before a comment stays. */
function withLeadingCommas(text: string, dialect: SqlDialect): string {
  const tokens = [...sqlTokens(text, lexisOf(dialect))]
  let written = ''
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    const [space, next] = [tokens[index + 1], tokens[index + 2]]
    const isMoved = token?.text === ',' && space?.kind === 'space' && space.text.includes('\n')
    if (isMoved && next && next.kind !== 'comment') {
      written += `${space.text}, `
      index++
    } else written += token?.text ?? ''
  }
  return written
}

/** The dialect in which most of the first statements can be read. */
function detected(script: string, settings: SqlSettings): SqlDialect {
  const sample = script.slice(0, 20_000)
  let best: { dialect: SqlDialect; faults: number } | undefined
  for (const dialect of likelyDialects(sample)) {
    const statements = statementsOf(sample, lexisOf(dialect)).slice(0, 20)
    const faults = statements.filter(({ text }) => formatOne(text, dialect, settings).fault).length
    if (faults === 0) return dialect
    if (!best || faults < best.faults) best = { dialect, faults }
  }
  return best?.dialect ?? 'sql'
}

/**
 * Lays a script out statement by statement with the library sql-formatter. Each result is cut into words again and compared with what
 * was given; a statement that the library cannot read, or would make other SQL of, stays as it was written. `progress` is called after
 * each statement with the share that is done, and may throw.
 */
export async function formatSql(
  script: string,
  settings: SqlSettings,
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<FormattedSql> {
  const dialect = settings.dialect === 'auto' ? detected(script, settings) : settings.dialect
  const statements = statementsOf(script, lexisOf(dialect))
  const kept: KeptStatement[] = []
  const parts: string[] = []
  for (const { text, offset, isEnded } of statements) {
    const { text: laid, fault } = text === '' ? { text } : formatOne(text, dialect, settings)
    if (fault) kept.push({ offset: placeIn(text, offset, fault.found), length: lengthOf(text, fault.found), ...fault })
    // A comment at the end would swallow the semicolon.
    const endsInComment = isEnded && /(?:--|#)[^\n]*$/.test(laid)
    parts.push(laid + (isEnded ? (endsInComment ? '\n;' : ';') : ''))
    await progress(Math.min(1, (offset + text.length) / script.length))
  }
  // A line end after a string that is never closed would belong to it.
  const end = parts.length > 0 && !openToken(script, lexisOf(dialect)) ? '\n' : ''
  return { text: parts.join('\n\n') + end, dialect, statements: statements.length, kept }
}

const partOf = (text: string, found: string | undefined) => {
  const at = found ? text.indexOf(found) : -1
  return at < 0 ? undefined : at
}
const placeIn = (text: string, offset: number, found: string | undefined) => offset + (partOf(text, found) ?? 0)
const lengthOf = (text: string, found: string | undefined) =>
  partOf(text, found) === undefined ? Math.min(text.length, 40) : Math.min(found?.length ?? 1, 20)
