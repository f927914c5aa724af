import { zlibSync } from 'fflate'
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { Pixels } from '@/lib/base/png/pixels'
import { resample } from '@/lib/subjects/picture/resample'
import type { Squeeze } from '@/lib/subjects/pdf/task'
import { placementsIn, type Drawn } from './placements'
import { channelBytes, flatePixels, isPhotograph, rasterOf, type Raster } from './raster'

/** What reads and writes JPEG, wherever it comes from. */
export interface JpegCodec {
  /** Undefined where it cannot be read, or holds four inks. */
  decode(bytes: Uint8Array): Promise<Pixels | undefined>
  encode(pixels: Pixels, quality: number, grey: boolean): Promise<Uint8Array>
}

export interface Squeezed {
  /** Pictures that were written anew. */
  pictures: number
  /** Objects that were there twice, and those that nothing leads to. */
  twins: number
  unused: number
}

const key = (name: string) => PDFName.of(name)

function* referencesIn(object: PDFObject): Generator<PDFRef> {
  if (object instanceof PDFRef) yield object
  else if (object instanceof PDFArray) for (const one of object.asArray()) yield* referencesIn(one)
  else if (object instanceof PDFDict) for (const one of object.values()) yield* referencesIn(one)
  else if (object instanceof PDFRawStream) yield* referencesIn(object.dict)
}

/** Takes out what neither the catalogue nor the information leads to, such as pages that an editor deleted. */
function dropUnused({ context }: PDFDocument): number {
  const { Root, Info } = context.trailerInfo
  const reached = new Set<string>()
  const open = [Root, Info].filter((one) => one instanceof PDFRef)
  for (const ref of open) reached.add(ref.tag)
  for (let ref = open.pop(); ref; ref = open.pop()) {
    const object = context.lookup(ref)
    for (const next of object ? referencesIn(object) : []) {
      if (reached.has(next.tag)) continue
      reached.add(next.tag)
      open.push(next)
    }
  }
  let dropped = 0
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (reached.has(ref.tag)) continue
    context.delete(ref)
    dropped++
  }
  return dropped
}

/** FNV-1a over a share of the bytes: only to find what may be equal. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  const step = Math.max(1, Math.floor(bytes.length / 4096))
  for (let at = 0; at < bytes.length; at += step) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash >>> 0
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

function replaced(object: PDFObject, twins: ReadonlyMap<string, PDFRef>): void {
  if (object instanceof PDFRawStream) replaced(object.dict, twins)
  else if (object instanceof PDFDict) {
    for (const [name, value] of object.entries()) {
      const twin = value instanceof PDFRef ? twins.get(value.tag) : undefined
      if (twin) object.set(name, twin)
      else replaced(value, twins)
    }
  } else if (object instanceof PDFArray) {
    for (const [at, value] of object.asArray().entries()) {
      const twin = value instanceof PDFRef ? twins.get(value.tag) : undefined
      if (twin) object.set(at, twin)
      else replaced(value, twins)
    }
  }
}

/** Streams that are equal byte by byte become one: fonts and logos that programs put in for each page. */
function joinTwins({ context }: PDFDocument): number {
  const groups = new Map<string, [PDFRef, PDFRawStream][]>()
  const twins = new Map<string, PDFRef>()
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const bytes = object.getContents()
    const place = `${bytes.length} ${hashOf(bytes)} ${object.dict.toString()}`
    const group = groups.get(place) ?? []
    const same = group.find(([, other]) => isEqual(other.getContents(), bytes))
    if (same) twins.set(ref.tag, same[0])
    else groups.set(place, [...group, [ref, object]])
  }
  if (twins.size === 0) return 0
  for (const [, object] of context.enumerateIndirectObjects()) replaced(object, twins)
  return twins.size
}

const metadata = ['Metadata', 'PieceInfo', 'Thumb', 'LastModified']

function dropMetadata({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (dict instanceof PDFDict) for (const name of metadata) dict.delete(key(name))
  }
  delete context.trailerInfo.Info
}

/** Packs what is not packed, and packs deflated streams once more as small as they go. */
function packStreams({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(key('Filter'))) continue
    const bytes = object.getContents()
    // Descriptions stay readable for programs that know no PDF.
    if (bytes.length < 64 || object.dict.get(key('Type')) === key('Metadata')) continue
    const packed = zlibSync(bytes, { level: 9 })
    if (packed.length >= bytes.length) continue
    const dict = object.dict.clone(context)
    dict.set(key('Filter'), key('FlateDecode'))
    dict.set(key('Length'), PDFNumber.of(packed.length))
    context.assign(ref, PDFRawStream.of(dict, packed))
  }
}

