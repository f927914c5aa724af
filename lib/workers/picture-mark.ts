import type { Pixels } from '@/lib/base/png/pixels'
import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import type { PictureHead } from '@/lib/subjects/picture/head'
import { exifIn } from '@/lib/subjects/picture/in-file'
import type { Size } from '@/lib/subjects/picture/sizes'
import { filledWords, stamp, stampSpots, wantsWhite, type StampStep } from '@/lib/subjects/picture/stamp'
import { tagsIn } from '@/lib/subjects/picture/tiff-tags'
import { TaskRefusal } from '@/lib/workers/define-task'

interface Given {
  file: File
  bytes: Uint8Array
  head: PictureHead
}

type Context2d = OffscreenCanvasRenderingContext2D

function contextOf(width: number, height: number): Context2d {
  const context = new OffscreenCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new TaskRefusal(says.memory)
  return context
}

/** A canvas on which a thing of this size is drawn turned about its middle. */
function turnedContext({ width, height }: Size, degrees: number): Context2d {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const context = contextOf(Math.ceil(width * cos + height * sin), Math.ceil(width * sin + height * cos))
  context.translate(context.canvas.width / 2, context.canvas.height / 2)
  context.rotate(angle)
  context.imageSmoothingQuality = 'high'
  return context
}

function pixelsIn(context: Context2d): Pixels {
  const { width, height } = context.canvas
  return context.getImageData(0, 0, width, height)
}

const fontOf = (pixels: number) => `600 ${pixels}px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif`
const trialSize = 100

interface Letters extends Size {
  words: string
  font: string
}

/** Words in letters so large that they are as wide as wanted, yet no higher than the picture. */
function lettersOf(words: string, wanted: number, highest: number): Letters {
  const context = contextOf(1, 1)
  context.font = fontOf(trialSize)
  const { width } = context.measureText(words)
  const size = Math.max(6, Math.min((wanted / Math.max(1, width)) * trialSize, highest / 1.3))
  return { words, font: fontOf(size), width: (width * size) / trialSize, height: size * 1.3 }
}

function drawnLetters(
  { words, font, ...size }: Letters,
  angle: number,
  white: boolean,
  own?: readonly number[],
): Pixels {
  const context = turnedContext(size, angle)
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = own ? `rgb(${own.join(' ')})` : white ? '#fff' : '#000'
  context.fillText(words, 0, 0)
  return pixelsIn(context)
}

async function drawnLogo(logo: string, wanted: number, highest: number, angle: number): Promise<Pixels> {
  const [head = '', body = ''] = logo.split(',')
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new TaskRefusal(says.logo)
  })
  const scale = Math.min(wanted / bitmap.width, highest / bitmap.height)
  const size = { width: Math.max(1, bitmap.width * scale), height: Math.max(1, bitmap.height * scale) }
  const context = turnedContext(size, angle)
  context.drawImage(bitmap, -size.width / 2, -size.height / 2, size.width, size.height)
  bitmap.close()
  return pixelsIn(context)
}

function takenOn({ bytes, head }: Given): string | undefined {
  const tiff = exifIn(bytes, head)
  const tags = tiff && tagsIn(tiff)?.tags
  const value = tags?.find(({ name }) => name === 'DateTimeOriginal')?.value
  return typeof value === 'string' ? value : undefined
}

/** The picture with the mark on it that a step asks for. */
export async function stamped(pixels: Pixels, step: StampStep, given: Given): Promise<Pixels> {
  const { mark, place, angle, opacity } = step
  const wanted = Math.max(1, pixels.width * step.share)
  const margin = Math.round(Math.min(pixels.width, pixels.height) * step.margin)
  if ('logo' in mark) {
    const logo = await drawnLogo(mark.logo, wanted, pixels.height, angle)
    return stamp(pixels, logo, stampSpots(pixels, logo, place, margin), opacity)
  }
  const words = filledWords(mark.words, given.file.name, takenOn(given))
  if (words === '') return pixels
  const letters = lettersOf(words, wanted, pixels.height)
  const own = mark.colour === 'auto' ? undefined : mark.colour
  const dark = drawnLetters(letters, angle, false, own)
  const spots = stampSpots(pixels, dark, place, margin)
  const isPale = own === undefined && wantsWhite(pixels, dark, spots)
  return stamp(pixels, isPale ? drawnLetters(letters, angle, true) : dark, spots, opacity)
}
