import type { Document } from './types'

export interface Look {
  /** How large everything is drawn, 1 being ten-point text. */
  scale: number
  /** Headings take the document's colour. */
  isColoured: boolean
  /** What sets the head of a table off: a line beneath, or a field of colour. */
  head: 'line' | 'field'
  /** A strip of colour along the upper edge of the first sheet, in millimetres. */
  strip: number
}

/** How a document looks, on the page, on paper and in saved files. */
export const looks = {
  classic: { scale: 1, isColoured: false, head: 'line', strip: 0 },
  modern: { scale: 1, isColoured: true, head: 'line', strip: 0 },
  compact: { scale: 0.86, isColoured: false, head: 'line', strip: 0 },
  bold: { scale: 1, isColoured: true, head: 'field', strip: 6 },
} as const satisfies Readonly<Record<string, Look>>

export type LookName = keyof typeof looks

const usualColour = '#0b5c5a'

/** Relative luminance of #rrggbb: WCAG 2.2, "relative luminance". */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastWithWhite = (colour: string) => 1.05 / (luminanceOf(colour) + 0.05)

function darker(colour: string): string {
  const part = (at: number) =>
    Math.floor(Number.parseInt(colour.slice(at, at + 2), 16) * 0.94)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}

/** The look and the colour of a document: the one asked for, darkened until white on it can be read (4.5 to 1, WCAG 2.2, 1.4.3). */
export function lookOf({
  look = 'classic',
  colour = usualColour,
}: Pick<Document, 'look' | 'colour'>): Look & { colour: string } {
  let readable = /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : usualColour
  while (contrastWithWhite(readable) < 4.5) readable = darker(readable)
  return { ...looks[look], colour: readable }
}
