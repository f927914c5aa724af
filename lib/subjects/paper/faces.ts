import { create, type Font } from 'fontkit'

/** One file of a font: the characters it holds, and where it lies. */
export interface FontFile {
  family: string
  weight: 400 | 700
  italic?: true
  /** Code points from and to, both included. */
  ranges: readonly (readonly [number, number])[]
  href: string
}

export type ReadFont = (href: string) => Promise<Uint8Array>

export interface Style {
  bold?: boolean
  italic?: boolean
}

/** A font that has been read. */
export interface Face {
  name: string
  family: string
  weight: 400 | 700
  italic: boolean
  font: Font
}

export interface Faces {
  all: readonly Face[]
  /** The face for a character in a style; `before` is preferred where it has the character. Undefined where no font has it. */
  pick(codePoint: number, style: Style, before?: Face): Face | undefined
}

const has = ({ ranges }: FontFile, codePoint: number) =>
  ranges.some(([from, to]) => from <= codePoint && codePoint <= to)

/** Signs that every script shares: spaces, punctuation, marks. They stay in the face of what stands before them. */
const shared = /^[\p{Script=Common}\p{Script=Inherited}]$/u
const asciiWord = /^[0-9A-Za-z]$/

const isStyled = (face: Face, { bold, italic }: Style) =>
  (face.weight === 700) === (bold === true) && face.italic === (italic === true)

function isBetter(one: Face, other: Face | undefined, style: Style): boolean {
  if (!other) return true
  const misses = (face: Face) => ((face.weight === 700) === (style.bold === true) ? 0 : 2)
  const slant = (face: Face) => (face.italic === (style.italic === true) ? 0 : 1)
  return misses(one) + slant(one) < misses(other) + slant(other)
}

/** Reads the files that the characters of `text` need, in every weight and slant there is, and answers which face draws what. */
export async function loadFaces(text: string, files: readonly FontFile[], read: ReadFont): Promise<Faces> {
  const characters = [...new Set(text)].map((one) => one.codePointAt(0) ?? 0)
  const wanted = files.filter((file) => characters.some((codePoint) => has(file, codePoint)))
  const all = await Promise.all(
    wanted.map(async ({ family, weight, italic = false, href }, position): Promise<Face> => {
      // A collection has several fonts; none of ours is one.
      const font = create((await read(href)) as Buffer) as Font
      return { name: `${family}-${weight}${italic ? '-italic' : ''}-${position}`, family, weight, italic, font }
    }),
  )
  const found = new Map<number, Face | undefined>()
  function best(codePoint: number, style: Style): Face | undefined {
    const key = codePoint * 4 + (style.bold ? 2 : 0) + (style.italic ? 1 : 0)
    if (!found.has(key)) {
      const covering = all.filter(({ font }) => font.hasGlyphForCodePoint(codePoint))
      const family = covering[0]?.family
      found.set(
        key,
        covering
          .filter((face) => face.family === family)
          .reduce<Face | undefined>((one, other) => (isBetter(other, one, style) ? other : one), undefined),
      )
    }
    return found.get(key)
  }
  return {
    all,
    pick(codePoint, style, before) {
      const usual = best(codePoint, style)
      if (!before || usual === before) return usual
      const character = String.fromCodePoint(codePoint)
      const stays = isStyled(before, style) && shared.test(character) && !asciiWord.test(character)
      return stays && before.font.hasGlyphForCodePoint(codePoint) ? before : usual
    },
  }
}
