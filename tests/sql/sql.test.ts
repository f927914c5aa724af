import { describe, expect, it } from 'vitest'

import { codeStrings } from '@/lib/subjects/sql/code-string'
import { lexisOf, sqlDialects, type SqlDialect } from '@/lib/subjects/sql/dialects'
import { formatSql, type SqlSettings } from '@/lib/subjects/sql/format'
import { isSameSql, minifySql, parameterised, sqlTokens, statementsOf } from '@/lib/subjects/sql/tokens'
import { sqlReport } from '@/lib/workers/reports/sql-formatter'
import { sqlSample } from '@/lib/tools/utilities/developer/sql-formatter.messages'

const settings: SqlSettings = {
  dialect: 'auto',
  keywords: 'upper',
  identifiers: 'preserve',
  indent: '2',
  style: 'standard',
  commas: 'after',
  logic: 'before',
  width: '50',
}
const report = (script: string, changed: Partial<Parameters<typeof sqlReport>[1]> = {}) =>
  sqlReport(script, { ...settings, task: 'format', parameterStyle: 'question', language: 'java', ...changed })

/** Statements with what a formatter likes to break: strings, hints, operators, comments, names with spaces. */
const corpus: readonly [SqlDialect, string][] = [
  ['sql', "select a, 'it''s; -- no comment', b from t where c = 'x  y' and d <> 3"],
  ['sql', 'select "Odd name", "a""b" from "My table" -- the last\n where 1=1'],
  ['sql', 'insert into t (a, b) values (1, null), (2, default)'],
  ['sql', 'select case when a between 1 and 2 then -1 else - -2 end from t order by 1 desc'],
  ['sql', 'with recursive r(n) as (select 1 union all select n+1 from r where n<10) select * from r'],
  ['sql', 'select 1; /* two */ select 2; select 3 -- three'],
  ['sql', 'create table t (id int primary key, price decimal(10,2) default 0.00, check (price>=0))'],
  [
    'postgresql',
    "select data->>'name', data#>>'{a,b}', tags @> array['x'], a::int[], x ~* 'y', b || 'c' from t where d = $1",
  ],
  [
    'postgresql',
    "create function f() returns int as $body$ begin return 1; end; $body$ language plpgsql; select E'a\\'b; c'",
  ],
  ['postgresql', 'select distinct on (a) a, b from t /* outer /* inner; */ still */ limit 5 offset 2'],
  ['postgresql', "insert into t (a) values ('x') on conflict (a) do update set b = excluded.b returning id"],
  ['mysql', "select `a`, 'it\\'s; fine', \"b\" from `t` # tail; comment\n where c <=> null"],
  ['mysql', 'select /*+ MAX_EXECUTION_TIME(1000) */ a /*!40101 , b */ from t force index (i) limit 1, 2'],
  ['transactsql', "select top (5) [Order Id], [a]]b], @p, N'text' from [dbo].[t] with (nolock) where x <> @@rowcount"],
  [
    'transactsql',
    'merge into t using s on t.id=s.id when matched then update set t.a=s.a when not matched then insert (a) values (s.a);',
  ],
  ['plsql', "select q'[it's; here]' from dual where a(+)=b and rownum<=10"],
  ['plsql', 'select lpad(name, 2*level) from e connect by prior id = boss start with boss is null'],
  ['sqlite', "select [a b], ?1, :name, @x from t where a glob 'x*'"],
  [
    'bigquery',
    'select array_agg(struct(a, b)) from `project.data.table` where d >= date_sub(current_date(), interval 7 day)',
  ],
  ['snowflake', 'select v:items[0].price::number from t qualify row_number() over (partition by a order by b) = 1'],
  ['spark', "select explode(map('a', 1)) from t lateral view explode(xs) e as x"],
  ['duckdb', "select * exclude (a) from 'file.parquet' where b = 1"],
  ['clickhouse', 'select count() from t final prewhere d = today()'],
]

/** White space taken out but for what stands in quotes: a second method, of one line. */
function squeezed(text: string): string {
  return text
    .replace(
      /('(?:[^'\\]|\\.|'')*'|"(?:[^"]|"")*"|`[^`]*`|\$body\$[\s\S]*?\$body\$)|\s+/g,
      (_, quoted?: string) => quoted ?? '',
    )
    .toUpperCase()
}

