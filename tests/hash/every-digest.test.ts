import { readFileSync } from 'node:fs'
import { blake3 } from '@noble/hashes/blake3.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { describe, expect, it } from 'vitest'
import { cArray, digestOrder, keyedNames, type DigestName } from '@/lib/subjects/hash/digest-list'
import { answerDigest } from '@/lib/subjects/hash/digest-task'
import { digestOf, hkdfOf, hmacOf, pbkdf2Of, startDigest, type DerivingHash } from '@/lib/subjects/hash/every-digest'
import { bytesWritten } from '@/lib/subjects/hash/written-bytes'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const ascii = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

type Named = Record<DigestName, string>
const published = JSON.parse(readFileSync('tests/vectors/digests/digests.json', 'utf8')) as {
  digests: { message: string; digests: Named }[]
  macs: { key: string; message: string; macs: Named }[]
  derived: { hash: DerivingHash; password: string; salt: string; iterations: number; length: number; key: string }[]
}

describe('every digest', () => {
  const others = {
    blake3: (bytes: Uint8Array) => hexOf(blake3(bytes)),
    'keccak-256': (bytes: Uint8Array) => hexOf(keccak_256(bytes)),
  }

  it.each(digestOrder)('%s is that of another program, whole and in pieces', async (name) => {
    for (const { message, digests } of published.digests) {
      const bytes = bytesOf(message)
      const expected = name === 'blake3' || name === 'keccak-256' ? others[name](bytes) : digests[name]
      expect(await digestOf(name, bytes), `${bytes.length} bytes`).toBe(expected)
      const stream = await startDigest(name)
      for (let at = 0; at < bytes.length; at += 37) stream.push(bytes.subarray(at, at + 37))
      expect(stream.end()).toBe(expected)
    }
  })

  it('gives what the standards print', async () => {
    // RFC 1320, A.5; the BLAKE3 and Keccak teams' digests of nothing; ISO 3309 check value.
    expect(await digestOf('md4', ascii('abc'))).toBe('a448017aaf21d8525fc10ae87aa6729d')
    expect(await digestOf('blake3', ascii(''))).toBe('af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262')
    expect(await digestOf('keccak-256', ascii(''))).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    )
    expect(await digestOf('crc-32', ascii('123456789'))).toBe('cbf43926')
    expect(await digestOf('sha-512-256', ascii('abc'))).toBe(
      '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
    )
  })
})

describe('HMAC', () => {
  it.each(keyedNames.filter((name) => name in (published.macs[0]?.macs ?? {})))(
    '%s is that of Python under keys of any length',
    async (name) => {
      for (const { key, message, macs } of published.macs)
        expect(await hmacOf(name, bytesOf(key), bytesOf(message)), `key of ${key.length / 2} bytes`).toBe(macs[name])
    },
  )

  it('gives test cases 1, 2 and 6 of RFC 4231', async () => {
    const mac = (name: DigestName, key: string, text: string) => hmacOf(name, bytesOf(key), ascii(text))
    expect(await mac('sha-256', '0b'.repeat(20), 'Hi There')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(await mac('sha-224', '4a656665', 'what do ya want for nothing?')).toBe(
      'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44',
    )
    expect(await mac('sha-512', 'aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First')).toBe(
      '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
    )
  })
})

describe('keys that are derived', () => {
  it('HKDF gives test cases 1 to 3 of RFC 5869', () => {
    const range = (from: number, to: number) => Uint8Array.from({ length: to - from + 1 }, (_, at) => from + at)
    const none = new Uint8Array(0)
    expect(hkdfOf('sha-256', bytesOf('0b'.repeat(22)), range(0, 12), range(0xf0, 0xf9), 42)).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    )
    expect(hkdfOf('sha-256', range(0, 0x4f), range(0x60, 0xaf), range(0xb0, 0xff), 82)).toBe(
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
    )
    expect(hkdfOf('sha-256', bytesOf('0b'.repeat(22)), none, none, 42)).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    )
  })

  it('PBKDF2 gives RFC 6070 and what Python derives', async () => {
    expect(await pbkdf2Of('sha-1', ascii('password'), ascii('salt'), 2, 20)).toBe(
      'ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957',
    )
    for (const { hash, password, salt, iterations, length, key } of published.derived)
      expect(await pbkdf2Of(hash, ascii(password), ascii(salt), iterations, length)).toBe(key)
  })
})

describe('bytes as they are written', () => {
  it('reads hexadecimal digits and Base64 with what people put between them', () => {
    for (const text of ['00ff10', '00:FF:10', '0x00, 0xFF, 0x10', '{ 0x00, 0xff, 0x10 }', '00 ff\n10', '00-ff-10'])
      expect(bytesWritten(text, 'hex')).toEqual(Uint8Array.from([0, 255, 16]))
    for (const text of ['AP8Q', 'AP8Q\n', 'A P 8 Q'])
      expect(bytesWritten(text, 'base64')).toEqual(Uint8Array.from([0, 255, 16]))
    expect(bytesWritten('-_8=', 'base64')).toEqual(Uint8Array.from([251, 255]))
  })

  it('names the place of what is none', () => {
    expect(bytesWritten('00fg', 'hex')).toMatchObject({ offset: 3 })
    expect(bytesWritten('00f', 'hex')).toMatchObject({
      says: '3 hexadecimal digits make no whole bytes: one is missing.',
      offset: 2,
    })
    expect(bytesWritten('AP*Q', 'base64')).toMatchObject({ offset: 2 })
    expect(bytesWritten('AP8=Q', 'base64')).toMatchObject({ offset: 3 })
    expect(bytesWritten('AP8QA', 'base64')).toMatchObject({ says: '5 Base64 characters make no whole bytes.' })
    expect(bytesWritten('a\ud800b', 'text')).toMatchObject({ offset: 1 })
  })

  it('tells which box is at fault, and hashes CRLF where it is asked for', async () => {
    const asked = { kind: 'digests', names: ['md5'], lineEnds: 'typed' } as const
    expect(await answerDigest({ ...asked, message: { text: '0', as: 'hex' } })).toMatchObject({
      kind: 'fault',
      of: 'message',
    })
    expect(
      await answerDigest({ ...asked, message: { text: '', as: 'text' }, key: { text: 'x', as: 'hex' } }),
    ).toMatchObject({ kind: 'fault', of: 'key' })
    // printf 'a\r\nb' | md5sum
    expect(await answerDigest({ ...asked, lineEnds: 'crlf', message: { text: 'a\nb', as: 'text' } })).toMatchObject({
      digests: { md5: '65d5f03c46e62e3f2babbe712d2ce464' },
      size: 4,
    })
  })

  it('writes an array of C', () => expect(cArray('00ff10')).toBe('{ 0x00, 0xff, 0x10 }'))
})
