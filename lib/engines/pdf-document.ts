import { createShow, type Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { documentText } from '@/lib/kits/document/text'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import { wordsOf } from '@/lib/kits/document/words'
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
 * character that none of them has where there is one.
 */
export function documentPdf(
  document: Document,
  region: Region,
  fonts: FontList,
  read: ReadFont,
): Promise<Uint8Array<ArrayBuffer> | Missing> {
  return orMissing(async () => {
    const show = createShow(region)
    const faces = await facesOf(document, show, fonts, read)
    return pdfOf(document, laidOut(document, show, faces), faces)
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
