import { fileKind } from '@/lib/engines/file-type'
import {
  decodeText,
  isFault,
  placedFault,
  runsIn,
  unwrapped,
  type DecodedText,
} from '@/lib/subjects/base64-files/decode'
import type { DecodeAnswer, DecodedFile, DecodeRequest, FilePreview } from '@/lib/subjects/base64-files/decode-task'
import { looksLikeText } from '@/lib/subjects/base64-files/file-form'
import type { Base64Run } from '@/lib/subjects/base64-files/find-runs'
import { kindOf, nameFor } from '@/lib/subjects/base64-files/name-file'
import { writeHex } from '@/lib/subjects/bytes-notation/hex'
import { sizeWithin, type Size } from '@/lib/subjects/picture/sizes'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'
import { drawnAt } from '@/lib/workers/picture-look'

const signatureBytes = 4100
const shownCharacters = 2000
const shownBytes = 256
const largestPage = 500_000
const previewPixels = 90_000
/** Files of one text at most, and how many of them are shown. */
const mostFiles = 500
const mostPreviews = 50
/** A drawing has no size of its own that could be trusted. */
const drawingSide = 240

async function pictureOf(bitmap: ImageBitmap, says?: string): Promise<FilePreview> {
  const canvas = drawnAt(bitmap, sizeWithin(bitmap, previewPixels))
  bitmap.close()
  const of = await canvas.convertToBlob({ type: 'image/png' })
  return { kind: 'picture', of, width: canvas.width, height: canvas.height, ...(says !== undefined && { says }) }
}

async function rasterPreview(content: Blob): Promise<FilePreview> {
  const { head } = await readPicture(content)
  const bitmap = await decodePicture(content, head)
  const { width, height } = bitmap
  return pictureOf(bitmap, `${width} × ${height} pixels`)
}

async function pdfPreview(content: Blob): Promise<FilePreview> {
  const { lookAtPdf, NotOpened } = await import('@/lib/engines/pdf-look')
  try {
    const looked = await lookAtPdf(content, '')
    const page: Size = await looked.sizeOf(1)
    const size = sizeWithin({ width: Math.ceil(page.width), height: Math.ceil(page.height) }, previewPixels)
    const drawn = await looked.draw(1, { x: 0, y: 0, ...page }, size)
    const says = looked.pages === 1 ? 'One page' : `Page 1 of ${looked.pages}`
    await looked.close()
    return await pictureOf(drawn, says)
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    const isLocked = error.why === 'password'
    return { kind: 'none', says: isLocked ? 'The PDF is protected by a password.' : 'The PDF is damaged or cut off.' }
  }
}

async function textPreview(content: Blob): Promise<FilePreview> {
  // A character has at most four bytes.
  const head = await content.slice(0, shownCharacters * 4).text()
  return {
    kind: 'text',
    text: head.slice(0, shownCharacters),
    isCut: head.length > shownCharacters || content.size > shownCharacters * 4,
  }
}

async function previewOf(content: Blob, type: string, isText: boolean): Promise<FilePreview> {
  if (content.size === 0) return { kind: 'none', says: 'The file is empty.' }
  if (type === 'image/svg+xml') return { kind: 'picture', of: content, width: drawingSide, height: drawingSide }
  if (type === 'text/html' && content.size <= largestPage) return { kind: 'page', html: await content.text() }
  if (isText) return textPreview(content)
  if (type.startsWith('image/')) return rasterPreview(content)
  if (type === 'application/pdf') return pdfPreview(content)
  const head = new Uint8Array(await content.slice(0, shownBytes).arrayBuffer())
  const dump = writeHex(head, { style: 'xxd', capitals: false, separator: ' ', group: 1, perLine: 16 })
  return { kind: 'hex', text: dump.trimEnd() }
}

interface Found {
  read: DecodedText
  characters: number
  run?: Base64Run
}

async function fileOf({ read, characters, run }: Found, number: number, taken: Set<string>): Promise<DecodedFile> {
  const head = new Uint8Array(await read.content.slice(0, signatureBytes).arrayBuffer())
  const signature = await fileKind(head)
  const isText = looksLikeText(head)
  const claimed = run?.claimed ?? read.findings.dataUri
  const { extension, type } = kindOf(signature, isText ? new TextDecoder().decode(head) : undefined, claimed)
  const content = new Blob([read.content], { type })
  const preview = await (
    number > mostPreviews
      ? Promise.resolve<FilePreview>({ kind: 'none', says: '' })
      : previewOf(content, type, isText && signature?.type !== 'application/pdf')
  ).catch((error: unknown): FilePreview => {
    if (error instanceof TaskRefusal) return { kind: 'none', says: error.message }
    throw error
  })
  return {
    name: nameFor(run?.name, number, extension, taken),
    type,
    isText,
    bytes: content.size,
    characters,
    findings: read.findings,
    content,
    preview,
    ...(claimed !== undefined && { claimed }),
    ...(run && { line: run.line }),
    ...(read.cutAt !== undefined && { cutAt: read.cutAt }),
  }
}

async function decodeOne(request: DecodeRequest, context: TaskContext): Promise<DecodeAnswer> {
  const pasted = typeof request.source === 'string' ? request.source : undefined
  const source = new Blob([request.source])
  const { text, start } = await unwrapped(source)
  const read = await decodeText(text, request.repair, (blob) => blocksOf(blob, context))
  if (isFault(read)) return { kind: 'fault', fault: await placedFault(read, source, start, pasted) }
  const file = await fileOf({ read, characters: read.findings.characters }, 1, new Set())
  return { kind: 'files', files: [file], isCut: false }
}

async function decodeMany({ source, least }: DecodeRequest, context: TaskContext): Promise<DecodeAnswer> {
  const whole = new Blob([source])
  const runs = await runsIn(whole, least, (blob) => blocksOf(blob, context))
  const files: DecodedFile[] = []
  const taken = new Set<string>()
  for (const run of runs.slice(0, mostFiles)) {
    const stretch = whole.slice(run.start, run.end)
    const read = await decodeText(stretch, 'cut', (blob) => blocksOf(blob, context))
    if (isFault(read)) continue
    files.push(await fileOf({ read, characters: run.digits, run }, files.length + 1, taken))
  }
  return { kind: 'files', files, isCut: runs.length > mostFiles }
}

defineTask<DecodeRequest, DecodeAnswer>((request, context) =>
  request.reads === 'one' ? decodeOne(request, context) : decodeMany(request, context),
)
