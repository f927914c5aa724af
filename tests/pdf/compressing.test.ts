import { PDFDocument as Library, PDFName } from '@cantoo/pdf-lib'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { rework } from '@/lib/engines/pdf-rework'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import type { JpegCodec } from '@/lib/subjects/pdf/compressing/compress'
import { operatorsIn } from '@/lib/subjects/pdf/compressing/operators'
import type { Change, Squeeze } from '@/lib/subjects/pdf/task'
import { decibels, readPng } from '../picture/read-png'
import { sampleFolder } from '../picture/samples'
import { byQpdf, samplePdf } from './samples'

/* PDFKit writes, our code makes smaller, qpdf and poppler look at what came of it. */

const engine = <Module>(name: string) => importCompiled<Module>(toolManifest().engines[name]?.node ?? '')
let codec: JpegCodec

beforeAll(async () => {
  class PixelData {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  }
  Object.assign(globalThis, { ImageData: PixelData })
  const { decodeJpeg } = await engine<typeof import('@/lib/engines/picture-jpeg-read')>('picture-jpeg-read')
  const { encodeJpeg, encodeGreyJpeg } = await engine<typeof import('@/lib/engines/picture-jpeg')>('picture-jpeg')
  codec = {
    decode: decodeJpeg,
    encode: (pixels, quality, grey) => (grey ? encodeGreyJpeg : encodeJpeg)(pixels, quality),
  }
})

async function written(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [400, 400], margin: 20, compress: true })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  document.on('data', (part: Uint8Array) => parts.push(part))
  draw(document)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

const medium: Squeeze = { pictures: { dpi: 100, quality: 70, isGrey: false }, dropsMetadata: false, limit: undefined }
const lossless: Squeeze = { pictures: undefined, dropsMetadata: false, limit: undefined }

async function squeezed(
  bytes: Uint8Array,
  squeeze: Squeeze,
): Promise<{ bytes: Uint8Array; changes: readonly Change[] }> {
  const from = { source: 0, bytes, password: '', name: 'a', start: 1, codec }
  const { file, changes } = await rework({ do: 'squeeze', squeeze }, from)
  return { bytes: new Uint8Array(await file.arrayBuffer()), changes }
}

