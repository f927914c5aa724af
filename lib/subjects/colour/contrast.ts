import { mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { bytesOf } from '@/lib/subjects/colour/write'
import { oklchOf, xyzOfOklab, xyzOfSrgb, cartesian, type Colour, type Triple } from '@/lib/subjects/colour/spaces'

/** Bytes of a colour laid over an opaque one, blended in sRGB code values as browsers do. */
export function over(top: Colour, ground: readonly number[]): Triple {
  const own = bytesOf(top.xyz)
  const [red, green, blue] = own.map((byte, at) => Math.round(byte * top.alpha + (ground[at] ?? 0) * (1 - top.alpha)))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Relative luminance of sRGB bytes, as WCAG 2.2 defines it. */
function luminance(bytes: Triple): number {
  const [red, green, blue] = bytes.map((byte) => {
    const code = byte / 255
    return code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours in sRGB bytes. */
export function contrastRatio(one: Triple, other: Triple): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Success criteria of WCAG 2.2 that ask for contrast, with the least ratio. */
export const contrastLevels = [
  { id: 'text', criterion: '1.4.3 AA', least: 4.5 },
  { id: 'largeText', criterion: '1.4.3 AA', least: 3 },
  { id: 'textEnhanced', criterion: '1.4.6 AAA', least: 7 },
  { id: 'largeTextEnhanced', criterion: '1.4.6 AAA', least: 4.5 },
  { id: 'parts', criterion: '1.4.11 AA', least: 3 },
] as const

/** A ratio with two decimals, cut and not rounded: 4.499 is not 4.5. */
export function writtenRatio(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)
}

/**
 * Lightness contrast Lc of APCA 0.1.9 (constants 0.98G-4g) of text on a ground, both in sRGB bytes: positive for dark text,
 * negative for light text, 0 where it is below the lowest the method tells apart.
 */
export function apcaContrast(text: Triple, ground: Triple): number {
  const [front, back] = [screenLuminance(text), screenLuminance(ground)]
  if (Math.abs(back - front) < 0.0005) return 0
  const scaled = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14
  if (Math.abs(scaled) < 0.1) return 0
  return (scaled > 0 ? scaled - 0.027 : scaled + 0.027) * 100
}

function screenLuminance([red, green, blue]: Triple): number {
  const light = (byte: number) => (byte / 255) ** 2.4
  const sum = 0.2126729 * light(red) + 0.7151522 * light(green) + 0.072175 * light(blue)
  return sum < 0.022 ? sum + (0.022 - sum) ** 1.414 : sum
}

/**
 * The colour nearest in OKLCH lightness, with the same hue, whose opaque form reaches a contrast ratio on a ground in sRGB
 * bytes; undefined when neither darker nor lighter does.
 */
export function nearestWithContrast(colour: Colour, ground: Triple, least: number): Colour | undefined {
  const [lightness, chroma, hue] = oklchOf(colour.xyz)
  const at = (level: number): Colour => {
    const wanted = xyzOfOklab(cartesian([level, chroma, hue]))
    const bytes = bytesOf(xyzOfSrgb(mappedToSrgb(wanted)))
    return { xyz: xyzOfSrgb([bytes[0] / 255, bytes[1] / 255, bytes[2] / 255]), alpha: 1 }
  }
  for (let step = 0; step <= 500; step++) {
    for (const level of [lightness - step / 500, lightness + step / 500]) {
      if (level < 0 || level > 1) continue
      const tried = at(level)
      if (contrastRatio(bytesOf(tried.xyz), ground) >= least) return tried
    }
  }
  return undefined
}
