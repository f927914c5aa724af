import { strToU8, zipSync, type Zippable } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { tableMessages as says } from '@/lib/messages/tables'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { readBook } from '@/lib/subjects/tables/read-book'
import { dayOf, serialOf } from '@/lib/subjects/tables/serial-day'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { BrokenZip, SwollenZip } from '@/lib/subjects/tables/zip-entries'
import { savedAsOds, savedByCalc } from './calc'

const limits = { mostBytes: 64 * 1024 * 1024, mostRows: 1000 }
const ample = { mostUnpacked: 10_000_000, mostRows: 1000, mostColumns: 100 }

const cell = (attributes: string, text: string) =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const words = (text: string) => cell('office:value-type="string"', text)
const styles = `<office:automatic-styles><number:date-style style:name="d"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style><number:boolean-style style:name="b"><number:boolean/></number:boolean-style><number:percentage-style style:name="p"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style><style:style style:name="share" style:family="table-cell" style:data-style-name="p"/><style:style style:name="day" style:family="table-cell" style:data-style-name="d"/><style:style style:name="truth" style:family="table-cell" style:data-style-name="b"/></office:automatic-styles>`
const flat = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">${styles}<office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document>`

const clients = flat(
  `<table:table table:name="Clients">${row(words('Name'), words('Since'), words('Owes'), words('Share'), words('Paid'))}${row(
    words('Ångström &amp; Söhne'),
    cell('table:style-name="day" office:value-type="date" office:date-value="2024-02-29"', '2024-02-29'),
    cell('office:value-type="float" office:value="1234.5"', '1,234.50'),
    cell('table:style-name="share" office:value-type="percentage" office:value="0.075"', '7.5%'),
    cell('table:style-name="truth" office:value-type="boolean" office:boolean-value="true"', 'TRUE'),
  )}${row(
    words('=HYPERLINK(1)'),
    cell('table:style-name="day" office:value-type="date" office:date-value="1999-12-31T18:30:00"', '1999-12-31 18:30'),
    cell('office:value-type="float" office:value="12" table:formula="of:=[.C2]*0+12"', '12'),
    '<table:table-cell/>',
    cell('office:value-type="string" table:formula="of:=NA()"', '#N/A'),
  )}</table:table><table:table table:name="Lines">${row(words('Second sheet'))}</table:table>`,
)

describe('a workbook that LibreOffice saved', () => {
  let bytes: Uint8Array
  beforeAll(() => {
    bytes = savedByCalc(clients)
  }, 300_000)

  it('is read with its numbers, days, truths and results of formulas', () => {
    const { sheets, rows } = readBook(bytes, 0, ample)
    expect(sheets).toEqual(['Clients', 'Lines'])
    expect(rows).toEqual([
      { line: 1, cells: ['Name', 'Since', 'Owes', 'Share', 'Paid'] },
      { line: 2, cells: ['Ångström & Söhne', { day: '2024-02-29' }, 1234.5, { percent: 0.075 }, true] },
      { line: 3, cells: ['=HYPERLINK(1)', { day: '1999-12-31T18:30:00' }, 12, undefined, { fault: '#N/A' }] },
    ])
  })

  it('is read at another sheet', () => {
    expect(readBook(bytes, 1, ample).rows).toEqual([{ line: 1, cells: ['Second sheet'] }])
  })
})

