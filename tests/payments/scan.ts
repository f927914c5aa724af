import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { encodeQr, qrPixels, qrShading } from '@/lib/engines/qr'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

/** What a decoder of other authors reads from the code that is drawn of a content, and the version of the symbol. */
export async function scanned(content: string): Promise<{ text: string; version: number }> {
  const matrix = encodeQr(content, 'M')
  if (!matrix) throw new Error('too long for a code')
  const [dark, light] = ['#000000', '#ffffff']
  const pixels = qrPixels(qrShading({ matrix, shape: 'squares', quietZone: 4, dark, light }, 4), dark, light)
  const [found] = await readBarcodes(pixels as ImageData, { formats: ['QRCode'] })
  return { text: found?.isValid ? new TextDecoder().decode(found.bytes) : '', version: matrix.version }
}
