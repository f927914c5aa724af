import encoder, { type AVIFModule } from '@jsquash/avif/codec/enc/avif_enc.js'
import binary from '@jsquash/avif/codec/enc/avif_enc.wasm'
import type { Pixels } from '@/lib/base/png/pixels'
import { startCodec } from '@/lib/subjects/picture/codec'

let started: Promise<AVIFModule> | undefined

/** An AVIF by libavif and libaom, quality 0 to 100, colours with half the resolution of brightness. Speed 8 of 10: larger files would take minutes. */
export async function encodeAvif({ data, width, height }: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  started ??= startCodec(encoder, new URL(binary, import.meta.url))
  const codec = await started
  const made = codec.encode(data as Uint8ClampedArray<ArrayBuffer>, width, height, {
    quality,
    qualityAlpha: -1,
    denoiseLevel: 0,
    tileColsLog2: 0,
    tileRowsLog2: 0,
    speed: 8,
    subsample: 1,
    chromaDeltaQ: false,
    sharpness: 0,
    tune: 0,
    enableSharpYUV: false,
    bitDepth: 8,
  })
  if (!made) throw new Error('libavif gave no file')
  return new Uint8Array(made)
}
