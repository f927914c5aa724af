import encoder from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import type { WebPModule } from '@jsquash/webp/codec/enc/webp_enc.js'
import binary from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import type { Pixels } from '@/lib/base/png/pixels'
import { startCodec } from '@/lib/subjects/picture/codec'

let started: Promise<WebPModule> | undefined

/** A WebP by libwebp, quality 0 to 100; a lossless one keeps every pixel that can be seen. */
export async function encodeWebp(
  { data, width, height }: Pixels,
  { quality, lossless }: { quality: number; lossless: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  started ??= startCodec(encoder, new URL(binary, import.meta.url))
  const codec = await started
  const made = codec.encode(data as Uint8ClampedArray<ArrayBuffer>, width, height, {
    quality: lossless ? 75 : quality,
    target_size: 0,
    target_PSNR: 0,
    method: 4,
    sns_strength: 50,
    filter_strength: 60,
    filter_sharpness: 0,
    filter_type: 1,
    partitions: 0,
    segments: 4,
    pass: 1,
    show_compressed: 0,
    preprocessing: 0,
    autofilter: 0,
    partition_limit: 0,
    alpha_compression: 1,
    alpha_filtering: 1,
    alpha_quality: 100,
    lossless: lossless ? 1 : 0,
    exact: 0,
    image_hint: 0,
    emulate_jpeg_size: 0,
    thread_level: 0,
    low_memory: 0,
    near_lossless: 100,
    use_delta_palette: 0,
    use_sharp_yuv: 0,
  })
  if (!made) throw new Error('libwebp gave no file')
  return new Uint8Array(made)
}
