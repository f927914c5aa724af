import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Analysis } from '@/lib/subjects/csv/analyse'
import { RowReader } from '@/lib/subjects/csv/row-reader'
import { rulesOf, valueFault, type ColumnRule } from '@/lib/subjects/csv/rules'
import { initialReadSettings, type ReadSettings } from '@/lib/subjects/csv/settings'
import { checkCsv, tidied, type CsvCheck } from '@/lib/subjects/csv/validate'
import { validatorSample } from '@/lib/tools/utilities/files/csv-validator.messages'
import spectrum from '@/tests/vectors/csv-spectrum/cases.json'

async function checked(source: string | Blob, rules = '', settings: Partial<ReadSettings> = {}): Promise<CsvCheck> {
  const check = await checkCsv(source, { ...initialReadSettings, ...settings }, rulesOf(rules).rules)
  if ('unreadable' in check) throw new Error(check.unreadable)
  return check
}
const faultsOf = ({ listed }: CsvCheck) => listed.map(({ line, column, kind }) => [line, column, kind])

async function tidyOf(source: string, analysis: Analysis): Promise<string> {
  let text = ''
  for await (const [part] of tidied(source, analysis)) text += part
  return text
}

describe('csv-spectrum', () => {
  it.each(spectrum.map((one) => [one.name, one] as const))('%s has a sound form', async (_, { csv }) => {
    const { counts } = await checked(csv)
    // Two of the files have cells that begin with a space or an equals sign on purpose.
    const { space: _space, formula: _formula, ...faults } = counts
    expect(faults).toEqual({})
  })

  it.each(spectrum.map((one) => [one.name, one] as const))('%s keeps its records in clean form', async (_, { csv }) => {
    const { analysis } = await checked(csv)
    const text = await tidyOf(csv, analysis)
    const recordsIn = (source: string) => {
      const reader = new RowReader(analysis.reading.delimiter, '\n')
      return [...reader.read(source), ...reader.finish()].map(({ fields }) => fields)
    }
    expect(recordsIn(text)).toEqual(recordsIn(csv))
    expect(text.replaceAll('\r\n', '').includes('\r')).toBe(false)
  })
})

describe('form', () => {
  it('names rows of another length, stray quotes, controls and formulas with their lines', async () => {
    const csv = 'a,b\n1\n1,2,3\n"x"y",2\n=1+1,\u0007\n 3,-4\n'
    expect(faultsOf(await checked(csv))).toEqual([
      [2, '', 'short'],
      [3, '', 'long'],
      [4, '', 'stray-quote'],
      [5, 'a', 'formula'],
      [5, 'b', 'control'],
      [6, 'a', 'space'],
    ])
  })

  it('counts lines through values that hold line ends', async () => {
    expect(faultsOf(await checked('a,b\n"x\ny",1\n1\n'))).toEqual([[4, '', 'short']])
  })

  it('names a quote that is never closed, an empty and a repeated name', async () => {
    expect((await checked('a,b\n1,"2\n3,4')).counts.unclosed).toBe(1)
    expect((await checked('a,,a\n1,2,3')).headers).toEqual([
      { kind: 'empty', column: '2' },
      { kind: 'repeated', column: 'a' },
    ])
  })

  it.each([
    ['', 0],
    ['a', 0],
    ['\ufeffa,b\r\n1,2\r\n', 1],
    ['a\r1\r2', 2],
    ['a;b\n1,5;2', 1],
    ['a,b\n\ud800,2', 1],
    ['a\n\n\n1', 1],
  ])('%j has %i rows and no fault', async (csv, rows) => {
    const check = await checked(csv)
    expect([check.analysis.rows, check.total]).toEqual([rows, 0])
  })

  it('takes a NUL for a control, and a long line for a line', async () => {
    expect((await checked('a\nx\0y')).counts).toEqual({ control: 1 })
    expect((await checked(`a,b\n${'x'.repeat(5_000_000)},1`)).total).toBe(0)
  })

  it('refuses what is no text, and reads Windows-1252', async () => {
    const settings = initialReadSettings
    expect(await checkCsv(new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]), settings, [])).toEqual({
      unreadable: 'workbook',
    })
    expect(await checkCsv(new Blob([new Uint8Array([0, 1, 2, 0xff])]), settings, [])).toEqual({ unreadable: 'binary' })
    const western = await checked(new Blob([new Uint8Array([0x61, 0x0a, 0xe9])]))
    expect(western.analysis.reading.encoding).toBe('windows-1252')
  })
})

