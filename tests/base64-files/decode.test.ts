import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, isFault, placedFault, runsIn, unwrapped } from '@/lib/subjects/base64-files/decode'
import type { Repair } from '@/lib/subjects/base64-files/decode-task'
import { agrees, kindOf, nameFor } from '@/lib/subjects/base64-files/name-file'
import { createPlainCodes } from '@/lib/subjects/base64-files/plain-codes'
import { textKind } from '@/lib/subjects/base64-files/text-kind'

interface Text {
  name: string
  text: string
  least: number
  files: { sha256: string; bytes: number; claimed?: string; line?: number; file?: string }[]
}

const vectors = path.join(import.meta.dirname, '../vectors/base64-files/texts.json')
const texts = JSON.parse(readFileSync(vectors, 'utf8')) as Text[]

/** The bytes of a text, so many at a time. */
const inBlocks = (size: number) =>
  async function* blocks(source: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (let at = 0; at < source.size; at += size) yield new Uint8Array(await source.slice(at, at + size).arrayBuffer())
  }

async function bytesOf(text: string | Blob, repair: Repair = 'none', size = 1 << 20) {
  const read = await decodeText(new Blob([text]), repair, inBlocks(size))
  return isFault(read) ? read : { ...read, bytes: Buffer.from(await read.content.arrayBuffer()) }
}

async function filesIn(text: string, least: number, size: number) {
  const source = new Blob([text])
  const runs = await runsIn(source, least, inBlocks(size))
  return Promise.all(
    runs.map(async (run) => {
      const read = await bytesOf(source.slice(run.start, run.end), 'none', size)
      if (isFault(read)) throw new Error(`${read.fault} at ${read.offset}`)
      return { run, bytes: read.bytes }
    }),
  )
}

describe('Base64 within the texts of other programs', () => {
  it.each(texts)('$name', async ({ text, least, files }) => {
    for (const size of [1 << 20, 7, 1]) {
      const found = await filesIn(text, least, size)
      expect(found.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).toEqual(
        files.map(({ sha256 }) => sha256),
      )
      found.forEach(({ run }, at) => {
        const { claimed, line, file } = files[at] ?? {}
        expect(run.claimed).toBe(claimed)
        if (line !== undefined) expect(run.line).toBe(line)
        if (file !== undefined) expect(nameFor(run.name, 1, 'gif', new Set())).toBe(file)
      })
    }
  })

  it('is found whatever stands around it, folded in any way', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 60, maxLength: 600 }).filter((bytes) => new Set(bytes).size > 30),
        fc.constantFrom(0, 64, 76),
        fc.constantFrom('\n', '\r\n', '\r\n   ', '\\n'),
        fc.constantFrom(['', ''], ['"', '"'], ['see <', '> there'], ['x: ', '\n\nGood day to you.'], ['(', ');']),
        fc.integer({ min: 1, max: 90 }),
        async (bytes, columns, lineEnd, [before = '', after = ''], size) => {
          const written = Buffer.from(bytes).toString('base64')
          const folded =
            columns === 0 ? written : (written.match(new RegExp(`.{1,${columns}}`, 'g')) ?? []).join(lineEnd)
          const found = await filesIn(before + folded + after, 40, size)
          expect(found.map((one) => one.bytes)).toEqual([Buffer.from(bytes)])
        },
      ),
      { seed: 2045, numRuns: 150 },
    ))

  it('counts from the least length on, of data URIs always', async () => {
    const written = Buffer.from('Corner Bakery 24/7, open from 6').toString('base64')
    expect(await filesIn(`a ${written} b`, written.replaceAll('=', '').length, 10)).toHaveLength(1)
    expect(await filesIn(`a ${written} b`, written.length + 1, 10)).toHaveLength(0)
    expect(await filesIn('data:,x data:text/plain;base64,QUJD data:;base64,REVG', 100, 10)).toMatchObject([
      { run: { claimed: 'text/plain' }, bytes: Buffer.from('ABC') },
      { run: { claimed: 'text/plain' }, bytes: Buffer.from('DEF') },
    ])
  })
})

