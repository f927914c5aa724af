import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { leadsOut } from '@/lib/kits/document/href'
import type { Carrier } from '@/lib/kits/document/carrier'
import type { Document } from '@/lib/kits/document/types'
import type { Faces } from './faces'
import type { Item, Laid, Tag } from './flow'
import { shapesOf } from './shapes'
import { writeRuns } from './write-run'

type Pdf = PDFKit.PDFDocument
type Element = ReturnType<Pdf['struct']>

type RunItem = Item & { kind: 'run' }
type Box = { x: number; y: number; width: number; height: number }

function drawLinks(pdf: Pdf, runs: readonly RunItem[]): void {
  for (const { run, x, y, colour } of runs) {
    const { href, width, size } = run
    if (href === undefined || !leadsOut(href)) continue
    pdf
      .lineWidth(0.5)
      .moveTo(x, y + 1.5)
      .lineTo(x + width, y + 1.5)
      .stroke(colour)
    pdf.link(x, y - size, width, size * 1.3, href)
  }
}

/** The runs from this item on that stand on one line in one colour and belong to one element. */
function lineFrom(items: readonly Item[], at: number): RunItem[] {
  const line: RunItem[] = []
  for (let next = items[at]; next?.kind === 'run'; next = items[at + line.length]) {
    const [first = next] = line
    if (next.y !== first.y || next.tag !== first.tag || next.colour !== first.colour) break
    line.push(next)
  }
  return line
}

function outlineOf(pdf: Pdf, { x, y, width, height, radius = 0 }: Box & { radius?: number }): Pdf {
  const most = Math.min(radius, width / 2, height / 2)
  return most > 0 ? pdf.roundedRect(x, y, width, height, most) : pdf.rect(x, y, width, height)
}

function drawPicture(pdf: Pdf, item: Item & { kind: 'picture' }): void {
  const { href, x, y, width, height, fit } = item
  if (fit === undefined) {
    pdf.image(href, x, y, { width, height })
    return
  }
  pdf.save()
  outlineOf(pdf, item).clip()
  pdf.image(href, x, y, { [fit === 'cover' ? 'cover' : 'fit']: [width, height], align: 'center', valign: 'center' })
  pdf.restore()
}

function drawCut(pdf: Pdf, item: Exclude<Item, RunItem>): void {
  if (!item.cut) return drawItem(pdf, item)
  pdf.save()
  outlineOf(pdf, item.cut).clip()
  drawItem(pdf, item)
  pdf.restore()
}

function drawItem(pdf: Pdf, item: Exclude<Item, RunItem>): void {
  const { x, y } = item
  switch (item.kind) {
    case 'line':
      pdf.lineWidth(item.weight).moveTo(x, y).lineTo(item.toX, y).stroke(item.colour)
      return
    case 'field':
      outlineOf(pdf, item).fill(item.colour)
      return
    case 'picture':
      drawPicture(pdf, item)
      return
    case 'drawing': {
      const { side, shapes } = shapesOf(item.svg)
      pdf
        .save()
        .translate(x, y)
        .scale(item.width / side.width, item.height / side.height)
        .translate(-side.x, -side.y)
      for (const { path, fill, stroke } of shapes) {
        if (fill !== undefined) pdf.path(path).fill(fill)
        if (stroke) pdf.path(path).lineWidth(stroke.width).lineCap('round').lineJoin('round').stroke(stroke.colour)
      }
      pdf.restore()
    }
  }
}

/** Elements of the structure by the tags of the layout, made when their first content is. */
function structureOf(pdf: Pdf) {
  const elements = new Map<Tag, Element>()
  function elementOf(tag: Tag): Element {
    const known = elements.get(tag)
    if (known) return known
    const element = pdf.struct(tag.role, tag.alt === undefined ? {} : { alt: tag.alt })
    elements.set(tag, element)
    if (tag.under) elementOf(tag.under).add(element)
    else pdf.addStructure(element)
    return element
  }
  return {
    begin(tag: Tag | undefined): void {
      if (!tag) pdf.markContent('Artifact', { type: 'Layout' })
      else elementOf(tag).add(pdf.markStructureContent(tag.role))
    },
    end(): void {
      for (const [tag, element] of elements) if (!tag.under) element.end()
    },
  }
}

