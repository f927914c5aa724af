import { pngChunk } from '@/lib/base/png/write'
import { orientationAlone, withoutPlace } from './exif'
import type { PictureHead } from './head'
import { exifSegment, isDrawn, jpegSegments, withoutTrailer, withSegments, type JpegSegment } from './jpeg'
import { pngChunks, withoutNotes } from './png-chunks'
import type { Size } from './sizes'
import type { WrittenKind } from './task'
import { webpChunks, withWebpExif } from './webp-chunks'

/* Where the notes of a picture lie in its file, and the file with others or none. Pixels are never touched. */

/** The TIFF block of a file's Exif. */
export function exifIn(bytes: Uint8Array, head: PictureHead): Uint8Array | undefined {
  if (head.kind === 'jpeg')
    return jpegSegments(bytes)
      .segments.find(({ kind }) => kind === 'exif')
      ?.data.subarray(6)
  if (head.kind === 'png') return pngChunks(bytes).chunks.find(({ type }) => type === 'eXIf')?.data
  if (head.kind !== 'webp') return undefined
  const block = webpChunks(bytes).chunks.find(({ type }) => type === 'EXIF')?.data
  return block && block[0] === 0x45 ? block.subarray(6) : block
}

/** The file with Exif put in; undefined where its kind is not written with Exif here. */
export function withExif(
  file: Uint8Array<ArrayBuffer>,
  kind: WrittenKind,
  tiff: Uint8Array,
  size: Size & { hasAlpha: boolean },
): Uint8Array<ArrayBuffer> | undefined {
  if (kind === 'webp') return withWebpExif(file, size, tiff)
  if (kind === 'png') return withoutNotes(file, [pngChunk('eXIf', tiff)])
  const segment = kind === 'jpeg' ? exifSegment(tiff) : undefined
  if (!segment) return undefined
  const { segments } = jpegSegments(file)
  const at = segments.findIndex((one) => one.kind !== 'jfif')
  return withSegments(file, [...segments.slice(0, at), segment, ...segments.slice(at)])
}

/** The file as it was without what is noted in it, but for the orientation; undefined for kinds whose notes are not taken out. */
export function withoutNotesIn(bytes: Uint8Array<ArrayBuffer>, head: PictureHead): Uint8Array<ArrayBuffer> | undefined {
  const tiff = head.orientation === 1 ? undefined : orientationAlone(head.orientation)
  if (head.kind === 'jpeg') {
    const segment = tiff && exifSegment(tiff)
    const drawn = jpegSegments(bytes).segments.filter(isDrawn)
    const at = drawn.findIndex(({ kind }) => kind !== 'jfif')
    return withSegments(bytes, segment ? [...drawn.slice(0, at), segment, ...drawn.slice(at)] : drawn)
  }
  if (head.kind === 'png') return withoutNotes(bytes, tiff ? [pngChunk('eXIf', tiff)] : [])
  const { width = 0, height = 0, hasAlpha } = head
  return head.kind === 'webp' ? withWebpExif(bytes, { width, height, hasAlpha }, tiff) : undefined
}

const xmpKeyword = 'XML:com.adobe.xmp'

/** Texts of a PNG but for XMP, which may name the place. */
const isPlainText = (type: string, data: Uint8Array) =>
  type !== 'iTXt' || new TextDecoder('latin1').decode(data.subarray(0, xmpKeyword.length)) !== xmpKeyword

/** A JPEG whose Exif has no place, without XMP and IPTC. */
function jpegWithoutPlace(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = jpegSegments(bytes).segments.flatMap((segment): JpegSegment[] => {
    if (segment.kind === 'xmp' || segment.kind === 'photoshop') return []
    if (segment.kind !== 'exif') return [segment]
    const tiff = withoutPlace(segment.data.subarray(6))
    const written = tiff && exifSegment(tiff)
    return written ? [written] : []
  })
  return withSegments(bytes, kept)
}

function pngWithoutPlace(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const about = pngChunks(bytes).chunks.flatMap(({ type, data, whole }) => {
    if (type === 'tEXt' || type === 'zTXt' || type === 'tIME') return [whole]
    if (type === 'iTXt') return isPlainText(type, data) ? [whole] : []
    const tiff = type === 'eXIf' ? withoutPlace(data) : undefined
    return tiff ? [pngChunk('eXIf', tiff)] : []
  })
  return withoutNotes(bytes, about)
}

/**
 * The file without its place and with its other notes. XMP and IPTC are taken out whole, since both may name the place again; a damaged
 * Exif block too. Undefined for kinds whose notes are not taken out.
 */
export function withoutPlaceIn(bytes: Uint8Array<ArrayBuffer>, head: PictureHead): Uint8Array<ArrayBuffer> | undefined {
  if (head.kind === 'jpeg') return jpegWithoutPlace(withoutTrailer(bytes))
  if (head.kind === 'png') return pngWithoutPlace(bytes)
  if (head.kind !== 'webp') return undefined
  const tiff = exifIn(bytes, head)
  const { width = 0, height = 0, hasAlpha } = head
  return withWebpExif(bytes, { width, height, hasAlpha }, tiff && withoutPlace(tiff))
}

/** As `withoutNotesIn`, and without what stands behind the end of a JPEG. */
export function withoutAnyNotesIn(
  bytes: Uint8Array<ArrayBuffer>,
  head: PictureHead,
): Uint8Array<ArrayBuffer> | undefined {
  return withoutNotesIn(head.kind === 'jpeg' ? withoutTrailer(bytes) : bytes, head)
}