describe('rules', () => {
  it('of the example find what is wrong with it', async () => {
    const check = await checked(validatorSample.csv, validatorSample.rules)
    expect(faultsOf(check)).toEqual([
      [3, 'email', 'type'],
      [3, 'price', 'min'],
      [3, 'ordered', 'type'],
      [4, 'country', 'one-of'],
      [5, '', 'short'],
      [5, 'id', 'unique'],
    ])
    expect(check.listed.find(({ kind }) => kind === 'unique')?.first).toBe(4)
  })

  const rule = (words: string) => rulesOf(`c: ${words}`).rules[0] as ColumnRule
  // Values by what the words say, not by what was computed.
  it.each([
    ['required', ['x', ' '], ['']],
    ['integer', ['0', '-12', '+3', ''], ['1.0', '1e3', 'a', '1 000']],
    ['number', ['1', '-1.5', '.5', '1e10'], ['1,5', 'NaN', '0x1F', '1.2.3']],
    ['boolean', ['true', 'FALSE', '1', '0'], ['yes', '2']],
    ['date', ['2026-02-28', '2024-02-29'], ['2026-02-29', '2026-2-1', '28.02.2026', '2026-13-01']],
    ['time', ['00:00', '23:59:59', '12:00:00.5'], ['24:00', '7:30', '12:60']],
    ['email', ['a@b.co', 'x+y@mail.example.org'], ['a@b', 'a b@c.de', 'a@@b.co']],
    ['url', ['https://example.com/a?b=c'], ['example.com', 'ftp://x.y', 'https://']],
    ['uuid', ['550e8400-e29b-41d4-a716-446655440000'], ['550e8400']],
    ['one of a|b c', ['a', 'b c'], ['A', 'c']],
    ['pattern [A-Z]{2}\\d,?', ['AB1', 'AB1,'], ['AB12', 'xAB1']],
    ['min 0, max 10', ['0', '10', '5.5'], ['-0.1', '10.01', 'x']],
    ['min 2026-01-01', ['2026-01-01', '2026-12-31'], ['2025-12-31']],
    ['min length 2, max length 3', ['ab', '😀😀😀'], ['a', 'abcd']],
  ])('%s', (words, takes, refuses) => {
    expect(takes.filter((value) => valueFault(value, rule(words)))).toEqual([])
    expect(refuses.filter((value) => !valueFault(value, rule(words)))).toEqual([])
  })

  it.each([
    ['price number', 'no-column', undefined],
    ['price: requird', 'unknown', 'required'],
    ['price: min abc', 'number', 'min'],
    ['price: pattern (', 'pattern', 'pattern'],
    ['price: pattern (a+)+', 'runaway', 'pattern'],
    ['{"fields":', 'json', undefined],
    ['{}', 'no-fields', undefined],
  ])('%s is explained', (text, why, nearest) => {
    expect(rulesOf(text).faults[0]).toMatchObject({ why, nearest })
  })

  it('names a column that is not there, with the one that was meant', async () => {
    const { headers } = await checked('country,price\nDE,1', 'contry: required')
    expect(headers).toEqual([{ kind: 'missing', column: 'contry', nearest: 'country' }])
  })

  it('reads the constraints of a Table Schema as its specification has them', async () => {
    const schema = {
      fields: [
        { name: 'id', type: 'integer', constraints: { required: true, unique: true } },
        { name: 'size', type: 'string', constraints: { enum: ['S', 'M'], maxLength: 1 } },
        { name: 'day', type: 'date', constraints: { minimum: '2026-01-01' } },
        { name: 'code', type: 'string', constraints: { pattern: '[a-z]+' } },
      ],
    }
    const csv = 'id,size,day,code\n1,S,2026-01-01,ab\n1,L,2025-12-31,A\nx,M,2026-02-30,\n,,,\n'
    const check = await checked(csv, JSON.stringify(schema))
    expect(faultsOf(check)).toEqual([
      [3, 'id', 'unique'],
      [3, 'size', 'one-of'],
      [3, 'day', 'min'],
      [3, 'code', 'pattern'],
      [4, 'id', 'type'],
      [4, 'day', 'type'],
      [5, 'id', 'required'],
    ])
  })
})

describe('clean form', () => {
  it('keeps every value of any table', async () => {
    const value = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\n', '😀', "'") })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 }), async (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const csv = [['x', 'y', 'z'], ...rows].map((row) => row.map(quote).join(',')).join('\n')
        const { analysis } = await checked(csv, '', { delimiter: 'comma' })
        const reader = new RowReader(',', '\n')
        const text = await tidyOf(csv, analysis)
        const read = [...reader.read(text), ...reader.finish()].map(({ fields }) => fields)
        expect(read).toEqual([['x', 'y', 'z'], ...rows.map((row) => [...row])])
      }),
      { seed: 12, numRuns: 200 },
    )
  })

  it('fills short rows, drops empty lines and the mark, and ends lines in CR LF', async () => {
    const csv = '\ufeffa;b\n1\n\n"x;y";2'
    const { analysis } = await checked(csv)
    expect(await tidyOf(csv, analysis)).toBe('a;b\r\n1;\r\n"x;y";2\r\n')
  })
})
