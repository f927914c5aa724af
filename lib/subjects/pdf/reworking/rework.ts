import type { PDFDocument } from '@cantoo/pdf-lib'
import { openDocument, Unreadable } from '@/lib/subjects/pdf/assembly/assemble'
import type { Permissions, Rework } from '@/lib/subjects/pdf/task'
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

/**
 * Writes a PDF with one thing about it changed: encrypted with AES-256 (ISO 32000-2, 7.6), without encryption, or with a text on its pages.
 * Everything else in it stays, scripts too, which nothing here runs. Throws `Unreadable`.
 */
export async function rework(
  rework: Rework,
  { source, bytes, password, name, start }: ReworkedFrom,
): Promise<{ file: Blob } & Stamped> {
  const document = await openDocument(source, bytes, password)
  try {
    const stamped =
      rework.do === 'stamp' ? await stampPages(document, rework.stamp, name, start) : { stamped: 0, pages: 0 }
    if (rework.do === 'lock') lock(document, rework.openPassword, rework.ownerPassword, rework.may)
    const written = await document.save({ useObjectStreams: true, updateFieldAppearances: false })
    return { file: new Blob([written as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), ...stamped }
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new Unreadable(source, 'damaged')
  }
}
