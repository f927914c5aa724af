import { useId, useState } from 'react'
import { ChoiceButtons } from '@/components/ui/choice'
import { Slider } from '@/components/ui/slider'
import {
  colourOfSliders,
  sliderModels,
  sliderRanges,
  slidersOf,
  writtenBySliders,
  type SliderModel,
} from '@/lib/subjects/colour/sliders'
import { hexOf } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { colourOf } from './draft'

interface SlidersProps {
  value: string
  model: SliderModel
  onModel: (model: SliderModel) => void
  onColour: (text: string) => void
}

/** Pictures of a slider's track are mixed from this many colours. */
const stops = 13

/** One slider and number box for each part of a colour model, and one for opacity. */
export function Sliders({ value, model, onModel, onColour }: SlidersProps) {
  const id = useId()
  const colour = colourOf(value)
  // Through grey and black a hue cannot be read from the colour; where the sliders were left is kept.
  const [left, setLeft] = useState<{ model: SliderModel; text: string; values: readonly number[] }>()
  const isLeft = left?.model === model && left.text === value
  const values = isLeft ? left.values : slidersOf(colour.xyz, model, left?.model === model ? left.values : [])

  function move(at: number, to: number): void {
    const moved = values.map((earlier, index) => (index === at ? to : earlier))
    const text = writtenBySliders({ xyz: colourOfSliders(model, moved), alpha: colour.alpha }, model)
    setLeft({ model, text, values: moved })
    onColour(text)
  }

  function track(at: number, most: number): string {
    const colours = Array.from({ length: stops }, (_, stop) => {
      const there = values.map((own, index) => (index === at ? (most * stop) / (stops - 1) : own))
      return hexOf({ xyz: colourOfSliders(model, there), alpha: 1 })
    })
    return `linear-gradient(to right, ${colours.join(', ')})`
  }

  const opaque = hexOf({ ...colour, alpha: 1 })
  return (
    <div className="grid gap-2">
      <ChoiceButtons
        name={`${id}-model`}
        legend={messages.model}
        value={model}
        options={sliderModels.map((one) => ({ value: one, label: messages.models[one] }))}
        onChange={onModel}
      />
      <div>
        {sliderRanges[model].map(({ most, step }, at) => (
          <SliderRow
            key={`${model}-${at}`}
            label={messages.parts[model][at] ?? ''}
            value={values[at] ?? 0}
            most={most}
            step={step}
            track={track(at, most)}
            onValue={(to) => move(at, to)}
          />
        ))}
        <SliderRow
          label={messages.opacity}
          value={colour.alpha * 100}
          most={100}
          step={1}
          track={`linear-gradient(to right, transparent, ${opaque})`}
          onValue={(to) => {
            const text = writtenBySliders({ xyz: colourOfSliders(model, values), alpha: to / 100 }, model)
            setLeft({ model, text, values })
            onColour(text)
          }}
        />
      </div>
    </div>
  )
}

interface SliderRowProps {
  label: string
  value: number
  most: number
  step: number
  track: string
  onValue: (value: number) => void
}

function SliderRow({ label, value, most, step, track, onValue }: SliderRowProps) {
  const places = step < 1 ? 3 : 0
  const shown = Number(value.toFixed(places))
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_5.25rem] items-center gap-2 text-sm">
      <span aria-hidden="true">{label}</span>
      <Slider
        aria-label={label}
        className="h-11 sm:h-8"
        max={most}
        step={step}
        value={shown}
        written={String(shown)}
        track={track}
        onValue={onValue}
      />
      <NumberBox label={label} shown={shown} most={most} step={step} onValue={onValue} />
    </div>
  )
}

/** Keeps what is being typed until it is a number within the range. */
function NumberBox({ label, shown, most, step, onValue }: Omit<SliderRowProps, 'value' | 'track'> & { shown: number }) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="number"
      aria-label={`${label}, ${messages.exact}`}
      className="block min-h-11 w-full rounded-md border border-edge bg-raised px-2 text-base tabular-nums aria-invalid:border-bad sm:min-h-8 sm:text-sm"
      min={0}
      max={most}
      step={step}
      inputMode="decimal"
      aria-invalid={typed !== undefined || undefined}
      value={typed ?? String(shown)}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const number = Number(event.target.value)
        if (event.target.value === '' || !(number >= 0 && number <= most)) return setTyped(event.target.value)
        setTyped(undefined)
        onValue(number)
      }}
    />
  )
}
