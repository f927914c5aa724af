import type { Pixels } from '@/lib/base/png/pixels'

/** Whether a decoder by other authors reads exactly this text as Code 128 from a picture. */
export async function barcodeReadsBack(pixels: Pixels, content: string): Promise<boolean> {
  const { decodeBarcode } = await import('@/lib/engines/barcode-decode')
  const found = await decodeBarcode(pixels, { kind: 'code128', addOn: '' })
  return found !== undefined && new TextDecoder().decode(found.bytes) === content
}
