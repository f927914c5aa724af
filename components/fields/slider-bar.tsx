import * as Slider from '@radix-ui/react-slider'

interface SliderBarProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  write(value: number): string
  onValue(value: number): void
}

/** Snaps to the step, clamps, and moves ten steps on PageUp, PageDown and Shift+arrow. */
export default function SliderBar({ label, min, max, step, value, write, onValue }: SliderBarProps) {
  return (
    <Slider.Root
      className="relative flex h-8 w-full touch-none items-center select-none"
      min={min}
      max={max}
      step={step}
      value={[Math.min(max, Math.max(min, value))]}
      onValueChange={([moved]) => moved !== undefined && onValue(Number(moved.toPrecision(12)))}
    >
      <Slider.Track className="relative h-1.5 grow rounded-full bg-line">
        <Slider.Range className="absolute h-full rounded-full bg-accent" />
      </Slider.Track>
      <Slider.Thumb
        aria-label={label}
        aria-valuetext={write(value)}
        className="block size-6 rounded-full border-2 border-accent bg-surface shadow"
      />
    </Slider.Root>
  )
}