describe('laying out', () => {
  it.each(corpus)('%s keeps every word of %s', async (dialect, script) => {
    for (const style of ['standard', 'tabularLeft', 'tabularRight'] as const)
      for (const commas of ['after', 'before'] as const) {
        const { text, kept } = await formatSql(script, { ...settings, dialect, style, commas })
        expect(kept).toEqual([])
        expect(squeezed(text)).toBe(squeezed(script))
      }
  })

  it.each(corpus)('%s laid out twice is as laid out once: %s', async (dialect, script) => {
    const once = await formatSql(script, { ...settings, dialect })
    const twice = await formatSql(once.text, { ...settings, dialect })
    expect(twice.text).toBe(once.text)
  })

  it('is what a reader of SQL expects', async () => {
    const { text } = await formatSql("select a,b from t where c='x' and d>1 order by a", settings)
    expect(text).toBe("SELECT\n  a,\n  b\nFROM\n  t\nWHERE\n  c = 'x'\n  AND d > 1\nORDER BY\n  a\n")
  })

  it('puts commas at the start of lines, and not into strings or before comments', async () => {
    const { text } = await formatSql("select a, 'x,\ny', b -- why, so\n, c from t", { ...settings, commas: 'before' })
    expect(text).toContain("  a\n  , 'x,\ny'")
    expect(squeezed(text)).toBe(squeezed("SELECT a, 'x,\ny', b -- why, so\n, c from t"))
  })

  it('finds the dialect by what only it writes', async () => {
    const dialectOf = async (script: string) => (await formatSql(script, settings)).dialect
    expect(await dialectOf('select a::int from t')).toBe('postgresql')
    expect(await dialectOf('select `a` from t')).toBe('mysql')
    expect(await dialectOf('select top 5 [a] from t')).toBe('transactsql')
    expect(await dialectOf('select nvl(a, 0) from dual')).toBe('plsql')
    expect(await dialectOf('select a from t')).toBe('sql')
  })

  it('keeps a statement that it cannot read, names the place, and lays out the others', async () => {
    const { text, findings, verdict } = await report('select 1;\nselect ) from;\nselect 2', { dialect: 'postgresql' })
    expect(verdict.tone).toBe('warn')
    expect(findings[0]?.at).toMatchObject({ line: 2, column: 8 })
    expect(text).toBe('SELECT\n  1;\n\nselect ) from;\n\nSELECT\n  2\n')
  })

  it('keeps what it would change: DELIMITER // is a command of a client', async () => {
    const { text, findings } = await report('DELIMITER //\nselect 1//', { dialect: 'mysql' })
    expect(text).toBe('DELIMITER //\nselect 1//\n')
    expect(findings[0]?.says).toContain('other SQL')
  })

  it('finds the place in a text with carriage returns and a mark', async () => {
    const { findings } = await report('\ufeffselect 1;\r\nselect ) from', { dialect: 'postgresql' })
    expect(findings[0]?.at).toMatchObject({ line: 2, column: 8 })
  })

  it.each(['mysql', 'postgresql', 'transactsql'] as const)(
    'leaves placeholders of templates alone in %s',
    async (dialect) => {
      const script = "select {{ col }}, %(name)s from t where {% if x %} a = '{{ y }}'"
      const { text } = await formatSql(script, { ...settings, dialect })
      expect(text).toContain('{{ col }}')
      expect(text).toContain('%(name)s')
      expect(squeezed(text)).toBe(squeezed(script))
    },
  )

  it('has an example in which nothing stays as it was', async () => {
    expect((await report(sqlSample)).verdict.tone).toBe('good')
  })
})

describe('bad input', () => {
  it.each(['', ' ', ';', '\0', '\ud800', "'", '/*', '"', '$$', '(((((', '\ufeff', '-- only a comment', '--'])(
    '%j',
    async (script) => {
      const { text = '', verdict } = await report(script)
      expect(verdict.says).not.toBe('')
      expect(isSameSql(script.replace('\ufeff', ''), text, {})).toBe(true)
    },
  )

  it('names a string that is never closed', async () => {
    const { findings } = await report("select 'abc\nfrom t")
    expect(findings[0]).toMatchObject({ tone: 'bad', at: { line: 1, column: 8 } })
  })

  it('does not fall over brackets in each other and a long line', async () => {
    const deep = `select ${'('.repeat(100_000)}1${')'.repeat(100_000)}`
    expect((await report(deep, { dialect: 'sql' })).text?.trim()).toBe(deep)
    const long = `select ${Array.from({ length: 3_000 }, (_, at) => `c${at}`).join(', ')} from t`
    expect((await report(long, { dialect: 'sql' })).text?.split('\n')).toHaveLength(3_004)
  })
})

