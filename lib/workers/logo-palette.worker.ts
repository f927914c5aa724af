import { pictureKind } from '@/lib/subjects/picture/head'
import { backgroundOf, coloursIn } from '@/lib/subjects/palette/extract'
import { svgColours } from '@/lib/subjects/palette/svg-colours'
import type { FoundPalette, PaletteAnswer, PaletteQuestion } from '@/lib/subjects/palette/task'
import { defineTask } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'
import { lookAt } from '@/lib/workers/picture-look'

/** The longest side of the sample whose pixels are counted. */
const sampleSide = 256
/** The largest drawing that is read as text, in bytes. */
const largestDrawing = 5_000_000

async function drawingColours(file: File, most: number): Promise<FoundPalette | undefined> {
  if (file.size > largestDrawing) return undefined
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  if (pictureKind(head) !== 'svg') return undefined
  return { kind: 'palette', colours: svgColours(await file.text(), most), background: undefined, size: undefined }
}

async function palette({
  file,
  most,
  leavesBackground,
}: Extract<PaletteQuestion, { ask: 'palette' }>): Promise<FoundPalette> {
  const drawing = await drawingColours(file, most)
  if (drawing) return drawing
  const { head } = await readPicture(file)
  // Without a profile the numbers are what a designer typed; a gamma that a program noted beside them would bend them.
  const bitmap = await decodePicture(file, head, !head.hasProfile)
  const { width, height } = bitmap
  const factor = Math.min(1, sampleSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('there is no canvas')
  // Pixels are picked and not mixed: a mean of two colours is in no logo.
  context.imageSmoothingEnabled = false
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const background = leavesBackground ? backgroundOf(pixels) : undefined
  const colours = coloursIn(pixels, most, background)
  // A picture of one colour is that colour, not its own background.
  if (colours.length === 0 && background)
    return { kind: 'palette', colours: coloursIn(pixels, most), background: undefined, size: { width, height } }
  return { kind: 'palette', colours, background, size: { width, height } }
}

defineTask<PaletteQuestion, PaletteAnswer>((question) =>
  question.ask === 'palette' ? palette(question) : lookAt(question),
)
