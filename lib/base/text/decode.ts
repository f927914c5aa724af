export type TextEncodingName = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

/** Text read from bytes, with how it was written; or why the bytes are not text. */
export type DecodedText =
  | { kind: 'text'; text: string; encoding: TextEncodingName; byteOrderMark: boolean }
  | { kind: 'binary' }

/** Bytes looked at to tell how text is written. */
const sampleLength = 65_536
/** Text may hold a few characters that no editor writes: one stray escape sequence does not make it binary. */
const fewest = 2
/** A text may have turned into binary data anywhere, so shares are taken of blocks of this length. */
const blockLength = 65_536

/**
 * Reads bytes as text. A byte order mark decides (WHATWG Encoding Standard, section 6 "BOM sniff"); without one the text
 * is UTF-16 when every second byte of a sample is mostly zero, UTF-8 when the bytes are valid UTF-8, and otherwise
 * Windows-1252, which every byte sequence fits. The byte order mark is not part of the text.
 * Refuses (`binary`) bytes with NUL or several other control characters that text files do not have, UTF-32, UTF-16
 * that is not well-formed, and bytes that only Windows-1252 would fit where many of them stand for nothing in it.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) return { kind: 'binary' }
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decodeUtf8(bytes, true) ?? { kind: 'binary' }
  if (startsWith(bytes, [0xff, 0xfe])) return decodeUtf16(bytes, 'UTF-16LE', true)
  if (startsWith(bytes, [0xfe, 0xff])) return decodeUtf16(bytes, 'UTF-16BE', true)
  const wide = utf16ByZeros(bytes)
  if (wide) return decodeUtf16(bytes, wide, false)
  if (isBinary(bytes)) return { kind: 'binary' }
  const unicode = decodeUtf8(bytes, false)
  if (unicode) return unicode
  if (isDense(bytes.length, (index) => unassigned.has(bytes[index] ?? 0), 0.01)) return { kind: 'binary' }
  return { kind: 'text', text: decodeWindows1252(bytes), encoding: 'Windows-1252', byteOrderMark: false }
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte)
}

function decodeUtf8(bytes: Uint8Array, byteOrderMark: boolean): DecodedText | undefined {
  try {
    // The decoder drops the byte order mark itself.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return hasControls(text) ? { kind: 'binary' } : { kind: 'text', text, encoding: 'UTF-8', byteOrderMark }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function decodeUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE', byteOrderMark: boolean): DecodedText {
  try {
    const text = new TextDecoder(encoding.toLowerCase(), { fatal: true }).decode(bytes)
    return hasControls(text) ? { kind: 'binary' } : { kind: 'text', text, encoding, byteOrderMark }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'binary' }
    throw error
  }
}

/** Western text in UTF-16 has a zero in every second byte; other data with zeros has them in both places. */
function utf16ByZeros(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
  const length = Math.min(bytes.length, sampleLength) & ~1
  if (length < 4 || bytes.length % 2 !== 0) return undefined
  let zerosAtEven = 0
  let zerosAtOdd = 0
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) zerosAtEven++
    if (bytes[index + 1] === 0) zerosAtOdd++
  }
  const pairs = length / 2
  if (zerosAtEven === 0 && zerosAtOdd > pairs * 0.6) return 'UTF-16LE'
  if (zerosAtOdd === 0 && zerosAtEven > pairs * 0.6) return 'UTF-16BE'
  return undefined
}

/** Whether bytes of a one-byte encoding or UTF-8 hold NUL or, somewhere, many control characters: no text has them. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.includes(0) || isDense(bytes.length, (index) => isControl(bytes[index] ?? 0), 0.02)
}

/** Whether a text holds NUL or, somewhere, many characters that no text has: controls that no editor writes. */
export function hasControls(text: string): boolean {
  return text.includes('\0') || isDense(text.length, (index) => isControl(text.charCodeAt(index)), 0.02)
}

/** Whether more than the given share of some block, and more than a few, are `odd`. */
function isDense(length: number, odd: (index: number) => boolean, share: number): boolean {
  for (let start = 0; start < length; start += blockLength) {
    const end = Math.min(start + blockLength, length)
    let count = 0
    for (let index = start; index < end; index++) if (odd(index)) count++
    if (count > Math.max(fewest, (end - start) * share)) return true
  }
  return false
}

/** Controls that no text editor writes: not tab, line feed, vertical tab, form feed, carriage return or escape. */
function isControl(code: number): boolean {
  return (code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1b) || code === 0x7f
}

/**
 * Code points of bytes 0x80 to 0x9F, from the index "windows-1252" of the WHATWG Encoding Standard (section 9). The table is
 * here because Node's decoder of that name reads these bytes as ISO 8859-1 before version 23.
 */
const windows1252High = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
  0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
  0x017e, 0x0178,
]

/** Bytes that Windows-1252 gives no character: about a fiftieth of binary data, and none of a text. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Bytes as Windows-1252, whose index of the Encoding Standard gives every byte a character. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = []
  const chunk = 8192
  for (let start = 0; start < bytes.length; start += chunk) {
    const codes = Array.from(bytes.subarray(start, start + chunk), (byte) =>
      byte < 0x80 || byte > 0x9f ? byte : (windows1252High[byte - 0x80] ?? byte),
    )
    pieces.push(String.fromCharCode(...codes))
  }
  return pieces.join('')
}
