import { compareTexts, type CompareEffort } from '@/lib/subjects/diff/compare'
import { rowKindAt, type Comparison, type CompareUnit } from '@/lib/subjects/diff/comparison'
import { ignoreNothing, type IgnoreRules } from '@/lib/subjects/diff/ignore'
import { lineSpans } from '@/lib/subjects/diff/spans'

export function compare(
  left: string,
  right: string,
  unit: CompareUnit = 'line',
  rules: Partial<IgnoreRules> = {},
  effort: CompareEffort = {},
): Comparison {
  return compareTexts(left, right, { unit, ignore: { ...ignoreNothing, ...rules } }, effort)
}

/** Rows as text: kind, left line and right line, marks in square brackets, no line as `-`. */
export function rowsOf(left: string, right: string, comparison: Comparison): string[] {
  const cell = (text: string, starts: Int32Array, line: number, marks: Int32Array) =>
    line < 0
      ? '-'
      : lineSpans(text, starts[line] ?? 0, starts[line + 1] ?? 0, marks)
          .map((span) => (span.marked ? `[${span.text}]` : span.text))
          .join('')
  return Array.from(comparison.rowKind, (_, row) => {
    const leftCell = cell(left, comparison.leftStarts, comparison.rowLeft[row] ?? -1, comparison.leftMarks)
    const rightCell = cell(right, comparison.rightStarts, comparison.rowRight[row] ?? -1, comparison.rightMarks)
    return `${rowKindAt(comparison, row)}: ${leftCell} | ${rightCell}`
  })
}

export function show(
  left: string,
  right: string,
  unit: CompareUnit = 'line',
  rules: Partial<IgnoreRules> = {},
): string[] {
  return rowsOf(left, right, compare(left, right, unit, rules))
}
