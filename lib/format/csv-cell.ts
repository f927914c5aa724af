/** One cell of a CSV file (RFC 4180): quoted where it holds a quote, a comma or a line end. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The same for text that others wrote: a spreadsheet would run what begins like a formula, so it is marked as text. */
export function foreignCsvCell(text: string): string {
  return csvCell(/^[=+@\t\r-]/.test(text) ? `'${text}` : text)
}
