import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { algorithms, emptyDigests, taggedLines, writeDigest, type Digests } from '@/lib/subjects/hash/digests'
import { digestsOf, startDigests } from '@/lib/subjects/hash/three-digests'

const ascii = (text: string) => new TextEncoder().encode(text)
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const vectors = JSON.parse(readFileSync('tests/vectors/nist/messages.json', 'utf8')) as Record<
  'sha-1' | 'sha-256',
  { message: string; digest: string }[]
>

/** RFC 1321, section A.5. */
const rfc1321: [string, string][] = [
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57edf4a22be3c955ac49da2e2107b67a',
  ],
]

/** The examples of FIPS 180-4 (NIST, "Examples with Intermediate Values") and of FIPS 180-2, appendices A and B. */
const fips: [string, string, string][] = [
  [
    'abc',
    'a9993e364706816aba3e25717850c26c9cd0d89d',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'a'.repeat(1_000_000),
    '34aa973cd4c4daa4f61eeb2bdbad27316534016f',
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  ],
]

/** Mulberry32: 32-bit numbers that look random and repeat with the seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

function byNode(bytes: Uint8Array): Digests {
  const digest = (name: string) => createHash(name).update(bytes).digest('hex')
  return { md5: digest('md5'), 'sha-1': digest('sha1'), 'sha-256': digest('sha256') }
}

describe('the three digests', () => {
  it.each(rfc1321)('MD5 of %j is that of RFC 1321', async (text, digest) => {
    expect((await digestsOf(ascii(text))).md5).toBe(digest)
  })

  it.each(fips)('SHA-1 and SHA-256 of %.20s are those of FIPS 180-4', async (text, sha1, sha256) => {
    const digests = await digestsOf(ascii(text))
    expect([digests['sha-1'], digests['sha-256']]).toEqual([sha1, sha256])
  })

  it.each(['sha-1', 'sha-256'] as const)('%s agrees with the messages of the NIST validation program', async (name) => {
    expect(vectors[name].length).toBeGreaterThan(4)
    for (const { message, digest } of vectors[name])
      expect((await digestsOf(fromHex(message)))[name], `message of ${message.length / 2} bytes`).toBe(digest)
  })

  it('agrees with another implementation over random bytes that come in random pieces', async () => {
    const random = seeded(20_261_121)
    for (let round = 0; round < 60; round++) {
      const bytes = Uint8Array.from({ length: random() % 300_000 }, () => random() & 255)
      const stream = await startDigests()
      for (let at = 0; at < bytes.length;) {
        const piece = 1 + (random() % 70_000)
        stream.push(bytes.subarray(at, at + piece))
        at += piece
      }
      expect(stream.end()).toEqual(byNode(bytes))
    }
  })

  it('agrees with another implementation around the block size of 64 bytes', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = new Uint8Array(length).fill(length)
      expect(await digestsOf(bytes)).toEqual(byNode(bytes))
    }
  })

  it('knows the digests of nothing', () => {
    expect(emptyDigests).toEqual(byNode(new Uint8Array(0)))
  })

  it('begins anew with every stream', async () => {
    const left = await startDigests()
    left.push(ascii('left half-way'))
    expect(await digestsOf(ascii('abc'))).toEqual(byNode(ascii('abc')))
  })
})

describe('how digests are written', () => {
  it('as hexadecimal digits and Base64, as Node writes them', async () => {
    const bytes = ascii('Zürich')
    const digests = await digestsOf(bytes)
    for (const algorithm of algorithms) {
      const raw = createHash(algorithm.replace('-', '')).update(bytes).digest()
      expect(writeDigest(digests[algorithm], 'hex')).toBe(raw.toString('hex'))
      expect(writeDigest(digests[algorithm], 'hex-upper')).toBe(raw.toString('hex').toUpperCase())
      expect(writeDigest(digests[algorithm], 'base64')).toBe(raw.toString('base64'))
    }
  })

  it('as lines that GNU coreutils check', () => {
    expect(taggedLines('a b.txt', emptyDigests, 'hex').split('\n')[0]).toBe(
      'MD5 (a b.txt) = d41d8cd98f00b204e9800998ecf8427e',
    )
    expect(taggedLines('a\nb\\c', emptyDigests, 'hex').split('\n')[1]).toBe(
      '\\SHA1 (a\\nb\\\\c) = da39a3ee5e6b4b0d3255bfef95601890afd80709',
    )
  })
})
