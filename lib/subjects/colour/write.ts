import { mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { nameOfHex } from '@/lib/subjects/colour/names'
import {
  cmykOf,
  displayP3Of,
  hslOf,
  hsvOf,
  hwbOf,
  labOf,
  lchOf,
  oklabOf,
  oklchOf,
  type Colour,
  type Triple,
} from '@/lib/subjects/colour/spaces'

/** The notations a colour is written in, in the order they are shown. */
export const notationIds = [
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'hwb',
  'oklch',
  'oklab',
  'lch',
  'lab',
  'display-p3',
  'cmyk',
  'name',
] as const
export type NotationId = (typeof notationIds)[number]

/** Notations that hold only colours of the sRGB gamut; a colour outside is written as the one shown instead. */
export const srgbNotations: ReadonlySet<NotationId> = new Set(['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'name'])

/** sRGB bytes, 0 to 255, of what a screen shows. */
export function bytesOf(xyz: Triple): [number, number, number] {
  const [red, green, blue] = mappedToSrgb(xyz)
  return [byteOf(red), byteOf(green), byteOf(blue)]
}

function byteOf(share: number): number {
  // A hundredth of the last digit of a double lifts 127.49999999999999 back to the half it stands for.
  return Math.round(share * 255 + 1e-9)
}

/** Hexadecimal digits with #, lower case; eight digits when the colour is not opaque. */
export function hexOf({ xyz, alpha }: Colour): string {
  const bytes = alpha < 1 ? [...bytesOf(xyz), byteOf(alpha)] : bytesOf(xyz)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function rounded(value: number, places: number): string {
  const text = (Number.isNaN(value) ? 0 : value).toFixed(places).replace(/\.?0+$/, places === 0 ? '$&' : '')
  return text === '-0' ? '0' : text
}

/** Text of an angle; 360 and what rounds to it is 0. */
function angle(hue: number, places: number): string {
  const text = rounded(hue, places)
  return text === '360' ? '0' : text
}

/** A colour in one notation, in the syntax of CSS Color 4 where it has one; undefined for a name where there is none. */
export function write(colour: Colour, notation: NotationId): string | undefined {
  const { xyz, alpha } = colour
  const opacity = alpha < 1 ? ` / ${rounded(alpha, 3)}` : ''
  const shown = mappedToSrgb(xyz)
  switch (notation) {
    case 'hex':
      return hexOf(colour)
    case 'name':
      return alpha === 1 ? nameOfHex(hexOf(colour).slice(1)) : undefined
    case 'rgb':
      return `rgb(${bytesOf(xyz).join(' ')}${opacity})`
    case 'hsl':
    case 'hsv':
    case 'hwb': {
      const [hue, second, third] = { hsl: hslOf, hsv: hsvOf, hwb: hwbOf }[notation](shown)
      return `${notation}(${angle(hue, 1)} ${rounded(second, 1)}% ${rounded(third, 1)}%${opacity})`
    }
    case 'oklch': {
      const [lightness, chroma, hue] = oklchOf(xyz)
      return `oklch(${rounded(lightness, 4)} ${rounded(chroma, 4)} ${angle(hue, 2)}${opacity})`
    }
    case 'oklab': {
      const [lightness, a, b] = oklabOf(xyz)
      return `oklab(${rounded(lightness, 4)} ${rounded(a, 4)} ${rounded(b, 4)}${opacity})`
    }
    case 'lch': {
      const [lightness, chroma, hue] = lchOf(xyz)
      return `lch(${rounded(lightness, 2)} ${rounded(chroma, 2)} ${angle(hue, 2)}${opacity})`
    }
    case 'lab': {
      const [lightness, a, b] = labOf(xyz)
      return `lab(${rounded(lightness, 2)} ${rounded(a, 2)} ${rounded(b, 2)}${opacity})`
    }
    case 'display-p3': {
      const [red, green, blue] = displayP3Of(xyz)
      return `color(display-p3 ${rounded(red, 4)} ${rounded(green, 4)} ${rounded(blue, 4)}${opacity})`
    }
    case 'cmyk':
      return `cmyk(${cmykOf(shown)
        .map((ink) => `${rounded(ink, 0)}%`)
        .join(' ')}${opacity})`
  }
}
