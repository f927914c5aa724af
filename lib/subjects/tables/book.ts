/* Workbooks as they are read, whatever their format. */
import { startsFormula } from '@/lib/subjects/csv/record'

/**
 * A cell as it was read: a day in ISO, with its time where it has one, a share that the sheet shows as per cent (7.5% is 0.075), or why
 * it has no value. Undefined where it is empty.
 */
export type ReadCell = string | number | boolean | { day: string } | { percent: number } | { fault: string } | undefined

/** A cell with a value, at its column from 0, with what tells how it is shown. */
export interface BookCell {
  column: number
  value: Exclude<ReadCell, undefined>
  /** Of a number, share or day of an Office Open XML workbook: as it is stored, days as the workbook counts them, and the code of its format. */
  number?: number
  code?: string
  /** In an OpenDocument spreadsheet: as the program showed it. */
  shown?: string
}

/** One row, or the same one `times` over from `line` on. */
export interface BookRow {
  /** As the spreadsheet counts it, from 1. */
  line: number
  times: number
  isHidden: boolean
  cells: readonly BookCell[]
}

/** A block of merged cells: 'A2:B4', its first and last line from 1 and its first and last column from 0. */
export interface MergedCells {
  cells: string
  from: number
  to: number
  left: number
  right: number
}

/** Columns from 0, the last included. */
export type Span = readonly [from: number, to: number]

/** What is known of a sheet once it was gone through. */
export interface SheetExtent {
  /** The last line with a value, from 1; 0 where there is none. */
  lines: number
  /** Columns up to the last one with a value. */
  width: number
  /** Cells with a value. */
  filled: number
  /** Cells whose formula came to an error such as #N/A. */
  faults: number
  /** Cells whose formula no program has worked out yet. */
  uncomputed: number
  /** Texts that a spreadsheet would take for formulas in a file of text. */
  formulaLike: number
  hiddenColumns: readonly Span[]
  /** Lines. */
  hiddenRows: number
  merged: readonly MergedCells[]
}

export interface OpenBook {
  sheets: readonly { name: string; isHidden: boolean }[]
  /** Days are counted from 1904. */
  is1904: boolean
  /**
   * Rows of the sheet at a place, those without a value too where the file names them, and at last what the sheet came to. `share` is
   * told how far it was read.
   */
  rows(sheet: number, share?: (share: number) => void): Generator<BookRow, SheetExtent>
}

export interface ReadRow {
  /** As the spreadsheet counts it, from 1. */
  line: number
  cells: readonly ReadCell[]
}

/** A ZIP archive that is no workbook. */
export class NoWorkbook extends Error {
  override readonly name = 'NoWorkbook'
}
/** More rows or columns than were allowed. */
export class TooManyCells extends Error {
  override readonly name = 'TooManyCells'
  constructor(readonly of: 'rows' | 'columns') {
    super(`too many ${of}`)
  }
}

/** A formula that no program has worked out yet, as the fault of its cell. */
export const withoutResult = 'a formula without its result'

/** Whether a fault is the error that a formula came to. */
export const isFormulaError = (fault: string) => fault.startsWith('#')

/** What rows of a sheet come to, counted as they pass. */
export class ExtentCount {
  private lines = 0
  private width = 0
  private filled = 0
  private faults = 0
  private uncomputed = 0
  private formulaLike = 0
  private hiddenRows = 0

  add({ line, times, isHidden, cells }: BookRow): void {
    if (isHidden) this.hiddenRows += times
    const last = cells.at(-1)
    if (!last) return
    this.lines = Math.max(this.lines, line + times - 1)
    this.width = Math.max(this.width, last.column + 1)
    this.filled += cells.length * times
    for (const { value } of cells) this.look(value, times)
  }

  private look(value: BookCell['value'], times: number): void {
    if (typeof value === 'string') this.formulaLike += startsFormula(value) ? times : 0
    if (typeof value !== 'object' || !('fault' in value)) return
    if (isFormulaError(value.fault)) this.faults += times
    else if (value.fault === withoutResult) this.uncomputed += times
  }

  with(hiddenColumns: readonly Span[], merged: readonly MergedCells[]): SheetExtent {
    const { lines, width, filled, faults, uncomputed, formulaLike, hiddenRows } = this
    return { lines, width, filled, faults, uncomputed, formulaLike, hiddenRows, hiddenColumns, merged }
  }
}
