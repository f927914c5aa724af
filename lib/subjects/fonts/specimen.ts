import type { Face } from '@/lib/subjects/paper/faces'
import { shaped } from '@/lib/subjects/paper/shape'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { typeScale } from './pairing'

export interface SpecimenFaces {
  heading: Face
  body: Face
  bold: Face
}

interface Words {
  title: string
  text: string
  /** Beneath both, in bold. */
  names: string
  /** Read out in the place of the picture. */
  alt: string
}

/** In pixels. */
const width = 480
const margin = 28
const textSize = 17
const ink = '#16181d'
const quietInk = '#565b66'

const has = (face: Face, character: string) => face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
const charactersOf = (text: string) => [...new Set(text.replace(/\s/gu, ''))]

const widthOf = (face: Face, text: string, size: number) => (shaped(face, text).width * size) / 1000

/** A word that is wider than the line, in pieces that are not. */
function piecesOf(face: Face, word: string, size: number, room: number): string[] {
  if (widthOf(face, word, size) <= room) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && widthOf(face, piece + character, size) > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** Lines that are no wider than `room`, broken at spaces, and within a word only where it is wider by itself. */
export function brokenLines(face: Face, text: string, size: number, room: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/\s+/u).flatMap((one) => piecesOf(face, one, size, room))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(face, longer, size) > room) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)

function outlined(face: Face, text: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / face.font.unitsPerEm
  let at = x
  const paths = shaped(face, text).glyphs.map(({ id, advance, dx, dy }) => {
    const place = `translate(${rounded(at + (dx * size) / 1000)} ${rounded(y - (dy * size) / 1000)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`
    at += (advance * size) / 1000
    const path = face.font.getGlyph(id).path.toSVG()
    return path === '' ? '' : `<path transform="${place}" d="${path}"/>`
  })
  return `<g fill="${fill}">${paths.join('')}</g>`
}

/** A heading, a text and a line in bold as an SVG of outlines, with the characters that a font lacks. */
export function specimenSvg(
  { heading, body, bold }: SpecimenFaces,
  { title, text, names, alt }: Words,
  ratio: number,
): { svg: string; width: number; height: number; missing: string[] } {
  const room = width - 2 * margin
  const { h2 } = typeScale(ratio)
  const blocks = [
    { face: heading, text: title, size: textSize * h2, leading: 1.2, after: 14, fill: ink },
    { face: body, text, size: textSize, leading: 1.6, after: 14, fill: ink },
    { face: bold, text: names, size: textSize * 0.85, leading: 1.4, after: 0, fill: quietInk },
  ]
  let y = margin
  const drawn = blocks.flatMap(({ face, text: words, size, leading, after, fill }) => {
    const lines = brokenLines(face, words, size, room).map((line) => {
      y += size * leading
      return outlined(face, line, size, margin, y - size * (leading - 1) * 0.5 - size * 0.2, fill)
    })
    y += after
    return lines
  })
  const height = Math.ceil(y + margin)
  const lacks = [
    ...charactersOf(title).filter((character) => !has(heading, character)),
    ...charactersOf(text).filter((character) => !has(body, character)),
  ]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${escapeHtml(alt)}">` +
    `<rect width="${String(width)}" height="${String(height)}" fill="#fff"/>${drawn.join('')}</svg>`
  return { svg, width, height, missing: [...new Set(lacks)] }
}
