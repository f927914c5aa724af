import { measured, millimetresOf } from './measure'

/** A text that is to stand in a box with others, sizes in points. */
export interface Paragraph {
  text: string
  size: number
  /** It is never set smaller. */
  least: number
  bold: boolean
  /** Distance of baselines as a share of the size. */
  leading: number
  /** Room above, in millimetres; falls away at the top of the box. */
  before: number
  /** It is set smaller before it takes more lines. */
  most?: number
}

export interface SetParagraph {
  lines: readonly string[]
  size: number
  overflows: boolean
}

const eastern = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** Where a line may end: after a space, a hyphen or a slash, and between the characters of East Asia. */
const pieces = new RegExp(`[${eastern}]|(?:[^\\s/${eastern}-]|(?<=\\s|^)[/-])+[/-]*|[/-]+`, 'gu')

/** Controls are spaces; what has no UTF-8 is a question mark in a box. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .trim()
}

let segmenter: Intl.Segmenter | undefined

/** A word that no line can hold, in parts that fit; each has a character at least. */
function cut(word: string, room: number, bold: boolean): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const parts = ['']
  for (const { segment } of segmenter.segment(word)) {
    const last = parts.at(-1) ?? ''
    if (last === '' || measured(last + segment, bold).width <= room) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function broken(text: string, room: number, bold: boolean): { lines: string[]; isCut: boolean } {
  const lines: string[] = []
  let isCut = false
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const { 0: piece, index } of paragraph.matchAll(pieces)) {
      const gap = line !== '' && /\s/.test(paragraph[index - 1] ?? '') ? ' ' : ''
      const longer = line + gap + piece
      if (measured(longer, bold).width <= room) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = piece
      const { width, isKnown } = measured(piece, bold)
      if (width <= room) continue
      isCut ||= isKnown
      const parts = cut(piece, room, bold)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
    lines.push(line)
  }
  return { lines, isCut }
}

/** Sizes are tried in steps of a twentieth of a point and more. */
const step = 0.97

function setAlone(paragraph: Paragraph, width: number, largest: number): SetParagraph {
  const { text, least, bold, most = Infinity } = paragraph
  for (let size = Math.max(least, largest); ; size = Math.max(least, size * step)) {
    const { lines, isCut } = broken(text, width / millimetresOf(size), bold)
    const fits = !isCut && lines.length <= most
    if (fits || size <= least) return { lines, size, overflows: !fits }
  }
}

/** How high paragraphs are one under the other, in millimetres. */
export function heightOf(paragraphs: readonly Paragraph[], set: readonly SetParagraph[]): number {
  return set.reduce((sum, { lines, size }, at) => {
    const { leading, before } = paragraphs[at] as Paragraph
    return sum + (at === 0 ? 0 : before) + lines.length * millimetresOf(size) * leading
  }, 0)
}

/**
 * Paragraphs set one under the other in a box (millimetres): each as large as it was asked for where it can, smaller where a word is
 * too wide or it has too many lines, all smaller where the box is too low, none below its least size. What does not fit even so keeps
 * its lines and says so.
 */
export function fitted(paragraphs: readonly Paragraph[], width: number, height: number): SetParagraph[] {
  let scale = 1
  for (;;) {
    const set = paragraphs.map((one) => setAlone(one, width, one.size * scale))
    if (heightOf(paragraphs, set) <= height + 1e-6) return set
    const isLeast = set.every(({ size }, at) => size <= (paragraphs[at]?.least ?? 0) + 1e-9)
    if (isLeast) return withOverflow(paragraphs, set, height)
    scale *= step
  }
}

/** Names those that stand below the end of the box. */
function withOverflow(paragraphs: readonly Paragraph[], set: readonly SetParagraph[], height: number): SetParagraph[] {
  return set.map((one, at) => {
    const isBelow = heightOf(paragraphs.slice(0, at + 1), set.slice(0, at + 1)) > height + 1e-6
    return isBelow ? { ...one, overflows: true } : one
  })
}