describe('an OpenDocument spreadsheet that LibreOffice saved', () => {
  const spread = flat(
    `<table:table table:name="Odd">${row(
      words('a<text:s text:c="3"/>b'),
      '<table:table-cell table:number-columns-repeated="2"/>',
      '<table:table-cell office:value-type="float" office:value="7" table:number-columns-repeated="2"><text:p>7</text:p></table:table-cell>',
      '<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>one</text:p><text:p>two</text:p></table:table-cell>',
    )}<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row><table:table-row table:number-rows-repeated="2">${words('again')}</table:table-row>${row(
      cell('office:value-type="currency" office:currency="EUR" office:value="-5.25"', '-5.25'),
    )}</table:table>`,
  )

  it('has the cells of the same document as XLSX', async () => {
    const ods = savedAsOds(clients)
    const xlsx = new Blob([new Uint8Array(savedByCalc(clients))])
    for (const sheet of [0, 1, 7])
      expect(await readTable(new Blob([ods]), limits, sheet)).toEqual(await readTable(xlsx, limits, sheet))
    expect((await readTable(new Blob([ods]), limits)).rows[1]?.cells).toEqual([
      'Ångström & Söhne',
      { day: '2024-02-29' },
      1234.5,
      { percent: 0.075 },
      true,
    ])
  }, 300_000)

  it('has spaces, lines and cells that are repeated, and no notes', async () => {
    const { rows } = await readTable(new Blob([savedAsOds(spread)]), limits)
    expect(rows).toEqual([
      { line: 1, cells: ['a   b', undefined, undefined, 7, 7, 'one\ntwo'] },
      { line: 5, cells: ['again'] },
      { line: 6, cells: ['again'] },
      { line: 7, cells: [-5.25] },
    ])
  }, 300_000)
})

describe('an OpenDocument spreadsheet', () => {
  const packedOds = (body: string, more: Zippable = {}) =>
    new Blob([
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8(
          `<o xmlns:table="t" xmlns:office="o" xmlns:style="s" xmlns:text="x"><style:style style:name="h"><style:table-properties table:display="false"/></style:style>${body}</o>`,
        ),
        ...more,
      }) as Uint8Array<ArrayBuffer>,
    ])
  const table = (name: string, inside: string, style = '') =>
    `<table:table table:name="${name}"${style}>${inside}</table:table>`
  const refusal = async (source: Blob) => (await readTable(source, limits).catch((error: Error) => error)) as Error

  it('shows the sheets that are not hidden', async () => {
    const hidden = ' table:style-name="h"'
    const two = packedOds(table('No', row(words('no')), hidden) + table('Yes', row(words('yes'))))
    expect(await readTable(two, limits)).toEqual({ sheets: ['Yes'], rows: [{ line: 1, cells: ['yes'] }] })
    const all = packedOds(table('No', row(words('no')), hidden))
    expect((await readTable(all, limits)).sheets).toEqual(['No'])
  })

  it('is read with times, tabs, lines and what programs leave out', async () => {
    const cells =
      '<table:table-cell office:value-type="time" office:time-value="PT18H30M00S"/>' +
      words('a<text:tab/>b<text:line-break/>c \n  <text:span>d</text:span>') +
      '<table:covered-table-cell office:value-type="float" office:value="1"/>' +
      '<table:table-cell office:value-type="string" office:string-value="said"><text:p>shown</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="float" office:value="much"/>' +
      '<table:table-cell office:value-type="date" office:date-value="2026-01-31T00:00:00"/>' +
      '<table:table-cell office:value-type="string"><draw:frame><text:p>drawn</text:p></draw:frame></table:table-cell>'
    expect((await readTable(packedOds(table('t', row(cells))), limits)).rows).toEqual([
      {
        line: 1,
        cells: [{ day: '18:30:00' }, 'a\tb\nc d', undefined, 'said', { fault: 'no number' }, { day: '2026-01-31' }],
      },
    ])
  })

  it('is refused with the reason', async () => {
    const locked = packedOds('', { 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') })
    expect((await refusal(locked)).message).toBe(says.locked)
    const broken = await refusal(packedOds('<table:table>'))
    expect(broken).toBeInstanceOf(TableRefused)
    expect(broken.message).toBe(says.broken)
    expect((await refusal(packedOds(''))).message).toBe(says.notAWorkbook)
    const wide = '<table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="1001"/>'
    expect((await refusal(packedOds(table('w', row(wide))))).message).toBe(says.tooManyColumns('1,000'))
    const tall = `<table:table-row table:number-rows-repeated="1001">${words('x')}</table:table-row>`
    expect((await refusal(packedOds(table('t', tall)))).message).toBe(says.tooManyRows('1,000'))
    const merged = `<table:table-cell office:value-type="string" table:number-rows-spanned="2" table:number-columns-spanned="2"><text:p>m</text:p></table:table-cell>`
    expect((await refusal(packedOds(table('m', row(merged))))).message).toBe(says.merged('A1:B2'))
    const bomb = new Blob([
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8('<!DOCTYPE o [<!ENTITY a "b">]><o>&a;</o>'),
      }) as Uint8Array<ArrayBuffer>,
    ])
    expect((await refusal(bomb)).message).toBe(says.broken)
  })
})

