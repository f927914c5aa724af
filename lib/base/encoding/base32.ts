/* Base32 as in RFC 4648, section 6. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Why a text is no Base32; the place in UTF-16 units from 0. */
export interface Base32Fault {
  says: string
  offset: number
}

/** Digits that are not in the alphabet because they look like letters of it. */
const meant: Readonly<Record<string, string>> = { '0': 'O', '1': 'I or L', '8': 'B', '9': 'G' }

function faultOfCharacter(text: string, offset: number): Base32Fault {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
  const likely = meant[character]
  const says =
    character === '='
      ? 'Padding (=) belongs at the end.'
      : likely === undefined
        ? `“${character}” is no Base32 character: those are A to Z and 2 to 7.`
        : `“${character}” is no Base32 character: it may be the letter ${likely}.`
  return { says, offset }
}

/** Characters left over when a text is cut into eights that make no whole byte. */
const impossibleRests = [1, 3, 6]

/**
 * The bytes of Base32 text. Small letters, spaces, hyphens between groups and missing padding are read; what else stands there, and a
 * length that makes no whole bytes, is refused with its place. `spare` says whether bits that no byte needs are set, as in a text
 * whose last letter is wrong.
 */
export function bytesOfBase32(text: string): { bytes: Uint8Array<ArrayBuffer>; spare: boolean } | Base32Fault {
  const end = text.trimEnd().replace(/=+$/, '').length
  const bytes: number[] = []
  let group = 0
  let bits = 0
  let digits = 0
  let lastAt = 0
  for (let at = 0; at < end; at++) {
    const character = text.charAt(at)
    if (/[\s-]/.test(character)) continue
    const value = alphabet.indexOf(character.toUpperCase())
    if (value === -1) return faultOfCharacter(text, at)
    lastAt = at
    digits++
    group = (group << 5) | value
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((group >> bits) & 255)
    group &= (1 << bits) - 1
  }
  if (impossibleRests.includes(digits % 8))
    return { says: `${digits} Base32 characters make no whole bytes: one is missing or too many.`, offset: lastAt }
  return { bytes: Uint8Array.from(bytes), spare: group !== 0 }
}

/** Bytes as Base32 text in one line, without padding, as authenticators write it. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let group = 0
  let bits = 0
  for (const byte of bytes) {
    group = ((group << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet.charAt((group >> bits) & 31)
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((group << (5 - bits)) & 31)
}
