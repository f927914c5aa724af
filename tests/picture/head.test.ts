import { expect, test } from 'vitest'
import { pictureHead } from '@/lib/subjects/picture/head'
import { failureOf, mostPixels, refusalOf } from '@/lib/subjects/picture/limits'
import { sample } from './samples'

/* Sizes, depths and frames are those of `identify` (ImageMagick 6.9.11) and exiftool 12.57. */
test.each([
  ['photo.jpg', { kind: 'jpeg', width: 640, height: 480, colours: 'rgb', bits: 8, frames: 1, isWhole: true }],
  ['photo.png', { kind: 'png', width: 640, height: 480, colours: 'rgb', bits: 8, hasAlpha: false, isWhole: true }],
  ['photo.webp', { kind: 'webp', width: 160, height: 120, frames: 1, isWhole: true }],
  ['photo.avif', { kind: 'avif', width: 160, height: 120 }],
  ['photo.bmp', { kind: 'bmp', width: 160, height: 120, isWhole: true }],
  ['photo.tiff', { kind: 'tiff' }],
  ['cmyk.jpg', { kind: 'jpeg', colours: 'cmyk', width: 320, height: 240 }],
  ['deep.png', { kind: 'png', bits: 16, width: 64, height: 48 }],
  ['see-through.png', { kind: 'png', hasAlpha: true }],
  ['moving.gif', { kind: 'gif', frames: 2, width: 20, height: 20, isWhole: true }],
  ['still.gif', { kind: 'gif', frames: 1 }],
  ['wrong-name.png', { kind: 'gif', frames: 1 }],
  ['truncated.jpg', { kind: 'jpeg', isWhole: false }],
  ['truncated.png', { kind: 'png', isWhole: false, width: 640, height: 480 }],
  ['scripts.svg', { kind: 'svg' }],
  ['text.jpg', { kind: 'unknown' }],
  ['empty.jpg', { kind: 'unknown' }],
])('%s is told by its bytes', (name, expected) => {
  expect(pictureHead(sample(name))).toMatchObject(expected)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is read', (orientation) => {
  expect(pictureHead(sample(`orientation-${orientation}.jpg`)).orientation).toBe(orientation)
})

test('no beginning of a file, and no byte turned, makes the reader throw', () => {
  for (const name of [
    'photo.jpg',
    'photo.png',
    'photo.webp',
    'photo.avif',
    'photo.bmp',
    'moving.gif',
    'orientation-6.jpg',
  ]) {
    const bytes = sample(name)
    for (let length = 0; length < Math.min(bytes.length, 600); length++) pictureHead(bytes.slice(0, length))
    for (let at = 0; at < Math.min(bytes.length, 600); at++) {
      const damaged = bytes.slice(0, 4000)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      pictureHead(damaged)
    }
  }
})

test('what cannot be worked on is refused with its reason before it is decoded', () => {
  const most = mostPixels(8)
  const why = (name: string) => {
    const bytes = sample(name)
    return refusalOf(bytes.length, pictureHead(bytes), most)?.why
  }
  expect(why('empty.jpg')).toBe('empty')
  expect(why('text.jpg')).toBe('not-a-picture')
  expect(why('scripts.svg')).toBe('drawing')
  expect(why('moving.gif')).toBe('moves')
  expect(why('photo.jpg')).toBeUndefined()
  expect(why('truncated.jpg')).toBeUndefined()
  const large = { ...pictureHead(sample('photo.png')), width: 20_000, height: 10_000 }
  expect(refusalOf(1_000, large, most)).toMatchObject({ why: 'too-many-pixels', most })
  expect(refusalOf(2_000_000_000, large, most)?.why).toBe('too-large')
  expect(failureOf(pictureHead(sample('truncated.png')))).toMatchObject({ why: 'damaged', cutOff: true })
  expect(failureOf(pictureHead(sample('photo.tiff')))).toMatchObject({ why: 'unread-kind' })
})

test('a device with 8 gigabytes is trusted with 100 megapixels, one with 2 with fewer', () => {
  expect(mostPixels(8)).toBeGreaterThan(100_000_000)
  expect(mostPixels(2)).toBeLessThan(40_000_000)
})
