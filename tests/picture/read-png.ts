import { unzlibSync } from 'fflate'
import type { Pixels } from '@/lib/base/png/pixels'
import { pngChunks } from '@/lib/subjects/picture/png-chunks'

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** The pixels of a PNG that is not interlaced (PNG third edition, 9 and 13.12), written here so that nothing of ours reads what we wrote. */
export function readPng(bytes: Uint8Array): Pixels {
  const { chunks } = pngChunks(bytes)
  const dataOf = (type: string) => chunks.filter((chunk) => chunk.type === type).map(({ data }) => data)
  const [head = new Uint8Array(13)] = dataOf('IHDR')
  const view = new DataView(head.buffer, head.byteOffset)
  const [width, height, bits, type] = [view.getUint32(0), view.getUint32(4), head[8] ?? 8, head[9] ?? 0]
  if (head[12] !== 0) throw new Error('interlaced')
  const samples = channels[type] ?? 1
  const stride = Math.ceil((width * samples * bits) / 8)
  const step = Math.max(1, (samples * bits) / 8)
  const packed = unzlibSync(Uint8Array.from(dataOf('IDAT').flatMap((part) => [...part])))
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = packed[row * (stride + 1)]
    for (let at = 0; at < stride; at++) {
      const left = at >= step ? (rows[row * stride + at - step] ?? 0) : 0
      const above = row > 0 ? (rows[(row - 1) * stride + at] ?? 0) : 0
      const corner = row > 0 && at >= step ? (rows[(row - 1) * stride + at - step] ?? 0) : 0
      const added = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      rows[row * stride + at] = (packed[row * (stride + 1) + 1 + at] ?? 0) + added
    }
  }
  const [palette] = dataOf('PLTE')
  const [alphas] = dataOf('tRNS')
  const sample = (row: number, index: number) => {
    if (bits === 8) return rows[row * stride + index] ?? 0
    if (bits === 16) return rows[row * stride + index * 2] ?? 0
    const place = index * bits
    const value = ((rows[row * stride + (place >> 3)] ?? 0) >> (8 - bits - (place & 7))) & ((1 << bits) - 1)
    return type === 3 ? value : Math.round((value * 255) / ((1 << bits) - 1))
  }
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const values = Array.from({ length: samples }, (_, channel) => sample(row, column * samples + channel))
      const [first = 0, second = 0, third = 0, fourth = 255] = values
      const pixel =
        type === 3
          ? [...(palette ?? []).slice(first * 3, first * 3 + 3), alphas?.[first] ?? 255]
          : type === 0
            ? [first, first, first, 255]
            : type === 4
              ? [first, first, first, second]
              : [first, second, third, fourth]
      data.set(pixel, (row * width + column) * 4)
    }
  return { data, width, height }
}

/** Peak signal-to-noise ratio of red, green and blue in decibels. */
export function decibels(one: Pixels, other: Pixels): number {
  let squares = 0
  let count = 0
  for (let at = 0; at < one.data.length; at++) {
    if (at % 4 === 3) continue
    squares += ((one.data[at] ?? 0) - (other.data[at] ?? 0)) ** 2
    count += 1
  }
  return squares === 0 ? Infinity : 10 * Math.log10(255 ** 2 / (squares / count))
}
