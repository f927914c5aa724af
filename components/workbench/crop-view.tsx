import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { cropMessages as says } from '@/lib/messages/crop'
import {
  boxWithin,
  draggedBox,
  draggedCorners,
  firstCorners,
  fittedBox,
  readBox,
  readCorners,
  writeBox,
  writeCorners,
  type CropBox,
  type CropCorners,
  type CropHandle,
  type CropPoint,
} from '@/lib/subjects/picture/crop-box'
import { chequered, Drawn, fitted, overPicture, tallest, useWidth, type Size } from './drawn-picture'
import type { OneViewProps } from './view-props'

type CropProps = OneViewProps<'crop'>

const steps: Readonly<Record<string, CropPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where each handle of a box lies, as shares of it. */
const places: Readonly<Record<Exclude<CropHandle, 'move'>, CropPoint>> = {
  nw: { x: 0, y: 0 },
  n: { x: 0.5, y: 0 },
  ne: { x: 1, y: 0 },
  e: { x: 1, y: 0.5 },
  se: { x: 1, y: 1 },
  s: { x: 0.5, y: 1 },
  sw: { x: 0, y: 1 },
  w: { x: 0, y: 0.5 },
}
const cornerHandles = ['nw', 'ne', 'se', 'sw'] as const
const allHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

interface MoverProps {
  /** Whether it is seen as a knob; the box is seen by its edge. */
  isKnob?: boolean
  label: string
  text: string
  at: CropPoint
  /** The longest way, for whoever has it read out. */
  most: number
  helpId: string
  className: string
  style?: object
  /** From where the drag began, in pixels of the page. */
  onDrag: (by: CropPoint, isFirst: boolean) => void
  /** In pixels of the picture. */
  onNudge: (by: CropPoint) => void
  onRest: () => void
}

/** What is dragged by a pointer, or nudged by the arrow keys. */
function Mover({
  isKnob = true,
  label,
  text,
  at,
  most,
  helpId,
  className,
  style,
  onDrag,
  onNudge,
  onRest,
}: MoverProps) {
  const began = useRef<CropPoint>(undefined)
  function start(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    event.preventDefault()
    event.stopPropagation()
    began.current = { x: event.clientX, y: event.clientY }
    onDrag({ x: 0, y: 0 }, true)
  }
  function follow(event: PointerEvent<HTMLDivElement>): void {
    if (began.current) onDrag({ x: event.clientX - began.current.x, y: event.clientY - began.current.y }, false)
  }
  function end(): void {
    if (!began.current) return
    began.current = undefined
    onRest()
  }
  function nudge(event: KeyboardEvent<HTMLDivElement>): void {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const wide = event.shiftKey ? 10 : 1
    onNudge({ x: step.x * wide, y: step.y * wide })
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(most)}
      aria-valuenow={Math.round(at.x)}
      aria-valuetext={text}
      aria-describedby={helpId}
      className={className}
      style={style}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={nudge}
      onBlur={onRest}
      onKeyUp={(event) => steps[event.key] && onRest()}
    >
      {isKnob && <span className="size-4 rounded-full" style={overPicture} />}
    </div>
  )
}

const knob = 'absolute -mt-5 -ml-5 grid size-10 touch-none place-items-center'

const cursors: Readonly<Record<Exclude<CropHandle, 'move'>, string>> = {
  nw: 'cursor-nwse-resize',
  se: 'cursor-nwse-resize',
  ne: 'cursor-nesw-resize',
  sw: 'cursor-nesw-resize',
  n: 'cursor-ns-resize',
  s: 'cursor-ns-resize',
  e: 'cursor-ew-resize',
  w: 'cursor-ew-resize',
}

