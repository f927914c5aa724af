import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formMessages } from '@/lib/messages/form'

interface CopyableRowsProps {
  /** Selects the rows within `children`. */
  rows: string
  onCopy: (row: HTMLElement) => void
  children: ReactNode
}

interface Chosen {
  row: HTMLElement
  top: number
  height: number
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** What a row says, its cells apart. */
function wordsOf(row: HTMLElement): string {
  return [...row.children].map((cell) => cell.textContent?.trim()).join(', ')
}

/**
 * Rows of which each can be copied by itself. One button serves all: it stands in the margin beside the row under the pointer, the one
 * that was tapped, or the one that arrow keys chose while it has the focus; else it is not seen.
 */
export function CopyableRows({ rows, onCopy, children }: CopyableRowsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const isUsed = () => button.current !== null && button.current === document.activeElement

  function choose(row: HTMLElement | null | undefined) {
    if (!row || !frame.current) return
    const { top, height } = row.getBoundingClientRect()
    setChosen({ row, top: top - frame.current.getBoundingClientRect().top, height })
  }

  const rowAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>(rows) : null)

  function step(event: KeyboardEvent) {
    const next = isUsed() ? steps[event.key] : undefined
    const all = [...(frame.current?.querySelectorAll<HTMLElement>(rows) ?? [])]
    if (!next || all.length === 0) return
    event.preventDefault()
    const row =
      all[
        next(
          all.findIndex((one) => one === chosen?.row),
          all.length,
        )
      ]
    row?.scrollIntoView({ block: 'nearest' })
    choose(row)
  }

  return (
    <div
      ref={frame}
      role="presentation"
      className="relative"
      onKeyDown={step}
      onPointerOver={({ pointerType, target }) => pointerType !== 'touch' && !isUsed() && choose(rowAt(target))}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && !isUsed() && setChosen(undefined)}
      onClick={({ target }) => {
        const row = rowAt(target)
        // Under a pointer the row is chosen already: only a tap goes on, and leaves with the focus.
        if (!row || row === chosen?.row) return
        // What has the focus without a row takes the first one, so the row comes after.
        button.current?.focus({ preventScroll: true })
        choose(row)
      }}
    >
      {children}
      {chosen && (
        <div
          aria-hidden="true"
          data-print="hidden"
          className="pointer-events-none absolute inset-x-0 bg-accent/10"
          style={{ top: chosen.top, height: chosen.height }}
        />
      )}
      <button
        ref={button}
        type="button"
        data-print="hidden"
        className="copy-row"
        style={chosen && { top: chosen.top + chosen.height / 2 }}
        aria-label={chosen ? formMessages.copyRow(wordsOf(chosen.row)) : formMessages.copyARow}
        title={formMessages.copyRowHelp}
        onFocus={() => !chosen && choose(frame.current?.querySelector<HTMLElement>(rows))}
        onBlur={() => setChosen(undefined)}
        onClick={() => chosen && onCopy(chosen.row)}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <rect x="9" y="9" width="12" height="12" rx="2" />
          <path d="M5 15H3V5a2 2 0 0 1 2-2h10v2" />
        </svg>
      </button>
    </div>
  )
}
