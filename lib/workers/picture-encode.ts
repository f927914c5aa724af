import type { Pixels } from '@/lib/base/png/pixels'
import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import { workerMessages } from '@/lib/messages/workers'
import { longestSide } from '@/lib/subjects/picture/limits'
import type { Writing, WrittenKind } from '@/lib/subjects/picture/task'
import { TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

export const typeOf = (kind: WrittenKind) => (kind === 'ico' ? 'image/vnd.microsoft.icon' : `image/${kind}`)

const usualDpi = 72

/** A cancel is seen only between tasks of the event loop. */
export async function pause(context: TaskContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
}

/** Pixels as a file of a kind. Refuses sides that the kind does not hold. */
export async function encode(
  pixels: Pixels,
  kind: WrittenKind,
  {
    quality,
    lossless,
    colours,
    dpi = usualDpi,
  }: Pick<Writing, 'quality' | 'lossless' | 'colours'> & { dpi?: number | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.max(pixels.width, pixels.height)
  if (side > longestSide[kind]) throw new TaskRefusal(says.tooLong(kind, longestSide[kind]))
  switch (kind) {
    case 'jpeg':
      return (await import('@/lib/engines/picture-jpeg')).encodeJpeg(pixels, quality)
    case 'webp':
      return (await import('@/lib/engines/picture-webp')).encodeWebp(pixels, { quality, lossless })
    case 'avif':
      return (await import('@/lib/engines/picture-avif')).encodeAvif(pixels, quality)
    case 'png':
      return (await import('@/lib/engines/picture-png')).encodePng(pixels, colours)
    case 'gif':
      return (await import('@/lib/engines/picture-plain')).encodeGif(pixels)
    case 'bmp':
      return (await import('@/lib/engines/picture-plain')).encodeBmp(pixels)
    case 'tiff':
      return (await import('@/lib/engines/picture-plain')).encodeTiff(pixels, dpi)
    case 'ico': {
      const { encodePng } = await import('@/lib/engines/picture-png')
      return (await import('@/lib/engines/picture-plain')).encodeIco(pixels, encodePng)
    }
  }
}
