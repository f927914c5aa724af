import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { stringForms, type FormName } from '@/lib/subjects/string-forms/catalogue'
import { escapeText, unescapeText } from '@/lib/subjects/string-forms/nested'

type Rows<Row> = Readonly<Record<string, readonly Row[]>>
const vectors = <Row>(name: string) =>
  Object.entries(JSON.parse(readFileSync(`tests/vectors/string-forms/${name}.json`, 'utf8')) as Rows<Row>) as [
    FormName,
    readonly Row[],
  ][]
const formNames = Object.keys(stringForms) as FormName[]
const written = vectors<readonly [text: string, literal: string, ascii: boolean]>('written')
const read = vectors<readonly [literal: string, text: string]>('read')
const escaped = (text: string, ...forms: FormName[]) => escapeText(text, { forms, ascii: false, quotes: true })
const inner = (text: string, form: FormName) => escapeText(text, { forms: [form], ascii: false, quotes: false })

describe('strings that a program of the language read back as the text', () => {
  it.each(written)('%s', (form, rows) => {
    expect(rows.length).toBeGreaterThan(50)
    for (const [text, literal, ascii] of rows)
      expect(escapeText(text, { forms: [form], ascii, quotes: true })).toEqual({ text: literal })
  })

  it('holds every form but those of Windows, patterns and LIKE', () => {
    const others = ['powershellSingle', 'powershellDouble', 'powershellHere', 'cmd', 'regex', 'sqlLike']
    expect([...written.map(([form]) => form), ...others].toSorted()).toEqual(formNames.toSorted())
  })
})

describe('strings put together at random, as a program of the language reads them', () => {
  it.each(read)('%s', (form, rows) => {
    expect(rows.length).toBeGreaterThan(5)
    const found = rows.map(([literal]) => [literal, unescapeText(literal, [form]).text])
    expect(found).toEqual(rows)
  })
})

describe('what a program wrote comes back', () => {
  it.each(written)('%s', (form, rows) => {
    for (const [text, literal] of rows) {
      const wanted = form === 'shHere' && !text.endsWith('\n') ? `${text}\n` : text
      const { text: back, levels } = unescapeText(literal, [form])
      expect(back).toBe(wanted)
      expect(levels).toEqual([{ form, bad: [] }])
    }
  })
})

describe('forms that no program here reads', () => {
  it('follows the examples of about_Quoting_Rules for PowerShell', () => {
    expect(unescapeText("'Don''t'", ['powershellSingle']).text).toBe("Don't")
    expect(escaped("The value of $(2+3) isn't 5", 'powershellSingle')).toEqual({
      text: "'The value of $(2+3) isn''t 5'",
    })
    expect(escaped('Use a quotation mark (") to begin $i', 'powershellDouble')).toEqual({
      text: '"Use a quotation mark (`") to begin `$i"',
    })
    expect(unescapeText('"The use of ""quotes"" `$i"', ['powershellDouble']).text).toBe('The use of "quotes" $i')
    expect(escaped('a\tb\u0000\u001b`', 'powershellDouble')).toEqual({ text: '"a`tb`0`u{1b}``"' })
    expect(unescapeText('"`e`u{2195}`n"', ['powershellDouble']).text).toBe('\u001b↕\n')
  })

  it('doubles the quotes of print, which PowerShell takes for quotes', () => {
    expect(escaped('it’s', 'powershellSingle')).toEqual({ text: "'it’’s'" })
    expect(unescapeText("'it’’s'", ['powershellSingle']).text).toBe('it’s')
    expect(escaped('“a”', 'powershellDouble')).toEqual({ text: '"`“a`”"' })
  })

  it('writes here-strings of PowerShell, but not over their end', () => {
    expect(escaped('a\n"$b"', 'powershellHere')).toEqual({ text: '@\'\na\n"$b"\n\'@' })
    expect(unescapeText("@'\na\n'@", ['powershellHere']).text).toBe('a')
    expect(escaped("a\n'@", 'powershellHere')).toEqual({ why: 'quote', at: 2, form: 'powershellHere' })
  })

  it('puts carets before what cmd acts on, and doubles percent signs', () => {
    expect(escaped('50% & "x" > (y) ^', 'cmd')).toEqual({ text: '50%% ^& ^"x^" ^> ^(y^) ^^' })
    expect(unescapeText('50%% ^& ^"x^" ^> ^(y^) ^^', ['cmd'])).toEqual({
      text: '50% & "x" > (y) ^',
      levels: [{ form: 'cmd', bad: [] }],
    })
    expect(escaped('a\nb', 'cmd')).toEqual({ why: 'line', at: 1, form: 'cmd' })
    expect(unescapeText('%PATH%', ['cmd']).levels[0]?.bad.map(({ at }) => at)).toEqual([0, 5])
  })

  it('writes patterns that match the text alone', () => {
    for (const [, rows] of written.slice(0, 1))
      for (const [text] of rows) {
        const pattern = inner(text, 'regex')
        if (!('text' in pattern)) continue
        expect(new RegExp(`^(?:${pattern.text})$`, 'u').test(text)).toBe(true)
        expect(new RegExp(`^(?:${pattern.text})$`, 'u').test(`${text}x`)).toBe(false)
        expect(unescapeText(`/${pattern.text}/`, ['regex']).text).toBe(text)
      }
    expect(unescapeText(String.raw`a.b\d`, ['regex']).levels[0]?.bad.map(({ found }) => found.charAt(0))).toEqual([
      '.',
      '\\',
    ])
  })

  it('escapes the wildcards of LIKE', () => {
    expect(escaped(String.raw`50%_\ `, 'sqlLike')).toEqual({ text: String.raw`50\%\_\\ ` })
    expect(escaped('50%', 'sqlLike', 'sqlMysql')).toEqual({ text: String.raw`'50\\%'` })
    expect(unescapeText(String.raw`50\%`, ['sqlLike']).text).toBe('50%')
    expect(unescapeText('50%', ['sqlLike']).levels[0]?.bad).toEqual([{ at: 2, found: '%' }])
  })
})

