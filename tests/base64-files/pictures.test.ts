import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decodeText, isFault, runsIn, unwrapped } from '@/lib/subjects/base64-files/decode'
import { isOneText, plainUrisIn } from '@/lib/subjects/base64-files/plain-uris'
import { pictureHead, type PictureKind } from '@/lib/subjects/picture/head'
import { claimedKind, kindFile } from '@/lib/subjects/picture/kind-file'
import { missingOf } from '@/lib/subjects/picture/missing'
import { sample } from '../picture/samples'

fc.configureGlobal({ seed: 20261128 })

interface Wanted {
  kind: PictureKind
  sha256: string
  bytes: number
  claimed?: string
  line?: number
}
interface Vectors {
  texts: { name: string; text: string; pictures: Wanted[] }[]
  sizes: Record<string, [number, number]>
  cuts: { name: string; kind: PictureKind; text: string; missing: number; rows?: number }[]
}

const file = path.join(import.meta.dirname, '../vectors/base64-files/pictures.json')
const { texts, sizes, cuts } = JSON.parse(readFileSync(file, 'utf8')) as Vectors

async function* blocks(source: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield new Uint8Array(await source.arrayBuffer())
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** Every picture in a text, in its order, as the worker puts them together. */
async function picturesIn(text: string) {
  const source = new Blob([text])
  const plain = plainUrisIn(asLatin1(text)).map(({ start, bytes, claimed, line }) => ({ start, bytes, claimed, line }))
  const runs = await runsIn(source, 40, blocks)
  const decoded = await Promise.all(
    runs.map(async ({ start, end, claimed, line }) => {
      const read = await decodeText(source.slice(start, end), 'cut', blocks)
      if (isFault(read)) throw new Error(read.fault)
      return { start, bytes: new Uint8Array(await read.content.arrayBuffer()), claimed, line }
    }),
  )
  return [...plain, ...decoded]
    .filter(({ bytes }) => pictureHead(bytes).kind !== 'unknown')
    .toSorted((one, other) => one.start - other.start)
}

describe('pictures in the texts of other programs', () => {
  it.each(texts)('$name', async ({ text, pictures }) => {
    const found = await picturesIn(text)
    expect(found.map(({ bytes }) => sha256(bytes))).toEqual(pictures.map((one) => one.sha256))
    found.forEach(({ bytes, claimed, line }, at) => {
      const wanted = pictures[at]
      const { kind, width, height } = pictureHead(bytes)
      expect(kind).toBe(wanted?.kind)
      expect(bytes).toHaveLength(wanted?.bytes ?? 0)
      expect(claimed).toBe(wanted?.claimed)
      if (wanted?.line !== undefined) expect(line).toBe(wanted.line)
      if (kind !== 'svg') expect([width, height]).toEqual(sizes[kind])
    })
  })

  it('tells one Base64 from code that holds some', async () => {
    const kinds = await Promise.all(
      texts.map(async ({ name, text }) => {
        const { text: inner } = await unwrapped(new Blob([text]))
        return [name, isOneText(new Uint8Array(await inner.arrayBuffer()), true)] as const
      }),
    )
    const ones = ['URL-safe, in lines, without padding', 'one data URI in quotes']
    expect(kinds.filter(([, isOne]) => isOne).map(([name]) => name)).toEqual(ones)
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(isOneText(bytes('iVBORw0K!GgoAAAA#NSUhEUg'), true)).toBe(true)
    expect(isOneText(bytes('data:image/png;base64,AAAA\ndata:image/png;base64,AAAA'), true)).toBe(false)
  })
})

describe('addresses without Base64', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text>a &amp; b, 5% of “x”</text></svg>'

  it('gives back what encodeURIComponent wrote, whatever stands around it', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('"', "'", '`', ''), (text, quote) => {
        const svg = `<svg>${text}</svg>`
        const written = encodeURIComponent(svg).replaceAll("'", '%27')
        const [found, ...more] = plainUrisIn(`x ${quote}data:image/svg+xml,${written}${quote} y`)
        expect(more).toEqual([])
        expect(new TextDecoder().decode(found?.bytes)).toBe(svg.toWellFormed())
      }),
    ))

  it.each([
    [
      'HTML entities',
      `src="data:image/svg+xml,${drawing.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`,
    ],
    [
      'numbers of entities',
      `src=&#34;data:image/svg+xml,${drawing.replaceAll('&', '&#38;').replaceAll('<', '&#x3c;').replaceAll('"', '&#34;')}`,
    ],
    ['a broken line of CSS', `url('data:image/svg+xml,${drawing.replace('<text>', '\\\n<text>')}')`],
    ['a template', `\`data:image/svg+xml;charset=utf-8,${drawing}\``],
    ['no end', `"data:image/svg+xml,${drawing}`],
  ])('reads %s', (name, text) => {
    const [found] = plainUrisIn(asLatin1(text))
    const read = new TextDecoder().decode(found?.bytes)
    expect(read.startsWith('<svg xmlns=')).toBe(true)
    if (!name.startsWith('numbers')) expect(read).toBe(drawing)
  })

  it('leaves Base64, empty ones and other types alone', () => {
    expect(plainUrisIn('data:image/png;base64,AAAA data:text/plain,hello "data:image/svg+xml,"')).toEqual([])
  })
})

