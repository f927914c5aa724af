import type { Pixels } from '@/lib/base/png/pixels'
import { betweenPixels } from './between-pixels'
import type { Size } from './sizes'

const inRadians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The largest size of the same shape that lies wholly within a picture turned by up to 45 degrees either way, so that no corner stays
 * empty: w × h times min(w ÷ (w cos + h sin), h ÷ (w sin + h cos)).
 */
export function straightenedSize({ width, height }: Size, degrees: number): Size {
  if (degrees === 0) return { width, height }
  const angle = Math.abs(inRadians(degrees))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/**
 * A picture turned clockwise by up to 45 degrees about its middle (counter-clockwise where negative) and cut to its shape without empty
 * corners. Each pixel is mixed of the four around its place, in linear light and by their alpha.
 */
export function straighten(source: Pixels, degrees: number, progress?: (share: number) => void): Pixels {
  if (degrees === 0) return source
  const { width, height } = straightenedSize(source, degrees)
  const [cos, sin] = [Math.cos(inRadians(degrees)), Math.sin(inRadians(degrees))]
  const data = new Uint8ClampedArray(width * height * 4)
  const write = betweenPixels(source)
  for (let row = 0; row < height; row++) {
    const y = row + 0.5 - height / 2
    for (let column = 0; column < width; column++) {
      const x = column + 0.5 - width / 2
      const fromX = x * cos + y * sin + source.width / 2 - 0.5
      const fromY = y * cos - x * sin + source.height / 2 - 0.5
      write(fromX, fromY, data, (row * width + column) * 4)
    }
    if (row % 64 === 0) progress?.(row / height)
  }
  return { data, width, height }
}
