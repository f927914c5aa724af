/** How bytes are written in a box. */
export type WrittenAs = 'text' | 'hex' | 'base64'

/** Why a text is not what it is said to be; the place in UTF-16 units from 0. */
export interface WrittenFault {
  says: string
  offset: number
}

function bytesOfHex(text: string): Uint8Array<ArrayBuffer> | WrittenFault {
  const places: number[] = []
  // Each pair may have its own 0x, as in an array of C.
  const plain = text.replaceAll(/0x/gi, '  ')
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at)
    if (/[\s:,{}-]/.test(character)) continue
    if (!/[0-9a-f]/i.test(character)) return { says: `“${character}” is no hexadecimal digit.`, offset: at }
    places.push(at)
  }
  if (places.length % 2 === 1)
    return {
      says: `${places.length} hexadecimal digits make no whole bytes: one is missing.`,
      offset: places.at(-1) ?? 0,
    }
  const digits = places.map((at) => plain.charAt(at)).join('')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | WrittenFault {
  const wrong = text.search(/[^A-Za-z0-9+/_\-=\s]/)
  if (wrong !== -1) return { says: `“${text.charAt(wrong)}” is no Base64 character.`, offset: wrong }
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  const early = plain.indexOf('=')
  if (early !== -1) return { says: 'Padding (=) belongs at the end.', offset: text.indexOf('=') }
  if (plain.length % 4 === 1)
    return { says: `${plain.length} Base64 characters make no whole bytes.`, offset: text.length - 1 }
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
}

/** The bytes that a text stands for: itself in UTF-8, hexadecimal digits, or Base64 in either alphabet (RFC 4648). */
export function bytesWritten(text: string, as: WrittenAs): Uint8Array<ArrayBuffer> | WrittenFault {
  if (as === 'hex') return bytesOfHex(text)
  if (as === 'base64') return bytesOfBase64(text)
  const half = text.search(/\p{Surrogate}/u)
  if (half !== -1) return { says: 'Half of a character (a lone surrogate) cannot be written as bytes.', offset: half }
  return new TextEncoder().encode(text)
}
