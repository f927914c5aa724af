import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blurHash, blurredPixels } from '@/lib/subjects/picture/blur-hash'
import { thumbHash } from '@/lib/subjects/picture/thumb-hash'

interface Picture {
  name: string
  width: number
  height: number
  data: string
  hashes: { across: number; down: number; hash: string; drawn: string }[]
  thumb: string
}

/* Hashes of the packages of their inventors; see make.mjs there. */
const pictures = JSON.parse(readFileSync('tests/vectors/blurred/hashes.json', 'utf8')) as Picture[]
const bytes = (base64: string) => new Uint8ClampedArray(Buffer.from(base64, 'base64'))

describe.each(pictures)('$name', ({ width, height, data, hashes, thumb }) => {
  const pixels = { data: bytes(data), width, height }
  it.each(hashes)('has the BlurHash of $across by $down waves that Wolt gives it', ({ across, down, hash, drawn }) => {
    expect(blurHash(pixels, across, down)).toBe(hash)
    const back = blurredPixels(hash, 6, 5)
    const wanted = bytes(drawn)
    expect(back?.data).toHaveLength(wanted.length)
    // Light is rounded to bytes here by the nearest one, there by half a step.
    wanted.forEach((byte, at) => expect(Math.abs((back?.data[at] ?? 0) - byte)).toBeLessThanOrEqual(1))
  })
  it('has the ThumbHash of its inventor', () => {
    expect(Buffer.from(thumbHash(pixels)).toString('base64')).toBe(thumb)
  })
})

it('the example of the BlurHash page is read, and what is none is refused', () => {
  expect(blurredPixels('LEHV6nWB2yk8pyo0adR*.7kCMdnj', 32, 32)?.data).toHaveLength(4096)
  for (const text of ['', 'LEHV6', 'LEHV6nWB2yk8pyo0adR*.7kCMdn', 'é'.repeat(28)])
    expect(blurredPixels(text, 4, 4)).toBeUndefined()
})

it('a ThumbHash is of small pixels only', () => {
  expect(() => thumbHash({ data: new Uint8ClampedArray(4 * 101), width: 101, height: 1 })).toThrow('101')
})
