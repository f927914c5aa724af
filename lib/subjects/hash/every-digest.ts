import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js'
import { shake128, shake256 } from '@noble/hashes/sha3.js'
import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createHMAC,
  createKeccak,
  createMD4,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  createWhirlpool,
  createXXHash128,
  createXXHash3,
  createXXHash32,
  createXXHash64,
  pbkdf2,
  type IHasher,
} from 'hash-wasm'
import type { DigestName } from './digest-list'

/** One digest over bytes that come in pieces; `end` gives lower-case hexadecimal digits. */
export interface OneDigest {
  push(bytes: Uint8Array): void
  end(): string
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Those of hash-wasm. */
const compiled: Readonly<Partial<Record<DigestName, () => Promise<IHasher>>>> = {
  'sha-256': createSHA256,
  'sha-384': createSHA384,
  'sha-512': createSHA512,
  'sha-224': createSHA224,
  'sha3-224': () => createSHA3(224),
  'sha3-256': () => createSHA3(256),
  'sha3-384': () => createSHA3(384),
  'sha3-512': () => createSHA3(512),
  blake3: () => createBLAKE3(),
  blake2b: () => createBLAKE2b(),
  blake2s: () => createBLAKE2s(),
  'keccak-256': () => createKeccak(256),
  'ripemd-160': createRIPEMD160,
  whirlpool: createWhirlpool,
  sm3: createSM3,
  'sha-1': createSHA1,
  md5: createMD5,
  md4: createMD4,
  'crc-32': () => createCRC32(),
  'adler-32': createAdler32,
  xxh32: () => createXXHash32(),
  xxh64: () => createXXHash64(),
  xxh3: () => createXXHash3(),
  xxh128: () => createXXHash128(),
}

/** Those that hash-wasm does not have. */
const written = {
  'sha-512-224': () => sha512_224.create(),
  'sha-512-256': () => sha512_256.create(),
  shake128: () => shake128.create({ dkLen: 32 }),
  shake256: () => shake256.create({ dkLen: 64 }),
} as const satisfies Partial<Record<DigestName, () => { update(bytes: Uint8Array): unknown; digest(): Uint8Array }>>

function isWritten(name: DigestName): name is keyof typeof written {
  return Object.hasOwn(written, name)
}

/**
 * Starts one digest: RFC 1320 and 1321 (MD4, MD5), FIPS 180-4 (SHA-1, SHA-2), FIPS 202 (SHA-3, SHAKE), RFC 7693 (BLAKE2), ISO/IEC
 * 10118-3 (RIPEMD-160, Whirlpool), GB/T 32905 (SM3), the BLAKE3 and xxHash specifications, ISO 3309 (CRC-32), RFC 1950 (Adler-32).
 * Rejects where WebAssembly is refused.
 */
export async function startDigest(name: DigestName): Promise<OneDigest> {
  if (isWritten(name)) {
    const hasher = written[name]()
    return { push: (bytes) => void hasher.update(bytes), end: () => hexOf(hasher.digest()) }
  }
  const create = compiled[name]
  if (!create) throw new Error(`no code for ${name}`)
  const hasher = await create()
  hasher.init()
  return { push: (bytes) => void hasher.update(bytes), end: () => hasher.digest() }
}

/** A function for many short inputs: WebAssembly is set up once. */
export async function reusedDigest(name: DigestName): Promise<(bytes: Uint8Array) => string> {
  const create = compiled[name]
  if (!create) throw new Error(`no reusable ${name}`)
  const hasher = await create()
  return (bytes) => hasher.init().update(bytes).digest()
}

/** The digest of bytes that are there whole. */
export async function digestOf(name: DigestName, bytes: Uint8Array): Promise<string> {
  const digest = await startDigest(name)
  digest.push(bytes)
  return digest.end()
}

const writtenHashes = { 'sha-512-224': sha512_224, 'sha-512-256': sha512_256 } as const

/** HMAC of RFC 2104 with a key of any length. Refuses a sum that is no digest, such as CRC-32, with an error. */
export async function hmacOf(name: DigestName, key: Uint8Array, bytes: Uint8Array): Promise<string> {
  if (name === 'sha-512-224' || name === 'sha-512-256') return hexOf(hmac(writtenHashes[name], key, bytes))
  const create = compiled[name]
  if (!create) throw new Error(`no HMAC with ${name}`)
  // The library asks for the key as it is and takes an empty one for none.
  if (key.length === 0) return hmacOf(name, new Uint8Array(1), bytes)
  const hasher = await createHMAC(create(), key)
  hasher.init()
  hasher.update(bytes)
  return hasher.digest()
}

export type DerivingHash = 'sha-256' | 'sha-512' | 'sha-384' | 'sha-1'
const hkdfHashes = { 'sha-1': sha1, 'sha-256': sha256, 'sha-384': sha384, 'sha-512': sha512 } as const

/** HKDF of RFC 5869: `length` bytes, at most 255 digests long. */
export function hkdfOf(
  hash: DerivingHash,
  secret: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  length: number,
): string {
  return hexOf(hkdf(hkdfHashes[hash], secret, salt.length === 0 ? undefined : salt, info, length))
}

/** PBKDF2 of RFC 8018, section 5.2. A salt of no bytes is refused by the library, so it must have one. */
export async function pbkdf2Of(
  hash: DerivingHash,
  password: Uint8Array,
  salt: Uint8Array,
  iterations: number,
  length: number,
): Promise<string> {
  const create = compiled[hash]
  if (!create) throw new Error(`no PBKDF2 with ${hash}`)
  return pbkdf2({ password, salt, iterations, hashLength: length, hashFunction: create() })
}
