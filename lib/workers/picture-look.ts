import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import type { PicturePart } from '@/lib/kits/paged/questions'
import type { Size } from '@/lib/subjects/picture/sizes'
import { straightenedSize } from '@/lib/subjects/picture/straighten'
import { TaskRefusal, withTransfer } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'

interface Looking extends Size {
  of: { source: Blob; degrees?: number }
  part: PicturePart
}

/** A picture at a size, drawn by the browser. */
export function drawnAt(
  bitmap: ImageBitmap,
  { width, height }: Size,
  part?: Size & { x: number; y: number },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new TaskRefusal(says.memory)
  context.imageSmoothingQuality = 'high'
  const { x, y, ...from } = part ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  context.drawImage(bitmap, x, y, from.width, from.height, 0, 0, width, height)
  return canvas
}

/** Pictures that were looked at last, whole: both sides of a divider are asked for again and again. */
const held = new Map<string, ImageBitmap>()
const mostHeld = 2
const keys = new Map<string, Promise<ImageBitmap>>()

/** A Blob that crosses to a worker is another object each time; its size, its type and bytes of it tell it from others. */
async function keyOf(source: Blob): Promise<string> {
  const sample = source.size > 60_000 ? new Blob([source.slice(0, 20_000), source.slice(-20_000)]) : source
  const digest = await crypto.subtle.digest('SHA-256', await sample.arrayBuffer())
  return `${source.size} ${[...new Uint8Array(digest)].join('.')}`
}

/** The picture turned about its middle and cut to its shape, as straightening cuts it, drawn by the browser. */
function straightened(bitmap: ImageBitmap, degrees: number): ImageBitmap {
  if (degrees === 0) return bitmap
  const { width, height } = straightenedSize(bitmap, degrees)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new TaskRefusal(says.memory)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  return context.canvas.transferToImageBitmap()
}

async function bitmapOf({ source, degrees = 0 }: Looking['of']): Promise<ImageBitmap> {
  const key = `${await keyOf(source)} ${degrees}`
  const known = held.get(key)
  if (known) {
    held.delete(key)
    held.set(key, known)
    return known
  }
  const loading =
    keys.get(key) ??
    readPicture(source).then(async ({ head }) => straightened(await decodePicture(source, head), degrees))
  keys.set(key, loading)
  try {
    const bitmap = await loading
    held.set(key, bitmap)
    for (const [oldest, old] of held) {
      if (held.size <= mostHeld) break
      held.delete(oldest)
      old.close()
    }
    return bitmap
  } finally {
    keys.delete(key)
  }
}

/** A part of a picture, drawn at a size. */
export async function lookAt({ of, part, width, height }: Looking): Promise<ImageBitmap> {
  const bitmap = await bitmapOf(of)
  const shown = drawnAt(bitmap, { width, height }, part).transferToImageBitmap()
  return withTransfer(shown, [shown])
}

const smallSide = 96

/** A small picture of one, as a PNG of the browser's own. */
export async function smallOf(bitmap: ImageBitmap, longest = smallSide): Promise<{ picture: Blob } & Size> {
  const factor = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const side = (length: number) => Math.max(1, Math.round(length * factor))
  const canvas = drawnAt(bitmap, { width: side(bitmap.width), height: side(bitmap.height) })
  return { picture: await canvas.convertToBlob({ type: 'image/png' }), width: canvas.width, height: canvas.height }
}
