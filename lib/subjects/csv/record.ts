const needsQuotes = (value: string, delimiter: string) =>
  /["\r\n]/.test(value) || value.includes(delimiter) || value.trim() !== value

/** How a record is written where it is not by RFC 4180 alone. */
export interface RecordStyle {
  /** Quotes around every value. */
  quotesAll?: boolean
  lineEnd?: '\r\n' | '\n'
}

/** A record by RFC 4180 with its line end: quotes only where they are needed, and doubled inside. */
export function csvRecord(
  fields: readonly string[],
  delimiter: string,
  { quotesAll = false, lineEnd = '\r\n' }: RecordStyle = {},
): string {
  const written = (value: string) =>
    quotesAll || needsQuotes(value, delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  return `${fields.map(written).join(delimiter)}${lineEnd}`
}

/** Whether a spreadsheet would take a value for a formula (OWASP, CSV Injection). A negative number is none. */
export const startsFormula = (value: string): boolean =>
  /^[=+@\t\r]|^-(?!(?:\d|[.,]\d)[\d.,]*(?:e[-+]?\d+)?%?$)/i.test(value)

/** A value with an apostrophe in front where a spreadsheet would take it for a formula. */
export const withoutFormula = (value: string): string => (startsFormula(value) ? `'${value}` : value)
