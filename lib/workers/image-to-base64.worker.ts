import { createBase64Encoder } from '@/lib/base/encoding/base64'
import { svgAddress } from '@/lib/base/svg/address'
import { decodeText } from '@/lib/base/text/decode'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { formOf, headCharacters } from '@/lib/subjects/base64-files/file-form'
import type { EncodedImage, ImageRemark, ImageRequest } from '@/lib/subjects/base64-files/image-task'
import { pictureHead, type PictureHead } from '@/lib/subjects/picture/head'
import { kindFile } from '@/lib/subjects/picture/kind-file'
import { largestFile } from '@/lib/subjects/picture/limits'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Remark } from '@/lib/subjects/picture/task'
import { readDrawing } from '@/lib/subjects/svg/drawing'
import { imageToBase64Words as says } from '@/lib/tools/utilities/files/image-to-base64.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'
import { decodePicture } from '@/lib/workers/picture-decode'
import { smallOf } from '@/lib/workers/picture-look'
import { makePicture } from '@/lib/workers/picture-make'

/** Kinds that some browsers do not show. */
const unshown: readonly string[] = ['heic', 'tiff', 'jxl', 'psd']
const smallSide = 96
/** The text of a larger drawing is not offered as an address. */
const largestAddress = 5_000_000

interface Chosen {
  /** What is encoded. */
  content: Blob
  head: PictureHead
  size: Size | undefined
  address: string | undefined
  remarks: ImageRemark[]
  pixelRemarks: readonly Remark[]
  small: EncodedImage['small']
}

async function smallPicture(content: Blob, head: PictureHead): Promise<EncodedImage['small']> {
  try {
    const bitmap = await decodePicture(content, head)
    const small = await smallOf(bitmap)
    bitmap.close()
    return small
  } catch (error) {
    if (error instanceof TaskRefusal) return undefined
    throw error
  }
}

function smallDrawing(picture: Blob, size: Size): EncodedImage['small'] {
  const factor = smallSide / Math.max(size.width, size.height)
  const side = (length: number) => Math.max(1, Math.round(length * factor))
  return { picture, width: side(size.width), height: side(size.height) }
}

async function chosenDrawing(
  bytes: Uint8Array<ArrayBuffer>,
  head: PictureHead,
  request: ImageRequest,
): Promise<Chosen> {
  const decoded = decodeText(bytes)
  if (decoded.kind !== 'text') throw new TaskRefusal(says.notText)
  const drawing = readDrawing(decoded.text)
  if ('fault' in drawing) throw new TaskRefusal(says.drawing(drawing.fault))
  const remarks: ImageRemark[] = request.shrinks ? [{ is: 'drawing-stays' }] : []
  let svg = decoded.text
  let encoded: Uint8Array<ArrayBuffer> = bytes
  const { tidySvg, activeIn } = await import('@/lib/engines/svg-tidy')
  const tidied = request.tidies ? tidySvg(svg) : undefined
  if (tidied) {
    svg = tidied.svg
    encoded = new TextEncoder().encode(svg)
    remarks.push({ is: 'tidied', before: bytes.length, after: encoded.length, active: tidied.active })
    if (tidied.fault !== undefined) remarks.push({ is: 'links-left', why: tidied.fault })
  } else {
    if (request.tidies) remarks.push({ is: 'not-tidied' })
    const active = activeIn(svg)
    if (active > 0) remarks.push({ is: 'runs', active })
  }
  const content = new Blob([encoded], { type: 'image/svg+xml' })
  return {
    content,
    head,
    size: drawing.size,
    address: svg.length > largestAddress ? undefined : svgAddress(svg),
    remarks,
    pixelRemarks: [],
    small: smallDrawing(content, drawing.size),
  }
}

function remarksOn({ kind, frames = 1, isWhole }: PictureHead, isShrunk: boolean): ImageRemark[] {
  return [
    ...(unshown.includes(kind) ? [{ is: 'no-browser', kind } as const] : []),
    ...(frames > 1 && isShrunk ? [{ is: 'moves', frames } as const] : []),
    ...(isWhole ? [] : [{ is: 'cut-off' } as const]),
  ]
}

const sizeOf = ({ width, height }: PictureHead) => (width && height ? { width, height } : undefined)

async function chosenPicture(
  bytes: Uint8Array<ArrayBuffer>,
  head: PictureHead,
  { file, shrinks }: ImageRequest,
  context: TaskContext,
): Promise<Chosen> {
  const remarks = remarksOn(head, shrinks !== undefined)
  const moves = (head.frames ?? 1) > 1
  if (shrinks && !moves && !unshown.includes(head.kind)) {
    const made = await makePicture(file, shrinks, context)
    return {
      content: made.file,
      head: { ...head, kind: made.written },
      size: made.after,
      address: undefined,
      remarks: [],
      pixelRemarks: made.remarks,
      small: made.small,
    }
  }
  const { type } = kindFile(head.kind)
  const content = new Blob([bytes], { type })
  const isTurned = head.orientation >= 5
  const size = sizeOf(head)
  return {
    content,
    head,
    size: size && isTurned ? { width: size.height, height: size.width } : size,
    address: undefined,
    remarks,
    pixelRemarks: [],
    small: await smallPicture(content, head),
  }
}

/** Base64 in one line, in pieces that may lie on the disk. */
async function encoded(content: Blob, context: TaskContext): Promise<{ head: string; whole: Blob }> {
  const encoder = createBase64Encoder(formOf({ alphabet: 'standard', padding: true, lines: 'one' }))
  const parts: Blob[] = []
  let head = ''
  const add = (codes: Uint8Array<ArrayBuffer>) => {
    if (head.length < headCharacters) head += new TextDecoder().decode(codes.subarray(0, headCharacters - head.length))
    parts.push(new Blob([codes]))
  }
  for await (const block of blocksOf(content, context)) add(encoder.push(block))
  add(encoder.end())
  return { head, whole: new Blob(parts) }
}

defineTask<ImageRequest, EncodedImage>(async (request, context) => {
  const { file } = request
  if (file.size === 0) throw new TaskRefusal(pictureFileMessages.empty)
  if (file.size > largestFile) throw new TaskRefusal(pictureFileMessages.tooLarge(file.size, largestFile))
  context.progress(0, pictureFileMessages.reading)
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new TaskRefusal(pictureFileMessages.gone)
    }),
  )
  const head = pictureHead(bytes)
  if (head.kind === 'unknown' || head.kind === 'pdf') throw new TaskRefusal(says.notAPicture)
  const chosen =
    head.kind === 'svg' ? await chosenDrawing(bytes, head, request) : await chosenPicture(bytes, head, request, context)
  const { content, size, address, remarks, pixelRemarks, small } = chosen
  const { kind } = chosen.head
  const { head: beginning, whole } = await encoded(content, context)
  return {
    found: head.kind,
    kind,
    type: kindFile(kind).type,
    size,
    before: file.size,
    bytes: content.size,
    characters: whole.size,
    head: beginning,
    whole,
    address,
    small,
    remarks,
    pixelRemarks,
  }
})
