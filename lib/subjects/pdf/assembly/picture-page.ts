import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFDocument,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { PageSize, PictureLayout } from '@/lib/subjects/pdf/task'

/** A picture as a PDF takes it: JPEG as it is, anything else as PNG. */
export interface PagePicture {
  kind: 'jpeg' | 'png'
  bytes: Uint8Array
  /** 1 to 8, as Exif counts. */
  orientation: number
}

/** By how the picture is stored: the matrix that lays its unit square upright into a unit square (Exif 2.32, tag 274). */
const upright: Readonly<Record<number, readonly number[]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** The page for a picture of this many pixels, upright. */
export function picturePageSize(pixels: PageSize, { paper, dpi, margin, lies }: PictureLayout): PageSize {
  if (!paper) {
    const scale = 72 / dpi
    return { width: pixels.width * scale + 2 * margin, height: pixels.height * scale + 2 * margin }
  }
  const isAcross = lies === 'as the picture' ? pixels.width > pixels.height : lies === 'across'
  const [short, long] = [Math.min(paper.width, paper.height), Math.max(paper.width, paper.height)]
  return isAcross ? { width: long, height: short } : { width: short, height: long }
}

const written = (value: number) => String(Number(value.toFixed(4)))

/** A page with a picture on it, in the middle of what its margins leave. JPEG data are not decoded. */
export async function picturePage(
  document: PDFDocument,
  { kind, bytes, orientation }: PagePicture,
  layout: PictureLayout,
): Promise<PDFDict> {
  const context: PDFContext = document.context
  const image = kind === 'jpeg' ? await document.embedJpg(bytes) : await document.embedPng(bytes)
  await image.embed()
  const isLying = orientation >= 5
  const pixels = isLying ? { width: image.height, height: image.width } : { width: image.width, height: image.height }
  const page = picturePageSize(pixels, layout)
  // A margin that leaves nothing leaves a point.
  const room = {
    width: Math.max(1, page.width - 2 * layout.margin),
    height: Math.max(1, page.height - 2 * layout.margin),
  }
  const scales = [room.width / pixels.width, room.height / pixels.height]
  const scale = layout.isFilled ? Math.max(...scales) : Math.min(...scales)
  const width = pixels.width * scale
  const height = pixels.height * scale
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = upright[orientation] ?? []
  const left = (page.width - width) / 2
  const bottom = (page.height - height) / 2
  const matrix = [a * width, b * height, c * width, d * height, e * width + left, f * height + bottom]
  const frame = [(page.width - room.width) / 2, (page.height - room.height) / 2, room.width, room.height]
  const clip = layout.isFilled ? `${frame.map(written).join(' ')} re W n ` : ''
  const content = `q ${clip}${matrix.map(written).join(' ')} cm /Picture Do Q`
  return pageDict(context, page, {
    content,
    pictures: { Picture: image.ref },
  })
}

interface Drawn {
  content: string
  pictures: Readonly<Record<string, PDFRef>>
}

/** A page without a parent. */
export function pageDict(context: PDFContext, { width, height }: PageSize, drawn?: Drawn): PDFDict {
  const page = PDFDict.withContext(context)
  page.set(PDFName.of('Type'), PDFName.of('Page'))
  const box = PDFArray.withContext(context)
  for (const side of [0, 0, width, height]) box.push(PDFNumber.of(Number(side.toFixed(4))))
  page.set(PDFName.of('MediaBox'), box)
  const resources = PDFDict.withContext(context)
  if (drawn) {
    const pictures = PDFDict.withContext(context)
    for (const [name, ref] of Object.entries(drawn.pictures)) pictures.set(PDFName.of(name), ref)
    resources.set(PDFName.of('XObject'), pictures)
    const bytes = Uint8Array.from(drawn.content, (letter) => letter.charCodeAt(0))
    page.set(PDFName.of('Contents'), context.register(PDFRawStream.of(PDFDict.withContext(context), bytes)))
  }
  page.set(PDFName.of('Resources'), resources)
  return page
}
