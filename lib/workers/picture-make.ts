import type { Pixels } from '@/lib/base/png/pixels'
import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import { exifFor } from '@/lib/subjects/picture/exif'
import type { PictureHead } from '@/lib/subjects/picture/head'
import { exifIn, withExif, withoutNotesIn } from '@/lib/subjects/picture/in-file'
import { withDensity } from '@/lib/subjects/picture/jpeg'
import { likeness } from '@/lib/subjects/picture/likeness'
import { sizeWithin, type Size } from '@/lib/subjects/picture/sizes'
import { doStep, flatten, isSeeThrough, sizeAfter } from '@/lib/subjects/picture/steps'
import { bestWithin, shrinkFactor } from '@/lib/subjects/picture/target-size'
import type {
  KeptKind,
  MadePicture,
  NotesRule,
  Recipe,
  Remark,
  Writing,
  WrittenKind,
} from '@/lib/subjects/picture/task'
import { resample } from '@/lib/subjects/picture/resample'
import { withPhysicalSize } from '@/lib/base/png/write'
import { TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, mostPixelsHere, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode, pause, typeOf } from '@/lib/workers/picture-encode'
import { drawnAt, smallOf } from '@/lib/workers/picture-look'
import { stamped } from '@/lib/workers/picture-mark'

const keptKinds: readonly string[] = ['jpeg', 'png', 'webp', 'avif']
const isKeptKind = (kind: string): kind is KeptKind => keptKinds.includes(kind)
/** Kinds that browsers do not draw, or of which they draw one picture of several. */
const isDrawnByBrowsers = (kind: WrittenKind) => kind !== 'tiff' && kind !== 'ico'

interface Encoded {
  bytes: Uint8Array<ArrayBuffer>
  pixels: Pixels
  quality: number | undefined
  remarks: Remark[]
}

/** The worst quality that a limit may lead to before pixels are given up, and the best that is tried. */
const qualities = { least: 40, most: 92 }
const paletteSizes = [256, 128, 64, 32, 16]
const mostShrinks = 8

/** The best file of one size within the limit, or the smallest that was made. */
async function withinLimit(
  pixels: Pixels,
  kind: WrittenKind,
  limit: number,
  context: TaskContext,
): Promise<Encoded & { fits: boolean }> {
  const remarks: Remark[] = []
  if (kind === 'png') {
    let smallest: Uint8Array<ArrayBuffer> | undefined
    for (const colours of [undefined, ...paletteSizes]) {
      const bytes = await encode(pixels, kind, { quality: 100, lossless: true, colours })
      smallest = bytes
      await pause(context)
      if (bytes.length > limit) continue
      const found: Remark[] = colours === undefined ? [] : [{ is: 'palette', colours }]
      return { bytes, pixels, quality: undefined, remarks: found, fits: true }
    }
    if (!smallest) throw new Error('no palette was tried')
    return { bytes: smallest, pixels, quality: undefined, remarks: [{ is: 'palette', colours: 16 }], fits: false }
  }
  let tried = 0
  const attempt = async (quality: number) => {
    context.progress(0.25 + 0.55 * Math.min(1, tried++ / 6), says.encodingAt(quality))
    const bytes = await encode(pixels, kind, { quality, lossless: false, colours: undefined })
    await pause(context)
    return { size: bytes.length, bytes }
  }
  const found = await bestWithin(limit, qualities, attempt)
  if (found) return { bytes: found.made.bytes, pixels, quality: found.quality, remarks, fits: true }
  const { bytes } = await attempt(qualities.least)
  return { bytes, pixels, quality: qualities.least, remarks, fits: false }
}

async function encodeWithin(
  pixels: Pixels,
  kind: WrittenKind,
  writing: Writing,
  context: TaskContext,
): Promise<Encoded> {
  const { limit } = writing
  if (limit === undefined) {
    context.progress(0.5, says.encoding)
    const bytes = await encode(pixels, kind, writing)
    const isPalette = (kind === 'png' && writing.colours !== undefined) || kind === 'gif'
    const hasQuality = kind === 'jpeg' || kind === 'avif' || (kind === 'webp' && !writing.lossless)
    return {
      bytes,
      pixels,
      quality: hasQuality ? writing.quality : undefined,
      remarks: isPalette ? [{ is: 'palette', colours: writing.colours ?? 256 }] : [],
    }
  }
  let now = pixels
  for (let round = 0; ; round++) {
    const made = await withinLimit(now, kind, limit, context)
    const shrunk: Remark[] = now === pixels ? [] : [{ is: 'shrunk', from: sizeOf(pixels), to: sizeOf(now) }]
    if (made.fits) return { ...made, remarks: [...made.remarks, ...shrunk] }
    const isLast = !writing.shrinks || round === mostShrinks || now.width * now.height < 64
    if (isLast)
      return { ...made, remarks: [...made.remarks, ...shrunk, { is: 'limit-missed', size: made.bytes.length }] }
    const factor = shrinkFactor(made.bytes.length, limit)
    const size = {
      width: Math.max(1, Math.round(now.width * factor)),
      height: Math.max(1, Math.round(now.height * factor)),
    }
    // Always from the first pixels, so that nothing is resampled twice.
    now = resample(pixels, size.width, size.height)
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })

