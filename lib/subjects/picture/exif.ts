/* The TIFF block in which Exif lies (TIFF 6.0; CIPA DC-008, Exif 2.32). Changed in place: every other value keeps its place. */

const orientationTag = 0x0112
const exifTag = 0x8769
const gpsTag = 0x8825
const widthTag = 0xa002
const heightTag = 0xa003

/** Bytes of one value by its type, 1 to 13. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

interface Entry {
  tag: number
  type: number
  count: number
  /** Where the entry begins. */
  at: number
}

interface Directory {
  at: number
  entries: Entry[]
  /** Where the place of the next directory stands. */
  nextAt: number
  next: number
}

interface Block {
  view: DataView
  isLittle: boolean
}

function blockOf(tiff: Uint8Array): Block | undefined {
  if (tiff.length < 8) return undefined
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return undefined
  const isLittle = order === 0x4949
  return view.getUint16(2, isLittle) === 42 ? { view, isLittle } : undefined
}

function directoryAt({ view, isLittle }: Block, at: number): Directory | undefined {
  if (at < 8 || at + 2 > view.byteLength) return undefined
  const count = view.getUint16(at, isLittle)
  const nextAt = at + 2 + count * 12
  if (nextAt + 4 > view.byteLength) return undefined
  const entries = Array.from({ length: count }, (_, index) => {
    const place = at + 2 + index * 12
    return {
      tag: view.getUint16(place, isLittle),
      type: view.getUint16(place + 2, isLittle),
      count: view.getUint32(place + 4, isLittle),
      at: place,
    }
  })
  return { at, entries, nextAt, next: view.getUint32(nextAt, isLittle) }
}

const firstDirectory = (block: Block) => directoryAt(block, block.view.getUint32(4, block.isLittle))

const entryOf = (directory: Directory | undefined, tag: number) => directory?.entries.find((entry) => entry.tag === tag)

function directoryOf(block: Block, directory: Directory | undefined, tag: number): Directory | undefined {
  const pointer = entryOf(directory, tag)
  return pointer && directoryAt(block, block.view.getUint32(pointer.at + 8, block.isLittle))
}

/** The orientation in a TIFF block, 1 to 8; 1 where there is none or no such number. */
export function orientationIn(tiff: Uint8Array): number {
  const block = blockOf(tiff)
  const entry = block && entryOf(firstDirectory(block), orientationTag)
  const value = block && entry ? block.view.getUint16(entry.at + 8, block.isLittle) : 1
  return value >= 1 && value <= 8 ? value : 1
}

/** Whether a place is noted. */
export function hasPlace(tiff: Uint8Array): boolean {
  const block = blockOf(tiff)
  return block !== undefined && (directoryOf(block, firstDirectory(block), gpsTag)?.entries.length ?? 0) > 0
}

/** Overwrites the values of a directory, those that lie outside of it too, and the directory itself. */
function erase({ view, isLittle }: Block, { at, entries, nextAt }: Directory): void {
  const zero = (from: number, to: number) => {
    for (let place = from; place < Math.min(to, view.byteLength); place++) view.setUint8(place, 0)
  }
  for (const entry of entries) {
    const bytes = (typeBytes[entry.type] ?? 0) * entry.count
    const outside = bytes > 4 ? view.getUint32(entry.at + 8, isLittle) : undefined
    // A damaged file may point back into its head.
    if (outside !== undefined && outside >= 8) zero(outside, outside + bytes)
  }
  zero(at, nextAt + 4)
}

/** Takes an entry out of its directory; those behind it move up. */
function drop({ view, isLittle }: Block, directory: Directory, entry: Entry): void {
  const end = directory.nextAt + 4
  for (let place = entry.at; place + 12 < end; place++) view.setUint8(place, view.getUint8(place + 12))
  for (let place = end - 12; place < end; place++) view.setUint8(place, 0)
  view.setUint16(directory.at, directory.entries.length - 1, isLittle)
}

interface Wanted {
  /** Pixels of the picture that it goes with. */
  width: number
  height: number
  withPlace: boolean
}

/** JPEGInterchangeFormat and its length: where the small picture of the second directory lies. */
const smallAtTag = 0x0201
const smallLengthTag = 0x0202

function eraseSmallPicture(block: Block, first: Directory): void {
  const second = directoryAt(block, first.next)
  const { view, isLittle } = block
  if (second) {
    const [at, length] = [smallAtTag, smallLengthTag].map((tag) => {
      const entry = entryOf(second, tag)
      return entry ? view.getUint32(entry.at + 8, isLittle) : 0
    })
    if (at !== undefined && length !== undefined && at >= 8)
      for (let place = at; place < Math.min(view.byteLength, at + length); place++) view.setUint8(place, 0)
    erase(block, second)
  }
  view.setUint32(first.nextAt, 0, isLittle)
}

/**
 * A copy of a TIFF block for a picture that was turned upright: orientation 1, the new size, without the small picture, which shows
 * the old one, and without the place unless it is wanted. What is taken out is overwritten. Undefined where the block cannot be read.
 */
export function exifFor(tiff: Uint8Array, { width, height, withPlace }: Wanted): Uint8Array<ArrayBuffer> | undefined {
  const copy = new Uint8Array(tiff)
  const block = blockOf(copy)
  const first = block && firstDirectory(block)
  if (!block || !first) return undefined
  const { view, isLittle } = block
  const orientation = entryOf(first, orientationTag)
  if (orientation) view.setUint16(orientation.at + 8, 1, isLittle)
  const details = directoryOf(block, first, exifTag)
  for (const [tag, size] of [
    [widthTag, width],
    [heightTag, height],
  ] as const) {
    const entry = entryOf(details, tag)
    if (entry?.type === 3 && size <= 65_535) view.setUint16(entry.at + 8, size, isLittle)
    if (entry?.type === 4) view.setUint32(entry.at + 8, size, isLittle)
  }
  eraseSmallPicture(block, first)
  if (!withPlace) erasePlace(block, first)
  return copy
}

function erasePlace(block: Block, first: Directory): void {
  const place = entryOf(first, gpsTag)
  if (!place) return
  const directory = directoryOf(block, first, gpsTag)
  if (directory) erase(block, directory)
  drop(block, first, place)
}

/** A copy of a TIFF block without its place, which is overwritten; all else stays. Undefined where the block cannot be read. */
export function withoutPlace(tiff: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const copy = new Uint8Array(tiff)
  const block = blockOf(copy)
  const first = block && firstDirectory(block)
  if (!block || !first) return undefined
  erasePlace(block, first)
  return copy
}

/** A TIFF block that holds an orientation alone (one entry, big-endian). */
export function orientationAlone(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x4d4d)
  view.setUint16(2, 42)
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, orientationTag)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return bytes
}
