import type { Pixels } from '@/lib/base/png/pixels'
import { betweenPixels } from './between-pixels'
import { boxWithin, fittedBox, type CropBox, type CropCorners, type CropRule } from './crop-box'
import { cutPlace, type Focus, type Size } from './sizes'

/* What is cut out of a picture by a rule that fits pictures of any size. */

/** A box in shares of the picture; without one the largest of the shape, where the focus has it. */
export interface CropArea extends CropRule {
  area: CropBox | undefined
  focus: Focus
}

/** Corners in shares of the picture, and the shape of what lies between them, width by height. */
export interface PageArea {
  corners: CropCorners
  ratio: number | undefined
}

/** The window in whole pixels: the largest box of the shape within the area. Never beyond the picture. */
export function cropWindow(picture: Size, { area, focus, ...rule }: CropArea): CropBox {
  const { width, height } = picture
  if (area) {
    const box = { x: area.x * width, y: area.y * height, width: area.width * width, height: area.height * height }
    return fittedBox(boxWithin(box, picture), rule, picture)
  }
  const middle = fittedBox({ x: 0, y: 0, width, height }, rule, picture)
  return { ...middle, ...cutPlace(focus, picture, middle) }
}

/**
 * The window within even borders: what differs from the pixel in the upper left by more than a tolerance in some channel, 0 to 255.
 * See-through pixels are alike whatever their colour. The whole picture where nothing differs.
 */
export function evenBorders({ data, width, height }: Pixels, tolerance: number): CropBox {
  const first = data.subarray(0, 4)
  const differs = (x: number, y: number) => {
    const at = (y * width + x) * 4
    if (data[at + 3] === 0 && first[3] === 0) return false
    for (let channel = 0; channel < 4; channel++)
      if (Math.abs((data[at + channel] ?? 0) - (first[channel] ?? 0)) > tolerance) return true
    return false
  }
  const rowDiffers = (y: number) => {
    for (let x = 0; x < width; x++) if (differs(x, y)) return true
    return false
  }
  let top = 0
  while (top < height && !rowDiffers(top)) top += 1
  if (top === height) return { x: 0, y: 0, width, height }
  let bottom = height - 1
  while (!rowDiffers(bottom)) bottom -= 1
  const columnDiffers = (x: number) => {
    for (let y = top; y <= bottom; y++) if (differs(x, y)) return true
    return false
  }
  let left = 0
  while (!columnDiffers(left)) left += 1
  let right = width - 1
  while (!columnDiffers(right)) right -= 1
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Parts of a pixel's width on which the edge of a round shape is measured. */
const parts = 8

/** Which share of a pixel lies within corners of a radius, or within the ellipse of the whole where the radius is half of both sides. */
function coverage(x: number, y: number, { width, height }: Size, across: number, down: number): number {
  const inCorner = (x < across || x >= width - across - 1) && (y < down || y >= height - down - 1)
  if (!inCorner) return 1
  let inside = 0
  for (let row = 0; row < parts; row++)
    for (let column = 0; column < parts; column++) {
      const px = x + (column + 0.5) / parts
      const py = y + (row + 0.5) / parts
      const dx = px < across ? across - px : px > width - across ? px - (width - across) : 0
      const dy = py < down ? down - py : py > height - down ? py - (height - down) : 0
      if (dx === 0 || dy === 0 || (dx / across) ** 2 + (dy / down) ** 2 <= 1) inside += 1
    }
  return inside / parts ** 2
}

/** The picture with see-through corners: an ellipse, or corners whose radius is a share of half the shorter side. */
export function rounded(source: Pixels, shape: 'circle' | 'rounded', share: number): Pixels {
  const { width, height } = source
  const radius = (Math.min(width, height) / 2) * share
  const [across, down] = shape === 'circle' ? [width / 2, height / 2] : [radius, radius]
  if (across <= 0 || down <= 0) return source
  const data = new Uint8ClampedArray(source.data)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3
      data[at] = Math.round((data[at] ?? 0) * coverage(x, y, source, across, down))
    }
  return { data, width, height }
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** The pixels of a page laid flat: as many as its longer edges have, in its shape where that is given. */
export function flatSize(picture: Size, { corners, ratio }: PageArea): Size {
  const [a, b, c, d] = cornersIn(picture, corners)
  const width = Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c))))
  const height = Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c))))
  if (ratio === undefined) return { width, height }
  return width / height > ratio
    ? { width, height: Math.max(1, Math.round(width / ratio)) }
    : { width: Math.max(1, Math.round(height * ratio)), height }
}

function cornersIn({ width, height }: Size, [a, b, c, d]: CropCorners): CropCorners {
  const point = ({ x, y }: { x: number; y: number }) => ({ x: x * width, y: y * height })
  return [point(a), point(b), point(c), point(d)]
}

/** The eight numbers of the projective map that takes the unit square to four corners. Source: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3. */
function projection([a, b, c, d]: CropCorners) {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [x1, x2, y1, y2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y]
  const area = x1 * y2 - x2 * y1
  const g = area === 0 ? 0 : (sumX * y2 - x2 * sumY) / area
  const h = area === 0 ? 0 : (x1 * sumY - sumX * y1) / area
  return {
    across: [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x] as const,
    down: [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y] as const,
    depth: [g, h] as const,
  }
}

/** Whether four corners lie round a page: each turn goes the same way. */
export function isPage([a, b, c, d]: CropCorners): boolean {
  const ring = [a, b, c, d]
  return ring.every((point, at) => {
    const next = ring[(at + 1) % 4] ?? point
    const after = ring[(at + 2) % 4] ?? point
    return (next.x - point.x) * (after.y - next.y) - (next.y - point.y) * (after.x - next.x) > 0
  })
}

/**
 * What lies between four corners of a picture, laid flat. Each pixel is mixed of the four around its place, in linear light and by
 * their alpha.
 */
export function flattened(source: Pixels, page: PageArea, progress?: (share: number) => void): Pixels {
  const { width, height } = flatSize(source, page)
  const { across, down, depth } = projection(cornersIn(source, page.corners))
  const data = new Uint8ClampedArray(width * height * 4)
  const write = betweenPixels(source)
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) / height
    for (let column = 0; column < width; column++) {
      const u = (column + 0.5) / width
      const w = depth[0] * u + depth[1] * v + 1
      const x = (across[0] * u + across[1] * v + across[2]) / w - 0.5
      const y = (down[0] * u + down[1] * v + down[2]) / w - 0.5
      write(x, y, data, (row * width + column) * 4)
    }
    if (row % 64 === 0) progress?.(row / height)
  }
  return { data, width, height }
}
