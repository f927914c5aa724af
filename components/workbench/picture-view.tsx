import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import { ChoiceButtons } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import type { PicturePart } from '@/lib/kits/paged/questions'
import { pictureMessages as says } from '@/lib/messages/pictures'
import { chequered, Drawn, fitted, overPicture, tallest, useBlob, useWidth, type Size } from './drawn-picture'
import type { OneViewProps } from './view-props'

type PictureViewProps = OneViewProps<'picture'>

/** A small picture that is there. */
function Small({ of, label, width, height, isAtSize }: { of: Blob; label: string; isAtSize: boolean } & Size) {
  const picture = useBlob(of)
  return (
    <img
      ref={picture}
      alt={label}
      width={width}
      height={height}
      style={chequered}
      className={`max-w-full rounded-sm border border-line object-contain ${isAtSize ? 'h-auto' : 'max-h-24 w-auto'}`}
    />
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
}

interface DividerProps {
  share: number
  says: string
  onShare: (share: number) => void
}

/** The line between two pictures: moved by a pointer, and as a slider by its keys. */
function Divider({ share, says: label, onShare }: DividerProps) {
  function follow(event: PointerEvent<HTMLDivElement>): void {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (box && box.width > 0) onShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)))
  }
  const percent = Math.round(share * 100)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={says.dividerAt(percent)}
      aria-orientation="horizontal"
      className="absolute inset-y-0 -ml-6 flex w-12 cursor-ew-resize touch-none items-center justify-center outline-offset-[-6px]"
      style={{ left: `${share * 100}%` }}
      onPointerDown={follow}
      onPointerMove={follow}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        const wide = event.shiftKey && Math.abs(step) === 1 ? 10 : 1
        onShare(Math.min(1, Math.max(0, (percent + step * wide) / 100)))
      }}
    >
      <span className="absolute inset-y-0 w-0.5" style={overPicture} />
      <span
        aria-hidden="true"
        className="relative grid size-9 place-items-center rounded-full select-none"
        style={overPicture}
      >
        ↔
      </span>
    </div>
  )
}

/** A picture at the size of its place or in actual pixels; with one before it, both under a divider. */
export default function PictureView({ view, desk, dimmed = false }: PictureViewProps) {
  const { of, label, width, height, isAtSize = false } = view
  return of instanceof Blob ? (
    <Small of={of} label={label} width={width} height={height} isAtSize={isAtSize} />
  ) : (
    <Large view={{ ...view, of }} desk={desk} dimmed={dimmed} />
  )
}

interface LargeProps extends Pick<PictureViewProps, 'desk' | 'dimmed'> {
  view: PictureViewProps['view'] & { of: object }
}

function Large({ view: { of, label, width, height, before }, desk, dimmed }: LargeProps) {
  const id = useId()
  const { element, width: room } = useWidth()
  const [share, setShare] = useState(0.5)
  const [zoom, setZoom] = useState<'whole' | 'actual'>('whole')
  const [corner, setCorner] = useState({ x: 0, y: 0 })
  const scroller = useRef<HTMLDivElement>(null)
  const isActual = zoom === 'actual'
  const place = room === undefined ? undefined : fitted({ width, height }, { width: room, height: tallest })
  // In actual pixels a picture that is larger than its place is looked at through a window.
  const frame = useMemo(() => {
    if (!isActual || room === undefined) return place
    return { width: Math.min(room, width), height: Math.min(tallest, height) }
  }, [isActual, room, place, width, height])
  const centre = useEffectEvent(() => {
    const box = scroller.current
    if (!box) return
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
    setCorner({ x: box.scrollLeft, y: box.scrollTop })
  })
  useLayoutEffect(() => {
    if (isActual) centre()
  }, [isActual, width, height])

  const part: PicturePart =
    isActual && frame
      ? {
          x: Math.round(Math.min(corner.x, width - frame.width)),
          y: Math.round(Math.min(corner.y, height - frame.height)),
          width: frame.width,
          height: frame.height,
        }
      : { x: 0, y: 0, width, height }
  // The same part of the picture before, which may have other pixels.
  const beforePart = (one: Size): PicturePart => ({
    x: (part.x / width) * one.width,
    y: (part.y / height) * one.height,
    width: (part.width / width) * one.width,
    height: (part.height / height) * one.height,
  })
  const isCut = isActual && frame !== undefined && (frame.width < width || frame.height < height)

  return (
    <figure className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2', dimmed && 'opacity-70')} aria-busy={dimmed}>
      <div ref={element} className="min-w-0">
        {frame && (
          <div className="relative mx-auto" style={{ width: frame.width, height: frame.height }}>
            <div
              ref={scroller}
              style={chequered}
              className={classNames('absolute inset-0 rounded-sm', isCut ? 'overflow-auto' : 'overflow-hidden')}
              {...(isCut && { tabIndex: 0, role: 'region', 'aria-label': label })}
              onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => setCorner({ x: scrollLeft, y: scrollTop })}
            >
              <div style={isCut ? { width, height } : undefined} className={classNames(!isCut && 'size-full')}>
                <div
                  className="sticky top-0 left-0 overflow-hidden"
                  style={{ width: frame.width, height: frame.height }}
                >
                  <Drawn of={of} part={part} size={frame} label={label} desk={desk} />
                  {before && (
                    <div
                      className="absolute inset-0"
                      style={{ ...chequered, clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
                    >
                      <Drawn of={before.of} part={beforePart(before)} size={frame} label={before.label} desk={desk} />
                    </div>
                  )}
                </div>
              </div>
            </div>
            {before && (
              <>
                <Tag side="left">{before.label}</Tag>
                <Tag side="right">{label}</Tag>
                <Divider share={share} says={says.divider(before.label, label)} onShare={setShare} />
              </>
            )}
          </div>
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span>{isCut ? says.actualHelp : `${width} × ${height}`}</span>
        {place && (place.width < width || place.height < height) && (
          <ChoiceButtons
            name={id}
            legend={says.size}
            hideLegend
            value={zoom}
            options={[
              { value: 'whole', label: says.whole },
              { value: 'actual', label: says.actual },
            ]}
            onChange={setZoom}
          />
        )}
      </figcaption>
    </figure>
  )
}

function Tag({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-2 rounded-sm px-2 py-0.5 text-xs',
        side === 'left' ? 'left-2' : 'right-2',
      )}
      style={overPicture}
    >
      {children}
    </span>
  )
}
