import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { likeness } from '@/lib/subjects/picture/likeness'
import { quantise } from '@/lib/subjects/picture/quantise'
import { resample } from '@/lib/subjects/picture/resample'
import { pixelsOfPrint, planResize } from '@/lib/subjects/picture/sizes'
import { cut, flatten, isSeeThrough, sizeAfter, turn } from '@/lib/subjects/picture/steps'
import { bestWithin } from '@/lib/subjects/picture/target-size'
import { decibels, readPng } from './read-png'
import { sample } from './samples'

const photo = readPng(sample('photo.png'))

test('resampling agrees with ImageMagick, Lanczos in linear light', () => {
  const small = resample(photo, 160, 120)
  const measure = readPng(sample('photo-lanczos.png'))
  expect(decibels(small, measure)).toBeGreaterThan(45)
  expect(likeness(small, measure)).toBeGreaterThan(0.998)
})

test('one colour stays that colour in every size, and see-through pixels give their neighbours none', () => {
  const plain: Pixels = {
    width: 7,
    height: 5,
    data: new Uint8ClampedArray(7 * 5 * 4).map((_, at) => [200, 13, 77, 255][at % 4] ?? 0),
  }
  for (const [width, height] of [
    [3, 2],
    [20, 11],
    [1, 1],
    [7, 9],
  ] as const)
    expect([...resample(plain, width, height).data]).toEqual(
      Array.from({ length: width * height }, () => [200, 13, 77, 255]).flat(),
    )
  // Half red, half of a green that cannot be seen.
  const half: Pixels = {
    width: 8,
    height: 1,
    data: Uint8ClampedArray.from([...Array(4).fill([255, 0, 0, 255]), ...Array(4).fill([0, 255, 0, 0])].flat()),
  }
  const { data } = resample(half, 4, 1)
  for (let at = 0; at < data.length; at += 4) expect((data[at + 3] ?? 0) > 0 ? data[at + 1] : 0).toBe(0)
})

test('black and white in equal parts become the grey of half the light, 188', () => {
  const stripes: Pixels = {
    width: 64,
    height: 64,
    data: new Uint8ClampedArray(64 * 64 * 4).map((_, at) => (at % 4 === 3 ? 255 : ((at >> 2) % 2) * 255)),
  }
  const { data } = resample(stripes, 16, 16)
  expect(Math.abs((data[(8 * 16 + 8) * 4] ?? 0) - 188)).toBeLessThanOrEqual(1)
})

test('plans for a resize', () => {
  const source = { width: 4000, height: 3000 }
  const window = (...plan: Parameters<typeof planResize>) => planResize(...plan).window
  expect(window(source, { by: 'percent', percent: 25 }, true)).toEqual({ x: 0, y: 0, width: 1000, height: 750 })
  expect(window(source, { by: 'longest', pixels: 1600 }, true)).toEqual({ x: 0, y: 0, width: 1600, height: 1200 })
  expect(window(source, { by: 'longest', pixels: 8000 }, false)).toEqual({ x: 0, y: 0, ...source })
  const box = { width: 1080, height: 1080 }
  expect(window(source, { by: 'box', box, how: 'fit', focus: 'centre' }, true)).toEqual({
    x: 0,
    y: 0,
    width: 1080,
    height: 810,
  })
  expect(window(source, { by: 'box', box, how: 'fill', focus: 'centre' }, true)).toEqual({ x: 180, y: 0, ...box })
  expect(window(source, { by: 'box', box, how: 'fill', focus: 'left' }, true)).toEqual({ x: 0, y: 0, ...box })
  expect(window(source, { by: 'box', box, how: 'pad', focus: 'centre' }, true)).toEqual({ x: 0, y: -135, ...box })
  expect(window(source, { by: 'box', box, how: 'stretch', focus: 'centre' }, true)).toEqual({ x: 0, y: 0, ...box })
  // 10 by 15 cm at 300 dots per inch, as print shops give it.
  expect([pixelsOfPrint(10, 300), pixelsOfPrint(15, 300)]).toEqual([1181, 1772])
})

