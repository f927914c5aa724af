import { rowKindAt, type Comparison } from '@/lib/subjects/diff/comparison'

/** What a list of rows shows: one row, or a stretch of rows that is folded away. */
export type ViewItem = { kind: 'row'; row: number } | { kind: 'fold'; from: number; to: number }

/**
 * Rows to show when unchanged stretches are folded: `context` rows stay around every change, and a fold hides at least
 * `context` + 1 rows. Folds whose first row is in `unfolded` stay open. Without changes nothing is folded.
 */
export function foldedView(
  comparison: Pick<Comparison, 'rowKind'>,
  context: number,
  unfolded: ReadonlySet<number>,
): ViewItem[] {
  const items: ViewItem[] = []
  const length = comparison.rowKind.length
  let row = 0
  while (row < length) {
    if (isChanged(comparison, row)) {
      items.push({ kind: 'row', row: row++ })
      continue
    }
    let end = row
    while (end < length && !isChanged(comparison, end)) end++
    const wholeText = row === 0 && end === length
    const from = row === 0 ? 0 : row + context
    const to = end === length ? end : end - context
    const folds = !wholeText && to - from > context && !unfolded.has(from)
    while (row < end) {
      if (folds && row === from) {
        items.push({ kind: 'fold', from, to })
        row = to
      } else items.push({ kind: 'row', row: row++ })
    }
  }
  return items
}

/** Every row, nothing folded. */
export function fullView({ rowKind }: Pick<Comparison, 'rowKind'>): ViewItem[] {
  return Array.from({ length: rowKind.length }, (_, row) => ({ kind: 'row', row }))
}

function isChanged(comparison: Pick<Comparison, 'rowKind'>, row: number): boolean {
  const kind = rowKindAt(comparison, row)
  return kind === 'changed' || kind === 'removed' || kind === 'added'
}
