import { createHash } from 'node:crypto'
import { crc32 as zlibSum } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { randomStream } from '@/lib/base/random/stream'
import { checksumHolds, checksumOf, crc32, drawKey, keyAlphabets, type KeyAlphabet } from '@/lib/subjects/keys/api-key'

const stream = (seed: number) => randomStream(new Uint8Array(createHash('sha256').update(String(seed)).digest()))

/** Upper quantile at about 1 in 100,000, by Wilson and Hilferty. */
function limitOf(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3
}

describe('the checksum of a key', () => {
  it('is the CRC-32 of the check value', () => {
    expect(crc32('123456789').toString(16)).toBe('cbf43926')
    // Python: 0xcbf43926 in base 62.
    expect(checksumOf('123456789')).toBe('3jZRME')
  })

  it.runIf(typeof zlibSum === 'function')('is that of zlib', () => {
    for (const text of ['', 'a', 'sk_live_0123456789', 'x'.repeat(1000)]) expect(crc32(text)).toBe(zlibSum(text))
  })

  it('finds every single character that is changed and every pair that changes places', () => {
    const key = drawKey({ prefix: 'sk_', bits: 128, alphabet: 'base62', checksum: true }, stream(1))
    expect(checksumHolds(key)).toBe(true)
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x'
      expect(checksumHolds(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
      const [one = '', two = ''] = key.slice(at, at + 2)
      if (two !== '' && one !== two) expect(checksumHolds(key.slice(0, at) + two + one + key.slice(at + 2))).toBe(false)
    }
  })
})

describe.each(Object.keys(keyAlphabets) as KeyAlphabet[])('keys in %s', (alphabet) => {
  it('use every character, each equally likely, in every place', () => {
    const random = stream(2)
    const letters = keyAlphabets[alphabet]
    const counts = new Map<string, number>()
    const first = new Set<string>()
    const last = new Set<string>()
    for (let round = 0; round < 4000; round++) {
      const key = drawKey({ prefix: '', bits: 128, alphabet, checksum: false }, random)
      first.add(key.charAt(0))
      last.add(key.charAt(key.length - 1))
      for (const letter of key) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted().join('')).toBe([...letters].toSorted().join(''))
    expect([first.size, last.size]).toEqual([letters.length, letters.length])
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const expected = total / letters.length
    const statistic = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(statistic).toBeLessThan(limitOf(letters.length - 1))
  })
})
