import { zlibSync } from 'fflate'
import { writeSheets, type SheetOptions } from '@/lib/barcode/pdf'
import type { Shading } from '@/lib/barcode/colour'
import { writeBarcodePng, type PngOptions } from '@/lib/barcode/png'
export { zipArchive } from './qr-bulk'

const deflate = (bytes: Uint8Array) => zlibSync(bytes, { level: 6 })

/** Bytes of a PNG of one code, with its resolution. */
export function barcodePng(shading: Shading, options: Omit<PngOptions, 'deflate'>): Uint8Array<ArrayBuffer> {
  return writeBarcodePng(shading, { ...options, deflate })
}

/** Bytes of a PDF of label sheets. */
export function barcodePdf(
  labels: number,
  draw: Parameters<typeof writeSheets>[1],
  options: Omit<SheetOptions, 'deflate'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets(labels, draw, { ...options, deflate })
}
