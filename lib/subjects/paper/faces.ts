import { create, type Font } from 'fontkit'
import { sfntOf } from './woff'

/** Whose way of drawing it a font has: Chinese (simplified or traditional), Japanese and Korean share code points of Han characters. */
export type HanForm = 'sc' | 'tc' | 'jp' | 'kr'

/** One file of a font: the characters it holds, and where it lies. */
export interface FontFile {
  family: string
  weight: 400 | 700
  italic?: true
  /** Code points from and to, both included. */
  ranges: CodePointRanges
  href: string
}

type CodePointRanges = readonly (readonly [number, number])[]

/** A family of Han characters in so many files that they have a list of their own: JSON, an array of FontFile. */
export interface HanFamily {
  form: HanForm
  /** Where its characters are, roughly. */
  ranges: CodePointRanges
  href: string
}

export interface FontList {
  files: readonly FontFile[]
  han: readonly HanFamily[]
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

const has = ({ ranges }: { ranges: CodePointRanges }, codePoint: number) =>
  ranges.some(([from, to]) => from <= codePoint && codePoint <= to)

/** Signs that every script shares: spaces, punctuation, marks. They stay in the face of what stands before them. */
const shared = /^[\p{Script=Common}\p{Script=Inherited}]$/u
const asciiWord = /^[0-9A-Za-z]$/

/** How far a face is from a style: 0 where it is that one. A wrong weight shows more than a wrong slant. */
const missesOf = ({ weight, italic }: Face, style: Style) =>
  ((weight === 700) === (style.bold === true) ? 0 : 2) + (italic === (style.italic === true) ? 0 : 1)

/** How shared Han characters are drawn in a text: as its language does, else as the one whose own letters stand in it. */
function hanFormOf(text: string, language = ''): HanForm {
  const [name, ...more] = language.toLowerCase().split('-')
  if (name === 'ja') return 'jp'
  if (name === 'ko') return 'kr'
  if (name === 'zh') return more.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'tc' : 'sc'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc'
}

const readFaces = new WeakMap<FontFile, Promise<Face>>()

/** A file is read once for as long as its list is used; what could not be read is tried again. */
export function faceOf(file: FontFile, read: ReadFont): Promise<Face> {
  const before = readFaces.get(file)
  if (before) return before
  const { family, weight, italic = false, href } = file
  // A collection has several fonts; none of ours is one.
  const face = read(href).then((bytes) => ({
    name: href,
    family,
    weight,
    italic,
    font: create(sfntOf(bytes) as Buffer) as Font,
  }))
  readFaces.set(file, face)
  face.catch(() => readFaces.delete(file))
  return face
}

const readLists = new WeakMap<HanFamily, Promise<readonly FontFile[]>>()

function filesOf(family: HanFamily, read: ReadFont): Promise<readonly FontFile[]> {
  const before = readLists.get(family)
  if (before) return before
  const files = read(family.href).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as FontFile[])
  readLists.set(family, files)
  files.catch(() => readLists.delete(family))
  return files
}

interface FacesWanted {
  text: string
  /** BCP 47 tag. */
  language?: string | undefined
  isSlanted: boolean
}

/** The faces of a text, family after family: a character is left to the next one where the ones before do not have it. */
async function readWanted({ text, language, isSlanted }: FacesWanted, fonts: FontList, read: ReadFont) {
  const all: Face[] = []
  let missing = [...new Set(text.replace(/\p{Cc}/gu, ''))].map((one) => one.codePointAt(0) ?? 0)
  async function take(files: readonly FontFile[]): Promise<void> {
    const wanted = files.filter(
      (file) => (isSlanted || !file.italic) && missing.some((codePoint) => has(file, codePoint)),
    )
    all.push(...(await Promise.all(wanted.map((file) => faceOf(file, read)))))
    missing = missing.filter((codePoint) => !all.some(({ font }) => font.hasGlyphForCodePoint(codePoint)))
  }
  for (const family of new Set(fonts.files.map((file) => file.family)))
    await take(fonts.files.filter((file) => file.family === family))
  const own = hanFormOf(text, language)
  for (const family of fonts.han.toSorted((one, other) => Number(other.form === own) - Number(one.form === own)))
    if (missing.some((codePoint) => has(family, codePoint))) await take(await filesOf(family, read))
  return all
}

/** Reads the files that the characters of a text need, in every weight there is, and answers which face draws what. */
export async function loadFaces(wanted: FacesWanted, fonts: FontList, read: ReadFont): Promise<Faces> {
  const all = await readWanted(wanted, fonts, read)
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
          .reduce<Face | undefined>(
            (one, other) => (one && missesOf(one, style) <= missesOf(other, style) ? one : other),
            undefined,
          ),
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
      const stays = missesOf(before, style) === 0 && shared.test(character) && !asciiWord.test(character)
      return stays && before.font.hasGlyphForCodePoint(codePoint) ? before : usual
    },
  }
}
