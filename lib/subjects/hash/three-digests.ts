import { createMD5, createSHA1, createSHA256 } from 'hash-wasm'
import type { Algorithm, Digests } from '@/lib/subjects/hash/digests'

interface Hasher {
  init(): unknown
  update(bytes: Uint8Array): unknown
  digest(): string
}

let created: Promise<Readonly<Record<Algorithm, Hasher>>> | undefined

async function create(): Promise<Readonly<Record<Algorithm, Hasher>>> {
  const [md5, sha1, sha256] = await Promise.all([createMD5(), createSHA1(), createSHA256()])
  return { md5, 'sha-1': sha1, 'sha-256': sha256 }
}

/** The three digests of bytes that come in pieces. One at a time: a second `startDigests` ends the first. */
export interface DigestStream {
  push(bytes: Uint8Array): void
  end(): Digests
}

/** Starts MD5 (RFC 1321), SHA-1 and SHA-256 (FIPS 180-4) over one stream of bytes. Rejects where WebAssembly is refused. */
export async function startDigests(): Promise<DigestStream> {
  created ??= create()
  const hashers = await created
  const all = Object.values(hashers)
  for (const hasher of all) hasher.init()
  return {
    push(bytes) {
      for (const hasher of all) hasher.update(bytes)
    },
    end: () => ({
      md5: hashers.md5.digest(),
      'sha-1': hashers['sha-1'].digest(),
      'sha-256': hashers['sha-256'].digest(),
    }),
  }
}

/** The three digests of bytes that are there whole. */
export async function digestsOf(bytes: Uint8Array): Promise<Digests> {
  const stream = await startDigests()
  stream.push(bytes)
  return stream.end()
}
