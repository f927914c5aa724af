import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** How far a pointer moves before it drags, in CSS pixels. */
const slack = 6
/** How long a finger rests before it drags, in milliseconds. */
const longPress = 350
/** How close to an edge the board scrolls by itself, and how far in a frame, in CSS pixels. */
const edge = 48
const scrollStep = 14

interface CardDragOptions {
  /** What scrolls; its first child holds the cards. */
  frame: RefObject<HTMLDivElement | null>
  columns: number
  rowHeight: number
  count: number
  /** A card was pressed and let go in its place. */
  onPress(at: number, event: PointerEvent): void
  /** A card was let go before the one at a place. */
  onDrop(at: number, place: number): void
}

interface Held {
  pointer: number
  at: number
  x: number
  y: number
  isDragging: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

export interface CardDrag {
  /** Where what is held would go: before this card, and where the mark stands. */
  place: { index: number; row: number; column: number } | undefined
  hand: { x: number; y: number; at: number | undefined } | undefined
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => void
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => void
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void
  }
  /** Lets go of what is held; false where nothing is. */
  cancel(): boolean
}

/** Cards of a board moved by a pointer: a mouse that drags, a finger after a long press. */
export function useCardDrag({ frame, columns, rowHeight, count, onPress, onDrop }: CardDragOptions): CardDrag {
  const held = useRef<Held>(undefined)
  const [place, setPlace] = useState<CardDrag['place']>()
  const [hand, setHand] = useState<CardDrag['hand']>()
  const scrolling = useRef(0)

  /** Where a point lies on the board, in cards. */
  function spot(x: number, y: number): { row: number; across: number } | undefined {
    const board = frame.current?.firstElementChild?.getBoundingClientRect()
    if (!board) return undefined
    return { row: Math.floor((y - board.top) / rowHeight), across: ((x - board.left) / board.width) * columns }
  }

  function cardAt(x: number, y: number): number | undefined {
    const found = spot(x, y)
    if (!found || found.row < 0 || found.across < 0 || found.across >= columns) return undefined
    const at = found.row * columns + Math.floor(found.across)
    return at < count ? at : undefined
  }

  function placeAt(x: number, y: number): CardDrag['place'] {
    const found = spot(x, y)
    if (!found) return undefined
    const lastRow = Math.max(0, Math.ceil(count / columns) - 1)
    const row = Math.max(0, Math.min(lastRow, found.row))
    const column = Math.max(0, Math.min(columns, Math.round(found.across)))
    const index = Math.min(count, row * columns + column)
    return { index, row, column: index - row * columns }
  }

  function end(): void {
    clearTimeout(held.current?.timer)
    held.current = undefined
    scrolling.current = 0
    setPlace(undefined)
    setHand(undefined)
  }

  function follow(x: number, y: number): void {
    setPlace(placeAt(x, y))
    setHand({ x, y, at: held.current?.at })
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    scrolling.current = y < box.top + edge ? -scrollStep : y > box.bottom - edge ? scrollStep : 0
  }

  const isHeld = hand !== undefined
  useEffect(() => {
    if (!isHeld) return
    let wanted = requestAnimationFrame(function scroll() {
      if (scrolling.current !== 0 && frame.current) frame.current.scrollTop += scrolling.current
      wanted = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(wanted)
  }, [isHeld, frame])

  // A finger that drags must not scroll the page; only a listener that is not passive may say so.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const hold = (event: TouchEvent) => held.current?.isDragging && event.preventDefault()
    element.addEventListener('touchmove', hold, { passive: false })
    return () => element.removeEventListener('touchmove', hold)
  }, [frame])

  function start(x: number, y: number): void {
    const one = held.current
    if (!one) return
    one.isDragging = true
    frame.current?.setPointerCapture(one.pointer)
    follow(x, y)
  }

  return {
    place,
    hand,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || held.current) return
        const at = cardAt(event.clientX, event.clientY)
        if (at === undefined) return
        const { clientX: x, clientY: y, pointerId: pointer, pointerType } = event
        const timer = pointerType === 'mouse' ? undefined : setTimeout(() => start(x, y), longPress)
        held.current = { pointer, at, x, y, isDragging: false, timer }
      },
      onPointerMove(event) {
        const one = held.current
        if (!one || one.pointer !== event.pointerId) return
        const { clientX: x, clientY: y } = event
        if (one.isDragging) return follow(x, y)
        if (Math.hypot(x - one.x, y - one.y) < slack) return
        if (event.pointerType === 'mouse') start(x, y)
        else end()
      },
      onPointerUp(event) {
        const one = held.current
        if (!one || one.pointer !== event.pointerId) return
        const target = one.isDragging ? placeAt(event.clientX, event.clientY) : undefined
        end()
        if (target) onDrop(one.at, target.index)
        else onPress(one.at, event)
      },
      onPointerCancel: end,
    },
    cancel() {
      const was = held.current?.isDragging ?? false
      if (was) end()
      return was
    },
  }
}
