const needsQuotes = (value: string, delimiter: string) =>
  /["\r\n]/.test(value) || value.includes(delimiter) || value.trim() !== value

/** A record by RFC 4180 with its line end: quotes only where they are needed, and doubled inside. */
export function csvRecord(fields: readonly string[], delimiter: string): string {
  return `${fields.map((value) => (needsQuotes(value, delimiter) ? `"${value.replaceAll('"', '""')}"` : value)).join(delimiter)}\r\n`
}

/** Whether a spreadsheet would take a value for a formula (OWASP, CSV Injection). A negative number is none. */
export const startsFormula = (value: string): boolean =>
  /^[=+@\t\r]|^-(?!(?:\d|[.,]\d)[\d.,]*(?:e[-+]?\d+)?%?$)/i.test(value)