describe('nested strings', () => {
  it('goes in from the innermost and comes back from the outermost', () => {
    const text = 'say "it\'s" \\ $5\n'
    const forms: FormName[] = ['json', 'json', 'shSingle']
    const nested = escapeText(text, { forms, ascii: false, quotes: true })
    expect('text' in nested && unescapeText(nested.text, forms).text).toBe(text)
    const twice = JSON.stringify(JSON.stringify(text))
    expect(nested).toEqual({ text: `'${twice.replaceAll("'", String.raw`'\''`)}'` })
  })

  it('names the form that cannot hold what the one within wrote', () => {
    expect(escaped('a\nb', 'yamlBlock', 'cmd')).toEqual({ why: 'line', at: 2, form: 'cmd' })
  })

  it('leaves the quotes of the outermost out', () => {
    expect(escapeText('"', { forms: ['json', 'javascriptSingle'], ascii: false, quotes: false })).toEqual({
      text: String.raw`"\\""`,
    })
  })
})

describe('what cannot be written', () => {
  const refused: readonly [FormName, string, string, number][] = [
    ['javascriptRaw', 'a`', 'quote', 1],
    ['javascriptRaw', 'a\\', 'backslash', 1],
    ['pythonRaw', 'a\\\\\\', 'backslash', 1],
    ['pythonRaw', `"'"""'''`, 'quote', 0],
    ['javaBlock', 'a\u2003', 'space', 1],
    ['cppRaw', 'a\0', 'nul', 1],
    ['goRaw', '\ufeff', 'control', 0],
    ['rustRaw', '\u202e', 'control', 0],
    ['rubySingle', 'a\r\n', 'return', 1],
    ['sql', 'ab\0', 'nul', 2],
    ['sqlName', '', 'empty', 0],
    ['bash', '\0', 'nul', 0],
    ['yamlSingle', 'a\nb', 'line', 1],
    ['yamlBlock', ' \n', 'space', 0],
    ['latex', '\u0007', 'control', 0],
    ['go', '\ud83d', 'half', 0],
  ]
  it.each(refused)('%s %j', (form, text, why, at) => {
    expect(escaped(text, form)).toEqual({ why, at, form })
  })
})

describe('what is wrong in a string', () => {
  const wrong: readonly [FormName, string, string, { quoting?: string; bad: unknown[] }][] = [
    ['json', '"abc', 'abc', { quoting: 'unclosed', bad: [] }],
    ['json', 'abc"', 'abc"', { quoting: 'unopened', bad: [] }],
    ['json', String.raw`"a\qb"`, String.raw`a\qb`, { bad: [{ at: 2, found: '\\qb' }] }],
    [
      'json',
      'say "hi"',
      'say "hi"',
      {
        bad: [
          { at: 4, found: '"hi"' },
          { at: 7, found: '"' },
        ],
      },
    ],
    ['shDouble', '"$HOME/x"', '$HOME/x', { bad: [{ at: 1, found: '$HOME/' }] }],
    ['sql', "it's ok", "it's ok", { bad: [{ at: 2, found: "'" }] }],
    ['go', String.raw`"\xff"`, String.raw`\xff`, { bad: [{ at: 1, found: String.raw`\xff` }] }],
    [
      'latex',
      String.raw`50\% \emph{x}`,
      String.raw`50% \emph{x}`,
      {
        bad: [
          { at: 5, found: String.raw`\emph` },
          { at: 10, found: '{' },
          { at: 12, found: '}' },
        ],
      },
    ],
  ]
  it.each(wrong)('%s %j', (form, given, text, level) => {
    expect(unescapeText(given, [form])).toEqual({ text, levels: [{ form, ...level }] })
  })

  it('lists no more than twenty places', () => {
    expect(unescapeText('"'.repeat(90), ['json']).levels[0]?.bad).toHaveLength(20)
  })
})

describe('long texts', () => {
  const size = 400_000
  const hostile = ['"', "'", '\\', ' ', '\n', '`', '$', '%', '$$', '"#', '\t\n', 'a b', '\\x', ')"', '\r']
  it.each(formNames)(
    '%s writes and reads them in time that grows with them',
    (form) => {
      for (const piece of hostile) {
        const text = `${piece.repeat(size / piece.length)}x`
        const start = performance.now()
        escaped(text, form)
        unescapeText(text, [form])
        expect(performance.now() - start).toBeLessThan(4000)
      }
    },
    120_000,
  )
})
