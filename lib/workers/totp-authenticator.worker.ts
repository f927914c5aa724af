import { encodeQr } from '@/lib/subjects/qr/encode'
import { qrSvg } from '@/lib/subjects/qr/svg'
import type { CodesAnswered, CodesAsked, ScannedAccounts } from '@/lib/subjects/one-time-codes/task'
import { answerCodes, tickingAt } from '@/lib/subjects/one-time-codes/work'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'
import { pixelsOn, searchable, textsOfFrame } from '@/lib/workers/scan-codes'

async function scan(file: File): Promise<ScannedAccounts> {
  const { head } = await readPicture(file)
  const bitmap = await decodePicture(file, head)
  const canvas = searchable(bitmap)
  bitmap.close()
  const { readCodes } = await import('@/lib/engines/code-reader')
  const found = (await readCodes(pixelsOn(canvas))).map(({ text }) => text.trim())
  const texts = [...new Set(found.filter((text) => /^otpauth(?:-migration)?:\/\//i.test(text)))]
  return { kind: 'scan', texts, others: found.length - texts.length }
}

/** A code that an authenticator scans, in ISO/IEC 18004 with its light edge. */
function drawn(uri: string): Blob {
  const matrix = encodeQr(uri, 'M') ?? encodeQr(uri, 'L')
  if (!matrix) throw new TaskRefusal('The name of an account is too long for a QR code.')
  const svg = qrSvg({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' })
  return new Blob([svg], { type: 'image/svg+xml' })
}

defineTask<CodesAsked, CodesAnswered>((question) => {
  switch (question.ask) {
    case 'codes':
      return answerCodes(question, Math.floor(Date.now() / 1000))
    case 'ticking':
      return tickingAt(question.of, question.seconds)
    case 'scan':
      return scan(question.file)
    case 'frame':
      return textsOfFrame(question.frame)
    case 'code':
      return drawn(question.uri)
  }
})
