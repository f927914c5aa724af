/** Ways of writing text as bytes that the tools offer. Latin-1 is ISO/IEC 8859-1: one byte for each of U+0000 to U+00FF. */
export const charsets = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'latin-1': 'Latin-1',
} as const
export type Charset = keyof typeof charsets

/**
 * Text as bytes, without a byte order mark; or the offset (UTF-16 units) of the first character that the charset cannot
 * write: one above U+00FF in Latin-1, and half of a surrogate pair in any of them, which is no character (Unicode 15,
 * definition D76).
 */
export function bytesOfText(text: string, charset: Charset): Uint8Array<ArrayBuffer> | { unwritable: number } {
  const unwritable = text.search(charset === 'latin-1' ? /[\u0100-\uffff]/ : /\p{Surrogate}/u)
  if (unwritable !== -1) return { unwritable }
  if (charset === 'utf-8') return new TextEncoder().encode(text)
  if (charset === 'latin-1') return Uint8Array.from(text, (character) => character.charCodeAt(0))
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), charset === 'utf-16le')
  return bytes
}

/** Bytes as text, a byte order mark kept as U+FEFF; undefined where they are no well-formed text of the charset. */
export function textOfBytes(bytes: Uint8Array, charset: Charset): string | undefined {
  if (charset === 'latin-1') return latin1(bytes)
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

// Browsers read the label "latin1" as Windows-1252.
function latin1(bytes: Uint8Array): string {
  const piece = 8192
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += piece) pieces.push(String.fromCharCode(...bytes.subarray(at, at + piece)))
  return pieces.join('')
}

/** How many bytes at the end of the beginning of a longer text may belong to a character that was cut. */
export function cutTail(bytes: Uint8Array, charset: Charset): number {
  if (charset === 'latin-1') return 0
  if (charset !== 'utf-8') {
    const odd = bytes.length % 2
    const high = bytes[bytes.length - odd - (charset === 'utf-16le' ? 1 : 2)] ?? 0
    return high >= 0xd8 && high < 0xdc ? odd + 2 : odd
  }
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}
