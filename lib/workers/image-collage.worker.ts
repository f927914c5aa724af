import { zlibSync } from 'fflate'
import type { Pixels } from '@/lib/base/png/pixels'
import { fitted, type Cell } from '@/lib/subjects/collage/layout'
import { overlapOf } from '@/lib/subjects/collage/overlap'
import { captionHeight, layoutOf } from '@/lib/subjects/collage/plan'
import type {
  CollageAnswer,
  CollagePlan,
  CollageQuestion,
  LookedPicture,
  MadeCollage,
} from '@/lib/subjects/collage/task'
import { picturePdf } from '@/lib/subjects/picture/picture-pdf'
import type { Size } from '@/lib/subjects/picture/sizes'
import { flatten, isSeeThrough, type Rgb } from '@/lib/subjects/picture/steps'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { collageWords as says } from '@/lib/tools/utilities/files/image-collage.messages'
import { defineTask, TaskRefusal, withTransfer, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, mostPixelsHere, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode, pause, typeOf } from '@/lib/workers/picture-encode'
import { drawnAt, lookAt } from '@/lib/workers/picture-look'

type Canvas = OffscreenCanvasRenderingContext2D

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  const { head } = await readPicture(file)
  return decodePicture(file, head)
}

async function look(file: File): Promise<LookedPicture> {
  const bitmap = await bitmapOf(file)
  const { width, height } = bitmap
  bitmap.close()
  return { kind: 'looked', width, height }
}

function canvasOf({ width, height }: Size): Canvas {
  if (Math.max(width, height) > says.longestSide) throw new TaskRefusal(says.tooLarge({ width, height }))
  const most = mostPixelsHere()
  if (width * height > most) throw new TaskRefusal(says.tooMany({ width, height }, most))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new TaskRefusal(pictureFileMessages.memory)
  context.imageSmoothingQuality = 'high'
  return context
}

const css = (colour: Rgb) => `rgb(${colour.join(' ')})`

function fillGround(context: Canvas, { ground }: CollagePlan): void {
  if (!ground) return
  context.fillStyle = css(ground)
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

const fontOf = (pixels: number) => `${pixels}px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif`

/** A line beneath a picture, in smaller letters where it would be wider than that. */
function writeCaption(context: Canvas, text: string, cell: Cell, plan: CollagePlan): void {
  const room = captionHeight(plan)
  if (text === '' || room === 0) return
  const wanted = plan.captionSize * plan.width
  context.font = fontOf(wanted)
  const { width } = context.measureText(text)
  context.font = fontOf(Math.min(wanted, (wanted * cell.width) / Math.max(1, width)))
  context.fillStyle = css(plan.ink)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, cell.x + cell.width / 2, cell.y + cell.height + room / 2)
}

function draw(context: Canvas, bitmap: ImageBitmap, cell: Cell, plan: CollagePlan): void {
  const { from, to } = fitted(bitmap, cell, plan)
  context.save()
  if (plan.radius > 0) {
    context.beginPath()
    context.roundRect(to.x, to.y, to.width, to.height, (plan.radius * Math.min(to.width, to.height)) / 2)
    context.clip()
  }
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  context.restore()
}

interface Composed {
  context: Canvas
  shared: readonly number[]
}

/** All pictures in their places, decoded one after the other. */
async function compose(files: readonly File[], plan: CollagePlan, context: TaskContext): Promise<Composed> {
  if (plan.arrangement === 'stitch') return stitch(files, plan, context)
  const sizes: Size[] = []
  for (const file of files) sizes.push(await look(file))
  const layout = layoutOf(sizes, plan)
  const canvas = canvasOf(layout)
  fillGround(canvas, plan)
  for (const [at, file] of files.entries()) {
    context.progress(at / files.length, says.drawing(at + 1, files.length))
    await pause(context)
    const cell = layout.cells[at]
    if (!cell) continue
    const bitmap = await bitmapOf(file)
    draw(canvas, bitmap, cell, plan)
    bitmap.close()
    writeCaption(canvas, plan.captions[at] ?? '', cell, plan)
  }
  return { context: canvas, shared: [] }
}

interface Piece {
  pixels: Pixels
  from: number
  to: number
}

