import { Gunzip } from 'fflate'
import { Crc32 } from '@/lib/base/archive/crc'
import { textOfBytes } from '@/lib/base/encoding/charset'
import { decodeWindows1252 } from '@/lib/base/text/decode'
import { BrokenArchive } from './broken'
import { blobOf, bytesOf, piecesOf, type Pieces } from './pieces'
import { deflated, type Level } from './zip-write'

export interface GzipHead {
  /** The name that the file had, where it says so. */
  name: string | undefined
  time: Date | undefined
}

const longestName = 4096

/** The RFC says Latin-1; programs of today write UTF-8. */
const nameOf = (bytes: Uint8Array) => textOfBytes(bytes, 'utf-8') ?? decodeWindows1252(bytes)

/** The header of a gzip file (RFC 1952, 2.3). Refuses one with flags that have no meaning yet. */
export async function gzipHead(blob: Blob): Promise<GzipHead> {
  const bytes = await bytesOf(blob, 0, longestName + 64)
  if (bytes.length < 18) throw new BrokenArchive('cut-off')
  const view = new DataView(bytes.buffer)
  const flags = bytes[3] ?? 0
  if (bytes[2] !== 8 || (flags & 0xe0) !== 0) throw new BrokenArchive('data')
  let at = 10
  if (flags & 4) at += 2 + view.getUint16(at, true)
  const end = bytes.indexOf(0, at)
  const name = flags & 8 && end > at ? nameOf(bytes.subarray(at, end)) : undefined
  const seconds = view.getUint32(4, true)
  return { name, time: seconds === 0 ? undefined : new Date(seconds * 1000) }
}

async function* counted(pieces: Pieces, most: number, step?: (bytes: number) => Promise<void>): Pieces {
  let came = 0
  for await (const piece of pieces) {
    came += piece.length
    if (came > most) throw new BrokenArchive('swollen')
    await step?.(piece.length)
    yield piece
  }
}

async function* oneMember(blob: Blob): Pieces {
  try {
    yield* piecesOf(blob.stream().pipeThrough(new DecompressionStream('gzip')))
  } catch {
    throw new BrokenArchive('data')
  }
}

/** Several members one after the other, which the browser's own reader refuses. */
async function* members(blob: Blob): Pieces {
  let ready: Uint8Array<ArrayBuffer>[] = []
  let isAtEnd = false
  const gunzip = new Gunzip((piece, isLast) => {
    ready.push(piece as Uint8Array<ArrayBuffer>)
    isAtEnd = isLast
  })
  for await (const piece of piecesOf(blob.stream())) {
    try {
      gunzip.push(piece)
    } catch {
      throw new BrokenArchive('data')
    }
    yield* ready
    ready = []
  }
  try {
    gunzip.push(new Uint8Array(0), true)
  } catch {
    throw new BrokenArchive('cut-off')
  }
  yield* ready
  if (!isAtEnd) throw new BrokenArchive('cut-off')
}

/** Whether another member begins somewhere behind the first: told by its magic number, method and flags. */
async function hasMembers(blob: Blob): Promise<boolean> {
  const window = await bytesOf(blob, 18, Math.min(blob.size, 64_000_000))
  for (let at = window.indexOf(0x1f); at >= 0; at = window.indexOf(0x1f, at + 1))
    if (window[at + 1] === 0x8b && window[at + 2] === 8 && ((window[at + 3] ?? 0xff) & 0xe0) === 0) return true
  return false
}

/**
 * What a gzip file holds (RFC 1952), its CRC and length checked by the browser; of several members one after the other only the data is
 * read. Ends with `BrokenArchive` where it is damaged or gives more than `most` bytes.
 */
export async function gunzipped(blob: Blob, most: number, step?: (bytes: number) => Promise<void>): Promise<Blob> {
  try {
    return await blobOf(counted(oneMember(blob), most, step))
  } catch (error) {
    if (!(error instanceof BrokenArchive) || error.why !== 'data' || !(await hasMembers(blob))) throw error
    return blobOf(counted(members(blob), most, step))
  }
}

export interface GzipRule {
  name: string
  time: Date
  level: Level
  step?: (bytes: number) => Promise<void>
}

/** A gzip file (RFC 1952) of one content with its name and time, piece by piece. */
export async function* gzippedPieces(content: Blob, { name, time, level, step }: GzipRule): Pieces {
  const crc = new Crc32()
  async function* watched(): Pieces {
    for await (const piece of piecesOf(content.stream())) {
      crc.add(piece)
      await step?.(piece.length)
      yield piece
    }
  }
  // The name is Latin-1: what that cannot write is left out, and readers go by the name of the file.
  const isPlain = /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(name)
  const head = new Uint8Array(10)
  head.set([0x1f, 0x8b, 8, isPlain ? 8 : 0])
  const seconds = Math.floor(time.getTime() / 1000)
  new DataView(head.buffer).setUint32(4, seconds > 0 && seconds <= 0xffffffff ? seconds : 0, true)
  head[9] = 255
  yield head
  if (isPlain) yield Uint8Array.from(`${name}\0`, (sign) => sign.charCodeAt(0))
  yield* deflated(watched(), level)
  const tail = new Uint8Array(8)
  const view = new DataView(tail.buffer)
  view.setUint32(0, crc.value(), true)
  view.setUint32(4, content.size % 2 ** 32, true)
  yield tail
}

/** A gzip file as a whole; see `gzippedPieces`. */
export async function gzipped(content: Blob, rule: GzipRule): Promise<Blob> {
  return blobOf(gzippedPieces(content, rule), 'application/gzip')
}
