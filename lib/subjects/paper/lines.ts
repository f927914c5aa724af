import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { printable } from '@/lib/kits/document/printable'
import type { RichText, Span } from '@/lib/kits/document/types'
import type { Face, Faces, Style } from './faces'
import { shaped, type Glyph } from './shape'

export interface TextStyle extends Style {
  size: number
  /** Written from this side unless the text itself says otherwise. */
  direction: 'ltr' | 'rtl'
}

/** A stretch of one face and one direction, as it is drawn. `x` is its left edge in points. */
export interface Run {
  x: number
  width: number
  glyphs: readonly Glyph[]
  /** As it was written, for whoever copies it or has it read aloud. */
  text: string
  isReversed: boolean
  face: Face
  size: number
  /** The face lacks the weight: it is drawn with an outline. */
  thickened: boolean
  href?: string
}

export interface Line {
  runs: readonly Run[]
  width: number
  /** How much of the text stands before it, as it is printed, in UTF-16 units. */
  start: number
}

export const lineHeight = 1.4

/** A character that no font of ours has. The document cannot be written as it stands. */
export class MissingGlyph extends Error {
  constructor(readonly character: string) {
    super(`no font has ${character}`)
  }
}

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Written without spaces, with breaks that only a dictionary knows. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

/** What all characters of one kind share: neighbours of one kind are one object. */
interface Letter {
  face: Face
  style: Style
  href: string | undefined
  level: number
}

interface Paragraph {
  text: string
  /** One for each UTF-16 unit. */
  letters: readonly Letter[]
}

const spansOf = (text: RichText): readonly Span[] =>
  (typeof text === 'string' ? [text] : text).map((span) => (typeof span === 'string' ? { text: span } : span))

/** Characters that say how others join or run, and draw nothing themselves. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u

function lettersOf(
  spans: readonly Span[],
  { bold, italic }: TextStyle,
  faces: Faces,
  levels: Uint8Array | undefined,
): Letter[] {
  const letters: Letter[] = []
  for (const { text, href, ...own } of spans) {
    const style = { bold: bold === true || own.bold === true, italic: italic === true || own.italic === true }
    for (const character of text) {
      const before = letters.at(-1)
      const face =
        faces.pick(character.codePointAt(0) ?? 0, style, before?.face) ??
        (unseen.test(character) ? before?.face : undefined)
      if (!face) throw new MissingGlyph(character)
      for (let unit = 0; unit < character.length; unit++) {
        const level = levels?.[letters.length] ?? 0
        const last = letters.at(-1)
        const isSame = last?.face === face && last.style === style && last.level === level
        letters.push(isSame ? last : { face, style, href, level })
      }
    }
  }
  return letters
}

function paragraphsOf(text: RichText, style: TextStyle, faces: Faces): Paragraph[] {
  const paragraphs: Span[][] = [[]]
  for (const span of spansOf(text))
    printable(span.text)
      .split('\n')
      .forEach((part, position) => {
        if (position > 0) paragraphs.push([])
        if (part !== '') paragraphs.at(-1)?.push({ ...span, text: part })
      })
  return paragraphs.map((spans) => {
    const whole = spans.map((span) => span.text).join('')
    return { text: whole, letters: lettersOf(spans, style, faces, levelsOf(whole, style.direction)) }
  })
}

/** Text is set by its own first letters: a Hebrew name runs from right to left in an English letter too. */
function levelsOf(text: string, direction: 'ltr' | 'rtl'): Uint8Array | undefined {
  if (direction === 'ltr' && !rightToLeft.test(text)) return undefined
  return bidi.getEmbeddingLevels(text, /\p{L}/u.test(text) ? 'auto' : direction).levels
}

function breaksOf(text: string): number[] {
  const breaks = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position)
  for (const { 0: stretch, index } of text.matchAll(withoutSpaces))
    for (const word of new Intl.Segmenter('th', { granularity: 'word' }).segment(stretch))
      if (word.index > 0) breaks.add(index + word.index)
  breaks.add(text.length)
  return [...breaks].filter((position) => position > 0).sort((one, other) => one - other)
}

interface Stretch {
  start: number
  end: number
  letter: Letter
}

const isSpace = (character: string | undefined) => character === ' ' || character === '\u00A0'

function stretchesOf({ text, letters }: Paragraph, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let unit = start; unit < end; unit++) {
    const letter = letters[unit]
    const last = stretches.at(-1)
    if (!letter) continue
    // Fonts join letters within a word only, so that a word is shaped once however often it occurs.
    const isSameWord = isSpace(text[unit]) === isSpace(text[unit - 1])
    if (last && isSameWord && last.letter === letter) last.end = unit + 1
    else stretches.push({ start: unit, end: unit + 1, letter })
  }
  return stretches
}

const mirrored = (text: string) => [...text].map((one) => bidi.getMirroredCharacter(one) ?? one).join('')
const reversed = (text: string) => [...text].reverse().join('')

/**
 * The font shapes text in the direction of its script. Where the paragraph wants the other one, as for brackets or spaces alone
 * between Hebrew words, or Persian digits, the text is turned round beforehand.
 */
function drawnText(text: string, level: number): string {
  const isTurned = level % 2 === 1
  const turnsItself = rightToLeft.test(text)
  const bracketed = isTurned ? mirrored(text) : text
  return isTurned === turnsItself ? bracketed : reversed(bracketed)
}

