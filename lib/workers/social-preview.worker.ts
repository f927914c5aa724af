import { decodeText } from '@/lib/base/text/decode'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { pictureKind } from '@/lib/subjects/picture/head'
import { cardDrawing } from '@/lib/subjects/share-tags/drawing'
import { networkNames } from '@/lib/subjects/share-tags/networks'
import { cropOf, pageRow, pictureFindings, ratios, shareReport } from '@/lib/subjects/share-tags/report'
import type { CardAnswer, PageAnswer, PictureAnswer, ShareQuestion, ShareReply } from '@/lib/subjects/share-tags/task'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode } from '@/lib/workers/picture-encode'
import { drawnAt } from '@/lib/workers/picture-look'

const cropWidth = { wide: 480, square: 252 } as const
/** Twice as many pixels, so that the picture is sharp on dense screens. */
const density = 2

const jpegOf = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })

/** The picture as a card of that shape cuts it. */
async function cutTo(file: Blob, shape: 'wide' | 'square', scale = 1) {
  const { bytes, head } = await readPicture(file)
  const bitmap = await decodePicture(new Blob([bytes]), head)
  const width = cropWidth[shape] * scale
  const size = { width, height: Math.round(width / ratios[shape]) }
  const { width: whole, height } = bitmap
  const content = await jpegOf(drawnAt(bitmap, size, cropOf(bitmap, ratios[shape])))
  bitmap.close()
  return { content, ...size, of: { width: whole, height }, format: head.kind }
}

async function pictureAnswer(file: File): Promise<PictureAnswer> {
  const wide = await cutTo(file, 'wide')
  const square = await cutTo(file, 'square')
  const tried = { ...wide.of, bytes: file.size, format: wide.format }
  return {
    kind: 'picture',
    tried,
    findings: pictureFindings(tried),
    crops: [
      { label: 'As a wide card, 1.91 to 1', content: wide.content, width: wide.width, height: wide.height },
      { label: 'As a square card', content: square.content, width: square.width, height: square.height },
    ],
  }
}

async function fileAnswer(file: File): Promise<PictureAnswer | PageAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = pictureKind(bytes)
  if (kind !== 'unknown' && kind !== 'svg') return pictureAnswer(file)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') throw new TaskRefusal('This is neither a picture nor a page of HTML.')
  return { kind: 'page', row: pageRow(decoded.text) }
}

async function cardAnswer(
  { text, address, network, picture }: Extract<ShareQuestion, { ask: 'card' }>,
  context: TaskContext,
): Promise<CardAnswer> {
  const { previews } = shareReport(text, address, undefined)
  const preview = previews[networkNames.indexOf(network)]
  if (!preview) throw new TaskRefusal('There is no such card.')
  const cut = picture && preview.picture ? await cutTo(picture, preview.picture.shape, density) : undefined
  const image = cut && `data:image/jpeg;base64,${toBase64(new Uint8Array(await cut.content.arrayBuffer()))}`
  const { svg, width, height } = cardDrawing(preview, image)
  const size = { width: width * density, height: height * density }
  const scaled = svg.replace(
    / width="\d+" height="\d+"/,
    ` width="${String(size.width)}" height="${String(size.height)}"`,
  )
  const bitmap = await context.drawn({ svg: scaled, ...size })
  if (!bitmap) throw new TaskRefusal('Your browser does not draw this as a picture.')
  const png = await encode(pixelsOf(bitmap), 'png', { quality: 100, lossless: true, colours: undefined })
  return { kind: 'card', content: new Blob([png], { type: 'image/png' }) }
}

defineTask<ShareQuestion, ShareReply>((question, context) => {
  switch (question.ask) {
    case 'tags':
      return shareReport(question.text, question.address, question.tried)
    case 'file':
      return fileAnswer(question.file)
    case 'card':
      return cardAnswer(question, context)
  }
})
