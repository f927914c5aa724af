import { joinBytes } from '@/lib/base/encoding/bytes'

/** A marker segment before the pixels (ITU-T T.81, B.1.1.4), without its marker and length. */
export interface JpegSegment {
  marker: number
  kind: 'exif' | 'xmp' | 'profile' | 'photoshop' | 'adobe' | 'jfif' | 'comment' | 'other'
  data: Uint8Array
}

interface JpegParts {
  /** Up to and with the first start of scan. */
  segments: JpegSegment[]
  /** From behind the header of the first scan to the end. */
  scans: Uint8Array
  /** Whether the end of image marker is there. */
  isWhole: boolean
}

const startsWith = (data: Uint8Array, text: string) => [...text].every((sign, at) => data[at] === sign.charCodeAt(0))

function kindOf(marker: number, data: Uint8Array): JpegSegment['kind'] {
  if (marker === 0xfe) return 'comment'
  if (marker === 0xe0 && startsWith(data, 'JFIF\0')) return 'jfif'
  if (marker === 0xe1 && startsWith(data, 'Exif\0')) return 'exif'
  if (marker === 0xe1 && startsWith(data, 'http://ns.adobe.com/')) return 'xmp'
  if (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0')) return 'profile'
  if (marker === 0xed) return 'photoshop'
  return marker === 0xee && startsWith(data, 'Adobe') ? 'adobe' : 'other'
}

/** The segments of a JPEG before its pixels, and whether it has its end. What follows the end, such as a second picture, is ignored. */
export function jpegSegments(bytes: Uint8Array): JpegParts {
  const segments: JpegSegment[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1] ?? 0
    // Fill bytes before a marker, and markers without a segment.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2 || at + 2 + length > bytes.length) break
    const data = bytes.subarray(at + 4, at + 2 + length)
    segments.push({ marker, kind: kindOf(marker, data), data })
    at += 2 + length
    if (marker === 0xda) return { segments, scans: bytes.subarray(at), isWhole: hasEnd(bytes, at) }
  }
  return { segments, scans: new Uint8Array(0), isWhole: false }
}

/** An end of image marker behind the first scan; in the scans themselves FF is always followed by 00 or a restart. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

/**
 * The JPEG up to its end of image marker: what stands behind it, such as a second picture or a film with notes of their own, is cut off.
 * As it is where it has no end.
 */
export function withoutTrailer(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { scans } = jpegSegments(bytes)
  let at = 0
  while (at + 1 < scans.length) {
    const marker = scans[at + 1] ?? 0
    if (scans[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 1
      continue
    }
    if (marker === 0xd9) return bytes.slice(0, bytes.length - scans.length + at + 2)
    // Tables and the heads of further scans stand between the scans of a progressive JPEG.
    at += 2 + (((scans[at + 2] ?? 0) << 8) | (scans[at + 3] ?? 0))
  }
  return bytes
}

function segmentBytes({ marker, data }: JpegSegment): Uint8Array {
  const length = data.length + 2
  return joinBytes(Uint8Array.of(0xff, marker, length >> 8, length & 255), data)
}

/** The JPEG with these segments before its pixels instead of its own. The pixels are those of before, bit for bit. */
export function withSegments(bytes: Uint8Array, segments: readonly JpegSegment[]): Uint8Array<ArrayBuffer> {
  const { scans } = jpegSegments(bytes)
  return joinBytes(Uint8Array.of(0xff, 0xd8), ...segments.map(segmentBytes), scans)
}

/** The JPEG with a density of dots per inch in its JFIF segment (JFIF 1.02: units 1); as it is where it has no such segment. */
export function withDensity(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const { segments } = jpegSegments(bytes)
  const density = Math.round(dpi)
  return withSegments(
    bytes,
    segments.map((segment) => {
      if (segment.kind !== 'jfif') return segment
      const data = segment.data.slice()
      data.set([1, density >> 8, density & 255, density >> 8, density & 255], 7)
      return { ...segment, data }
    }),
  )
}

const exifHead = Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0)

/** An Exif segment of a TIFF block; undefined where it is too long for one (64 KB). */
export function exifSegment(tiff: Uint8Array): JpegSegment | undefined {
  if (tiff.length + 8 > 65_535) return undefined
  return { marker: 0xe1, kind: 'exif', data: joinBytes(exifHead, tiff) }
}

/** Segments that pictures are drawn by; all others are about the picture. */
export function isDrawn({ marker, kind }: JpegSegment): boolean {
  return (
    kind === 'jfif' ||
    kind === 'adobe' ||
    kind === 'profile' ||
    !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)
  )
}
