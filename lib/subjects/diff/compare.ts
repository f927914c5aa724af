import {
  changeAt,
  changeCount,
  RowTable,
  type Change,
  type CompareOptions,
  type Comparison,
  type RowKind,
} from '@/lib/subjects/diff/comparison'
import { editScript } from '@/lib/subjects/diff/edit-script'
import { flowDifference, type FlowDifference } from '@/lib/subjects/diff/flow-difference'
import { compileRules, ignoredRanges, lineKey, type CompiledRules } from '@/lib/subjects/diff/ignore'
import { KeyTable } from '@/lib/subjects/diff/key-table'
import { lineAt, lineCount, lineEndOf, lineStarts } from '@/lib/subjects/diff/lines'
import { movedBlocks } from '@/lib/subjects/diff/moves'
import { pairLines } from '@/lib/subjects/diff/pair-lines'
import type { FlowUnit } from '@/lib/subjects/diff/units'

/** The longest text that is compared, on each side, in UTF-16 units. */
export const longestText = 5 * 1024 * 1024

export interface CompareEffort {
  /** Milliseconds for the shortest difference, and again for the words within changed lines. */
  budget?: number
  /** Told the share of the work that is done, 0 to 1. */
  progress?: (share: number) => void
}

/**
 * Compares two texts (see Comparison). When words, sentences or characters take longer than the budget, the texts are
 * compared by line instead; when lines do, the result is right but may mark more than it had to. Throws a SyntaxError for
 * a pattern that is not a regular expression.
 */
export function compareTexts(
  left: string,
  right: string,
  { unit, ignore }: CompareOptions,
  { budget = 4000, progress = () => {} }: CompareEffort = {},
): Comparison {
  const rules = compileRules(ignore)
  if (unit !== 'line') {
    const flow = flowDifference(wholeSide(left, rules), wholeSide(right, rules), unit, ignore, budget)
    progress(0.6)
    if (flow.exact) return flowComparison(left, right, flow, unit)
    return new LineComparison(left, right, rules, budget / 2, progress).compare()
  }
  return new LineComparison(left, right, rules, budget, progress).compare()
}

function wholeSide(text: string, { pattern }: CompiledRules) {
  return { text, from: 0, to: text.length, ignored: ignoredRanges(text, pattern) }
}

/** Compares line by line. One use each. */
class LineComparison {
  private readonly leftStarts: Int32Array<ArrayBuffer>
  private readonly rightStarts: Int32Array<ArrayBuffer>
  private readonly rows = new RowTable()
  private readonly changes: number[] = []
  private readonly changeRows: number[] = []
  private readonly leftMarks: number[] = []
  private readonly rightMarks: number[] = []
  private readonly counts: Record<RowKind, number> = { same: 0, changed: 0, removed: 0, added: 0, ignored: 0 }
  private matched = 0
  private marksEnd = 0
  private marksCut = false

  constructor(
    private readonly left: string,
    private readonly right: string,
    private readonly rules: CompiledRules,
    private readonly budget: number,
    private readonly progress: (share: number) => void,
  ) {
    this.leftStarts = lineStarts(left)
    this.rightStarts = lineStarts(right)
  }

  compare(): Comparison {
    const table = new KeyTable()
    const left = this.keys(this.left, this.leftStarts, table)
    const right = this.keys(this.right, this.rightStarts, table)
    this.progress(0.2)
    const script = editScript(left.compared, right.compared, this.budget)
    this.progress(0.6)
    left.changed = spread(script.left, left)
    right.changed = spread(script.right, right)
    const moves = movedBlocks(
      {
        keys: left.keys,
        changed: left.changed,
        visibleCharacters: (line) => visibleCharacters(this.left, this.leftStarts, line),
      },
      {
        keys: right.keys,
        changed: right.changed,
        visibleCharacters: (line) => visibleCharacters(this.right, this.rightStarts, line),
      },
    )
    this.marksEnd = Date.now() + this.budget
    this.alignRows(left, right, moves)
    return {
      unit: 'line',
      approximate: !script.exact,
      marksCut: this.marksCut,
      leftStarts: this.leftStarts,
      rightStarts: this.rightStarts,
      ...this.rows.tables(),
      leftMarks: Int32Array.from(this.leftMarks),
      rightMarks: Int32Array.from(this.rightMarks),
      changes: Int32Array.from(this.changes),
      changeRows: Int32Array.from(this.changeRows),
      moves: Int32Array.from(moves),
      statistics: {
        unit: 'line',
        added: this.counts.added,
        removed: this.counts.removed,
        changed: this.counts.changed,
        same: this.matched,
      },
    }
  }

