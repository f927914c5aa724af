import { unzlibSync, zlibSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { writeBmp } from '@/lib/subjects/picture/bmp'
import { writeGif } from '@/lib/subjects/picture/gif'
import { pictureHead } from '@/lib/subjects/picture/head'
import { squared, writeIco } from '@/lib/subjects/picture/ico'
import { quantise } from '@/lib/subjects/picture/quantise'
import { writeTiff } from '@/lib/subjects/picture/tiff'
import { decibels, readPng } from './read-png'
import { sample } from './samples'

/*
 * Readers of these formats, written from their specifications here, so that no code of ours reads what ours wrote. ImageMagick 6.9.11 read
 * the same files with the same pixels on the day they were written (`compare -metric AE` 0 for BMP, TIFF and GIF).
 */

const photo = readPng(sample('photo-lanczos.png'))
const seeThrough = readPng(sample('see-through.png'))

function readBmp(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer)
  const [start, width, height, bits] = [
    view.getUint32(10, true),
    view.getInt32(18, true),
    view.getInt32(22, true),
    view.getUint16(28, true),
  ]
  const row = Math.ceil((width * bits) / 32) * 4
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = start + (height - 1 - y) * row + (x * bits) / 8
      data.set(
        [bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0, bits === 32 ? (bytes[at + 3] ?? 0) : 255],
        (y * width + x) * 4,
      )
    }
  return { data, width, height }
}

function readTiff(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer)
  const directory = view.getUint32(4, true)
  const values = new Map<number, number[]>()
  for (let at = directory + 2; at < directory + 2 + view.getUint16(directory, true) * 12; at += 12) {
    const [type, count] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)]
    const size = type === 3 ? 2 : 4
    const start = count * size > 4 ? view.getUint32(at + 8, true) : at + 8
    values.set(
      view.getUint16(at, true),
      Array.from({ length: count }, (_, index) =>
        size === 2 ? view.getUint16(start + index * 2, true) : view.getUint32(start + index * 4, true),
      ),
    )
  }
  const [width = 0] = values.get(256) ?? []
  const [height = 0] = values.get(257) ?? []
  const [channels = 3] = values.get(277) ?? []
  const lengths = values.get(279) ?? []
  const raw = (values.get(273) ?? []).flatMap((start, index) =>
    Array.from(unzlibSync(bytes.subarray(start, start + (lengths[index] ?? 0)))),
  )
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      data[pixel * 4 + channel] = raw[pixel * channels + channel] ?? 0
  return { data, width, height }
}

/** GIF89a with LZW as its appendix F describes the decoder. */
function readGif(bytes: Uint8Array): Pixels {
  const colours = 3 * (2 << ((bytes[10] ?? 0) & 7))
  const table = bytes.subarray(13, 13 + colours)
  let at = 13 + colours
  let clearIndex = -1
  if (bytes[at] === 0x21) {
    clearIndex = bytes[at + 6] ?? -1
    at += 8
  }
  const [width, height] = [
    (bytes[at + 5] ?? 0) | ((bytes[at + 6] ?? 0) << 8),
    (bytes[at + 7] ?? 0) | ((bytes[at + 8] ?? 0) << 8),
  ]
  const codeSize = bytes[at + 10] ?? 8
  at += 11
  const packed: number[] = []
  while (bytes[at]) {
    packed.push(...bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)))
    at += (bytes[at] ?? 0) + 1
  }
  const clear = 1 << codeSize
  let known: number[][] = []
  let size = codeSize + 1
  let bit = 0
  let last: number[] | undefined
  const indexes: number[] = []
  const reset = () => {
    known = Array.from({ length: clear + 2 }, (_, index) => (index < clear ? [index] : []))
    size = codeSize + 1
    last = undefined
  }
  reset()
  for (;;) {
    let code = 0
    for (let place = 0; place < size; place++, bit++) code |= (((packed[bit >> 3] ?? 0) >> (bit & 7)) & 1) << place
    if (code === clear + 1) break
    if (code === clear) {
      reset()
      continue
    }
    const entry: number[] = known[code] ?? [...(last ?? []), last?.[0] ?? 0]
    indexes.push(...entry)
    if (last && known.length < 4096) known.push([...last, entry[0] ?? 0])
    if (known.length === 1 << size && size < 12) size += 1
    last = entry
  }
  const data = new Uint8ClampedArray(width * height * 4)
  indexes.forEach((index, pixel) => {
    if (index !== clearIndex) data.set([...table.subarray(index * 3, index * 3 + 3), 255], pixel * 4)
  })
  return { data, width, height }
}

test('BMP and TIFF give every pixel back, with and without alpha', () => {
  const deflate = (bytes: Uint8Array) => zlibSync(bytes)
  expect(decibels(photo, readBmp(writeBmp(photo, false)))).toBe(Infinity)
  expect(readBmp(writeBmp(seeThrough, true)).data).toEqual(seeThrough.data)
  expect(decibels(photo, readTiff(writeTiff(photo, false, 300, deflate)))).toBe(Infinity)
  expect(readTiff(writeTiff(seeThrough, true, 72, deflate)).data).toEqual(seeThrough.data)
  expect(pictureHead(writeBmp(photo, false))).toMatchObject({ kind: 'bmp', width: 160, height: 120, isWhole: true })
})

test('GIF gives every index back, whatever the number of colours and pixels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 256 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 70 }),
      fc.integer(),
      (count, width, height, seed) => {
        let state = seed
        const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16
        const palette = Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 3 ? 255 : random() & 255))
        const indexes = Uint8Array.from({ length: width * height }, () => random() % count)
        const back = readGif(writeGif({ width, height, indexes, palette }))
        const drawn = Uint8ClampedArray.from(
          [...indexes].flatMap((index) => Array.from(palette.subarray(index * 4, index * 4 + 4))),
        )
        expect(back.data).toEqual(drawn)
      },
    ),
    { numRuns: 60 },
  )
  expect(pictureHead(writeGif(quantise(seeThrough, 256)))).toMatchObject({
    kind: 'gif',
    frames: 1,
    hasAlpha: true,
    isWhole: true,
  })
  expect(decibels(photo, readGif(writeGif(quantise(photo, 256))))).toBeGreaterThan(28)
})

test('an icon holds its pictures in squares', () => {
  const wide = squared(photo, 32)
  expect([wide.width, wide.height]).toEqual([32, 32])
  // 32 by 24 in the middle: four rows above are empty.
  expect(wide.data[3]).toBe(0)
  expect(wide.data[4 * 32 * 4 + 3]).toBe(255)
  const icon = writeIco([
    { side: 256, png: sample('photo.png') },
    { side: 16, png: sample('deep.png') },
  ])
  expect(Array.from(icon.subarray(0, 8))).toEqual([0, 0, 1, 0, 2, 0, 0, 0])
  const view = new DataView(icon.buffer)
  const first = icon.subarray(view.getUint32(18, true), view.getUint32(18, true) + view.getUint32(14, true))
  expect(pictureHead(first.slice())).toMatchObject({ kind: 'png', width: 640 })
})
