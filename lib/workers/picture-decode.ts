import type { Pixels } from '@/lib/base/png/pixels'
import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import { pictureHead, type PictureHead } from '@/lib/subjects/picture/head'
import {
  bytesForPixels,
  failureOf,
  largestFile,
  mostPixels,
  refusalOf,
  type Refusal,
} from '@/lib/subjects/picture/limits'
import { TaskRefusal } from '@/lib/workers/define-task'

function sentenceOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'empty':
      return says.empty
    case 'too-large':
      return says.tooLarge(refusal.size, largestFile)
    case 'not-a-picture':
      return says.notAPicture
    case 'unread-kind':
      return says.unreadKind(refusal.head.kind)
    case 'drawing':
      return says.drawing
    case 'moves':
      return says.moves(refusal.frames)
    case 'too-many-pixels': {
      const { width, height, most } = refusal
      return says.tooManyPixels(width, height, most, bytesForPixels(width * height))
    }
    case 'damaged':
      return refusal.cutOff ? says.cutOff(refusal.head.kind) : says.damaged(refusal.head.kind)
  }
}

const refuse = (refusal: Refusal) => new TaskRefusal(sentenceOf(refusal))

/** Not in TypeScript's DOM. */
type WithMemory = Navigator & { deviceMemory?: number }

/** The most pixels that this device is trusted with. */
export const mostPixelsHere = () => mostPixels((navigator as WithMemory).deviceMemory)

/** The bytes of a picture and what they say of it. Refuses what is no picture, moves, or is larger than the memory allows. */
export async function readPicture(file: Blob): Promise<{ bytes: Uint8Array<ArrayBuffer>; head: PictureHead }> {
  if (file.size > largestFile) throw refuse({ why: 'too-large', size: file.size })
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new TaskRefusal(says.gone)
    },
  )
  const head = pictureHead(bytes)
  const refusal = refusalOf(bytes.length, head, mostPixelsHere())
  if (refusal) throw refuse(refusal)
  return { bytes, head }
}

/**
 * The picture upright, its colours as sRGB; with `keepsNumbers` the numbers of the file as they stand. The browser decodes; scripts have
 * no place in what it reads.
 */
export async function decodePicture(blob: Blob, head: PictureHead, keepsNumbers = false): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob, {
      imageOrientation: 'from-image',
      premultiplyAlpha: 'none',
      colorSpaceConversion: keepsNumbers ? 'none' : 'default',
    })
  } catch {
    throw refuse(failureOf(head))
  }
}

/** Rows that are copied out of a bitmap at once: a canvas of the whole would take its memory once more. */
const stripRows = 512

/** The pixels of a bitmap, which is closed. */
export function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap
  try {
    const data = new Uint8ClampedArray(width * height * 4)
    const canvas = new OffscreenCanvas(width, Math.min(stripRows, height))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new TaskRefusal(says.memory)
    context.globalCompositeOperation = 'copy'
    for (let top = 0; top < height; top += stripRows) {
      const rows = Math.min(stripRows, height - top)
      context.drawImage(bitmap, 0, -top)
      data.set(context.getImageData(0, 0, width, rows).data, top * width * 4)
    }
    return { data, width, height }
  } catch (error) {
    if (error instanceof RangeError || error instanceof DOMException) throw new TaskRefusal(says.memory)
    throw error
  } finally {
    bitmap.close()
  }
}
