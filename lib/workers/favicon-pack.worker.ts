import { toBase64 } from '@/lib/base/encoding/base64-text'
import type { Pixels } from '@/lib/base/png/pixels'
import { safeSvg } from '@/lib/base/svg/safe-svg'
import { decodeText } from '@/lib/base/text/decode'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import {
  appleLook,
  artBox,
  emojiArt,
  iconSvg,
  lettersArt,
  maskableLook,
  type Art,
  type Box,
  type IconLook,
} from '@/lib/subjects/favicon/icon-svg'
import { iconFileSides, pngFiles, pngNames, type PngFile } from '@/lib/subjects/favicon/pack'
import type { ArtSource, IconAnswer, IconPack, IconQuestion } from '@/lib/subjects/favicon/task'
import { pictureKind } from '@/lib/subjects/picture/head'
import { writeIco } from '@/lib/subjects/picture/ico'
import { resample } from '@/lib/subjects/picture/resample'
import type { Size } from '@/lib/subjects/picture/sizes'
import { drawingAt, readDrawing } from '@/lib/subjects/svg/drawing'
import { faviconWords as says } from '@/lib/tools/generators/developer/favicon-pack.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode, pause } from '@/lib/workers/picture-encode'

const largestSvg = 5_000_000
/** Of icon.svg. */
const ownSide = 512

interface Source {
  /** What stands in a box of a side; of pixels it is made for each side anew. */
  artFor(box: Box): Promise<Art>
  isVector: boolean
  size: Size | undefined
}

/** The largest place of a shape in the middle of a box, in whole pixels. */
function fitted(size: Size, box: Box): Box {
  const factor = Math.min(box.width / size.width, box.height / size.height)
  const width = Math.max(1, Math.min(box.width, Math.round(size.width * factor)))
  const height = Math.max(1, Math.min(box.height, Math.round(size.height * factor)))
  return {
    x: box.x + Math.floor((box.width - width) / 2),
    y: box.y + Math.floor((box.height - height) / 2),
    width,
    height,
  }
}

async function drawingSource(file: File): Promise<Source> {
  if (file.size > largestSvg) throw new TaskRefusal(pictureFileMessages.tooLarge(file.size, largestSvg))
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (decoded.kind !== 'text') throw new TaskRefusal(says.notText)
  const safe = safeSvg(decoded.text)
  if ('fault' in safe) throw new TaskRefusal(says.drawing(safe.fault))
  const drawing = readDrawing(safe.svg)
  if ('fault' in drawing) throw new TaskRefusal(says.drawing(drawing.fault))
  const art: Art = (box) => {
    const { x, y, width, height } = fitted(drawing.size, box)
    const inner = drawingAt(drawing, { width, height }, { fonts: [], variables: [], ink: undefined })
    return `<g transform="translate(${x} ${y})">${inner}</g>`
  }
  return { artFor: async () => art, isVector: true, size: undefined }
}

async function asPng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  return encode(pixels, 'png', { quality: 100, lossless: true, colours: undefined })
}

/** Lanczos over all pixels of the source at once, in linear light, so that 16 pixels of a photograph stay sharp. */
async function pixelSource(file: File): Promise<Source> {
  const { head } = await readPicture(file)
  const pixels = pixelsOf(await decodePicture(file, head))
  return {
    isVector: false,
    size: { width: pixels.width, height: pixels.height },
    async artFor(box) {
      const place = fitted(pixels, box)
      const png = await asPng(resample(pixels, place.width, place.height))
      const { x, y, width, height } = place
      return () =>
        `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${toBase64(png)}"/>`
    },
  }
}

async function sourceOf(art: ArtSource): Promise<Source> {
  const fixed = (one: Art): Source => ({ artFor: async () => one, isVector: true, size: undefined })
  if (art.by === 'letters') return fixed(lettersArt(art.text, art.family, art.isBold))
  if (art.by === 'emoji') return fixed(emojiArt(art.text))
  const { file } = art
  if (file.size === 0) throw new TaskRefusal(pictureFileMessages.empty)
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  return pictureKind(head) === 'svg' ? drawingSource(file) : pixelSource(file)
}

async function drawn(
  source: Source,
  look: IconLook,
  side: number,
  context: TaskContext,
): Promise<Uint8Array<ArrayBuffer>> {
  await pause(context)
  const art = await source.artFor(artBox(side, look.padding))
  // A picture of pixels has one look: that of the light mode.
  const svg = iconSvg({ ...look, dark: undefined }, art, side)
  const bitmap = await context.drawn({ svg, width: side, height: side })
  if (!bitmap) throw new TaskRefusal(says.notDrawn)
  return asPng(pixelsOf(bitmap))
}

const looks: Readonly<Record<(typeof pngFiles)[PngFile]['look'], (look: IconLook) => IconLook>> = {
  plain: (look) => look,
  apple: appleLook,
  maskable: maskableLook,
}

interface Small {
  side: number
  png: Uint8Array<ArrayBuffer>
}

async function smallIcons(source: Source, look: IconLook, context: TaskContext): Promise<Small[]> {
  const small: Small[] = []
  for (const [at, side] of iconFileSides.entries()) {
    context.progress(at / (iconFileSides.length + pngNames.length), 'favicon.ico')
    small.push({ side, png: await drawn(source, look, side, context) })
  }
  return small
}

const icoOf = (small: readonly Small[]) => new Blob([writeIco(small)], { type: 'image/x-icon' })
const pngBlob = (png: Uint8Array<ArrayBuffer>) => new Blob([png], { type: 'image/png' })

async function pngOf(source: Source, look: IconLook, name: PngFile, context: TaskContext): Promise<Blob> {
  const { side, look: kind } = pngFiles[name]
  return pngBlob(await drawn(source, looks[kind](look), side, context))
}

async function pack(source: Source, look: IconLook, context: TaskContext): Promise<IconPack> {
  const small = await smallIcons(source, look, context)
  const pngs: [PngFile, Blob][] = []
  for (const name of pngNames) {
    context.progress((small.length + pngs.length) / (small.length + pngNames.length), name)
    pngs.push([name, await pngOf(source, look, name, context)])
  }
  const own = source.isVector ? iconSvg(look, await source.artFor(artBox(ownSide, look.padding)), ownSide) : undefined
  return {
    kind: 'pack',
    ico: icoOf(small),
    small: small.map(({ side, png }) => ({ side, picture: pngBlob(png) })),
    pngs: Object.fromEntries(pngs) as Record<PngFile, Blob>,
    svg: own,
    source: source.size,
  }
}

defineTask<IconQuestion, IconAnswer>(async (question, context) => {
  const { look, art } = question
  const source = await sourceOf(art)
  if (question.ask === 'pack') return pack(source, look, context)
  if (question.name === 'favicon.ico') return icoOf(await smallIcons(source, look, context))
  return pngOf(source, look, question.name, context)
})
