import { spliceBetween } from '@/lib/base/text/splice'

/** How the lines of a text end. `none`: the text has no line end at all. */
export type LineEnds = 'none' | 'LF' | 'CRLF' | 'CR' | 'mixed'

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
  const splice = spliceBetween(withLineFeeds(original), edited)
  if (!splice) return original
  const { start, removed, inserted } = splice
  const ownEnd = /\r\n?|\n/.exec(original)?.[0] ?? '\n'
  const head = original.slice(0, originalOffset(original, start))
  const tail = original.slice(originalOffset(original, start + removed))
  const middle = inserted.replaceAll('\n', ownEnd)
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
