/** How a dialect writes what is not plain SQL, as far as cutting a script into words and statements needs it. */
export interface Lexis {
  /** A backslash in a string takes the next character with it. */
  backslash?: true
  /** `#` begins a comment. */
  hash?: true
  /** `$tag$ … $tag$` is a string. */
  dollar?: true
  /** `[name]` is a name. */
  brackets?: true
  /** Comments lie in each other. */
  nested?: true
  /** `q'[ … ]'` is a string. */
  quoteOperator?: true
}

const lexes = {
  sql: {},
  postgresql: { dollar: true, nested: true },
  mysql: { backslash: true, hash: true },
  mariadb: { backslash: true, hash: true },
  sqlite: { brackets: true },
  transactsql: { brackets: true, nested: true },
  plsql: { quoteOperator: true },
  bigquery: { backslash: true, hash: true },
  snowflake: { backslash: true, dollar: true },
  redshift: { dollar: true, nested: true },
  spark: { backslash: true },
  hive: { backslash: true },
  trino: {},
  duckdb: { dollar: true, nested: true },
  clickhouse: { backslash: true, hash: true },
  db2: {},
  db2i: {},
  n1ql: { backslash: true },
  singlestoredb: { backslash: true, hash: true },
  tidb: { backslash: true, hash: true },
} as const satisfies Record<string, Lexis>

export type SqlDialect = keyof typeof lexes

export const sqlDialects = Object.keys(lexes) as SqlDialect[]

export const lexisOf = (dialect: SqlDialect): Lexis => lexes[dialect]

/** What only some dialects write, with those that do, the likeliest first. */
const signs: readonly [RegExp, readonly SqlDialect[]][] = [
  [/`[^`]+\.[^`]+\.[^`]+`|\bSAFE_CAST\b|\bUNNEST\s*\(\s*\[|\bSTRUCT\s*</i, ['bigquery']],
  [/\bFINAL\b|\bENGINE\s*=\s*\w*MergeTree|\bPREWHERE\b/i, ['clickhouse']],
  [/`|\bAUTO_INCREMENT\b|\bENGINE\s*=|\bON DUPLICATE KEY\b/i, ['mysql', 'mariadb', 'spark', 'hive']],
  [/\[\w[\w ]*\]|@@?\w+|\bTOP\s*\(?\d|\bNVARCHAR\b|\bGETDATE\s*\(|^\s*GO\s*$/im, ['transactsql', 'sqlite']],
  [/::|\$\$|\$\d|\bILIKE\b|\bRETURNING\b|\bSERIAL\b|->>|~\*/i, ['postgresql', 'redshift', 'duckdb', 'snowflake']],
  [/\bVARCHAR2\b|\bNVL\s*\(|\bROWNUM\b|\bCONNECT BY\b|\bSYSDATE\b|\(\+\)/i, ['plsql']],
  [/\bQUALIFY\b|\bFLATTEN\s*\(|\bVARIANT\b/i, ['snowflake', 'duckdb', 'bigquery']],
  [/\bAUTOINCREMENT\b|\bPRAGMA\b|\bWITHOUT ROWID\b/i, ['sqlite']],
]

/** Dialects in which a script may be written, the likeliest first, by what only some of them have. */
export function likelyDialects(script: string): SqlDialect[] {
  const found = signs.flatMap(([sign, dialects]) => (sign.test(script) ? dialects : []))
  return [
    ...new Set<SqlDialect>([...found, 'sql', 'postgresql', 'mysql', 'transactsql', 'sqlite', 'plsql', 'snowflake']),
  ]
}
