import { orientationIn } from './exif'
import { jpegSegments } from './jpeg'
import { pngChunks } from './png-chunks'
import { webpChunks } from './webp-chunks'

/* What a picture file says of itself before anything is decoded. Read from its bytes, never from its name. */

export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'bmp'
  | 'tiff'
  | 'svg'
  | 'ico'
  | 'jxl'
  | 'psd'
  | 'pdf'
  | 'unknown'

export interface PictureHead {
  kind: PictureKind
  /** In pixels as they are stored, before any turning; undefined where the head does not say. */
  width: number | undefined
  height: number | undefined
  /** More than one where the picture moves; undefined where it is not known before decoding. */
  frames: number | undefined
  /** Bits of one channel. */
  bits: number | undefined
  colours: 'grey' | 'rgb' | 'cmyk' | 'palette' | undefined
  /** Whether pixels may be see-through. */
  hasAlpha: boolean
  /** 1 to 8, as Exif counts (CIPA DC-008, tag 274); 1 is upright. */
  orientation: number
  hasProfile: boolean
  /** Whether the file has its end. False where it was cut off. */
  isWhole: boolean
}

const unknown: PictureHead = {
  kind: 'unknown',
  width: undefined,
  height: undefined,
  frames: undefined,
  bits: undefined,
  colours: undefined,
  hasAlpha: false,
  orientation: 1,
  hasProfile: false,
  isWhole: true,
}

const asText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Brands of ISO base media files (ISO/IEC 23008-12 for HEIF, AV1 Image File Format 1.1). */
const brands: Readonly<Record<string, PictureKind>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  heim: 'heic',
  heis: 'heic',
  mif1: 'heic',
  msf1: 'heic',
}

function brandOf(bytes: Uint8Array): PictureKind | undefined {
  if (asText(bytes, 4, 8) !== 'ftyp') return undefined
  const length = Math.min(viewOf(bytes).getUint32(0), bytes.length, 256)
  const found = [asText(bytes, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) found.push(asText(bytes, at, at + 4))
  const kinds = found.flatMap((brand) => brands[brand] ?? [])
  return kinds.includes('avif') ? 'avif' : kinds[0]
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, '')
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text)
}

/** The kind of a picture by its first bytes; `unknown` for anything that is none of them. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a/.test(asText(bytes, 0, 6))) return 'gif'
  if (asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP') return 'webp'
  const brand = bytes.length >= 12 ? brandOf(bytes) : undefined
  if (brand) return brand
  if (begins(0x42, 0x4d) && bytes.length > 26) return 'bmp'
  if (begins(0x49, 0x49, 0x2a, 0) || begins(0x4d, 0x4d, 0, 0x2a)) return 'tiff'
  if (begins(0, 0, 1, 0) && bytes.length > 22) return 'ico'
  if (begins(0xff, 0x0a) || begins(0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20)) return 'jxl'
  if (asText(bytes, 0, 4) === '8BPS') return 'psd'
  if (asText(bytes, 0, 5) === '%PDF-') return 'pdf'
  return looksLikeSvg(bytes) ? 'svg' : 'unknown'
}

function jpegHead(bytes: Uint8Array): Partial<PictureHead> {
  const { segments, isWhole } = jpegSegments(bytes)
  const frame = segments.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
  const exif = segments.find(({ kind }) => kind === 'exif')
  const channels = frame?.data[5]
  return {
    ...(frame && {
      bits: frame.data[0],
      height: viewOf(frame.data).getUint16(1),
      width: viewOf(frame.data).getUint16(3),
      colours: channels === 1 ? 'grey' : channels === 4 ? 'cmyk' : 'rgb',
    }),
    frames: 1,
    orientation: exif ? orientationIn(exif.data.subarray(6)) : 1,
    hasProfile: segments.some(({ kind }) => kind === 'profile'),
    isWhole,
  }
}

function pngHead(bytes: Uint8Array): Partial<PictureHead> {
  const { chunks, isWhole } = pngChunks(bytes)
  const first = chunks.find(({ type }) => type === 'IHDR')
  const moving = chunks.find(({ type }) => type === 'acTL')
  const exif = chunks.find(({ type }) => type === 'eXIf')
  const type = first?.data[9] ?? 0
  const kinds = { 0: 'grey', 2: 'rgb', 3: 'palette', 4: 'grey', 6: 'rgb' } as const
  return {
    ...(first &&
      first.data.length >= 13 && {
        width: viewOf(first.data).getUint32(0),
        height: viewOf(first.data).getUint32(4),
        bits: first.data[8],
        colours: kinds[type as keyof typeof kinds],
      }),
    frames: moving && moving.data.length >= 4 ? viewOf(moving.data).getUint32(0) : 1,
    hasAlpha: type === 4 || type === 6 || chunks.some((chunk) => chunk.type === 'tRNS'),
    orientation: exif ? orientationIn(exif.data) : 1,
    hasProfile: chunks.some((chunk) => chunk.type === 'iCCP'),
    isWhole,
  }
}

/** Blocks of GIF89a, section 18 (logical screen), 20 (image descriptor) and 23 (graphic control). */
function gifHead(bytes: Uint8Array): Partial<PictureHead> {
  if (bytes.length < 13) return { isWhole: false }
  const view = viewOf(bytes)
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let at = 13 + tableBytes(bytes[10] ?? 0)
  let frames = 0
  let hasAlpha = false
  let isWhole = false
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
    at += 1
  }
  while (at < bytes.length) {
    const introducer = bytes[at]
    if (introducer === 0x3b) {
      isWhole = true
      break
    }
    if (introducer === 0x21) {
      if (bytes[at + 1] === 0xf9 && (bytes[at + 3] ?? 0) & 1) hasAlpha = true
      at += 2
      skipBlocks()
      continue
    }
    if (introducer !== 0x2c) break
    frames += 1
    at += 10 + tableBytes(bytes[at + 9] ?? 0) + 1
    skipBlocks()
  }
  return {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    bits: 8,
    colours: 'palette',
    frames,
    hasAlpha,
    isWhole,
  }
}

