import type { Size } from '@/lib/subjects/picture/sizes'

/** How large a drawing becomes. Pixels are whole; an exact box holds it whole and in the middle. */
export type DrawingScale =
  | { by: 'scale'; factor: number }
  | { by: 'width' | 'height' | 'longest'; pixels: number }
  | { by: 'box'; width: number; height: number }

/** A scale with what it adds to the name of a file. */
export interface NamedScale {
  scale: DrawingScale
  adds: string
}

const whole = (value: number) => Math.max(1, Math.round(value))

/** The pixels of what is saved. */
export function drawnSize({ width, height }: Size, scale: DrawingScale): Size {
  if (scale.by === 'box') return { width: scale.width, height: scale.height }
  if (scale.by === 'scale') return { width: whole(width * scale.factor), height: whole(height * scale.factor) }
  const { pixels } = scale
  const isByWidth = scale.by === 'width' || (scale.by === 'longest' && width >= height)
  return isByWidth
    ? { width: pixels, height: whole((pixels * height) / width) }
    : { width: whole((pixels * width) / height), height: pixels }
}

/** Where a drawing lies in its picture, whole and in the middle, with padding as a share of the shorter side all round. */
export function drawnPlace(drawing: Size, picture: Size, padding: number): Size & { x: number; y: number } {
  const edge = Math.round(Math.min(picture.width, picture.height) * padding)
  const room = { width: Math.max(1, picture.width - 2 * edge), height: Math.max(1, picture.height - 2 * edge) }
  const factor = Math.min(room.width / drawing.width, room.height / drawing.height)
  // A rounded side must not leave a seam of one pixel.
  const near = (side: number, most: number) => (Math.abs(side - most) < 1 ? most : whole(side))
  const width = near(drawing.width * factor, room.width)
  const height = near(drawing.height * factor, room.height)
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height }
}

/** The most sizes of one list. */
export const mostSizes = 20

/**
 * A list such as `1x, 2x, 512, 300w, 200h, 640x480`: times its own size, pixels of the longer side, the width, the height, or a box.
 * Undefined where one of them is none, or more than 20.
 */
export function readScales(text: string): NamedScale[] | undefined {
  const found = new Map<string, DrawingScale>()
  for (const one of text
    .toLowerCase()
    .replaceAll('×', 'x')
    .split(/[\s,;]+/)) {
    if (one === '') continue
    const scale = readScale(one)
    if (!scale) return undefined
    found.set(one, scale)
  }
  if (found.size === 0 || found.size > mostSizes) return undefined
  return [...found].map(([written, scale]) => ({ scale, adds: scale.by === 'scale' ? `@${written}` : `-${written}` }))
}

function readScale(text: string): DrawingScale | undefined {
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? []
  if (Number(width) > 0 && Number(height) > 0) return { by: 'box', width: Number(width), height: Number(height) }
  const [, factor = ''] = /^(\d{1,3}(?:\.\d{1,3})?)x$/.exec(text) ?? []
  if (Number(factor) > 0) return { by: 'scale', factor: Number(factor) }
  const [, pixels = '', side = ''] = /^(\d{1,5})(px|w|h)?$/.exec(text) ?? []
  if (Number(pixels) === 0) return undefined
  return { by: side === 'w' ? 'width' : side === 'h' ? 'height' : 'longest', pixels: Number(pixels) }
}
