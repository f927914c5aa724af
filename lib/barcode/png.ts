import { shadeColours, type Shading } from './colour'

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  let crc = 0xffffffff
  for (const byte of bytes.subarray(4, 8 + data.length)) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  view.setUint32(8 + data.length, ~crc >>> 0)
  return bytes
}

function bigEndian(...numbers: number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  numbers.forEach((number, at) => new DataView(bytes.buffer).setUint32(at * 4, number))
  return bytes
}

export interface PngOptions {
  dark: string
  light: string
  /** Dots per inch, written into the file so that programs place it in its printed size. */
  dpi: number
  /** To zlib's format. */
  deflate(bytes: Uint8Array): Uint8Array
}

/** A PNG with a palette and its resolution (PNG specification, third edition: PLTE, pHYs). */
export function writeBarcodePng(
  { width, height, values }: Shading,
  { dark, light, dpi, deflate }: PngOptions,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  // Each row begins with the number of its filter, 0 for none.
  for (let row = 0; row < height; row++)
    rows.set(values.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const perMetre = Math.round(dpi / 0.0254)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Uint8Array.of(...bigEndian(width, height), 8, 3, 0, 0, 0)),
    chunk('pHYs', Uint8Array.of(...bigEndian(perMetre, perMetre), 1)),
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
