import { decodeText, hasControls } from '@/lib/base/text/decode'
import type { EncodingChoice } from '@/lib/subjects/csv/settings'

export type Encoding = Exclude<EncodingChoice, 'auto'>

interface FoundEncoding {
  encoding: Encoding
  byteOrderMark: boolean
  /** UTF-8 that was not declared: bytes that do not fit it mean Windows-1252. */
  isGuess: boolean
}

/** Bytes at the start of a file that tell how it is written. */
const sampleSize = 65_536
const blockSize = 4 << 20
const blockLength = 1 << 20

/** Bytes that do not fit the encoding. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
}

/** Bytes that were no text, wherever in the file they lie. */
export class BinaryError extends Error {
  override readonly name = 'BinaryError'
}

/**
 * Encoding of a file from its first 64 KB: by its byte order mark, by the zeros of UTF-16, otherwise UTF-8 as a guess.
 * Undefined where these are not text; what comes after them is judged as it is read.
 */
export async function findEncoding(file: Blob, chosen: EncodingChoice): Promise<FoundEncoding | undefined> {
  const sample = new Uint8Array(await file.slice(0, sampleSize).arrayBuffer())
  const byteOrderMark = markLength(sample) > 0
  if (chosen !== 'auto') return { encoding: chosen, byteOrderMark, isGuess: false }
  const decoded = decodeText(wholeUnits(sample))
  if (decoded.kind === 'binary') return undefined
  if (decoded.encoding === 'UTF-16LE') return { encoding: 'utf-16le', byteOrderMark, isGuess: false }
  if (decoded.encoding === 'UTF-16BE') return { encoding: 'utf-16be', byteOrderMark, isGuess: false }
  return { encoding: 'utf-8', byteOrderMark, isGuess: !byteOrderMark }
}

function markLength(bytes: Uint8Array): number {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0
}

/** A sample of UTF-16 must not end between the halves of a character; both orders are cut where either might. */
function wholeUnits(sample: Uint8Array): Uint8Array {
  let length = sample.length
  if (length < sampleSize) return sample
  const isSurrogate = (byte: number | undefined) => byte !== undefined && byte >= 0xd8 && byte <= 0xdb
  while (isSurrogate(sample[length - 1]) || isSurrogate(sample[length - 2])) length -= 2
  return sample.subarray(0, length)
}

/**
 * The text of a file in parts, without its byte order mark, and the share of the file that is read. Throws EncodingError, and BinaryError
 * for a file whose encoding was found (`isFound`) and that turns into something else: a chosen encoding is taken at its word.
 */
export async function* textChunks(
  source: string | Blob,
  encoding: Encoding,
  isFound = false,
): AsyncGenerator<[string, number]> {
  if (typeof source === 'string') {
    for (let at = source.startsWith('\ufeff') ? 1 : 0; at < source.length; at += blockLength)
      yield [source.slice(at, at + blockLength), Math.min(1, (at + blockLength) / source.length)]
    return
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < source.size; at += blockSize) {
    const text = decoded(decoder, await source.slice(at, at + blockSize).arrayBuffer())
    if (isFound && hasControls(text)) throw new BinaryError()
    yield [text, Math.min(1, (at + blockSize) / source.size)]
  }
  const rest = decoded(decoder, undefined)
  if (rest !== '') yield [rest, 1]
}

function decoded(decoder: TextDecoder, bytes: ArrayBuffer | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new EncodingError(decoder.encoding)
    throw error
  }
}
