import { zlibSync } from 'fflate'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import type { Pixels } from '@/lib/base/png/pixels'
import { decodeText } from '@/lib/base/text/decode'
import { drawingMessages as says } from '@/lib/messages/drawings'
import { fontNames } from '@/lib/subjects/fonts/font-names'
import { picturePdf } from '@/lib/subjects/picture/picture-pdf'
import type { Size } from '@/lib/subjects/picture/sizes'
import { flatten, type Rgb } from '@/lib/subjects/picture/steps'
import { drawingAt, readDrawing, type Drawing, type DrawingFont } from '@/lib/subjects/svg/drawing'
import { drawnPlace, drawnSize } from '@/lib/subjects/svg/drawing-sizes'
import type { Obstacle } from '@/lib/subjects/svg/vectors/style'
import { vectorPdf } from '@/lib/subjects/svg/vectors/pdf'
import type {
  DrawingAnswer,
  DrawingPlan,
  DrawingQuestion,
  DrawnAnswer,
  DrawnFile,
  FontAnswer,
} from '@/lib/subjects/svg/drawing-task'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { mostPixelsHere, pixelsOf } from '@/lib/workers/picture-decode'
import { encode, pause, typeOf } from '@/lib/workers/picture-encode'
import { lookAt, smallOf } from '@/lib/workers/picture-look'

const largestFile = 20_000_000
const longestSide = 16_384
const white: Rgb = [255, 255, 255]

/** The text of a file, also where it is packed as SVGZ. */
async function textOf(file: File): Promise<string> {
  if (file.size === 0) throw new TaskRefusal(says.empty)
  if (file.size > largestFile) throw new TaskRefusal(says.tooLarge(file.size, largestFile))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const decoded = decodeText(isPacked ? await unpacked(file) : bytes)
  if (decoded.kind !== 'text') throw new TaskRefusal(says.binary)
  return decoded.text
}

async function unpacked(file: File): Promise<Uint8Array> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value)
      size += read.value.length
      if (size > largestFile) break
    }
  } catch {
    throw new TaskRefusal(says.packed)
  }
  if (size > largestFile) throw new TaskRefusal(says.tooLarge(size, largestFile))
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function fontOf(file: File): Promise<DrawingFont | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const names = fontNames(bytes)
  return names && { ...names, address: `data:font/ttf;base64,${toBase64(bytes)}` }
}

/** Whether letters of a family differ from those of what stands in for it: a canvas tells nothing else of the fonts of a device. */
function isInstalled(family: string): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return true
  const widthIn = (list: string) => {
    context.font = `64px ${list}`
    return context.measureText('mmMwWLliI0&@ 1234').width
  }
  const name = `"${family.replaceAll(/["\\]/g, '')}"`
  return ['monospace', 'sans-serif', 'serif'].some((one) => widthIn(one) !== widthIn(`${name}, ${one}`))
}

interface Given {
  drawing: Drawing
  plan: DrawingPlan
  fonts: readonly DrawingFont[]
  context: TaskContext
}

async function drawnIn(size: Size, { drawing, plan, fonts, context }: Given): Promise<Pixels> {
  const { width, height } = size
  if (Math.max(width, height) > longestSide) throw new TaskRefusal(says.tooLong(width, height, longestSide))
  const most = mostPixelsHere()
  if (width * height > most) throw new TaskRefusal(says.tooMany(width, height, most))
  const place = drawnPlace(drawing.size, size, plan.padding)
  const svg = drawingAt(drawing, place, { fonts, variables: plan.variables, ink: plan.ink })
  const bitmap = await context.drawn({ svg, width: place.width, height: place.height })
  if (!bitmap) throw new TaskRefusal(says.notDrawn)
  if (place.width === width && place.height === height) return onGround(pixelsOf(bitmap), plan)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, place.x, place.y)
  bitmap.close()
  return onGround(pixelsOf(canvas.transferToImageBitmap()), plan)
}

function onGround(pixels: Pixels, { ground, kind }: DrawingPlan): Pixels {
  if (ground) return flatten(pixels, ground)
  return kind === 'jpeg' ? flatten(pixels, white) : pixels
}

