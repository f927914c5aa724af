import { strToU8, zipSync } from 'fflate'
import { readdirSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { startsFormula } from '@/lib/subjects/csv/record'
import type { OpenBook, SheetExtent } from '@/lib/subjects/tables/book'
import { csvPieces } from '@/lib/subjects/tables/book-csv'
import { BookRows, type RowStyle } from '@/lib/subjects/tables/book-rows'
import { rangeOf } from '@/lib/subjects/tables/cell-range'
import { openBook } from '@/lib/subjects/tables/read-book'

const folder = 'tests/vectors/calamine'
const plain: RowStyle = {
  numbers: 'stored',
  days: 'iso',
  decimal: '.',
  merged: 'first',
  hidden: 'keep',
  dense: false,
  tidy: false,
  range: undefined,
}
const asShown: RowStyle = { ...plain, numbers: 'shown', days: 'shown' }

const opened = (bytes: Uint8Array) => openBook(bytes, () => ({ bytes: 1e9 }), 16_384)
const file = (name: string) => opened(readFileSync(`${folder}/files/${name}`))

function extentOf(book: OpenBook, sheet: number): SheetExtent {
  const rows = book.rows(sheet)
  for (let step = rows.next(); ; step = rows.next()) if (step.done) return step.value
}

const bookRows = (book: OpenBook, sheet: number, style: RowStyle) =>
  new BookRows(book, sheet, extentOf(book, sheet), style)

const cellsOf = (book: OpenBook, sheet: number, style: RowStyle) =>
  [...bookRows(book, sheet, style).rows()].map(({ cells }) => cells)

const day = (text: string) =>
  text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2').replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, '$1-$2-$3')
const clock = (text: string) => text.replace(/^(\d\d:\d\d:\d\d)(?: AM|\.\d+)$/, '$1')

/** Where LibreOffice and we differ, by file, and what is right there. */
const differs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // LibreOffice puts errors of its own in the place of those that Excel saved.
  'errors.xlsx': { '#REF!': '#NULL!', '#NAME?': '#REF!', 'Err:502': '#NUM! or #N/A' },
  // It drops the carriage return that Excel saved as _x000D_.
  'has_x000D_.xlsx': { 'ABC\nDEF': 'ABC\r\nDEF' },
  'has_x000D_inline.xlsx': { 'ABC\nDEF': 'ABC\r\nDEF' },
  // It leaves out a value that stands beside an inline text.
  'inlineStr_with_value.xlsx': { '': '1.' },
  // Years of an emperor.
  'date_quoted_format.xlsx': { 令和3年1月1日: '2021年1月1日' },
  // It has what a merged block covers.
  'covered.ods': { a3: '' },
  // French, as that cell is; the words of a CSV are those of Excel in English.
  'richtext_issue.ods': { FAUX: 'FALSE' },
}
/** It shows General with 15 digits, where Excel has room for 11 signs: tests/tables/shown-number.test.ts. */
const isLongGeneral = (theirs: string, ours: string) =>
  theirs.length > 11 && Math.abs(Number(theirs) - Number(ours)) <= 5.1e-10

type Oracle = Readonly<Record<string, Readonly<Record<string, Readonly<Record<'stored' | 'shown', string[][]>>>>>>
const oracle = JSON.parse(readFileSync(`${folder}/cells.json`, 'utf8')) as Oracle

function isSame(name: string, theirs: string, ours: string, kind: 'stored' | 'shown'): boolean {
  if (theirs.trim() === ours.trim()) return true
  if (kind === 'stored' && clock(day(theirs)) === ours) return true
  if (kind === 'shown' && isLongGeneral(theirs, ours)) return true
  return differs[name]?.[theirs]?.includes(ours) ?? false
}

