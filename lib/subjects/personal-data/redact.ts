import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DataKind, Find } from './detectors'

export type Redaction = 'mask' | 'pseudonym' | 'remove'

const utf8 = new TextEncoder()
const signs = 'abcdefghijklmnopqrstuvwxyz234567'

const names: Readonly<Record<DataKind, string>> = {
  secret: 'secret',
  email: 'email',
  iban: 'iban',
  card: 'card',
  national: 'number',
  ip: 'address',
  phone: 'phone',
  birth: 'date',
}

/** HMAC-SHA-256 of a value under a secret, the first 60 bits in letters and digits: the same for the same value and secret. */
export function pseudonymOf(kind: DataKind, value: string, secret: string): string {
  // Spelling that means nothing must not make another name.
  const plain = kind === 'email' ? value.toLowerCase() : value.replaceAll(/[\s.()/-]/g, '').toUpperCase()
  const digest = hmac(sha256, utf8.encode(secret), utf8.encode(`${kind}:${plain}`))
  const bits = Array.from(digest.subarray(0, 8), (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from({ length: 12 }, (_, at) => signs[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)])
  return `${names[kind]}-${letters.join('')}`
}

/** A value with most of its letters and digits as stars: of a number the last two stay, of an address the first and its domain's end. */
export function maskOf(kind: DataKind, value: string): string {
  if (kind === 'secret') return '***'
  if (kind === 'email') {
    const at = value.lastIndexOf('@')
    return `${value.slice(0, 1)}***@***${value.slice(value.lastIndexOf('.'))}`.slice(0, at < 0 ? 0 : undefined)
  }
  const all = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const kept = kind === 'birth' || kind === 'ip' ? 0 : 2
  let seen = 0
  return value.replaceAll(/[\p{L}\p{N}]/gu, (sign) => (++seen > all - kept ? sign : '*'))
}

/** A text with what was found in it masked, replaced by pseudonyms, or named in brackets. */
export function redacted(text: string, finds: readonly Find[], how: Redaction, secret: string): string {
  let written = ''
  let at = 0
  for (const { kind, start, end } of finds) {
    const value = text.slice(start, end)
    const instead =
      how === 'mask' ? maskOf(kind, value) : how === 'pseudonym' ? pseudonymOf(kind, value, secret) : `[${names[kind]}]`
    written += text.slice(at, start) + instead
    at = end
  }
  return written + text.slice(at)
}
