import type { Pixels } from '@/lib/base/png/pixels'
import { byteOf, light } from './light'

/**
 * Writes what lies at a place between pixels, mixed of the four around it in linear light and by their alpha; 0, 0 is the middle of the
 * first pixel, and beyond the edge the edge is repeated. Where all four are see-through nothing is written.
 */
export function betweenPixels(source: Pixels): (x: number, y: number, into: Uint8ClampedArray, at: number) => void {
  const [right, bottom] = [source.width - 1, source.height - 1]
  const mixed = new Float64Array(4)
  const add = (column: number, row: number, share: number) => {
    const at = (row * source.width + column) * 4
    const alpha = ((source.data[at + 3] ?? 255) / 255) * share
    for (let channel = 0; channel < 3; channel++)
      mixed[channel] = (mixed[channel] ?? 0) + (light[source.data[at + channel] ?? 0] ?? 0) * alpha
    mixed[3] = (mixed[3] ?? 0) + alpha
  }
  return (x, y, into, at) => {
    const fromX = Math.min(right, Math.max(0, x))
    const fromY = Math.min(bottom, Math.max(0, y))
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
    const [shareX, shareY] = [fromX - left, fromY - top]
    const [nextX, nextY] = [Math.min(right, left + 1), Math.min(bottom, top + 1)]
    mixed.fill(0)
    add(left, top, (1 - shareX) * (1 - shareY))
    add(nextX, top, shareX * (1 - shareY))
    add(left, nextY, (1 - shareX) * shareY)
    add(nextX, nextY, shareX * shareY)
    const alpha = mixed[3] ?? 0
    if (alpha <= 0) return
    for (let channel = 0; channel < 3; channel++) into[at + channel] = byteOf((mixed[channel] ?? 0) / alpha)
    into[at + 3] = Math.round(alpha * 255)
  }
}
