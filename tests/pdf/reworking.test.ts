import { describe, expect, it } from 'vitest'
import { rework } from '@/lib/engines/pdf-rework'
import { Unreadable } from '@/lib/engines/pdf-rework'
import { writtenNumber } from '@/lib/subjects/pdf/reworking/page-number'
import type { Permissions, Rework, Stamp } from '@/lib/subjects/pdf/task'
import { faultsOf, infoOf, pageAsGrey, pagesOf, wordsIn } from '../paper/pdf-programs'
import { byQpdf, qpdfJson, samplePdf } from './samples'

/* Written by our code, read by qpdf and poppler, which share none of it. The samples are PDFKit's. */

async function made(bytes: Uint8Array, change: Rework, password = ''): Promise<Uint8Array> {
  const { file } = await rework(change, { source: 0, bytes, password, name: 'report', start: startOf(change) })
  return new Uint8Array(await file.arrayBuffer())
}

const startOf = (change: Rework) => (change.do === 'stamp' ? change.stamp.start : 1)

const everything: Permissions = {
  printing: 'high',
  copies: true,
  changes: true,
  notes: true,
  forms: true,
  arranges: true,
}

interface QpdfEncryption {
  encrypt: {
    encrypted: boolean
    capabilities: Record<string, boolean>
    parameters: { R: number; bits: number; filemethod: string; streammethod: string }
    userpasswordmatched: boolean
    ownerpasswordmatched: boolean
  }
}

function encryptionOf(bytes: Uint8Array, password: string): QpdfEncryption['encrypt'] {
  return (qpdfJson(bytes, 'encrypt', `--password=${password}`) as unknown as QpdfEncryption).encrypt
}

describe('a protected file', () => {
  it('opens with its password alone, encrypted with AES-256', async () => {
    const plain = await samplePdf({ name: 'pay', pages: 2, bookmarks: true, fields: ['name'] })
    const bytes = await made(plain, { do: 'lock', openPassword: 'grün 𝄞', ownerPassword: 'owner', may: everything })
    const { encrypted, parameters, userpasswordmatched, ownerpasswordmatched } = encryptionOf(bytes, 'grün 𝄞')
    expect({ encrypted, userpasswordmatched, ownerpasswordmatched }).toEqual({
      encrypted: true,
      userpasswordmatched: true,
      ownerpasswordmatched: false,
    })
    expect(parameters).toMatchObject({ R: 6, bits: 256, filemethod: 'AESv3', streammethod: 'AESv3' })
    expect(encryptionOf(bytes, 'owner').ownerpasswordmatched).toBe(true)
    expect(() => infoOf(bytes)).toThrow('Incorrect password')
    expect(() => infoOf(bytes, '-upw', 'gruen')).toThrow('Incorrect password')
    const opened = byQpdf(bytes, '--password=grün 𝄞', '--decrypt')
    expect(faultsOf(opened)).toBe('')
    expect(pagesOf(opened)).toEqual(pagesOf(plain))
  })

  it.each([
    ['copies', 'extract'],
    ['changes', 'modifyother'],
    ['notes', 'modifyannotations'],
    ['forms', 'modifyforms'],
    ['arranges', 'modifyassembly'],
  ] as const)('forbids %s alone', async (which, capability) => {
    const may = { ...everything, [which]: false }
    const bytes = await made(await samplePdf({ name: 'a', pages: 1 }), {
      do: 'lock',
      openPassword: '',
      ownerPassword: 'owner',
      may,
    })
    const { capabilities } = encryptionOf(bytes, '')
    const forbidden = Object.keys(capabilities).filter((name) => !capabilities[name] && name !== 'modify')
    expect(forbidden).toEqual([capability])
    expect(capabilities['accessibility']).toBe(true)
  })

  it.each([
    ['high', true, true],
    ['low', true, false],
    ['none', false, false],
  ] as const)('prints as %s', async (printing, low, high) => {
    const bytes = await made(await samplePdf({ name: 'a', pages: 1 }), {
      do: 'lock',
      openPassword: '',
      ownerPassword: '',
      may: { ...everything, printing },
    })
    const { capabilities, ownerpasswordmatched } = encryptionOf(bytes, '')
    expect(capabilities).toMatchObject({ printlow: low, printhigh: high })
    // An owner without a password would lift everything.
    expect(ownerpasswordmatched).toBe(false)
  })

  it('takes a new password in the place of its old one', async () => {
    const old = byQpdf(
      await samplePdf({ name: 'a', pages: 1 }),
      '--encrypt',
      'old',
      'old-owner',
      '128',
      '--use-aes=y',
      '--',
    )
    const bytes = await made(old, { do: 'lock', openPassword: 'new', ownerPassword: '', may: everything }, 'old')
    expect(encryptionOf(bytes, 'new').parameters.R).toBe(6)
    expect(() => infoOf(bytes, '-upw', 'old')).toThrow('Incorrect password')
  })
})

