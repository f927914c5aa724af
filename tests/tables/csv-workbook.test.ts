import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initialReadSettings, type ReadSettings } from '@/lib/subjects/csv/settings'
import { readStamp, type DateOrder, type DecimalMark } from '@/lib/subjects/tables/columns'
import { analyseForSheet, writeCsvWorkbook, type WorkbookReport } from '@/lib/subjects/tables/csv-workbook'
import { readFigure } from '@/lib/subjects/tables/figure'
import { plainFormula } from '@/lib/subjects/tables/plain-formula'
import { serialOfMoment } from '@/lib/subjects/tables/serial-day'
import { mostSheetRows, rowsOfSheets, tableHeadings, type SheetStyle } from '@/lib/subjects/tables/sheet-plan'
import type { SheetType } from '@/lib/subjects/tables/typed-columns'
import { excelSample } from '@/lib/tools/utilities/files/csv-to-excel.messages'
import { flatByCalc, sheetsIn } from './calc'

const usual: SheetStyle = {
  layout: 'table',
  head: 'shaded',
  freeze: 'row',
  dates: 'iso',
  numbers: 'file',
  marks: 'none',
  widths: 'fit',
  formulas: false,
}

interface Chosen {
  settings?: Partial<ReadSettings>
  style?: Partial<SheetStyle>
  types?: Record<number, SheetType>
  mark?: DecimalMark
  order?: DateOrder
  most?: number
}

async function typesOf(csv: string, { settings = {}, types = {}, mark, order }: Chosen = {}) {
  const found = await analyseForSheet(csv, { ...initialReadSettings, ...settings }, { mark, order }, () => {})
  if ('unreadable' in found) throw new Error(found.unreadable)
  const columns = found.columns.map((column, at) => ({ ...column, type: types[at] ?? column.type }))
  return { ...found, columns, types: columns }
}

async function written(
  files: Readonly<Record<string, string>>,
  chosen: Chosen = {},
): Promise<{ bytes: Uint8Array; report: WorkbookReport }> {
  const sheets = await Promise.all(
    Object.entries(files).map(async ([label, source]) => {
      const { analysis, columns, width } = await typesOf(source, chosen)
      return { source, reading: analysis.reading, label, columns, rows: analysis.rows, width }
    }),
  )
  const parts: Uint8Array[] = []
  const report = await writeCsvWorkbook(
    sheets,
    { ...usual, ...chosen.style },
    (part) => void parts.push(part),
    chosen.most === undefined ? {} : { most: chosen.most },
  )
  return { bytes: new Uint8Array(Buffer.concat(parts)), report }
}

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))

describe('numbers as people write them', () => {
  it.each([
    ['1240.50', '.', 1240.5],
    ['1,234,567.8', '.', 1234567.8],
    ['12,34,567', '.', 1234567],
    ['1.234,56', ',', 1234.56],
    ['1 234,56', ',', 1234.56],
    ['1’234.50', '.', 1234.5],
    ['-5', '.', -5],
    ['5-', '.', -5],
    ['(1,200)', '.', -1200],
    ['−3.5%', '.', -0.035],
    ['12,5 %', ',', 0.125],
    ['€1,200.00', '.', 1200],
    ['-$5', '.', -5],
    ['$-5', '.', -5],
    ['1.200,00 €', ',', 1200],
    ['CHF 12.50', '.', 12.5],
    ['99 kr', '.', 99],
    ['1.5e-7', '.', 1.5e-7],
    ['6E+23', '.', 6e23],
    ['.5', '.', 0.5],
    ['0', '.', 0],
    ['-0', '.', 0],
    ['123456789012345', '.', 123456789012345],
  ] as const)('%s', (text, mark, value) => {
    expect(readFigure(text, mark)?.value).toBe(value)
  })

  it.each([
    ['0012', '.'],
    ['1234567890123456', '.'],
    ['1E5', '.'],
    ['1e999', '.'],
    ['1,23', '.'],
    ['1.23.4', '.'],
    ['12 34', '.'],
    ['1.234,56', '.'],
    ['1,234.56', ','],
    ['+49', '.'],
    ['--5', '.'],
    ['(5', '.'],
    ['€5%', '.'],
    ['€', '.'],
    ['%', '.'],
    ['', '.'],
    ['EURO5', '.'],
    ['5 apples', '.'],
    ['NaN', '.'],
    ['Infinity', '.'],
    ['0x10', '.'],
    ['1e-400', '.'],
  ] as const)('refuses %s', (text, mark) => {
    expect(readFigure(text, mark)).toBeUndefined()
  })

  it('tells sign, decimals and groups', () => {
    expect(readFigure('1.200,5 €', ',')).toEqual({
      value: 1200.5,
      isPercent: false,
      sign: '€',
      isSignBehind: true,
      decimals: 1,
      isGrouped: true,
      isScientific: false,
    })
  })
})

