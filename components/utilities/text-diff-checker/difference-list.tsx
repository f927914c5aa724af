import { useCallback, useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RowHeights } from '@/components/virtual-list/row-heights'
import { useVirtualRows } from '@/components/virtual-list/use-virtual-rows'
import { changeCount, type Comparison } from '@/lib/subjects/diff/comparison'
import type { MergePick, MergeState } from '@/lib/subjects/diff/merge'
import { foldedView, fullView, type ViewItem } from '@/lib/subjects/diff/view'
import { textDiffMessages as messages, type SideName } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { DifferenceRow } from './difference-row'
import type { Compared } from './use-comparison'

/** Unchanged rows shown around a change. */
export const shownContext = 3
const lineHeight = 22
const charactersPerLine = 70

interface DifferenceListProps {
  compared: Compared
  /** What stands over each side. */
  labels: Record<SideName, string>
  inline: boolean
  fold: boolean
  /** A newer comparison is being made. */
  stale: boolean
  merge: MergeState
  onPick: (change: number, pick: MergePick) => void
  onUnpick: (change: number) => void
}

const pickKeys: Record<string, MergePick> = { 1: 'left', 2: 'right', 3: 'both', 4: 'neither' }

/** The differences as a list that draws only what is in view, with the step from change to change and the pick for each. */
export function DifferenceList(props: DifferenceListProps) {
  const { compared, labels, inline, fold, stale, merge, onPick, onUnpick } = props
  const { comparison } = compared
  const count = changeCount(comparison)
  const [current, setCurrent] = useState<number>()
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const items = useMemo(
    () => (fold ? foldedView(comparison, shownContext, unfolded) : fullView(comparison)),
    [comparison, fold, unfolded],
  )
  const estimate = useCallback(
    (index: number) => estimatedHeight(items[index], comparison, inline),
    [items, comparison, inline],
  )
  const rows = useMemo(() => new RowHeights(items.length, estimate), [items.length, estimate])
  const { frame: list, onScroll, from, to, topOf, below, measured, scrollTo } = useVirtualRows(rows)

  // Rows are numbered anew with every comparison.
  const [numbered, setNumbered] = useState(comparison)
  if (numbered !== comparison) {
    setNumbered(comparison)
    setUnfolded(new Set())
    setCurrent((before) => (before === undefined || count === 0 ? undefined : Math.min(before, count - 1)))
  }

  const goTo = useCallback(
    (change: number) => {
      setCurrent(change)
      scrollTo(itemOfRow(items, comparison.changeRows[change * 2] ?? 0))
      list.current?.scrollIntoView?.({ block: 'nearest' })
    },
    [items, comparison, scrollTo, list],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      if (count === 0) return
      if (current === undefined) goTo(by === 1 ? 0 : count - 1)
      else goTo((current + by + count) % count)
    },
    [count, current, goTo],
  )

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      if (!event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp'))
        return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [step])

  function onListKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const pick = pickKeys[event.key]
    if (event.key === 'n' || event.key === 'p') step(event.key === 'n' ? 1 : -1)
    else if (pick && current !== undefined) onPick(current, pick)
    else if (event.key === '0' && current !== undefined) onUnpick(current)
    else return
    event.preventDefault()
  }

  const picked = current === undefined ? undefined : merge.picks.get(current)
  return (
    <div data-print="hidden">
      <div className="flex flex-wrap items-center gap-2 border border-b-0 border-line bg-raised p-2">
        <Button size="small" aria-label={messages.previousChange} disabled={count === 0} onClick={() => step(-1)}>
          <span aria-hidden="true">↑</span> {messages.previous}
        </Button>
        <Button size="small" aria-label={messages.nextChange} disabled={count === 0} onClick={() => step(1)}>
          <span aria-hidden="true">↓</span> {messages.next}
        </Button>
        <span role="status" className="text-sm tabular-nums">
          {current === undefined ? messages.changes(count) : messages.position(current + 1, count)}
        </span>
        {current !== undefined && (
          <span
            role="group"
            aria-label={messages.pickFor(messages.position(current + 1, count))}
            className="flex flex-wrap items-center gap-1"
          >
            <span aria-hidden="true" className="text-sm">
              {messages.take}
            </span>
            {(Object.keys(messages.picks) as MergePick[]).map((pick) => (
              <Button
                key={pick}
                size="small"
                look={picked === pick ? 'primary' : 'secondary'}
                aria-pressed={picked === pick}
                onClick={() => (picked === pick ? onUnpick(current) : onPick(current, pick))}
              >
                {picked === pick && <span aria-hidden="true">✓</span>}
                {messages.picks[pick]}
              </Button>
            ))}
          </span>
        )}
      </div>
      {!inline && (
        <div
          aria-hidden="true"
          className="grid grid-cols-2 border border-b-0 border-line bg-surface text-sm font-medium"
        >
          <span className="truncate px-2 py-1">{labels.left}</span>
          <span className="truncate px-2 py-1">{labels.right}</span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a list that scrolls takes the focus, and these keys with it */}
      <div
        ref={list}
        onScroll={onScroll}
        role="table"
        aria-label={messages.list}
        aria-rowcount={items.length}
        aria-busy={stale}
        tabIndex={0}
        onKeyDown={onListKey}
        className={`max-h-[70vh] overflow-auto border border-line font-mono text-sm [overflow-anchor:none] ${stale ? 'opacity-60' : ''}`}
      >
        <div role="rowgroup" style={{ paddingTop: topOf(from), paddingBottom: below }}>
          {items.slice(from, to).map((item, offset) => {
            const index = from + offset
            if (item.kind === 'fold') {
              return (
                <div key={`fold ${item.from}`} ref={measured} data-index={index} role="row" aria-rowindex={index + 1}>
                  <div role="cell" className="border-y border-dashed border-line bg-surface text-center font-sans">
                    <Button size="small" look="quiet" onClick={() => setUnfolded(new Set(unfolded).add(item.from))}>
                      {messages.folded(item.to - item.from)}
                    </Button>
                  </div>
                </div>
              )
            }
            const change = changeOfRow(comparison, item.row, current)
            const pick = change === undefined ? undefined : firstPick(merge, comparison, change, item.row)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- n and p do the same by keyboard
              <div
                key={item.row}
                ref={measured}
                data-index={index}
                role="row"
                aria-rowindex={index + 1}
                className={`${inline ? '' : 'grid grid-cols-2'} ${change === undefined ? '' : 'cursor-pointer'}`}
                onClick={change === undefined ? undefined : () => setCurrent(change)}
              >
                <DifferenceRow
                  compared={compared}
                  row={item.row}
                  inline={inline}
                  current={current}
                  note={pick && messages.picked(messages.picks[pick])}
                />
              </div>
            )
          })}
        </div>
      </div>
      <p className="mt-1 hidden text-xs text-muted sm:block">{messages.keys}</p>
    </div>
  )
}

