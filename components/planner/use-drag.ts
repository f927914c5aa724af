import { useEffect, useRef, type RefObject } from 'react'
import { plannerMessages as says } from '@/lib/messages/planner'

/* Moving cards between zones by mouse, touch and keyboard. A zone has `data-zone`, a card `data-card` and in it what takes the focus. */

export interface Move {
  card: string
  zone: string
  /** The card that it comes before; undefined at the end of what is drawn. */
  before: string | undefined
}

interface DragOptions {
  root: RefObject<HTMLElement | null>
  /** Zones beside each other; the zones of the next row follow. */
  across: number
  /** Whether cards of a zone have an order that a move can change. */
  ordered: boolean
  nameOf(card: string): string
  placeOf(zone: string): string
  onMove(move: Move): void
  onOpen(card: string): void
  say(sentence: string): void
}

/** A mouse that moves so far drags; a finger that moves so far before the press is long scrolls. In pixels. */
const slop = { mouse: 5, touch: 10 }
/** In milliseconds. */
const longPress = 280
/** From an edge of what scrolls, in pixels. */
const edge = 48
const fastest = 18

interface Drag {
  card: HTMLElement
  ghost: HTMLElement
  offset: { x: number; y: number }
  at: { x: number; y: number }
  target: { zone: HTMLElement; before: HTMLElement | undefined } | undefined
  frame: number
}
interface Lifted {
  card: HTMLElement
  zone: HTMLElement
  /** Among the other cards of the zone. */
  position: number
}

const cardOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-card]') ?? undefined
const zoneOf = (target: Element | null) => target?.closest<HTMLElement>('[data-zone]') ?? undefined
const cardsOf = (zone: Element, without?: Element) =>
  [...zone.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card !== without)
const focusOf = (card: Element) => card.querySelector<HTMLElement>('[tabindex]')

/** The line that shows where a card would come to lie. */
function lineElement(): HTMLElement {
  const line = document.createElement('div')
  line.className = 'pointer-events-none fixed z-40 h-1 rounded-full bg-accent'
  line.hidden = true
  return line
}

function cardAfter(zone: Element, y: number, without: Element): HTMLElement | undefined {
  return cardsOf(zone, without).find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
}

function showLine(line: HTMLElement, zone: HTMLElement, before: HTMLElement | undefined, without: Element): void {
  const cards = cardsOf(zone, without)
  const last = cards.at(-1)
  const box = zone.getBoundingClientRect()
  const y = before
    ? before.getBoundingClientRect().top - 5
    : last
      ? last.getBoundingClientRect().bottom + 2
      : box.top + 4
  line.hidden = false
  line.style.left = `${box.left + 6}px`
  line.style.width = `${Math.max(0, box.width - 12)}px`
  line.style.top = `${Math.min(Math.max(y, box.top), box.bottom - 4)}px`
}

/** How fast to scroll where a pointer is that near to an edge. */
function pull(at: number, from: number, to: number): number {
  if (at < from + edge) return -fastest * Math.min(1, (from + edge - at) / edge)
  if (at > to - edge) return fastest * Math.min(1, (at - to + edge) / edge)
  return 0
}

export function useDrag(options: DragOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { root } = options
  useEffect(() => {
    const host = root.current
    if (!host) return
    return startDragging(host, () => latest.current)
  }, [root])
}

