import { shadeColours, type Shading } from './raster'

function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
    return crc
  })
}
const crcs = crcTable()

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/**
 * A PNG with a palette, one byte for each pixel (PNG specification, third edition). `deflate` is zlib's format.
 */
export function writePng(
  { side, values }: Shading,
  dark: string,
  light: string,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, side)
  view.setUint32(4, side)
  header.set([8, 3, 0, 0, 0], 8)
  // Each row begins with the number of its filter, 0 for none.
  const rows = new Uint8Array((side + 1) * side)
  for (let row = 0; row < side; row++) rows.set(values.subarray(row * side, (row + 1) * side), row * (side + 1) + 1)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(shadeColours(dark, light).flat())),
    chunk('IDAT', deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}