describe('workbooks of other programs', () => {
  const names = readdirSync(`${folder}/files`).filter((name) => Object.hasOwn(oracle, name) && name !== 'issue252.xlsx')

  it.each(names)('%s is read as LibreOffice reads it', (name) => {
    const book = file(name)
    let compared = 0
    for (const [at, { name: sheet }] of book.sheets.entries())
      for (const [kind, style] of [
        ['stored', plain],
        ['shown', asShown],
      ] as const) {
        const rows = oracle[name]?.[sheet]?.[kind]
        if (!rows) continue
        const ours = cellsOf(book, at, style)
        const width = Math.max(0, ...ours.map((row) => row.length), ...rows.map((row) => row.length))
        for (let line = 0; line < Math.max(ours.length, rows.length); line++)
          for (let column = 0; column < width; column++) {
            const theirs = rows[line]?.[column] ?? ''
            const own = ours[line]?.[column] ?? ''
            if (isSame(name, theirs, own, kind)) compared++
            else expect({ sheet, kind, line, column, cell: own }).toEqual({ sheet, kind, line, column, cell: theirs })
          }
      }
    expect(compared).toBeGreaterThanOrEqual(0)
  })

  it('are most of the folder', () => {
    expect(names.length).toBeGreaterThan(65)
    const cells = names.flatMap((name) => Object.values(oracle[name] ?? {}).flatMap(({ stored }) => stored.flat()))
    expect(cells.filter((cell) => cell !== '').length).toBeGreaterThan(900)
  })

  it('that stand for more than a sheet can hold are refused at once', () => {
    expect(() => cellsOf(file('issue_594_dos.ods'), 0, plain)).toThrow(/too many columns/)
  })

  it('that are damaged say so', () => {
    expect(() => cellsOf(file('issue252.xlsx'), 0, plain)).toThrow(/missing/)
  })

  it('have lengths of time as hours, not as days of 1900', () => {
    // calamine, tests/test.rs: a duration of 255 hours, 10 minutes and 10 seconds in both systems.
    for (const name of ['date.xlsx', 'date_1904.xlsx'])
      expect(cellsOf(file(name), 0, plain).map(([cell]) => cell)).toContain('255:10:10')
  })

  it('have no cells in sheets that are charts', () => {
    expect(file('any_sheets.xlsx').sheets).toEqual([
      { name: 'Visible', isHidden: false, entry: expect.anything() },
      { name: 'Hidden', isHidden: true, entry: expect.anything() },
      { name: 'VeryHidden', isHidden: true, entry: expect.anything() },
    ])
  })
})

/** A workbook of one sheet, as XML of its rows, with what stands before and behind them. */
function madeBook(rows: string, { head = '', tail = '', date1904 = false, formats = '' } = {}): OpenBook {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return opened(
    zipSync({
      '_rels/.rels': strToU8(
        `<Relationships><Relationship Id="a" Type="${relation}/officeDocument" Target="b.xml"/></Relationships>`,
      ),
      'b.xml': strToU8(
        `<workbook ${main} xmlns:r="${relation}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets><sheet name="S" r:id="x"/></sheets></workbook>`,
      ),
      '_rels/b.xml.rels': strToU8(
        `<Relationships><Relationship Id="x" Type="${relation}/worksheet" Target="s.xml"/><Relationship Id="y" Type="${relation}/styles" Target="st.xml"/></Relationships>`,
      ),
      'st.xml': strToU8(`<styleSheet ${main}>${formats}</styleSheet>`),
      's.xml': strToU8(`<worksheet ${main}>${head}<sheetData>${rows}</sheetData>${tail}</worksheet>`),
    }),
  )
}
const text = (place: string, value: string) => `<c r="${place}" t="str"><v>${value}</v></c>`
const number = (place: string, value: string | number, style = 0) => `<c r="${place}" s="${style}"><v>${value}</v></c>`
const row = (line: number, cells: string, more = '') => `<row r="${line}"${more}>${cells}</row>`

