import { toBase64 } from '@/lib/base/encoding/base64-text'
import type { Pixels } from '@/lib/base/png/pixels'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { blurHash, blurredPixels } from '@/lib/subjects/picture/blur-hash'
import { resample } from '@/lib/subjects/picture/resample'
import type { Size } from '@/lib/subjects/picture/sizes'
import { flatten } from '@/lib/subjects/picture/steps'
import { thumbHash, thumbSide } from '@/lib/subjects/picture/thumb-hash'
import { placeholderSvg } from '@/lib/subjects/placeholder/drawing'
import type {
  BlurredPhoto,
  DrawnPlaceholders,
  PlaceholderAnswer,
  PlaceholderQuestion,
} from '@/lib/subjects/placeholder/task'
import { placeholderWords as says } from '@/lib/tools/generators/developer/placeholder-image.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, mostPixelsHere, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode, pause, typeOf } from '@/lib/workers/picture-encode'

/** A longer address is saved, not copied. */
const largestUri = 200_000
const shownSide = 320
/** Pixels of the data URI of a blurred photograph, on its longer side. */
const uriSide = 16

type Drawing = Extract<PlaceholderQuestion, { ask: 'draw' }>

async function drawn(svg: string, size: Size, { kind, quality }: Drawing, context: TaskContext): Promise<Blob> {
  if (kind === 'svg') return new Blob([svg], { type: 'image/svg+xml' })
  const most = mostPixelsHere()
  if (size.width * size.height > most)
    throw new TaskRefusal(pictureFileMessages.resultTooLarge(size.width, size.height, most))
  const bitmap = await context.drawn({ svg, width: size.width, height: size.height })
  if (!bitmap) throw new TaskRefusal(says.notDrawn(size))
  const pixels = pixelsOf(bitmap)
  return new Blob([await encode(pixels, kind, { quality, lossless: false, colours: undefined })], {
    type: typeOf(kind),
  })
}

async function draw(question: Drawing, context: TaskContext): Promise<DrawnPlaceholders> {
  const { look, sizes } = question
  const files: DrawnPlaceholders['files'][number][] = []
  for (const [at, size] of sizes.entries()) {
    context.progress(at / sizes.length, says.drawing(at + 1, sizes.length))
    if (at % 10 === 0 || question.kind !== 'svg') await pause(context)
    const svg = placeholderSvg(look, { ...size, number: at + 1 })
    files.push({ ...size, file: await drawn(svg, size, question, context) })
  }
  const [only] = files
  const hasUri = files.length === 1 && only && only.file.size <= largestUri
  const uri = hasUri
    ? `data:${only.file.type};base64,${toBase64(new Uint8Array(await only.file.arrayBuffer()))}`
    : undefined
  return { kind: 'drawn', files, uri }
}

function within({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: side(width), height: side(height) }
}

async function asPng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  return encode(pixels, 'png', { quality: 100, lossless: true, colours: undefined })
}

const hex = (value: number) => value.toString(16).padStart(2, '0')

async function blur({ file, across, down }: Extract<PlaceholderQuestion, { ask: 'blur' }>): Promise<BlurredPhoto> {
  const { head } = await readPicture(file)
  const photo = pixelsOf(await decodePicture(file, head))
  const { width, height } = photo
  const size = within(photo, thumbSide)
  const small = resample(photo, size.width, size.height)
  const onWhite = flatten(small, [255, 255, 255])
  const hash = blurHash(onWhite, across, down)
  const shown = within(photo, shownSide)
  const tiny = within(photo, uriSide)
  const picture = blurredPixels(hash, shown.width, shown.height)
  const average = blurredPixels(blurHash(onWhite, 1, 1), 1, 1)
  const forUri = blurredPixels(hash, tiny.width, tiny.height)
  if (!picture || !average || !forUri) throw new Error('a hash that was just written is none')
  return {
    kind: 'blurred',
    width,
    height,
    blurHash: hash,
    thumbHash: toBase64(thumbHash(small)),
    average: `#${[...average.data.subarray(0, 3)].map(hex).join('')}`,
    picture: { picture: new Blob([await asPng(picture)], { type: 'image/png' }), ...shown },
    uri: `data:image/png;base64,${toBase64(await asPng(forUri))}`,
  }
}

defineTask<PlaceholderQuestion, PlaceholderAnswer>((question, context) =>
  question.ask === 'draw' ? draw(question, context) : blur(question),
)
