/** The place of a column by its letters: A is 0. -1 where there are none. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Which cells, from 1 and from 0, the last ones included. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

const lastLine = 1_048_576
const rangePattern = /^\$?([A-Z]{1,3})\$?(\d{1,7})?\s*[:.]+\s*\$?([A-Z]{1,3})\$?(\d{1,7})?$/i
const linesPattern = /^(\d{1,7})\s*(?:[:.]+\s*(\d{1,7})?)?$/

/**
 * A range as people write it: A3:F200, whole columns (A:F), whole lines (3:200), or from a line on (3). 'bad' for anything else;
 * undefined for nothing.
 */
export function rangeOf(text: string): CellRange | 'bad' | undefined {
  const written = text.trim()
  if (written === '') return undefined
  const inLines = linesPattern.exec(written)
  const [, first = '', top, last = '', bottom] = rangePattern.exec(written) ?? []
  if (!inLines && first === '') return 'bad'
  const [one, other] = inLines
    ? [Number(inLines[1]), Number(inLines[2] ?? lastLine)]
    : [Number(top ?? 1), Number(bottom ?? lastLine)]
  const columns = inLines ? [0, 16_383] : [columnOf(first.toUpperCase()), columnOf(last.toUpperCase())]
  const range = {
    top: Math.min(one, other),
    bottom: Math.max(one, other),
    left: Math.min(...columns),
    right: Math.max(...columns),
  }
  return range.top < 1 || range.bottom > lastLine || range.right > 16_383 ? 'bad' : range
}
