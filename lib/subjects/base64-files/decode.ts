import { createBase64Decoder, type Base64Fault, type Base64Findings } from '@/lib/base/encoding/base64'
import { countTo } from '@/lib/base/text/line-and-column'
import type { DecodeFault, Repair } from './decode-task'
import { createRunFinder, type Base64Run } from './find-runs'
import { createPlainCodes } from './plain-codes'

/** The bytes of a text in pieces. */
export type Blocks = (source: Blob) => AsyncIterable<Uint8Array<ArrayBuffer>>

export interface DecodedText {
  content: Blob
  findings: Base64Findings
  /** Bytes of the text that were kept, where a repair cut it. */
  cutAt?: number
}

export const isFault = (read: object): read is Base64Fault => 'fault' in read

/** The decoder says how many characters it has read, not what it made of them: pieces are handed on as Blobs, which may lie on the disk. */
async function decodeOnce(source: Blob, repair: Repair, blocks: Blocks): Promise<DecodedText | Base64Fault> {
  const reading = repair === 'skip' ? 'skipping' : 'tolerant'
  const decoder = createBase64Decoder({ reading, alphabet: 'standard', padding: true, lineBreaks: true })
  const plain = createPlainCodes()
  const parts: Blob[] = []
  for await (const block of blocks(source)) {
    const given = decoder.push(plain.push(block))
    if (isFault(given)) return given
    parts.push(new Blob([given]))
  }
  const rest = decoder.push(plain.end())
  if (isFault(rest)) return rest
  const last = decoder.end()
  if (isFault(last)) return last
  return { content: new Blob([...parts, rest, last.bytes]), findings: last.findings }
}

/** A cut before a bad character may leave one character too many, and that cut none. */
const mostCuts = 3

/** The file that a text is in Base64, or why it is none; the place in bytes of the text. */
export async function decodeText(source: Blob, repair: Repair, blocks: Blocks): Promise<DecodedText | Base64Fault> {
  let kept = source
  let cutAt: number | undefined
  for (let cuts = 0; ; cuts++) {
    const read = await decodeOnce(kept, repair, blocks)
    if (!isFault(read)) return cutAt === undefined ? read : { ...read, cutAt }
    if (repair !== 'cut' || cuts === mostCuts || read.offset === 0) return read
    cutAt = read.offset
    kept = source.slice(0, cutAt)
  }
}

const endBytes = 64

/** The text without white space, quotes and signs of code around it, and how many bytes were before it. */
export async function unwrapped(source: Blob): Promise<{ text: Blob; start: number }> {
  const latin1 = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))
  const head = await latin1(source.slice(0, endBytes))
  const tail = await latin1(source.slice(Math.max(0, source.size - endBytes)))
  const start = /^[\s"'`(]*/.exec(head)?.[0].length ?? 0
  // The comma of a data URI without data is a part of it.
  const behind = /;base64,\s*$/i.test(tail) ? /\s*$/ : /[\s"'`);,]*$/
  const end = source.size - (behind.exec(tail)?.[0].length ?? 0)
  return { text: source.slice(start, Math.max(start, end)), start }
}

/** Every Base64 of at least so many characters in a longer text. */
export async function runsIn(source: Blob, least: number, blocks: Blocks): Promise<Base64Run[]> {
  const finder = createRunFinder(least)
  for await (const block of blocks(source)) finder.push(block)
  return finder.end()
}

/** Where a fault stands; of a pasted text in its own units. */
export async function placedFault(
  fault: Base64Fault,
  source: Blob,
  start: number,
  pasted: string | undefined,
): Promise<DecodeFault> {
  const from = start + fault.offset
  const text = await source.slice(from, from + fault.length).text()
  if (pasted === undefined) return { ...fault, offset: from, text, spot: undefined }
  const offset = (await source.slice(0, from).text()).length
  return { ...fault, offset, length: text.length, text, spot: countTo(pasted, offset) }
}
