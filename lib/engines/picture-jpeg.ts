import encoder, { type MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import binary from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import type { Pixels } from '@/lib/base/png/pixels'
import { startCodec } from '@/lib/subjects/picture/codec'

let started: Promise<MozJPEGModule> | undefined

/**
 * A progressive JPEG by MozJPEG, quality 1 to 100, without a word beside the pixels. Colours have half the resolution of brightness below
 * a quality of 90. Pixels must not be see-through: alpha is ignored.
 */
export function encodeJpeg(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return encodeIn(pixels, quality, 3)
}

/** The same with brightness alone, which must stand in the first channel. */
export function encodeGreyJpeg(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return encodeIn(pixels, quality, 1)
}

/** 1 for grey, 3 for YCbCr, as the library numbers them. */
async function encodeIn(
  { data, width, height }: Pixels,
  quality: number,
  space: 1 | 3,
): Promise<Uint8Array<ArrayBuffer>> {
  started ??= startCodec(encoder, new URL(binary, import.meta.url))
  const codec = await started
  return new Uint8Array(
    codec.encode(data as Uint8ClampedArray<ArrayBuffer>, width, height, {
      quality,
      baseline: false,
      arithmetic: false,
      progressive: true,
      optimize_coding: true,
      smoothing: 0,
      color_space: space,
      quant_table: 3,
      trellis_multipass: false,
      trellis_opt_zero: false,
      trellis_opt_table: false,
      trellis_loops: 1,
      auto_subsample: false,
      chroma_subsample: quality >= 90 ? 1 : 2,
      separate_chroma_quality: false,
      chroma_quality: quality,
    }),
  )
}
