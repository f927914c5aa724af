import type { ComponentProps, CSSProperties, KeyboardEvent } from 'react'

import { classNames } from './class-names'

interface SliderProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'className'> {
  min?: number
  max?: number
  step: number
  value: number
  /** The value in words of the page: '6.5%'. */
  written: string
  /** The track's picture, in place of a line that is filled up to the thumb. */
  track?: string
  onValue: (value: number) => void
}

/** The nearest value on a step between the ends. Counted from `min`; without the noise of binary fractions. */
function snapped(value: number, min: number, max: number, step: number): number {
  const steps = Math.round(Number(((Math.min(max, Math.max(min, value)) - min) / step).toPrecision(12)))
  const most = Math.floor(Number(((max - min) / step).toPrecision(12)))
  return Number((min + Math.min(steps, most) * step).toPrecision(12))
}

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The browser's own slider, which snaps to its step and clamps, with the same keys in every browser: an arrow moves one step,
 * Shift+arrow, PageUp and PageDown move ten, Home and End go to the ends. The caller renders the label or gives an `aria-label`.
 */
export function Slider({ min = 0, max = 100, step, value, written, track, className, onValue, ...rest }: SliderProps) {
  const place = snapped(value, min, max, step)

  function onKeyDown(event: KeyboardEvent) {
    const steps = stepsByKey[event.key]
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // Browsers differ in what Shift and the page keys do, and scroll with some of them at the ends.
    event.preventDefault()
    const from = Math.min(max, Math.max(min, value))
    const moved = snapped(from + steps * (event.shiftKey && Math.abs(steps) === 1 ? 10 : 1) * step, min, max, step)
    if (moved !== value) onValue(moved)
  }

  const picture = track === undefined ? { '--filled': `${((place - min) / (max - min)) * 100}%` } : { '--track': track }
  return (
    <input
      type="range"
      className={classNames('slider', track !== undefined && 'slider-wide', className)}
      style={picture as CSSProperties}
      min={min}
      max={max}
      step={step}
      value={place}
      aria-valuetext={written}
      onChange={(event) => onValue(snapped(Number(event.target.value), min, max, step))}
      onKeyDown={onKeyDown}
      {...rest}
    />
  )
}
