import {
  changeAt,
  movePlaces,
  rowKindAt,
  type Change,
  type Comparison,
  type MovePlaces,
  type RowKind,
} from '@/lib/subjects/diff/comparison'
import { lineCount } from '@/lib/subjects/diff/lines'
import { lineSpans, type Span } from '@/lib/subjects/diff/spans'
import { textDiffMessages as messages, type SideName } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import type { Compared } from './use-comparison'

interface DifferenceRowProps {
  compared: Compared
  row: number
  inline: boolean
  /** The change that the reader is at. */
  current: number | undefined
  /** What stands beside a row where a change begins: the side picked for it. */
  note: string | undefined
}

const backgrounds: Record<SideName, string> = { left: 'bg-bad-soft', right: 'bg-good-soft' }

/** The cells of a row: both lines beside each other, or in one column below each other. */
export function DifferenceRow({ compared, row, inline, current, note }: DifferenceRowProps) {
  const { comparison } = compared
  const kind = rowKindAt(comparison, row)
  const change = current === undefined ? undefined : changeAt(comparison, current)
  const leftLine = comparison.rowLeft[row] ?? -1
  const rightLine = comparison.rowRight[row] ?? -1
  const alike = kind === 'same' || kind === 'ignored'
  const showsLeft = !inline || (leftLine >= 0 && !(alike && rightLine >= 0))
  const showsRight = !inline || rightLine >= 0
  const cell = { compared, kind, change }
  return (
    <>
      {showsLeft && <SideCell {...cell} side="left" line={leftLine} note={leftLine >= 0 ? note : undefined} />}
      {showsRight && <SideCell {...cell} side="right" line={rightLine} note={leftLine >= 0 ? undefined : note} />}
    </>
  )
}

interface SideCellProps {
  compared: Compared
  kind: RowKind
  side: SideName
  line: number
  change: Change | undefined
  note: string | undefined
}

function SideCell({ compared, kind, side, line, change, note }: SideCellProps) {
  if (line < 0) return <div role="cell" className="bg-surface" />
  const { comparison } = compared
  const text = compared[side]
  const starts = side === 'left' ? comparison.leftStarts : comparison.rightStarts
  const marks = side === 'left' ? comparison.leftMarks : comparison.rightMarks
  const start = starts[line] ?? 0
  const end = starts[line + 1] ?? start
  const differs = kind === 'changed' || kind === 'removed' || kind === 'added'
  const sign = differs ? (side === 'left' ? 'removed' : 'added') : kind
  const spans = lineSpans(text, start, end, marks)
  const isCurrent = change !== undefined && touches(change, side, start, end)
  const moved = differs ? moveNote(compared, side, line) : undefined
  return (
    <div
      role="cell"
      aria-current={isCurrent || undefined}
      className={`flex min-w-0 border-l-4 ${isCurrent ? 'border-accent' : 'border-transparent'} ${differs ? backgrounds[side] : 'bg-raised'}`}
    >
      <span
        className="shrink-0 pr-1 text-right text-muted tabular-nums select-none"
        style={{ width: numberWidth(starts) }}
      >
        {line + 1}
      </span>
      <span aria-hidden="true" className="w-4 shrink-0 text-center font-bold select-none">
        {messages.signs[sign]}
      </span>
      {sign !== 'same' && <span className="sr-only">{messages.signNames[sign]}: </span>}
      <span className="min-w-0 flex-1 pr-2 wrap-anywhere whitespace-pre-wrap">
        <LineText spans={spans} side={side} differs={differs} change={change} />
        {moved && <Tag>{moved}</Tag>}
        {note && <Tag>{note}</Tag>}
      </span>
    </div>
  )
}

/** Room for the last line's number. */
function numberWidth(starts: Int32Array): string {
  return `calc(${Math.max(3, String(lineCount(starts)).length)}ch + 0.5rem)`
}

function Tag({ children }: { children: string }) {
  return (
    <span className="ml-2 rounded-sm border border-line bg-raised px-1 font-sans text-xs whitespace-nowrap text-muted">
      {children}
    </span>
  )
}

function LineText({
  spans,
  side,
  differs,
  change,
}: {
  spans: readonly Span[]
  side: SideName
  differs: boolean
  change: Change | undefined
}) {
  const Element = side === 'left' ? 'del' : 'ins'
  if (spans.length === 0) return <>{'\u200b'}</>
  if (!differs) return <>{spans.map((span) => span.text).join('')}</>
  if (!spans.some((span) => span.marked))
    return <Element className="no-underline">{spans.map((span) => span.text).join('')}</Element>
  return spans.map((span) => {
    if (!span.marked) return <span key={span.start}>{span.text}</span>
    const from = change && (side === 'left' ? change.leftStart : change.rightStart)
    const to = change && (side === 'left' ? change.leftEnd : change.rightEnd)
    const isCurrent = from !== undefined && to !== undefined && span.start >= from && span.start < to
    const look =
      side === 'left' ? 'bg-bad/25 line-through decoration-1' : 'bg-good/25 underline decoration-1 underline-offset-2'
    return (
      <Element key={span.start} className={`rounded-xs ${look} ${isCurrent ? 'outline-1 outline-accent' : ''}`}>
        {span.text}
      </Element>
    )
  })
}

function touches(change: Change, side: SideName, start: number, end: number): boolean {
  const from = side === 'left' ? change.leftStart : change.rightStart
  const to = side === 'left' ? change.leftEnd : change.rightEnd
  return from < end && to > start
}

const placesOf = new WeakMap<Comparison, MovePlaces>()

/** What the first line of a moved block says. */
function moveNote({ comparison }: Compared, side: SideName, line: number): string | undefined {
  let places = placesOf.get(comparison)
  if (!places) {
    places = movePlaces(comparison)
    placesOf.set(comparison, places)
  }
  const other = places[side].get(line)
  if (other === undefined) return undefined
  return side === 'left' ? messages.movedTo(other + 1) : messages.movedFrom(other + 1)
}