const threeBytes = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)

/** The canvas of a VP8X file, else the size in the first frame (RFC 9649, 2.5 to 2.7; RFC 6386, 9.1). */
function webpHead(bytes: Uint8Array): Partial<PictureHead> {
  const { chunks, isWhole } = webpChunks(bytes)
  const extended = chunks.find(({ type }) => type === 'VP8X')
  const lossy = chunks.find(({ type }) => type === 'VP8 ')
  const lossless = chunks.find(({ type }) => type === 'VP8L')
  const exif = chunks.find(({ type }) => type === 'EXIF')
  const moving = chunks.filter(({ type }) => type === 'ANMF').length
  const size = () => {
    if (extended) return { width: threeBytes(extended.data, 4) + 1, height: threeBytes(extended.data, 7) + 1 }
    if (lossy && lossy.data.length >= 10) {
      const view = viewOf(lossy.data)
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
    }
    if (!lossless || lossless.data.length < 5) return {}
    const packed = viewOf(lossless.data).getUint32(1, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  const flags = extended?.data[0] ?? 0
  const start = exif && asText(exif.data, 0, 4) === 'Exif' ? 6 : 0
  return {
    ...size(),
    bits: 8,
    colours: 'rgb',
    frames: Math.max(1, moving),
    hasAlpha: (flags & 0x10) !== 0 || (lossless !== undefined && ((lossless.data[4] ?? 0) & 0x10) !== 0),
    orientation: exif ? orientationIn(exif.data.subarray(start)) : 1,
    hasProfile: (flags & 0x20) !== 0,
    isWhole,
  }
}

/** The largest `ispe` box, which gives a size in pixels (ISO/IEC 23008-12, 6.5.3); a sequence has the brand avis or msf1. */
function heifHead(bytes: Uint8Array): Partial<PictureHead> {
  const view = viewOf(bytes)
  const head = bytes.subarray(0, 65_536)
  let size: { width: number; height: number } | undefined
  for (let at = 4; at + 16 <= head.length; at++) {
    if (head[at] !== 0x69 || asText(head, at, at + 4) !== 'ispe') continue
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!size || found.width * found.height > size.width * size.height) size = found
  }
  return { ...size, hasAlpha: true }
}

function bmpHead(bytes: Uint8Array): Partial<PictureHead> {
  const view = viewOf(bytes)
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
    frames: 1,
    isWhole: bytes.length >= view.getUint32(2, true),
  }
}

/** The largest picture of an icon file (Microsoft: ICONDIRENTRY; 0 stands for 256). */
function icoHead(bytes: Uint8Array): Partial<PictureHead> {
  const count = viewOf(bytes).getUint16(4, true)
  let size: { width: number; height: number } | undefined
  for (let at = 6; at + 16 <= Math.min(bytes.length, 6 + 16 * count); at += 16) {
    const found = { width: bytes[at] || 256, height: bytes[at + 1] || 256 }
    if (!size || found.width > size.width) size = found
  }
  return { ...size, frames: 1, hasAlpha: true }
}

/** What the bytes of a picture say of it. Sizes are of the stored pixels; what moves has more frames than one. */
export function pictureHead(bytes: Uint8Array): PictureHead {
  const kind = pictureKind(bytes)
  const readers: Partial<Record<PictureKind, (bytes: Uint8Array) => Partial<PictureHead>>> = {
    jpeg: jpegHead,
    png: pngHead,
    gif: gifHead,
    webp: webpHead,
    avif: heifHead,
    heic: heifHead,
    bmp: bmpHead,
    ico: icoHead,
  }
  return { ...unknown, kind, ...readers[kind]?.(bytes) }
}
