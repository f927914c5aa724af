import type { Change } from '@/lib/subjects/diff/comparison'
import { editScript } from '@/lib/subjects/diff/edit-script'
import { textKey, type IgnoreRules } from '@/lib/subjects/diff/ignore'
import { KeyTable } from '@/lib/subjects/diff/key-table'
import { unitRanges, type FlowUnit } from '@/lib/subjects/diff/units'

/** One side of a comparison: a stretch of a text, and what of it does not count. */
export interface Side {
  text: string
  from: number
  to: number
  /** Start and end offsets, in turn, of what the ignore pattern matches. */
  ignored: readonly number[]
}

export interface FlowDifference {
  changes: Change[]
  /** Start offsets, left and right in turn, of the units that both sides have. */
  matches: number[]
  exact: boolean
  /** Units added, removed and shared. */
  added: number
  removed: number
  same: number
}

/**
 * The difference of two stretches of text as a flow of words, sentences or characters: line breaks are white space like
 * any other. Units are compared without the white space between them; that is compared afterwards, so that a space never
 * counts as much as a word. `budget` as for editScript.
 */
export function flowDifference(
  left: Side,
  right: Side,
  unit: FlowUnit,
  rules: IgnoreRules,
  budget: number,
): FlowDifference {
  const leftUnits = unitRanges(left.text, left.from, left.to, unit, left.ignored)
  const rightUnits = unitRanges(right.text, right.from, right.to, unit, right.ignored)
  const table = new KeyTable()
  const leftKeys = keysOf(left.text, leftUnits, rules, table)
  const rightKeys = keysOf(right.text, rightUnits, rules, table)
  const script = editScript(leftKeys, rightKeys, budget)
  const difference: FlowDifference = { changes: [], matches: [], exact: script.exact, added: 0, removed: 0, same: 0 }

  const leftLength = leftKeys.length
  const rightLength = rightKeys.length
  let leftUnit = 0
  let rightUnit = 0
  let leftEnd = left.from
  let rightEnd = right.from
  while (true) {
    const removedFrom = leftUnit
    const addedFrom = rightUnit
    while (leftUnit < leftLength && script.left[leftUnit] === 1) leftUnit++
    while (rightUnit < rightLength && script.right[rightUnit] === 1) rightUnit++
    difference.removed += leftUnit - removedFrom
    difference.added += rightUnit - addedFrom
    const atEnd = leftUnit === leftLength && rightUnit === rightLength
    const leftStart = atEnd ? left.to : (leftUnits[leftUnit * 2] ?? left.to)
    const rightStart = atEnd ? right.to : (rightUnits[rightUnit * 2] ?? right.to)
    const gap = { leftStart: leftEnd, leftEnd: leftStart, rightStart: rightEnd, rightEnd: rightStart }
    const change =
      leftUnit === removedFrom && rightUnit === addedFrom
        ? gapChange(left, right, gap, rules)
        : trimWhitespace(left.text, right.text, gap, rules)
    if (change) difference.changes.push(change)
    if (atEnd) return difference
    difference.matches.push(leftStart, rightStart)
    difference.same++
    leftEnd = leftUnits[leftUnit * 2 + 1] ?? left.to
    rightEnd = rightUnits[rightUnit * 2 + 1] ?? right.to
    leftUnit++
    rightUnit++
  }
}

function keysOf(text: string, units: readonly number[], rules: IgnoreRules, table: KeyTable): Int32Array {
  const keys = new Int32Array(units.length / 2)
  for (let index = 0; index < keys.length; index++) {
    keys[index] = table.number(textKey(text.slice(units[index * 2], units[index * 2 + 1]), rules))
  }
  return keys
}

/** The change in what stands between two shared units, if it counts. */
function gapChange(left: Side, right: Side, gap: Change, rules: IgnoreRules): Change | undefined {
  const leftGap = withoutIgnored(left, gap.leftStart, gap.leftEnd)
  const rightGap = withoutIgnored(right, gap.rightStart, gap.rightEnd)
  const edges = { atStart: gap.leftStart === left.from, atEnd: gap.leftEnd === left.to }
  if (sameWhitespace(leftGap, rightGap, edges, rules)) return undefined
  return trimWhitespace(left.text, right.text, gap, rules) ?? gap
}

function withoutIgnored({ text, ignored }: Side, from: number, to: number): string {
  if (ignored.length === 0 || from === to) return text.slice(from, to)
  let kept = ''
  let start = from
  for (let index = firstRangeAfter(ignored, from); index < ignored.length; index += 2) {
    const ignoredStart = ignored[index] ?? to
    if (ignoredStart >= to) break
    kept += text.slice(start, Math.max(start, ignoredStart))
    start = ignored[index + 1] ?? to
  }
  return kept + text.slice(start, to)
}

