import { createBase64Encoder } from '@/lib/base/encoding/base64'
import { fileKind } from '@/lib/engines/file-type'
import {
  encodedLength,
  formOf,
  headCharacters,
  looksLikeText,
  mediaTypeOf,
  type FileAnswer,
  type FileRequest,
} from '@/lib/subjects/base64-files/file-form'
import { defineTask } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'

const signatureBytes = 4100

async function kindOf(file: Blob, name: string): Promise<string> {
  const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  const found = await fileKind(head)
  return found?.type ?? mediaTypeOf(name, looksLikeText(head))
}

/** Encodes a file of any size in pieces; finished pieces are Blobs that the browser may keep on the disk. */
defineTask<FileRequest, FileAnswer>(async ({ file, name, form }, context) => {
  const type = await kindOf(file, name)
  const encoder = createBase64Encoder(formOf(form))
  const parts: Blob[] = []
  let head = ''
  const add = (codes: Uint8Array<ArrayBuffer>) => {
    if (head.length < headCharacters) head += new TextDecoder().decode(codes.subarray(0, headCharacters - head.length))
    parts.push(new Blob([codes]))
  }
  for await (const block of blocksOf(file, context)) add(encoder.push(block))
  add(encoder.end())
  const whole = new Blob(parts)
  const expected = encodedLength(file.size, formOf(form))
  if (whole.size !== expected) throw new Error(`${whole.size} characters instead of ${expected}`)
  return { type, bytes: file.size, characters: whole.size, form, head, whole }
})
