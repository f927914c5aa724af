/** Bytes as Base64 (RFC 4648, section 4) in one line. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // A call takes a limited number of arguments, so a large file goes in pieces.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(binary)
}

/** The bytes of Base64 text. Throws for a text that is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
