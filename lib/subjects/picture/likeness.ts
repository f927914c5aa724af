import type { Pixels } from '@/lib/base/png/pixels'

/** Side of the squares that are compared, and how far apart they begin, in pixels. */
const side = 8
const stride = 4
/** Constants of the measure for values from 0 to 255. */
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2

/** How bright a pixel is, 0 to 255 (ITU-R BT.601), over white where it is see-through. */
function brightness({ data, width, height }: Pixels): Float32Array {
  const values = new Float32Array(width * height)
  for (let at = 0, pixel = 0; pixel < values.length; at += 4, pixel++) {
    const alpha = (data[at + 3] ?? 255) / 255
    const luma = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    values[pixel] = luma * alpha + 255 * (1 - alpha)
  }
  return values
}

/**
 * How alike two pictures of one size are to the eye: the mean structural similarity of their brightness over squares of 8 pixels, 1 for
 * equal ones. Source: Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli, Image Quality Assessment: From Error Visibility to Structural
 * Similarity, IEEE Transactions on Image Processing 13 (2004), with a square window.
 */
export function likeness(one: Pixels, other: Pixels): number {
  const { width, height } = one
  const left = brightness(one)
  const right = brightness(other)
  const across = Math.min(side, width)
  const down = Math.min(side, height)
  const count = across * down
  let total = 0
  let squares = 0
  for (let top = 0; top + down <= height; top += stride)
    for (let start = 0; start + across <= width; start += stride) {
      let sumA = 0
      let sumB = 0
      let squareA = 0
      let squareB = 0
      let product = 0
      for (let y = 0; y < down; y++) {
        const row = (top + y) * width + start
        for (let at = row; at < row + across; at++) {
          const a = left[at] ?? 0
          const b = right[at] ?? 0
          sumA += a
          sumB += b
          squareA += a * a
          squareB += b * b
          product += a * b
        }
      }
      const meanA = sumA / count
      const meanB = sumB / count
      const spreadA = squareA / count - meanA * meanA
      const spreadB = squareB / count - meanB * meanB
      const shared = product / count - meanA * meanB
      total +=
        ((2 * meanA * meanB + c1) * (2 * shared + c2)) /
        ((meanA * meanA + meanB * meanB + c1) * (spreadA + spreadB + c2))
      squares += 1
    }
  return squares === 0 ? 1 : total / squares
}
