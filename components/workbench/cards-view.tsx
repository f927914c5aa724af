import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { EqualRows } from '@/components/virtual-list/row-heights'
import { useVirtualRows } from '@/components/virtual-list/use-virtual-rows'
import {
  backwards,
  kept,
  movedBy,
  movedTo,
  removed,
  repeated,
  shownKey,
  turned,
  withBlank,
  writeArranged,
  type Placed,
} from '@/lib/kits/app/cards'
import type { Card } from '@/lib/kits/app/views'
import { cardsMessages as says } from '@/lib/messages/cards'
import { CardFace, type Thumbs } from './card-face'
import { useCardDrag } from './use-card-drag'
import type { OneViewProps } from './view-props'

/** The narrowest that a card stands, in CSS pixels. */
const narrowest = 132
const rowHeight = 204
/** Steps that can be undone. */
const mostSteps = 200

type Selection = ReadonlySet<string>
const nothing: Selection = new Set()

/** The width of an element, in CSS pixels. */
function useColumns() {
  const measured = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(2)
  useLayoutEffect(() => {
    const element = measured.current
    if (!element) return
    const measure = () => setColumns(Math.max(2, Math.floor(element.clientWidth / narrowest)))
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [])
  return { measured, columns }
}

/** Steps back and forth between what a pick held. */
function useSteps(value: string | undefined, put: (value: string | undefined) => void) {
  const [past, setPast] = useState<readonly (string | undefined)[]>([])
  const [future, setFuture] = useState<readonly (string | undefined)[]>([])
  const [known, setKnown] = useState(value)
  // What the tool itself put there, such as an order that was offered, is a step too.
  if (known !== value) {
    setKnown(value)
    setPast([...past, known])
    setFuture([])
  }
  const settle = (next: string | undefined) => {
    setKnown(next)
    put(next)
  }
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change(next: string) {
      setPast((steps) => [...steps.slice(1 - mostSteps), value])
      setFuture([])
      settle(next)
    },
    undo() {
      if (past.length === 0) return
      setPast(past.slice(0, -1))
      setFuture([...future, value])
      settle(past.at(-1))
    },
    redo() {
      if (future.length === 0) return
      setFuture(future.slice(0, -1))
      setPast([...past, value])
      settle(future.at(-1))
    },
  }
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * Cards in an order that is the visitor's: chosen, moved, turned and deleted by pointer, by keys and by buttons. Only those in sight are
 * drawn.
 */
export default function CardsView({ view, desk, picks, onPick, onOffer }: OneViewProps<'cards'>) {
  const id = useId()
  const { items, pick, of, can, label } = view
  const { measured, columns } = useColumns()
  const [selected, setSelected] = useState<Selection>(nothing)
  const [active, setActive] = useState<string>()
  const [anchor, setAnchor] = useState<string>()
  const [said, setSaid] = useState('')
  const [thumbs] = useState<Thumbs>(() => new Map())
  const steps = useSteps(picks?.[pick], (value) => onPick?.(pick, value))

  const cards: readonly Placed[] = useMemo(() => items.map(({ key, turn }) => ({ key, turn })), [items])
  const present = new Set(cards.map(({ key }) => key))
  const chosen = new Set([...selected].filter((key) => present.has(key)))
  const activeAt = Math.max(
    0,
    items.findIndex(({ key }) => key === active),
  )
  const activeKey = items[activeAt]?.key
  /** What a button works on: what is selected, or the card that the keys are at. */
  const meant = chosen.size > 0 || activeKey === undefined ? chosen : new Set([activeKey])

  const rows = Math.ceil(items.length / columns)
  const layout = useMemo(() => new EqualRows(rows, rowHeight), [rows])
  const { frame, onScroll, showRow, topOf, height, from, to } = useVirtualRows(layout)

  const show = useEffectEvent((key: string | undefined) => {
    const at = items.findIndex((item) => item.key === key)
    if (at >= 0) showRow(Math.floor(at / columns))
  })
  useEffect(() => show(active), [active])

  function arrange(next: readonly Placed[], sentence: string): void {
    steps.change(writeArranged({ of, cards: next }))
    setSaid(sentence)
  }

  function go(at: number, extends_: boolean): void {
    const key = items[between(at, 0, items.length - 1)]?.key
    if (key === undefined) return
    setActive(key)
    if (!extends_) return
    const start = items.findIndex((item) => item.key === (anchor ?? activeKey))
    const [first, last] = [Math.min(start, at), Math.max(start, at)]
    if (anchor === undefined) setAnchor(activeKey)
    setSelected(new Set(items.slice(Math.max(0, first), last + 1).map((item) => item.key)))
  }

  function toggle(key: string): void {
    setSelected(chosen.has(key) ? new Set([...chosen].filter((one) => one !== key)) : new Set([...chosen, key]))
    setAnchor(key)
  }

  const placeOf = (list: readonly Placed[], keys: Selection) => list.findIndex(({ key }) => keys.has(key)) + 1

  function sayMoved(next: readonly Placed[], keys: Selection): string {
    const place = placeOf(next, keys)
    return keys.size === 1 ? says.moved(placeOf(cards, keys), place) : says.movedMany(keys.size, place)
  }

  function moveBy(by: number): void {
    if (meant.size === 0) return
    const next = movedBy(cards, meant, by)
    if (next.every(({ key }, at) => key === cards[at]?.key)) return
    arrange(next, sayMoved(next, meant))
    setActive([...meant][0])
  }

  function remove(): void {
    if (!can.remove || meant.size === 0) return
    arrange(removed(cards, meant), says.removed(meant.size))
    setActive(
      (items.slice(activeAt).find(({ key }) => !meant.has(key)) ?? items.findLast(({ key }) => !meant.has(key)))?.key,
    )
  }

  function turn(by: number): void {
    if (can.turn && meant.size > 0) arrange(turned(cards, meant, by), says.turned(meant.size))
  }

  function open(key: string): void {
    if (view.opens !== undefined) onOffer?.({ label, picks: { [view.opens]: shownKey(key) } })
  }

  const drag = useCardDrag({
    frame,
    columns,
    rowHeight,
    count: items.length,
    onPress(at, event) {
      const key = items[at]?.key
      if (key === undefined) return
      if (event.shiftKey) go(at, true)
      else if (event.pointerType !== 'mouse' || event.ctrlKey || event.metaKey) {
        toggle(key)
        setActive(key)
      } else {
        setSelected(new Set([key]))
        setAnchor(key)
        setActive(key)
      }
    },
    onDrop(at, place) {
      const key = items[at]?.key
      if (key === undefined) return
      const keys = chosen.has(key) ? chosen : new Set([key])
      const next = movedTo(cards, keys, place)
      if (next.some((card, index) => card.key !== cards[index]?.key)) arrange(next, sayMoved(next, keys))
      setSelected(keys)
      setActive(key)
    },
  })

  const arrows: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (altKey || items.length === 0) return
    const step = arrows[key]
    const letter = key.toLowerCase()
    const isPlain = !isCommand && !shiftKey
    if (step !== undefined && isCommand) moveBy(step)
    else if (step !== undefined) go(activeAt + step, shiftKey)
    else if (key === 'Home' && isCommand) moveBy(-items.length)
    else if (key === 'End' && isCommand) moveBy(items.length)
    else if (key === 'Home') go(0, shiftKey)
    else if (key === 'End') go(items.length - 1, shiftKey)
    else if (key === ' ' && activeKey !== undefined) toggle(activeKey)
    else if (key === 'Enter' && activeKey !== undefined) open(activeKey)
    else if (key === 'Escape') {
      if (!drag.cancel()) setSelected(nothing)
    } else if (key === 'Delete' || key === 'Backspace') remove()
    else if (letter === 'a' && isCommand) setSelected(present)
    else if (letter === 'z' && isCommand) {
      if (shiftKey) steps.redo()
      else steps.undo()
    } else if (letter === 'y' && isCommand) steps.redo()
    else if (letter === 'r' && isPlain) turn(90)
    else if (letter === 'l' && isPlain) turn(-90)
    else return
    event.preventDefault()
  }

  const seen = items.slice(from * columns, to * columns)
  const isNone = meant.size === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div
        role="toolbar"
        aria-label={says.tools(label)}
        className="flex flex-wrap items-center gap-1"
        data-print="hidden"
      >
        {can.turn && (
          <>
            <Button size="small" disabled={isNone} onClick={() => turn(-90)}>
              ↺ {says.turnLeft}
            </Button>
            <Button size="small" disabled={isNone} onClick={() => turn(90)}>
              ↻ {says.turnRight}
            </Button>
          </>
        )}
        <Button size="small" disabled={isNone} onClick={() => moveBy(-1)}>
          ← {says.earlier}
        </Button>
        <Button size="small" disabled={isNone} onClick={() => moveBy(1)}>
          → {says.later}
        </Button>
        {can.repeat && (
          <Button size="small" disabled={isNone} onClick={() => arrange(repeated(cards, meant), '')}>
            {says.repeat}
          </Button>
        )}
        {can.blank && (
          <Button
            size="small"
            onClick={() => {
              const next = withBlank(cards, meant)
              arrange(next.cards, '')
              setActive(next.key)
            }}
          >
            {says.blank}
          </Button>
        )}
        {can.remove && (
          <Button size="small" disabled={isNone} onClick={remove}>
            {says.remove}
          </Button>
        )}
        {can.keep && (
          <Button size="small" disabled={chosen.size === 0} onClick={() => arrange(kept(cards, chosen), '')}>
            {says.keep}
          </Button>
        )}
        {can.reverse && (
          <Button size="small" disabled={items.length < 2} onClick={() => arrange(backwards(cards, chosen), '')}>
            {says.backwards}
          </Button>
        )}
        <Button size="small" look="quiet" disabled={!steps.canUndo} onClick={steps.undo}>
          {says.undo}
        </Button>
        <Button size="small" look="quiet" disabled={!steps.canRedo} onClick={steps.redo}>
          {says.redo}
        </Button>
        <Button size="small" look="quiet" onClick={() => setSelected(chosen.size === items.length ? nothing : present)}>
          {chosen.size === items.length && items.length > 0 ? says.selectNone : says.selectAll}
        </Button>
        <span className="ml-auto text-sm text-muted tabular-nums">{says.selected(chosen.size, items.length)}</span>
      </div>
      <div ref={measured}>
        <div
          ref={frame}
          role="listbox"
          aria-multiselectable="true"
          aria-label={label}
          aria-describedby={`${id}-help`}
          aria-activedescendant={activeKey === undefined ? undefined : `${id}-${activeKey}`}
          tabIndex={0}
          className="relative max-h-[36rem] overflow-auto rounded-md border border-line bg-surface"
          style={{ height: Math.min(height + 2, 576) }}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onDoubleClick={() => activeKey !== undefined && open(activeKey)}
          onContextMenu={(event) => event.preventDefault()}
          {...drag.handlers}
        >
          <div role="presentation" className="relative" style={{ height }}>
            {seen.map((card, offset) => {
              const at = from * columns + offset
              return (
                <PlacedCard
                  key={card.key}
                  id={`${id}-${card.key}`}
                  card={card}
                  place={at + 1}
                  of={items.length}
                  isSelected={chosen.has(card.key)}
                  isActive={card.key === activeKey}
                  style={{
                    top: topOf(Math.floor(at / columns)),
                    left: `${((at % columns) / columns) * 100}%`,
                    width: `${100 / columns}%`,
                    height: rowHeight,
                  }}
                  desk={desk}
                  thumbs={thumbs}
                />
              )
            })}
            {drag.place !== undefined && (
              <div
                aria-hidden="true"
                className="pointer-events-none absolute w-1 -translate-x-1/2 rounded-full bg-accent"
                style={{
                  top: topOf(Math.floor(drag.place.row)) + 8,
                  left: `${(drag.place.column / columns) * 100}%`,
                  height: rowHeight - 16,
                }}
              />
            )}
          </div>
        </div>
      </div>
      {drag.hand && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed z-50 rounded-md bg-accent px-2 py-1 text-sm text-on-accent"
          style={{ left: drag.hand.x + 12, top: drag.hand.y + 12 }}
        >
          {drag.hand.at !== undefined && chosen.has(items[drag.hand.at]?.key ?? '')
            ? says.carried(chosen.size)
            : says.carried(1)}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id={`${id}-help`} className="text-xs text-muted" data-print="hidden">
        {says.help(can, view.opens !== undefined)}
      </p>
    </div>
  )
}