test('no plan leaves a seam, leaves its box or grows where it must not', () => {
  const side = fc.integer({ min: 1, max: 5000 })
  const rule = fc.record({
    by: fc.constant('box' as const),
    box: fc.record({ width: side, height: side }),
    how: fc.constantFrom('fit' as const, 'fill' as const, 'pad' as const, 'stretch' as const),
    focus: fc.constantFrom('centre' as const, 'top' as const, 'bottom' as const, 'left' as const, 'right' as const),
  })
  fc.assert(
    fc.property(side, side, rule, fc.boolean(), (width, height, wanted, enlarges) => {
      const { scaled, window } = planResize({ width, height }, wanted, enlarges)
      expect(Math.min(scaled.width, scaled.height, window.width, window.height)).toBeGreaterThanOrEqual(1)
      expect(window.width).toBeLessThanOrEqual(wanted.box.width)
      expect(window.height).toBeLessThanOrEqual(wanted.box.height)
      if (wanted.how !== 'pad') {
        expect(window.x + window.width).toBeLessThanOrEqual(scaled.width)
        expect(window.y + window.height).toBeLessThanOrEqual(scaled.height)
      }
      if (!enlarges) expect(scaled.width <= width && scaled.height <= height).toBe(true)
      if (enlarges && wanted.how !== 'fit')
        expect([window.width, window.height]).toEqual([wanted.box.width, wanted.box.height])
    }),
    { numRuns: 2000 },
  )
})

test('four turns, and two mirrorings, give every pixel back', () => {
  const small = cut(photo, { x: 3, y: 5, width: 9, height: 6 })
  let turned: Pixels = small
  for (let count = 0; count < 4; count++) turned = turn(turned, 1, false)
  expect([...turned.data]).toEqual([...small.data])
  expect([...turn(turn(small, 0, true), 0, true).data]).toEqual([...small.data])
  expect([...turn(turn(small, 3, false), 1, false).data]).toEqual([...small.data])
  expect(sizeAfter(small, [{ op: 'turn', quarters: 1, mirrored: false }])).toEqual({ width: 6, height: 9 })
})

test('see-through pixels stand on the ground, as ImageMagick mixes them', () => {
  const source = readPng(sample('see-through.png'))
  expect(isSeeThrough(source)).toBe(true)
  const flat = flatten(source, [255, 255, 255])
  expect(isSeeThrough(flat)).toBe(false)
  // convert see-through.png -background white -flatten: corner white, middle 255,127,127
  expect(Array.from(flat.data.subarray(0, 3))).toEqual([255, 255, 255])
  const middle = (20 * 40 + 20) * 4
  expect(Array.from(flat.data.subarray(middle, middle + 3))).toEqual([255, 127, 127])
})

test('a palette keeps pictures of few colours exactly and stays near others', () => {
  const logo = readPng(sample('logo.png'))
  const { indexes, palette } = quantise(logo, 16)
  expect(palette.length / 4).toBeLessThanOrEqual(16)
  const drawn = Uint8ClampedArray.from(
    [...indexes].flatMap((index) => Array.from(palette.subarray(index * 4, index * 4 + 4))),
  )
  expect(decibels(logo, { ...logo, data: drawn })).toBe(Infinity)
  const many = quantise(photo, 256)
  expect(many.palette.length / 4).toBeLessThanOrEqual(256)
  const photoDrawn = new Uint8ClampedArray(photo.data.length)
  many.indexes.forEach((index, pixel) => photoDrawn.set(many.palette.subarray(index * 4, index * 4 + 4), pixel * 4))
  expect(decibels(photo, { ...photo, data: photoDrawn })).toBeGreaterThan(28)
})

test('equal pictures are alike by 1, a blurred one by less, an unrelated one by little', () => {
  expect(likeness(photo, photo)).toBeCloseTo(1, 12)
  const soft = resample(resample(photo, 160, 120), 640, 480)
  const other = turn(photo, 2, false)
  expect(likeness(photo, soft)).toBeLessThan(0.95)
  expect(likeness(photo, other)).toBeLessThan(likeness(photo, soft))
})

test('the best quality within a limit is found, by any monotone encoder', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 100, maxLength: 100 }),
      fc.integer({ min: 0, max: 3000 }),
      async (steps, limit) => {
        const sizes = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 100) + step], [])
        let tries = 0
        const found = await bestWithin(limit, { least: 40, most: 92 }, async (quality) => {
          tries += 1
          return { size: sizes[quality] ?? 0 }
        })
        expect(tries).toBeLessThanOrEqual(7)
        const fitting = [...sizes.keys()].filter(
          (quality) => quality >= 40 && quality <= 92 && (sizes[quality] ?? 0) <= limit,
        )
        expect(found?.quality).toBe(fitting.at(-1))
      },
    ),
  )
})
