import type { Pixels } from '@/lib/base/png/pixels'
import { barcodeName } from '@/lib/subjects/scan/names'
import { readContent } from '@/lib/subjects/scan/content'
import type { Scan, ScanAnswer, ScannedCode, ScanQuestion } from '@/lib/subjects/scan/task'
import { sizeWithin } from '@/lib/subjects/picture/sizes'
import { defineTask } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'
import { drawnAt } from '@/lib/workers/picture-look'
import { pixelsOn, searchable, textsOfFrame } from '@/lib/workers/scan-codes'

/** Pixels of the picture that is shown with its codes framed. */
const shownPixels = 400_000

async function codesIn(pixels: Pixels): Promise<ScannedCode[]> {
  const { readCodes } = await import('@/lib/engines/code-reader')
  const found = await readCodes(pixels)
  return found.map(
    ({ symbology, format, text, elements, bytes, contentType, symbologyIdentifier, ecLevel, version, position }) => ({
      symbology: barcodeName(format, symbology),
      text,
      bytes,
      isText: contentType !== 'Binary' && !text.includes('\uFFFD'),
      identifier: symbologyIdentifier,
      level: ecLevel,
      version,
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
        x,
        y,
      })),
      content: readContent(text, elements),
    }),
  )
}

async function scan(file: File): Promise<Scan> {
  const { head } = await readPicture(file)
  const bitmap = await decodePicture(file, head)
  const searched = searchable(bitmap)
  const codes = await codesIn(pixelsOn(searched))
  const shown = drawnAt(bitmap, sizeWithin(bitmap, shownPixels))
  bitmap.close()
  const context = shown.getContext('2d')
  const scale = shown.width / searched.width
  if (context) {
    context.lineWidth = Math.max(3, shown.width / 150)
    context.strokeStyle = '#e11d48'
    codes.forEach(({ corners }, at) => {
      context.beginPath()
      for (const { x, y } of corners) context.lineTo(x * scale, y * scale)
      context.closePath()
      context.stroke()
      const [corner] = corners
      if (codes.length < 2 || !corner) return
      const height = Math.max(16, shown.width / 25)
      context.font = `bold ${height}px sans-serif`
      context.fillStyle = '#e11d48'
      context.fillText(String(at + 1), corner.x * scale + 4, corner.y * scale + height)
    })
  }
  const picture = await shown.convertToBlob({ type: 'image/png' })
  return { kind: 'scan', codes, picture, width: shown.width, height: shown.height }
}

defineTask<ScanQuestion, ScanAnswer>((question) =>
  question.ask === 'scan' ? scan(question.file) : textsOfFrame(question.frame),
)
