import type { Pixels } from '@/lib/base/png/pixels'

const fileHead = 14
/** BITMAPV4HEADER, which also old programs read. */
const pictureHead = 108

/**
 * A BMP without compression (Microsoft, Bitmap Storage: BITMAPFILEHEADER and BITMAPV4HEADER): 24 bits a pixel, or 32 with alpha. Rows go
 * from the lowest up and are filled up to four bytes.
 */
export function writeBmp({ data, width, height }: Pixels, hasAlpha: boolean): Uint8Array<ArrayBuffer> {
  const bytesOfPixel = hasAlpha ? 4 : 3
  const row = Math.ceil((width * bytesOfPixel) / 4) * 4
  const start = fileHead + pictureHead
  const bytes = new Uint8Array(start + row * height)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, start, true)
  view.setUint32(14, pictureHead, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, bytesOfPixel * 8, true)
  // BI_BITFIELDS tells where alpha lies; without alpha BI_RGB.
  view.setUint32(30, hasAlpha ? 3 : 0, true)
  view.setUint32(34, row * height, true)
  // 72 dots per inch, in dots per metre.
  view.setInt32(38, 2835, true)
  view.setInt32(42, 2835, true)
  if (hasAlpha)
    for (const [at, mask] of [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000].entries())
      view.setUint32(54 + at * 4, mask, true)
  // "sRGB"
  view.setUint32(70, 0x73524742, true)
  for (let y = 0; y < height; y++) {
    let to = start + (height - 1 - y) * row
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      bytes[to] = data[from + 2] ?? 0
      bytes[to + 1] = data[from + 1] ?? 0
      bytes[to + 2] = data[from] ?? 0
      if (hasAlpha) bytes[to + 3] = data[from + 3] ?? 0
      to += bytesOfPixel
    }
  }
  return bytes
}
