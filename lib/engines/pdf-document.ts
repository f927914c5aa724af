import { createShow } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { documentText } from '@/lib/kits/document/text'
import type { Document } from '@/lib/kits/document/types'
import { wordsOf } from '@/lib/kits/document/words'
import { loadFaces, type FontFile, type ReadFont } from '@/lib/subjects/paper/faces'
import { laidOut } from '@/lib/subjects/paper/flow'
import { MissingGlyph } from '@/lib/subjects/paper/lines'
import { pdfOf } from '@/lib/subjects/paper/write'

/** Counting sheets and list marks, which are in no block's text. */
const own = '0123456789.•'

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
  const show = createShow(region)
  const text = [documentText(document, show), ...Object.values(wordsOf(document)), own].join(' ').normalize('NFC')
  const isSlanted = JSON.stringify(document.blocks).includes('"italic":true')
  const faces = await loadFaces(text, isSlanted ? fonts : fonts.filter(({ italic }) => !italic), read)
  try {
    return await pdfOf(document, laidOut(document, show, faces), faces)
  } catch (error) {
    if (error instanceof MissingGlyph) return { missing: error.character }
    throw error
  }
}
