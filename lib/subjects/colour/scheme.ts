import { mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { cartesian, oklchOf, xyzOfOklab, xyzOfSrgb, type Colour, type Triple } from '@/lib/subjects/colour/spaces'

export const schemeIds = ['complementary', 'analogous', 'split', 'triadic', 'square', 'tetradic'] as const
export type SchemeId = (typeof schemeIds)[number]

/** Turns of the hue, in degrees. */
const turns: Readonly<Record<SchemeId, readonly number[]>> = {
  complementary: [0, 180],
  analogous: [-30, 0, 30],
  split: [0, 150, 210],
  triadic: [0, 120, 240],
  square: [0, 90, 180, 270],
  tetradic: [0, 60, 180, 240],
}

function shown(oklch: Triple): Colour {
  return { xyz: xyzOfSrgb(mappedToSrgb(xyzOfOklab(cartesian(oklch)))), alpha: 1 }
}

/** Colours of equal OKLCH lightness and chroma with turned hues, mapped to sRGB. The colour itself is among them. */
export function schemeOf({ xyz }: Colour, scheme: SchemeId): Colour[] {
  const [lightness, chroma, hue] = oklchOf(xyz)
  return turns[scheme].map((turn) =>
    turn === 0
      ? { xyz: xyzOfSrgb(mappedToSrgb(xyz)), alpha: 1 }
      : shown([lightness, chroma, Number.isNaN(hue) ? 0 : hue + turn]),
  )
}

/** Names of the steps from light to dark. */
export const scaleSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
const scaleLightness = [0.975, 0.945, 0.89, 0.82, 0.735, 0.645, 0.56, 0.475, 0.395, 0.32, 0.245]

/**
 * How much chroma an OKLCH lightness leaves, from 0 to 1: white and black have none, and the fall is steepest near them.
 * White computes to a lightness a rounding error above 1, and colours outside every gamut lie far beyond.
 */
function roomForChroma(lightness: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, Math.min(lightness, 1 - lightness)) / 0.4))
}

/**
 * Tints and shades: eleven steps of fixed OKLCH lightness with the colour's hue, its chroma falling towards both ends. The
 * step nearest in lightness is the colour itself.
 */
export function scaleOf({ xyz }: Colour): { step: number; colour: Colour; isOwn: boolean }[] {
  const [lightness, chroma, hue] = oklchOf(xyz)
  const distances = scaleLightness.map((level) => Math.abs(level - lightness))
  const own = distances.indexOf(Math.min(...distances))
  return scaleSteps.map((step, at) => {
    if (at === own) return { step, colour: { xyz: xyzOfSrgb(mappedToSrgb(xyz)), alpha: 1 }, isOwn: true }
    const level = scaleLightness[at] ?? 0.5
    const share = Math.min(1, roomForChroma(level) / Math.max(0.2, roomForChroma(lightness)))
    return { step, colour: shown([level, chroma * share, hue]), isOwn: false }
  })
}
