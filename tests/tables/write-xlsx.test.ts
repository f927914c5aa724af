import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { cellReference, columnName, sheetNames, type Workbook } from '@/lib/base/workbook/workbook'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { numberIn, sheetsIn } from './calc'

const workbook: Workbook = {
  title: 'Costs & <gains>',
  sheets: [
    {
      name: "Ann's sheet",
      frozenRows: 1,
      widths: [20, 10],
      rows: [
        [
          { text: 'Kind', look: 'head' },
          { text: 'Cell', look: 'head' },
        ],
        ['number', { value: 1234.5678, format: '#,##0.00' }],
        ['small', { value: 1e-7 }],
        ['large', { value: 1e21 }],
        ['share', { value: 0.0825, format: '0.00##%' }],
        ['day', { day: '2024-02-29' }],
        ['old day', { day: '1899-12-31' }],
        ['formula', { value: 0, formula: 'B2*2+SUM(B3:B3)' }],
        ['like a formula', '=1+1'],
        ['like a command', "@SUM(1)|'cmd'!A1"],
        ['like a number', '-5'],
        ['marks', '<b>"Łódź" & ₹ \u{1F600}</b>'],
        ['lines', 'one\ntwo'],
        ['escape', '_x0041_ stays'],
        ['empty', null, 'after'],
        ['link', { text: 'site', href: 'https://example.com/?a=1&b=2' }],
        ['no link', { text: 'bad', href: 'javascript:alert(1)' }],
      ],
    },
    { name: 'Two', rows: [[{ value: 5 }], [{ value: 0, formula: `${cellReference("Ann's sheet", 1, 1)}+A1` }]] },
  ],
}

describe('a workbook in LibreOffice', () => {
  let first: ReadonlyMap<string, readonly string[]>
  let second: readonly (readonly string[])[]

  beforeAll(() => {
    const { made = {} } = sheetsIn({ made: workbookXlsx(workbook) })
    first = new Map((made["Ann's sheet"] ?? []).map(([kind = '', ...cells]) => [kind, cells]))
    second = made.Two ?? []
  }, 300_000)

  it('has numbers whole, whatever their cells show', () => {
    expect(first.get('number')?.[0]).toBe('1234.5678')
    expect(Number(first.get('small')?.[0])).toBe(1e-7)
    expect(Number(first.get('large')?.[0])).toBe(1e21)
    expect(numberIn(first.get('share')?.[0])).toBe(0.0825)
  })

  it('has days as days, and as text where programs count them differently', () => {
    expect(first.get('day')?.[0]).toMatch(/^(?:2024-02-29|02\/29\/(?:20)?24)$/)
    expect(first.get('old day')?.[0]).toBe('1899-12-31')
  })

  it('works its formulas out, over sheets too', () => {
    expect(Number(first.get('formula')?.[0])).toBeCloseTo(2469.1356001, 9)
    expect(Number(second[1]?.[0])).toBeCloseTo(1239.5678, 9)
  })

  it('has text as text whatever it begins with', () => {
    expect(first.get('like a formula')?.[0]).toBe('=1+1')
    expect(first.get('like a command')?.[0]).toBe("@SUM(1)|'cmd'!A1")
    expect(first.get('like a number')?.[0]).toBe('-5')
    expect(first.get('marks')?.[0]).toBe('<b>"Łódź" & ₹ \u{1F600}</b>')
    expect(first.get('lines')?.[0]).toBe('one\ntwo')
    expect(first.get('escape')?.[0]).toBe('_x0041_ stays')
  })

  it('keeps empty cells between others', () => {
    expect(first.get('empty')).toEqual(['', 'after'])
  })
})

describe('a workbook', () => {
  const parts = unzipSync(workbookXlsx(workbook))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

  it('marks text that a program would take for a formula once somebody edits it', () => {
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
    const ways = styles.slice(styles.indexOf('<cellXfs')).match(/<xf [^>]*>/g) ?? []
    for (const row of [9, 10, 11]) {
      const style = Number(new RegExp(`r="B${row}" s="(\\d+)"`).exec(sheet)?.[1])
      expect(ways[style]).toContain('quotePrefix="1"')
    }
    expect(sheet.match(/<f>/g)).toHaveLength(1)
  })

  it('leads out to addresses of the web alone', () => {
    const relations = strFromU8(parts['xl/worksheets/_rels/sheet1.xml.rels'] ?? new Uint8Array())
    expect(relations).toContain('Target="https://example.com/?a=1&amp;b=2" TargetMode="External"')
    expect(relations).not.toContain('javascript')
  })

  it('is the same file whenever it is saved', () => {
    expect(workbookXlsx(workbook)).toEqual(workbookXlsx(workbook))
  })

  it('takes no number that is none', () => {
    expect(() => workbookXlsx({ title: 't', sheets: [{ name: 's', rows: [[{ value: Number.NaN }]] }] })).toThrow(
      RangeError,
    )
  })

  it('cuts a text that no cell holds, and says so by an ellipsis', () => {
    const long = workbookXlsx({ title: 't', sheets: [{ name: 's', rows: [['a'.repeat(40_000)]] }] })
    const xml = strFromU8(unzipSync(long)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(/>(a+…)</.exec(xml)?.[1]).toHaveLength(32_767)
  })
})

describe('names of sheets', () => {
  it('are what a spreadsheet takes, each once', () => {
    expect(sheetNames(['Plan [a]: x/y*?', 'plan a x y', "'", 'History', 'x'.repeat(40), `${'x'.repeat(31)}y`])).toEqual(
      ['Plan a x y', 'plan a x y 2', 'Sheet', 'History 2', 'x'.repeat(31), `${'x'.repeat(29)} 2`],
    )
  })

  it('are quoted where formulas name them', () => {
    expect(cellReference("Ann's", 6, 27)).toBe("'Ann''s'!$AB$7")
    expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
  })
})
