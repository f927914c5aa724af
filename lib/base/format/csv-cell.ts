/** A sign, half or full width, that a spreadsheet takes for the beginning of a formula; some drop white space before it. */
const formula = /^(?:[\t\r\n]|\s*[=+@＝＋－＠-])/
const wholeNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * One cell of a CSV file (RFC 4180): quoted where it holds a quote, a comma or a line end. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it, which marks it as text; a complete decimal number may begin with its sign.
 * Source: OWASP, CSV Injection.
 */
export function csvCell(text: string): string {
  const cell = formula.test(text) && !wholeNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A row of a CSV file (RFC 4180) with its line end. */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Rows of cells as a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]) => rows.map(csvLine).join('')
