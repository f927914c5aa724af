import { sha256 } from '@noble/hashes/sha2.js'
import type { RandomStream } from '@/lib/base/random/stream'

const digits = '0123456789'
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lower = upper.toLowerCase()
const base62 = digits + upper + lower

export const keyAlphabets = {
  base62,
  base64url: `${upper}${lower}${digits}-_`,
  hex: `${digits}abcdef`,
  /** Crockford: no I, L, O, U. */
  crockford: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const
export type KeyAlphabet = keyof typeof keyAlphabets

export interface KeyForm {
  /** With its separator, such as sk_live_; may be empty. */
  prefix: string
  bits: number
  alphabet: KeyAlphabet
  checksum: boolean
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of ISO 3309 over ASCII text, as a whole number. */
export function crc32(text: string): number {
  let sum = 0xffffffff
  for (let at = 0; at < text.length; at++) sum = (sum >>> 8) ^ (table[(sum ^ text.charCodeAt(at)) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Characters of a checksum: 62^6 is more than 2^32. */
export const checksumCharacters = 6

/** The CRC-32 of what stands before it, prefix included, in base 62 of six digits, as GitHub writes it. */
export function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let place = 0; place < checksumCharacters; place++) {
    written = base62.charAt(rest % 62) + written
    rest = Math.floor(rest / 62)
  }
  return written
}

/** Characters that hold at least so many bits. */
export function characterCount({ bits, alphabet }: Pick<KeyForm, 'bits' | 'alphabet'>): number {
  return Math.ceil(bits / Math.log2(keyAlphabets[alphabet].length) - 1e-9)
}

export function drawKey(form: KeyForm, random: RandomStream): string {
  const letters = keyAlphabets[form.alphabet]
  let key = form.prefix
  for (let left = characterCount(form); left > 0; left--) key += letters.charAt(random.below(letters.length))
  return form.checksum ? key + checksumOf(key) : key
}

/** SHA-256 in hexadecimal digits: what a server stores instead of the key. FIPS 180-4. */
export function storedHash(key: string): string {
  return Array.from(sha256(new TextEncoder().encode(key)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the last six characters are the checksum of those before them. */
export function checksumHolds(key: string): boolean {
  return (
    key.length > checksumCharacters && checksumOf(key.slice(0, -checksumCharacters)) === key.slice(-checksumCharacters)
  )
}
