import type { DesignItem, DesignPage, TextItem } from '@/lib/kits/document/design'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import { contrastRatio } from '@/lib/subjects/qr/colour'
import { fitted, heightOf, plainLine, type Paragraph, type SetParagraph } from './fit'
import { measured, millimetresOf } from './measure'
import { contrastNeeded, type Ink, type Palette } from './palette'
import type { Length, Part, Place, Template } from './template'

/** What fills a place of a template. `label` names it where it does not fit. */
export type Slot =
  | { kind: 'text'; text: string; label: string }
  | { kind: 'picture'; href: string; alt: string }
  | { kind: 'code'; svg: string; alt: string }

export type Slots = Readonly<Record<string, Slot | undefined>>

interface PageSize {
  name: string
  width: number
  height: number
  bleed: number
  safe: number
}

/** Text that is harder to read than WCAG 2.2 asks for. */
export interface WeakText {
  text: string
  fill: string
  on: string
  ratio: number
  needed: number
}

export interface Side {
  page: DesignPage
  /** Labels of what does not fit at its least size, and that size in points. */
  overflows: readonly { label: string; least: number }[]
  weak: readonly WeakText[]
  /** The width of the code in millimetres, where there is one. */
  codeSide?: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Drawing {
  size: PageSize
  palette: Palette
  slots: Slots
  scale: number
  overflows: { label: string; least: number }[]
  weak: WeakText[]
  codeSide?: number
}

function inMillimetres(length: Length, whole: number, { scale, size }: Drawing): number {
  if (length === 'bleed') return 0 - size.bleed
  return typeof length === 'number' ? length * scale : (Number.parseFloat(length) / 100) * whole
}

/** From one edge to the other along one side of the page. */
function span(
  drawing: Drawing,
  whole: number,
  near: Length | undefined,
  far: Length | undefined,
  length: Length | undefined,
): [from: number, to: number] {
  const at = (one: Length) => inMillimetres(one, whole, drawing)
  // A length counts from the edge, what lies in the bleed comes on top of it.
  const within = (one: Length) => Math.max(0, at(one))
  const from = near === undefined ? undefined : at(near)
  const to = far === undefined ? undefined : whole - at(far)
  if (length === undefined || (near !== undefined && far !== undefined)) return [from ?? 0, to ?? whole]
  if (far !== undefined) return [whole - within(far) - at(length), whole - at(far)]
  return [from ?? 0, within(near ?? 0) + at(length)]
}

function boxOf(place: Place, drawing: Drawing): Box {
  const { width, height } = drawing.size
  const [left, right] = span(drawing, width, place.left, place.right, place.width)
  const [top, bottom] = span(drawing, height, place.top, place.bottom, place.height)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

function isThere(name: string, slots: Slots): boolean {
  const slot = Object.hasOwn(slots, name) ? slots[name] : undefined
  return slot !== undefined && (slot.kind !== 'text' || plainLine(slot.text) !== '')
}

function holds({ when = [] }: Part, slots: Slots): boolean {
  return when.every((condition) =>
    condition.startsWith('not ') ? !isThere(condition.slice(4), slots) : isThere(condition, slots),
  )
}

type TextPart = Part & { part: 'text' }
type Written = Paragraph & { label: string; fill: Ink }

function paragraphsOf(part: TextPart, { slots, scale }: Drawing): Written[] {
  return part.paragraphs.flatMap(({ of, size, least, bold = false, fill, before = 0, leading = 1.3, most, upper }) => {
    const slot = isThere(of, slots) ? slots[of] : undefined
    if (slot?.kind !== 'text') return []
    const text = plainLine(slot.text)
    return [
      {
        text: upper ? text.toUpperCase() : text,
        label: slot.label,
        size: size * scale,
        least: Math.min(least * Math.max(1, scale), size * scale),
        bold,
        fill,
        before: before * scale,
        leading,
        ...(most === undefined ? {} : { most }),
      },
    ]
  })
}

function noteContrast(drawing: Drawing, { text, fill, bold }: Written, { size }: SetParagraph, on: Ink): void {
  const [front, ground] = [drawing.palette[fill], drawing.palette[on]]
  const ratio = contrastRatio(front, ground)
  const needed = contrastNeeded(size, bold)
  if (ratio < needed) drawing.weak.push({ text, fill: front, on: ground, ratio, needed })
}

const anchorOf = ({ x, width }: Box, align: TextItem['anchor']) =>
  align === 'start' ? x : align === 'end' ? x + width : x + width / 2

function textItems(part: TextPart, drawing: Drawing): TextItem[] {
  const box = boxOf(part.at, drawing)
  const paragraphs = paragraphsOf(part, drawing)
  const set = fitted(paragraphs, box.width, box.height)
  const spare = box.height - heightOf(paragraphs, set)
  const share = { top: 0, middle: 0.5, bottom: 1 }[part.from ?? 'top']
  const anchor = part.align ?? 'start'
  let y = box.y + Math.max(0, spare) * share
  return set.map((one, at) => {
    const paragraph = paragraphs[at] as Written
    const size = millimetresOf(one.size)
    const leading = size * paragraph.leading
    if (at > 0) y += paragraph.before
    const top = y
    y += one.lines.length * leading
    noteContrast(drawing, paragraph, one, part.on)
    if (one.overflows) drawing.overflows.push({ label: paragraph.label, least: paragraph.least })
    return {
      kind: 'text',
      lines: one.lines,
      x: anchorOf(box, anchor),
      // The middle of a line of letters lies a little above that of its room.
      y: top + leading / 2 + size * 0.36,
      size,
      leading,
      bold: paragraph.bold,
      fill: drawing.palette[paragraph.fill],
      anchor,
      widths: one.lines.map((line) => {
        const { width, isKnown } = measured(line, paragraph.bold)
        return isKnown && line !== '' ? width * size : null
      }),
      room: box.width,
      ...(one.overflows ? { overflows: true as const } : {}),
    }
  })
}

/** The largest box of a drawing's shape within another, at its middle. */
function containedIn({ x, y, width, height }: Box, svg: string): Box {
  const side = viewBoxOf(svg)
  const scale = Math.min(width / side.width, height / side.height)
  const own = { width: side.width * scale, height: side.height * scale }
  return { x: x + (width - own.width) / 2, y: y + (height - own.height) / 2, ...own }
}

function itemsOf(part: Part, drawing: Drawing): DesignItem[] {
  const { palette, slots, scale } = drawing
  switch (part.part) {
    case 'field': {
      const radius = part.radius === undefined ? {} : { radius: part.radius * scale }
      return [{ kind: 'field', ...boxOf(part.at, drawing), fill: palette[part.fill], ...radius }]
    }
    case 'shape': {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${palette[part.fill]}" d="${part.path}"/></svg>`
      return [{ kind: 'drawing', ...boxOf(part.at, drawing), svg }]
    }
    case 'picture': {
      const slot = isThere(part.of, slots) ? slots[part.of] : undefined
      if (slot?.kind !== 'picture') return []
      const radius = part.radius === undefined ? {} : { radius: part.radius * scale }
      const { href, alt } = slot
      return [{ kind: 'picture', ...boxOf(part.at, drawing), href, alt, fit: part.fit, ...radius }]
    }
    case 'code': {
      const { code } = slots
      if (code?.kind !== 'code') return []
      const box = containedIn(boxOf(part.at, drawing), code.svg)
      drawing.codeSide = box.width
      return [{ kind: 'drawing', ...box, svg: code.svg, alt: code.alt }]
    }
    case 'text':
      return textItems(part, drawing)
  }
}

/**
 * A side of a design: a template filled with slots on a page of a size in millimetres. Texts are broken and made smaller by the
 * widths of the site's font; what does not fit, and what is hard to read, is named.
 */
export function composed({ parts, base }: Template, slots: Slots, palette: Palette, size: PageSize): Side {
  const scale = base ? Math.sqrt((size.width / base.width) * (size.height / base.height)) : 1
  const drawing: Drawing = { size, palette, slots, scale, overflows: [], weak: [] }
  const items = parts.filter((part) => holds(part, slots)).flatMap((part) => itemsOf(part, drawing))
  const { name, width, height, bleed, safe } = size
  const { overflows, weak, codeSide } = drawing
  return {
    page: { name, width, height, bleed, margin: 0, items, safe },
    overflows,
    weak,
    ...(codeSide === undefined ? {} : { codeSide }),
  }
}
