import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { swallowedShare } from '@/lib/subjects/id-photo/checks'
import { matteOf, onGround } from '@/lib/subjects/picture/plain-ground'
import { readPng } from './read-png'

/* People drawn by Pillow before walls with falling light and noise; the mask is what Pillow knows of each pixel. */

const folder = path.resolve('tests/vectors/plain-ground')
const picture = (name: string) => readPng(readFileSync(path.join(folder, `${name}.png`)))
const names = ['grey-wall', 'blue-wall', 'warm-wall'] as const

/** Share of what either calls subject that both call subject, with soft edges. */
function overlap(found: Float32Array, mask: Pixels): number {
  let [both, either] = [0, 0]
  found.forEach((share, at) => {
    const known = (mask.data[at * 4] ?? 0) / 255
    both += Math.min(share, known)
    either += Math.max(share, known)
  })
  return both / either
}

function plain(width: number, height: number, at: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...at(x, y), 255], (y * width + x) * 4)
  return { data, width, height }
}

describe('a subject before a plain wall', () => {
  it.each(names)('%s: is found, with its soft edges', (name) => {
    const { subject, strange } = matteOf(picture(name))
    expect(overlap(subject, picture(`${name}.mask`))).toBeGreaterThan(0.97)
    expect(strange).toBeLessThan(0.25)
  })

  it.each(names)('%s: the new wall is even, and the face is untouched', (name) => {
    const [before, mask] = [picture(name), picture(`${name}.mask`)]
    const after = onGround(before, matteOf(before), [255, 255, 255])
    let [wrongWall, walls, changed, inside] = [0, 0, 0, 0]
    for (let at = 0; at < mask.data.length; at += 4) {
      const known = mask.data[at] ?? 0
      const now = [...after.data.subarray(at, at + 3)]
      if (known === 0) {
        walls += 1
        if (Math.min(...now) < 245) wrongWall += 1
      }
      if (known === 255) {
        inside += 1
        if (now.some((byte, channel) => Math.abs(byte - (before.data[at + channel] ?? 0)) > 12)) changed += 1
      }
    }
    expect(wrongWall / walls).toBeLessThan(0.002)
    expect(changed / inside).toBeLessThan(0.01)
  })

  it('a pixel that is half wall becomes half of the new wall, in light', () => {
    // A black subject to the right of a wall of 50% light (byte 188), with one column of both: 25% light is byte 137.
    const mixed = plain(90, 90, (x, y) => (y < 20 || x < 40 ? [188, 188, 188] : x === 40 ? [137, 137, 137] : [0, 0, 0]))
    const made = onGround(mixed, matteOf(mixed), [255, 255, 255])
    const byteAt = (x: number, y: number) => made.data[(y * 90 + x) * 4] ?? 0
    expect(byteAt(10, 60)).toBe(255)
    expect(byteAt(60, 60)).toBe(0)
    // Half of white light is byte 188.
    expect(Math.abs(byteAt(40, 60) - 188)).toBeLessThanOrEqual(2)
  })

  it('a patterned wall is told as strange', () => {
    const tiles = plain(200, 260, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? [230, 230, 230] : [90, 110, 60]))
    expect(matteOf(tiles).strange).toBeGreaterThan(0.3)
  })

  it('a head as light as the wall is told as swallowed, one that differs is not', () => {
    const head = { x: 66, y: 40, width: 108, height: 156 }
    const seen = picture('grey-wall')
    expect(swallowedShare(matteOf(seen).subject, seen, head)).toBeLessThan(0.001)
    const pale = plain(240, 300, (x, y) =>
      y > 230 ? [60, 60, 90] : Math.hypot(x - 120, y - 118) < 30 ? [90, 60, 50] : [205, 205, 205],
    )
    expect(swallowedShare(matteOf(pale).subject, pale, head)).toBeGreaterThan(0.3)
  })

  it('a picture of wall alone has no subject', () => {
    const bare = matteOf(plain(60, 80, (x) => [200 - x / 4, 201 - x / 4, 203 - x / 4]))
    expect(Math.max(...bare.subject)).toBe(0)
  })
})