  private keys(text: string, starts: Int32Array, table: KeyTable): SideLines {
    const count = lineCount(starts)
    const keys = new Int32Array(count)
    const ignored = new Uint8Array(count)
    const compared: number[] = []
    for (let line = 0; line < count; line++) {
      const { content, lineEnd } = lineParts(text, starts, line)
      const { key, patternOnly } = lineKey(content, lineEnd, this.rules)
      keys[line] = table.number(key)
      if (patternOnly) ignored[line] = 1
      else compared.push(keys[line] ?? 0)
    }
    return { keys, ignored, compared: Int32Array.from(compared), changed: new Uint8Array(count) }
  }

  private alignRows(left: SideLines, right: SideLines, moves: readonly number[]): void {
    const moved = new MovedLines(moves)
    let leftLine = 0
    let rightLine = 0
    const leftLength = left.keys.length
    const rightLength = right.keys.length
    while (leftLine < leftLength || rightLine < rightLength) {
      let leftTo = leftLine
      let rightTo = rightLine
      while (leftTo < leftLength && (left.changed[leftTo] === 1 || left.ignored[leftTo] === 1)) leftTo++
      while (rightTo < rightLength && (right.changed[rightTo] === 1 || right.ignored[rightTo] === 1)) rightTo++
      this.alignGap({ left, right, leftLine, leftTo, rightLine, rightTo, moved })
      leftLine = leftTo
      rightLine = rightTo
      if (leftLine < leftLength && rightLine < rightLength) {
        this.addRow(this.sameText(leftLine, rightLine) ? 'same' : 'ignored', leftLine++, rightLine++)
        this.matched++
      }
      if (this.rows.length % 1024 === 0) this.progress(0.6 + (0.4 * leftLine) / (leftLength + 1))
    }
  }

  /** Rows for lines between two shared ones: what only the pattern matches, and in the middle what changed. */
  private alignGap({ left, right, leftLine, leftTo, rightLine, rightTo, moved }: Gap): void {
    let leftFrom = leftLine
    let rightFrom = rightLine
    let leftEnd = leftTo
    let rightEnd = rightTo
    while (leftFrom < leftEnd && left.ignored[leftFrom] === 1) leftFrom++
    while (rightFrom < rightEnd && right.ignored[rightFrom] === 1) rightFrom++
    while (leftEnd > leftFrom && left.ignored[leftEnd - 1] === 1) leftEnd--
    while (rightEnd > rightFrom && right.ignored[rightEnd - 1] === 1) rightEnd--
    this.addIgnored(leftLine, leftFrom, rightLine, rightFrom)
    if (leftFrom < leftEnd || rightFrom < rightEnd) {
      this.changes.push(
        at(this.leftStarts, leftFrom),
        at(this.leftStarts, leftEnd),
        at(this.rightStarts, rightFrom),
        at(this.rightStarts, rightEnd),
      )
      const firstRow = this.rows.length
      this.addChanged(leftFrom, leftEnd, rightFrom, rightEnd, moved)
      this.changeRows.push(firstRow, this.rows.length - 1)
    }
    this.addIgnored(leftEnd, leftTo, rightEnd, rightTo)
  }

  private addIgnored(leftFrom: number, leftTo: number, rightFrom: number, rightTo: number): void {
    const length = Math.max(leftTo - leftFrom, rightTo - rightFrom)
    for (let step = 0; step < length; step++) {
      const left = leftFrom + step < leftTo ? leftFrom + step : -1
      const right = rightFrom + step < rightTo ? rightFrom + step : -1
      this.addRow('ignored', left, right)
    }
  }

  private addChanged(leftFrom: number, leftTo: number, rightFrom: number, rightTo: number, moved: MovedLines): void {
    const leftLines = linesBetween(leftFrom, leftTo).filter((line) => !moved.left.has(line))
    const rightLines = linesBetween(rightFrom, rightTo).filter((line) => !moved.right.has(line))
    const partners = pairLines(
      leftLines.map((line) => lineParts(this.left, this.leftStarts, line).content),
      rightLines.map((line) => lineParts(this.right, this.rightStarts, line).content),
      this.rules.rules,
    )
    let left = leftFrom
    let right = rightFrom
    leftLines.forEach((line, index) => {
      const partner = rightLines[partners[index] ?? -1]
      if (partner === undefined) return
      while (left < line) this.addRow('removed', left++, -1)
      while (right < partner) this.addRow('added', -1, right++)
      this.addRow('changed', left++, right++)
      this.markWithin(line, partner)
    })
    while (left < leftTo) this.addRow('removed', left++, -1)
    while (right < rightTo) this.addRow('added', -1, right++)
  }

