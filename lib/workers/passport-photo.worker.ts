import { zlibSync } from 'fflate'
import type { Pixels } from '@/lib/base/png/pixels'
import { portraitSigns, swallowedShare } from '@/lib/subjects/id-photo/checks'
import { framing, type Framing } from '@/lib/subjects/id-photo/frame'
import { drawnSheet, sheetOf, sheetPapers } from '@/lib/subjects/id-photo/sheet'
import type {
  Exchanged,
  MadePhoto,
  MadeSheet,
  PhotoAnswer,
  PhotoPlan,
  PhotoQuestion,
  SheetOrder,
} from '@/lib/subjects/id-photo/task'
import { usualHead } from '@/lib/subjects/id-photo/usual-head'
import type { CropBox } from '@/lib/subjects/picture/crop-box'
import { withDensity } from '@/lib/subjects/picture/jpeg'
import { picturePdf } from '@/lib/subjects/picture/picture-pdf'
import { matteOf, onGround } from '@/lib/subjects/picture/plain-ground'
import { resample } from '@/lib/subjects/picture/resample'
import type { Size } from '@/lib/subjects/picture/sizes'
import { cut, doStep, flatten, type Rgb } from '@/lib/subjects/picture/steps'
import { bestWithin } from '@/lib/subjects/picture/target-size'
import { idPhotoWords as says } from '@/lib/tools/utilities/files/passport-photo.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, pixelsOf, readPicture } from '@/lib/workers/picture-decode'
import { encode, pause } from '@/lib/workers/picture-encode'
import { lookAt, smallOf } from '@/lib/workers/picture-look'

const white: Rgb = [255, 255, 255]
const usualQuality = 95
/** Below 40 a face shows blocks. */
const qualities = { least: 40, most: usualQuality }
const sheetDpi = 300
const printerMargin = 3

interface Cut {
  photo: Pixels
  exchanged: Exchanged | undefined
  frame: Framing
  before: Size
  straight: Size
  /** Of the head in the finished photograph. */
  head: CropBox
}

async function cutOut(file: File, plan: PhotoPlan, context: TaskContext): Promise<Cut> {
  context.progress(0, says.working)
  const { head } = await readPicture(file)
  const decoded = pixelsOf(await decodePicture(file, head))
  await pause(context)
  const straight = doStep(decoded, { op: 'straighten', degrees: plan.degrees })
  const share = plan.head ?? usualHead
  const box = {
    x: share.x * straight.width,
    y: share.y * straight.height,
    width: share.width * straight.width,
    height: share.height * straight.height,
  }
  const frame = framing(straight, box, plan, plan.place)
  context.progress(0.3, says.working)
  await pause(context)
  const window = cut(straight, frame.window, white)
  const scaled = flatten(resample(window, plan.pixels.width, plan.pixels.height), white)
  const scale = plan.pixels.height / frame.window.height
  const headInPhoto = {
    x: (box.x - frame.window.x) * scale,
    y: (box.y - frame.window.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
  await pause(context)
  return {
    ...withGround(scaled, plan.ground, headInPhoto),
    frame,
    before: { width: decoded.width, height: decoded.height },
    straight: { width: straight.width, height: straight.height },
    head: headInPhoto,
  }
}

function withGround(photo: Pixels, ground: Rgb | undefined, head: CropBox): Pick<Cut, 'photo' | 'exchanged'> {
  if (!ground) return { photo, exchanged: undefined }
  const matte = matteOf(photo)
  return {
    photo: onGround(photo, matte, ground),
    exchanged: { strange: matte.strange, swallowed: swallowedShare(matte.subject, photo, head) },
  }
}

interface Written {
  bytes: Uint8Array<ArrayBuffer>
  quality: number
  fits: boolean
}

async function written(photo: Pixels, limit: number | undefined, context: TaskContext): Promise<Written> {
  const at = (quality: number) => encode(photo, 'jpeg', { quality, lossless: false, colours: undefined })
  if (limit === undefined) return { bytes: await at(usualQuality), quality: usualQuality, fits: true }
  const found = await bestWithin(limit, qualities, async (quality) => {
    context.progress(0.6, says.encoding)
    await pause(context)
    const bytes = await at(quality)
    return { size: bytes.length, bytes }
  })
  if (found) return { bytes: found.made.bytes, quality: found.quality, fits: true }
  return { bytes: await at(qualities.least), quality: qualities.least, fits: false }
}

async function makePhoto(file: File, plan: PhotoPlan, context: TaskContext): Promise<MadePhoto> {
  const { photo, exchanged, frame, before, straight, head } = await cutOut(file, plan, context)
  context.progress(0.6, says.encoding)
  await pause(context)
  const { bytes, quality, fits } = await written(photo, plan.limit, context)
  const blob = new Blob([withDensity(bytes, plan.dpi)], { type: 'image/jpeg' })
  const bitmap = await createImageBitmap(blob)
  const small = await smallOf(bitmap)
  bitmap.close()
  return {
    kind: 'photo',
    file: blob,
    before,
    straight,
    pixels: { width: photo.width, height: photo.height },
    framing: frame,
    signs: portraitSigns(photo, head),
    exchanged,
    quality,
    fits,
    small,
  }
}

async function makeSheet(file: File, plan: PhotoPlan, order: SheetOrder, context: TaskContext): Promise<MadeSheet> {
  const size = (length: number) => Math.round((length / 25.4) * sheetDpi)
  const pixels = { width: size(plan.width), height: size(plan.height) }
  const { photo } = await cutOut(file, { ...plan, pixels }, context)
  const sheet = sheetOf({
    paper: sheetPapers[order.paper],
    photo: { width: plan.width, height: plan.height },
    gap: order.gap,
    margin: printerMargin,
  })
  if (sheet.places.length === 0) throw new TaskRefusal(says.noSheet)
  context.progress(0.7, says.drawing)
  await pause(context)
  const drawn = drawnSheet(photo, sheet, { dpi: sheetDpi, marks: order.marks })
  const points = (millimetres: number) => (millimetres * 72) / 25.4
  const made =
    order.as === 'pdf'
      ? picturePdf(drawn, { width: points(sheet.paper.width), height: points(sheet.paper.height) }, (bytes) =>
          zlibSync(bytes),
        )
      : withDensity(
          await encode(drawn, 'jpeg', { quality: usualQuality, lossless: false, colours: undefined }),
          sheetDpi,
        )
  return {
    kind: 'sheet',
    file: new Blob([made], { type: order.as === 'pdf' ? 'application/pdf' : 'image/jpeg' }),
    count: sheet.places.length,
  }
}

defineTask<PhotoQuestion, PhotoAnswer>((question, context) => {
  switch (question.ask) {
    case 'photo':
      return makePhoto(question.file, question.plan, context)
    case 'sheet':
      return makeSheet(question.file, question.plan, question.sheet, context)
    case 'picture':
      return lookAt(question)
  }
})
