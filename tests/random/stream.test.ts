import { describe, expect, it } from 'vitest'
import { keyFor, randomStream } from '@/lib/base/random/stream'

// RFC 8439, appendix A.1, test vectors 1 and 2: the key stream of a key and a nonce of zeros, blocks 0 and 1.
const zeros = new Uint8Array(32)
const blockZero = '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7'
const blockOne = '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed'

describe('numbers from a key stream', () => {
  it('are its bytes, the first of them the highest', () => {
    const random = randomStream(zeros)
    expect(Buffer.from(random.bytes(4)).toString('hex')).toBe(blockZero.slice(0, 8))
    expect(random.below(2 ** 32)).toBe(0xa0f13d90)
    expect(random.bigBelow(1n << 64n)).toBe(0x405d6ae55386bd28n)
    expect(random.below(10)).toBe(0xbdd219b8 % 10)
  })

  it('of other sizes take as many bits as the largest of them has', () => {
    expect(randomStream(zeros).bigBelow(1n << 12n)).toBe(0x76bn)
    expect(randomStream(zeros).bigBelow((1n << 12n) + 1n)).toBe(0x76b8n >> 3n)
    expect(randomStream(zeros).bigBelow(1n << 8n)).toBe(0x76n)
    expect(randomStream(zeros).bigBelow(1n)).toBe(0n)
  })

  it('are drawn again where they reach the limit', () => {
    // Of 118 and 184, the first bytes, six bits are 29 and 46, seven are 59 and 92. The next of which seven are below 70 is 0x3d.
    expect(randomStream(zeros).bigBelow(100n)).toBe(59n)
    expect(randomStream(zeros).bigBelow(59n)).toBe(29n)
    expect(randomStream(zeros).bigBelow(65n)).toBe(59n)
    const seventy = randomStream(zeros)
    expect([seventy.bigBelow(70n), seventy.bigBelow(70n)]).toEqual([59n, 30n])
  })
})

describe('the key of a text', () => {
  it('is that of block 1 for no text, and another one for every other', () => {
    expect(Buffer.from(keyFor(zeros, '')).toString('hex')).toBe(blockOne)
    const texts = ['a', 'b', 'aa', 'a'.repeat(12), 'a'.repeat(13), 'a'.repeat(24), `${'a'.repeat(12)}b`]
    expect(new Set(texts.map((text) => Buffer.from(keyFor(zeros, text)).toString('hex'))).size).toBe(texts.length)
  })
})
