import { plainDigits } from '@/lib/base/format/plain-digits'
import { isFormulaError, type BookCell, type BookRow, type OpenBook, type SheetExtent } from './book'
import type { CellRange } from './cell-range'
import { serialOfMoment } from './serial-day'
import { shownNumber } from './shown-number'

export interface RowStyle {
  /** Numbers as they are stored, or as the program shows them. */
  numbers: 'stored' | 'shown'
  /** Days in ISO, or as the program shows them. */
  days: 'iso' | 'shown'
  decimal: '.' | ','
  /** Every cell of a merged block has its value, or the first alone. */
  merged: 'fill' | 'first'
  /** Rows and columns that the workbook hides. */
  hidden: 'keep' | 'leave'
  /** Rows without a value are left out. */
  dense: boolean
  /** Spaces around values, and line ends in them, become one space. */
  tidy: boolean
  range: CellRange | undefined
}

/** What was done on the way. */
export interface RowsReport {
  rows: number
  /** Cells of merged blocks that got their value. */
  repeated: number
  /** Rows and columns that were left out as hidden. */
  hidden: { rows: number; columns: number }
}

/** Fifteen digits are what spreadsheets keep and show of a number; a sixteenth is what binary fractions leave behind. */
const stored = (number: number, decimal: '.' | ',') =>
  (Math.abs(number) < 1e-9 && number !== 0 ? String(number) : plainDigits(Number(number.toPrecision(15)))).replace(
    '.',
    decimal,
  )

function numberText(cell: BookCell, value: number, style: RowStyle, is1904: boolean): string {
  if (style.numbers === 'stored') return stored(value, style.decimal)
  if (cell.shown !== undefined) return cell.shown
  const by = { decimal: style.decimal, is1904 }
  return shownNumber(cell.number ?? value, cell.code ?? 'General', false, by) ?? stored(value, style.decimal)
}

function dayText(cell: BookCell, day: string, style: RowStyle, is1904: boolean): string {
  const iso = day.replace('T', ' ')
  if (style.days === 'iso') return iso
  if (cell.shown !== undefined) return cell.shown
  const number = cell.number ?? serialOfMoment(day)
  if (number === undefined || cell.code === undefined) return iso
  return shownNumber(number, cell.code, true, { decimal: style.decimal, is1904 }) ?? iso
}

/** A length of time, which is counted from no day. */
function lapseText(cell: BookCell, hours: string, style: RowStyle): string {
  if (style.days === 'iso' || cell.number === undefined || cell.code === undefined) return hours
  return shownNumber(cell.number, cell.code, false, { decimal: style.decimal, is1904: false }) ?? hours
}

/** A cell as text: errors of formulas as they are, formulas without a result as nothing, and numbers that are no day as digits. */
function textOfCell(cell: BookCell, style: RowStyle, is1904: boolean): string {
  const { value } = cell
  if (typeof value === 'string' && cell.number !== undefined) return lapseText(cell, value, style)
  if (typeof value === 'string') return style.tidy ? value.replace(/\s+/g, ' ').trim() : value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return numberText(cell, value, style, is1904)
  if ('percent' in value) return numberText(cell, value.percent, style, is1904)
  if ('day' in value) return dayText(cell, value.day, style, is1904)
  if (isFormulaError(value.fault)) return value.fault
  return cell.number === undefined ? '' : stored(cell.number, style.decimal)
}

/** Whether a column is within one of the spans. */
const isWithin = (spans: SheetExtent['hiddenColumns'], column: number) =>
  spans.some(([from, to]) => column >= from && column <= to)

/** Blocks of merged cells by the line that they begin on, and the values of those whose lines go on. */
class MergedValues {
  #begin = new Map<number, SheetExtent['merged'][number][]>()
  #open: { block: SheetExtent['merged'][number]; text: string }[] = []

  constructor(merged: SheetExtent['merged']) {
    for (const block of merged) this.#begin.set(block.from, [...(this.#begin.get(block.from) ?? []), block])
  }

