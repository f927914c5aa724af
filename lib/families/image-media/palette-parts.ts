import { hexOf } from '@/lib/subjects/colour/write'
import type { View } from '@/lib/kits/app/views'
import { contrastRatio, nearestWithContrast, writtenRatio } from '@/lib/subjects/colour/contrast'
import { colourOfBytes, hexOfBytes } from '@/lib/subjects/colour/of-bytes'
import type { Triple } from '@/lib/subjects/colour/spaces'
import { swatchExchange, swatchText, type Swatch } from '@/lib/subjects/colour/swatches'
import type { FoundColour } from '@/lib/subjects/palette/extract'

/* What the pages of palettes from pictures share. */

export const paletteFormats = {
  css: 'CSS variables',
  tailwind: 'Tailwind theme',
  scss: 'SCSS variables',
  tokens: 'Design tokens (JSON)',
  gpl: 'GIMP palette (.gpl)',
  ase: 'Adobe swatches (.ase)',
}
export type PaletteFormat = keyof typeof paletteFormats

export const paletteEndings: Readonly<Record<PaletteFormat, string>> = {
  css: 'css',
  tailwind: 'css',
  scss: 'scss',
  tokens: 'tokens.json',
  gpl: 'gpl',
  ase: 'ase',
}

export const paletteType = (format: PaletteFormat) => (format === 'tokens' ? 'application/json' : 'text/plain')

/** The palette in a format; `tokens` is called where design tokens are wanted. */
export function paletteContent(
  format: PaletteFormat,
  name: string,
  swatches: readonly Swatch[],
  tokens: () => string,
): string | Uint8Array<ArrayBuffer> {
  if (format === 'ase') return new Uint8Array(swatchExchange(swatches))
  return format === 'tokens' ? tokens() : swatchText(format, name, swatches)
}

const white: Triple = [255, 255, 255]
const black: Triple = [0, 0, 0]

export { hexOfBytes }

/** The better of black and white on a colour. */
export const inkOn = (ground: Triple) => (contrastRatio(white, ground) >= contrastRatio(black, ground) ? white : black)

const contrastInWords = (ratio: number) =>
  `${writtenRatio(ratio)} ${ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large' : '–'}`

export const contrastNote =
  'By WCAG 2.2: AA and AAA for any text, “large” for text from 24 px or bold 18.7 px on, – for none.'

/** Every colour as text on white, on black and on each other, with what WCAG 2.2 allows. */
export function contrastTable(colours: readonly FoundColour[]): View {
  const grounds: [string, Triple][] = [
    ['white', white],
    ['black', black],
    ...colours.map(({ bytes }) => [hexOfBytes(bytes), bytes] as [string, Triple]),
  ]
  return {
    kind: 'table',
    label: 'Contrast of text in a colour (rows) on a ground (columns)',
    columns: ['Text', ...grounds.map(([name]) => name), 'Nearest for text on white'],
    rows: colours.map(({ bytes }) => {
      const enough = nearestWithContrast(colourOfBytes(bytes), white, 4.5)
      return [
        hexOfBytes(bytes),
        ...grounds.map(([, ground]) => (ground === bytes ? '' : contrastInWords(contrastRatio(bytes, ground)))),
        enough ? hexOf(enough) : '',
      ]
    }),
  }
}