function withFile<Result>(bytes: Uint8Array, work: (file: string, folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-'))
  try {
    const file = path.join(folder, 'a.pdf')
    writeFileSync(file, bytes)
    return work(file, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const textIn = (bytes: Uint8Array) =>
  withFile(bytes, (file) => execFileSync('pdftotext', ['-layout', file, '-']).toString())
const isSound = (bytes: Uint8Array) =>
  withFile(bytes, (file) =>
    execFileSync('qpdf', ['--check', file]).toString().includes('No syntax or stream encoding errors'),
  )

interface Listed {
  type: string
  width: number
  height: number
  color: string
  enc: string
  dpi: number
}

/** Pictures as pdfimages lists them. */
function picturesIn(bytes: Uint8Array): Listed[] {
  const lines = withFile(bytes, (file) => execFileSync('pdfimages', ['-list', file]).toString())
    .trim()
    .split('\n')
    .slice(2)
  return lines.map((line) => {
    const [, , type = '', width, height, color = '', , , enc = '', , , , dpi] = line.trim().split(/\s+/)
    return { type, width: Number(width), height: Number(height), color, enc, dpi: Number(dpi) }
  })
}

function drawn(bytes: Uint8Array) {
  return withFile(bytes, (file, folder) => {
    execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '100', file, path.join(folder, 'p')])
    return readPng(new Uint8Array(readFileSync(path.join(folder, 'p.png'))))
  })
}

const photo = `${sampleFolder}/photo.jpg`
const flat = `${sampleFolder}/flat-logo.png`

describe('compressing', () => {
  it('brings a photograph down to the density that was asked, and keeps its look and the text', async () => {
    // 640 pixels on 160 points: 288 dpi.
    const before = await written((document) => {
      document.fontSize(12).text('The price is 4,200 euros.')
      document.image(photo, 40, 60, { width: 160 })
    })
    expect(picturesIn(before)[0]).toMatchObject({ width: 640, height: 480, dpi: 288 })
    const { bytes, changes } = await squeezed(before, medium)
    const [picture] = picturesIn(bytes)
    expect(picture).toMatchObject({ enc: 'jpeg', dpi: 100, color: 'rgb' })
    expect(picture?.width).toBe(222)
    expect(bytes.length).toBeLessThan(before.length * 0.5)
    expect(changes).toContainEqual({ is: 'pictures-anew', count: 1 })
    expect(textIn(bytes)).toBe(textIn(before))
    expect(textIn(bytes)).toContain('The price is 4,200 euros.')
    expect(isSound(bytes)).toBe(true)
    expect(decibels(drawn(bytes), drawn(before))).toBeGreaterThan(28)
  })

  it('goes by the place where a picture is largest', async () => {
    const before = await written((document) => {
      document.image(photo, 20, 20, { width: 40 })
      document.image(photo, 20, 100, { width: 320 })
    })
    const { bytes } = await squeezed(before, medium)
    // 320 points at 100 dpi: 444 pixels.
    expect(picturesIn(bytes).every(({ width }) => width === 444)).toBe(true)
  })

  it('leaves a picture that is coarse already, and a file that would not become smaller', async () => {
    const before = byQpdf(
      await written((document) => document.image(photo, 20, 20, { width: 360 })),
      '--object-streams=generate',
      '--recompress-flate',
    )
    const { bytes, changes } = await squeezed(before, {
      ...medium,
      pictures: { dpi: 300, quality: 100, isGrey: false },
    })
    expect(changes).toContainEqual({ is: 'kept', count: 1 })
    expect(bytes).toEqual(before)
  })

  it('a drawing with few colours stays without loss', async () => {
    const before = await written((document) => document.image(flat, 20, 20, { width: 300 }))
    const { bytes } = await squeezed(before, { ...medium, pictures: { dpi: 36, quality: 30, isGrey: false } })
    expect(picturesIn(bytes).every(({ enc }) => enc === 'image')).toBe(true)
    expect(isSound(bytes)).toBe(true)
  })

  it('grey is grey to poppler, on the page too', async () => {
    const before = await written((document) => document.image(photo, 40, 60, { width: 160 }))
    const { bytes } = await squeezed(before, { ...medium, pictures: { dpi: 100, quality: 70, isGrey: true } })
    expect(picturesIn(bytes)[0]).toMatchObject({ color: 'gray', enc: 'jpeg' })
    const { data } = drawn(bytes)
    let apart = 0
    for (let at = 0; at < data.length; at += 4)
      apart = Math.max(
        apart,
        Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)),
        Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)),
      )
    expect(apart).toBeLessThanOrEqual(1)
  })

  it('a limit is kept where pictures can give way, and told where not', async () => {
    const before = await written((document) => document.image(photo, 40, 60, { width: 300 }))
    const limit = 9000
    const { bytes, changes } = await squeezed(before, {
      ...medium,
      pictures: { dpi: 200, quality: 90, isGrey: false },
      limit,
    })
    expect(bytes.length).toBeLessThanOrEqual(limit)
    expect(changes.some(({ is }) => is === 'limit-missed')).toBe(false)
    const text = await samplePdf({ name: 'plain', pages: 30 })
    expect((await squeezed(text, { ...medium, limit: 1000 })).changes.some(({ is }) => is === 'limit-missed')).toBe(
      true,
    )
  })

  it('what is there twice is there once, and what nothing leads to goes', async () => {
    const document = await Library.create()
    const jpeg = readFileSync(photo)
    for (const width of [100, 120, 140]) {
      const page = document.addPage([200, 200])
      page.drawImage(await document.embedJpg(jpeg), { x: 10, y: 10, width, height: width * 0.75 })
    }
    document.context.register(document.context.stream(new Uint8Array(50_000).fill(65)))
    const before = await document.save({ useObjectStreams: false })
    const { bytes, changes } = await squeezed(before, lossless)
    expect(changes).toContainEqual({ is: 'twins', count: 2 })
    expect(changes.find(({ is }) => is === 'unused')).toMatchObject({ count: 1 })
    expect(bytes.length).toBeLessThan(jpeg.length + 3000)
    expect(picturesIn(bytes)).toHaveLength(3)
    expect(isSound(bytes)).toBe(true)
    expect(decibels(drawn(bytes), drawn(before))).toBe(Infinity)
  })

  it('without loss every page looks the same, and links, fields and bookmarks stay', async () => {
    const before = byQpdf(
      await samplePdf({ name: 'form', pages: 4, bookmarks: true, links: true, fields: ['given', 'family'] }),
      '--stream-data=uncompress',
      '--object-streams=disable',
    )
    const { bytes } = await squeezed(before, lossless)
    expect(bytes.length).toBeLessThan(before.length)
    expect(textIn(bytes)).toBe(textIn(before))
    expect(decibels(drawn(bytes), drawn(before))).toBe(Infinity)
    const after = await Library.load(bytes)
    expect(
      after
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['given', 'family'])
    expect(after.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(isSound(bytes)).toBe(true)
  })

  it('descriptions go when that is wanted', async () => {
    const before = await samplePdf({ name: 'secret title', pages: 1 })
    const info = (bytes: Uint8Array) => withFile(bytes, (file) => execFileSync('pdfinfo', [file]).toString())
    expect(info((await squeezed(before, lossless)).bytes)).toContain('secret title')
    expect(info((await squeezed(before, { ...lossless, dropsMetadata: true })).bytes)).not.toContain('secret title')
  })
})

describe('operators', () => {
  const read = (text: string) => [...operatorsIn(new TextEncoder().encode(text))]

  it('are read over strings, comments, arrays and pictures within', () => {
    expect(read('q 1 0 0 1 .5 -2 cm /Im#201 Do Q % Do /No Do\n(a \\( ( Do ) b) Tj <4142> Tj [(x) 3 (y)] TJ')).toEqual([
      { name: 'q', operands: [] },
      { name: 'cm', operands: [1, 0, 0, 1, 0.5, -2] },
      { name: 'Do', operands: ['Im 1'] },
      { name: 'Q', operands: [] },
      { name: 'Tj', operands: [] },
      { name: 'Tj', operands: [] },
      { name: 'TJ', operands: [3] },
    ])
    expect(read('BI /W 2 ID \u0001(EIx q EI Q').map(({ name }) => name)).toEqual(['BI', 'ID', 'Q'])
    expect(read('')).toEqual([])
    expect(read('(never ends')).toEqual([])
  })
})