/** The change that a row belongs to: the current one where it is among several. */
function changeOfRow({ changeRows }: Comparison, row: number, current: number | undefined): number | undefined {
  if (current !== undefined && (changeRows[current * 2] ?? 0) <= row && row <= (changeRows[current * 2 + 1] ?? -1))
    return current
  let low = 0
  let high = changeRows.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changeRows[middle * 2 + 1] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low < changeRows.length / 2 && (changeRows[low * 2] ?? 0) <= row ? low : undefined
}

/** The pick of the first picked change that begins in a row. */
function firstPick(
  { picks }: MergeState,
  { changeRows }: Comparison,
  change: number,
  row: number,
): MergePick | undefined {
  if (picks.size === 0) return undefined
  for (let index = change; index < changeRows.length / 2 && (changeRows[index * 2] ?? 0) <= row; index++) {
    const pick = picks.get(index)
    if (pick && changeRows[index * 2] === row) return pick
  }
  return undefined
}

/** The item that shows a row, or the fold that hides it. */
function itemOfRow(items: readonly ViewItem[], row: number): number {
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const item = items[middle]
    if (item && (item.kind === 'row' ? item.row : item.from) <= row) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

function estimatedHeight(item: ViewItem | undefined, comparison: Comparison, inline: boolean): number {
  if (!item || item.kind === 'fold') return 36
  const left = lineLength(comparison.leftStarts, comparison.rowLeft[item.row] ?? -1)
  const right = lineLength(comparison.rightStarts, comparison.rowRight[item.row] ?? -1)
  const twoLines = inline && comparison.rowKind[item.row] === 1
  return lineHeight * (twoLines ? lines(left) + lines(right) : lines(Math.max(left, right)))
}

function lineLength(starts: Int32Array, line: number): number {
  return line < 0 ? 0 : (starts[line + 1] ?? 0) - (starts[line] ?? 0)
}

function lines(length: number): number {
  return Math.max(1, Math.ceil(length / charactersPerLine))
}
