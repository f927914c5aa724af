import { Crc32 } from '@/lib/base/archive/crc'
import { BrokenArchive } from './broken'
import { nameIn, safeName, type NameCoding, type NameFault } from './names'
import { bytesOf, piecesOf, streamOf, type Pieces } from './pieces'
import { aesDecrypted, oldDecrypted, type AesStrength } from './zip-aes'

/** A file or folder in a ZIP, by the central directory. */
export interface ZipEntry {
  /** Harmless as a path to write to; `named` is what stands in the archive. */
  path: string
  named: string
  faults: readonly NameFault[]
  kind: 'file' | 'folder' | 'link'
  size: number
  packed: number
  crc: number
  /** Of compression, by its number in the APPNOTE. */
  method: number
  encryption: 'none' | 'old' | 'strong' | { strength: AesStrength; version: number }
  /** Of the local header. */
  at: number
  /** Whether sizes and CRC follow the data, which decides what the old cipher checks its password by. */
  isStreamed: boolean
  dosTime: number
  time: Date | undefined
}

export interface ZipListing {
  entries: readonly ZipEntry[]
  comment: string
  /** Whether two files share bytes of the archive, as those made to fill a disk do. */
  overlaps: boolean
  /** Bytes that stand before the first file, as in archives that unpack themselves. */
  before: number
}

const endLength = 22
const longestRemark = 65_535
const mostEntries = 200_000
const largestDirectory = 256_000_000

/**
 * Where each part of a ZIP in several begins in their bytes end to end (APPNOTE 8). Places in it are counted from the beginning of a part;
 * undefined for an archive in one file.
 */
export type PartStarts = readonly number[]

function placeIn(starts: PartStarts | undefined, part: number, at: number): number {
  if (!starts) return at
  const start = starts[part]
  if (start === undefined) throw new BrokenArchive('no-entry')
  return start + at
}

interface End {
  /** Of this record and of the beginning of the directory, from 0 on. */
  part: number
  directoryPart: number
  count: number
  size: number
  at: number
  /** Where the record stands in the file. */
  stands: number
  comment: Uint8Array
}

const big = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

async function endOf(blob: Blob, starts: PartStarts | undefined): Promise<End> {
  const from = Math.max(0, blob.size - endLength - longestRemark)
  const tail = await bytesOf(blob, from, blob.size)
  const view = new DataView(tail.buffer)
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    const end: End = {
      part: view.getUint16(at + 4, true),
      directoryPart: view.getUint16(at + 6, true),
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
      stands: from + at,
      comment: tail.slice(at + endLength, at + endLength + view.getUint16(at + 20, true)),
    }
    const needs64 = [end.part, end.directoryPart, end.count].includes(0xffff) || [end.size, end.at].includes(0xffffffff)
    const whole = needs64 ? await end64(blob, end, starts) : end
    const [parts, here] = [whole.part + 1, starts?.length ?? 1]
    if (parts !== here) throw new BrokenArchive({ parts, here })
    return whole
  }
  throw new BrokenArchive('no-directory')
}

/** The end of an archive of more than 4 GB or 65,535 files (APPNOTE 4.3.14 and 4.3.15). */
async function end64(blob: Blob, end: End, starts: PartStarts | undefined): Promise<End> {
  const locator = await bytesOf(blob, end.stands - 20, end.stands)
  if (locator.length < 20) return end
  const view = new DataView(locator.buffer)
  if (view.getUint32(0, true) !== 0x07064b50) return end
  const [part, parts] = [view.getUint32(4, true), view.getUint32(16, true)]
  // Without the other parts nobody knows where this one begins.
  if (!starts && parts > 1) throw new BrokenArchive({ parts, here: 1 })
  const at = placeIn(starts, part, big(view, 8))
  const record = await bytesOf(blob, at, at + 56)
  const fields = new DataView(record.buffer)
  if (record.length < 56 || fields.getUint32(0, true) !== 0x06064b50) throw new BrokenArchive('no-directory')
  return {
    ...end,
    part: fields.getUint32(16, true),
    directoryPart: fields.getUint32(20, true),
    count: big(fields, 32),
    size: big(fields, 40),
    at: big(fields, 48),
    stands: at,
  }
}

