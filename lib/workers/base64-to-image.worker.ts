import { toBase64 } from '@/lib/base/encoding/base64-text'
import type { Base64Findings } from '@/lib/base/encoding/base64'
import { fileKind } from '@/lib/engines/file-type'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { decodeText, isFault, placedFault, runsIn, unwrapped } from '@/lib/subjects/base64-files/decode'
import { looksLikeText } from '@/lib/subjects/base64-files/file-form'
import { kindOf, nameFor } from '@/lib/subjects/base64-files/name-file'
import type { FoundPicture, PicturesAnswer, PicturesRequest } from '@/lib/subjects/base64-files/picture-task'
import { isOneText, plainUrisIn, type PlainUri } from '@/lib/subjects/base64-files/plain-uris'
import { pictureHead, type PictureHead } from '@/lib/subjects/picture/head'
import { kindFile } from '@/lib/subjects/picture/kind-file'
import { refusalOf } from '@/lib/subjects/picture/limits'
import { missingOf } from '@/lib/subjects/picture/missing'
import { flatten, isSeeThrough } from '@/lib/subjects/picture/steps'
import type { Pixels } from '@/lib/base/png/pixels'
import { drawingAt, readDrawing } from '@/lib/subjects/svg/drawing'
import { drawnSize } from '@/lib/subjects/svg/drawing-sizes'
import { base64ToImageWords as says } from '@/lib/tools/utilities/files/base64-to-image.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'
import { decodePicture, mostPixelsHere, pixelsOf } from '@/lib/workers/picture-decode'
import { encode, pause, typeOf } from '@/lib/workers/picture-encode'
import { smallOf } from '@/lib/workers/picture-look'

/** Base64 of the smallest pictures that stand in code without a head. */
const leastDigits = 40
const largestText = 300_000_000
const mostPictures = 500
const mostPreviews = 50
const previewSide = 240
const signatureBytes = 4100
/** The data URI of a larger picture is not offered to be copied. */
const largestUri = 1_500_000

interface Decoded {
  content: Blob
  characters: number
  claimed: string | undefined
  isBase64: boolean
  name?: string | undefined
  line?: number | undefined
  findings?: Base64Findings | undefined
  cutAt?: number | undefined
}

/** Blocks of a stretch, whose own progress says nothing of the whole. */
const quietly = (context: TaskContext) => (blob: Blob) => blocksOf(blob, { ...context, progress() {} })

/** Every character is one byte. */
async function bytesAsText(source: Blob, context: TaskContext): Promise<string> {
  const parts: string[] = []
  for await (const block of blocksOf(source, context))
    for (let at = 0; at < block.length; at += 0x8000)
      parts.push(String.fromCharCode(...block.subarray(at, at + 0x8000)))
  return parts.join('')
}

async function isOne(text: Blob, context: TaskContext): Promise<boolean> {
  let isBeginning = true
  for await (const block of quietly(context)(text)) {
    if (!isOneText(block, isBeginning)) return false
    isBeginning = false
  }
  return true
}

function sizeIn(head: PictureHead, text: string | undefined) {
  if (text !== undefined && head.kind === 'svg') {
    const drawing = readDrawing(text)
    return 'fault' in drawing ? undefined : drawing.size
  }
  const { width, height } = head
  return width && height ? { width, height } : undefined
}

/** The pixels of a picture or, at its own size, of a drawing. Refuses, with a sentence, what the browser cannot draw. */
async function pixelsIn(content: Blob, head: PictureHead, bytes: Uint8Array, context: TaskContext): Promise<Pixels> {
  if (head.kind !== 'svg') {
    if (refusalOf(bytes.length, { ...head, frames: 1 }, mostPixelsHere())) throw new TaskRefusal(says.tooManyPixels)
    return pixelsOf(await decodePicture(content, head))
  }
  const drawing = readDrawing(new TextDecoder().decode(bytes))
  if ('fault' in drawing) throw new TaskRefusal(says.drawing(drawing.fault))
  const size = drawnSize(drawing.size, { by: 'scale', factor: 1 })
  if (size.width * size.height > mostPixelsHere()) throw new TaskRefusal(says.tooManyPixels)
  const svg = drawingAt(drawing, size, { fonts: [], variables: [], ink: undefined })
  const bitmap = await context.drawn({ svg, ...size })
  if (!bitmap) throw new TaskRefusal(says.notDrawn)
  return pixelsOf(bitmap)
}

