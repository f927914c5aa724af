import { decodeText } from '@/lib/base/text/decode'
import { BrandUnreadable, type BrandFacts } from '@/lib/subjects/brand/facts'
import { officeFacts } from '@/lib/subjects/brand/office'
import { pdfLook } from '@/lib/subjects/brand/pdf'
import { brandAnswer, type BrandAnswer, type BrandQuestion } from '@/lib/subjects/brand/task'
import { factsOfText } from '@/lib/subjects/brand/web'
import { coloursIn, type FoundColour } from '@/lib/subjects/palette/extract'
import { pictureKind } from '@/lib/subjects/picture/head'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'

const mostBytes = 100 * 1024 * 1024
/** The longest side of the sample whose pixels are counted. */
const sampleSide = 256
const mostPictureColours = 10

const hexOfBytes = ({ bytes }: FoundColour) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

async function pictureFacts(file: File): Promise<BrandFacts> {
  const { head } = await readPicture(file)
  const bitmap = await decodePicture(file, head, !head.hasProfile)
  const factor = Math.min(1, sampleSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * factor)),
    Math.max(1, Math.round(bitmap.height * factor)),
  )
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('there is no canvas')
  context.imageSmoothingEnabled = false
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const colours = coloursIn(context.getImageData(0, 0, canvas.width, canvas.height), mostPictureColours)
  return {
    kind: 'Picture',
    colours: colours.map((colour) => ({
      hex: hexOfBytes(colour),
      where: `${String(Math.round(colour.share * 100))}% of the picture`,
      weight: Math.round(colour.share * 1000),
    })),
    fonts: [],
    texts: [],
    pairs: [],
    notes: ['Letters in a picture are not read.'],
  }
}

async function pdfFacts(bytes: Uint8Array): Promise<BrandFacts> {
  const { colours, fonts, isLocked } = pdfLook(bytes)
  if (isLocked) throw new BrandUnreadable('The PDF is locked. Save it without a password.')
  const { pdfText } = await import('@/lib/engines/pdf-text')
  const read = await pdfText(bytes)
  if (read.kind === 'refused' && read.reason !== 'no text') throw new BrandUnreadable('The PDF is damaged or locked.')
  const texts =
    read.kind === 'text' ? read.text.split('\n').map((text, at) => ({ where: `line ${String(at + 1)}`, text })) : []
  return {
    kind: 'PDF',
    colours,
    fonts,
    texts: texts.filter(({ text }) => text.trim() !== ''),
    pairs: [],
    notes: read.kind === 'text' ? [] : ['There is no text in it, as in a scan.'],
  }
}

async function factsOf(file: File): Promise<BrandFacts> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const starts = (...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (bytes.length === 0) throw new BrandUnreadable('The file is empty.')
  if (starts(0x50, 0x4b, 3, 4)) return officeFacts(bytes)
  if (starts(0x25, 0x50, 0x44, 0x46)) return await pdfFacts(bytes)
  const kind = pictureKind(bytes.subarray(0, 4096))
  if (kind !== 'unknown' && kind !== 'svg') return await pictureFacts(file)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'text') return factsOfText(file.name, decoded.text, kind === 'svg')
  throw new BrandUnreadable('This is neither a page nor a document nor a picture that is read here.')
}

defineTask<BrandQuestion, BrandAnswer>(async ({ file, profile }) => {
  if (file.size > mostBytes) throw new TaskRefusal('Files of up to 100 MB are read.')
  try {
    return brandAnswer(await factsOf(file), profile)
  } catch (error) {
    if (error instanceof BrandUnreadable) throw new TaskRefusal(error.message)
    throw error
  }
})
