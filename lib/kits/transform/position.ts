import { countTo, isLow } from '@/lib/base/text/line-and-column'
import type { Place } from './types'

/** A place in a text as people look for it: line and column from 1, and the line as far as it fits beside a sentence. */
export interface Position {
  line: number
  /** In characters (code points). */
  column: number
  before: string
  marked: string
  after: string
  cutBefore: boolean
  cutAfter: boolean
}

/** Characters quoted on each side of what is marked. */
const reach = 24

/** The part of a line around a place in a text. */
export function quote(text: string, { offset, length }: Place): Omit<Position, 'line' | 'column'> {
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  const rest = text.slice(offset, offset + length + reach)
  const isBreak = /^[\r\n]/.test(rest)
  const ends = isBreak ? -1 : rest.search(/[\r\n]/)
  let start = Math.max(offset === 0 ? 0 : lineStart, offset - reach)
  if (isLow(text, start)) start++
  let end = isBreak ? offset : Math.min(text.length, ends === -1 ? offset + length + reach : offset + ends)
  if (isLow(text, end)) end--
  const markEnd = Math.min(end, offset + Math.min(length, reach))
  return {
    before: text.slice(start, offset),
    marked: text.slice(offset, markEnd),
    after: text.slice(markEnd, end),
    cutBefore: start > lineStart,
    cutAfter: end < text.length && !isBreak && ends === -1,
  }
}

export function positionOf(text: string, place: Place): Position {
  return { ...countTo(text, place.offset), ...quote(text, place) }
}