const sheetOf = (inside: string, after = '') =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inside}</sheetData>${after}</worksheet>`

/** A workbook as other programs write it, of parts put together by hand. */
function packed(sheet: string, { date1904 = false, more = {} as Zippable } = {}): Uint8Array<ArrayBuffer> {
  const relations = (list: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`,
    )
  return zipSync({
    '_rels/.rels': relations('<Relationship Id="a" Type="http://x/officeDocument" Target="/xl/workbook.xml"/>'),
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr${date1904 ? ' date1904="1"' : ''}/><x:sheets><x:sheet name="Hidden" sheetId="1" state="veryHidden" r:id="h"/><x:sheet name="Shown" sheetId="2" r:id="s"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      '<Relationship Id="s" Type="http://x/worksheet" Target="worksheets/sheet7.xml"/><Relationship Id="t" Type="http://x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="y" Type="http://x/styles" Target="styles.xml"/>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm;@"/><numFmt numFmtId="166" formatCode="0.00 &quot;days&quot;"/><numFmt numFmtId="167" formatCode="[Red]#,##0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>plain</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>runs</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si></sst>',
    ),
    'xl/worksheets/sheet7.xml': strToU8(sheet),
    ...more,
  }) as Uint8Array<ArrayBuffer>
}

describe('a workbook of another program', () => {
  it('is read by place, whatever it leaves out or repeats', () => {
    const { sheets, rows } = readBook(
      packed(
        sheetOf(
          '<row r="2"><c r="B2" t="s"><v>1</v></c><c t="inlineStr"><is><t>a &lt; b &#x20AC; _x000D_</t></is></c></row>' +
            '<row/><row><c t="str"><f>A1</f><v>text</v></c><c><f>1/0</f></c><c t="e"><v>#REF!</v></c><c><v>1.5E3</v></c></row>',
        ),
      ),
      0,
      ample,
    )
    expect(sheets).toEqual(['Shown'])
    expect(rows).toEqual([
      { line: 2, cells: [undefined, 'two runs', 'a < b € \r'] },
      { line: 4, cells: ['text', { fault: 'a formula without its result' }, { fault: '#REF!' }, 1500] },
    ])
  })

  // Microsoft, "Date systems in Excel": 5 July 2011 is 40729 in the 1900 system and 39267 in the 1904 system.
  it.each([
    [false, 40729],
    [true, 39267],
  ])('counts days from where it says (1904: %s)', (date1904, serial) => {
    const { rows } = readBook(
      packed(
        sheetOf(
          `<row><c s="1"><v>${serial}</v></c><c s="2"><v>${serial}</v></c><c s="3"><v>2</v></c><c s="4"><v>2</v></c></row>`,
        ),
        {
          date1904,
        },
      ),
      0,
      ample,
    )
    expect(rows[0]?.cells).toEqual([{ day: '2011-07-05' }, { day: '2011-07-05' }, 2, 2])
  })

  it('is refused where cells are merged over rows, whose value would be anybody’s', async () => {
    const merged = packed(sheetOf('<row><c><v>1</v></c></row>', '<mergeCells><mergeCell ref="A2:A5"/></mergeCells>'))
    await expect(readTable(new Blob([merged]), limits)).rejects.toThrow(says.merged('A2:A5'))
    const wide = packed(sheetOf('<row><c><v>1</v></c></row>', '<mergeCells><mergeCell ref="A1:F1"/></mergeCells>'))
    await expect(readTable(new Blob([wide]), limits)).resolves.toMatchObject({ rows: [{ line: 1, cells: [1] }] })
  })
})