describe('a text that is one file', () => {
  it.each([
    ['U2l4', 'Six'],
    ['U2\nl4\r\n', 'Six'],
    ['-_-_', Buffer.from([0xfb, 0xff, 0xbf])],
    ['QQ', 'A'],
    ['QQ==', 'A'],
    ['data:text/plain;charset=utf-8;base64,U2l4', 'Six'],
    ['data:;base64,U2%2Bl4A%3D%3D', Buffer.from('U2+l4A==', 'base64')],
    ['-----BEGIN X-----\nU2l4\n-----END X-----\n', 'Six'],
    [String.raw`U2\nl4`, 'Six'],
    [String.raw`\/\/\/\/`, Buffer.from([255, 255, 255])],
    ['', ''],
  ])('%s', async (text, bytes) => {
    for (const size of [1000, 3, 1])
      expect(await bytesOf(text, 'none', size)).toMatchObject({ bytes: Buffer.from(bytes) })
  })

  it('loses quotes and signs of code around it', async () => {
    for (const text of ['"U2l4",\n', "'U2l4';", '`U2l4`', ' ("U2l4"); ', 'U2l4']) {
      const { text: inner, start } = await unwrapped(new Blob([text]))
      expect(await inner.text()).toBe('U2l4')
      expect(start).toBe(text.indexOf('U'))
    }
    expect(await (await unwrapped(new Blob(['""']))).text.text()).toBe('')
    expect(await (await unwrapped(new Blob([' data:;base64,\n']))).text.text()).toBe('data:;base64,')
  })

  it('is what was encoded, in pieces of any size', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 600 }),
        async (bytes, isUrl, size) => {
          const written = Buffer.from(bytes).toString(isUrl ? 'base64url' : 'base64')
          expect(await bytesOf(written, 'none', size)).toMatchObject({ bytes: Buffer.from(bytes) })
        },
      ),
      { seed: 4648 },
    ))

  it('says at which character it is damaged', async () => {
    const faultOf = async (text: string) => {
      const source = new Blob([text])
      const { text: inner, start } = await unwrapped(source)
      const read = await decodeText(inner, 'none', inBlocks(5))
      return isFault(read) ? placedFault(read, source, start, text) : read
    }
    expect(await faultOf('"QUJD\nQU?D"')).toMatchObject({
      fault: 'foreign',
      offset: 8,
      length: 1,
      text: '?',
      spot: { line: 2, column: 3 },
    })
    expect(await faultOf('QUJDü')).toMatchObject({ fault: 'foreign', offset: 4, length: 1, text: 'ü' })
    expect(await faultOf('QUJDR')).toMatchObject({ fault: 'single', characters: 5, spot: { line: 1, column: 5 } })
    expect(await faultOf('QQ==QQ==')).toMatchObject({ fault: 'after-padding', offset: 4 })
    expect(await faultOf('data:text/plain,Six')).toMatchObject({ fault: 'plain-data-uri' })
    const read = await decodeText(new Blob(['QU?D']), 'none', inBlocks(9))
    expect(isFault(read) && (await placedFault(read, new Blob(['QU?D']), 0, undefined))).toMatchObject({
      offset: 2,
      spot: undefined,
    })
  })

  it('is repaired as it is asked for', async () => {
    expect(await bytesOf('QU?JD', 'skip')).toMatchObject({ bytes: Buffer.from('ABC'), findings: { foreign: 1 } })
    expect(await bytesOf('QUJD?REVG', 'cut')).toMatchObject({ bytes: Buffer.from('ABC'), cutAt: 4 })
    expect(await bytesOf('QUJDR', 'cut')).toMatchObject({ bytes: Buffer.from('ABC'), cutAt: 4 })
    // The cut before a bad character leaves one character too many.
    expect(await bytesOf('QUJDR?EVG', 'cut')).toMatchObject({ bytes: Buffer.from('ABC'), cutAt: 4 })
    expect(await bytesOf('?QUJD', 'cut')).toMatchObject({ fault: 'foreign', offset: 0 })
    expect(await bytesOf('QUJDR', 'skip')).toMatchObject({ fault: 'single' })
  })

  it('bears any text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom<Repair>('none', 'skip', 'cut'),
        async (text, repair) => {
          await bytesOf(text, repair, 11)
          await filesIn(text, 16, 13)
        },
      ),
      { seed: 2397 },
    ))
})

