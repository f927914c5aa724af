import { byteAt, charCode, textOf } from '@/lib/subjects/json/bytes'

/** A place in a source as an editor shows it: line and column from 1; a column is one character (code point). */
export interface Position {
  line: number
  column: number
}

/** The line a fault is on, as much of it as fits beside the fault. */
export interface Excerpt {
  before: string
  /** What is at fault. */
  marked: string
  after: string
  /** Whether the line goes on to the left and right of what is quoted. */
  cutBefore: boolean
  cutAfter: boolean
}

/** The place of one byte offset. Line ends are LF, CR LF and CR alone. */
export function positionAt(bytes: Uint8Array, offset: number): Position {
  return positionsAt(bytes, [offset])[0] ?? { line: 1, column: 1 }
}

/** The places of several byte offsets, which must be in ascending order, in one walk over the source. */
export function positionsAt(bytes: Uint8Array, offsets: readonly number[]): Position[] {
  let line = 1
  let lineStart = 0
  let at = 0
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const byte = byteAt(bytes, at)
      const endsLine =
        byte === charCode.lineFeed || (byte === charCode.carriageReturn && byteAt(bytes, at + 1) !== charCode.lineFeed)
      if (!endsLine) continue
      line++
      lineStart = at + 1
    }
    return { line, column: 1 + countCharacters(bytes, lineStart, offset) }
  })
}

function countCharacters(bytes: Uint8Array, from: number, to: number): number {
  let characters = 0
  for (let at = from; at < to; at++) if ((byteAt(bytes, at) & 0xc0) !== 0x80) characters++
  return characters
}

/** Where a byte offset is in the same source as a JavaScript string. */
export function utf16Offset(bytes: Uint8Array, offset: number): number {
  return textOf(bytes, 0, offset).length
}

const reach = 60

export function excerptAt(bytes: Uint8Array, offset: number, length: number): Excerpt {
  let start = offset
  while (start > 0 && offset - start < reach && !isLineBreak(byteAt(bytes, start - 1))) start--
  while (start < offset && (byteAt(bytes, start) & 0xc0) === 0x80) start++
  let end = offset
  while (end < bytes.length && end - offset < length + reach && !isLineBreak(byteAt(bytes, end))) end++
  while (end < bytes.length && end > offset && (byteAt(bytes, end) & 0xc0) === 0x80) end--
  const markEnd = Math.min(end, offset + Math.min(length, reach))
  return {
    before: textOf(bytes, start, offset),
    marked: textOf(bytes, offset, markEnd),
    after: textOf(bytes, markEnd, end),
    cutBefore: start > 0 && !isLineBreak(byteAt(bytes, start - 1)),
    cutAfter: end < bytes.length && !isLineBreak(byteAt(bytes, end)),
  }
}

function isLineBreak(byte: number): boolean {
  return byte === charCode.lineFeed || byte === charCode.carriageReturn
}
