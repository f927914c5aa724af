import { joinBytes } from '@/lib/base/encoding/bytes'

/** A chunk of a PNG (PNG third edition, 5.3). `whole` is the chunk with length, type and CRC. */
export interface PngChunk {
  type: string
  data: Uint8Array
  whole: Uint8Array
}

const signature = 8

/** The chunks of a PNG up to IEND; not whole where that is missing. */
export function pngChunks(bytes: Uint8Array): { chunks: PngChunk[]; isWhole: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: PngChunk[] = []
  let at = signature
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    if (at + 12 + length > bytes.length) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const whole = bytes.subarray(at, at + 12 + length)
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length), whole })
    if (type === 'IEND') return { chunks, isWhole: true }
    at += 12 + length
  }
  return { chunks, isWhole: false }
}

/** What stands behind the last whole chunk of a PNG that was cut off: bytes of a chunk, and how many it has when its head says so. */
export function pngTail(bytes: Uint8Array): { type: string | undefined; there: number; whole: number } {
  const at = pngChunks(bytes).chunks.reduce((sum, { whole }) => sum + whole.length, signature)
  const there = Math.max(0, bytes.length - at)
  if (there < 8) return { type: undefined, there, whole: 0 }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), there, whole: 12 + view.getUint32(at) }
}

/** Chunks that say something about the picture and draw nothing (PNG third edition, 11.3.3 and 11.3.4). */
const aboutIt = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** The PNG without texts, times and Exif, with `added` before its pixels. What is drawn is the same, bit for bit. */
export function withoutNotes(bytes: Uint8Array, added: readonly Uint8Array[] = []): Uint8Array<ArrayBuffer> {
  const kept = pngChunks(bytes).chunks.filter(({ type }) => !aboutIt.has(type))
  const [first, ...rest] = kept.map(({ whole }) => whole)
  return joinBytes(bytes.subarray(0, signature), ...(first ? [first] : []), ...added, ...rest)
}
