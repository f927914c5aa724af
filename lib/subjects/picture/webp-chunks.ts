import { joinBytes } from '@/lib/base/encoding/bytes'

/** A chunk of a WebP container (RFC 9649, 2.3), without its type and length. */
export interface WebpChunk {
  type: string
  data: Uint8Array
}

/** The chunks of a WebP; not whole where the file is shorter than it says. */
export function webpChunks(bytes: Uint8Array): { chunks: WebpChunk[]; isWhole: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = 8 + view.getUint32(4, true)
  const chunks: WebpChunk[] = []
  let at = 12
  while (at + 8 <= Math.min(end, bytes.length)) {
    const length = view.getUint32(at + 4, true)
    const type = String.fromCharCode(...bytes.subarray(at, at + 4))
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) })
    // Chunks begin at even places.
    at += 8 + length + (length & 1)
  }
  return { chunks, isWhole: bytes.length >= end }
}

function chunkBytes({ type, data }: WebpChunk): Uint8Array {
  const head = new Uint8Array(8)
  for (let at = 0; at < 4; at++) head[at] = type.charCodeAt(at)
  new DataView(head.buffer).setUint32(4, data.length, true)
  return joinBytes(head, data, new Uint8Array(data.length & 1))
}

/** A WebP file of these chunks. */
function webpOf(chunks: readonly WebpChunk[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(...chunks.map(chunkBytes))
  const head = new Uint8Array(12)
  head.set([0x52, 0x49, 0x46, 0x46])
  new DataView(head.buffer).setUint32(4, body.length + 4, true)
  head.set([0x57, 0x45, 0x42, 0x50], 8)
  return joinBytes(head, body)
}

const exifFlag = 0x08
const xmpFlag = 0x04
const alphaFlag = 0x10

/** The WebP without Exif and XMP, or with this TIFF block as its Exif. What is drawn is the same, bit for bit. */
export function withWebpExif(
  bytes: Uint8Array,
  size: { width: number; height: number; hasAlpha: boolean },
  tiff: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const drawn = webpChunks(bytes).chunks.filter(({ type }) => type !== 'EXIF' && type !== 'XMP ')
  const extended = drawn.find(({ type }) => type === 'VP8X')
  if (!extended && !tiff) return webpOf(drawn)
  const flags = new Uint8Array(10)
  if (extended) flags.set(extended.data.subarray(0, 10))
  else {
    flags[0] = size.hasAlpha ? alphaFlag : 0
    for (const [at, side] of [
      [4, size.width - 1],
      [7, size.height - 1],
    ] as const)
      flags.set([side & 255, (side >> 8) & 255, side >> 16], at)
  }
  flags[0] = ((flags[0] ?? 0) & ~(exifFlag | xmpFlag)) | (tiff ? exifFlag : 0)
  const rest = drawn.filter(({ type }) => type !== 'VP8X')
  return webpOf([{ type: 'VP8X', data: flags }, ...rest, ...(tiff ? [{ type: 'EXIF', data: tiff }] : [])])
}
