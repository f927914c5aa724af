import { createShow } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { documentText } from '@/lib/kits/document/text'
import type { DesignPage } from '@/lib/kits/document/design'
import type { Document } from '@/lib/kits/document/types'
import { wordsOf } from '@/lib/kits/document/words'
import { laidDesign, outlinedDesign } from '@/lib/subjects/paper/drawn'
import { loadFaces, type Faces, type FontFile, type ReadFont } from '@/lib/subjects/paper/faces'
import { laidOut } from '@/lib/subjects/paper/flow'
import { MissingGlyph } from '@/lib/subjects/paper/lines'
import { pdfOf } from '@/lib/subjects/paper/write'

/** Counting sheets and list marks, which are in no block's text. */
const own = '0123456789.•'

const pagesOf = ({ blocks }: Document): DesignPage[] =>
  blocks.flatMap((block) => (block.kind === 'design' ? [block.page] : []))

async function facesOf(document: Document, region: Region, fonts: readonly FontFile[], read: ReadFont): Promise<Faces> {
  const text = [documentText(document, createShow(region)), ...Object.values(wordsOf(document)), own].join(' ')
  const isSlanted = JSON.stringify(document.blocks).includes('"italic":true')
  return loadFaces(text.normalize('NFC'), isSlanted ? fonts : fonts.filter(({ italic }) => !italic), read)
}

async function unlessMissing<Made>(make: () => Promise<Made>): Promise<Made | { missing: string }> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof MissingGlyph) return { missing: error.character }
    throw error
  }
}

/**
 * A document as a PDF, with numbers and dates as the region writes them, set in the fonts listed. Answers with the first
 * character that none of them has where there is one.
 */
export async function documentPdf(
  document: Document,
  region: Region,
  fonts: readonly FontFile[],
  read: ReadFont,
): Promise<Uint8Array<ArrayBuffer> | { missing: string }> {
  const faces = await facesOf(document, region, fonts, read)
  return unlessMissing(async () => {
    const pages = pagesOf(document)
    const laid = pages.length > 0 ? laidDesign(pages, faces) : laidOut(document, createShow(region), faces)
    return pdfOf(document, laid, faces)
  })
}

/** A page of a design as SVG of its printed size. */
export interface DesignPicture {
  name: string
  svg: string
  /** As printed, bleed and marks included, in millimetres. */
  width: number
  height: number
}

/** The pages of a design as SVG whose letters are outlines, or the first character that none of the fonts has. */
export async function designPictures(
  document: Document,
  region: Region,
  fonts: readonly FontFile[],
  read: ReadFont,
): Promise<{ pages: DesignPicture[] } | { missing: string }> {
  const faces = await facesOf(document, region, fonts, read)
  return unlessMissing(async () => ({
    pages: pagesOf(document).map((page) => ({
      name: page.name,
      svg: outlinedDesign(page, faces),
      width: page.width + 2 * page.margin,
      height: page.height + 2 * page.margin,
    })),
  }))
}