describe('what is missing of a picture that was cut off', () => {
  test.each(cuts)('$name', ({ name, kind, text, missing, rows }) => {
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    const found = missingOf(bytes, pictureHead(bytes))
    expect(found?.least).toBeLessThanOrEqual(missing)
    if (kind === 'webp' || kind === 'bmp' || kind === 'ico') expect(found).toEqual({ least: missing, isExact: true })
    else expect(found?.isExact).toBe(false)
    // Its last box says how long it is; the first ones say nothing of those behind them.
    if (name === 'avif, 85 percent') expect(found?.least).toBe(missing)
    if (rows === undefined) return expect(found?.about).toBeUndefined()
    expect(found?.rows).toEqual({ there: rows, of: 80 })
    // The rest is as dense as what is there: in these pictures to a fifth.
    expect(Math.abs((found?.about ?? 0) - missing)).toBeLessThan(missing * 0.2 + 40)
  })

  test('whole pictures miss nothing, and those without a word of their length say nothing', () => {
    const names = ['photo.jpg', 'photo.png', 'photo.webp', 'photo.avif', 'photo.bmp', 'still.gif', 'photo.tiff']
    expect(names.filter((name) => missingOf(sample(name), pictureHead(sample(name))))).toEqual([])
    const gif = sample('still.gif').slice(0, -1)
    expect(missingOf(gif, pictureHead(gif))).toEqual({ least: 1, isExact: false })
  })

  test('a PNG that lost its last bytes alone says exactly how many', () => {
    const png = sample('logo.png')
    for (const lost of [1, 3]) {
      const cut = png.slice(0, png.length - lost)
      expect(missingOf(cut, pictureHead(cut))).toEqual({ least: lost, isExact: true })
    }
    const without = png.slice(0, png.length - 12)
    expect(missingOf(without, pictureHead(without))?.least).toBe(12)
  })

  test('no beginning and no byte turned makes the counting throw', () => {
    for (const name of [
      'photo.jpg',
      'logo.png',
      'photo.webp',
      'photo.avif',
      'photo.bmp',
      'still.gif',
      'orientation-6.jpg',
    ]) {
      const whole = sample(name)
      for (let length = 0; length < Math.min(whole.length, 900); length += 7) {
        const bytes = whole.slice(0, length)
        missingOf(bytes, pictureHead(bytes))
      }
      for (let at = 0; at < Math.min(whole.length, 900); at += 5) {
        const bytes = whole.slice(0, 1500)
        bytes[at] = (bytes[at] ?? 0) ^ 0xff
        missingOf(bytes, pictureHead(bytes))
      }
    }
  })
})

test('kinds have their ending and type, and claims are read in all their spellings', () => {
  expect(kindFile('jpeg')).toEqual({ extension: 'jpg', type: 'image/jpeg' })
  expect(kindFile('unknown').extension).toBe('bin')
  const claims = {
    'image/jpg': 'jpeg',
    'IMAGE/PNG': 'png',
    'image/vnd.microsoft.icon': 'ico',
    JPG: 'jpeg',
    tiff: 'tiff',
    svg: 'svg',
  }
  for (const [claim, kind] of Object.entries(claims)) expect(claimedKind(claim)).toBe(kind)
  expect(claimedKind('text/plain')).toBeUndefined()
})
