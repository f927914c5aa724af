import { execFileSync } from 'node:child_process'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentDocx } from '@/lib/engines/docx-document'
import type { Document } from '@/lib/kits/document/types'
import { pagesOf, wordsIn } from '../paper/pdf-programs'
import { opened } from './libre-office'

const money = (minor: number) => ({ kind: 'money', minor, currency: 'EUR' }) as const
const agreement: Document = {
  title: 'Agreement 7',
  sheet: 'a4',
  language: 'en',
  blocks: [
    { kind: 'heading', level: 1, text: 'Agreement' },
    {
      kind: 'parties',
      parties: [
        { role: 'Seller', name: 'Łódź Sp. z o.o.', lines: ['ul. Piotrkowska 1', ''] },
        { role: 'Buyer', name: 'Tom & "Co" <b>', lines: ['=1+1'] },
      ],
    },
    { kind: 'facts', facts: [{ label: 'Date', value: { kind: 'date', value: '2026-11-23' } }] },
    {
      kind: 'paragraph',
      text: [
        'Paid as ',
        { text: 'agreed', bold: true },
        ', see ',
        { text: 'terms', href: 'https://example.com/t' },
        '.',
      ],
    },
    {
      kind: 'table',
      label: 'Lines',
      columns: [{ label: 'Work' }, { label: 'Amount', sum: true }],
      rows: [
        ['Design', money(123456)],
        ['Build', money(50)],
      ],
      totals: [{ label: 'Due', value: money(123506), strong: true }],
    },
    { kind: 'heading', level: 2, text: 'Clauses' },
    {
      kind: 'list',
      numbered: true,
      items: [{ text: 'Fee', items: [{ text: 'When' }, { text: 'How' }] }, { text: 'Term' }],
    },
    { kind: 'list', numbered: true, items: [{ text: 'Counts anew' }] },
    { kind: 'page-break' },
    { kind: 'signature', signers: [{ role: 'For the seller', name: 'Anna Nowak', title: 'Director' }] },
  ],
}

/** How far below the upper edge of its page a word stands, in points. */
function heightOf(pdf: Uint8Array, word: string): number {
  const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  return Number(new RegExp(`yMin="([\\d.]+)"[^>]*>${word}<`).exec(boxes)?.[1])
}

describe('a saved Word file', () => {
  let pages: string[]
  let text: string

  beforeAll(async () => {
    const made = opened(await documentDocx(agreement, regionOf('uk')))
    pages = pagesOf(made.pdf, '-layout')
    text = made.text.replace(/^\uFEFF/, '')
  }, 120_000)

  it('holds every word of the document in another program', () => {
    for (const words of [
      'Agreement',
      'Łódź Sp. z o.o.',
      'Tom & "Co" <b>',
      '=1+1',
      'Paid as agreed, see terms.',
      'For the seller',
      'Anna Nowak',
      'Director',
      'Signature',
    ])
      expect(text).toContain(words)
  })

  it('keeps rows, sums and dates', () => {
    expect(pages[0]).toMatch(/Work\s+Amount\n+\s*Design\s+€1,234\.56\n+\s*Build\s+€0\.50\n+\s*Total\s+€1,235\.06/)
    expect(pages[0]).toMatch(/Due\s+€1,235\.06/)
    expect(pages[0]).toMatch(/Date\s+23 Nov 2026/)
  })

  it('numbers clauses by itself, each list anew', () => {
    expect(pages[0]).toMatch(/1\. +Fee\n+ +1\.1\. +When\n+ +1\.2\. +How\n+ *2\. +Term\n+ *1\. +Counts anew/)
  })

  it('breaks and counts its pages', () => {
    expect(pages).toHaveLength(2)
    expect(pages[0]).toMatch(/Page 1 of 2\s*$/)
    expect(pages[1]).toMatch(/Anna Nowak[^]*Page 2 of 2\s*$/)
  })
})

it('a picture stands in its whole height', async () => {
  const picture = (ratio: number): Document => ({
    title: 'Picture',
    sheet: 'a4',
    blocks: [
      {
        kind: 'picture',
        href: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        alt: 'a dot',
        width: 100,
        ratio,
      },
      { kind: 'paragraph', text: 'Below' },
    ],
  })
  // 100 mm of width, 80 mm of height: 227 points, where a line of text has 14.
  const [top = 0, lower = 0] = await Promise.all(
    [0.1, 0.9].map(async (ratio) => heightOf(opened(await documentDocx(picture(ratio), regionOf('uk'))).pdf, 'Below')),
  )
  expect(lower - top).toBeGreaterThan(220)
  expect(lower - top).toBeLessThan(235)
}, 120_000)

it('text from right to left is marked so, with its table turned round', async () => {
  const rtl: Document = { ...agreement, language: 'ar', direction: 'rtl', blocks: agreement.blocks.slice(0, 5) }
  const parts = unzipSync(await documentDocx(rtl, regionOf('ae')))
  const xml = new TextDecoder().decode(parts['word/document.xml'])
  expect(xml).toContain('<w:bidiVisual/>')
  expect(xml.match(/<w:p>(?!<w:pPr>.*?<w:bidi\/>)<w:pPr>.*?<w:t/g) ?? []).toEqual([])
})

it('in text from right to left, English lines and amounts keep their own order', async () => {
  const rtl: Document = {
    title: 'فاتورة',
    sheet: 'a4',
    language: 'ar',
    direction: 'rtl',
    blocks: [
      { kind: 'parties', parties: [{ role: 'من', name: 'شركة النور', lines: ['12 Quay Street', 'ص.ب. 4021'] }] },
      { kind: 'facts', facts: [{ label: 'المدفوع', value: '−AED 5.00' }] },
      { kind: 'paragraph', text: 'الرجاء ذكر رقم INV-2026-0001 عند الدفع.' },
    ],
  }
  const made = opened(await documentDocx(rtl, regionOf('ae')))
  // Words in the order of the eye, with the place of each: LibreOffice drew them, poppler found them.
  const words = wordsIn(made.pdf)
  const leftOf = (text: string) => words.find((word) => word.text === text)?.left ?? Number.NaN
  expect(leftOf('12')).toBeLessThan(leftOf('Quay'))
  expect(leftOf('Quay')).toBeLessThan(leftOf('Street'))
  expect(leftOf('−AED')).toBeLessThan(leftOf('5.00'))
  // A line begins at the right, and so does a table: its second column is the left one.
  const middle = 595 / 2
  expect(leftOf('INV-2026-0001')).toBeGreaterThan(middle)
  expect(leftOf('5.00')).toBeLessThan(middle)
}, 120_000)

it('pictures have their whole height: three as tall as they are wide fill three pages', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const picture = { kind: 'picture', href: pixel, alt: 'Plan', width: 170, ratio: 1 } as const
  const { pdf } = opened(
    await documentDocx({ title: 'Plans', sheet: 'a4', blocks: [picture, picture, picture] }, regionOf('uk')),
  )
  expect(pagesOf(pdf)).toHaveLength(3)
}, 120_000)