/** Bookmarks nested as the headings are. */
function bookmarksOf(pdf: Pdf) {
  const open: { level: number; item: PDFKit.PDFOutline }[] = []
  return (text: string, level: number) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const item = (open.at(-1)?.item ?? pdf.outline).addItem(text)
    open.push({ level, item })
  }
}

/** The boxes that printers cut by (ISO 32000-1, 14.11.2), from the sheet's lower left corner. */
function tellTrim(pdf: Pdf, { width, height, trim }: Laid): void {
  if (!trim) return
  const { data } = (pdf.page as unknown as { dictionary: { data: Record<string, readonly number[]> } }).dictionary
  const within = (edge: number) => [edge, edge, width - edge, height - edge]
  data.TrimBox = within(trim.edge)
  data.BleedBox = within(Math.max(0, trim.edge - trim.bleed))
}

function drawn(pdf: Pdf, laid: Laid): void {
  const { width, height, sheets } = laid
  const structure = structureOf(pdf)
  const bookmark = bookmarksOf(pdf)
  for (const { items, headings } of sheets) {
    pdf.addPage({ size: [width, height], margin: 0 })
    tellTrim(pdf, laid)
    for (const { text, level } of headings) bookmark(text, level)
    let at = 0
    for (let item = items[at]; item; item = items[at]) {
      const before = items[at - 1]
      if (before && before.tag !== item.tag) pdf.endMarkedContent()
      if (!before || before.tag !== item.tag) structure.begin(item.tag)
      const line = lineFrom(items, at)
      if (item.kind === 'run') {
        writeRuns(pdf, line, item.y, item.colour)
        drawLinks(pdf, line)
      } else drawCut(pdf, item)
      at += Math.max(1, line.length)
    }
    if (items.length > 0) pdf.endMarkedContent()
  }
  structure.end()
}

/** The library writes a title into XML as it stands, and both places must say the same. */
function archived(title: string): string {
  return title.replaceAll(/[&<>]/g, ' ').replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd]/g, '')
}

function carry(pdf: Pdf, { name, type, description, relationship, content, metadata }: Carrier): void {
  pdf.file(
    content as Buffer,
    {
      name,
      type,
      description,
      relationship,
      modifiedDate: new Date(),
      creationDate: new Date(),
    } as PDFKit.Mixins.PDFAttachmentOptions,
  )
  // Not in the library's types.
  ;(pdf as unknown as { appendXML(xml: string): void }).appendXML(metadata)
}

/**
 * A laid out document as a tagged PDF 1.7 (ISO 32000-1) with its title, its language, bookmarks for its headings, and of each
 * font only the glyphs that are used. Text can be searched and copied in the order in which it was written. With a carrier it is
 * written for archives: ISO 19005-3, level B, with sRGB as its output intent and the file embedded.
 */
export function pdfOf(
  { title, language = 'en' }: Pick<Document, 'title' | 'language'>,
  laid: Laid,
  faces: Faces,
  carrier?: Carrier,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    ...(carrier ? { subset: 'PDF/A-3b' as const } : {}),
    autoFirstPage: false,
    // Else the library asks for its own Helvetica, which is not here.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: carrier ? archived(title) : title, Creator: 'Tallykit', Producer: 'PDFKit' },
  })
  const bytes = toBytes(pdf)
  for (const { name, font } of faces.all) pdf.registerFont(name, font as unknown as Buffer)
  drawn(pdf, laid)
  if (carrier) carry(pdf, carrier)
  pdf.end()
  return bytes
}
