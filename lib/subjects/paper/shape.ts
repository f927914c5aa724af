import type { Face } from './faces'

/** One glyph where it is drawn; all measures in thousandths of the font's size. */
export interface Glyph {
  id: number
  /** What it stands for; empty for a mark that belongs to the glyph beside it. */
  codePoints: readonly number[]
  advance: number
  dx: number
  dy: number
}

export interface Shaped {
  /** From left to right. */
  glyphs: readonly Glyph[]
  width: number
}

const known = new WeakMap<Face, Map<string, Shaped>>()
const mostKnown = 20_000

/** A word as its font draws it: joined letters, ligatures, marks in their places. What was shaped before is not shaped again. */
export function shaped(face: Face, drawn: string): Shaped {
  const words = known.get(face) ?? new Map<string, Shaped>()
  known.set(face, words)
  const before = words.get(drawn)
  if (before) return before
  if (words.size > mostKnown) words.clear()
  const { glyphs, positions } = face.font.layout(drawn)
  const scale = 1000 / face.font.unitsPerEm
  const placed = glyphs.map((glyph, at): Glyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    return {
      id: glyph.id,
      codePoints: glyph.codePoints,
      advance: xAdvance * scale,
      dx: xOffset * scale,
      dy: yOffset * scale,
    }
  })
  const word = { glyphs: placed, width: placed.reduce((sum, { advance }) => sum + advance, 0) }
  words.set(drawn, word)
  return word
}
