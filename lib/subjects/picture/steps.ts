import type { Pixels } from '@/lib/base/png/pixels'
import { adjust, type Adjustment } from './adjust'
import { cropWindow, evenBorders, flatSize, flattened, rounded, type CropArea, type PageArea } from './crop'
import { resample } from './resample'
import { planResize, type ResizeRule, type Size } from './sizes'
import type { StampStep } from './stamp'
import { straighten, straightenedSize } from './straighten'

/* What is done to the pixels between decoding and encoding, as data: a worker does the steps in their order. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Steps that are worked out from pixels alone; a stamp is drawn first. */
export type PlainStep =
  | { op: 'resize'; rule: ResizeRule; enlarges: boolean; background: Rgb | undefined }
  | { op: 'crop'; x: number; y: number; width: number; height: number }
  /** A box in shares of the picture. */
  | ({ op: 'crop-area' } & CropArea)
  /** Even borders, by how far a channel may differ, 0 to 255. */
  | { op: 'trim'; tolerance: number }
  /** What lies between four corners, laid flat. */
  | ({ op: 'flatten-page' } & PageArea)
  /** See-through corners; the share is of half the shorter side. */
  | { op: 'round'; shape: 'circle' | 'rounded'; share: number }
  | { op: 'turn'; quarters: 0 | 1 | 2 | 3; mirrored: boolean }
  /** Clockwise, up to 45 degrees either way. */
  | { op: 'straighten'; degrees: number }
  | ({ op: 'adjust' } & Adjustment)

export type Step = PlainStep | StampStep

/** The window of a picture; what lies beyond it is the background, or see-through. */
export function cut(source: Pixels, window: Size & { x: number; y: number }, background?: Rgb): Pixels {
  const { x, y, width, height } = window
  if (x === 0 && y === 0 && width === source.width && height === source.height) return source
  const data = new Uint8ClampedArray(width * height * 4)
  if (background) for (let at = 0; at < data.length; at += 4) data.set([...background, 255], at)
  const left = Math.max(0, x)
  const right = Math.min(source.width, x + width)
  for (let row = Math.max(0, y); row < Math.min(source.height, y + height) && right > left; row++) {
    const from = (row * source.width + left) * 4
    data.set(source.data.subarray(from, from + (right - left) * 4), ((row - y) * width + left - x) * 4)
  }
  return { data, width, height }
}

/** Quarter turns to the right, after mirroring left and right. */
export function turn(source: Pixels, quarters: number, mirrored: boolean): Pixels {
  if (quarters === 0 && !mirrored) return source
  const { width, height } = source
  const onSide = quarters % 2 === 1
  const size = onSide ? { width: height, height: width } : { width, height }
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, width * height)
  const data = new Uint8ClampedArray(width * height * 4)
  const to = new Uint32Array(data.buffer)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = mirrored ? width - 1 - column : column
      const [newX, newY] =
        quarters === 0
          ? [x, row]
          : quarters === 1
            ? [height - 1 - row, x]
            : quarters === 2
              ? [width - 1 - x, height - 1 - row]
              : [row, width - 1 - x]
      to[newY * size.width + newX] = from[row * width + column] ?? 0
    }
  return { data, ...size }
}

/** The picture on a ground: no pixel is see-through any more. Mixed as browsers mix, in the values of sRGB. */
export function flatten(source: Pixels, ground: Rgb): Pixels {
  const { width, height } = source
  const data = new Uint8ClampedArray(source.data)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255
    if (alpha === 1) continue
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.round((data[at + channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha))
    data[at + 3] = 255
  }
  return { data, width, height }
}

/** Whether any pixel lets something through. */
export function isSeeThrough({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/** The size that steps lead to. */
export function sizeAfter(size: Size, steps: readonly Step[]): Size {
  return steps.reduce<Size>((now, step) => {
    if (step.op === 'crop') return { width: step.width, height: step.height }
    if (step.op === 'crop-area') {
      const { width, height } = cropWindow(now, step)
      return { width, height }
    }
    if (step.op === 'flatten-page') return flatSize(now, step)
    if (step.op === 'turn') return step.quarters % 2 === 1 ? { width: now.height, height: now.width } : now
    if (step.op === 'straighten') return straightenedSize(now, step.degrees)
    // How far borders go is seen only in the pixels.
    if (step.op === 'adjust' || step.op === 'stamp' || step.op === 'round' || step.op === 'trim') return now
    const { window } = planResize(now, step.rule, step.enlarges)
    return { width: window.width, height: window.height }
  }, size)
}

/** Does one step. */
export function doStep(pixels: Pixels, step: PlainStep, progress?: (share: number) => void): Pixels {
  if (step.op === 'crop') return cut(pixels, step)
  if (step.op === 'crop-area') return cut(pixels, cropWindow(pixels, step))
  if (step.op === 'trim') return cut(pixels, evenBorders(pixels, step.tolerance))
  if (step.op === 'flatten-page') return flattened(pixels, step, progress)
  if (step.op === 'round') return rounded(pixels, step.shape, step.share)
  if (step.op === 'turn') return turn(pixels, step.quarters, step.mirrored)
  if (step.op === 'straighten') return straighten(pixels, step.degrees, progress)
  if (step.op === 'adjust') return adjust(pixels, step, progress)
  const { scaled, window } = planResize(pixels, step.rule, step.enlarges)
  return cut(resample(pixels, scaled.width, scaled.height, progress), window, step.background)
}