  /** Marks the words in which two lines differ, and their line ends. */
  private markWithin(leftLine: number, rightLine: number): void {
    const remaining = this.marksEnd - Date.now()
    if (remaining < 0) {
      this.marksCut = true
      return
    }
    const leftFrom = at(this.leftStarts, leftLine)
    const rightFrom = at(this.rightStarts, rightLine)
    const left = lineParts(this.left, this.leftStarts, leftLine)
    const right = lineParts(this.right, this.rightStarts, rightLine)
    const { pattern, rules } = this.rules
    const { changes } = flowDifference(
      { text: left.content, from: 0, to: left.content.length, ignored: ignoredRanges(left.content, pattern) },
      { text: right.content, from: 0, to: right.content.length, ignored: ignoredRanges(right.content, pattern) },
      'word',
      rules,
      Math.max(remaining, 1),
    )
    for (const { leftStart, leftEnd, rightStart, rightEnd } of changes) {
      if (leftEnd > leftStart) this.leftMarks.push(leftFrom + leftStart, leftFrom + leftEnd)
      if (rightEnd > rightStart) this.rightMarks.push(rightFrom + rightStart, rightFrom + rightEnd)
    }
    if (rules.lineEnds || left.lineEnd === right.lineEnd) return
    if (left.lineEnd) this.leftMarks.push(leftFrom + left.content.length, at(this.leftStarts, leftLine + 1))
    if (right.lineEnd) this.rightMarks.push(rightFrom + right.content.length, at(this.rightStarts, rightLine + 1))
  }

  private addRow(kind: RowKind, left: number, right: number): void {
    this.rows.add(kind, left, right)
    this.counts[kind]++
  }

  private sameText(leftLine: number, rightLine: number): boolean {
    return lineText(this.left, this.leftStarts, leftLine) === lineText(this.right, this.rightStarts, rightLine)
  }
}

interface SideLines {
  /** A number for each line. */
  keys: Int32Array
  /** 1 for a line that the pattern matches wholly. */
  ignored: Uint8Array
  /** Keys of the other lines. */
  compared: Int32Array
  changed: Uint8Array
}

interface Gap {
  left: SideLines
  right: SideLines
  leftLine: number
  leftTo: number
  rightLine: number
  rightTo: number
  moved: MovedLines
}

/** Lines that belong to moved blocks. */
class MovedLines {
  readonly left = new Set<number>()
  readonly right = new Set<number>()

  constructor(moves: readonly number[]) {
    for (let index = 0; index < moves.length; index += 3) {
      for (let step = 0; step < (moves[index + 2] ?? 0); step++) {
        this.left.add((moves[index] ?? 0) + step)
        this.right.add((moves[index + 1] ?? 0) + step)
      }
    }
  }
}

/** Flags of compared lines, put back at the places those lines have among all. */
function spread(flags: Uint8Array, { ignored }: SideLines): Uint8Array {
  const spreadFlags = new Uint8Array(ignored.length)
  let compared = 0
  ignored.forEach((isIgnored, line) => {
    if (isIgnored === 0) spreadFlags[line] = flags[compared++] ?? 0
  })
  return spreadFlags
}

function at(starts: Int32Array, line: number): number {
  return starts[line] ?? 0
}

function linesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}

function lineText(text: string, starts: Int32Array, line: number): string {
  return text.slice(starts[line], starts[line + 1])
}

function lineParts(text: string, starts: Int32Array, line: number): { content: string; lineEnd: string } {
  const start = at(starts, line)
  const end = at(starts, line + 1)
  const lineEnd = lineEndOf(text, start, end)
  return { content: text.slice(start, end - lineEnd.length), lineEnd }
}

function visibleCharacters(text: string, starts: Int32Array, line: number): number {
  return lineText(text, starts, line).replace(/[^\p{L}\p{N}]/gu, '').length
}

