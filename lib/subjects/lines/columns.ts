/** What parts the columns of a line. */
export const delimiters = { tab: '\t', comma: ',', semicolon: ';', bar: '|', space: ' ' } as const
export type DelimiterName = keyof typeof delimiters

export interface ColumnChoice {
  /** From 1; the whole line where absent. */
  column?: number | undefined
  delimiter: DelimiterName
}

/**
 * The part of a line by which it is compared: the whole line, or a column of it; nothing where the line has fewer. Runs of spaces count as
 * one. Quotes part nothing: a table with quoted cells belongs into a table tool.
 */
export function partOf(line: string, { column, delimiter }: ColumnChoice): string {
  if (column === undefined) return line
  const cells = delimiter === 'space' ? line.trim().split(/\s+/) : line.split(delimiters[delimiter])
  return cells[column - 1] ?? ''
}
