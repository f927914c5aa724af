/**
 * Offsets (UTF-16 units) at which lines begin, with the length of the text as the last entry, so that line `n` is
 * `starts[n]` to `starts[n + 1]`. A line ends after \n, \r\n or \r; with `lineFeedOnly`, as in GNU diff, only after \n.
 * A text that ends with a line end has no empty line after it; the empty text has no lines.
 */
export function lineStarts(text: string, { lineFeedOnly = false } = {}): Int32Array<ArrayBuffer> {
  const starts: number[] = []
  let start = 0
  while (start < text.length) {
    starts.push(start)
    start = lineFeedOnly ? afterLineFeed(text, start) : afterLineEnd(text, start)
  }
  starts.push(text.length)
  return Int32Array.from(starts)
}

function afterLineFeed(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end + 1
}

function afterLineEnd(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 10) return index + 1
    if (code === 13) return text.charCodeAt(index + 1) === 10 ? index + 2 : index + 1
  }
  return text.length
}

/** Number of lines in a table made by `lineStarts`. */
export function lineCount(starts: Int32Array): number {
  return starts.length - 1
}

/** The line end of the line between two offsets: '\n', '\r\n', '\r' or ''. */
export function lineEndOf(text: string, start: number, end: number): string {
  if (end === start) return ''
  const last = text.charCodeAt(end - 1)
  if (last === 13) return '\r'
  if (last !== 10) return ''
  return end - 2 >= start && text.charCodeAt(end - 2) === 13 ? '\r\n' : '\n'
}

/** The line that holds an offset, by binary search; the last line for the end of the text. */
export function lineAt(starts: Int32Array, offset: number): number {
  let low = 0
  let high = lineCount(starts) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}