describe('a file that is no table', () => {
  const refusal = (bytes: Uint8Array<ArrayBuffer> | string) => readTable(new Blob([bytes]), limits)

  it.each([
    [
      'a workbook of Excel 97, or a locked one',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      says.oldOrLocked,
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3]), says.notText],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>, says.notAWorkbook],
    [
      'half a workbook',
      workbookXlsx({ title: 't', sheets: [{ name: 's', rows: [['a']] }] }).slice(0, 900),
      says.broken,
    ],
    ['a sheet that ends early', packed('<worksheet><sheetData><row><c><v>1</v></c></row>'), says.broken],
  ])('is refused with a sentence: %s', async (_, bytes, sentence) => {
    await expect(refusal(bytes)).rejects.toThrow(new TableRefused(sentence))
  })

  it('is refused where a quote is left open', async () => {
    await expect(readTable(`a,b\n"${'x'.repeat(33_000_000)}`, limits)).rejects.toThrow(says.unclosedQuote(2))
  })
})

describe('a workbook that swells', () => {
  /** The sizes in the archive's own lists, as a hostile one gives them. */
  function withSizes(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 46 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
    return bytes
  }
  const bomb = () => packed(sheetOf(`<row><c t="str"><v>${'0'.repeat(20_000_000)}</v></c></row>`))

  it('is left as soon as it has unpacked to more than is allowed, whatever it says of its size', () => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(100_000)
    expect(() => readBook(bytes, 0, ample)).toThrow(SwollenZip)
    expect(() => readBook(withSizes(bomb(), 10), 0, ample)).toThrow(SwollenZip)
  })

  it('is left where one row has no end', () => {
    expect(() => readBook(bomb(), 0, { ...ample, mostUnpacked: 50_000_000 })).toThrow(BrokenZip)
  })

  it('is refused with more rows or columns than are taken', async () => {
    const rows = workbookXlsx({
      title: 't',
      sheets: [{ name: 's', rows: Array.from({ length: 1001 }, () => [{ value: 1 }]) }],
    })
    await expect(readTable(new Blob([rows]), limits)).rejects.toThrow(says.tooManyRows('1,000'))
    const far = packed(sheetOf('<row><c r="XFD1"><v>1</v></c></row>'))
    await expect(readTable(new Blob([far]), limits)).rejects.toThrow(says.tooManyColumns('1,000'))
    await expect(readTable('1\n'.repeat(1001), limits)).rejects.toThrow(says.tooManyRows('1,000'))
  })
})

describe('days as spreadsheets count them', () => {
  // ECMA-376 Part 1, 18.17.4.1: the 1900 system has a 29 February 1900 (60); 1 January 1904 is 1462, and 0 in the 1904 system.
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, undefined],
    [61, '1900-03-01'],
    [1462, '1904-01-01'],
    [39448, '2008-01-01'],
    [39448.5, '2008-01-01T12:00:00'],
    [0.75, '18:00:00'],
    [2_958_465, '9999-12-31'],
    [2_958_466, undefined],
    [-1, undefined],
  ])('%s is %s', (serial, day) => {
    expect(dayOf(serial, false)).toBe(day)
    if (day !== undefined && Number.isInteger(serial) && serial > 60) expect(serialOf(day)).toBe(serial)
  })

  it('begins in 1904 where the workbook says so', () => {
    expect(dayOf(0, true)).toBe('1904-01-01')
    expect(dayOf(37_986, true)).toBe('2008-01-01')
  })
})

it('writes a cell as somebody of the region would type it', () => {
  const typed = (code: 'de' | 'us') =>
    [1234.5, 1e-7, true, 'a', { day: '2024-02-29' }, undefined].map((one) => typedText(one, regionOf(code)))
  expect(typed('us')).toEqual(['1234.5', '0.0000001', 'TRUE', 'a', '2024-02-29', ''])
  expect(typed('de').slice(0, 2)).toEqual(['1234,5', '0,0000001'])
})
