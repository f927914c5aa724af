export const codeAlgorithms = { SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' } as const
export type CodeAlgorithm = keyof typeof codeAlgorithms

/** How codes are made of a secret. */
export interface CodeSettings {
  /** By time (RFC 6238) or by a counter (RFC 4226). */
  kind: 'totp' | 'hotp'
  algorithm: CodeAlgorithm
  digits: 6 | 7 | 8
  /** Seconds that a code of a `totp` stands. */
  period: number
  /** Of the next code of a `hotp`. */
  counter: number
}

export interface CodeAccount extends CodeSettings {
  issuer: string
  name: string
  secret: Uint8Array<ArrayBuffer>
  /** The secret as it was written, where another reading of it may be meant. */
  written?: string
  /** What to know of it, as sentences. */
  remarks: readonly string[]
}

/** What most authenticators take for granted. */
export const usualSettings: CodeSettings = { kind: 'totp', algorithm: 'SHA1', digits: 6, period: 30, counter: 0 }

export const longestPeriod = 3600
export const largestCounter = 1e15

/** Bits that a shared secret must have at least: RFC 4226, section 4, R6. */
const leastBits = 128

/** What is to be known of a secret, as sentences. */
export function secretRemarks(secret: Uint8Array): string[] {
  const bits = secret.length * 8
  return bits < leastBits
    ? [`The secret has ${bits} bits. RFC 4226 demands ${leastBits} at least and recommends 160.`]
    : []
}

/** What an authenticator may pass over: many read nothing but the secret. */
export function settingsRemarks({ kind, algorithm, digits, period }: CodeSettings): string[] {
  const unusual = [
    ...(algorithm === 'SHA1' ? [] : [codeAlgorithms[algorithm]]),
    ...(digits === 6 ? [] : [`${digits} digits`]),
    ...(kind === 'totp' && period !== 30 ? [`${period} seconds`] : []),
  ]
  return unusual.length === 0
    ? []
    : [`Not every authenticator heeds ${unusual.join(', ')}: one that does not shows other codes.`]
}

/** "Example: alice@example.org", or what there is of it. */
export function accountLabel({ issuer, name }: Pick<CodeAccount, 'issuer' | 'name'>): string {
  return [issuer, name].filter((part) => part !== '').join(': ')
}