const widthOf = (face: Face, drawn: string) => shaped(face, drawn).width / 1000

/** Runs in the order of the eye, from left to right: rule L2 of the Unicode Bidirectional Algorithm (UAX 9). */
function visualOrder<T>(runs: readonly T[], levelOf: (run: T) => number): T[] {
  const ordered = [...runs]
  const levels = runs.map(levelOf)
  const highest = Math.max(0, ...levels)
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while (to < ordered.length && levelOf(ordered[to] as T) >= level) to++
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  }
  return ordered
}

function lineOf(paragraph: Paragraph, start: number, end: number, size: number): Line {
  const stop = start + paragraph.text.slice(start, end).trimEnd().length
  const stretches = visualOrder(stretchesOf(paragraph, start, stop), ({ letter }) => letter.level)
  let x = 0
  const runs = stretches.map(({ start: from, end: to, letter }) => {
    const text = paragraph.text.slice(from, to)
    const drawn = drawnText(text, letter.level)
    const { glyphs, width: thousandths } = shaped(letter.face, drawn)
    const width = (thousandths / 1000) * size
    const run: Run = {
      x,
      width,
      glyphs,
      text,
      isReversed: letter.level % 2 === 1,
      face: letter.face,
      size,
      thickened: letter.style.bold === true && letter.face.weight === 400,
      ...(letter.href === undefined ? {} : { href: letter.href }),
    }
    x += width
    return run
  })
  const space = paragraph.letters[stop]
  if (!space || !isSpace(paragraph.text[stop]) || stop >= end) return { runs, width: x, start }
  // Nobody sees it; who copies the text or has it read aloud gets two words instead of one.
  const { glyphs, width: thousandths } = shaped(space.face, ' ')
  const isReversed = space.level % 2 === 1
  const width = (thousandths / 1000) * size
  const unseenSpace = {
    x: isReversed ? -width : x,
    width,
    glyphs,
    text: ' ',
    isReversed,
    face: space.face,
    size,
    thickened: false,
  }
  return { runs: [...runs, unseenSpace], width: x, start }
}

function widthBetween(paragraph: Paragraph, start: number, end: number, size: number): number {
  return stretchesOf(paragraph, start, end).reduce(
    (sum, { start: from, end: to, letter }) =>
      sum + widthOf(letter.face, drawnText(paragraph.text.slice(from, to), letter.level)) * size,
    0,
  )
}

/** No line holds more characters; a longer word need not be measured whole. UTF-16 units. */
const mostOfLine = 1000

/** Where a word that is wider than the line is cut: after as many characters as fit, at least one. */
function cutOf(paragraph: Paragraph, start: number, end: number, size: number, width: number): number {
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(paragraph.text.slice(start, end))]
  let low = 1
  let high = graphemes.length
  const endOf = (count: number) => start + (graphemes[count]?.index ?? end - start)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthBetween(paragraph, start, endOf(middle), size) <= width) low = middle
    else high = middle - 1
  }
  return endOf(low)
}

function isTooWide(paragraph: Paragraph, start: number, end: number, size: number, width: number): boolean {
  return end - start > mostOfLine || widthBetween(paragraph, start, end, size) > width
}

function brokenLines(paragraph: Paragraph, size: number, width: number): Line[] {
  const { text } = paragraph
  if (text.trim() === '') return [{ runs: [], width: 0, start: 0 }]
  const lines: Line[] = []
  let start = 0
  let end = 0
  let filled = 0
  for (const position of breaksOf(text)) {
    let from = Math.max(end, start)
    const visible = from + text.slice(from, position).trimEnd().length
    if (end > start && isTooWide(paragraph, from, visible, size, width - filled)) {
      lines.push(lineOf(paragraph, start, end, size))
      start = end
      filled = 0
      from = start
    }
    while (start === from && visible > start && isTooWide(paragraph, start, visible, size, width)) {
      const cut = cutOf(paragraph, start, Math.min(visible, start + mostOfLine), size, width)
      if (cut >= visible) break
      lines.push(lineOf(paragraph, start, cut, size))
      start = cut
      from = cut
    }
    filled += widthBetween(paragraph, Math.max(from, start), position, size)
    end = position
  }
  if (start < text.length) lines.push(lineOf(paragraph, start, text.length, size))
  return lines
}

/**
 * Text broken into lines no wider than `width` points: at the opportunities of UAX 14, for scripts without spaces at the words
 * of a dictionary, and where a word is too wide, between its characters. Each line's runs stand in the order of the eye (UAX 9).
 * Throws MissingGlyph for a character that no face has.
 */
export function linesOf(text: RichText, style: TextStyle, width: number, faces: Faces): Line[] {
  let before = 0
  return paragraphsOf(text, style, faces).flatMap((paragraph) => {
    const from = before
    before += paragraph.text.length + 1
    return brokenLines(paragraph, style.size, width).map((line) => ({ ...line, start: from + line.start }))
  })
}

/** The width of a text that is not broken. */
export function widestLine(text: RichText, style: TextStyle, faces: Faces): number {
  return Math.max(
    0,
    ...paragraphsOf(text, style, faces).map((one) => widthBetween(one, 0, one.text.length, style.size)),
  )
}
