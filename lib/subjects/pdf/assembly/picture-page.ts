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
import type { PageSize } from '@/lib/subjects/pdf/task'

/** A picture as a PDF takes it: JPEG as it is, anything else as PNG. */
export interface PagePicture {
  kind: 'jpeg' | 'png'
  bytes: Uint8Array
  /** 1 to 8, as Exif counts. */
  orientation: number
}

/** Dots per inch at which a picture has its own size. */
const ownDpi = 150

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

/** The paper turned as the picture lies. */
function paperFor(paper: PageSize, picture: PageSize): PageSize {
  const isWide = picture.width > picture.height
  return isWide === paper.width > paper.height ? paper : { width: paper.height, height: paper.width }
}

/** The size of a page for a picture of this many pixels, upright. */
export function picturePageSize(pixels: PageSize, paper: PageSize | undefined): PageSize {
  if (paper) return paperFor(paper, pixels)
  return { width: (pixels.width * 72) / ownDpi, height: (pixels.height * 72) / ownDpi }
}

const written = (value: number) => String(Number(value.toFixed(4)))

/** A page with a picture on it, as large as it fits and in the middle. JPEG data are not decoded. */
export async function picturePage(
  document: PDFDocument,
  { kind, bytes, orientation }: PagePicture,
  paper: PageSize | undefined,
): Promise<PDFDict> {
  const context: PDFContext = document.context
  const image = kind === 'jpeg' ? await document.embedJpg(bytes) : await document.embedPng(bytes)
  await image.embed()
  const isLying = orientation >= 5
  const pixels = isLying ? { width: image.height, height: image.width } : { width: image.width, height: image.height }
  const page = picturePageSize(pixels, paper)
  const scale = Math.min(page.width / pixels.width, page.height / pixels.height)
  const width = pixels.width * scale
  const height = pixels.height * scale
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = upright[orientation] ?? []
  const left = (page.width - width) / 2
  const bottom = (page.height - height) / 2
  const matrix = [a * width, b * height, c * width, d * height, e * width + left, f * height + bottom]
  const content = `q ${matrix.map(written).join(' ')} cm /Picture Do Q`
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
