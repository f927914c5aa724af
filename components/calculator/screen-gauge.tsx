import { useEffect, useId, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { Button } from '@/components/ui/button'
import { Slider } from '@/components/ui/slider'
import type { Show } from '@/lib/base/format/show'
import { screenGaugeMessages as says } from '@/lib/messages/screen-gauge'
import { screenScaleStore } from './screen-scale'

interface ScreenGaugeProps {
  help: string
  /** Millimeters across. */
  diameter: number
  written: string
  show: Show
}

/** Millimeters of an ID-1 card's long side: ISO/IEC 7810. */
const cardLength = 85.6
/** Pixels a millimeter: 96 an inch, as browsers count, and what screens from a television to a small phone have. */
const usualScale = 96 / 25.4
const scales = { least: 1.5, most: 9, step: 0.02 }

/** The zoom of the page now; a change of it makes a scale that was found before wrong. */
function useZoom(): number {
  const [zoom, setZoom] = useState(() => window.devicePixelRatio)
  useEffect(() => {
    const look = () => setZoom(window.devicePixelRatio)
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return zoom
}

/** A disc of a result's true size, once somebody has laid a bank card on the screen. */
export default function ScreenGauge({ help, diameter, written, show }: ScreenGaugeProps) {
  const stored = useStore(screenScaleStore)
  const zoom = useZoom()
  const [isAsked, setAsked] = useState(false)
  const isKnown = stored.perMillimeter > 0
  const isRight = isKnown && stored.zoom === zoom
  if (!isRight || isAsked)
    return (
      <Calibration
        says={isKnown && !isRight ? says.zoomed : says.calibrate}
        initial={isKnown ? stored.perMillimeter : usualScale}
        show={show}
        onFits={(perMillimeter) => {
          screenScaleStore.set({ perMillimeter, zoom })
          setAsked(false)
        }}
      />
    )
  const size = `${diameter * stored.perMillimeter}px`
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{help}</p>
      <div
        role="img"
        aria-label={says.shown(written)}
        className="rounded-full bg-accent"
        style={{ width: size, height: size }}
      />
      <p className="font-medium">{says.shown(written)}</p>
      <p className="text-muted">{says.kept}</p>
      <Button size="small" onClick={() => setAsked(true)}>
        {says.again}
      </Button>
    </div>
  )
}

interface CalibrationProps {
  says: string
  initial: number
  show: Show
  onFits(perMillimeter: number): void
}

function Calibration({ says: why, initial, show, onFits }: CalibrationProps) {
  const id = useId()
  const [scale, setScale] = useState(initial)
  const length = scale * cardLength
  const move = (by: number) => setScale((held) => Math.min(scales.most, Math.max(scales.least, held + by)))
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {why}
      </p>
      <p className="text-muted">{says.how}</p>
      <label htmlFor={id} className="font-medium">
        {says.slider}
      </label>
      <Slider
        id={id}
        min={scales.least}
        max={scales.most}
        step={scales.step}
        value={scale}
        written={says.written(show.number(length, 0))}
        onValue={setScale}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => move(-scales.step / 4)}>
          {says.shorter}
        </Button>
        <Button size="small" onClick={() => move(scales.step / 4)}>
          {says.longer}
        </Button>
        <Button size="small" look="primary" onClick={() => onFits(scale)}>
          {says.fits}
        </Button>
      </div>
      <div
        data-card
        className="w-full max-w-72 border-y-2 border-accent bg-accent-soft bg-clip-padding"
        // The lines stand outside the length that the card is held against.
        style={{ height: `${length}px`, boxSizing: 'content-box' }}
      />
    </div>
  )
}