interface Written {
  content: Blob
  extension: string
  fault: string | undefined
  isConverted: boolean
}

async function writtenAs(
  { as, quality, ground }: PicturesRequest,
  content: Blob,
  head: PictureHead,
  bytes: Uint8Array,
  context: TaskContext,
): Promise<Written> {
  const kept: Written = { content, extension: kindFile(head.kind).extension, fault: undefined, isConverted: false }
  if (as === 'same' || as === head.kind) return kept
  if ((head.frames ?? 1) > 1) return { ...kept, fault: says.movesStays }
  try {
    const drawn = await pixelsIn(content, head, bytes, context)
    const pixels = as === 'jpeg' && isSeeThrough(drawn) ? flatten(drawn, ground) : drawn
    const made = await encode(pixels, as, { quality, lossless: false, colours: undefined })
    return {
      content: new Blob([made], { type: typeOf(as) }),
      extension: kindFile(as).extension,
      fault: undefined,
      isConverted: true,
    }
  } catch (error) {
    if (!(error instanceof TaskRefusal)) throw error
    return { ...kept, fault: error.message }
  }
}

type Preview = Pick<FoundPicture, 'small' | 'fault'>

async function previewOf(content: Blob, head: PictureHead, bytes: Uint8Array): Promise<Preview> {
  const { kind } = head
  const size = sizeIn(head, kind === 'svg' ? new TextDecoder().decode(bytes) : undefined)
  const fitting = (own: { width: number; height: number }) => {
    const factor =
      kind === 'svg'
        ? previewSide / Math.max(own.width, own.height)
        : Math.min(1, previewSide / Math.max(own.width, own.height))
    const side = (length: number) => Math.max(1, Math.round(length * factor))
    return { width: side(own.width), height: side(own.height) }
  }
  // In a picture element nothing of a drawing runs.
  if (kind === 'svg') {
    if (!size) return { small: undefined, fault: says.notDrawn }
    return { small: { picture: content, ...fitting(size) }, fault: undefined }
  }
  if (refusalOf(bytes.length, { ...head, frames: 1 }, mostPixelsHere()))
    return { small: undefined, fault: says.tooManyPixels }
  try {
    const bitmap = await decodePicture(content, head)
    const small = await smallOf(bitmap, previewSide)
    bitmap.close()
    return { small, fault: undefined }
  } catch (error) {
    if (!(error instanceof TaskRefusal)) throw error
    // A picture element draws what there is of one that was cut off.
    if (!head.isWhole && size && (kind === 'jpeg' || kind === 'png'))
      return { small: { picture: content, ...fitting(size) }, fault: undefined }
    return { small: undefined, fault: error.message }
  }
}

async function pictureOf(
  decoded: Decoded,
  request: PicturesRequest,
  { number, taken, isOnly }: { number: number; taken: Set<string>; isOnly: boolean },
  context: TaskContext,
): Promise<FoundPicture> {
  const bytes = new Uint8Array(await decoded.content.arrayBuffer())
  const head = pictureHead(bytes)
  const { type } = kindFile(head.kind)
  const content = new Blob([bytes], { type })
  const written = await writtenAs(request, content, head, bytes, context)
  const preview: Preview =
    number > mostPreviews ? { small: undefined, fault: undefined } : await previewOf(content, head, bytes)
  const wanted = decoded.name?.replace(/\.[a-z0-9]{1,8}$/i, '')
  return {
    name: nameFor(wanted && `${wanted}.${written.extension}`, number, written.extension, taken, 'image'),
    kind: head.kind,
    type,
    claimed: decoded.claimed,
    bytes: bytes.length,
    characters: decoded.characters,
    isBase64: decoded.isBase64,
    line: decoded.line,
    size: sizeIn(head, head.kind === 'svg' ? new TextDecoder().decode(bytes) : undefined),
    frames: head.frames ?? 1,
    missing: missingOf(bytes, head),
    findings: decoded.findings,
    cutAt: decoded.cutAt,
    content: written.content,
    isConverted: written.isConverted,
    small: preview.small,
    fault: written.fault ?? preview.fault,
    uri: isOnly && bytes.length <= largestUri ? `data:${type};base64,${toBase64(bytes)}` : undefined,
  }
}