/** The pixels that a picture needs where it is drawn largest; those it has where that is not known. */
function wantedSize({ width, height }: Raster, drawn: Drawn | undefined, dpi: number) {
  if (!drawn || drawn.width <= 0 || drawn.height <= 0) return { width, height }
  const share = Math.max(((drawn.width / 72) * dpi) / width, ((drawn.height / 72) * dpi) / height)
  // What is only a little too fine would lose sharpness and win nothing.
  if (share > 0.85) return { width, height }
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

function toGrey({ data, width, height }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data)
  for (let at = 0; at < out.length; at += 4) {
    // Rec. 709 luma.
    const grey = Math.round(0.2126 * (out[at] ?? 0) + 0.7152 * (out[at + 1] ?? 0) + 0.0722 * (out[at + 2] ?? 0))
    out.fill(grey, at, at + 3)
  }
  return { data: out, width, height }
}

interface Rewritten {
  bytes: Uint8Array
  filter: 'DCTDecode' | 'FlateDecode'
}

async function rewritten(
  document: PDFDocument,
  raster: Raster,
  drawn: Drawn | undefined,
  rule: NonNullable<Squeeze['pictures']>,
  codec: JpegCodec,
): Promise<(Rewritten & { pixels: Pixels; isGrey: boolean }) | undefined> {
  const decoded =
    raster.packed === 'jpeg' ? await codec.decode(raster.stream.getContents()) : flatePixels(raster, document)
  if (!decoded || decoded.width !== raster.width || decoded.height !== raster.height) return undefined
  const size = wantedSize(raster, drawn, rule.dpi)
  const isSmaller = size.width !== raster.width || size.height !== raster.height
  const scaled = isSmaller ? resample(decoded, size.width, size.height) : decoded
  const isGrey = rule.isGrey || raster.space === 'grey'
  const pixels = rule.isGrey && raster.space === 'rgb' ? toGrey(scaled) : scaled
  if (raster.packed === 'flate' && !isPhotograph(decoded)) {
    if (!isSmaller && isGrey === (raster.space === 'grey')) return undefined
    const bytes = zlibSync(channelBytes(pixels, isGrey ? 'grey' : 'rgb'), { level: 9 })
    return { bytes, filter: 'FlateDecode', pixels, isGrey }
  }
  return { bytes: await codec.encode(pixels, rule.quality, isGrey), filter: 'DCTDecode', pixels, isGrey }
}

/** A new picture must be smaller by so much to be worth the loss. */
const worthwhile = 0.95

async function squeezePictures(
  document: PDFDocument,
  rule: NonNullable<Squeeze['pictures']>,
  codec: JpegCodec,
  step: (share: number) => Promise<void>,
): Promise<number> {
  const { context } = document
  const placements = placementsIn(document)
  const all = context.enumerateIndirectObjects()
  let count = 0
  for (const [at, [ref, object]] of all.entries()) {
    const raster = rasterOf(document, object)
    if (!raster) continue
    await step(at / all.length)
    const made = await rewritten(document, raster, placements.get(ref.tag), rule, codec)
    if (!made || made.bytes.length > raster.stream.getContents().length * worthwhile) continue
    const dict = raster.stream.dict.clone(context)
    dict.set(key('Filter'), key(made.filter))
    dict.delete(key('DecodeParms'))
    dict.set(key('Width'), PDFNumber.of(made.pixels.width))
    dict.set(key('Height'), PDFNumber.of(made.pixels.height))
    dict.set(key('Length'), PDFNumber.of(made.bytes.length))
    // A profile of three colours says nothing of grey.
    if (made.isGrey && raster.space === 'rgb') dict.set(key('ColorSpace'), key('DeviceGray'))
    context.assign(ref, PDFRawStream.of(dict, made.bytes))
    count++
  }
  return count
}

/**
 * Makes a document smaller, in place: what nothing leads to goes, equal streams become one, what is not packed is packed. With
 * `pictures`, those above a density are resampled to it and written as JPEG, drawings without loss; CMYK, palettes, masks and
 * everything that is no picture stay as they are.
 */
export async function squeeze(
  document: PDFDocument,
  rule: Squeeze,
  codec: JpegCodec | undefined,
  step: (share: number) => Promise<void> = async () => undefined,
): Promise<Squeezed> {
  if (rule.dropsMetadata) dropMetadata(document)
  const before = dropUnused(document)
  const pictures = rule.pictures && codec ? await squeezePictures(document, rule.pictures, codec, step) : 0
  const twins = joinTwins(document)
  dropUnused(document)
  packStreams(document)
  return { pictures, twins, unused: before }
}