  /** Puts values into the cells of a line that belong to blocks. Returns how many. */
  fill(line: number, texts: Map<number, string>): number {
    for (const block of this.#begin.get(line) ?? []) {
      const text = texts.get(block.left)
      if (text !== undefined && text !== '') this.#open.push({ block, text })
    }
    this.#open = this.#open.filter(({ block }) => block.to >= line)
    let filled = 0
    for (const { block, text } of this.#open)
      for (let column = block.left; column <= block.right; column++) {
        if (texts.has(column)) continue
        texts.set(column, text)
        filled++
      }
    return filled
  }
}

interface Frame {
  range: CellRange
  columns: readonly number[]
}

/** Lines and columns that are written: those of the range within what the sheet holds. */
function frameOf(extent: SheetExtent, style: RowStyle): Frame {
  const filled = style.merged === 'fill' ? extent.merged : []
  const width = Math.max(
    extent.width,
    ...filled.filter(({ left }) => left < extent.width).map(({ right }) => right + 1),
  )
  const lines = Math.max(extent.lines, ...filled.filter(({ from }) => from <= extent.lines).map(({ to }) => to))
  const asked = style.range ?? { top: 1, bottom: lines, left: 0, right: width - 1 }
  const range = { ...asked, bottom: Math.min(asked.bottom, lines), right: Math.min(asked.right, width - 1) }
  const columns: number[] = []
  for (let column = range.left; column <= range.right; column++)
    if (style.hidden === 'keep' || !isWithin(extent.hiddenColumns, column)) columns.push(column)
  return { range, columns }
}

/** Rows of texts, all of one length, with what was found when they are through. */
export class BookRows {
  readonly report: RowsReport
  readonly #frame: Frame
  readonly #merged: MergedValues | undefined

  constructor(
    private readonly book: OpenBook,
    private readonly sheet: number,
    private readonly extent: SheetExtent,
    private readonly style: RowStyle,
  ) {
    this.#frame = frameOf(extent, style)
    this.#merged = style.merged === 'fill' && extent.merged.length > 0 ? new MergedValues(extent.merged) : undefined
    const { range, columns } = this.#frame
    const hidden = Math.max(0, range.right - range.left + 1) - columns.length
    this.report = { rows: 0, repeated: 0, hidden: { rows: 0, columns: hidden } }
  }

  /** The columns that are written, from 0. */
  get columns(): readonly number[] {
    return this.#frame.columns
  }

  *rows(share?: (share: number) => void): Generator<{ line: number; cells: string[] }> {
    const { range, columns } = this.#frame
    if (columns.length === 0) return
    let next = 1
    for (const row of this.book.rows(this.sheet, share)) {
      // Programs write rows in their order; one that comes late has no place any more.
      if (row.line < next) continue
      yield* this.between(next, row.line)
      if (row.line > range.bottom) return
      for (let line = row.line; line < row.line + row.times && line <= range.bottom; line++) {
        const written = this.written(line, row)
        if (written) yield written
      }
      next = row.line + row.times
    }
    yield* this.between(next, range.bottom + 1)
  }

  /** Lines that the file does not name. */
  private *between(from: number, to: number): Generator<{ line: number; cells: string[] }> {
    for (let line = from; line < to && line <= this.#frame.range.bottom; line++) {
      const written = this.written(line, undefined)
      if (written) yield written
    }
  }

  private written(line: number, row: BookRow | undefined): { line: number; cells: string[] } | undefined {
    const { range, columns } = this.#frame
    const texts = new Map<number, string>()
    const isIn = line >= range.top
    for (const cell of row?.cells ?? []) texts.set(cell.column, textOfCell(cell, this.style, this.book.is1904))
    const repeated = this.#merged?.fill(line, texts) ?? 0
    if (!isIn) return undefined
    if (row?.isHidden && this.style.hidden === 'leave') {
      this.report.hidden.rows++
      return undefined
    }
    const cells = columns.map((column) => texts.get(column) ?? '')
    if (this.style.dense && cells.every((text) => text === '')) return undefined
    this.report.repeated += repeated
    this.report.rows++
    return { line, cells }
  }
}
