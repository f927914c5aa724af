import { Unzlib } from 'fflate'
import { coveredRows } from './jpeg-rows'
import type { PictureHead } from './head'
import { pngChunks, pngTail } from './png-chunks'
import { joinBytes } from '@/lib/base/encoding/bytes'

/** What a picture file lacks that was cut off. */
export interface Missing {
  /** Bytes that are surely lacking. */
  least: number
  /** The file says how long it is, so that no more are. */
  isExact: boolean
  /** About how many, by what the rows that are there take; undefined where rows are not counted. */
  about?: number
  /** Rows that are there whole. */
  rows?: { there: number; of: number }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const samplesOf = { grey: 1, rgb: 3, palette: 1, cmyk: 4 } as const
const inflateBlock = 65_536

/** Bytes that come out of the beginning of a zlib stream. */
function inflatedLength(stream: Uint8Array): number {
  let length = 0
  const inflater = new Unzlib((part) => {
    length += part.length
  })
  try {
    for (let at = 0; at < stream.length; at += inflateBlock) inflater.push(stream.subarray(at, at + inflateBlock))
  } catch (error) {
    // What was damaged before the cut gives no more rows.
    if (!(error instanceof Error)) throw error
  }
  return length
}

/** IEND with its length and CRC. */
const endChunk = 12

function missingOfPng(bytes: Uint8Array, head: PictureHead): Missing {
  const { chunks } = pngChunks(bytes)
  const tail = pngTail(bytes)
  const least =
    tail.type === undefined ? endChunk - tail.there : tail.whole - tail.there + (tail.type === 'IEND' ? 0 : endChunk)
  if (tail.type === 'IEND') return { least, isExact: true }
  const { width, height, bits, colours } = head
  const first = chunks.find(({ type }) => type === 'IHDR')
  const isInterlaced = first?.data[12] !== 0
  if (width === undefined || height === undefined || bits === undefined || !colours || isInterlaced)
    return { least, isExact: false }
  const data = joinBytes(
    ...chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data),
    ...(tail.type === 'IDAT' ? [bytes.subarray(bytes.length - Math.max(0, tail.there - 8))] : []),
  )
  const alpha = first?.data[9] === 4 || first?.data[9] === 6 ? 1 : 0
  const rowLength = Math.ceil((width * (samplesOf[colours] + alpha) * bits) / 8) + 1
  const there = Math.min(height * rowLength, inflatedLength(data))
  const rows = { there: Math.floor(there / rowLength), of: height }
  if (there === 0) return { least, isExact: false, rows }
  const rest = Math.round(data.length * ((height * rowLength) / there - 1))
  return { least, isExact: false, about: Math.max(least, rest + endChunk), rows }
}

/** The marker at the end of a JPEG. */
const endMarker = 2

function missingOfJpeg(bytes: Uint8Array, { height }: PictureHead): Missing {
  const covered = coveredRows(bytes)
  if (!covered || height === undefined) return { least: endMarker, isExact: false }
  const { units, ofUnits, scanBytes, rows } = covered
  const share = { there: Math.min(rows, height), of: height }
  if (units === 0) return { least: endMarker, isExact: false, rows: share }
  const rest = Math.round(scanBytes * (ofUnits / units - 1))
  return { least: endMarker, isExact: false, about: rest + endMarker, rows: share }
}

/** Top boxes of an ISO base media file (ISO/IEC 14496-12, 4.2): the one that is cut says how long it is. */
function missingOfBoxes(bytes: Uint8Array): Missing | undefined {
  const view = viewOf(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at)
    // Up to the end of the file, or longer than 4 GB.
    if (length < 8) return undefined
    at += length
  }
  return at > bytes.length ? { least: at - bytes.length, isExact: false } : undefined
}

function exact(wanted: number, length: number): Missing | undefined {
  return wanted > length ? { least: wanted - length, isExact: true } : undefined
}

/** The end of the last picture of an icon file by its list. */
function iconEnd(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const count = view.getUint16(4, true)
  let end = 6 + 16 * count
  for (let at = 6; at + 16 <= Math.min(bytes.length, 6 + 16 * count); at += 16)
    end = Math.max(end, view.getUint32(at + 8, true) + view.getUint32(at + 12, true))
  return end
}

/**
 * How much of a picture file is missing at its end; undefined where it is whole, or of a kind that does not say. WebP, BMP and ICO say
 * how long they are. PNG and JPEG do not: what is sure is said, and what the rows that are there make likely.
 */
export function missingOf(bytes: Uint8Array, head: PictureHead): Missing | undefined {
  switch (head.kind) {
    case 'png':
      return head.isWhole ? undefined : missingOfPng(bytes, head)
    case 'jpeg':
      return head.isWhole ? undefined : missingOfJpeg(bytes, head)
    case 'gif':
      return head.isWhole ? undefined : { least: 1, isExact: false }
    case 'webp':
      return exact(8 + viewOf(bytes).getUint32(4, true), bytes.length)
    case 'bmp':
      return exact(viewOf(bytes).getUint32(2, true), bytes.length)
    case 'ico':
      return exact(iconEnd(bytes), bytes.length)
    case 'avif':
    case 'heic':
      return missingOfBoxes(bytes)
    default:
      return undefined
  }
}
