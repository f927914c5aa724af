import { decodeWindows1252 } from '@/lib/base/text/decode'
import { textOfBytes } from '@/lib/base/encoding/charset'

/** Encodings that are read, by their labels in the WHATWG Encoding Standard; Latin-1 is ISO/IEC 8859-1 and no Windows-1252 here. */
export const legacyCharsets = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'latin-1': 'Latin-1',
  'windows-1250': 'Windows-1250 (Central Europe)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1252': 'Windows-1252 (Western Europe)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'koi8-r': 'KOI8-R (Russian)',
  shift_jis: 'Shift_JIS (Japanese)',
  'euc-kr': 'EUC-KR (Korean)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
} as const
export type LegacyCharset = keyof typeof legacyCharsets

function markedAs(bytes: Uint8Array): { charset: LegacyCharset; length: number } {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { charset: 'utf-8', length: 3 }
  if (first === 0xff && second === 0xfe) return { charset: 'utf-16le', length: 2 }
  if (first === 0xfe && second === 0xff) return { charset: 'utf-16be', length: 2 }
  return { charset: 'utf-8', length: 0 }
}

/**
 * Bytes as text of an encoding, without its byte order mark; `auto` goes by that mark, and by UTF-8 where there is none. Undefined where they
 * are no text of it.
 */
export function decodedBytes(
  bytes: Uint8Array,
  charset: LegacyCharset | 'auto',
): { text: string; charset: LegacyCharset } | undefined {
  const mark = markedAs(bytes)
  const chosen = charset === 'auto' ? mark.charset : charset
  const bare = chosen === mark.charset ? bytes.subarray(mark.length) : bytes
  if (chosen === 'latin-1') return { text: textOfBytes(bytes, 'latin-1') ?? '', charset: chosen }
  if (chosen === 'windows-1252') return { text: decodeWindows1252(bytes), charset: chosen }
  try {
    return { text: new TextDecoder(chosen, { fatal: true, ignoreBOM: true }).decode(bare), charset: chosen }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The first byte, from 0, that is no part of a character of UTF-8. */
export function firstBadByte(bytes: Uint8Array): number | undefined {
  const mark = markedAs(bytes).charset === 'utf-8' ? 0 : undefined
  if (mark === undefined) return undefined
  let [good, bad] = [0, bytes.length]
  const isGood = (length: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true })
      return true
    } catch (error) {
      if (error instanceof TypeError) return false
      throw error
    }
  }
  if (isGood(bad)) {
    // Only the end is missing: what a whole character takes is left out.
    let length = bytes.length
    while (length > 0 && !decodedBytes(bytes.subarray(0, length), 'utf-8')) length--
    return length
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isGood(middle)) good = middle
    else bad = middle
  }
  let length = good
  while (length > 0 && !decodedBytes(bytes.subarray(0, length), 'utf-8')) length--
  return length
}