/** Screenshots in their own pixels, without what they repeat; fixed bars stay at the first and the last alone. */
async function stitch(files: readonly File[], plan: CollagePlan, context: TaskContext): Promise<Composed> {
  const pieces: Piece[] = []
  const shared: number[] = []
  for (const [at, file] of files.entries()) {
    context.progress((at / files.length) * 0.8, says.drawing(at + 1, files.length))
    await pause(context)
    const pixels = pixelsOf(await bitmapOf(file))
    const last = pieces.at(-1)
    const overlap = last && overlapOf(last.pixels, pixels)
    if (last && overlap) {
      shared.push(overlap.shared)
      last.to = last.pixels.height - overlap.above
    }
    pieces.push({ pixels, from: overlap?.below ?? 0, to: pixels.height })
  }
  const width = Math.max(...pieces.map(({ pixels }) => pixels.width))
  const height = Math.max(
    1,
    pieces.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0),
  )
  const canvas = canvasOf({ width, height })
  fillGround(canvas, plan)
  let y = 0
  for (const { pixels, from, to } of pieces) {
    const rows = Math.max(0, to - from)
    if (rows === 0) continue
    const data = new ImageData(pixels.data as Uint8ClampedArray<ArrayBuffer>, pixels.width, pixels.height)
    canvas.putImageData(data, 0, y - from, 0, from, pixels.width, rows)
    y += rows
  }
  return { context: canvas, shared }
}

/** The collage that was looked at last. */
let held: { key: string; made: Promise<ImageBitmap> } | undefined

const keyOf = (files: readonly File[], plan: CollagePlan) =>
  JSON.stringify([files.map(({ name, size, lastModified }) => [name, size, lastModified]), plan])

/** Previews are no wider than this, so that a change is seen soon. */
const previewWidth = 1600

function forPreview(plan: CollagePlan): CollagePlan {
  const factor = Math.min(1, previewWidth / plan.width)
  return plan.arrangement === 'stitch'
    ? plan
    : { ...plan, width: Math.round(plan.width * factor), gap: plan.gap * factor }
}

async function preview(
  { of, part, width, height }: CollageQuestion & { ask: 'picture' },
  context: TaskContext,
): Promise<ImageBitmap> {
  if ('source' in of) return lookAt({ of, part, width, height })
  const { files, plan } = of
  const key = keyOf(files, plan)
  if (held?.key !== key) {
    void held?.made.then((bitmap) => bitmap.close()).catch(() => undefined)
    const made = compose(files, forPreview(plan), context).then(({ context: drawn }) =>
      drawn.canvas.transferToImageBitmap(),
    )
    held = { key, made }
    void made.catch(() => {
      held = undefined
    })
  }
  const bitmap = await held.made
  const factor = plan.arrangement === 'stitch' ? 1 : bitmap.width / plan.width
  const scaled = { x: part.x * factor, y: part.y * factor, width: part.width * factor, height: part.height * factor }
  const shown = drawnAt(bitmap, { width, height }, scaled).transferToImageBitmap()
  return withTransfer(shown, [shown])
}

const white: Rgb = [255, 255, 255]
const pdfDpi = 300

async function make(
  { files, plan, written }: CollageQuestion & { ask: 'make' },
  context: TaskContext,
): Promise<MadeCollage> {
  context.progress(0, says.reading)
  const { context: canvas, shared } = await compose(files, plan, context)
  const { width, height } = canvas.canvas
  const drawn: Pixels = canvas.getImageData(0, 0, width, height)
  const pixels = written.as === 'jpeg' && isSeeThrough(drawn) ? flatten(drawn, white) : drawn
  context.progress(0.9, says.encoding)
  await pause(context)
  const points = (length: number) => (length * 72) / pdfDpi
  const file =
    written.as === 'pdf'
      ? new Blob([picturePdf(pixels, { width: points(width), height: points(height) }, (one) => zlibSync(one))], {
          type: 'application/pdf',
        })
      : new Blob(
          [await encode(pixels, written.as, { quality: written.quality, lossless: false, colours: undefined })],
          { type: typeOf(written.as) },
        )
  return { kind: 'made', file, width, height, shared }
}

defineTask<CollageQuestion, CollageAnswer>((question, context) => {
  switch (question.ask) {
    case 'look':
      return look(question.file)
    case 'make':
      return make(question, context)
    case 'picture':
      return preview(question, context)
  }
})
