import type { Pixels } from '@/lib/base/png/pixels'
import { sizeWithin } from '@/lib/subjects/picture/sizes'
import { drawnAt } from '@/lib/workers/picture-look'

/** Pixels that are searched at most: more make no code plainer. */
const searchedPixels = 12_000_000

export function pixelsOn(canvas: OffscreenCanvas): Pixels {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('there is no canvas')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** A picture at the size at which it is searched for codes. */
export const searchable = (bitmap: ImageBitmap) => drawnAt(bitmap, sizeWithin(bitmap, searchedPixels))

/** The texts of the codes that a frame of a camera shows, in one, in an order that does not depend on where they are. */
export async function textsOfFrame(frame: ImageBitmap): Promise<string> {
  const canvas = drawnAt(frame, frame)
  frame.close()
  const { readCodes } = await import('@/lib/engines/code-reader')
  const found = await readCodes(pixelsOn(canvas), true)
  return found
    .map(({ text }) => text)
    .toSorted()
    .join('\n')
}