interface PlacedCardProps {
  id: string
  card: Card
  place: number
  of: number
  isSelected: boolean
  isActive: boolean
  style: { top: number; left: string; width: string; height: number }
  desk: OneViewProps<'cards'>['desk']
  thumbs: Thumbs
}

function PlacedCard({ id, card, place, of, isSelected, isActive, style, desk, thumbs }: PlacedCardProps) {
  const turn = card.turn === 0 ? '' : `, ${says.turnedBy(card.turn)}`
  // What is read on a card belongs to its name, by which it may be called.
  const named = card.label.includes(card.caption) ? card.label : `${card.caption}, ${card.label}`
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={place}
      aria-setsize={of}
      aria-label={`${named}${turn}`}
      className="absolute p-1.5 select-none"
      style={style}
    >
      <div
        className={classNames(
          'flex h-full flex-col items-center gap-1 rounded-md border-2 p-1.5',
          isSelected ? 'border-accent bg-accent-soft' : 'border-transparent',
          isActive && 'outline-2 outline-offset-1 outline-edge outline-dashed',
        )}
      >
        <CardFace card={card} desk={desk} thumbs={thumbs} />
        {/* Its place is told by the set. */}
        <span
          data-place={isSelected ? `✓ ${place}` : place}
          className="max-w-full truncate text-xs font-medium tabular-nums before:content-[attr(data-place)]"
        />
        <span className="max-w-full truncate text-xs text-muted" title={card.caption}>
          {card.caption}
        </span>
      </div>
    </div>
  )
}
