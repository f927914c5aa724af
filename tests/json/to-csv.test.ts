import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { csvRecord, startsFormula } from '@/lib/subjects/csv/record'
import { jsonToCsvSample, type JsonToCsvQuestion } from '@/lib/tools/utilities/files/json-to-csv.messages'
import { jsonToCsvReport } from '@/lib/workers/reports/json-to-csv'

type Settings = Omit<JsonToCsvQuestion, 'ask' | 'source'>
const usual: Settings = {
  mode: 'json',
  at: '',
  columns: '',
  arrays: 'join',
  delimiter: 'comma',
  decimal: 'point',
  nulls: 'empty',
  hasHeader: true,
  guards: true,
  hasMark: false,
}
const report = (given: string, changed: Partial<Settings> = {}) => jsonToCsvReport(given, { ...usual, ...changed })
const csv = (given: string, changed: Partial<Settings> = {}) => report(given, changed).text ?? ''
const cells = (text: string, delimiter = ',') => Papa.parse<string[]>(text.replace(/\r\n$/, ''), { delimiter }).data

const { tables } = JSON.parse(readFileSync(new URL('../vectors/json-data/cases.json', import.meta.url), 'utf8')) as {
  tables: { rows: string[][]; csv: string }[]
}

describe('a line of CSV', () => {
  it.each(tables.map(({ rows, csv: made }) => [made, rows] as const))(
    'reads as what Python wrote: %j',
    (made, rows) => {
      const text = rows.map((row) => csvRecord(row, ',')).join('')
      expect(cells(text)).toEqual(rows)
      expect(cells(made)).toEqual(rows)
    },
  )
  it.each(['=1+1', '+1', '@x', '-2+3+cmd|x', '\tx', '-x'])('%j is a formula', (text) =>
    expect(startsFormula(text)).toBe(true),
  )
  it.each(['-5', '-0.5', '-1,000.25', '-1e5', '-5%', 'a=b', '1-2', ''])('%j is none', (text) =>
    expect(startsFormula(text)).toBe(false),
  )
})

