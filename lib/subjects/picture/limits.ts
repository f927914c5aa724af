import type { PictureHead } from './head'

/** Bytes that a pixel takes while it is decoded, worked on and encoded: its picture, its pixels, theirs in the encoder, the encoder's own. */
const bytesOfPixel = 20

/** Memory that a tab is trusted with by the memory of the device in gigabytes, which browsers round down to at most 8. */
function trustedBytes(deviceGigabytes: number | undefined): number {
  if (deviceGigabytes === undefined) return 1.3e9
  return Math.min(2.6e9, deviceGigabytes * 0.33e9)
}

/** The most pixels that are worked on at once. */
export function mostPixels(deviceGigabytes: number | undefined): number {
  return Math.floor(trustedBytes(deviceGigabytes) / bytesOfPixel)
}

/** Bytes that work on so many pixels takes. */
export const bytesForPixels = (pixels: number) => pixels * bytesOfPixel

/** The largest file that is read, in bytes. */
export const largestFile = 400_000_000

/** The longest side that codecs and canvases take, in pixels: JPEG and AVIF end at 65,535, WebP at 16,383. */
export const longestSide = {
  jpeg: 65_535,
  png: 65_535,
  avif: 65_535,
  webp: 16_383,
  gif: 65_535,
  bmp: 65_535,
  tiff: 65_535,
  ico: 65_535,
} as const

/** Why a picture is not worked on at all. */
export type Refusal =
  | { why: 'empty' }
  | { why: 'too-large'; size: number }
  | { why: 'not-a-picture'; head: PictureHead }
  | { why: 'unread-kind'; head: PictureHead }
  | { why: 'drawing' }
  | { why: 'moves'; frames: number }
  | { why: 'too-many-pixels'; width: number; height: number; most: number }
  | { why: 'damaged'; head: PictureHead; cutOff: boolean }

/** Kinds that no browser decodes here, or whose content is no picture of pixels. */
const unread = new Set(['heic', 'tiff', 'jxl', 'psd', 'pdf'])

/** Whether a file is refused by its head alone, before anything is decoded. */
export function refusalOf(size: number, head: PictureHead, most: number): Refusal | undefined {
  if (size === 0) return { why: 'empty' }
  if (size > largestFile) return { why: 'too-large', size }
  if (head.kind === 'unknown') return { why: 'not-a-picture', head }
  if (head.kind === 'svg') return { why: 'drawing' }
  if (head.frames !== undefined && head.frames > 1) return { why: 'moves', frames: head.frames }
  const { width = 0, height = 0 } = head
  if (width * height > most) return { why: 'too-many-pixels', width, height, most }
  return undefined
}

/** Why decoding failed, by what the head said. */
export function failureOf(head: PictureHead): Refusal {
  if (unread.has(head.kind)) return { why: 'unread-kind', head }
  return { why: 'damaged', head, cutOff: !head.isWhole }
}
