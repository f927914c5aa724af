import type { Algorithm } from './digests'

interface DigestName {
  name: string
  /** Hexadecimal digits of one. */
  digits: number
  /** How programs write the name, without anything but letters and digits. */
  labels: readonly string[]
  /** Undefined for digests that this project does not compute. */
  algorithm: Algorithm | undefined
}

/**
 * Digests that checksum files name: RFC 1321, FIPS 180-4, FIPS 202, RFC 7693, ISO/IEC 10118-3. One without a label is taken for the
 * first of its length.
 */
export const digestNames: readonly DigestName[] = [
  { name: 'MD5', digits: 32, labels: ['md5', 'contentmd5'], algorithm: 'md5' },
  { name: 'SHA-1', digits: 40, labels: ['sha1', 'sha', 'sha160'], algorithm: 'sha-1' },
  { name: 'SHA-256', digits: 64, labels: ['sha256', 'sha2256'], algorithm: 'sha-256' },
  { name: 'SHA-224', digits: 56, labels: ['sha224', 'sha2224'], algorithm: undefined },
  { name: 'SHA-384', digits: 96, labels: ['sha384', 'sha2384'], algorithm: undefined },
  { name: 'SHA-512', digits: 128, labels: ['sha512', 'sha2512'], algorithm: undefined },
  { name: 'SHA-512/256', digits: 64, labels: ['sha512256', 'sha2512256'], algorithm: undefined },
  { name: 'SHA3-256', digits: 64, labels: ['sha3256'], algorithm: undefined },
  { name: 'SHA3-512', digits: 128, labels: ['sha3512'], algorithm: undefined },
  { name: 'BLAKE2b', digits: 128, labels: ['blake2b', 'blake2b512', 'b2'], algorithm: undefined },
  { name: 'BLAKE2s', digits: 64, labels: ['blake2s', 'blake2s256'], algorithm: undefined },
  { name: 'BLAKE3', digits: 64, labels: ['blake3', 'b3'], algorithm: undefined },
  { name: 'RIPEMD-160', digits: 40, labels: ['ripemd160', 'rmd160'], algorithm: undefined },
  { name: 'SM3', digits: 64, labels: ['sm3'], algorithm: undefined },
  { name: 'MD4', digits: 32, labels: ['md4'], algorithm: undefined },
  { name: 'CRC-32', digits: 8, labels: ['crc32', 'crc'], algorithm: undefined },
]

/** How many hexadecimal digits a text has in its longest run, spaces and colons between them left out. */
export function digitsOf(text: string): number {
  const runs = text.match(/[0-9a-f](?:[\s:-]?[0-9a-f])*/gi) ?? []
  return Math.max(0, ...runs.map((run) => run.replaceAll(/[\s:-]/g, '').length))
}
