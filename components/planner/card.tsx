import { memo } from 'react'
import { inks } from '@/components/workbench/tones'
import type { Face } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'

const labelLooks = ['bg-accent-soft', 'bg-good-soft', 'bg-warn-soft', 'bg-bad-soft', 'bg-surface border border-line']

/** A label looks the same wherever it stands. */
function lookOf(label: string): string {
  let sum = 0
  for (const character of label.toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return labelLooks[sum % labelLooks.length] ?? ''
}

export function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <span key={label} className={`max-w-full truncate rounded-full px-2 text-xs text-ink ${lookOf(label)}`}>
          {label}
        </span>
      ))}
    </span>
  )
}

/** A box on an entry, found by `data-tick` wherever it stands. */
export function TickBox({ isOn, label, className }: { isOn: boolean; label: string; className: string }) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={label}
      data-tick=""
      data-print="hidden"
      className={`group grid place-items-center rounded-md ${className}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-5 place-items-center rounded-full border text-xs leading-none group-hover:border-accent ${isOn ? 'border-accent bg-accent text-on-accent' : 'border-muted'}`}
      >
        {isOn ? '✓' : ''}
      </span>
    </button>
  )
}

interface CardProps {
  id: string
  face: Face
  /** Takes the focus with the Tab key. */
  isFirst: boolean
  describedBy: string
  /** In a cell of a grid. */
  small?: boolean
  /** A box to tick; what a press on it does, the view listens for. */
  tick?: { isOn: boolean; label: string } | undefined
}

/** One entry as a card: dragged, carried by keyboard or opened, all of which its view listens for. */
export const Card = memo(
  function Card({ id, face, isFirst, describedBy, small = false, tick }: CardProps) {
    const { title, marks = [], labels = [], isDone } = face
    return (
      <li
        data-card={id}
        className="flex items-start rounded-md border border-line bg-raised text-sm select-none [-webkit-touch-callout:none] data-lifted:outline-2 data-lifted:outline-accent"
      >
        {tick && <TickBox {...tick} className="-mr-2 size-10 shrink-0" />}
        <div
          role="button"
          tabIndex={isFirst ? 0 : -1}
          aria-describedby={describedBy}
          className={`grid min-w-0 flex-1 cursor-grab grid-cols-[minmax(0,1fr)] content-center gap-1 rounded-md text-left ${small ? 'min-h-7 min-w-14 px-1.5 py-0.5 text-xs' : 'min-h-11 px-2.5 py-2'}`}
        >
          <Labels labels={labels} />
          <span className={`wrap-anywhere ${isDone ? 'text-muted line-through' : ''}`}>{title || says.untitled}</span>
          {marks.length > 0 && (
            <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted tabular-nums">
              {marks.map(({ text, tone }) => (
                <span key={text} className={tone && tone !== 'plain' ? `font-medium ${inks[tone]}` : ''}>
                  {text}
                </span>
              ))}
            </span>
          )}
        </div>
      </li>
    )
  },
  (one, other) =>
    one.id === other.id &&
    one.isFirst === other.isFirst &&
    one.describedBy === other.describedBy &&
    one.tick?.isOn === other.tick?.isOn &&
    one.tick?.label === other.tick?.label &&
    JSON.stringify(one.face) === JSON.stringify(other.face),
)