describe('an unlocked file', () => {
  it.each([
    ['40-bit RC4', ['40', '--allow-weak-crypto']],
    ['128-bit RC4', ['128', '--use-aes=n', '--allow-weak-crypto']],
    ['128-bit AES', ['128', '--use-aes=y']],
    ['256-bit AES', ['256']],
  ])('is that which qpdf encrypted with %s', async (_, kind) => {
    const plain = await samplePdf({ name: 'key', pages: 3, bookmarks: true, links: true, fields: ['name'] })
    const weak = kind.filter((one) => one === '--allow-weak-crypto')
    const rest = kind.filter((one) => one !== '--allow-weak-crypto')
    const locked = byQpdf(plain, ...weak, '--encrypt', 'user', 'owner', ...rest, '--')
    for (const password of ['user', 'owner']) {
      const bytes = await made(locked, { do: 'unlock' }, password)
      expect(faultsOf(bytes)).toBe('')
      expect(infoOf(bytes)).toMatch(/Encrypted:\s+no/)
      expect(pagesOf(bytes)).toEqual(pagesOf(plain))
      expect(qpdfJson(bytes, 'outlines')).toMatchObject({ outlines: [{ title: 'key chapter 1' }, {}, {}] })
    }
  })

  it('stays closed to a wrong password', async () => {
    const locked = byQpdf(await samplePdf({ name: 'a', pages: 1 }), '--encrypt', 'user', 'owner', '256', '--')
    await expect(made(locked, { do: 'unlock' }, 'wrong')).rejects.toMatchObject({ why: 'password' })
    await expect(made(locked, { do: 'unlock' })).rejects.toBeInstanceOf(Unreadable)
  })

  it('loses its restrictions', async () => {
    const locked = byQpdf(
      await samplePdf({ name: 'a', pages: 1 }),
      '--encrypt',
      '',
      'owner',
      '256',
      '--print=none',
      '--extract=n',
      '--',
    )
    expect(infoOf(await made(locked, { do: 'unlock' }))).toMatch(/Encrypted:\s+no/)
  })

  it.each([
    ['rubbish', new TextEncoder().encode('%PDF-1.7 and nothing else')],
    ['no bytes', new Uint8Array()],
  ])('is not made of %s', async (_, bytes) => {
    await expect(made(bytes, { do: 'unlock' })).rejects.toBeInstanceOf(Unreadable)
  })
})

const stamp: Stamp = {
  text: 'Mark',
  range: '',
  start: 1,
  goesOn: false,
  style: 'D',
  digits: 1,
  place: 'bottom-right',
  margin: 20,
  size: 10,
  angle: 0,
  colour: [0, 0, 0],
  opacity: 1,
  isBehind: false,
  labels: undefined,
  date: '2026-03-01',
}
const stamped = (bytes: Uint8Array, own: Partial<Stamp>) => made(bytes, { do: 'stamp', stamp: { ...stamp, ...own } })
const lines = (bytes: Uint8Array) => pagesOf(bytes).map((text) => text.trim().split(/\n+/).at(-1))

