import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { columnName } from '@/lib/base/workbook/workbook'
import { ExtentCount, NoWorkbook, TooManyCells } from './book'
import type { BookCell, BookRow, MergedCells, OpenBook, ReadCell, SheetExtent, Span } from './book'
import { dayOf, hoursOf } from './serial-day'
import { BrokenZip, textOf, type Allowance, type ZipEntry } from './zip-entries'

/* OpenDocument spreadsheets: OASIS OpenDocument 1.3, Part 3. */

/** A sheet of LibreOffice with all its columns. */
const lastColumn = 16_383
const lastRow = 1_048_576

/** What a cell says of itself, and the lines in it. */
interface OpenCell {
  attributes: Readonly<Record<string, string>>
  lines: string[]
}

const count = (text: string | undefined) => {
  const number = Number(text ?? 1)
  return Number.isInteger(number) && number > 0 ? number : 1
}

/** A length of time such as PT18H30M00S as spreadsheets count it, in days. */
function daysOf(duration: string): number | undefined {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/.exec(duration) ?? []
  if (!duration.startsWith('P')) return undefined
  const clock = Number(hours) * 3600 + Number(minutes) * 60 + Number(String(seconds).replace(',', '.'))
  return Number(days) + clock / 86_400
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text)
  return text === undefined || text === '' || !Number.isFinite(number) ? undefined : number
}

const noNumber = { fault: 'no number' }

function valueOf({ attributes, lines }: OpenCell): ReadCell {
  const shown = lines.join('\n')
  if (attributes['calcext:value-type'] === 'error') return { fault: shown }
  const number = numberOf(attributes['office:value'])
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
      return number ?? noNumber
    case 'percentage':
      return number === undefined ? noNumber : { percent: number }
    case 'date':
      return { day: (attributes['office:date-value'] ?? '').replace(/T00:00:00(?:\.0+)?$/, '').replace(/\.\d+$/, '') }
    case 'time': {
      const days = daysOf(attributes['office:time-value'] ?? '')
      if (days !== undefined && days >= 1) return hoursOf(days) ?? noNumber
      const day = days === undefined ? undefined : dayOf(days, false)
      return day === undefined ? noNumber : { day }
    }
    case 'boolean':
      return attributes['office:boolean-value'] === 'true'
    default:
      return (attributes['office:string-value'] ?? shown) || undefined
  }
}

/** Reads the content of a document as it comes: its tables, and the rows of one. */
class OdsReader {
  readonly tables: { name: string; isHidden: boolean }[] = []
  /** Rows of the wanted table that nobody took yet. */
  readonly rows: BookRow[] = []
  readonly merged: MergedCells[] = []
  readonly hiddenColumns: Span[] = []
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  readonly #hiddenStyles = new Set<string>()
  #style = ''
  #isWanted = false
  #columns = 0
  #line = 0
  #row: Pick<BookRow, 'times' | 'isHidden'> = { times: 1, isHidden: false }
  #cells: BookCell[] = []
  #column = 0
  #cell: OpenCell | undefined
  #text: string | undefined
  /** Depth in what stands at a cell and is not its text: notes, drawings. */
  #aside = 0

