import { TooManyCells, type MergedCells, type OpenBook, type ReadCell, type ReadRow } from './book'
import { isOds, openOds } from './ods-book'
import { openXlsx } from './xlsx-book'
import { zipEntries, type Allowance } from './zip-entries'

export interface ReadWorkbook {
  /** Sheets that are not hidden, in their order. */
  sheets: readonly string[]
  /** Of the sheet that was read; rows without a value are left out. */
  rows: readonly ReadRow[]
  merged: readonly MergedCells[]
}

export interface WorkbookLimits {
  /** Bytes that all parts which are read may unpack to. */
  mostUnpacked: number
  mostRows: number
  mostColumns: number
}

/**
 * Opens an Office Open XML workbook or an OpenDocument spreadsheet. `allowed` is asked for what may unpack, first for the parts that
 * all sheets share, then whenever a sheet is read. Throws BrokenZip, SwollenZip, NoWorkbook, TooManyCells or LockedOds.
 */
export function openBook(bytes: Uint8Array, allowed: () => Allowance, mostColumns: number): OpenBook {
  const entries = zipEntries(bytes)
  return isOds(entries) ? openOds(entries, allowed, mostColumns) : openXlsx(entries, allowed, mostColumns)
}

/**
 * Reads one sheet of a workbook by its place among those not hidden. Unpacks no more than allowed in all, whatever the archive says.
 * Throws what `openBook` does.
 */
export function readBook(bytes: Uint8Array, sheet: number, limits: WorkbookLimits): ReadWorkbook {
  const allowance: Allowance = { bytes: limits.mostUnpacked }
  const book = openBook(bytes, () => allowance, limits.mostColumns)
  const visible = book.sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]))
  const shown = visible.length > 0 ? visible : book.sheets.map((_, at) => at)
  const rows: ReadRow[] = []
  const reading = book.rows(shown[sheet] ?? shown[0] ?? 0)
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return { sheets: shown.map((at) => book.sheets[at]?.name ?? ''), rows, merged: step.value.merged }
    const { line, times, cells } = step.value
    if (cells.length === 0) continue
    const values: ReadCell[] = []
    for (const { column, value } of cells) {
      while (values.length < column) values.push(undefined)
      values.push(value)
    }
    for (let time = 0; time < times; time++) {
      if (rows.length >= limits.mostRows) throw new TooManyCells('rows')
      rows.push({ line: line + time, cells: values })
    }
  }
}
