import { OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Piece, ReadPage } from './pieces'

const pictureMarks = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject])

/**
 * The letters of a page with their places, upright as the page is seen, and whether a page without any shows a picture, as a scan does.
 */
export async function readPage(page: PDFPageProxy): Promise<ReadPage & { hasPicture: boolean }> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str === '') return []
    const place = Util.transform(transform, item.transform) as number[]
    const [, , c = 0, d = 0, x = 0, y = 0] = place
    const size = Math.hypot(c, d)
    return [{ text: item.str, x, y, width: item.width, size, isRightToLeft: item.dir === 'rtl' }]
  })
  const hasText = pieces.some(({ text }) => text.trim() !== '')
  // Only a page without letters is asked what is drawn on it.
  const hasPicture = !hasText && (await page.getOperatorList()).fnArray.some((mark) => pictureMarks.has(mark))
  return { width, height, pieces, hasPicture }
}