function flowComparison(left: string, right: string, flow: FlowDifference, unit: FlowUnit): Comparison {
  const leftStarts = lineStarts(left)
  const rightStarts = lineStarts(right)
  const leftMarks: number[] = []
  const rightMarks: number[] = []
  const changes: number[] = []
  let replaced = 0
  for (const { leftStart, leftEnd, rightStart, rightEnd } of flow.changes) {
    changes.push(leftStart, leftEnd, rightStart, rightEnd)
    if (leftEnd > leftStart) leftMarks.push(leftStart, leftEnd)
    if (rightEnd > rightStart) rightMarks.push(rightStart, rightEnd)
    if (leftEnd > leftStart && rightEnd > rightStart) replaced++
  }
  const rows = new RowTable()
  const leftMarked = markedLines(leftMarks, leftStarts)
  const rightMarked = markedLines(rightMarks, rightStarts)
  const leftRows = new Int32Array(lineCount(leftStarts))
  const rightRows = new Int32Array(lineCount(rightStarts))
  for (const [leftLine, rightLine] of flowRows(
    flow,
    { text: left, starts: leftStarts },
    { text: right, starts: rightStarts },
  )) {
    if (leftLine !== -1) leftRows[leftLine] = rows.length
    if (rightLine !== -1) rightRows[rightLine] = rows.length
    const removed = leftLine !== -1 && leftMarked[leftLine] === 1
    const added = rightLine !== -1 && rightMarked[rightLine] === 1
    const both = leftLine !== -1 && rightLine !== -1
    if (both && (removed || added)) rows.add('changed', leftLine, rightLine)
    else if (removed) rows.add('removed', leftLine, -1)
    else if (added) rows.add('added', -1, rightLine)
    else if (both && lineText(left, leftStarts, leftLine) === lineText(right, rightStarts, rightLine))
      rows.add('same', leftLine, rightLine)
    else rows.add('ignored', leftLine, rightLine)
  }
  const comparison: Comparison = {
    unit,
    approximate: false,
    marksCut: false,
    leftStarts,
    rightStarts,
    ...rows.tables(),
    leftMarks: Int32Array.from(leftMarks),
    rightMarks: Int32Array.from(rightMarks),
    changes: Int32Array.from(changes),
    changeRows: new Int32Array(flow.changes.length * 2),
    moves: new Int32Array(),
    statistics: { unit, added: flow.added, removed: flow.removed, changed: replaced, same: flow.same },
  }
  for (let index = 0; index < changeCount(comparison); index++) {
    const touched = rowsOfChange(changeAt(comparison, index), leftStarts, rightStarts, leftRows, rightRows)
    comparison.changeRows[index * 2] = Math.min(...touched)
    comparison.changeRows[index * 2 + 1] = Math.max(...touched)
  }
  return comparison
}

function markedLines(marks: readonly number[], starts: Int32Array): Uint8Array {
  const marked = new Uint8Array(lineCount(starts))
  for (let index = 0; index < marks.length; index += 2) {
    marked.fill(1, lineAt(starts, marks[index] ?? 0), lineAt(starts, (marks[index + 1] ?? 1) - 1) + 1)
  }
  return marked
}

interface TextLines {
  text: string
  starts: Int32Array
}

/**
 * Pairs of lines (-1 for none): lines that share a unit stand beside each other, and lines between such pairs in order,
 * blank lines beside blank lines only.
 */
function* flowRows(
  { matches }: FlowDifference,
  leftLines: TextLines,
  rightLines: TextLines,
): Generator<[number, number]> {
  let left = 0
  let right = 0
  function* gap(leftTo: number, rightTo: number): Generator<[number, number]> {
    while (left < leftTo && right < rightTo) {
      const leftBlank = isBlank(leftLines, left)
      const rightBlank = isBlank(rightLines, right)
      if (leftBlank === rightBlank) yield [left++, right++]
      else if (leftBlank) yield [-1, right++]
      else yield [left++, -1]
    }
    while (left < leftTo) yield [left++, -1]
    while (right < rightTo) yield [-1, right++]
  }
  let leftLine = 0
  let rightLine = 0
  for (let index = 0; index < matches.length; index += 2) {
    leftLine = lineFrom(leftLines.starts, leftLine, matches[index] ?? 0)
    rightLine = lineFrom(rightLines.starts, rightLine, matches[index + 1] ?? 0)
    if (leftLine < left || rightLine < right) continue
    yield* gap(leftLine, rightLine)
    yield [left++, right++]
  }
  yield* gap(lineCount(leftLines.starts), lineCount(rightLines.starts))
}

function isBlank({ text, starts }: TextLines, line: number): boolean {
  return lineText(text, starts, line).trim() === ''
}

/** The line of an offset at or after a known line. */
function lineFrom(starts: Int32Array, line: number, offset: number): number {
  let found = line
  while (found + 1 < lineCount(starts) && at(starts, found + 1) <= offset) found++
  return found
}

function rowsOfChange(
  change: Change,
  leftStarts: Int32Array,
  rightStarts: Int32Array,
  leftRows: Int32Array,
  rightRows: Int32Array,
): number[] {
  const rows: number[] = []
  if (change.leftEnd > change.leftStart) {
    rows.push(
      leftRows[lineAt(leftStarts, change.leftStart)] ?? 0,
      leftRows[lineAt(leftStarts, change.leftEnd - 1)] ?? 0,
    )
  }
  if (change.rightEnd > change.rightStart) {
    rows.push(
      rightRows[lineAt(rightStarts, change.rightStart)] ?? 0,
      rightRows[lineAt(rightStarts, change.rightEnd - 1)] ?? 0,
    )
  }
  return rows
}
