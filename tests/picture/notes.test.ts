import { expect, test } from 'vitest'
import { exifFor, hasPlace, orientationAlone, orientationIn } from '@/lib/subjects/picture/exif'
import { exifSegment, isDrawn, jpegSegments, withSegments } from '@/lib/subjects/picture/jpeg'
import { pngChunks, withoutNotes } from '@/lib/subjects/picture/png-chunks'
import { webpChunks, withWebpExif } from '@/lib/subjects/picture/webp-chunks'
import { pngChunk } from '@/lib/base/png/write'
import { sample } from './samples'

const exifOf = (bytes: Uint8Array) =>
  jpegSegments(bytes)
    .segments.find(({ kind }) => kind === 'exif')
    ?.data.subarray(6) ?? new Uint8Array(0)
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('a JPEG without its notes has the same pixels, and nothing of what exiftool wrote', () => {
  const bytes = sample('photo.jpg')
  const { segments, scans } = jpegSegments(bytes)
  expect(segments.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['exif', 'xmp', 'photoshop', 'comment']))
  const plain = withSegments(bytes, segments.filter(isDrawn))
  expect(Buffer.from(jpegSegments(plain).scans).equals(Buffer.from(scans))).toBe(true)
  for (const secret of ['A. Person', 'Box 1', 'A title', 'secret', 'a comment', '2026:05:04'])
    expect(textOf(plain)).not.toContain(secret)
})

test('kept Exif is upright, of the new size, without the old small picture', () => {
  const exif = exifOf(sample('photo.jpg'))
  expect(hasPlace(exif)).toBe(true)
  const kept = exifFor(exif, { width: 320, height: 240, withPlace: true })
  expect(kept && hasPlace(kept)).toBe(true)
  expect(textOf(kept ?? new Uint8Array(0))).toContain('A. Person')
  // The small picture was a JPEG of its own.
  expect(textOf(exif)).toContain('\xff\xd8\xff')
  expect(textOf(kept ?? new Uint8Array(0))).not.toContain('\xff\xd8\xff')
})

test('the place is overwritten, not only hidden', () => {
  const exif = exifOf(sample('photo.jpg'))
  const kept = exifFor(exif, { width: 640, height: 480, withPlace: false }) ?? new Uint8Array(0)
  expect(hasPlace(kept)).toBe(false)
  expect(kept.length).toBe(exif.length)
  expect(textOf(kept)).toContain('A. Person')
  // 48 degrees as a rational, as exiftool wrote it.
  const degrees = '\x00\x00\x000\x00\x00\x00\x01'
  expect(textOf(exif)).toContain(degrees)
  expect(textOf(kept)).not.toContain(degrees)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i alone is read back', (orientation) => {
  expect(orientationIn(orientationAlone(orientation))).toBe(orientation)
  expect(exifSegment(orientationAlone(orientation))?.data.length).toBe(32)
  const upright = exifFor(exifOf(sample(`orientation-${orientation}.jpg`)), { width: 48, height: 32, withPlace: true })
  expect(upright && orientationIn(upright)).toBe(1)
})

test('damaged Exif gives nothing, and never throws', () => {
  const exif = exifOf(sample('photo.jpg'))
  for (let at = 0; at < Math.min(exif.length, 400); at++) {
    const damaged = exif.slice()
    damaged[at] = (damaged[at] ?? 0) ^ 0xff
    exifFor(damaged, { width: 1, height: 1, withPlace: false })
    exifFor(exif.slice(0, at), { width: 1, height: 1, withPlace: false })
  }
  expect(exifFor(new Uint8Array(3), { width: 1, height: 1, withPlace: true })).toBeUndefined()
})

test('a PNG loses texts and times and keeps what is drawn', () => {
  const bytes = sample('photo.png')
  const noted = withoutNotes(bytes, [
    pngChunk('tEXt', Buffer.from('Author\0A. Person')),
    pngChunk('eXIf', orientationAlone(6)),
  ])
  expect(pngChunks(noted).chunks.map(({ type }) => type)).toEqual(expect.arrayContaining(['tEXt', 'eXIf']))
  const plain = withoutNotes(noted)
  const pixels = (png: Uint8Array) =>
    pngChunks(png)
      .chunks.filter(({ type }) => type === 'IDAT')
      .map(({ data }) => [...data])
  expect(pngChunks(plain).chunks.map(({ type }) => type)).not.toContain('tEXt')
  expect(pixels(plain)).toEqual(pixels(bytes))
})

test('a WebP takes Exif and gives it back, its pixels untouched', () => {
  const bytes = sample('photo.webp')
  const size = { width: 160, height: 120, hasAlpha: false }
  const noted = withWebpExif(bytes, size, orientationAlone(3))
  const { chunks, isWhole } = webpChunks(noted)
  expect(isWhole).toBe(true)
  expect(chunks[0]?.type).toBe('VP8X')
  expect(chunks.at(-1)?.type).toBe('EXIF')
  const drawn = (webp: Uint8Array) =>
    webpChunks(webp).chunks.filter(({ type }) => type.startsWith('VP8') && type !== 'VP8X')
  expect(drawn(noted)).toEqual(drawn(bytes))
  expect(webpChunks(withWebpExif(noted, size, undefined)).chunks.map(({ type }) => type)).not.toContain('EXIF')
})
