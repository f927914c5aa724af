import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import type { CodeAccount, CodeSettings } from './account'

const hashes = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const

/** The code of a counter: HOTP of RFC 4226, section 5.3, with the hashes that RFC 6238 adds. The counter is a whole number from 0. */
export function codeOfCounter(
  secret: Uint8Array,
  counter: number,
  { algorithm, digits }: Pick<CodeSettings, 'algorithm' | 'digits'>,
): string {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(counter))
  const mac = hmac(hashes[algorithm], secret, new Uint8Array(message.buffer))
  const offset = (mac.at(-1) ?? 0) & 15
  const truncated = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff
  return String(truncated % 10 ** digits).padStart(digits, '0')
}

/** Which step of time a second since 1970 belongs to: RFC 6238, section 4.2. */
export const stepOf = (seconds: number, period: number) => Math.floor(seconds / period)

/** The counter whose code counts at a time: the step of time, or the account's own counter. */
export function counterAt({ kind, period, counter }: CodeSettings, seconds: number): number {
  return kind === 'totp' ? stepOf(seconds, period) : counter
}

/** A code in two halves, as authenticators show it. */
export function spaced(code: string): string {
  const half = Math.floor(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}

export interface CodeNear {
  /** Steps from the present one. */
  away: number
  counter: number
  code: string
}

/** The codes of the steps around a time, or of the counters from the account's own on. */
export function codesNear(account: CodeAccount, seconds: number, steps: number): CodeNear[] {
  const middle = counterAt(account, seconds)
  const first = account.kind === 'totp' ? Math.max(-steps, -middle) : 0
  return Array.from({ length: steps - first + 1 }, (_, at) => {
    const counter = middle + first + at
    return { away: first + at, counter, code: codeOfCounter(account.secret, counter, account) }
  })
}
