import { cameraTags, pictureTags, placeTags } from './tag-names'

/* Reads every value of the TIFF block in which Exif lies (TIFF 6.0, section 2; CIPA DC-008, 4.6). */

export type TagGroup = 'picture' | 'camera' | 'place' | 'preview'
export type TagValue = string | readonly number[] | { bytes: number }

export interface Tag {
  group: TagGroup
  /** As the standard names it; the number in hexadecimal where it does not. */
  name: string
  /** Text, numbers, or how many bytes there are of what has no such form. */
  value: TagValue
}

export interface TagBlock {
  tags: Tag[]
  /** Where the small preview lies within the block. */
  preview: { at: number; length: number } | undefined
  /** Entries that point outside of the block or are of no known type. */
  damaged: number
}

const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4] as const
const longestText = 10_000
const mostNumbers = 64

interface Reader {
  bytes: Uint8Array
  view: DataView
  isLittle: boolean
}

function readerOf(bytes: Uint8Array): Reader | undefined {
  if (bytes.length < 8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return undefined
  const isLittle = order === 0x4949
  return view.getUint16(2, isLittle) === 42 ? { bytes, view, isLittle } : undefined
}

function numberAt({ view, isLittle }: Reader, type: number, at: number): number {
  switch (type) {
    case 3:
      return view.getUint16(at, isLittle)
    case 4:
    case 13:
      return view.getUint32(at, isLittle)
    case 5:
      return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle)
    case 6:
      return view.getInt8(at)
    case 8:
      return view.getInt16(at, isLittle)
    case 9:
      return view.getInt32(at, isLittle)
    case 10:
      return view.getInt32(at, isLittle) / view.getInt32(at + 4, isLittle)
    case 11:
      return view.getFloat32(at, isLittle)
    case 12:
      return view.getFloat64(at, isLittle)
    default:
      return view.getUint8(at)
  }
}

const asText = (bytes: Uint8Array) =>
  new TextDecoder()
    .decode(bytes.subarray(0, longestText))
    .replace(/\0[\s\S]*$/, '')
    .trim()

/** Texts that Windows writes as UTF-16, and comments with a code of eight letters before them. */
function specialText(name: string, bytes: Uint8Array, isLittle: boolean): string | undefined {
  if (name.startsWith('XP')) return new TextDecoder('utf-16le').decode(bytes).replace(/\0[\s\S]*$/, '')
  if (name !== 'UserComment' && name !== 'GPSProcessingMethod' && name !== 'GPSAreaInformation') return undefined
  const code = asText(bytes.subarray(0, 8))
  const rest = bytes.subarray(8)
  if (code !== 'UNICODE') return asText(rest)
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(rest).replace(/\0[\s\S]*$/, '')
}

function valueOf(reader: Reader, name: string, type: number, at: number, count: number): TagValue {
  const bytes = reader.bytes.subarray(at, at + count * (sizes[type] ?? 1))
  const special = specialText(name, bytes, reader.isLittle)
  if (special !== undefined) return special
  if (type === 2) return asText(bytes)
  // Versions are four digits in letters; other bytes without a type have a form of their own.
  if (type === 7) {
    if (name.endsWith('Version')) return asText(bytes)
    return count <= 4 ? [...bytes] : { bytes: count }
  }
  if (count > mostNumbers) return { bytes: bytes.length }
  return Array.from({ length: count }, (_, index) => numberAt(reader, type, at + index * (sizes[type] ?? 1)))
}

const pointers: Readonly<Record<number, TagGroup>> = { 0x8769: 'camera', 0x8825: 'place' }
const namesOf = { picture: pictureTags, preview: pictureTags, camera: cameraTags, place: placeTags } as const

/** Reads a directory and those that it points to into `found`; each place once, so that a circle ends. */
function readDirectory(reader: Reader, at: number, group: TagGroup, found: TagBlock, seen: Set<number>): void {
  const { view, isLittle, bytes } = reader
  if (at < 8 || at + 2 > bytes.length || seen.has(at)) return
  seen.add(at)
  const count = view.getUint16(at, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = at + 2 + index * 12
    if (entry + 12 > bytes.length) {
      found.damaged += count - index
      return
    }
    const tag = view.getUint16(entry, isLittle)
    const type = view.getUint16(entry + 2, isLittle)
    const values = view.getUint32(entry + 4, isLittle)
    const length = (sizes[type] ?? 0) * values
    const place = length > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8
    const pointed = pointers[tag]
    if (pointed && group === 'picture') {
      readDirectory(reader, view.getUint32(entry + 8, isLittle), pointed, found, seen)
      continue
    }
    // The directory of interoperability says nothing about the picture.
    if (tag === 0xa005 && group === 'camera') continue
    if (length === 0 || place + length > bytes.length) {
      found.damaged += 1
      continue
    }
    const name = namesOf[group].get(tag) ?? `0x${tag.toString(16).padStart(4, '0')}`
    found.tags.push({ group, name, value: valueOf(reader, name, type, place, values) })
  }
  const nextAt = at + 2 + count * 12
  if (group === 'picture' && nextAt + 4 <= bytes.length)
    readDirectory(reader, view.getUint32(nextAt, isLittle), 'preview', found, seen)
}

/** Every tag of a TIFF block, its camera, place and preview with it. Undefined where the bytes are no such block. */
export function tagsIn(tiff: Uint8Array): TagBlock | undefined {
  const reader = readerOf(tiff)
  if (!reader) return undefined
  const found: TagBlock = { tags: [], preview: undefined, damaged: 0 }
  readDirectory(reader, reader.view.getUint32(4, reader.isLittle), 'picture', found, new Set())
  const numberOf = (name: string) => {
    const value = found.tags.find((tag) => tag.group === 'preview' && tag.name === name)?.value
    return Array.isArray(value) ? (value[0] as number) : 0
  }
  const [at, length] = [numberOf('ThumbnailOffset'), numberOf('ThumbnailLength')]
  if (length > 0 && at + length <= tiff.length) found.preview = { at, length }
  return found
}

/** Degrees north and east, negative south and west, metres above the sea; undefined where no place is noted. */
export function placeIn({
  tags,
}: TagBlock): { latitude: number; longitude: number; altitude: number | undefined } | undefined {
  const valueIn = (name: string) => tags.find((tag) => tag.group === 'place' && tag.name === name)?.value
  const degrees = (name: string, negative: string) => {
    const parts = valueIn(name)
    if (!Array.isArray(parts)) return Number.NaN
    const [whole = 0, minutes = 0, seconds = 0] = parts as number[]
    const sign = String(valueIn(`${name}Ref`)).startsWith(negative) ? -1 : 1
    return sign * (whole + minutes / 60 + seconds / 3600)
  }
  const [latitude, longitude] = [degrees('GPSLatitude', 'S'), degrees('GPSLongitude', 'W')]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  const height = valueIn('GPSAltitude')
  const below = valueIn('GPSAltitudeRef')
  const sign = Array.isArray(below) && below[0] === 1 ? -1 : 1
  const altitude = Array.isArray(height) ? sign * (height[0] as number) : Number.NaN
  return { latitude, longitude, altitude: Number.isFinite(altitude) ? altitude : undefined }
}