function startDragging(host: HTMLElement, options: () => DragOptions): () => void {
  const line = lineElement()
  document.body.append(line)
  let pressed:
    | { card: HTMLElement; x: number; y: number; pointer: number; isTouch: boolean; timer?: number }
    | undefined
  let drag: Drag | undefined
  let lifted: Lifted | undefined
  let justDragged = false
  let focusNext: string | undefined

  function mark(zone: HTMLElement | undefined): void {
    for (const one of host.querySelectorAll('[data-over]')) if (one !== zone) delete (one as HTMLElement).dataset.over
    if (zone) zone.dataset.over = ''
  }

  function clearMarks(): void {
    mark(undefined)
    line.hidden = true
  }

  function begin(): void {
    if (!pressed) return
    const { card, x, y } = pressed
    const box = card.getBoundingClientRect()
    const ghost = card.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-card')
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${box.width}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
      listStyle: 'none',
      opacity: '0.9',
      boxShadow: '0 8px 24px rgb(0 0 0 / 0.25)',
      willChange: 'transform',
    })
    document.body.append(ghost)
    card.style.opacity = '0.35'
    drag = { card, ghost, offset: { x: x - box.left, y: y - box.top }, at: { x, y }, target: undefined, frame: 0 }
    drag.frame = requestAnimationFrame(step)
  }

  function step(): void {
    if (!drag) return
    const { ghost, at, offset, card } = drag
    ghost.style.transform = `translate(${at.x - offset.x}px, ${at.y - offset.y}px) rotate(1.5deg)`
    const zone = zoneOf(document.elementFromPoint(at.x, at.y))
    scroll(at, zone)
    if (zone && host.contains(zone)) {
      const before = options().ordered ? cardAfter(zone, at.y, card) : undefined
      drag.target = { zone, before }
      mark(zone)
      if (options().ordered) showLine(line, zone, before, card)
    } else {
      drag.target = undefined
      clearMarks()
    }
    drag.frame = requestAnimationFrame(step)
  }

  function scroll(at: { x: number; y: number }, zone: HTMLElement | undefined): void {
    const box = host.getBoundingClientRect()
    host.scrollLeft += pull(at.x, Math.max(0, box.left), Math.min(innerWidth, box.right))
    if (zone && zone.scrollHeight > zone.clientHeight) {
      const { top, bottom } = zone.getBoundingClientRect()
      zone.scrollTop += pull(at.y, top, bottom)
    }
    if (at.y < edge || at.y > innerHeight - edge) scrollBy(0, pull(at.y, 0, innerHeight))
  }

  function end(isDropped: boolean): void {
    clearTimeout(pressed?.timer)
    pressed = undefined
    if (!drag) return
    const { card, ghost, target, frame } = drag
    cancelAnimationFrame(frame)
    drag = undefined
    ghost.remove()
    card.style.opacity = ''
    clearMarks()
    justDragged = true
    setTimeout(() => (justDragged = false), 50)
    // A task of its own, so that neither is long: what the move changes is drawn after the card has let go of the pointer.
    if (isDropped && target) setTimeout(() => put(card, target.zone, target.before))
    else options().say(says.takenBack(options().nameOf(card.dataset.card ?? '')))
  }

  function put(card: HTMLElement, zone: HTMLElement, before: HTMLElement | undefined): void {
    const id = card.dataset.card ?? ''
    const name = options().nameOf(id)
    options().onMove({ card: id, zone: zone.dataset.zone ?? '', before: before?.dataset.card })
    options().say(says.putDown(name, options().placeOf(zone.dataset.zone ?? '')))
  }

  const down = (event: PointerEvent) => {
    const card = cardOf(event.target)
    if (!card || event.button !== 0 || !event.isPrimary) return
    if ((event.target as Element).closest('button, a, input, select, textarea')) return
    const isTouch = event.pointerType === 'touch'
    pressed = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId, isTouch }
    if (isTouch) pressed.timer = window.setTimeout(begin, longPress)
  }
  const move = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return
    if (drag) {
      drag.at = { x: event.clientX, y: event.clientY }
      return
    }
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
    if (pressed.isTouch) {
      if (far > slop.touch) end(false)
    } else if (far > slop.mouse) {
      begin()
      if (drag) (drag as Drag).at = { x: event.clientX, y: event.clientY }
    }
  }
  const up = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return
    if (drag) {
      drag.at = { x: event.clientX, y: event.clientY }
      cancelAnimationFrame(drag.frame)
      step()
      end(true)
    } else {
      clearTimeout(pressed.timer)
      pressed = undefined
    }
  }
  const cancel = () => end(false)
  const touchMove = (event: TouchEvent) => {
    if (drag) event.preventDefault()
  }
  // Selecting text under the pointer would be seen as well as the card.
  const select = (event: Event) => {
    if (pressed) event.preventDefault()
  }
  const menu = (event: Event) => {
    if (drag || pressed?.isTouch) event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    const card = cardOf(event.target)
    if (!card || (event.target as Element).closest('button, a, input, select, textarea')) return
    if (justDragged) return
    options().onOpen(card.dataset.card ?? '')
  }

  /* By keyboard. */

  const zones = () => [...host.querySelectorAll<HTMLElement>('[data-zone]')]

  function showLifted(): void {
    if (!lifted) return
    const { zone, card, position } = lifted
    const others = cardsOf(zone, card)
    zone.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    ;(others[position] ?? others.at(-1))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    mark(zone)
    if (options().ordered) showLine(line, zone, others[position], card)
    const { nameOf, placeOf, say } = options()
    say(
      says.movedTo(nameOf(card.dataset.card ?? ''), placeOf(zone.dataset.zone ?? ''), position + 1, others.length + 1),
    )
  }

  function lift(card: HTMLElement): void {
    const zone = zoneOf(card)
    if (!zone) return
    lifted = { card, zone, position: cardsOf(zone).indexOf(card) }
    card.dataset.lifted = ''
    mark(zone)
    options().say(says.pickedUp(options().nameOf(card.dataset.card ?? ''), options().placeOf(zone.dataset.zone ?? '')))
  }

  function putDown(isDropped: boolean): void {
    if (!lifted) return
    const { card, zone, position } = lifted
    lifted = undefined
    delete card.dataset.lifted
    clearMarks()
    if (!isDropped) return options().say(says.takenBack(options().nameOf(card.dataset.card ?? '')))
    focusNext = card.dataset.card
    put(card, zone, cardsOf(zone, card)[position])
    // The card may be drawn anew in another column.
    requestAnimationFrame(() => requestAnimationFrame(focusMoved))
  }

  function focusMoved(): void {
    if (focusNext === undefined) return
    const card = host.querySelector(`[data-card="${CSS.escape(focusNext)}"]`)
    focusNext = undefined
    if (card) focusOf(card)?.focus()
  }

  function carry(key: string): boolean {
    if (!lifted) return false
    const all = zones()
    const { across, ordered } = options()
    const at = all.indexOf(lifted.zone)
    const count = cardsOf(lifted.zone, lifted.card).length
    const into = (zone: HTMLElement | undefined, position: number) => {
      if (!zone || !lifted) return
      lifted.zone = zone
      lifted.position = Math.min(position, cardsOf(zone, lifted.card).length)
    }
    if (key === 'ArrowLeft' && at % across > 0) into(all[at - 1], lifted.position)
    else if (key === 'ArrowRight' && at % across < across - 1) into(all[at + 1], lifted.position)
    else if (key === 'ArrowUp') {
      if (ordered && lifted.position > 0) lifted.position--
      else into(all[at - across], Infinity)
    } else if (key === 'ArrowDown') {
      if (ordered && lifted.position < count) lifted.position++
      else into(all[at + across], 0)
    } else if (key === 'Home') lifted.position = 0
    else if (key === 'End') lifted.position = count
    else if (!['ArrowLeft', 'ArrowRight'].includes(key)) return false
    showLifted()
    return true
  }

  function walk(card: HTMLElement, key: string): boolean {
    const zone = zoneOf(card)
    if (!zone) return false
    const cards = cardsOf(zone)
    const position = cards.indexOf(card)
    const all = zones()
    const at = all.indexOf(zone)
    const { across } = options()
    const beside = (step: number) => {
      for (let next = at + step; next >= 0 && next < all.length; next += step) {
        if (Math.abs(step) === 1 && Math.floor(next / across) !== Math.floor(at / across)) return undefined
        const other = all[next]
        const there = other ? cardsOf(other) : []
        if (there.length > 0) return there[Math.min(Math.abs(step) === 1 ? position : 0, there.length - 1)]
      }
      return undefined
    }
    const next: Record<string, () => HTMLElement | undefined> = {
      ArrowUp: () => cards[position - 1] ?? beside(-across),
      ArrowDown: () => cards[position + 1] ?? beside(across),
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      Home: () => cards[0],
      End: () => cards.at(-1),
    }
    const found = Object.hasOwn(next, key) ? next[key]?.() : undefined
    if (!found) return false
    focusOf(found)?.focus()
    return true
  }

  const keyDown = (event: KeyboardEvent) => {
    if (drag && event.key === 'Escape') {
      event.preventDefault()
      return end(false)
    }
    const card = cardOf(event.target)
    if (!card || !host.contains(card) || focusOf(card) !== event.target) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    let isTaken = true
    if (lifted && (key === ' ' || key === 'Enter')) putDown(true)
    else if (lifted && (key === 'Escape' || key === 'Tab')) {
      putDown(false)
      isTaken = key === 'Escape'
    } else if (key === ' ') lift(card)
    else if (key === 'Enter') options().onOpen(card.dataset.card ?? '')
    else isTaken = lifted ? carry(key) : walk(card, key)
    if (isTaken) event.preventDefault()
  }
  const focusOut = () => {
    if (lifted && !focusNext) putDown(false)
  }

  host.addEventListener('pointerdown', down)
  host.addEventListener('click', click)
  host.addEventListener('contextmenu', menu)
  document.addEventListener('selectstart', select)
  host.addEventListener('touchmove', touchMove, { passive: false })
  host.addEventListener('focusout', focusOut)
  document.addEventListener('keydown', keyDown)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  return () => {
    end(false)
    line.remove()
    host.removeEventListener('pointerdown', down)
    host.removeEventListener('click', click)
    host.removeEventListener('contextmenu', menu)
    document.removeEventListener('selectstart', select)
    host.removeEventListener('touchmove', touchMove)
    host.removeEventListener('focusout', focusOut)
    document.removeEventListener('keydown', keyDown)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
  }
}