/** Pixels on which two pictures are compared at most. */
const comparedPixels = 2_000_000

/** Pixels as a PNG of the browser's own, for what it cannot draw otherwise. */
async function asPng({ data, width, height }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new TaskRefusal(says.memory)
  context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Reads back what was written: that it opens, has its size, and how like it is to what went in. */
async function readBack(
  file: Blob,
  pixels: Pixels,
  head: PictureHead,
): Promise<{ alike: number; small: MadePicture['small']; size: Size }> {
  const bitmap = await decodePicture(file, head)
  const size = sizeOf(bitmap)
  const seen = sizeWithin(size, comparedPixels)
  const whole = new ImageData(pixels.data as Uint8ClampedArray<ArrayBuffer>, pixels.width, pixels.height)
  const source = await createImageBitmap(whole, { premultiplyAlpha: 'none' })
  const [before, after] = [source, bitmap].map((one) => {
    const context = drawnAt(one, seen).getContext('2d', { willReadFrequently: true })
    return context?.getImageData(0, 0, seen.width, seen.height)
  })
  const small = await smallOf(bitmap)
  source.close()
  bitmap.close()
  return { alike: before && after ? likeness(before, after) : 0, small, size }
}

function remarksOfHead(head: PictureHead): Remark[] {
  return [
    ...(head.orientation > 1 ? [{ is: 'turned' } as const] : []),
    ...(head.colours === 'cmyk' ? [{ is: 'cmyk' } as const] : []),
    ...((head.bits ?? 8) > 8 ? [{ is: 'deep', bits: head.bits ?? 16 } as const] : []),
    ...(head.hasProfile ? [{ is: 'profile' } as const] : []),
    ...(head.isWhole ? [] : [{ is: 'cut-off' } as const]),
  ]
}

function withDots(encoded: Encoded, kind: WrittenKind, dpi: number | undefined): Encoded {
  if (dpi === undefined) return encoded
  if (kind === 'jpeg') return { ...encoded, bytes: withDensity(encoded.bytes, dpi) }
  return kind === 'png' ? { ...encoded, bytes: withPhysicalSize(encoded.bytes, dpi) } : encoded
}

interface Noted {
  bytes: Uint8Array<ArrayBuffer>
  remarks: Remark[]
}

function notesKept(encoded: Encoded, kind: WrittenKind, tiff: Uint8Array | undefined, notes: NotesRule): Noted {
  if (notes === 'none' || !tiff) return { bytes: encoded.bytes, remarks: [] }
  const size = sizeOf(encoded.pixels)
  const block = exifFor(tiff, { ...size, withPlace: notes === 'all' })
  const bytes = block && withExif(encoded.bytes, kind, block, { ...size, hasAlpha: isSeeThrough(encoded.pixels) })
  return bytes ? { bytes, remarks: [] } : { bytes: encoded.bytes, remarks: [{ is: 'notes-not-kept', kind }] }
}

/** A PNG whose pixels stay needs no canvas: the optimiser works on its bytes, so that 16 bits and see-through colours stay too. */
async function sameKindLossless(
  bytes: Uint8Array<ArrayBuffer>,
  head: PictureHead,
  { steps, writing }: Recipe,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isPlain = steps.length === 0 && writing.colours === undefined && writing.limit === undefined
  if (head.kind !== 'png' || (writing.kind !== 'same' && writing.kind !== 'png') || !isPlain || !head.isWhole)
    return undefined
  const { optimisePng } = await import('@/lib/engines/picture-png')
  const source = writing.notes === 'none' ? withoutNotesIn(bytes, head) : bytes
  try {
    return source && (await optimisePng(source))
  } catch {
    // What the optimiser does not read the browser may.
    return undefined
  }
}

/** The file of before, with or without its notes. */
function original(bytes: Uint8Array<ArrayBuffer>, head: PictureHead, notes: NotesRule): Noted {
  const plain = notes === 'none' ? withoutNotesIn(bytes, head) : undefined
  if (plain && plain.length < bytes.length)
    return { bytes: plain, remarks: [{ is: 'kept-original' }, { is: 'notes-taken-out' }] }
  return { bytes, remarks: [{ is: 'kept-original' }] }
}

/** What was given, decoded, and what it became by the steps. */
interface Worked {
  bytes: Uint8Array<ArrayBuffer>
  head: PictureHead
  decoded: Pixels
  pixels: Pixels
  kind: WrittenKind
  seesThrough: boolean
}

async function work(file: File, { steps, writing }: Recipe, context: TaskContext): Promise<Worked> {
  context.progress(0, says.reading)
  const { bytes, head } = await readPicture(file)
  await pause(context)
  context.progress(0.05, says.decoding)
  const decoded = pixelsOf(await decodePicture(file, head))
  const kind: WrittenKind = writing.kind !== 'same' ? writing.kind : isKeptKind(head.kind) ? head.kind : 'png'
  const wanted = sizeAfter(decoded, steps)
  const most = mostPixelsHere()
  if (wanted.width * wanted.height > most) throw new TaskRefusal(says.resultTooLarge(wanted.width, wanted.height, most))
  let pixels = decoded
  for (const step of steps) {
    await pause(context)
    pixels =
      step.op === 'stamp'
        ? await stamped(pixels, step, { file, bytes, head })
        : doStep(pixels, step, (share) => context.progress(0.15 + share * 0.1, says.working))
  }
  const seesThrough = (head.hasAlpha || steps.length > 0) && isSeeThrough(pixels)
  await pause(context)
  return { bytes, head, decoded, pixels, kind, seesThrough }
}

interface Written {
  bytes: Uint8Array<ArrayBuffer>
  /** What it is compared with when it is read back. */
  compared: Pixels
  quality: number | undefined
  isKept: boolean
  remarks: Remark[]
}

/** Writes the file, or keeps the one of before where a new one would be no better. */
async function write(worked: Worked, recipe: Recipe, context: TaskContext): Promise<Written> {
  const { bytes, head, decoded, kind, seesThrough } = worked
  const { steps, writing } = recipe
  const kept = (): Written => ({
    ...original(bytes, head, writing.notes),
    compared: decoded,
    quality: undefined,
    isKept: true,
  })
  const isSameFile = kind === head.kind && writing.notes !== 'without-place'
  // A step that changed nothing gives the same pixels back.
  const isIdle = steps.length > 0 && worked.pixels === decoded && writing.dpi === undefined
  if (isIdle && isSameFile && writing.colours === undefined && !writing.keepsSmaller) return kept()

  const isFlattened = kind === 'jpeg' && seesThrough
  const pixels = isFlattened ? flatten(worked.pixels, writing.ground) : worked.pixels
  const effective = isIdle ? { steps: [], writing } : recipe
  const lossless = await sameKindLossless(bytes, head, effective)
  const encoded: Encoded = lossless
    ? { bytes: lossless, pixels: decoded, quality: undefined, remarks: [] }
    : withDots(await encodeWithin(pixels, kind, writing, context), kind, writing.dpi)
  const noted: Noted = lossless
    ? { bytes: lossless, remarks: [] }
    : notesKept(encoded, kind, exifIn(bytes, head), writing.notes)
  const { limit } = writing
  const fitsLimit = limit === undefined || bytes.length <= limit
  const isNoSmaller = noted.bytes.length >= bytes.length || limit !== undefined
  const mayKeep = effective.steps.length === 0 && isSameFile && writing.keepsSmaller
  if (mayKeep && fitsLimit && isNoSmaller) return kept()
  const flattened: Remark[] = isFlattened ? [{ is: 'flattened' }] : []
  return {
    bytes: noted.bytes,
    compared: encoded.pixels,
    quality: encoded.quality,
    isKept: false,
    remarks: [...encoded.remarks, ...flattened, ...noted.remarks],
  }
}

/**
 * A picture file with its steps done, written in its format, read back and compared. Refuses, with a sentence, what the browser cannot
 * read and what the memory does not hold.
 */
export async function makePicture(file: File, recipe: Recipe, context: TaskContext): Promise<MadePicture> {
  const worked = await work(file, recipe, context)
  const { head, kind, decoded } = worked
  const written = await write(worked, recipe, context)
  await pause(context)
  context.progress(0.85, says.comparing)
  const blob = new Blob([written.bytes], { type: typeOf(kind) })
  const isDrawn = isDrawnByBrowsers(kind)
  const shown = isDrawn ? blob : await asPng(written.compared)
  const back = await readBack(shown, written.compared, head)
  return {
    kind: 'made',
    file: blob,
    shown,
    written: kind,
    before: sizeOf(decoded),
    after: back.size,
    head,
    quality: written.quality,
    likeness: written.isKept || !isDrawn ? undefined : back.alike,
    remarks: [...remarksOfHead(head), ...written.remarks],
    small: back.small,
  }
}