describe('dates with their times', () => {
  it.each([
    ['2026-01-31', 'day', { day: '2026-01-31' }],
    ['2026-01-31T14:30:05Z', 'day', { day: '2026-01-31', time: '14:30:05', zone: 'Z' }],
    ['2026-01-31 14:30:05.25', 'day', { day: '2026-01-31', time: '14:30:05.25' }],
    ['31/01/2026 2:30 pm', 'day', { day: '2026-01-31', time: '14:30:00' }],
    ['01/31/26', 'month', { day: '2026-01-31' }],
    ['31.12.85', 'day', { day: '1985-12-31' }],
    ['31 Jan 2026', 'day', { day: '2026-01-31' }],
    ['2026-01-31T14:30:00+05:30', 'day', { day: '2026-01-31', time: '14:30:00', zone: '+05:30' }],
  ] as const)('reads %s', (text, order, stamp) => {
    expect(readStamp(text, order)).toEqual(stamp)
  })
  it.each(['31/01/2026 tomorrow', '2026-13-01', '2026-01-31T25:00', '2026-01-31T10:61', '1/2/2026 5', '12', 'May'])(
    'refuses %s',
    (text) => {
      expect(readStamp(text, 'day')).toBeUndefined()
    },
  )
  // ECMA-376 Part 1, 18.17.4.1: 24 January 2006 10:40:38 is 38741.4449...
  it('counts them as the standard does', () => {
    expect(serialOfMoment('2006-01-24T10:40:38')).toBeCloseTo(38741.4448842593, 9)
    expect(serialOfMoment('2006-01-24')).toBe(38741)
    expect(serialOfMoment('2006-01-24T24:00:00')).toBeUndefined()
    expect(serialOfMoment('1899-12-31T10:00:00')).toBeUndefined()
  })
})

