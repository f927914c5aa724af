/** How the lines of a text end. `none`: the text has no line end at all. */
export type LineEnds = 'none' | 'LF' | 'CRLF' | 'CR' | 'mixed'

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

/** Which line ends a text uses. */
export function lineEndsOf(text: string): LineEnds {
  const found = new Set<LineEnds>()
  for (let index = 0; index < text.length && found.size < 2; index++) {
    const code = text.charCodeAt(index)
    if (code === 10) found.add('LF')
    if (code !== 13) continue
    const pair = text.charCodeAt(index + 1) === 10
    found.add(pair ? 'CRLF' : 'CR')
    if (pair) index++
  }
  if (found.size > 1) return 'mixed'
  return [...found][0] ?? 'none'
}

/** The text with every line end as \n: what a text field shows of it. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/**
 * The text after it was edited in a field that shows every line end as \n. What the edit did not touch keeps its own line
 * ends; lines that it added end as the text's first line does.
 */
export function keepLineEnds(original: string, edited: string): string {
  if (!original.includes('\r')) return edited
  const shown = withLineFeeds(original)
  const limit = Math.min(shown.length, edited.length)
  let prefix = 0
  while (prefix < limit && shown.charCodeAt(prefix) === edited.charCodeAt(prefix)) prefix++
  let suffix = 0
  while (
    suffix < limit - prefix &&
    shown.charCodeAt(shown.length - 1 - suffix) === edited.charCodeAt(edited.length - 1 - suffix)
  )
    suffix++
  const ownEnd = /\r\n?|\n/.exec(original)?.[0] ?? '\n'
  const head = original.slice(0, originalOffset(original, prefix))
  const tail = original.slice(originalOffset(original, shown.length - suffix))
  const middle = edited.slice(prefix, edited.length - suffix).replaceAll('\n', ownEnd)
  return joinLines(joinLines(head, middle), tail)
}

/** Joins texts so that a carriage return and a line feed that meet stay two line ends. */
function joinLines(first: string, second: string): string {
  return first.endsWith('\r') && second.startsWith('\n') ? `${first}\n${second}` : first + second
}

/** Where the character at an offset of the shown text (every \r\n counted as one) stands in the original. */
function originalOffset(original: string, shownOffset: number): number {
  let offset = 0
  for (let shown = 0; shown < shownOffset; shown++) {
    offset += original.charCodeAt(offset) === 13 && original.charCodeAt(offset + 1) === 10 ? 2 : 1
  }
  return offset
}