/** Index of the first range that ends after an offset. */
function firstRangeAfter(ranges: readonly number[], offset: number): number {
  let low = 0
  let high = ranges.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle * 2 + 1] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low * 2
}

interface Edges {
  atStart: boolean
  atEnd: boolean
}

function sameWhitespace(left: string, right: string, edges: Edges, { whitespace, lineEnds }: IgnoreRules): boolean {
  if (left === right || whitespace === 'all') return true
  if (whitespace === 'amount') return edges.atEnd || (left === '') === (right === '')
  const leftEnds = lineEnds ? withLineFeedsOnly(left, edges) : left
  const rightEnds = lineEnds ? withLineFeedsOnly(right, edges) : right
  if (leftEnds === rightEnds) return true
  return whitespace === 'ends' && lineBreaksOf(leftEnds, edges) === lineBreaksOf(rightEnds, edges)
}

/** Line ends made alike; one at the very end of the text does not count. */
function withLineFeedsOnly(text: string, { atEnd }: Edges): string {
  const alike = text.replace(/\r\n?/g, '\n')
  return atEnd ? alike.replace(/\n$/, '') : alike
}

/** White space without what stands beside a line break or the edge of the text. */
function lineBreaksOf(text: string, { atStart, atEnd }: Edges): string {
  return atStart || atEnd || /[\r\n]/.test(text) ? text.replace(/[^\S\r\n]+/g, '') : text
}

/** Takes off a changed stretch the white space that both sides have at its beginning and end. */
function trimWhitespace(leftText: string, rightText: string, change: Change, rules: IgnoreRules): Change | undefined {
  let { leftStart, leftEnd, rightStart, rightEnd } = change
  if (rules.whitespace === 'none' || rules.whitespace === 'ends') {
    while (leftStart < leftEnd && rightStart < rightEnd) {
      const leftSpace = spaceFrom(leftText, leftStart, leftEnd)
      const rightSpace = spaceFrom(rightText, rightStart, rightEnd)
      if (leftSpace === '' || !sameSpace(leftSpace, rightSpace, rules)) break
      leftStart += leftSpace.length
      rightStart += rightSpace.length
    }
    while (leftStart < leftEnd && rightStart < rightEnd) {
      const leftSpace = spaceUpTo(leftText, leftStart, leftEnd)
      const rightSpace = spaceUpTo(rightText, rightStart, rightEnd)
      if (leftSpace === '' || !sameSpace(leftSpace, rightSpace, rules)) break
      leftEnd -= leftSpace.length
      rightEnd -= rightSpace.length
    }
  } else {
    const trimHead = () => {
      const leftHead = spaceAfter(leftText, leftStart, leftEnd)
      const rightHead = spaceAfter(rightText, rightStart, rightEnd)
      if (rules.whitespace !== 'all' && (leftHead === leftStart || rightHead === rightStart)) return
      leftStart = leftHead
      rightStart = rightHead
    }
    const trimTail = () => {
      const leftTail = spaceBefore(leftText, leftStart, leftEnd)
      const rightTail = spaceBefore(rightText, rightStart, rightEnd)
      if (rules.whitespace !== 'all' && (leftTail === leftEnd || rightTail === rightEnd)) return
      leftEnd = leftTail
      rightEnd = rightTail
    }
    // A side of white space alone can be held against one end of the other only: the end that reads the same.
    const tailFirst = leftText[leftStart] !== rightText[rightStart] && leftText[leftEnd - 1] === rightText[rightEnd - 1]
    if (tailFirst) trimTail()
    trimHead()
    if (!tailFirst) trimTail()
  }
  return leftStart === leftEnd && rightStart === rightEnd ? undefined : { leftStart, leftEnd, rightStart, rightEnd }
}

/** The one white space character, or \r\n pair, at the beginning of a stretch. */
function spaceFrom(text: string, from: number, to: number): string {
  if (!isSpace(text, from)) return ''
  return from + 1 < to && text.startsWith('\r\n', from) ? '\r\n' : text.charAt(from)
}

/** The one white space character, or \r\n pair, at the end of a stretch. */
function spaceUpTo(text: string, from: number, to: number): string {
  if (!isSpace(text, to - 1)) return ''
  return to - 2 >= from && text.startsWith('\r\n', to - 2) ? '\r\n' : text.charAt(to - 1)
}

function sameSpace(left: string, right: string, { lineEnds }: IgnoreRules): boolean {
  return left === right || (lineEnds && /[\r\n]/.test(left) && /[\r\n]/.test(right))
}

function isSpace(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index))
}

function spaceAfter(text: string, from: number, to: number): number {
  let index = from
  while (index < to && isSpace(text, index)) index++
  return index
}

function spaceBefore(text: string, from: number, to: number): number {
  let index = to
  while (index > from && isSpace(text, index - 1)) index--
  return index
}