describe('types of columns', () => {
  const typeNames = async (csv: string, chosen?: Chosen) => (await typesOf(csv, chosen)).types.map(({ type }) => type)
  const reasons = async (csv: string, chosen?: Chosen) => (await typesOf(csv, chosen)).types.map(({ why }) => why)

  it('are those of all values', async () => {
    expect(await typeNames(excelSample)).toEqual(['text', 'text', 'text', 'date', 'number', 'number', 'boolean'])
    expect(await reasons(excelSample)).toEqual([
      'leading-zero',
      'leading-zero',
      'too-long',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  it('are text where one value is something else', async () => {
    expect(await typeNames('a,b,c\n1,2026-01-01,true\nx,y,maybe\n')).toEqual(['text', 'text', 'text'])
    expect(await typeNames('zip,n\n10115,1\n')).toEqual(['text', 'number'])
    expect(await reasons('a,b\n555 123 456,"1 234 567,5"\n555 987 654,2\n')).toEqual(['phone', undefined])
  })
  it('find the decimal mark from the columns that tell', async () => {
    const { unsureMark, types } = await typesOf('a;b\n1.234;1,5\n')
    expect(types.map(({ mark }) => mark)).toEqual([',', ','])
    expect(unsureMark).toBeUndefined()
    expect((await typesOf('a\tb\n1,234\tx\n')).unsureMark).toBe('.')
    expect((await typesOf('a\tb\n1,234\tx\n', { mark: '.' })).unsureMark).toBeUndefined()
    expect((await typesOf('a;b\n1,234;x\n')).types[0]?.mark).toBe(',')
    expect((await typesOf('a;b\n1.5;x\n', { mark: ',' })).types[0]?.type).toBe('text')
  })
  it('find the order of day and month, or leave dates as they are', async () => {
    expect((await typesOf('a,b\n03/04/2026,25/12/2026\n')).types.map(({ type, order }) => [type, order])).toEqual([
      ['date', 'day'],
      ['date', 'day'],
    ])
    expect((await typesOf('a,b\n03/04/2026,12/25/2026\n')).types[0]?.order).toBe('month')
    expect(await reasons('a\n03/04/2026\n')).toEqual(['unsure-dates'])
    expect(await typeNames('a\n03/04/2026\n', { order: 'day' })).toEqual(['date'])
    expect(await typeNames('a\n12/25/2026\n', { order: 'day' })).toEqual(['text'])
    expect(await typeNames('a\n25/12/2026\n12/25/2026\n')).toEqual(['text'])
    expect(await reasons('a\n2026-01-01T10:00Z\n2026-01-01T10:00+02:00\n')).toEqual(['zones'])
  })
  it('are shown as the cells that come of them', async () => {
    const { shown } = await typesOf('a,b,c\n1 240,"5,5%",31.12.2026 8:05\nyes,,\n')
    expect(shown).toEqual([
      {
        line: 2,
        cells: [
          { text: '1 240', number: '1240', date: '1 240', boolean: '1 240' },
          { text: '5,5%', number: '5.5%', date: '5,5%', boolean: '5,5%' },
          {
            text: '31.12.2026 8:05',
            number: '31.12.2026 8:05',
            date: '2026-12-31 08:05:00',
            boolean: '31.12.2026 8:05',
          },
        ],
      },
      {
        line: 3,
        cells: [
          { text: 'yes', number: 'yes', date: 'yes', boolean: 'TRUE' },
          { text: '', number: '', date: '', boolean: '' },
          { text: '', number: '', date: '', boolean: '' },
        ],
      },
    ])
  })
  it('name the value that made them text', async () => {
    const { columns } = await typesOf('a,b,c\n1,0012,4000123412341234\nx,2,3\n')
    expect(columns.map(({ because }) => because)).toEqual([
      { value: 'x', line: 3 },
      { value: '0012', line: 2 },
      { value: '4000123412341234', line: 2 },
    ])
  })
})

describe('a workbook of a file', () => {
  let flat = ''
  let rows: readonly (readonly string[])[] = []
  const csv = `${excelSample}0500,99999,4000123412341235,2026-12-31,"1,000,000.25",100%,false\n`
  beforeAll(async () => {
    const { bytes } = await written({ Accounts: csv })
    flat = flatByCalc(bytes)
    rows = Object.values(sheetsIn({ made: bytes }).made ?? {})[0] ?? []
  }, 300_000)

  it('keeps zeros in front and long numbers in LibreOffice', () => {
    expect(rows.map((row) => row[0])).toEqual(['account', '0012', '0047', '0113', '0500'])
    expect(rows.map((row) => row[2])).toEqual([
      'card reference',
      '4000123412341234',
      '4000567856785678',
      '4000987698769876',
      '4000123412341235',
    ])
    expect(flat).toMatch(/office:value-type="string"[^>]*>\s*<text:p>0012<\/text:p>/)
  })
  it('has numbers, shares, days and truths there', () => {
    expect(flat).toContain('office:value-type="float" office:value="1240.5"')
    expect(flat).toContain('office:value-type="float" office:value="1000000.25"')
    expect(flat).toContain('<text:p>1,000,000.25</text:p>')
    expect(flat).toContain('office:value-type="percentage" office:value="-0.035"')
    expect(flat).toContain('office:value-type="date" office:date-value="2026-02-28"')
    expect(flat).toContain('<text:p>2026-02-28</text:p>')
    expect(flat).toContain('office:value-type="boolean" office:boolean-value="true"')
  })
  it('has a table with filters there', () => {
    expect(flat).toMatch(
      /<table:database-range table:name="Table1" table:target-range-address="Accounts\.A1:Accounts\.G5"[^>]*display-filter-buttons="true"/,
    )
  })
})

describe('the look of a sheet', () => {
  it('follows every choice in LibreOffice', async () => {
    const { bytes } = await written(
      { Data: 'when,amount,share\n2026-01-31 08:05,-1200.5,5%\n2026-02-28 09:00,80,7.5%\n' },
      { style: { layout: 'filter', freeze: 'both', dates: 'words', numbers: 'grouped', marks: 'bars' } },
    )
    const flat = flatByCalc(bytes)
    expect(flat).toContain('<text:p>31 Jan 2026 08:05</text:p>')
    expect(flat).toContain('<text:p>-1,200.5</text:p>')
    expect(flat).toMatch(/target-range-address="Data\.A1:Data\.C3"[^>]*display-filter-buttons="true"/)
    expect(flat).toMatch(/<calcext:data-bar /)
  }, 300_000)

  it('has days and signs of currencies as they are asked for', async () => {
    const csv = 'd,e\n2026-01-31,€5.00\n2026-12-01,"€1,200.50"\n'
    const format = async (style: Partial<SheetStyle>) => {
      const styles = partsOf((await written({ s: csv }, { style })).bytes)['xl/styles.xml'] ?? ''
      return [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code)
    }
    expect(await format({})).toEqual(['yyyy-mm-dd', '&quot;€&quot;#,##0.00'])
    expect(await format({ dates: 'reader', numbers: 'plain' })).toEqual(['&quot;€&quot;0.00'])
    expect(await format({ dates: 'day' })).toContain('dd/mm/yyyy')
    expect(await format({ dates: 'month' })).toContain('mm/dd/yyyy')
  })

  it('shows what has an exponent whole', async () => {
    const { bytes } = await written({ s: 'a\n1.5e-7\n6E+23\n2\n' })
    const { made = {} } = sheetsIn({ made: bytes })
    expect(Object.values(made)[0]?.flat().slice(1).map(Number)).toEqual([1.5e-7, 6e23, 2])
    expect(partsOf(bytes)['xl/worksheets/sheet1.xml']).toContain('<c r="A2" s="0"><v>1.5e-7</v></c>')
  }, 300_000)

  it('marks negative numbers and shades', async () => {
    const sheet = async (style: Partial<SheetStyle>) =>
      partsOf((await written({ s: 'a,b\nx,1\ny,-2\n' }, { style })).bytes)['xl/worksheets/sheet1.xml'] ?? ''
    expect(await sheet({ marks: 'negative' })).toContain(
      '<conditionalFormatting sqref="B2:B3"><cfRule type="cellIs" dxfId="0" priority="1" operator="lessThan"><formula>0</formula>',
    )
    expect(await sheet({ marks: 'scale' })).toContain('<colorScale>')
    // ECMA-376 Part 1, 18.3.1.66, has such panes as examples.
    expect(await sheet({})).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(await sheet({ freeze: 'both' })).toContain(
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
    )
    expect(await sheet({ widths: 'usual' })).not.toContain('<cols>')
    expect(await sheet({})).toContain('<cols>')
    const plain = await sheet({ layout: 'plain', freeze: 'none' })
    expect(plain).not.toMatch(/autoFilter|tablePart|<pane/)
    // The head is drawn in another way in each of the three.
    const heads = await Promise.all(
      (['shaded', 'bold', 'plain'] as const).map(async (head) => {
        const { bytes } = await written({ s: 'a\n1\n' }, { style: { layout: 'plain', head } })
        return partsOf(bytes)['xl/styles.xml']
      }),
    )
    expect(new Set(heads).size).toBe(3)
  })
})

describe('text in a workbook', () => {
  it('is never run unless it may be, and then only what Excel can read', async () => {
    const csv = 'a\n=1+1\n=SUM(\n@SUM(1)\n-cmd\n+1\n'
    const sheet = async (formulas: boolean) =>
      partsOf((await written({ s: csv }, { style: { formulas } })).bytes)['xl/worksheets/sheet1.xml'] ?? ''
    expect(await sheet(false)).not.toContain('<f>')
    expect((await sheet(true)).match(/<f>[^<]*<\/f>/g)).toEqual(['<f>1+1</f>'])
    const { made = {} } = sheetsIn({ made: (await written({ s: csv }, { style: { formulas: true } })).bytes })
    expect(Object.values(made)[0]?.flat()).toEqual(['a', '2', '=SUM(', '@SUM(1)', '-cmd', '+1'])
  }, 300_000)

  it.each([
    '=A1',
    '=SUM(A1:B2,3)',
    "='My sheet'!A1*2%",
    '=IF(A1>=2,"a ""b""",TRUE)',
    '=-(1+2)^2',
    '=LOG10(5)',
    '=PI()',
    '=F(,1)',
  ])('takes the formula %s', (text) => {
    expect(plainFormula(text)).toBe(text.slice(1))
  })
  it.each([
    '=',
    '=SUM(',
    '=1+',
    '=)',
    "=cmd|'/C calc'!A1",
    '=[Book]S!A1',
    '="open',
    '=1;2',
    '={1}',
    '=A1 B2',
    '=hello',
    'A1',
    '=#REF!',
  ])('refuses the formula %s', (text) => {
    expect(plainFormula(text)).toBeUndefined()
  })

  it('arrives in LibreOffice as it was, whatever it is', async () => {
    const cells = fc.sample(
      fc.string({
        unit: fc.constantFrom(
          'a',
          'Z',
          '0',
          '1',
          '_',
          'x',
          '"',
          "'",
          '<',
          '&',
          '>',
          '=',
          '+',
          '-',
          '@',
          ' ',
          'ü',
          '₹',
          '😀',
          ']',
          '.',
        ),
        minLength: 1,
        maxLength: 12,
      }),
      { numRuns: 400, seed: 11 },
    )
    const csv = `n,text\n${cells.map((cell, at) => `${at},"${cell.replaceAll('"', '""')}"`).join('\n')}\n`
    const { bytes } = await written({ s: csv }, { types: { 1: 'text' } })
    const [rows = []] = Object.values(sheetsIn({ made: bytes }).made ?? {})
    expect(rows.slice(1).map((row) => row[1])).toEqual(cells)
  }, 300_000)

  it('keeps what XML cannot hold, and ends in an ellipsis where a cell is full', async () => {
    const { bytes, report } = await written({ s: `a\n"x\u0007y"\n${'z'.repeat(40_000)}\n"one\r\ntwo"\n` })
    const sheet = partsOf(bytes)['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('>x_x0007_y<')
    expect(sheet).toContain('>one\ntwo<')
    expect(report.cut).toBe(1)
  })
})

describe('sheets', () => {
  it('are one for each file, under names that Excel takes', async () => {
    const { bytes, report } = await written({ 'a/b: [1]': 'x\n1\n', 'A b 1': 'y\n2\n3\n' })
    expect(report.sheets).toEqual([
      { name: 'a b 1', rows: 1 },
      { name: 'A b 1 2', rows: 2 },
    ])
    const { made = {} } = sheetsIn({ made: bytes })
    expect(Object.entries(made)).toEqual([
      ['A b 1 2', [['y'], ['2'], ['3']]],
      ['a b 1', [['x'], ['1']]],
    ])
  }, 300_000)

  it('go on where one is full, each with the head', async () => {
    const { bytes, report } = await written({ Long: 'n\n1\n2\n3\n4\n5\n' }, { most: 3 })
    expect(report.sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['Long', 2],
      ['Long 2', 2],
      ['Long 3', 1],
    ])
    const { made = {} } = sheetsIn({ made: bytes })
    expect(made['Long 3']).toEqual([['n'], ['5']])
    expect(rowsOfSheets({ rows: 1_048_575 }, true)).toEqual([1_048_575])
    expect(rowsOfSheets({ rows: 1_048_576 }, true)).toEqual([1_048_575, 1])
    expect(rowsOfSheets({ rows: 1_048_576 }, false)).toEqual([mostSheetRows])
  }, 300_000)

  it('hold rows of another length whole, and say which values did not fit', async () => {
    const { bytes, report } = await written({ s: 'a,b\n1\n2,x,3,4\nz,5\n' }, { types: { 0: 'number' } })
    const { made = {} } = sheetsIn({ made: bytes })
    expect(Object.values(made)[0]?.map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['a', 'b'],
      ['1'],
      ['2', 'x', '3', '4'],
      ['z', '5'],
    ])
    expect(report.misfits).toEqual([{ sheet: 's', column: 'a', total: 1, line: 4, value: 'z' }])
  }, 300_000)

  it('leave out columns that are not wanted, and name columns without a header', async () => {
    const { bytes } = await written({ s: '1,2,3\n4,5,6\n' }, { settings: { hasHeader: false }, types: { 1: 'omit' } })
    const { made = {} } = sheetsIn({ made: bytes })
    expect(Object.values(made)[0]).toEqual([
      ['Column 1', 'Column 2'],
      ['1', '3'],
      ['4', '6'],
    ])
  }, 300_000)

  it('have headings that a table takes', () => {
    expect(tableHeadings(['a', 'A', '', 'x\ny', 'a'])).toEqual(['a', 'A 2', 'Column 3', 'x y', 'a 3'])
  })

  it('may be without rows', async () => {
    const { bytes, report } = await written({ s: 'a,b\n' })
    expect(report.sheets).toEqual([{ name: 's', rows: 0 }])
    expect(Object.keys(partsOf(bytes))).not.toContain('xl/tables/table1.xml')
  })

  it('are the same file whenever they are saved', async () => {
    expect((await written({ s: excelSample })).bytes).toEqual((await written({ s: excelSample })).bytes)
  })
})

describe('the XML of a workbook', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sml-'))
  beforeAll(() => {
    spawnSync('tar', ['xzf', path.resolve('tests/vectors/xml-schemas/sml-2016.tar.gz'), '-C', folder])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function faults(schema: string, texts: readonly string[]): string {
    const names = texts.map((text, at) => {
      const name = path.join(folder, `${schema}-${at}.xml`)
      writeFileSync(name, text)
      return name
    })
    const { status, stderr } = spawnSync(
      'xmllint',
      ['--nonet', '--noout', '--schema', path.join(folder, 'sml', `${schema}.xsd`), ...names],
      { encoding: 'utf8' },
    )
    return status === 0 ? '' : stderr
  }

  it('is valid by the schemas of ISO/IEC 29500 in every choice of look', async () => {
    const styles: Partial<SheetStyle>[] = [
      {},
      { layout: 'filter', freeze: 'both', marks: 'negative', dates: 'words', head: 'bold' },
      { layout: 'plain', freeze: 'none', marks: 'scale', dates: 'reader', numbers: 'plain', widths: 'usual' },
      { marks: 'bars', numbers: 'grouped', formulas: true, dates: 'month', head: 'plain' },
    ]
    const csv = `${excelSample}=A1,"a\u0001 <&> ""b""\nc",4000123412341235,2026-12-31 10:00,5 €,,\n`
    const all = await Promise.all(
      styles.map(async (style) => partsOf((await written({ One: csv, Two: 'a,a\n1,2,3\n' }, { style })).bytes)),
    )
    const textsOf = (name: RegExp) =>
      all.flatMap((parts) => Object.entries(parts).flatMap(([part, text]) => (name.test(part) ? [text] : [])))
    // The published schema lacks xml:space on texts, which XML itself has and Excel writes.
    const main = textsOf(/^xl\/(?:worksheets|tables)\/\w+\.xml$|^xl\/(?:workbook|styles)\.xml$/).map((text) =>
      text.replaceAll(' xml:space="preserve"', ''),
    )
    expect(main).toHaveLength(4 * 4 + 2 * 2)
    expect(faults('sml', main)).toBe('')
    expect(faults('opc-relationships', textsOf(/\.rels$/))).toBe('')
    expect(faults('opc-contentTypes', textsOf(/^\[Content_Types\]\.xml$/))).toBe('')
  })
})
