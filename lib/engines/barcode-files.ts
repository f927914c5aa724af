import { zlibSync } from 'fflate'
import { writeSheets, type SheetOptions } from '@/lib/subjects/barcode/pdf'
import type { Shading } from '@/lib/base/png/shading'
import { physicalSize, writePng } from '@/lib/base/png/write'
export { zipArchive } from './qr-bulk'

const deflate = (bytes: Uint8Array) => zlibSync(bytes, { level: 6 })

/** Bytes of a PNG of one code, with its resolution in dots per inch. */
export function barcodePng(
  shading: Shading,
  { dark, light, dpi }: { dark: string; light: string; dpi: number },
): Uint8Array<ArrayBuffer> {
  return writePng(shading, dark, light, deflate, physicalSize(dpi))
}

/** Bytes of a PDF of label sheets. */
export function barcodePdf(
  labels: number,
  draw: Parameters<typeof writeSheets>[1],
  options: Omit<SheetOptions, 'deflate'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets(labels, draw, { ...options, deflate })
}
