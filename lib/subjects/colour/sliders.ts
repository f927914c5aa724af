import { bytesOf, write } from '@/lib/subjects/colour/write'
import { mappedToSrgb } from '@/lib/subjects/colour/gamut'
import {
  cartesian,
  cmykOf,
  hslOf,
  hsvOf,
  oklchOf,
  srgbOfCmyk,
  srgbOfHsl,
  srgbOfHsv,
  xyzOfOklab,
  xyzOfSrgb,
  type Colour,
  type Triple,
} from '@/lib/subjects/colour/spaces'

export const sliderModels = ['rgb', 'hsl', 'hsv', 'oklch', 'cmyk'] as const
export type SliderModel = (typeof sliderModels)[number]

export interface SliderRange {
  most: number
  step: number
}

const percent: SliderRange = { most: 100, step: 1 }
const angle: SliderRange = { most: 360, step: 1 }
const byte: SliderRange = { most: 255, step: 1 }

/** The ranges of each model's sliders; all begin at 0. */
export const sliderRanges: Readonly<Record<SliderModel, readonly SliderRange[]>> = {
  rgb: [byte, byte, byte],
  hsl: [angle, percent, percent],
  hsv: [angle, percent, percent],
  oklch: [{ most: 1, step: 0.005 }, { most: 0.37, step: 0.002 }, angle],
  cmyk: [percent, percent, percent, percent],
}

/** Where the sliders of a model stand for a colour. A grey's hue is that of `before`, so that it is not lost on the way through grey. */
export function slidersOf(xyz: Triple, model: SliderModel, before: readonly number[] = []): number[] {
  const shown = mappedToSrgb(xyz)
  const values: readonly number[] = {
    rgb: () => bytesOf(xyz),
    hsl: () => hslOf(shown),
    hsv: () => hsvOf(shown),
    oklch: () => oklchOf(xyz),
    cmyk: () => cmykOf(shown),
  }[model]()
  return values.map((value, at) => (Number.isNaN(value) ? (before[at] ?? 0) : value))
}

/** The colour that the sliders of a model stand for. */
export function colourOfSliders(model: SliderModel, values: readonly number[]): Triple {
  const [first = 0, second = 0, third = 0, fourth = 0] = values
  switch (model) {
    case 'rgb':
      return xyzOfSrgb([first / 255, second / 255, third / 255])
    case 'hsl':
      return xyzOfSrgb(srgbOfHsl([first, second, third]))
    case 'hsv':
      return xyzOfSrgb(srgbOfHsv([first, second, third]))
    case 'oklch':
      return xyzOfOklab(cartesian([first, second, third]))
    case 'cmyk':
      return xyzOfSrgb(srgbOfCmyk([first, second, third, fourth]))
  }
}

/** A colour in the notation that fits the sliders it was set with. */
export function writtenBySliders(colour: Colour, model: SliderModel): string {
  return write(colour, model === 'rgb' ? 'hex' : model) ?? ''
}
