import { joinBytes } from '@/lib/base/encoding/bytes'
import { shadeColours, type Shading } from './shading'

/** What each byte does to the CRC of ISO 3309, bits reflected (PNG third edition, annex D). */
const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** Four bytes for each number, the most significant first (PNG third edition, 7.1). */
function bigEndian(...numbers: number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  numbers.forEach((number, at) => new DataView(bytes.buffer).setUint32(at * 4, number))
  return bytes
}

/** Length, type, data, and the CRC of type and data (PNG third edition, 5.3). */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  bytes.set(bigEndian(data.length))
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  let crc = 0xffffffff
  for (const byte of bytes.subarray(4, 8 + data.length)) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  bytes.set(bigEndian(~crc >>> 0), 8 + data.length)
  return bytes
}

/** The chunk that gives a picture its printed size, for `dpi` dots per inch (PNG third edition, 11.3.4.3: pHYs, unit 1, metre). */
export function physicalSize(dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / 0.0254)
  return pngChunk('pHYs', Uint8Array.of(...bigEndian(perMetre, perMetre), 1))
}

/** Signature and IHDR, which is always the first chunk: 8 bytes, then length, type, 13 bytes of data and CRC (PNG third edition, 5.6). */
const headLength = 8 + 12 + 13

/** A PNG file with the size at which it is to be printed, for `dpi` dots per inch. Any size that it told before must be absent. */
export function withPhysicalSize(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const size = physicalSize(dpi)
  return joinBytes(png.subarray(0, headLength), size, png.subarray(headLength))
}

/** The chunk that says in words what a picture shows (PNG third edition, 11.3.3.4: iTXt, keyword Description). */
export function describedAs(text: string): Uint8Array {
  const words = new TextEncoder().encode(text.replaceAll('\0', ''))
  return pngChunk('iTXt', joinBytes(new TextEncoder().encode('Description'), Uint8Array.of(0, 0, 0, 0, 0), words))
}

/** A row of eight-bit RGB as the difference from the one above it, after the number of that filter (PNG third edition, 9.2: type 2, up). */
export function rowBelow(row: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(row.length + 1)
  bytes[0] = 2
  for (let at = 0; at < row.length; at++) bytes[at + 1] = (row[at] ?? 0) - (above[at] ?? 0)
  return bytes
}

/** A PNG of eight-bit RGB. `deflated` are its rows to zlib's format, each after the number of its filter; `extra` are chunks before them. */
export function writeRgbPng(
  width: number,
  height: number,
  deflated: Uint8Array,
  ...extra: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> {
  return joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', Uint8Array.of(...bigEndian(width, height), 8, 2, 0, 0, 0)),
    ...extra,
    pngChunk('IDAT', deflated),
    pngChunk('IEND', new Uint8Array()),
  )
}

/**
 * A PNG of indexed colour, one byte for each pixel, its colours (#rrggbb) from light to dark. `deflate` is to zlib's format;
 * `extra` are chunks that stand before the palette. Source: PNG third edition (ISO/IEC 15948), 5.2 (signature), 9.2 (filter
 * type 0, none) and 11.2 (IHDR, PLTE, IDAT, IEND).
 */
export function writePng(
  { width, height, values }: Shading,
  dark: string,
  light: string,
  deflate: (bytes: Uint8Array) => Uint8Array,
  ...extra: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  // Each row begins with the number of its filter, 0 for none.
  for (let row = 0; row < height; row++)
    rows.set(values.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', Uint8Array.of(...bigEndian(width, height), 8, 3, 0, 0, 0)),
    ...extra,
    pngChunk('PLTE', Uint8Array.from(shadeColours(dark, light).flat())),
    pngChunk('IDAT', deflate(rows)),
    pngChunk('IEND', new Uint8Array()),
  )
}
