import decodeAvif, { init as startAvif } from '@jsquash/avif/decode.js'
import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js'
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { pictureHead } from '@/lib/subjects/picture/head'
import { cut } from '@/lib/subjects/picture/steps'
import { decibels, readPng } from './read-png'
import { sample } from './samples'

/* What the encoders write is read by the decoders of the same projects, and PNG by pure code; both are other code than what wrote it. */

const engine = <Module>(name: string) => importCompiled<Module>(toolManifest().engines[name]?.node ?? '')
const photo = cut(readPng(sample('photo.png')), { x: 40, y: 40, width: 320, height: 240 })
const seeThrough = readPng(sample('see-through.png'))

class PixelData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

beforeAll(async () => {
  // Node has no such class; the decoders make one.
  Object.assign(globalThis, { ImageData: PixelData })
  const compiled = (file: string) => WebAssembly.compile(readFileSync(`node_modules/@jsquash/${file}`))
  await startJpeg(await compiled('jpeg/codec/dec/mozjpeg_dec.wasm'))
  await startWebp(await compiled('webp/codec/dec/webp_dec.wasm'))
  await startAvif(await compiled('avif/codec/dec/avif_dec.wasm'))
})

test('JPEG: more quality, more bytes, nearer to the picture', async () => {
  const { encodeJpeg } = await engine<typeof import('@/lib/engines/picture-jpeg')>('picture-jpeg')
  let before = 0
  for (const [quality, least] of [
    [40, 26],
    [75, 29],
    [92, 32],
  ] as const) {
    const file = await encodeJpeg(photo, quality)
    expect(pictureHead(file)).toMatchObject({ kind: 'jpeg', width: 320, height: 240, isWhole: true })
    expect(file.length).toBeGreaterThan(before)
    before = file.length
    expect(decibels(photo, (await decodeJpeg(file.buffer)) as Pixels)).toBeGreaterThan(least)
  }
})

test('WebP: with loss near, without loss equal, alpha kept', async () => {
  const { encodeWebp } = await engine<typeof import('@/lib/engines/picture-webp')>('picture-webp')
  const lossy = await encodeWebp(photo, { quality: 75, lossless: false })
  expect(decibels(photo, (await decodeWebp(lossy.buffer)) as Pixels)).toBeGreaterThan(28)
  const exact = await encodeWebp(photo, { quality: 75, lossless: true })
  expect(decibels(photo, (await decodeWebp(exact.buffer)) as Pixels)).toBe(Infinity)
  const back = (await decodeWebp((await encodeWebp(seeThrough, { quality: 75, lossless: true })).buffer)) as Pixels
  expect([...back.data].filter((_, at) => at % 4 === 3)).toEqual([...seeThrough.data].filter((_, at) => at % 4 === 3))
})

test('AVIF: near, and of its size', async () => {
  const { encodeAvif } = await engine<typeof import('@/lib/engines/picture-avif')>('picture-avif')
  const file = await encodeAvif(photo, 60)
  expect(pictureHead(file)).toMatchObject({ kind: 'avif', width: 320, height: 240 })
  expect(decibels(photo, (await decodeAvif(file.buffer)) as Pixels)).toBeGreaterThan(28)
})

test('PNG: every pixel, also by the optimiser alone; a palette where it is wanted', async () => {
  const { encodePng, optimisePng } = await engine<typeof import('@/lib/engines/picture-png')>('picture-png')
  expect(decibels(photo, readPng(await encodePng(photo)))).toBe(Infinity)
  const before = sample('photo.png')
  const after = await optimisePng(before)
  expect(after.length).toBeLessThanOrEqual(before.length)
  expect(decibels(readPng(before), readPng(after))).toBe(Infinity)
  expect(pictureHead(await optimisePng(sample('deep.png'))).bits).toBe(16)
  const few = readPng(await encodePng(photo, 64))
  expect(new Set(new Uint32Array(few.data.buffer)).size).toBeLessThanOrEqual(64)
})