describe('words', () => {
  it.each(sqlDialects)('%s: the tokens of a script are the script', (dialect) => {
    for (const [, script] of corpus)
      expect([...sqlTokens(script, lexisOf(dialect))].map(({ text }) => text).join('')).toBe(script)
  })

  it('cuts statements outside strings, comments and bodies', () => {
    const texts = (script: string, dialect: SqlDialect) =>
      statementsOf(script, lexisOf(dialect)).map(({ text }) => text)
    expect(texts("a ';' ; b -- ;\n; c", 'sql')).toEqual(["a ';'", 'b -- ;', 'c'])
    expect(texts('do $$ a; b $$; c', 'postgresql')).toEqual(['do $$ a; b $$', 'c'])
    expect(texts("a '\\'; ' ; b", 'mysql')).toEqual(["a '\\'; '", 'b'])
    expect(texts('a # ; \n ; b', 'mysql')).toEqual(['a # ;', 'b'])
  })

  it.each([
    ['a - -1', 'a-1'],
    ['a -- x\n b', 'a b'],
    ['a = b', 'a == b'],
    ['/ /', '//'],
    ["'a'", "'A'"],
    ['a . b', 'a b'],
  ])('%j is other SQL than %j', (left, right) => {
    expect(isSameSql(left, right, {})).toBe(false)
  })
})

describe('minified', () => {
  it.each(corpus)('%s means the same: %s', (dialect, script) => {
    const lexis = lexisOf(dialect)
    const small = minifySql(script, lexis)
    const words = (text: string) =>
      [...sqlTokens(text, lexis)]
        .filter(({ kind, text: token }) => kind !== 'space' && (kind !== 'comment' || /^\/\*[+!]/.test(token)))
        .map(({ text: token }) => token)
    expect(words(small)).toEqual(words(script))
    expect(small.length).toBeLessThanOrEqual(script.length)
  })

  it('drops comments and keeps hints', () => {
    expect(minifySql('select /*+ X */ a, -- c\n  b\nfrom t', {})).toBe('select /*+ X */ a,b from t')
  })
})

describe('values taken out', () => {
  it.each([
    ['question', 'select * from t where a = ? and b > ?'],
    ['numbered', 'select * from t where a = $1 and b > $2'],
    ['colon', 'select * from t where a = :p1 and b > :p2'],
    ['at', 'select * from t where a = @p1 and b > @p2'],
  ] as const)('%s', (style, text) => {
    const taken = parameterised("select * from t where a = 'x; y' and b > 1.5", {}, style)
    expect(taken.text).toBe(text)
    expect(taken.values.map(({ value }) => value)).toEqual(["'x; y'", '1.5'])
  })

  it('leaves types and typed literals alone', () => {
    const script = "select cast(a as varchar(40)), date '2026-01-01' from t"
    expect(parameterised(script, {}, 'question')).toEqual({ text: script, values: [] })
  })
})

describe('as a string of code', () => {
  const script = 'select "a", \'b\\c\', `d`, ${e}\nfrom "t"'

  it('JavaScript gives the script back', () => {
    // eslint-disable-next-line no-new-func -- the reader of the language is the judge
    expect(new Function(`${codeStrings.javascript(script)} return sql`)()).toBe(script)
  })

  it.each([
    ['java', 'String sql = "select \\"a\\", \'b\\\\c\', `d`, ${e}\\n"\n    + "from \\"t\\"";'],
    ['csharp', 'string sql = @"select ""a"", \'b\\c\', `d`, ${e}\nfrom ""t""";'],
    ['python', 'sql = """select "a", \'b\\\\c\', `d`, ${e}\nfrom "t\\""""'],
    ['php', '$sql = \'select "a", \\\'b\\\\c\\\', `d`, ${e}\nfrom "t"\';'],
  ] as const)('%s by the rules of its manual', (language, code) => {
    expect(codeStrings[language](script)).toBe(code)
  })
})