describe('JSON to CSV', () => {
  it('finds the records of the example', () => {
    const { verdict, columns, warnings, figures } = report(jsonToCsvSample)
    expect(verdict.says).toBe('2 rows and 7 columns from /orders')
    expect(csv(jsonToCsvSample)).toBe(
      'id,customer.name,customer.city,tags,total,paid,note\r\n' +
        '10442,Zoë Müller,Köln,new; gift,49.90,true,\r\n' +
        '10443,"Ann Lee, Ltd.",,,1250,,\'=SUM(A1)\r\n',
    )
    expect(columns).toContainEqual(['customer.city', '1', 'text'])
    expect(columns).toContainEqual(['total', '2', 'number'])
    expect(warnings).toEqual([expect.stringMatching(/^1 value begins like a formula and got an apostrophe/)])
    expect(figures.map(({ text }) => text)).toEqual(['2', '7'])
  })
  it('keeps digits, the order of members, and columns that look like numbers', () => {
    const { text, warnings } = report('[{"10":1,"2":12345678901234567890,"z":1.10,"a":1e3}]')
    expect(text).toBe('10,2,z,a\r\n1,12345678901234567890,1.10,1e3\r\n')
    expect(warnings[0]).toMatch(/^1 number has more than 15 digits/)
  })
  it.each<[Settings['arrays'], string]>([
    ['join', 'id,tags,lines\r\n1,a; b,"[{""sku"":""x"",""n"":1},{""sku"":""y"",""n"":2}]"\r\n'],
    ['json', 'id,tags,lines\r\n1,"[""a"",""b""]","[{""sku"":""x"",""n"":1},{""sku"":""y"",""n"":2}]"\r\n'],
    ['columns', 'id,tags[0],tags[1],lines[0].sku,lines[0].n,lines[1].sku,lines[1].n\r\n1,a,b,x,1,y,2\r\n'],
    ['rows', 'id,tags,lines.sku,lines.n\r\n1,a,x,1\r\n1,b,x,1\r\n1,a,y,2\r\n1,b,y,2\r\n'],
  ])('lists as %s', (arrays, made) => {
    const given = '[{"id":1,"tags":["a","b"],"lines":[{"sku":"x","n":1},{"sku":"y","n":2}]}]'
    expect(csv(given, { arrays })).toBe(made)
    if (arrays === 'rows') expect(report(given, { arrays }).warnings[0]).toMatch(/^1 record became several rows/)
  })
  it('does not let one record become any number of rows', () => {
    const many = JSON.stringify([
      { a: Array.from({ length: 200 }, (_, one) => one), b: Array.from({ length: 200 }, () => 1) },
    ])
    const { figures, warnings } = report(many, { arrays: 'rows' })
    expect(figures[0]?.text).toBe('200')
    expect(warnings.at(-1)).toMatch(/^1 list stays in one cell/)
  })
  it('takes columns in an order and under headings of choice', () => {
    const given = '[{"a":1,"b":{"c":2}},{"a":3}]'
    expect(csv(given, { columns: 'b.c = Count, a' })).toBe('Count,a\r\n2,1\r\n,3\r\n')
    expect(report(given, { columns: 'x' }).findings[0]?.says).toBe('No record has x. There are: a, b.c.')
  })
  it('obeys separator, decimal sign, header, null and mark', () => {
    const given = '[{"a":1.5,"b":null,"c":"x;y"},{"a":-2.25,"b":1,"c":"1.5"}]'
    expect(csv(given, { delimiter: 'semicolon', decimal: 'comma', nulls: 'null', hasMark: true })).toBe(
      '\ufeffa;b;c\r\n1,5;null;"x;y"\r\n-2,25;1;1.5\r\n',
    )
    expect(csv(given, { delimiter: 'tab', hasHeader: false })).toBe('1.5\t\tx;y\r\n-2.25\t1\t1.5\r\n')
    expect(csv(given, { delimiter: 'pipe', hasHeader: false })).toBe('1.5||x;y\r\n-2.25|1|1.5\r\n')
    expect(csv('[{"=x":"=y"}]', { guards: false })).toBe('=x\r\n=y\r\n')
    expect(report('[{"=x":"=y"}]', { guards: false }).warnings[0]).toMatch(
      /^2 values begin like a formula\. A spreadsheet/,
    )
  })
  it('takes the list that is named, or the longest', () => {
    const given = '{"a":{"x":[{"n":1}]},"b":[{"n":2},{"n":3}],"c":{"n":4}}'
    expect(report(given).verdict.says).toBe('2 rows and 1 column from /b')
    expect(report(given).warnings[0]).toMatch(/^There are other lists of records: \/a\/x \(1 record\)/)
    expect(csv(given, { at: '/a/x' })).toBe('n\r\n1\r\n')
    expect(csv(given, { at: '/c' })).toBe('n\r\n4\r\n')
    for (const at of ['/zz', 'b', '/b/9', '/c/n'])
      expect(report(given, { at }).findings[0]?.says).toMatch(/^There is no list or object at/)
    expect(report('{"n":1}').warnings).toEqual(['There is no list in this JSON, so the whole is one record.'])
  })
  it('reads records a line, plain values and mixed ones', () => {
    expect(csv('{"a":1}\n{"b":2}\n', { mode: 'ndjson' })).toBe('a,b\r\n1,\r\n,2\r\n')
    expect(csv('[1,"x",null]')).toBe('value\r\n1\r\nx\r\n\r\n')
    expect(report('[{"a":1},{"a":"x"}]').warnings).toEqual(['Values of several kinds stand in a.'])
    expect(report('[{"a":1,"a":2}]').warnings[0]).toMatch(/repeated within an object/)
    expect(csv('[{"a":{}, "b":[]}]')).toBe('a,b\r\n{},\r\n')
    expect(csv('[{"a":{}, "b":[]}]', { arrays: 'json' })).toBe('a,b\r\n{},[]\r\n')
  })
  it('gives flat records back through another reader', () => {
    const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string({ unit: 'grapheme' }), {
      minKeys: 1,
      maxKeys: 5,
    })
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (records) => {
        const text = csv(JSON.stringify(records), { guards: false })
        const read = Papa.parse<Record<string, string>>(text.replace(/\r\n$/, ''), {
          header: true,
          delimiter: ',',
        }).data
        const names = [...new Set(records.flatMap((one) => Object.keys(one)))]
        const filled = records.map((one) => Object.fromEntries(names.map((name) => [name, one[name] ?? ''])))
        expect(read).toEqual(filled)
      }),
    )
  })
  it('says what is wrong and where', () => {
    expect(report('[{"a":1}').findings[0]).toMatchObject({ at: { line: 1, column: 9 } })
    expect(report('').verdict.tone).toBe('plain')
  })
})
