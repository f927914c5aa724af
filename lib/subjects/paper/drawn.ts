import { pointsPerMillimetre } from '@/lib/base/pdf/page'
import {
  flatItems,
  millimetres,
  sheetSize,
  type DesignPage,
  type FlatItem,
  type TextItem,
} from '@/lib/kits/document/design'
import { designSvg } from '@/lib/kits/document/design-svg'
import type { Faces } from './faces'
import type { Item, Laid, Tag } from './flow'
import { linesOf, type Line, type Run } from './lines'

/** No line of a design is broken again. */
const noEnd = 1e9

/** A line in its fonts: smaller than asked for where its letters could not be measured before and need more room than there is. */
function lineOf(item: TextItem, text: string, faces: Faces, scale: number): { line: Line; size: number } {
  const style = { bold: item.bold, direction: 'ltr' } as const
  const size = item.size * scale
  const [line] = linesOf(text, { ...style, size }, noEnd, faces)
  if (!line) return { line: { runs: [], width: 0, start: 0 }, size }
  const room = item.room * scale
  if (item.overflows || line.width <= room) return { line, size }
  const smaller = (size * room) / line.width
  return { line: linesOf(text, { ...style, size: smaller }, noEnd, faces)[0] ?? line, size: smaller }
}

const shift = { start: 0, middle: 0.5, end: 1 } as const

/** The runs of a text with their places, in the units that `scale` makes of millimetres. */
function placedRuns(item: TextItem, faces: Faces, scale: number): { run: Run; x: number; y: number }[] {
  return item.lines.flatMap((text, at) => {
    const { line } = lineOf(item, text, faces, scale)
    const left = item.x * scale - line.width * shift[item.anchor]
    const y = (item.y + at * item.leading) * scale
    return line.runs.map((run) => ({ run, x: left + run.x, y }))
  })
}

function itemsOf(item: FlatItem, faces: Faces, margin: number, root: Tag): Item[] {
  const points = (length: number) => length * pointsPerMillimetre
  const place = (length: number) => points(length + margin)
  const cut = item.cut && {
    x: place(item.cut.x),
    y: place(item.cut.y),
    width: points(item.cut.width),
    height: points(item.cut.height),
  }
  const common = { x: place(item.x), y: place(item.y), ...(cut ? { cut } : {}) }
  switch (item.kind) {
    case 'field':
      return [
        {
          ...common,
          kind: 'field',
          width: points(item.width),
          height: points(item.height),
          colour: item.fill,
          ...(item.radius ? { radius: points(item.radius) } : {}),
        },
      ]
    case 'drawing': {
      const tag = item.alt === undefined ? undefined : { role: 'Figure', under: root, alt: item.alt }
      const size = { width: points(item.width), height: points(item.height) }
      return [{ ...common, ...size, kind: 'drawing', svg: item.svg, tag }]
    }
    case 'picture':
      return [
        {
          ...common,
          kind: 'picture',
          href: item.href,
          width: points(item.width),
          height: points(item.height),
          fit: item.fit,
          ...(item.radius ? { radius: points(item.radius) } : {}),
          tag: { role: 'Figure', under: root, alt: item.alt },
        },
      ]
    case 'text': {
      const tag = { role: 'P', under: root }
      const moved = { ...item, x: item.x + margin, y: item.y + margin }
      return placedRuns(moved, faces, pointsPerMillimetre).map(({ run, x, y }) => ({
        kind: 'run',
        run,
        x,
        y,
        colour: item.fill,
        tag,
      }))
    }
  }
}

/** Pages of a design as sheets of a PDF, lines broken as they stand. All pages have the size of the first. */
export function laidDesign(pages: readonly DesignPage[], faces: Faces): Laid {
  const [first] = pages
  if (!first) throw new TypeError('a design has no page')
  const { width, height } = sheetSize(first)
  const root = { role: 'Document' }
  return {
    width: width * pointsPerMillimetre,
    height: height * pointsPerMillimetre,
    trim: { edge: first.margin * pointsPerMillimetre, bleed: first.bleed * pointsPerMillimetre },
    turns: [],
    sheets: pages.map(({ items, margin }) => ({
      items: flatItems(items).flatMap((item) => itemsOf(item, faces, margin, root)),
      headings: [],
    })),
  }
}

/** A run as the outlines of its glyphs. Fonts count upwards from the baseline, SVG downwards. */
function runOutline({ run, x, y }: { run: Run; x: number; y: number }): string {
  const { font } = run.face
  const scale = run.size / font.unitsPerEm
  const thick = run.thickened ? ` stroke-width="${font.unitsPerEm / 34}"` : ''
  let at = x
  return run.glyphs
    .map(({ id, advance, dx, dy }) => {
      const left = at + (dx * run.size) / 1000
      const top = y - (dy * run.size) / 1000
      at += (advance * run.size) / 1000
      const path = font.getGlyph(id).path.toSVG()
      const place = `translate(${millimetres(left)} ${millimetres(top)}) scale(${scale.toFixed(7)} ${(-scale).toFixed(7)})`
      return path === '' ? '' : `<path transform="${place}"${thick} d="${path}"/>`
    })
    .join('')
}

/** A page as SVG of its printed size, with letters as outlines: the same in every program, whichever fonts it has. */
export function outlinedDesign(page: DesignPage, faces: Faces): string {
  const { width, height } = sheetSize(page)
  return designSvg(page, {
    size: { width: `${millimetres(width)}mm`, height: `${millimetres(height)}mm` },
    outline(item) {
      const outlines = placedRuns(item, faces, 1).map(runOutline).join('')
      return `<g fill="${item.fill}" stroke="${item.fill}" stroke-width="0">${outlines}</g>`
    },
  })
}
