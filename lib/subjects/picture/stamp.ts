import type { Pixels } from '@/lib/base/png/pixels'
import { light } from './light'
import type { Size } from './sizes'

export const stampPlaces = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
  'tiles',
] as const
export type StampPlace = (typeof stampPlaces)[number]

export interface Spot {
  x: number
  y: number
}

const along = (room: number, length: number, margin: number, side: 'start' | 'middle' | 'end') => {
  if (side === 'middle') return Math.round((room - length) / 2)
  return side === 'start' ? margin : room - length - margin
}

/** Rows of marks with a gap of half a mark, every other row moved by half, over the whole picture and over its edges. */
function tiles(picture: Size, mark: Size): Spot[] {
  const across = Math.max(1, Math.round(mark.width * 1.5))
  const down = Math.max(1, Math.round(mark.height * 1.5))
  const rows = Math.ceil((picture.height + mark.height) / down)
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const first = row % 2 === 0 ? 0 : -Math.round(across / 2)
    const count = Math.ceil((picture.width - first) / across)
    return Array.from({ length: count }, (_one, column) => ({ x: first + column * across, y: row * down }))
  })
}

/** Where the upper left corners of a mark lie; `margin` in pixels keeps it from the edge. */
export function stampSpots(picture: Size, mark: Size, place: StampPlace, margin: number): Spot[] {
  if (place === 'tiles') return tiles(picture, mark)
  const sideOf = (start: string, end: string) =>
    place.includes(start) ? 'start' : place.includes(end) ? 'end' : 'middle'
  return [
    {
      x: along(picture.width, mark.width, margin, sideOf('left', 'right')),
      y: along(picture.height, mark.height, margin, sideOf('top', 'bottom')),
    },
  ]
}

/** The part of a picture that a mark covers, with its edges inside of the picture. */
function covered({ width, height }: Size, mark: Size, { x, y }: Spot) {
  return {
    left: Math.max(0, x),
    right: Math.min(width, x + mark.width),
    top: Math.max(0, y),
    bottom: Math.min(height, y + mark.height),
  }
}

/**
 * The picture with a mark laid over it at each spot, its alpha times `opacity` (0 to 1), mixed in values of sRGB as browsers mix
 * (Compositing and Blending Level 1, source over). Pixels that no mark touches stay as they are; the given picture is not changed.
 */
export function stamp(source: Pixels, mark: Pixels, spots: readonly Spot[], opacity: number): Pixels {
  const data = new Uint8ClampedArray(source.data)
  for (const spot of spots) {
    const { left, right, top, bottom } = covered(source, mark, spot)
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const from = ((row - spot.y) * mark.width + column - spot.x) * 4
        const share = ((mark.data[from + 3] ?? 0) / 255) * opacity
        if (share === 0) continue
        const at = (row * source.width + column) * 4
        const below = (data[at + 3] ?? 255) / 255
        const alpha = share + below * (1 - share)
        for (let channel = 0; channel < 3; channel++) {
          const mixed = (mark.data[from + channel] ?? 0) * share + (data[at + channel] ?? 0) * below * (1 - share)
          data[at + channel] = Math.round(mixed / alpha)
        }
        data[at + 3] = Math.round(alpha * 255)
      }
  }
  return { ...source, data }
}

/** Luminance at which black and white stand out alike: (L + 0.05)² = 1.05 × 0.05. */
const evenLuminance = Math.sqrt(1.05 * 0.05) - 0.05

/** Whether white stands out more than black on the mean luminance of what a mark covers there (WCAG 2.2). */
export function wantsWhite(source: Pixels, mark: Size, spots: readonly Spot[]): boolean {
  let sum = 0
  let count = 0
  for (const spot of spots) {
    const { left, right, top, bottom } = covered(source, mark, spot)
    // Every third pixel each way tells the mean of a surface well enough.
    for (let row = top; row < bottom; row += 3)
      for (let column = left; column < right; column += 3) {
        const at = (row * source.width + column) * 4
        const [red, green, blue] = [0, 1, 2].map((channel) => light[source.data[at + channel] ?? 0] ?? 0)
        sum += 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
        count += 1
      }
  }
  return count > 0 && sum / count < evenLuminance
}

/** A mark as it is asked for; what it says or shows is drawn where there is a canvas. */
export interface StampStep {
  op: 'stamp'
  /** Words, in which {file} and {date} stand for the file's name and the day it was taken; or a picture as a data URL. */
  mark: { words: string; colour: readonly [number, number, number] | 'auto' } | { logo: string }
  place: StampPlace
  /** Width of the unturned mark as a share of the picture's. */
  share: number
  /** From the edge, as a share of the picture's shorter side. */
  margin: number
  /** Clockwise, in degrees. */
  angle: number
  /** 0 to 1. */
  opacity: number
}

/** Words with what stands for {file} and {date} put in. */
export function filledWords(words: string, file: string, taken: string | undefined): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const day =
    /^(\d{4}):(\d\d):(\d\d)/
      .exec(taken ?? '')
      ?.slice(1)
      .join('-') ?? ''
  return words.replaceAll('{file}', stem).replaceAll('{date}', day).replaceAll(/\s+/g, ' ').trim()
}
