import decoder, { type MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import binary from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
import type { Pixels } from '@/lib/base/png/pixels'
import { startCodec } from '@/lib/subjects/picture/codec'

let started: Promise<MozJPEGModule> | undefined

/** The pixels of a JPEG as they stand in it, neither turned nor taken from one colour profile to another; undefined for a damaged one. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels | undefined> {
  started ??= startCodec(decoder, new URL(binary, import.meta.url))
  const codec = await started
  return codec.decode(new Uint8Array(bytes), false) ?? undefined
}
