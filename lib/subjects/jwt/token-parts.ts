/* The parts of a JSON Web Token in compact form: RFC 7515, section 7.1, and RFC 7516, section 7.1. */

/** Longer tokens are refused: no server takes a header of that size. UTF-16 units. */
export const longestToken = 1_000_000

export type PartName = 'header' | 'payload' | 'signature'
const names: readonly PartName[] = ['header', 'payload', 'signature']

export interface TokenPart {
  name: PartName
  /** As it is written. */
  text: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a text is no token; `offset` and `length` in UTF-16 units of the text as it was given. */
export interface TokenFault {
  says: string
  offset: number
  length: number
}

export type TokenParts =
  | { kind: 'signed'; token: string; offset: number; parts: Readonly<Record<PartName, TokenPart>>; loose: boolean }
  /** A JWE: only its header can be read without the key. */
  | { kind: 'encrypted'; token: string; offset: number; header: TokenPart }
  | { kind: 'fault'; fault: TokenFault }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Base64url without padding, as RFC 7515, section 2, has it; or the first character that it does not allow, counted from 0.
 * `loose` is true where the last character holds bits that belong to no byte, so that another text stands for the same bytes.
 */
export function readBase64Url(
  text: string,
): { bytes: Uint8Array<ArrayBuffer>; loose: boolean } | { wrong: number; says: string } {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let to = 0
  for (let at = 0; at < text.length; at++) {
    const digit = alphabet.indexOf(text.charAt(at))
    if (digit === -1) return { wrong: at, says: wrongCharacter(text.charAt(at)) }
    held = ((held << 6) | digit) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[to++] = (held >> bits) & 0xff
  }
  if (bits >= 6)
    return {
      wrong: text.length - 1,
      says: 'has a length that makes no whole bytes: a character is missing or too many',
    }
  return { bytes, loose: (held & ((1 << bits) - 1)) !== 0 }
}

function wrongCharacter(character: string): string {
  if (character === '=') return 'has padding (=), which tokens leave out'
  if (character === '+' || character === '/')
    return `has “${character}” of ordinary Base64; tokens write - and _ instead`
  if (/\s/.test(character)) return 'has white space inside, as from a broken line'
  return `has the character “${character}”, which is not of the URL-safe alphabet`
}

/** What people paste around a token: the header's name, the scheme, quotation marks. */
const around = /^\s*(?:authorization\s*:\s*)?(?:bearer\s+)?["'`]?/i

/**
 * Takes a token apart. White space and `Authorization: Bearer` before it and quotation marks around it are passed over.
 * Three parts are a JWS, five a JWE; anything else is a fault, as is a part that is no Base64url.
 */
export function readTokenParts(text: string): TokenParts {
  const offset = around.exec(text)?.[0].length ?? 0
  const token = text.slice(offset).replace(/["'`]?[\s;,]*$/, '')
  const fault = (says: string, at = 0, length = Math.max(1, token.length)): TokenParts => ({
    kind: 'fault',
    fault: { says, offset: offset + at, length },
  })
  if (token.length > longestToken)
    return fault('A token of more than 1,000,000 characters is not read: no server accepts one.')
  const segments = token.split('.')
  if (segments.length !== 3 && segments.length !== 5) return fault(segmentFault(segments.length))
  const read = segments.map(readBase64Url)
  let start = 0
  for (const [at, one] of read.entries()) {
    const name = segments.length === 3 ? `The ${names[at]}` : `Part ${at + 1}`
    if ('wrong' in one) return fault(`${name} ${one.says}.`, start + one.wrong, 1)
    start += (segments[at]?.length ?? 0) + 1
  }
  const partAt = (at: number, name: PartName): TokenPart => {
    const one = read[at]
    return { name, text: segments[at] ?? '', bytes: one && 'bytes' in one ? one.bytes : new Uint8Array(0) }
  }
  const header = partAt(0, 'header')
  if (header.text === '') return fault('The header is empty: a token begins with its header.', 0, 1)
  if (segments.length === 5) return { kind: 'encrypted', token, offset, header }
  const parts = { header, payload: partAt(1, 'payload'), signature: partAt(2, 'signature') }
  return { kind: 'signed', token, offset, parts, loose: read.some((one) => 'loose' in one && one.loose) }
}

function segmentFault(count: number): string {
  if (count === 1) return 'This is no token: it has no dots. A token is three parts with dots between them.'
  const missing = count === 2 ? ' The signature with its dot is missing.' : ''
  return `A token has three parts, or five when it is encrypted. This text has ${count}.${missing}`
}
