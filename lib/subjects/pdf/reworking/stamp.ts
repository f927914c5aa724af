import {
  concatTransformationMatrix,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  degrees,
  StandardFonts,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { readLabels, writeLabels, type Label } from '@/lib/subjects/pdf/assembly/labels'
import { readRanges } from '@/lib/subjects/pdf/ranges'
import type { Stamp, StampPlace } from '@/lib/subjects/pdf/task'
import { writtenNumber } from './page-number'

export interface Stamped {
  /** Pages that got the text. */
  stamped: number
  pages: number
}

/** A page as it is seen: its size upright, and the matrix from there into the space of the page. */
interface Seen {
  width: number
  height: number
  matrix: readonly [number, number, number, number, number, number]
}

/** The visible box of a page, upright (ISO 32000-1, 14.11.2 and table 30). */
export function seenPage(page: PDFPage): Seen {
  const media = page.getMediaBox()
  const crop = page.getCropBox()
  const left = Math.max(media.x, crop.x)
  const bottom = Math.max(media.y, crop.y)
  const across = Math.min(media.x + media.width, crop.x + crop.width) - left
  const up = Math.min(media.y + media.height, crop.y + crop.height) - bottom
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { width: up, height: across, matrix: [0, 1, -1, 0, left + across, bottom] }
    case 180:
      return { width: across, height: up, matrix: [-1, 0, 0, -1, left + across, bottom + up] }
    case 270:
      return { width: up, height: across, matrix: [0, -1, 1, 0, left, bottom + up] }
    default:
      return { width: across, height: up, matrix: [1, 0, 0, 1, left, bottom] }
  }
}

const capHeight = 0.718

function sizeOf({ size }: Stamp, font: PDFFont, text: string, { width, height }: Seen, angle: number): number {
  if (size !== 'fit') return size
  const isSlanted = Math.abs(angle % 180) > 1
  const room = (isSlanted ? Math.hypot(width, height) * 0.72 : width * 0.8) / font.widthOfTextAtSize(text, 1)
  return Math.min(room, height * 0.4)
}

const isOutside = (place: StampPlace) => place === 'top-outside' || place === 'bottom-outside'

/** Pages of an odd number lie on the right. */
function sideOf(place: StampPlace, number: number): 'left' | 'centre' | 'right' {
  if (isOutside(place)) return number % 2 === 1 ? 'right' : 'left'
  if (place.endsWith('left')) return 'left'
  return place.endsWith('right') ? 'right' : 'centre'
}

/** Where the middle of each text stands, on the page as it is seen. */
function middles(stamp: Stamp, seen: Seen, length: number, size: number, number: number): [number, number][] {
  const { place, margin } = stamp
  const { width, height } = seen
  if (place === 'middle') return [[width / 2, height / 2]]
  if (place === 'tiles') {
    const step = { x: length + size * 2, y: Math.max(size * 5, length * 0.6) }
    const spots: [number, number][] = []
    for (let row = 0, y = step.y / 2; y < height + step.y; row++, y += step.y)
      for (let x = row % 2 === 0 ? step.x / 2 : 0; x < width + step.x; x += step.x) spots.push([x, y])
    return spots
  }
  const side = sideOf(place, number)
  const x = side === 'left' ? margin + length / 2 : side === 'right' ? width - margin - length / 2 : width / 2
  const half = (size * capHeight) / 2
  return [[x, place.startsWith('top') ? height - margin - half : margin + half]]
}

function drawText(page: PDFPage, font: PDFFont, stamp: Stamp, text: string, number: number): void {
  const seen = seenPage(page)
  const angle = stamp.angle === 'diagonal' ? (Math.atan2(seen.height, seen.width) * 180) / Math.PI : stamp.angle
  const size = sizeOf(stamp, font, text, seen, angle)
  const length = font.widthOfTextAtSize(text, size)
  const [red, green, blue] = stamp.colour
  const slope = (angle * Math.PI) / 180
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...seen.matrix))
  for (const [x, y] of middles(stamp, seen, length, size, number)) {
    const half = (size * capHeight) / 2
    page.drawText(text, {
      x: x - (length / 2) * Math.cos(slope) + half * Math.sin(slope),
      y: y - (length / 2) * Math.sin(slope) - half * Math.cos(slope),
      size,
      font,
      rotate: degrees(angle),
      color: rgb(red / 255, green / 255, blue / 255),
      opacity: stamp.opacity,
    })
  }
  page.pushOperators(popGraphicsState())
  if (stamp.isBehind) toTheBack(page)
}

/** What was drawn last goes before what the page had. */
function toTheBack({ node }: PDFPage): void {
  const contents = node.normalizedEntries().Contents
  if (!contents || contents.size() < 2) return
  const last = contents.get(contents.size() - 1)
  contents.remove(contents.size() - 1)
  contents.insert(0, last)
}

/** The text with what its names in braces stand for. */
export function filledIn(
  text: string,
  of: { page: number; pages: number; number: string; file: string; date: string },
): string {
  return text.replaceAll(/\{(page|pages|number|file|date)\}/g, (_, name: keyof typeof of) => String(of[name]))
}

/**
 * Writes a text on pages, upright as they are seen, within their visible box. Letters are those of Helvetica, which every reader has: what is
 * beyond Windows-1252 becomes a question mark.
 */
export async function stampPages(document: PDFDocument, stamp: Stamp, file: string, start: number): Promise<Stamped> {
  const pages = document.getPages()
  const range = readRanges(stamp.range, pages.length)
  const wanted = 'fault' in range ? [] : [...new Set(range.pages)].sort((one, other) => one - other)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const known = new Set(font.getCharacterSet())
  const plain = (text: string) => [...text].map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('')
  const numbers = new Map(wanted.map((page, at) => [page, start + at]))
  for (const [page, number] of numbers) {
    const target = pages[page - 1]
    if (!target) continue
    const text = filledIn(stamp.text, {
      page,
      pages: pages.length,
      number: writtenNumber(number, stamp.style, stamp.digits),
      file,
      date: stamp.date,
    })
    if (text.trim() !== '') drawText(target, font, stamp, plain(text), number)
  }
  if (stamp.labels) labelPages(document, stamp, stamp.labels.prefix, numbers)
  return { stamped: wanted.length, pages: pages.length }
}

/** Pages that got no number keep the label that they had. */
function labelPages(document: PDFDocument, stamp: Stamp, prefix: string, numbers: ReadonlyMap<number, number>): void {
  const { context, catalog } = document
  const before = readLabels(context, catalog)
  const labels = document.getPages().map((_, at): Label => {
    const number = numbers.get(at + 1)
    if (number !== undefined) return { prefix, style: stamp.style, number }
    return before?.(at) ?? { prefix: '', style: undefined, number: 1 }
  })
  writeLabels(context, catalog, labels)
}
