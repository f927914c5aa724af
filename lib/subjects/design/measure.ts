import { advances } from './advances'

/** Points, 1/72 inch, as millimetres. */
export const millimetresOf = (points: number) => (points * 25.4) / 72

type Stretch = readonly [from: number, widths: string]

function read(stretches: readonly Stretch[]): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (const [from, digits] of stretches)
    for (let at = 0; at * 2 < digits.length; at++) {
      const pair = digits.slice(at * 2, at * 2 + 2)
      if (pair !== '--') widths.set(from + at, Number.parseInt(pair, 36))
    }
  return widths
}

let tables: { regular: ReadonlyMap<number, number>; bold: ReadonlyMap<number, number> } | undefined

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff01-\uff60]/u
const unseen = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u

/** Taken for a letter that the table lacks; most are narrower. */
const usualWidth = 650

/**
 * The width of a line of text as a share of its size, by the advance widths of the site's font; letters are not moved towards each
 * other. `isKnown` is false where a letter is of a font that is not measured here: then it is an estimate.
 */
export function measured(text: string, bold: boolean): { width: number; isKnown: boolean } {
  tables ??= { regular: read(advances.regular), bold: read(advances.bold) }
  const table = bold ? tables.bold : tables.regular
  let thousandths = 0
  let isKnown = true
  for (const letter of text) {
    const width = table.get(letter.codePointAt(0) ?? 0)
    if (width === undefined) isKnown = false
    thousandths += width ?? (unseen.test(letter) ? 0 : wide.test(letter) ? 1000 : usualWidth)
  }
  return { width: thousandths / 1000, isKnown }
}