it('escapes keep the places of what stands behind them', () => {
  const { push, end } = createPlainCodes()
  const ascii = (text: string) => new TextEncoder().encode(text)
  const read = ['A', '%2', 'B', '%zz', '\\', '/\\n\\x%4'].map((piece) => new TextDecoder().decode(push(ascii(piece))))
  expect(read.join('') + new TextDecoder().decode(end())).toBe('A  +%zz /  \\x%4')
})

describe('what a file is', () => {
  it('is told by its signature, by how a text begins, or by what was said', () => {
    expect(kindOf({ extension: 'png', type: 'image/png' }, undefined, 'image/jpeg').extension).toBe('png')
    expect(kindOf({ extension: 'xml', type: 'application/xml' }, '<?xml version="1.0"?><svg/>', undefined).type).toBe(
      'application/xml',
    )
    expect(kindOf(undefined, '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="">', undefined).extension).toBe('svg')
    expect(kindOf(undefined, 'a,b\n1,2', 'text/csv')).toEqual({ extension: 'csv', type: 'text/csv' })
    expect(kindOf(undefined, 'hello', 'constructor').extension).toBe('txt')
    expect(kindOf(undefined, undefined, 'image/png').extension).toBe('bin')
    expect(textKind('\uFEFF <!DOCTYPE html>').extension).toBe('html')
    expect(textKind('{"a":1}').extension).toBe('json')
    expect(textKind('[1]').extension).toBe('json')
    expect(textKind('[note] to self').extension).toBe('txt')
    expect(textKind('-----BEGIN CERTIFICATE-----').extension).toBe('pem')
    expect(textKind('').extension).toBe('txt')
  })

  it('is held against what was said of it', () => {
    const png = { extension: 'png', type: 'image/png' }
    expect(agrees('image/png', png, false)).toBe(true)
    expect(agrees('image/jpeg', png, false)).toBe(false)
    expect(agrees('application/octet-stream', png, false)).toBe(true)
    expect(agrees('image/JPG', { extension: 'jpg', type: 'image/jpeg' }, false)).toBe(true)
    expect(agrees('text/css', { extension: 'txt', type: 'text/plain' }, true)).toBe(true)
    expect(agrees('image/png', { extension: 'txt', type: 'text/plain' }, true)).toBe(false)
  })

  it('has a safe name that no other has', () => {
    const taken = new Set<string>()
    expect(nameFor(undefined, 3, 'png', taken)).toBe('file-3.png')
    expect(nameFor('..%2F..%2Fetc/passwd', 1, 'txt', taken)).toBe('etc-passwd.txt')
    expect(nameFor('a.pdf', 1, 'pdf', taken)).toBe('a.pdf')
    expect(nameFor('A.pdf', 2, 'pdf', taken)).toBe('A (2).pdf')
    expect(nameFor('%', 2, 'bin', taken)).toBe('%.bin')
    expect(nameFor('x'.repeat(300), 2, 'bin', taken).length).toBeLessThan(90)
  })
})

it('finds what stands in fifty million characters within seconds', async () => {
  const blob = new Blob([
    Buffer.alloc(36_000_000, 'Corner Bakery 24/7').toString('base64'),
    ' and ',
    'word '.repeat(1_000_000),
  ])
  const begun = performance.now()
  const runs = await runsIn(blob, 40, inBlocks(4 << 20))
  expect(runs).toMatchObject([{ digits: 48_000_000 }])
  expect(performance.now() - begun).toBeLessThan(20_000)
})
