import { zlibSync } from 'fflate'
import type { Pixels } from '@/lib/base/png/pixels'
import { writeBmp } from '@/lib/subjects/picture/bmp'
import { writeGif } from '@/lib/subjects/picture/gif'
import { iconSides, squared, writeIco } from '@/lib/subjects/picture/ico'
import { quantise } from '@/lib/subjects/picture/quantise'
import { isSeeThrough } from '@/lib/subjects/picture/steps'
import { writeTiff } from '@/lib/subjects/picture/tiff'

/* Formats that need no codec of their own. */

/** A BMP of every pixel, with alpha where some is see-through. */
export function encodeBmp(pixels: Pixels): Uint8Array<ArrayBuffer> {
  return writeBmp(pixels, isSeeThrough(pixels))
}

/** A TIFF of every pixel, compressed without loss. */
export function encodeTiff(pixels: Pixels, dpi: number): Uint8Array<ArrayBuffer> {
  return writeTiff(pixels, isSeeThrough(pixels), dpi, (bytes) => zlibSync(bytes))
}

/** A still GIF of at most 256 colours. */
export function encodeGif(pixels: Pixels): Uint8Array<ArrayBuffer> {
  return writeGif(quantise(pixels, 256))
}

/** An icon with the picture in squares of 16 to 256 pixels. `png` encodes one of them. */
export async function encodeIco(
  pixels: Pixels,
  png: (pixels: Pixels) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures: { side: number; png: Uint8Array }[] = []
  for (const side of iconSides) pictures.push({ side, png: await png(squared(pixels, side)) })
  return writeIco(pictures)
}
