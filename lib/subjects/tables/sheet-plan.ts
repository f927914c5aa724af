import type { ColumnMark } from '@/lib/base/workbook/workbook'
import type { Reading } from '@/lib/subjects/csv/analyse'
import type { TypedColumn } from './typed-columns'

/* What a CSV file becomes as a sheet, before it is written. */

/** A sheet of Excel ends here. */
export const mostSheetRows = 1_048_576
export const mostSheetColumns = 16_384

export interface SheetStyle {
  layout: 'table' | 'filter' | 'plain'
  head: 'shaded' | 'bold' | 'plain'
  freeze: 'row' | 'both' | 'none'
  dates: 'iso' | 'reader' | 'day' | 'month' | 'words'
  numbers: 'file' | 'grouped' | 'plain'
  marks: 'none' | ColumnMark['by']
  widths: 'fit' | 'usual'
  /** Whether texts that begin with = become formulas. */
  formulas: boolean
}

/** A column of a sheet: what it is, and how it is shown. */
export interface PlannedColumn extends TypedColumn {
  heading: string
  decimals: number
  isGrouped: boolean
  isTimed: boolean
  hasSeconds: boolean
  longest: number
  /** Of its times, where all have the same. */
  zone: string | undefined
  /** The value that made it text, and its line. */
  because: { value: string; line: number } | undefined
}

/** One file to be written. */
export interface PlannedSheet {
  source: string | Blob
  reading: Reading
  label: string
  columns: PlannedColumn[]
  /** Records beneath the header. */
  rows: number
  width: number
}

/** Headings that a table takes: none empty, each once whatever its case, on one line. */
export function tableHeadings(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, at) => {
    const plain = heading.replace(/\s+/g, ' ').trim().slice(0, 250) || `Column ${at + 1}`
    for (let number = 1; ; number++) {
      const name = number === 1 ? plain : `${plain} ${number}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  })
}

/** Whether the first row says what the columns are. */
export const hasHead = ({ reading }: PlannedSheet, { layout }: SheetStyle) => reading.hasHeader || layout !== 'plain'

/** How many records stand on each sheet of a file. */
export function rowsOfSheets({ rows }: Pick<PlannedSheet, 'rows'>, withHead: boolean, most = mostSheetRows): number[] {
  const room = most - (withHead ? 1 : 0)
  const sheets = Math.max(1, Math.ceil(rows / room))
  return Array.from({ length: sheets }, (_, at) => Math.min(room, rows - at * room))
}
