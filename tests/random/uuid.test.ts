import { createCipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chachaBlock } from '@/lib/base/random/chacha20'
import { publicDraw } from '@/lib/base/random/draw'
import { keyFor, randomStream } from '@/lib/base/random/stream'
import { makeUuids, sqlInList, sqlInsert, writtenUuid } from '@/lib/base/random/uuid'

const seededKey = (seed: number) => new Uint8Array(createHash('sha256').update(String(seed)).digest())
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Pearson's statistic against equal chances. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Upper quantile at about 1 in 100,000, by Wilson and Hilferty. */
function limitOf(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3
}

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at)
    const nonce = Uint8Array.from([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0])
    expect(hexOf(chachaBlock(key, 1, nonce))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  it('gives the blocks of RFC 8439, appendix A.1, test vectors 1 and 2', () => {
    const stream = randomStream(new Uint8Array(32)).bytes(128)
    expect(hexOf(stream)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })
})

describe('the stream of a key', () => {
  const openssl = (key: Uint8Array, counter: number, nonce: Uint8Array, length: number) => {
    const start = Buffer.alloc(16)
    start.writeUInt32LE(counter)
    start.set(nonce, 4)
    return createCipheriv('chacha20', key, start).update(new Uint8Array(length))
  }

  it.each([1, 2, 3, 4, 5])('is that of OpenSSL, however it is taken: key %i', (seed) => {
    const key = seededKey(seed)
    const random = randomStream(key)
    const taken = [1, 63, 64, 65, 1000 * seed, 7].map((count) => hexOf(random.bytes(count))).join('')
    expect(taken).toBe(hexOf(openssl(key, 0, new Uint8Array(12), taken.length / 2)))
  })

  it.each([0, 1, 2 ** 31, 2 ** 32 - 2])('has the blocks of OpenSSL, from counter %i', (counter) => {
    const nonce = seededKey(counter).slice(0, 12)
    expect(hexOf(chachaBlock(seededKey(6), counter, nonce))).toBe(hexOf(openssl(seededKey(6), counter, nonce, 64)))
  })

  it('does not change a key or a nonce, and refuses others than it knows', () => {
    const [key, nonce] = [seededKey(8), seededKey(9).slice(0, 12)]
    const before = hexOf(key) + hexOf(nonce)
    chachaBlock(key, 0, nonce)
    expect(hexOf(key) + hexOf(nonce)).toBe(before)
    expect(() => chachaBlock(key.slice(1), 0, nonce)).toThrow(RangeError)
    expect(() => chachaBlock(key, 0, nonce.slice(1))).toThrow(RangeError)
    // 16 bytes are a key of the older cipher, which is not RFC 8439's.
    expect(() => chachaBlock(key.slice(16), 0, nonce)).toThrow(RangeError)
  })
})

describe('numbers without bias', () => {
  it.each([2, 3, 10, 26, 62, 94, 1000])('below %i are equally likely', (limit) => {
    const random = randomStream(seededKey(limit))
    const counts = Array.from({ length: limit }, () => 0)
    for (let at = 0; at < limit * 400; at++) {
      const drawn = random.below(limit)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(chiSquared(counts)).toBeLessThan(limitOf(limit - 1))
  })

  it('show no bias where a remainder would: below 3 × 2^30 the lowest third is not doubled', () => {
    const random = randomStream(seededKey(7))
    const thirds = [0, 0, 0]
    for (let at = 0; at < 30_000; at++) {
      const third = Math.floor(random.below(3 * 2 ** 30) / 2 ** 30)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    expect(chiSquared(thirds)).toBeLessThan(limitOf(2))
  })

  it('of any size stay below their limit and are equally likely', () => {
    const random = randomStream(seededKey(8))
    const limit = 5n * 10n ** 40n
    const fifths = [0, 0, 0, 0, 0]
    for (let at = 0; at < 5000; at++) {
      const drawn = random.bigBelow(limit)
      expect(drawn < limit).toBe(true)
      const fifth = Number(drawn / 10n ** 40n)
      fifths[fifth] = (fifths[fifth] ?? 0) + 1
    }
    expect(chiSquared(fifths)).toBeLessThan(limitOf(4))
    expect(random.bigBelow(1n)).toBe(0n)
  })

  it('refuse an empty range', () => {
    expect(() => randomStream(seededKey(1)).below(0)).toThrow(RangeError)
    expect(() => randomStream(seededKey(1)).bigBelow(0n)).toThrow(RangeError)
  })

  it('come from a key of their own for each text', () => {
    const key = seededKey(1)
    const keys = ['', 'a', 'b', 'a\0', 'twelve bytes', 'twelve bytesX'].map((text) => hexOf(keyFor(key, text)))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

const pattern = {
  v4: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  v7: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
}

describe.each(['v4', 'v7'] as const)('UUID %s', (version) => {
  const list = makeUuids(version, 100_000, { key: seededKey(3), time: 1_700_000_000_123 })

  it('has the layout of RFC 9562', () => {
    expect(list.filter((uuid) => !pattern[version].test(uuid))).toEqual([])
  })

  it('never comes twice', () => {
    expect(new Set(list).size).toBe(100_000)
  })

  it('differs from that of another key', () => {
    const other = new Set(makeUuids(version, 1000, { key: seededKey(4), time: 1_700_000_000_123 }))
    expect(list.filter((uuid) => other.has(uuid))).toEqual([])
  })

  it('has every random bit set half the time', () => {
    // The last 48 bits are random in both versions.
    const counts = Array.from({ length: 48 }, () => 0)
    for (const uuid of list.slice(0, 10_000)) {
      const bits = Number.parseInt(uuid.slice(24), 16).toString(2).padStart(48, '0')
      for (let at = 0; at < 48; at++) if (bits[at] === '1') counts[at] = (counts[at] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 5000)).toBeLessThan(250)
  })
})

describe('lists in order of time', () => {
  it('sort as they were made, in any look', () => {
    const list = makeUuids('v7', 50_000, { key: seededKey(5), time: 1_700_000_000_123 })
    expect(list.toSorted()).toEqual(list)
    const written = list.map((uuid) => writtenUuid(uuid, { upper: true, bare: true, prefix: 'x_' }))
    expect(written.toSorted()).toEqual(written)
  })

  it('sort after those of an earlier millisecond', () => {
    const [earlier = ''] = makeUuids('v7', 1, { key: seededKey(5), time: 1_700_000_000_122 })
    const [later = ''] = makeUuids('v7', 1, { key: seededKey(6), time: 1_700_000_000_123 })
    expect(earlier < later).toBe(true)
  })

  it('carry the moment in their first 48 bits', () => {
    const [uuid = ''] = makeUuids('v7', 1, publicDraw)
    expect(Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2022, 1, 22, 19, 22, 22))
  })
})

describe('SQL', () => {
  it('doubles apostrophes and starts a statement every 1,000 rows', () => {
    const list = Array.from({ length: 2001 }, (_, at) => `o'${at}`)
    const sql = sqlInsert(list, 'items', 'id')
    expect(sql.match(/INSERT INTO items \(id\) VALUES\n/g)).toHaveLength(3)
    expect(sql.match(/;\n/g)).toHaveLength(3)
    expect(sql).toContain("  ('o''0'),\n")
    expect(sql.endsWith("\n  ('o''2000');\n")).toBe(true)
  })

  it('lists values for IN', () => {
    expect(sqlInList(['a', 'b'], 'id')).toBe("id IN (\n  'a',\n  'b'\n)\n")
  })
})
