/** Digests and checksums that are computed, in the order in which they are shown. */
export const digestList = {
  'sha-256': { label: 'SHA-256', group: 'sound' },
  'sha-384': { label: 'SHA-384', group: 'sound' },
  'sha-512': { label: 'SHA-512', group: 'sound' },
  'sha-512-256': { label: 'SHA-512/256', group: 'sound' },
  'sha-224': { label: 'SHA-224', group: 'sound' },
  'sha-512-224': { label: 'SHA-512/224', group: 'sound' },
  'sha3-256': { label: 'SHA3-256', group: 'sound' },
  'sha3-512': { label: 'SHA3-512', group: 'sound' },
  'sha3-224': { label: 'SHA3-224', group: 'sound' },
  'sha3-384': { label: 'SHA3-384', group: 'sound' },
  shake128: { label: 'SHAKE128, 32 bytes', group: 'sound' },
  shake256: { label: 'SHAKE256, 64 bytes', group: 'sound' },
  blake3: { label: 'BLAKE3', group: 'sound' },
  blake2b: { label: 'BLAKE2b-512', group: 'sound' },
  blake2s: { label: 'BLAKE2s-256', group: 'sound' },
  'keccak-256': { label: 'Keccak-256', group: 'sound' },
  'ripemd-160': { label: 'RIPEMD-160', group: 'sound' },
  whirlpool: { label: 'Whirlpool', group: 'sound' },
  sm3: { label: 'SM3', group: 'sound' },
  'sha-1': { label: 'SHA-1', group: 'broken' },
  md5: { label: 'MD5', group: 'broken' },
  md4: { label: 'MD4', group: 'broken' },
  'crc-32': { label: 'CRC-32', group: 'checksum' },
  'adler-32': { label: 'Adler-32', group: 'checksum' },
  xxh32: { label: 'XXH32', group: 'checksum' },
  xxh64: { label: 'XXH64', group: 'checksum' },
  xxh3: { label: 'XXH3-64', group: 'checksum' },
  xxh128: { label: 'XXH3-128', group: 'checksum' },
} as const satisfies Readonly<Record<string, { label: string; group: 'sound' | 'broken' | 'checksum' }>>
export type DigestName = keyof typeof digestList

export const digestOrder = Object.keys(digestList) as DigestName[]

/** Those of FIPS 180-4 and FIPS 202. */
export const shaNames: readonly DigestName[] = [
  'sha-256',
  'sha-384',
  'sha-512',
  'sha-224',
  'sha-512-256',
  'sha-512-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'sha3-224',
  'shake128',
  'shake256',
  'sha-1',
]

/** Digests that HMAC (RFC 2104) is defined with: those that work on blocks. Sums that guard against accidents alone are none. */
export const keyedNames: readonly DigestName[] = digestOrder.filter(
  (name) => digestList[name].group !== 'checksum' && !name.startsWith('shake') && name !== 'blake3',
)

/** A digest as bytes in C and most languages that descend from it. */
export function cArray(hex: string): string {
  return `{ ${(hex.match(/../g) ?? []).map((pair) => `0x${pair}`).join(', ')} }`
}
