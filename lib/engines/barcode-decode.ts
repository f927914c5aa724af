import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import decoder from 'zxing-wasm/reader/zxing_reader.wasm'
import type { BarcodeKind } from '@/lib/subjects/barcode/kinds'
import type { Reading } from '@/lib/subjects/barcode/read-back'
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

const formats: Readonly<Record<BarcodeKind, ReadInputBarcodeFormat>> = {
  ean13: 'EAN13',
  isbn: 'EAN13',
  ean8: 'EAN8',
  upca: 'EANUPC',
  upce: 'UPCE',
  itf14: 'ITF',
  'gs1-128': 'Code128',
  code128: 'Code128',
  code39: 'Code39Std',
  'gs1-datamatrix': 'DataMatrix',
  datamatrix: 'DataMatrix',
  pdf417: 'PDF417',
  aztec: 'Aztec',
}

/**
 * The first symbol of a kind in a picture, its add-on behind it where it must have one; undefined where none is found. Light bars
 * on a dark ground are found only when `inverted` is set. Rejects where the decoder cannot be loaded.
 */
export async function decodeBarcode(
  pixels: Pixels,
  { kind, addOn }: { kind: BarcodeKind; addOn: string },
  inverted = false,
): Promise<Reading | undefined> {
  await start()
  const [found] = await readBarcodes(pixels as ImageData, {
    formats: [formats[kind]],
    tryInvert: inverted,
    maxNumberOfSymbols: 1,
    eanAddOnSymbol: addOn === '' ? 'Ignore' : 'Require',
  })
  return found?.isValid ? { bytes: found.bytes, identifier: found.symbologyIdentifier } : undefined
}
