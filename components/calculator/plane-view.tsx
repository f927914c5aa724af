import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { Form } from '@/components/fields/use-form'
import { Button } from '@/components/ui/button'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { steppedBy, zoomedBy, type Place, type Plane, type PlaneMove } from '@/lib/kits/calculator/plane'
import type { MovedPlane } from '@/lib/kits/calculator/types'
import { planeMessages as says } from '@/lib/messages/plane'
import { placer, PlaneMover } from './plane-mover'

interface PlaneViewProps {
  declaration: Declaration
  plane: MovedPlane
  /** The form as it is now. */
  formNow: () => Form
  /** The pictures. */
  children: ReactNode
}

/** A press that stays within so many pixels is no drag. */
const leastDrag = 3
const wheelStep = 0.0015
/** Pixels that a wheel means which counts lines. */
const lineHeight = 16
const closer = 0.8
const step = 0.1
const bigStep = 0.5

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const zooms: Readonly<Record<string, number>> = {
  '+': closer,
  '=': closer,
  '-': 1 / closer,
  '−': 1 / closer,
  _: 1 / closer,
}

const stepTo = (key: string, part = step): PlaneMove => {
  const [across, up] = steps[key] ?? [0, 0]
  return steppedBy(across * part, up * part)
}
const buttons: readonly { sign: string; label: string; move: PlaneMove }[] = [
  { sign: '+', label: says.closer, move: zoomedBy(closer) },
  { sign: '−', label: says.further, move: zoomedBy(1 / closer) },
  { sign: '←', label: says.left, move: stepTo('ArrowLeft') },
  { sign: '→', label: says.right, move: stepTo('ArrowRight') },
  { sign: '↑', label: says.up, move: stepTo('ArrowUp') },
  { sign: '↓', label: says.down, move: stepTo('ArrowDown') },
]

interface Gesture {
  plane: Plane
  place: (x: number, y: number) => Place
  /** Where each pointer was when the number of pointers changed last. */
  begun: ReadonlyMap<number, Place>
}

/** How far a pinch or a drag has come since it began. */
function moveOf({ place, begun }: Gesture, pointers: ReadonlyMap<number, readonly [number, number]>): PlaneMove {
  const ids = [...begun.keys()].slice(0, 2)
  const before = ids.map((id): Place => begun.get(id) ?? [0, 0])
  const after = ids.map((id): Place => place(...(pointers.get(id) ?? [0, 0])))
  const centre = (places: readonly Place[]): Place => [
    places.reduce((sum, [across]) => sum + across, 0) / places.length,
    places.reduce((sum, [, up]) => sum + up, 0) / places.length,
  ]
  const width = ([one, other]: readonly Place[]) =>
    one && other ? Math.max(0.01, Math.hypot(one[0] - other[0], one[1] - other[1])) : 1
  return { factor: width(before) / width(after), from: centre(before), to: centre(after) }
}

/** Pictures of a plane that is dragged, zoomed and moved by keys. What it shows stands in the fields, and nowhere else. */
export default function PlaneView({ declaration, plane, formNow, children }: PlaneViewProps) {
  const stage = useRef<HTMLDivElement>(null)
  const kept = useRef<PlaneMover>(undefined)
  const mover = useCallback(
    () => (kept.current ??= new PlaneMover(declaration, plane, formNow, () => stage.current)),
    [declaration, plane, formNow],
  )
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, readonly [number, number]>())
  const gesture = useRef<Gesture>(undefined)
  const isDragged = useRef(false)
  const helpId = useId()

  useEffect(() => {
    const { current } = stage
    const onWheel = (event: WheelEvent) => {
      const isMeant = event.ctrlKey || event.metaKey || current?.contains(document.activeElement)
      const place = isMeant && isOnPicture(event.target) ? placer(current) : undefined
      if (!place) return
      event.preventDefault()
      const turned = event.deltaY * (event.deltaMode === 0 ? 1 : lineHeight)
      const factor = Math.exp(Math.max(-400, Math.min(400, turned)) * wheelStep)
      mover().move(zoomedBy(factor, place(event.clientX, event.clientY)))
    }
    // React listens to wheels without being able to keep the page still.
    current?.addEventListener('wheel', onWheel, { passive: false })
    return () => current?.removeEventListener('wheel', onWheel)
  }, [mover])

  function begin() {
    const [from, place] = [mover().now(), placer(stage.current)]
    gesture.current =
      from && place && pointers.current.size > 0
        ? { plane: from, place, begun: new Map([...pointers.current].map(([id, at]) => [id, place(...at)])) }
        : undefined
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !isOnPicture(event.target)) return
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, [event.clientX, event.clientY])
    isDragged.current = pointers.current.size > 1
    begin()
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before || !gesture.current) return
    const far = Math.hypot(event.clientX - before[0], event.clientY - before[1])
    if (!isDragged.current && far < leastDrag) return
    isDragged.current = true
    pointers.current.set(event.pointerId, [event.clientX, event.clientY])
    mover().move(moveOf(gesture.current, pointers.current), gesture.current.plane)
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>) {
    if (pointers.current.delete(event.pointerId)) begin()
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const zoom = zooms[event.key]
    if (Object.hasOwn(steps, event.key)) mover().move(stepTo(event.key, event.shiftKey ? bigStep : step))
    else if (zoom !== undefined) mover().move(zoomedBy(zoom))
    else if (event.key === '0') mover().back()
    else return
    event.preventDefault()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the focus, and these keys with it */}
      <div
        ref={stage}
        role="group"
        tabIndex={0}
        aria-label={says.stage(declaration.outputs[plane.of]?.label ?? '')}
        aria-describedby={helpId}
        className="select-none"
        // Until it is touched a swipe over it scrolls the page.
        style={{ cursor: 'grab', touchAction: isHeld ? 'none' : 'pan-y' }}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      <div className="mt-2 grid justify-items-center gap-2" data-print="hidden">
        <div className="flex flex-wrap justify-center gap-2" role="group" aria-label={says.buttons}>
          {buttons.map(({ sign, label, move }) => (
            <Button key={sign} size="icon" aria-label={label} onClick={() => mover().move(move)}>
              {sign}
            </Button>
          ))}
          <Button size="small" onClick={() => mover().back()}>
            {says.back}
          </Button>
        </div>
        <p id={helpId} className="text-sm text-muted">
          {says.how}
        </p>
      </div>
    </>
  )
}

const isOnPicture = (target: EventTarget | null) =>
  target instanceof Element && target.closest('svg[data-plane]') !== null
