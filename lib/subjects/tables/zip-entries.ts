import { Inflate } from 'fflate'

/** A file in a ZIP archive, still packed. */
export interface ZipEntry {
  packed: Uint8Array
  isDeflated: boolean
}

/** An archive, or a file in it, that cannot be read to its end. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip'
}
/** A file that unpacks to more than was allowed, whatever the archive says of its size. */
export class SwollenZip extends Error {
  override readonly name = 'SwollenZip'
}

const endLength = 22
const longestRemark = 65_535
const mostEntries = 10_000
/** Of packed bytes at a time: they unpack to at most a thousand times as many. */
const slice = 16_384

function endOf(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestRemark); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new BrokenZip('no end of the central directory')
}

/**
 * The files of a ZIP archive by name (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16), without unpacking any. Refuses ZIP64,
 * which only archives of more than 4 GB need, encryption, and more than 10,000 files.
 */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesIn(bytes, view)
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenZip('it is cut off')
    throw error
  }
}

function entriesIn(bytes: Uint8Array, view: DataView): ReadonlyMap<string, ZipEntry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new SwollenZip(`${count} files`)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new BrokenZip('no entry where one should be')
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    const length = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw new BrokenZip(`${name} is packed in another way`)
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    if (data + length > bytes.length) throw new BrokenZip(`${name} is cut off`)
    entries.set(name, { packed: bytes.subarray(data, data + length), isDeflated: method === 8 })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Counts what unpacks, over all files of an archive. */
export interface Allowance {
  bytes: number
}

function spend(allowance: Allowance, bytes: number): void {
  allowance.bytes -= bytes
  if (allowance.bytes < 0) throw new SwollenZip('it unpacks to too much')
}

/** The bytes of a file as they unpack; `share` is told how far. Ends with SwollenZip where the allowance is used up, and with BrokenZip where it is damaged. */
export function* unpacked(
  { packed, isDeflated }: ZipEntry,
  allowance: Allowance,
  share?: (share: number) => void,
): Generator<Uint8Array> {
  if (!isDeflated) {
    spend(allowance, packed.length)
    yield packed
    return
  }
  let pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => {
    spend(allowance, piece.length)
    pieces.push(piece)
  })
  for (let at = 0; at < packed.length; at += slice) {
    try {
      inflate.push(packed.subarray(at, at + slice), at + slice >= packed.length)
    } catch (error) {
      if (error instanceof SwollenZip) throw error
      throw new BrokenZip('it does not unpack')
    }
    share?.(Math.min(1, (at + slice) / packed.length))
    yield* pieces
    pieces = []
  }
}

/** The text of a file in UTF-8 as it unpacks. */
export function* textOf(entry: ZipEntry, allowance: Allowance, share?: (share: number) => void): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw new BrokenZip('a part is not UTF-8')
    }
  }
  for (const piece of unpacked(entry, allowance, share)) yield decode(piece)
  yield decode()
}