describe('a range', () => {
  it.each([
    ['A3:F200', { top: 3, bottom: 200, left: 0, right: 5 }],
    [' $a$3 : $f$200 ', { top: 3, bottom: 200, left: 0, right: 5 }],
    ['F200:A3', { top: 3, bottom: 200, left: 0, right: 5 }],
    ['A:F', { top: 1, bottom: 1_048_576, left: 0, right: 5 }],
    ['XFD1:XFD1', { top: 1, bottom: 1, left: 16_383, right: 16_383 }],
    ['3:200', { top: 3, bottom: 200, left: 0, right: 16_383 }],
    ['3', { top: 3, bottom: 1_048_576, left: 0, right: 16_383 }],
    ['', undefined],
    ['0', 'bad'],
    ['A0:B2', 'bad'],
    ['XFE1:XFE2', 'bad'],
    ['A1:B1048577', 'bad'],
    ['Sheet1!A1', 'bad'],
    ['all', 'bad'],
  ])('is read as people write it: %j', (written, range) => {
    expect(rangeOf(written)).toEqual(range)
  })

  it('leaves out the title and what stands beside the table', () => {
    const book = madeBook(
      row(1, text('A1', 'Title')) +
        row(3, text('B3', 'Name') + text('C3', 'Owes')) +
        row(4, text('B4', 'Ada') + number('C4', 12.5) + text('F4', 'a note')),
    )
    expect(cellsOf(book, 0, { ...plain, range: { top: 3, bottom: 99, left: 1, right: 2 } })).toEqual([
      ['Name', 'Owes'],
      ['Ada', '12.5'],
    ])
    expect(cellsOf(book, 0, plain)).toEqual([
      ['Title', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['', 'Name', 'Owes', '', '', ''],
      ['', 'Ada', '12.5', '', '', 'a note'],
    ])
    expect(cellsOf(book, 0, { ...plain, dense: true })).toHaveLength(3)
    expect(cellsOf(book, 0, { ...plain, range: { top: 9, bottom: 99, left: 0, right: 2 } })).toEqual([])
  })
})

describe('rows of a sheet', () => {
  const merged = madeBook(
    row(1, text('A1', 'North') + text('B1', 'Jan') + number('C1', 1)) + row(2, text('B2', 'Feb') + number('C2', 2)),
    { tail: '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>' },
  )

  it('fill merged blocks, also on lines that the file does not name', () => {
    expect(cellsOf(merged, 0, { ...plain, merged: 'fill' })).toEqual([
      ['North', 'Jan', '1'],
      ['North', 'Feb', '2'],
      ['North', '', ''],
    ])
    expect(cellsOf(merged, 0, plain)).toEqual([
      ['North', 'Jan', '1'],
      ['', 'Feb', '2'],
    ])
    const rows = bookRows(merged, 0, { ...plain, merged: 'fill' })
    expect([...rows.rows()]).toHaveLength(3)
    expect(rows.report).toEqual({ rows: 3, repeated: 2, hidden: { rows: 0, columns: 0 } })
  })

  it('fill blocks that begin above the range', () => {
    const range = { top: 2, bottom: 9, left: 0, right: 1 }
    expect(cellsOf(merged, 0, { ...plain, merged: 'fill', range })).toEqual([
      ['North', 'Feb'],
      ['North', ''],
    ])
  })

  it('leave out what the workbook hides, when they are asked to', () => {
    const book = madeBook(
      row(1, number('A1', 1) + number('B1', 2) + number('C1', 3)) +
        row(2, number('A2', 4) + number('B2', 5), ' hidden="1"') +
        row(3, number('A3', 6) + number('C3', 7)),
      { head: '<cols><col min="2" max="2" hidden="1"/></cols>' },
    )
    const rows = bookRows(book, 0, { ...plain, hidden: 'leave' })
    expect([...rows.rows()]).toEqual([
      { line: 1, cells: ['1', '3'] },
      { line: 3, cells: ['6', '7'] },
    ])
    expect(rows.columns).toEqual([0, 2])
    expect(rows.report).toEqual({ rows: 2, repeated: 0, hidden: { rows: 1, columns: 1 } })
    expect(cellsOf(book, 0, plain)).toHaveLength(3)
    expect(extentOf(book, 0)).toMatchObject({ hiddenRows: 1, hiddenColumns: [[1, 1]], width: 3, lines: 3, filled: 7 })
  })

  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs>'
  const styled = (date1904: boolean) =>
    madeBook(
      row(
        1,
        number('A1', 1234.5, 1) +
          number('B1', 44_000, 2) +
          number('C1', 0.075, 3) +
          number('D1', 1.5, 4) +
          number('E1', '0.30000000000000004'),
      ),
      { formats, date1904 },
    )

  it('have numbers and days as they are stored, or as cells show them', () => {
    // 44,000 is 18 June 2020 in the 1900 system: ECMA-376 Part 1, 18.17.4.1; four years and a day later in the other.
    expect(cellsOf(styled(false), 0, plain)).toEqual([['1234.5', '2020-06-18', '0.075', '36:00:00', '0.3']])
    expect(cellsOf(styled(true), 0, plain)).toEqual([['1234.5', '2024-06-19', '0.075', '36:00:00', '0.3']])
    expect(cellsOf(styled(false), 0, asShown)).toEqual([['$1,234.50', '6/18/2020', '7.50%', '36:00', '0.3']])
    expect(cellsOf(styled(true), 0, asShown)).toEqual([['$1,234.50', '6/19/2024', '7.50%', '36:00', '0.3']])
    expect(cellsOf(styled(false), 0, { ...plain, decimal: ',' })).toEqual([
      ['1234,5', '2020-06-18', '0,075', '36:00:00', '0,3'],
    ])
    expect(cellsOf(styled(false), 0, { ...asShown, decimal: ',' })).toEqual([
      ['$1.234,50', '6/18/2020', '7,50%', '36:00', '0,3'],
    ])
  })

  it('count what somebody should know', () => {
    const book = madeBook(
      row(1, '<c r="A1" t="e"><v>#N/A</v></c><c r="B1"><f>A1+1</f></c>' + text('C1', '=1+1') + text('D1', '-5')) +
        row(2, text('A2', ' two\nlines  here ')),
    )
    expect(extentOf(book, 0)).toMatchObject({ faults: 1, uncomputed: 1, formulaLike: 1 })
    expect(cellsOf(book, 0, plain)).toEqual([
      ['#N/A', '', '=1+1', '-5'],
      [' two\nlines  here ', '', '', ''],
    ])
    expect(cellsOf(book, 0, { ...plain, tidy: true })[1]).toEqual(['two lines here', '', '', ''])
  })
})

describe('CSV of rows', () => {
  const rows = [{ cells: ['a', 'b;c', 'say "x"'] }, { cells: ['=1+1', '-5', ' two\nlines'] }]
  const style = { delimiter: ',', byteOrderMark: false, guard: false, lineEnd: '\r\n' } as const
  const written = (more: object) => [...csvPieces(rows, { ...style, ...more })].join('')

  it.each([
    ['comma', {}],
    ['semicolon', { delimiter: ';' }],
    ['tab', { delimiter: '\t' }],
    ['bar', { delimiter: '|' }],
    ['quotes around everything', { quotesAll: true }],
    ['line feeds', { lineEnd: '\n' }],
  ])('is read by another program as it was: %s', (_, more) => {
    const { delimiter = ',', lineEnd = '\r\n' } = more as { delimiter?: string; lineEnd?: '\r\n' | '\n' }
    const { data } = Papa.parse<string[]>(written(more), { delimiter, newline: lineEnd, skipEmptyLines: true })
    expect(data).toEqual(rows.map(({ cells }) => cells))
  })

  it('has the line ends, the quotes and the mark that were asked for', () => {
    expect(written({ lineEnd: '\n' })).toBe('a,b;c,"say ""x"""\n=1+1,-5," two\nlines"\n')
    expect(written({ quotesAll: true })).toMatch(/^"a","b;c"/)
    expect(written({ byteOrderMark: true })).toMatch(/^\u{FEFF}a/u)
    expect(written({ delimiter: ';' })).toMatch(/^a;"b;c"/)
  })

  it('gives nothing to run when that is asked for', () => {
    const { data } = Papa.parse<string[]>(written({ guard: true }), { skipEmptyLines: true })
    expect(data[1]).toEqual(["'=1+1", '-5', ' two\nlines'])
    expect(data.flat().some(startsFormula)).toBe(false)
  })
})