describe('a stamp', () => {
  it('says page, total, number, file and date', async () => {
    const bytes = await stamped(await samplePdf({ name: 'x', pages: 3 }), {
      text: '{file} {page}/{pages} {number} {date}',
      start: 41,
      digits: 6,
    })
    expect(faultsOf(bytes)).toBe('')
    expect(lines(bytes)).toEqual([
      'report 1/3 000041 2026-03-01',
      'report 2/3 000042 2026-03-01',
      'report 3/3 000043 2026-03-01',
    ])
  })

  it('stands on the pages that are named, which count on without the others', async () => {
    const bytes = await stamped(await samplePdf({ name: 'x', pages: 4 }), {
      text: 'No {number}',
      range: '2-3',
      start: 7,
    })
    expect(lines(bytes)).toEqual(['x page 1', 'No 7', 'No 8', 'x page 4'])
  })

  it.each([0, 90, 180, 270])('is upright at the lower right corner of a page turned by %s°', async (turn) => {
    const turned = byQpdf(await samplePdf({ name: 'x', pages: 1, blank: [1] }), `--rotate=${turn}`)
    const bytes = await stamped(turned, { text: 'Corner' })
    const seen = pageAsGrey(bytes, 1, 72)
    const box = darkBox(seen)
    expect(seen.width).toBe(turn % 180 === 0 ? 300 : 400)
    // Helvetica at 10 points: a word of six letters is about 33 points wide, its capital 7 high, 20 from both edges.
    expect(box.right).toBeGreaterThanOrEqual(seen.width - 22)
    expect(box.right).toBeLessThanOrEqual(seen.width - 19)
    expect(box.bottom).toBeGreaterThanOrEqual(seen.height - 22)
    expect(box.bottom).toBeLessThanOrEqual(seen.height - 18)
    expect(box.right - box.left).toBeGreaterThan(2 * (box.bottom - box.top))
  })

  it('stands within what is seen of a cropped page', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const document = await PDFDocument.load(await samplePdf({ name: 'x', pages: 1, blank: [1] }))
    document.getPage(0).setCropBox(50, 60, 200, 100)
    const bytes = await stamped(await document.save(), { text: 'Corner', place: 'bottom-left', margin: 10 })
    const [word] = wordsIn(byCrop(bytes))
    expect(word?.text).toBe('Corner')
    const box = darkBox(pageAsGrey(bytes, 1, 72, '-cropbox'))
    expect(box.left).toBeGreaterThanOrEqual(9)
    expect(box.left).toBeLessThanOrEqual(12)
    expect(box.bottom).toBeGreaterThanOrEqual(87)
    expect(box.bottom).toBeLessThanOrEqual(91)
  })

  it('changes sides for printing on both, with the number', async () => {
    const bytes = await stamped(await samplePdf({ name: 'x', pages: 2, blank: [1, 2] }), {
      text: '{number}',
      place: 'bottom-outside',
    })
    const [first, second] = wordsIn(bytes)
    expect(first?.left).toBeGreaterThan(250)
    expect(second?.left).toBeLessThan(25)
  })

  it('covers a page with tiles, or fits across it', async () => {
    const blank = await samplePdf({ name: 'x', pages: 1, blank: [1] })
    const tiles = pagesOf(await stamped(blank, { text: 'DRAFT', place: 'tiles', size: 12 }))[0] ?? ''
    expect(tiles.match(/DRAFT/g)?.length).toBeGreaterThan(15)
    // Turned by half a turn it is the same word, so that its ink lies about its middle in every font that stands in for Helvetica.
    const across = darkBox(
      pageAsGrey(await stamped(blank, { text: 'NOON', place: 'middle', size: 'fit', angle: 'diagonal' }), 1, 72),
    )
    expect(across.left).toBeGreaterThan(10)
    expect(across.right).toBeLessThan(290)
    expect(across.right - across.left).toBeGreaterThan(180)
    expect(Math.abs(across.left + across.right - 300)).toBeLessThan(6)
  })

  it('is pale by its opacity and keeps its colour', async () => {
    const blank = await samplePdf({ name: 'x', pages: 1, blank: [1] })
    const black = await stamped(blank, { text: 'IIII', place: 'middle', size: 90 })
    const pale = await stamped(blank, { text: 'IIII', place: 'middle', size: 90, opacity: 0.25 })
    const darkest = (bytes: Uint8Array) =>
      pageAsGrey(bytes, 1, 72).pixels.reduce((least, one) => Math.min(least, one), 255)
    expect(darkest(black)).toBeLessThan(5)
    expect(darkest(pale)).toBeGreaterThan(186)
    expect(darkest(pale)).toBeLessThan(196)
    const red = await stamped(blank, { text: 'IIII', place: 'middle', size: 90, colour: [255, 0, 0] })
    expect(darkest(red)).toBeGreaterThan(50)
    expect(darkest(red)).toBeLessThan(85)
  })

  it('goes behind what covers it', async () => {
    const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
    const document = await PDFDocument.create()
    document.addPage([200, 200]).drawRectangle({ x: 0, y: 0, width: 200, height: 200, color: rgb(1, 1, 1) })
    const covered = await document.save()
    const ink = (bytes: Uint8Array) => pageAsGrey(bytes, 1, 72).pixels.filter((one) => one < 128).length
    expect(ink(await stamped(covered, { isBehind: true }))).toBe(0)
    expect(ink(await stamped(covered, { isBehind: false }))).toBeGreaterThan(20)
  })

  it('writes the numbers as labels that qpdf reads, and leaves others as they were', async () => {
    const bytes = await stamped(await samplePdf({ name: 'x', pages: 5 }), {
      text: 'A-{number}',
      range: '2-',
      style: 'r',
      labels: { prefix: 'A-' },
    })
    const { pagelabels } = qpdfJson(bytes, 'pagelabels') as { pagelabels: { index: number; label: object }[] }
    expect(pagelabels.map(({ index }) => index)).toEqual([0, 1])
    expect(pagelabels[1]?.label).toMatchObject({ '/S': '/r', '/P': 'u:A-' })
    expect(lines(bytes)).toEqual(['x page 1', 'A-i', 'A-ii', 'A-iii', 'A-iv'])
  })

  it('shows a question mark for what Helvetica cannot write', async () => {
    const bytes = await stamped(await samplePdf({ name: 'x', pages: 1, blank: [1] }), { text: 'Größe 秘 €' })
    expect(lines(bytes)).toEqual(['Größe ? €'])
  })
})

it('numbers are written as ISO 32000 says', () => {
  const all = (style: Stamp['style'], ...numbers: number[]) => numbers.map((one) => writtenNumber(one, style, 1))
  expect(all('r', 1, 4, 9, 14, 40, 90, 400, 1999)).toEqual(['i', 'iv', 'ix', 'xiv', 'xl', 'xc', 'cd', 'mcmxcix'])
  expect(all('R', 2026)).toEqual(['MMXXVI'])
  expect(all('a', 1, 26, 27, 53)).toEqual(['a', 'z', 'aa', 'aaa'])
  expect(all('A', 28)).toEqual(['BB'])
  expect(writtenNumber(42, 'D', 5)).toBe('00042')
})

/** What is seen of a page, as a page. */
const byCrop = (bytes: Uint8Array) => byQpdf(bytes, '--qdf')

function darkBox({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }) {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  pixels.forEach((value, at) => {
    if (value > 160) return
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  })
  return box
}
