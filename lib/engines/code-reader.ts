import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import decoder from 'zxing-wasm/reader/zxing_reader.wasm'
import type { Pixels } from '@/lib/base/png/pixels'
import { isGs1 } from '@/lib/subjects/scan/content'

let started: Promise<unknown> | undefined

/** The decoder comes from beside this file; the library's own default is a foreign host. */
function start(): Promise<unknown> {
  started ??= prepareZXingModule({
    overrides: { locateFile: () => new URL(decoder, import.meta.url).href },
    fireImmediately: true,
  })
  return started
}

/** A code, with GS1 elements as (01)… where it has some. */
export type FoundCode = ReadResult & { elements?: string }

/** Codes that are told of one picture at most. */
const mostCodes = 50

/**
 * All codes in a picture, of every kind that the decoder knows, also turned and light on dark. `quick` is for the frames of a camera.
 * Rejects where the decoder cannot be loaded.
 */
export async function readCodes(pixels: Pixels, quick = false): Promise<FoundCode[]> {
  await start()
  const options: ReaderOptions = {
    tryHarder: !quick,
    tryRotate: true,
    tryInvert: !quick,
    maxNumberOfSymbols: quick ? 4 : mostCodes,
    textMode: 'Plain',
  }
  const all = await readBarcodes(pixels as ImageData, options)
  const found = all.filter(({ isValid }) => isValid)
  if (quick || !found.some(({ symbologyIdentifier }) => isGs1(symbologyIdentifier))) return found
  // The same codes in the same order, their elements in brackets.
  const read = await readBarcodes(pixels as ImageData, { ...options, textMode: 'HRI' })
  const bracketed = read.filter(({ isValid }) => isValid)
  return found.map((code, at) =>
    isGs1(code.symbologyIdentifier) ? { ...code, elements: bracketed[at]?.text ?? code.text } : code,
  )
}
