export const charCode = {
  tab: 0x09,
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  quote: 0x22,
  dollar: 0x24,
  apostrophe: 0x27,
  asterisk: 0x2a,
  plus: 0x2b,
  comma: 0x2c,
  minus: 0x2d,
  dot: 0x2e,
  slash: 0x2f,
  zero: 0x30,
  nine: 0x39,
  colon: 0x3a,
  semicolon: 0x3b,
  less: 0x3c,
  equals: 0x3d,
  leftBracket: 0x5b,
  backslash: 0x5c,
  rightBracket: 0x5d,
  underscore: 0x5f,
  leftBrace: 0x7b,
  rightBrace: 0x7d,
} as const

/** What reading past the end gives. */
export const endOfInput = -1

export function byteAt(bytes: Uint8Array, offset: number): number {
  return bytes[offset] ?? endOfInput
}

export function isDigit(byte: number): boolean {
  return byte >= charCode.zero && byte <= charCode.nine
}

export function isHexDigit(byte: number): boolean {
  return isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
}

export function isAsciiLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
}

/** Letters, digits, `_` and `$`. */
export function isWordByte(byte: number): boolean {
  return isAsciiLetter(byte) || isDigit(byte) || byte === charCode.underscore || byte === charCode.dollar
}

/** The four white space characters of RFC 8259, section 2. */
export function isJsonSpace(byte: number): boolean {
  return (
    byte === charCode.space || byte === charCode.lineFeed || byte === charCode.carriageReturn || byte === charCode.tab
  )
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80 && byte >= 0
}

/** Length in bytes of the well-formed UTF-8 sequence at `offset` (RFC 3629, section 4), or 0 when it is not one. */
export function utf8Length(bytes: Uint8Array, offset: number): number {
  const first = byteAt(bytes, offset)
  if (first >= 0 && first < 0x80) return 1
  const second = byteAt(bytes, offset + 1)
  if (first < 0xc2 || !isContinuation(second)) return 0
  if (first < 0xe0) return 2
  const third = byteAt(bytes, offset + 2)
  if (first < 0xf0) {
    if (first === 0xe0 && second < 0xa0) return 0
    if (first === 0xed && second > 0x9f) return 0
    return isContinuation(third) ? 3 : 0
  }
  if (first > 0xf4 || (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0
  return isContinuation(third) && isContinuation(byteAt(bytes, offset + 3)) ? 4 : 0
}

/** The code point at `offset`, or -1 at the end and where the bytes are not UTF-8. */
export function codePointAt(bytes: Uint8Array, offset: number): number {
  const length = utf8Length(bytes, offset)
  const first = byteAt(bytes, offset)
  if (length === 0) return -1
  if (length === 1) return first
  let code = first & (0xff >> (length + 1))
  for (let index = 1; index < length; index++) code = (code << 6) | (byteAt(bytes, offset + index) & 0x3f)
  return code
}

const looseDecoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/** The text of a stretch of bytes; a byte that is not UTF-8 becomes U+FFFD. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  if (to - from < 24) {
    // For short ASCII stretches, as most keys are, this is several times quicker than the decoder.
    let text = ''
    for (let offset = from; offset < to; offset++) {
      const byte = byteAt(bytes, offset)
      if (byte < 0 || byte >= 0x80) return looseDecoder.decode(bytes.subarray(from, to))
      text += String.fromCharCode(byte)
    }
    return text
  }
  return looseDecoder.decode(bytes.subarray(from, to))
}

export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text)
}

/** A source as UTF-8, whatever Unicode encoding its byte order mark names; the mark itself is left out. */
export function sourceBytes(bytes: Uint8Array): { bytes: Uint8Array; encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' } {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { bytes: bytes.subarray(3), encoding: 'UTF-8' }
  if (first === 0xff && second === 0xfe) {
    return { bytes: bytesOf(new TextDecoder('utf-16le').decode(bytes)), encoding: 'UTF-16LE' }
  }
  if (first === 0xfe && second === 0xff) {
    return { bytes: bytesOf(new TextDecoder('utf-16be').decode(bytes)), encoding: 'UTF-16BE' }
  }
  return { bytes, encoding: 'UTF-8' }
}
