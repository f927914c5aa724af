import { createShow, type Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { documentText } from '@/lib/kits/document/text'
import type { Carrier } from '@/lib/kits/document/carrier'
import type { DesignPage } from '@/lib/kits/document/design'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import { wordsOf } from '@/lib/kits/document/words'
import { laidDesign, outlinedDesign } from '@/lib/subjects/paper/drawn'
import { loadFaces, type Faces, type FontList, type ReadFont } from '@/lib/subjects/paper/faces'
import { laidOut } from '@/lib/subjects/paper/flow'
import { MissingGlyph } from '@/lib/subjects/paper/lines'
import { pdfOf } from '@/lib/subjects/paper/write'

/** Counting sheets and list marks, which are in no block's text. */
const own = '0123456789.•'

/** The fonts that a document needs, of those listed. */
async function facesOf(document: Document, show: Show, fonts: FontList, read: ReadFont): Promise<Faces> {
  const text = [documentText(document, show), ...Object.values(wordsOf(document)), own].join(' ').normalize('NFC')
  const isSlanted = JSON.stringify(document.blocks).includes('"italic":true')
  return loadFaces({ text, language: document.language, isSlanted }, fonts, read)
}

const pagesOf = ({ blocks }: Document): DesignPage[] =>
  blocks.flatMap((block) => (block.kind === 'design' ? [block.page] : []))

type Missing = { missing: string }

async function orMissing<Result>(make: () => Promise<Result>): Promise<Result | Missing> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof MissingGlyph) return { missing: error.character }
    throw error
  }
}

/**
 * A document as a PDF, with numbers and dates as the region writes them, set in the fonts listed. Answers with the first
 * character that none of them has where there is one. With a carrier it is a PDF/A-3b with that file inside.
 */
export function documentPdf(
  document: Document,
  region: Region,
  fonts: FontList,
  read: ReadFont,
  carrier?: Carrier,
): Promise<Uint8Array<ArrayBuffer> | Missing> {
  return orMissing(async () => {
    const show = createShow(region)
    const faces = await facesOf(document, show, fonts, read)
    const pages = pagesOf(document)
    const laid = pages.length > 0 ? laidDesign(pages, faces) : laidOut(document, show, faces)
    return pdfOf(document, laid, faces, carrier)
  })
}

/** Where the sheets of that PDF begin, but for the first. */
export function documentTurns(
  document: Document,
  region: Region,
  fonts: FontList,
  read: ReadFont,
): Promise<readonly Turn[] | Missing> {
  return orMissing(async () => {
    const show = createShow(region)
    return laidOut(document, show, await facesOf(document, show, fonts, read)).turns
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

/** The pages of a design as SVG whose letters are outlines. */
export function designPictures(
  document: Document,
  region: Region,
  fonts: FontList,
  read: ReadFont,
): Promise<{ pages: DesignPicture[] } | Missing> {
  return orMissing(async () => {
    const faces = await facesOf(document, createShow(region), fonts, read)
    const pages = pagesOf(document).map((page) => ({
      name: page.name,
      svg: outlinedDesign(page, faces),
      width: page.width + 2 * page.margin,
      height: page.height + 2 * page.margin,
    }))
    return { pages }
  })
}