/** Points of 1/72 inch in a CSS pixel of 1/96 inch. */
const pointsOfPixel = 0.75

/** The page of a PDF has the size of the drawing and of what stands around it, whatever pixels it is drawn in. */
function pageOf({ size }: Drawing, picture: Size): Size {
  const scale = Math.max(size.width / picture.width, size.height / picture.height) * pointsOfPixel
  return { width: picture.width * scale, height: picture.height * scale }
}

interface Written {
  file: Blob
  /** Why a PDF holds pixels. */
  obstacle?: Obstacle
}

/** Outlines where the drawing is made of shapes alone, else its pixels. */
function asPdf(pixels: Pixels, { drawing, plan }: Given): Written {
  const { ground, padding, variables, ink } = plan
  const page = pageOf(drawing, pixels)
  const place = drawnPlace(drawing.size, pixels, padding)
  const scale = page.width / pixels.width
  const inPoints = {
    x: place.x * scale,
    y: place.y * scale,
    width: place.width * scale,
    height: place.height * scale,
  }
  const made = vectorPdf(drawing.text, drawing.size, { page, place: inPoints, ground, variables, ink }, (one) =>
    zlibSync(one),
  )
  const type = 'application/pdf'
  if (made instanceof Uint8Array) return { file: new Blob([made], { type }) }
  const drawn = picturePdf(pixels, page, (one) => zlibSync(one))
  return { file: new Blob([drawn], { type }), obstacle: made.obstacle }
}

async function written(pixels: Pixels, given: Given): Promise<Written> {
  const { kind, quality, lossless, colours } = given.plan
  if (kind === 'pdf') return asPdf(pixels, given)
  return { file: new Blob([await encode(pixels, kind, { quality, lossless, colours })], { type: typeOf(kind) }) }
}

async function asPng(pixels: Pixels): Promise<Blob> {
  return new Blob([await encode(pixels, 'png', { quality: 100, lossless: true, colours: undefined })], {
    type: 'image/png',
  })
}

async function draw(file: File, plan: DrawingPlan, context: TaskContext): Promise<DrawnAnswer> {
  context.progress(0, says.reading)
  const drawing = readDrawing(await textOf(file))
  if ('fault' in drawing) throw new TaskRefusal(says.file(drawing.fault))
  const fonts = (await Promise.all(plan.fonts.map(fontOf))).filter((one) => one !== undefined)
  const given: Given = { drawing, plan, fonts, context }
  const files: DrawnFile[] = []
  let largest: { pixels: Pixels; file: Blob } | undefined
  let obstacle: Obstacle | undefined
  for (const [at, { scale, adds }] of plan.scales.entries()) {
    context.progress(at / plan.scales.length, says.drawing(at + 1, plan.scales.length))
    await pause(context)
    const pixels = await drawnIn(drawnSize(drawing.size, scale), given)
    await pause(context)
    const made = await written(pixels, given)
    obstacle ??= made.obstacle
    files.push({ adds, file: made.file, width: pixels.width, height: pixels.height })
    if (!largest || pixels.data.length > largest.pixels.data.length) largest = { pixels, file: made.file }
  }
  if (!largest) throw new Error('a plan without a size')
  const { width, height } = largest.pixels
  const shown = plan.kind === 'pdf' ? await asPng(largest.pixels) : largest.file
  const own = new Set(fonts.map(({ family }) => family.toLowerCase()))
  const missing = drawing.notes.families.filter((one) => !own.has(one.toLowerCase()) && !isInstalled(one))
  return {
    kind: 'drawn',
    size: drawing.size,
    files,
    notes: drawing.notes,
    missing,
    obstacle,
    shown,
    largest: { width, height },
    small: await smallOf(await createImageBitmap(shown)),
  }
}

async function readFont(file: File): Promise<FontAnswer> {
  const font = await fontOf(file)
  if (!font) throw new TaskRefusal(says.noFont)
  const { family, weight, isItalic } = font
  return { kind: 'font', family, weight, isItalic }
}

defineTask<DrawingQuestion, DrawingAnswer>((question, context) => {
  if (question.ask === 'draw') return draw(question.file, question.plan, context)
  return question.ask === 'font' ? readFont(question.file) : lookAt(question)
})