const isPicture = (bytes: Uint8Array) => !['unknown', 'pdf'].includes(pictureHead(bytes).kind)

const headOf = async (content: Blob) => new Uint8Array(await content.slice(0, signatureBytes).arrayBuffer())

/** What a file is that is no picture. */
async function typeOfOther(head: Uint8Array, claimed?: string): Promise<string> {
  const text = looksLikeText(head) ? new TextDecoder().decode(head) : undefined
  return kindOf(await fileKind(head), text, claimed).type
}

async function readOne(
  request: PicturesRequest,
  source: Blob,
  { text, start }: { text: Blob; start: number },
  context: TaskContext,
): Promise<PicturesAnswer> {
  const read = await decodeText(text, request.repair, (blob) => blocksOf(blob, context))
  if (isFault(read)) {
    const pasted = typeof request.source === 'string' ? request.source : undefined
    return { kind: 'fault', fault: await placedFault(read, source, start, pasted) }
  }
  const { content, findings, cutAt } = read
  const head = await headOf(content)
  if (!isPicture(head)) return { kind: 'other', type: await typeOfOther(head), bytes: content.size }
  const decoded = {
    content,
    findings,
    cutAt,
    characters: findings.characters,
    claimed: findings.dataUri,
    isBase64: true,
  }
  const place = { number: 1, taken: new Set<string>(), isOnly: true }
  return { kind: 'pictures', pictures: [await pictureOf(decoded, request, place, context)], isCut: false, others: [] }
}

interface Listed {
  start: number
  decoded: Decoded
}

async function readRuns(
  source: Blob,
  plain: readonly PlainUri[],
  context: TaskContext,
): Promise<{ listed: Listed[]; others: string[] }> {
  const runs = await runsIn(source, leastDigits, (blob) => blocksOf(blob, context))
  const listed: Listed[] = []
  const others: string[] = []
  for (const { start, end, digits, claimed, name, line } of runs) {
    if (listed.length > mostPictures) break
    if (plain.some((one) => start >= one.start && start < one.end)) continue
    const read = await decodeText(source.slice(start, end), 'cut', quietly(context))
    if (isFault(read)) continue
    const head = await headOf(read.content)
    if (isPicture(head)) {
      const { content, findings, cutAt } = read
      listed.push({
        start,
        decoded: { content, findings, cutAt, characters: digits, claimed, name, line, isBase64: true },
      })
    } else if (claimed !== undefined) others.push(await typeOfOther(head, claimed))
  }
  return { listed, others }
}

function listPlain(plain: readonly PlainUri[]): { listed: Listed[]; others: string[] } {
  const pictures = plain.filter(({ bytes }) => isPicture(bytes))
  const listed = pictures.map(({ start, end, claimed, bytes, line }) => ({
    start,
    decoded: { content: new Blob([bytes]), characters: end - start, claimed, line, isBase64: false },
  }))
  return { listed, others: plain.filter((one) => !pictures.includes(one)).map(({ claimed }) => claimed) }
}

async function readMany(request: PicturesRequest, source: Blob, context: TaskContext): Promise<PicturesAnswer> {
  const plain = plainUrisIn(await bytesAsText(source, context))
  const written = listPlain(plain)
  const runs = await readRuns(source, plain, context)
  const listed = [...written.listed, ...runs.listed].toSorted((one, other) => one.start - other.start)
  const kept = listed.slice(0, mostPictures)
  const pictures: FoundPicture[] = []
  const taken = new Set<string>()
  for (const { decoded } of kept) {
    await pause(context)
    context.progress(pictures.length / kept.length, pictureFileMessages.decoding)
    const place = { number: pictures.length + 1, taken, isOnly: kept.length === 1 }
    pictures.push(await pictureOf(decoded, request, place, context))
  }
  return {
    kind: 'pictures',
    pictures,
    isCut: listed.length > mostPictures,
    others: [...runs.others, ...written.others],
  }
}

defineTask<PicturesRequest, PicturesAnswer>(async (request, context) => {
  const source = new Blob([request.source])
  if (source.size > largestText) throw new TaskRefusal(says.tooLarge)
  const text = await unwrapped(source)
  const reads = request.reads === 'auto' ? ((await isOne(text.text, context)) ? 'one' : 'many') : request.reads
  return reads === 'one' ? readOne(request, source, text, context) : readMany(request, source, context)
})
