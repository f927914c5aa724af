/* A workbook as plain data: what is written as XLSX. */

/** How a cell stands out. An `entry` is a cell that the reader may change: formulas follow it. */
export type CellLook = 'title' | 'heading' | 'head' | 'quiet' | 'entry' | 'total'

interface Looked {
  look?: CellLook
}

/**
 * A text is text whatever it begins with, and one that `stays` is so when somebody types into its cell too: only `formula` makes a formula. `value` is what the formula comes to. A format is a number format of ECMA-376 Part 1, 18.8.31. A day is an ISO date, with
 * its time behind a T where it has one.
 */
export type SheetCell =
  | null
  | string
  | (Looked & { text: string; href?: string; wraps?: boolean; stays?: boolean })
  | (Looked & { value: number; format?: string; formula?: string })
  | (Looked & { day: string; format?: string })

/** What a sheet that comes in parts may hold besides: true or false, and formulas that nobody has worked out yet. */
export type FlowingCell = SheetCell | (Looked & { truth: boolean }) | (Looked & { formula: string })

/** Colours that follow the numbers of a column below its head: losses in red, shades from least to most, or bars. */
export interface ColumnMark {
  column: number
  by: 'negative' | 'scale' | 'bars'
}

/** What is known of a sheet before its rows are. Its first row is a head wherever something is said of a head. */
export interface SheetFrame {
  /** As `sheetNames` gives it. */
  name: string
  /** Of the columns, in characters. */
  widths?: readonly number[]
  /** Rows that stay in sight. */
  frozenRows?: number
  /** Columns that stay in sight. */
  frozenColumns?: number
  /** A head with buttons that filter the rows beneath it: `rows` of them in all, the head included. */
  filtered?: { columns: number; rows: number }
  /** The same as a table with bands, which has a name in the whole workbook; its columns are what its head says, each once. */
  table?: { name: string; columns: readonly string[]; rows: number }
  marks?: { rows: number; columns: readonly ColumnMark[] }
  /** Columns whose digits are text on purpose. */
  texts?: { rows: number; columns: readonly number[] }
}

export interface Sheet extends SheetFrame {
  rows: readonly (readonly SheetCell[])[]
}

export interface Workbook {
  title: string
  sheets: readonly Sheet[]
}

const longestName = 31

/** Names that a spreadsheet takes: at most 31 characters, none that formulas use, each once whatever its case. */
export function sheetNames(labels: readonly string[]): string[] {
  // Excel keeps the name History for itself.
  const taken = new Set<string>(['history'])
  return labels.map((label) => {
    const plain =
      label
        .replace(/[\p{Cc}[\]:*?/\\]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[' ]+|[' ]+$/g, '') || 'Sheet'
    for (let number = 1; ; number++) {
      const mark = number === 1 ? '' : ` ${number}`
      const name = cut(plain, longestName - mark.length) + mark
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  })
}

/** At most so many UTF-16 units, no character in half. */
function cut(text: string, most: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept.trimEnd()
}

/** "A" for 0, "AA" for 26. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** A place as a formula on any sheet names it: 'Loan terms'!$B$7. Row and column count from 0. */
export function cellReference(sheet: string, row: number, column: number): string {
  return `'${sheet.replaceAll("'", "''")}'!$${columnName(column)}$${row + 1}`
}
