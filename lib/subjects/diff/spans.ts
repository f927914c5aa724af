import { lineEndOf } from '@/lib/subjects/diff/lines'

/** A piece of a line; `marked` when it was removed or added. */
export interface Span {
  text: string
  /** Where it begins in the whole text. */
  start: number
  marked: boolean
}

const lineEndSigns: Record<string, string> = { '\n': '↵', '\r\n': '␍↵', '\r': '␍' }

/**
 * A line cut at its marks, without its line end. A line end that is marked itself is shown as a sign (↵, or ␍ for a
 * carriage return); so is marked white space that stands alone (· for a space, → for a tab), and a marked character that
 * cannot be seen is shown by its code point.
 * `marks` are start and end offsets in turn, ascending.
 */
export function lineSpans(text: string, start: number, end: number, marks: Int32Array): Span[] {
  const lineEnd = lineEndOf(text, start, end)
  const contentEnd = end - lineEnd.length
  const spans: Span[] = []
  let from = start
  for (let index = firstMarkAfter(marks, start); index < marks.length; index += 2) {
    const markStart = Math.max(marks[index] ?? end, start)
    const markEnd = Math.min(marks[index + 1] ?? end, end)
    if (markStart >= end) break
    if (markStart > from)
      spans.push({ text: text.slice(from, Math.min(markStart, contentEnd)), start: from, marked: false })
    const marked = madeVisible(text.slice(markStart, Math.min(markEnd, contentEnd)))
    const sign =
      markEnd > contentEnd && lineEnd ? (lineEndSigns[text.slice(Math.max(markStart, contentEnd), markEnd)] ?? '↵') : ''
    spans.push({ text: marked + sign, start: markStart, marked: true })
    from = markEnd
  }
  if (from < contentEnd) spans.push({ text: text.slice(from, contentEnd), start: from, marked: false })
  return spans.filter((span) => span.text !== '')
}

/** Index of the first mark that ends after an offset. */
function firstMarkAfter(marks: Int32Array, offset: number): number {
  let low = 0
  let high = marks.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle * 2 + 1] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low * 2
}

const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** Joiners belong to emoji and to Persian and Indic words; alone they are as hard to see as the others. */
const joiner = /[\u200c\u200d]/g

function madeVisible(text: string): string {
  const shown = text.replace(invisible, codePoint)
  if (!/[^\s\u200c\u200d]/.test(shown)) {
    return shown
      .replace(joiner, codePoint)
      .replace(/\t/g, '→')
      .replace(/[\u00a0\u202f]/g, '⍽')
      .replace(/\s/g, '·')
  }
  return shown
}

function codePoint(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
