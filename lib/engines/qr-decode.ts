import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import decoder from 'zxing-wasm/reader/zxing_reader.wasm'
import type { Pixels } from '@/lib/base/png/pixels'

let started: Promise<unknown> | undefined

/** The decoder comes from beside this file; the library's own default is a foreign host. */
function start(): Promise<unknown> {
  started ??= prepareZXingModule({
    overrides: { locateFile: () => new URL(decoder, import.meta.url).href },
    fireImmediately: true,
  })
  return started
}

/**
 * The bytes of the first QR code in a picture; undefined where none is found. Light codes on a dark ground are found only when
 * `inverted` is set. Rejects where the decoder cannot be loaded.
 */
export async function decodeQr(pixels: Pixels, inverted = false): Promise<Uint8Array | undefined> {
  await start()
  const [found] = await readBarcodes(pixels as ImageData, {
    formats: ['QRCode'],
    tryInvert: inverted,
    maxNumberOfSymbols: 1,
  })
  return found?.isValid ? found.bytes : undefined
}
