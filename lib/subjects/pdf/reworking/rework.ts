import type { PDFDocument } from '@cantoo/pdf-lib'
import { openDocument, Unreadable } from '@/lib/subjects/pdf/assembly/assemble'
import { squeeze, type JpegCodec } from '@/lib/subjects/pdf/compressing/compress'
import type { Change, Permissions, Rework, Squeeze } from '@/lib/subjects/pdf/task'
import { stampPages, type Stamped } from './stamp'

export interface ReworkedFrom {
  /** Its place among the sources, named where it cannot be read. */
  source: number
  bytes: Uint8Array
  password: string
  /** Without its ending, for `{file}`. */
  name: string
  /** The number that the first stamped page has. */
  start: number
  /** For pictures that are written anew. */
  codec?: JpegCodec
  step?: (share: number) => Promise<void>
}

const randomPassword = () =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function lock(document: PDFDocument, openPassword: string, ownerPassword: string, may: Permissions): void {
  document.encrypt({
    userPassword: openPassword,
    ownerPassword: ownerPassword === '' ? randomPassword() : ownerPassword,
    algorithm: 'AES-256',
    permissions: {
      printing: may.printing === 'none' ? false : may.printing === 'low' ? 'lowResolution' : 'highResolution',
      copying: may.copies,
      modifying: may.changes,
      annotating: may.notes,
      fillingForms: may.forms,
      documentAssembly: may.arranges,
      contentAccessibility: true,
    },
  })
}

export interface Reworked extends Stamped {
  file: Blob
  changes: readonly Change[]
}

const pdfBlob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })

/** What pictures come down to, one after the other, for a file that must fit a size. */
const harder = [
  { dpi: 150, quality: 70 },
  { dpi: 120, quality: 60 },
  { dpi: 100, quality: 50 },
  { dpi: 80, quality: 40 },
  { dpi: 60, quality: 30 },
]

function* attempts({ pictures, ...rest }: Squeeze): Generator<Squeeze> {
  yield { pictures, ...rest }
  if (!pictures || rest.limit === undefined) return
  for (const { dpi, quality } of harder)
    if (dpi < pictures.dpi || quality < pictures.quality)
      yield {
        ...rest,
        pictures: { ...pictures, dpi: Math.min(dpi, pictures.dpi), quality: Math.min(quality, pictures.quality) },
      }
}

async function squeezed(rule: Squeeze, { source, bytes, password, codec, step }: ReworkedFrom): Promise<Reworked> {
  const { limit } = rule
  let best: { file: Uint8Array; changes: Change[]; pages: number } | undefined
  for (const attempt of attempts(rule)) {
    // Squeezing changes the document: each attempt begins with the file.
    const document = await openDocument(source, bytes, password)
    try {
      const { pictures, twins, unused } = await squeeze(document, attempt, codec, step)
      const file = await document.save({ useObjectStreams: true, updateFieldAppearances: false })
      const found: Change[] = [
        { is: 'pictures-anew', count: pictures },
        { is: 'twins', count: twins },
        { is: 'unused', count: unused },
      ]
      best = {
        file,
        changes: found.filter((one) => !('count' in one) || one.count > 0),
        pages: document.getPageCount(),
      }
    } catch (error) {
      if (error instanceof RangeError || (error instanceof Error && error.name === 'TaskRefusal')) throw error
      throw new Unreadable(source, 'damaged')
    }
    if (limit === undefined || best.file.length <= limit) break
  }
  if (!best) throw new Unreadable(source, 'damaged')
  const isNoSmaller = best.file.length >= bytes.length
  const missed: Change[] =
    limit !== undefined && Math.min(best.file.length, bytes.length) > limit ? [{ is: 'limit-missed', count: 1 }] : []
  const changes: Change[] = isNoSmaller ? [{ is: 'kept', count: 1 }, ...missed] : [...best.changes, ...missed]
  return { file: pdfBlob(isNoSmaller ? bytes : best.file), stamped: 0, pages: best.pages, changes }
}

/**
 * Writes a PDF with one thing about it changed: encrypted with AES-256 (ISO 32000-2, 7.6), without encryption, or with a text on its pages.
 * Everything else in it stays, scripts too, which nothing here runs. Throws `Unreadable`.
 */
export async function rework(rework: Rework, from: ReworkedFrom): Promise<Reworked> {
  if (rework.do === 'squeeze') return squeezed(rework.squeeze, from)
  const { source, bytes, password, name, start } = from
  const document = await openDocument(source, bytes, password)
  try {
    const stamped =
      rework.do === 'stamp' ? await stampPages(document, rework.stamp, name, start) : { stamped: 0, pages: 0 }
    if (rework.do === 'lock') lock(document, rework.openPassword, rework.ownerPassword, rework.may)
    const written = await document.save({ useObjectStreams: true, updateFieldAppearances: false })
    return { file: pdfBlob(written), ...stamped, changes: [] }
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new Unreadable(source, 'damaged')
  }
}