  constructor(
    /** The table whose rows are kept, by its place. */
    private readonly wanted: number,
    private readonly mostColumns: number,
  ) {
    const parser = this.#parser
    parser.on('doctype', () => {
      throw new BrokenZip('a document type')
    })
    parser.on('error', (error) => {
      throw new BrokenZip(error.message)
    })
    parser.on('opentag', (tag) => this.open(tag))
    parser.on('closetag', (tag) => this.close(tag.name))
    parser.on('text', (text) => {
      if (this.#text !== undefined && this.#aside === 0) this.#text += text.replace(/[ \t\r\n]+/g, ' ')
    })
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  close(name?: string): void {
    if (name === undefined) return void this.#parser.close()
    if (this.#aside > 0) {
      this.#aside--
      return
    }
    if (name === 'text:p') this.endLine()
    if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.endCell(name)
    if (name === 'table:table-row') this.endRow()
    if (name === 'table:table') this.#isWanted = false
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    if (this.#aside > 0 || (this.#cell && /^(?:office:annotation|draw:|table:table$)/.test(name))) {
      this.#aside++
      return
    }
    switch (name) {
      case 'style:style':
        this.#style = attributes['style:name'] ?? ''
        break
      case 'style:table-properties':
        if (attributes['table:display'] === 'false') this.#hiddenStyles.add(this.#style)
        break
      case 'table:table':
        this.openTable(attributes)
        break
      case 'table:table-column':
        this.openColumns(attributes)
        break
      case 'table:table-row':
        this.#row = { times: count(attributes['table:number-rows-repeated']), isHidden: isAway(attributes) }
        this.#cells = []
        this.#column = 0
        break
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { attributes, lines: [] }
        break
      case 'text:p':
        if (this.#cell) this.#text = ''
        break
      case 'text:s':
        this.add(' '.repeat(Math.min(1000, count(attributes['text:c']))))
        break
      case 'text:tab':
        this.add('\t')
        break
      case 'text:line-break':
        this.add('\n')
        break
    }
  }

  private add(text: string): void {
    if (this.#text !== undefined) this.#text += text
  }

  private openTable(attributes: Readonly<Record<string, string>>): void {
    const isHidden = this.#hiddenStyles.has(attributes['table:style-name'] ?? '')
    this.#isWanted = this.tables.length === this.wanted
    this.tables.push({ name: attributes['table:name'] ?? '', isHidden })
    this.#line = 0
    this.#columns = 0
  }

  private openColumns(attributes: Readonly<Record<string, string>>): void {
    const from = this.#columns
    this.#columns += count(attributes['table:number-columns-repeated'])
    if (this.#isWanted && isAway(attributes)) this.hiddenColumns.push([from, this.#columns - 1])
  }

  private endLine(): void {
    if (this.#text !== undefined) this.#cell?.lines.push(this.#text)
    this.#text = undefined
  }

  private endCell(name: string): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell || !this.#isWanted) return
    const { attributes, lines } = cell
    const times = count(attributes['table:number-columns-repeated'])
    const value = name === 'table:covered-table-cell' ? undefined : valueOf(cell)
    const rows = count(attributes['table:number-rows-spanned'])
    const columns = count(attributes['table:number-columns-spanned'])
    if (rows > 1 || columns > 1) this.merge(rows, columns)
    if (value !== undefined) {
      if (this.#column + times > this.mostColumns) throw new TooManyCells('columns')
      const shown = lines.join('\n')
      for (let time = 0; time < times; time++) this.#cells.push({ column: this.#column + time, value, shown })
    }
    this.#column += times
    if (this.#column > lastColumn + 1) throw new BrokenZip('a cell has no place')
  }

  private merge(rows: number, columns: number): void {
    const from = this.#line + 1
    const to = from + rows - 1
    const left = this.#column
    const right = left + columns - 1
    this.merged.push({ cells: `${columnName(left)}${from}:${columnName(right)}${to}`, from, to, left, right })
  }

  private endRow(): void {
    if (this.#isWanted) {
      const times = Math.min(this.#row.times, lastRow - this.#line)
      if (times > 0) this.rows.push({ ...this.#row, line: this.#line + 1, times, cells: this.#cells })
    }
    this.#line = Math.min(lastRow, this.#line + this.#row.times)
  }
}

/** Hidden by hand or by a filter. */
const isAway = (attributes: Readonly<Record<string, string>>) =>
  ['collapse', 'filter'].includes(attributes['table:visibility'] ?? '')

const spreadsheet = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/

/** Whether an archive says that it is an OpenDocument spreadsheet: its first file is named mimetype (Part 2, 3.3). */
export function isOds(entries: ReadonlyMap<string, ZipEntry>): boolean {
  const entry = entries.get('mimetype')
  if (!entry || entry.packed.length > 200) return false
  return spreadsheet.test([...textOf(entry, { bytes: 1000 })].join('').trim())
}

/** An OpenDocument file that is locked with a password. */
export class LockedOds extends Error {
  override readonly name = 'LockedOds'
}

class OdsBook implements OpenBook {
  readonly is1904 = false
  readonly sheets: OpenBook['sheets']

  constructor(
    private readonly content: ZipEntry,
    private readonly allowed: () => Allowance,
    private readonly mostColumns: number,
  ) {
    const reader = new OdsReader(-1, mostColumns)
    // Names alone: what they unpack from is counted when rows are read.
    for (const piece of textOf(content, { bytes: allowed().bytes })) reader.write(piece)
    reader.close()
    this.sheets = reader.tables
  }

  *rows(sheet: number, share?: (share: number) => void): Generator<BookRow, SheetExtent> {
    const reader = new OdsReader(sheet, this.mostColumns)
    const counted = new ExtentCount()
    for (const piece of textOf(this.content, this.allowed(), share)) {
      reader.write(piece)
      for (const row of reader.rows.splice(0)) {
        counted.add(row)
        yield row
      }
      // What stands behind the table is of no interest to it.
      if (reader.tables.length > sheet + 1) break
    }
    return counted.with(reader.hiddenColumns, reader.merged)
  }
}

/**
 * Opens an OpenDocument spreadsheet: values that formulas came to, days and times as `openXlsx` gives them. `allowed` is asked for what may
 * unpack whenever the document is read. Throws BrokenZip, SwollenZip, NoWorkbook, TooManyCells or LockedOds.
 */
export function openOds(
  entries: ReadonlyMap<string, ZipEntry>,
  allowed: () => Allowance,
  mostColumns: number,
): OpenBook {
  const manifest = entries.get('META-INF/manifest.xml')
  if (manifest && [...textOf(manifest, allowed())].join('').includes('encryption-data')) throw new LockedOds()
  const content = entries.get('content.xml')
  if (!content) throw new NoWorkbook('no content')
  const book = new OdsBook(content, allowed, mostColumns)
  if (book.sheets.length === 0) throw new NoWorkbook('no sheets')
  return book
}