/** Extra fields by their numbers (APPNOTE 4.5). */
function extrasIn(bytes: Uint8Array): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = view.getUint16(at + 2, true)
    found.set(view.getUint16(at, true), bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return found
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Local time in steps of two seconds (APPNOTE 4.4.6). */
export function dosTimeOf(value: number): Date | undefined {
  const [date, clock] = [value >>> 16, value & 0xffff]
  const [month, day] = [(date >>> 5) & 15, date & 31]
  if (month === 0 || month > 12 || day === 0) return undefined
  return new Date(1980 + (date >>> 9), month - 1, day, clock >>> 11, (clock >>> 5) & 63, (clock & 31) * 2)
}

function timeOf(dos: number, extras: ReadonlyMap<number, Uint8Array>): Date | undefined {
  const stamp = extras.get(0x5455)
  if (stamp && stamp.length >= 5 && ((stamp[0] ?? 0) & 1) === 1) return new Date(viewOf(stamp).getInt32(1, true) * 1000)
  return dosTimeOf(dos)
}

/** A name in UTF-8 that an extra field gives beside the old one, as long as it is of that one (APPNOTE 4.6.9). */
function unicodeName(extras: ReadonlyMap<number, Uint8Array>, name: Uint8Array): string | undefined {
  const field = extras.get(0x7075)
  if (!field || field.length < 5 || field[0] !== 1) return undefined
  const crc = new Crc32()
  crc.add(name)
  if (viewOf(field).getUint32(1, true) !== crc.value()) return undefined
  return new TextDecoder().decode(field.subarray(5))
}

function encryptionOf(
  flags: number,
  method: number,
  extras: ReadonlyMap<number, Uint8Array>,
): { encryption: ZipEntry['encryption']; method: number } {
  if ((flags & 1) === 0) return { encryption: 'none', method }
  if ((flags & 0x40) !== 0) return { encryption: 'strong', method }
  if (method !== 99) return { encryption: 'old', method }
  const field = extras.get(0x9901)
  const strength = field?.[4]
  if (!field || field.length < 7 || (strength !== 1 && strength !== 2 && strength !== 3))
    return { encryption: 'strong', method }
  const view = viewOf(field)
  return { encryption: { strength, version: view.getUint16(0, true) }, method: view.getUint16(5, true) }
}

function kindOf(name: string, madeBy: number, attributes: number): ZipEntry['kind'] {
  if (/[/\\]$/.test(name)) return 'folder'
  const isUnix = madeBy === 3 || madeBy === 19
  const type = (attributes >>> 16) & 0o170000
  if (isUnix && type === 0o120000) return 'link'
  return isUnix && type === 0o040000 ? 'folder' : 'file'
}

function entryAt(directory: Uint8Array, at: number, coding: NameCoding, starts: PartStarts | undefined) {
  const view = viewOf(directory)
  const field16 = (offset: number) => view.getUint16(at + offset, true)
  const field32 = (offset: number) => view.getUint32(at + offset, true)
  const [nameLength, extraLength, remarkLength] = [field16(28), field16(30), field16(32)]
  const nameBytes = directory.subarray(at + 46, at + 46 + nameLength)
  const extras = extrasIn(directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
  const flags = field16(8)
  const isUnicode = (flags & 0x800) !== 0
  const named = unicodeName(extras, nameBytes) ?? nameIn(nameBytes, isUnicode ? 'auto' : coding)
  const narrow = { size: field32(24), packed: field32(20), at: field32(42), part: field16(34) }
  const { part, ...wide } = wideSizes(extras.get(1), narrow)
  const entry: ZipEntry = {
    ...safeName(named),
    named,
    kind: kindOf(named, field16(4) >>> 8, field32(38)),
    ...wide,
    at: placeIn(starts, part, wide.at),
    crc: field32(16),
    ...encryptionOf(flags, field16(10), extras),
    isStreamed: (flags & 8) !== 0,
    dosTime: field32(12),
    time: timeOf(field32(12), extras),
  }
  return { entry, next: at + 46 + nameLength + extraLength + remarkLength }
}

interface Narrow extends Pick<ZipEntry, 'size' | 'packed' | 'at'> {
  part: number
}

/** What does not fit its field stands in an extra one, in this order and only where it is needed (APPNOTE 4.5.3). */
function wideSizes(field: Uint8Array | undefined, plain: Narrow): Narrow {
  if (!field) return plain
  const view = viewOf(field)
  let at = 0
  const next = (value: number) => {
    if (value !== 0xffffffff || at + 8 > field.length) return value
    at += 8
    return big(view, at - 8)
  }
  const [size, packed, start] = [next(plain.size), next(plain.packed), next(plain.at)]
  const hasPart = plain.part === 0xffff && at + 4 <= field.length
  return { size, packed, at: start, part: hasPart ? view.getUint32(at, true) : plain.part }
}

function overlap(entries: readonly ZipEntry[]): boolean {
  const files = entries.filter(({ packed }) => packed > 0).toSorted((one, other) => one.at - other.at)
  return files.some((one, at) => {
    const next = files[at + 1]
    return next !== undefined && one.at + 30 + one.packed > next.at
  })
}

/**
 * What a ZIP holds, by its central directory (PKWARE APPNOTE 6.3.10, 4.3), ZIP64 included. Nothing is unpacked. One in several parts
 * (APPNOTE 8) is given as their bytes end to end, with the places where they begin. Refuses what has no directory or one that does not
 * fit, more or fewer parts than the directory says, and more than 200,000 files.
 */
export async function readZip(blob: Blob, coding: NameCoding, starts?: PartStarts): Promise<ZipListing> {
  const end = await endOf(blob, starts)
  if (end.count > mostEntries || end.size > largestDirectory) throw new BrokenArchive('too-many')
  const start = placeIn(starts, end.directoryPart, end.at)
  // What stands before the archive moves everything by as much.
  const before = starts ? 0 : end.stands - end.size - start
  if (before < 0 || start + end.size > end.stands) throw new BrokenArchive('no-directory')
  const directory = await bytesOf(blob, start + before, start + before + end.size)
  const view = viewOf(directory)
  const entries: ZipEntry[] = []
  try {
    for (let at = 0; entries.length < end.count;) {
      if (view.getUint32(at, true) !== 0x02014b50) throw new BrokenArchive('no-entry')
      const { entry, next } = entryAt(directory, at, coding, starts)
      entries.push({ ...entry, at: entry.at + before })
      at = next
    }
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenArchive('no-entry')
    throw error
  }
  return { entries, comment: nameIn(end.comment, coding), overlaps: overlap(entries), before }
}

async function packedOf(blob: Blob, { at, packed }: ZipEntry): Promise<Blob> {
  const header = await bytesOf(blob, at, at + 30)
  const view = viewOf(header)
  if (header.length < 30) throw new BrokenArchive('cut-off')
  if (view.getUint32(0, true) !== 0x04034b50) throw new BrokenArchive('no-entry')
  const start = at + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + packed > blob.size) throw new BrokenArchive('cut-off')
  return blob.slice(start, start + packed)
}

function decrypted(packed: Blob, entry: ZipEntry, password: string): Pieces {
  const { encryption } = entry
  if (encryption === 'none') return piecesOf(packed.stream())
  if (encryption === 'strong') throw new BrokenArchive('strong-encryption')
  if (password === '') throw new BrokenArchive('no-password')
  if (encryption !== 'old') return aesDecrypted(packed, password, encryption.strength)
  return oldDecrypted(packed, password, entry.isStreamed ? (entry.dosTime >>> 8) & 0xff : entry.crc >>> 24)
}

/** Bytes of raw deflate as they unpack (RFC 1951). */
async function* inflated(pieces: Pieces): Pieces {
  let trouble: unknown
  async function* watched(): Pieces {
    try {
      yield* pieces
    } catch (error) {
      trouble = error
      throw error
    }
  }
  try {
    yield* piecesOf(streamOf(watched()).pipeThrough(new DecompressionStream('deflate-raw')))
  } catch (error) {
    if (trouble instanceof Error) throw trouble
    throw error instanceof BrokenArchive ? error : new BrokenArchive('data')
  }
}

/**
 * The bytes of a file in a ZIP as they unpack. Ends with `BrokenArchive` where it is damaged, needs another password, gives more bytes
 * than its directory says or other ones than its CRC.
 */
export async function* unpackZip(blob: Blob, entry: ZipEntry, password: string): Pieces {
  const { method, size, encryption } = entry
  if (method !== 0 && method !== 8 && encryption !== 'strong') throw new BrokenArchive({ method })
  const plain = decrypted(await packedOf(blob, entry), entry, password)
  const crc = new Crc32()
  let came = 0
  for await (const piece of method === 8 ? inflated(plain) : plain) {
    came += piece.length
    if (came > size) throw new BrokenArchive('swollen')
    crc.add(piece)
    yield piece
  }
  const hasCrc = typeof encryption === 'string' || encryption.version === 1
  // A wrong password of the old cipher passes its check once in 256.
  if (came !== size || (hasCrc && crc.value() !== entry.crc))
    throw new BrokenArchive(encryption === 'old' ? 'password' : 'crc')
}