/** A picture with a box over it, or with four corners. What is dragged is kept when it comes to rest. */
export default function CropView({ view, desk, dimmed = false, picks = {}, onPick }: CropProps) {
  const { of, label, width, height, pick, by } = view
  const helpId = useId()
  const { element, width: room } = useWidth()
  const place =
    room === undefined ? undefined : fitted({ width, height }, { width: Math.max(40, room - 24), height: tallest })
  const isBox = by === 'box'
  return (
    <figure className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2', dimmed && 'opacity-70')} aria-busy={dimmed}>
      <div ref={element} className="min-w-0 pt-3 pb-8">
        {place && (
          <div className="relative mx-auto select-none" style={{ width: place.width, height: place.height }}>
            <div style={chequered} className="absolute inset-0 overflow-hidden rounded-sm">
              <Drawn of={of} part={{ x: 0, y: 0, width, height }} size={place} label={label} desk={desk} />
            </div>
            {isBox ? (
              <BoxOver
                key={`${width} ${height} ${pick}`}
                view={view}
                place={place}
                kept={picks[pick]}
                helpId={helpId}
                desk={desk}
                onPick={onPick}
              />
            ) : (
              <CornersOver
                key={`${width} ${height} ${pick}`}
                view={view}
                place={place}
                kept={picks[pick]}
                helpId={helpId}
                desk={desk}
                onPick={onPick}
              />
            )}
          </div>
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span id={helpId} className="min-w-0 flex-1">
          {isBox ? says.help : says.cornersHelp}
        </span>
        <Button size="small" disabled={picks[pick] === undefined} onClick={() => onPick?.(pick, undefined)}>
          {says.reset}
        </Button>
      </figcaption>
    </figure>
  )
}

interface OverProps {
  view: CropProps['view']
  place: Size
  kept: string | undefined
  helpId: string
  desk: CropProps['desk']
  onPick: CropProps['onPick']
}

function BoxOver({ view, place, kept, helpId, desk, onPick }: OverProps) {
  const { width, height, pick, initial, ratio, fixed, seen, carries } = view
  const picture = { width, height }
  const rule = { ...(ratio !== undefined && { ratio }), ...(fixed && { fixed }) }
  const whole = { x: 0, y: 0, width, height }
  const still = fittedBox(boxWithin(readBox(kept ?? initial, picture) ?? whole, picture), rule, picture)
  const [moving, setMoving] = useState<CropBox>()
  const start = useRef(still)
  const box = moving ?? still
  const scale = place.width / width
  const shown = { left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }
  const rest = () => {
    if (moving) onPick?.(pick, writeBox(moving, picture))
    setMoving(undefined)
  }
  const moves = (handle: CropHandle) => ({
    label: says.handle(handle),
    text: says.box(box),
    at: box,
    most: width,
    helpId,
    onDrag(by: CropPoint, isFirst: boolean) {
      if (isFirst) start.current = box
      else setMoving(draggedBox(start.current, handle, { x: by.x / scale, y: by.y / scale }, picture, rule))
    },
    onNudge: (by: CropPoint) => setMoving(draggedBox(box, handle, by, picture, rule)),
    onRest: rest,
  })
  const handles = fixed ? [] : ratio === undefined ? allHandles : cornerHandles
  return (
    <>
      <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-sm">
        <div
          className={classNames(
            'absolute',
            seen === 'circle' && 'rounded-[50%]',
            seen === 'rounded' && 'rounded-[12%]',
          )}
          style={{ ...shown, ...(!carries && { boxShadow: '0 0 0 9999px rgb(0 0 0 / 0.55)' }) }}
        >
          {carries && moving && (
            <Drawn
              of={carries.of}
              part={{ x: 0, y: 0, width: carries.width, height: carries.height }}
              size={shown}
              label=""
              desk={desk}
            />
          )}
        </div>
      </div>
      <Mover
        {...moves('move')}
        isKnob={false}
        className="absolute cursor-move touch-none outline-offset-2 [box-shadow:0_0_0_1px_#fff,0_0_0_2px_rgb(0_0_0/0.6)]"
        style={shown}
      />
      {handles.map((handle) => (
        <Mover
          key={handle}
          {...moves(handle)}
          className={classNames(knob, cursors[handle])}
          style={{
            left: shown.left + places[handle].x * shown.width,
            top: shown.top + places[handle].y * shown.height,
          }}
        />
      ))}
      <span aria-hidden="true" className="absolute top-full left-0 mt-3 text-sm text-muted tabular-nums">
        {says.box(box)}
      </span>
    </>
  )
}

function CornersOver({ view, place, kept, helpId, onPick }: OverProps) {
  const { width, height, pick, initial } = view
  const picture = { width, height }
  const still = readCorners(kept ?? initial, picture) ?? firstCorners(picture)
  const [moving, setMoving] = useState<CropCorners>()
  const start = useRef(still)
  const corners = moving ?? still
  const scale = place.width / width
  const outline = corners.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ')
  return (
    <>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
        viewBox={`0 0 ${place.width} ${place.height}`}
      >
        <path
          d={`M0 0H${place.width}V${place.height}H0Z M${outline.replaceAll(' ', ' L')}Z`}
          fillRule="evenodd"
          fill="rgb(0 0 0 / 0.55)"
        />
        <polygon points={outline} fill="none" stroke="#111" strokeWidth="3" />
        <polygon points={outline} fill="none" stroke="#fff" strokeWidth="1.5" />
      </svg>
      {corners.map((point, at) => (
        <Mover
          key={at}
          label={says.corner(at)}
          text={says.point(point)}
          at={point}
          most={width}
          helpId={helpId}
          className={classNames(knob, 'cursor-move')}
          style={{ left: point.x * scale, top: point.y * scale }}
          onDrag={(by, isFirst) => {
            if (isFirst) start.current = corners
            else setMoving(draggedCorners(start.current, at, { x: by.x / scale, y: by.y / scale }, picture))
          }}
          onNudge={(by) => setMoving(draggedCorners(corners, at, by, picture))}
          onRest={() => {
            if (moving) onPick?.(pick, writeCorners(moving, picture))
            setMoving(undefined)
          }}
        />
      ))}
    </>
  )
}
