import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentPdf } from '@/lib/engines/pdf-document'
import type { Block, Document } from '@/lib/kits/document/types'
import { faultsOf, infoOf, pagesOf } from './pdf-programs'
import { fonts, readFont } from './read-fonts'

async function made(blocks: readonly Block[], more: Partial<Document> = {}): Promise<Uint8Array> {
  const pdf = await documentPdf({ title: 'Proof', sheet: 'a4', blocks, ...more }, regionOf('us'), fonts, readFont)
  if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
  return pdf
}

const money = (minor: number) => ({ kind: 'money', minor, currency: 'USD' }) as const
const linesOf = (page: string | undefined) =>
  (page ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const inDollars = (minor: number) =>
  `$${Math.floor(minor / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}.${String(minor % 100).padStart(2, '0')}`

function lines(count: number): Block {
  return {
    kind: 'table',
    label: 'Lines',
    columns: [{ label: 'Description' }, { label: 'Amount', sum: true }],
    rows: Array.from({ length: count }, (_, at) => [`Item ${at + 1}.`, money(1000 + at)]),
  }
}

describe('a table over several sheets', () => {
  it('says its head and the sums so far on each, and every row once', async () => {
    const pages = await made([lines(90)]).then((pdf) => pagesOf(pdf, '-layout'))
    expect(pages.length).toBeGreaterThan(2)
    let sum = 0
    let next = 1
    pages.forEach((page, at) => {
      const text = linesOf(page)
      expect(text[0]).toMatch(/^Description\s+Amount$/)
      if (at > 0) expect(text[1]).toBe(text[1]?.replace(/\$.*/, inDollars(sum)))
      if (at > 0) expect(text[1]).toMatch(/^Brought forward/)
      const rows = text.filter((line) => line.startsWith('Item '))
      for (const row of rows) {
        expect(row).toMatch(new RegExp(`^Item ${next}\\.\\s`))
        sum += 999 + next
        next += 1
      }
      const isLast = at === pages.length - 1
      const foot = text.find((line) => line.startsWith(isLast ? 'Total' : 'Carried forward'))
      expect(foot?.endsWith(` ${inDollars(sum)}`)).toBe(true)
      expect(text.at(-1)).toBe(`Page ${at + 1} of ${pages.length}`)
    })
    expect(next).toBe(91)
  })

  it('carries nothing and counts no sheets where one is enough', async () => {
    const [page = '', ...rest] = pagesOf(await made([lines(5)]))
    expect(rest).toEqual([])
    expect(page).not.toMatch(/forward|Page 1/)
    expect(page).toContain('$50.10')
  })

  it('uses the words of the document', async () => {
    const words = { carried: 'Übertrag', brought: 'Vortrag', total: 'Summe', page: 'Seite {page} von {pages}' }
    const pages = pagesOf(await made([lines(60)], { language: 'de', words }))
    expect(pages[0]).toMatch(/Übertrag[^]*Seite 1 von 2/)
    expect(pages[1]).toMatch(/Vortrag[^]*Summe[^]*Seite 2 von 2/)
  })
})

describe('a sheet', () => {
  const sentence = 'Notice is given in writing and takes effect on the day after it arrives. '

  it('never ends with a heading', async () => {
    for (let before = 40; before < 60; before++) {
      const filler = Array.from({ length: before }, (): Block => ({ kind: 'paragraph', text: 'Line.' }))
      const [first = ''] = pagesOf(
        await made([
          ...filler,
          { kind: 'heading', level: 2, text: 'Ends here' },
          { kind: 'paragraph', text: sentence },
        ]),
      )
      if (first.includes('Ends here')) expect(first).toContain('Notice is given')
    }
  })

  it('ends and begins with two lines of a paragraph at least', async () => {
    const long = sentence.repeat(8)
    for (let before = 36; before < 44; before++) {
      const filler = Array.from({ length: before }, (): Block => ({ kind: 'paragraph', text: 'Line.' }))
      const pages = pagesOf(await made([...filler, { kind: 'paragraph', text: long }]))
      for (const page of pages) {
        const own = linesOf(page).filter((line) => line.length > 30)
        expect(own.length).not.toBe(1)
      }
      expect(pages.join(' ').match(/Notice is given/g)).toHaveLength(8)
    }
  })

  it('is never signed alone', async () => {
    for (let before = 34; before < 50; before++) {
      const filler = Array.from({ length: before }, (): Block => ({ kind: 'paragraph', text: 'Line.' }))
      const signature: Block = { kind: 'signature', signers: [{ role: 'For us', name: 'Anna Nowak' }] }
      const pages = pagesOf(await made([...filler, { kind: 'paragraph', text: sentence }, signature]))
      expect(pages.find((page) => page.includes('Anna Nowak'))).toContain('Notice is given')
    }
  })

  it('has the size of its paper', async () => {
    expect(infoOf(await made([lines(1)]))).toContain('595.28 x 841.89 pts (A4)')
    expect(infoOf(await made([lines(1)], { sheet: 'letter' }))).toContain('612 x 792 pts (letter)')
  })
})

describe('whatever is typed', () => {
  it.each([
    ['one word of ten thousand letters', 'a'.repeat(10_000)],
    ['a name of ten thousand characters', 'Long name '.repeat(1000).trim()],
    ['markup and formulas', '<script>alert(1)</script> =1+1 +1 -1 @SUM(A1) & "quotes"'],
    ['control characters', 'one\u0000two\u0007three\tfour\r\nfive'],
    ['marks without letters', '\u0301\u0301 e\u0301\u0327'],
  ])('stands in the file: %s', async (_, text) => {
    const pdf = await made([{ kind: 'parties', parties: [{ role: 'To', name: text }] }, { ...lines(2) }])
    expect(faultsOf(pdf)).toBe('')
    const plain = (value: string) =>
      value
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, '')
        .replace(/Page\d+of\d+/g, '')
    const whole = plain(pagesOf(pdf).join(''))
    // Not toContain: what it would print has ten thousand letters.
    expect(whole.includes(plain(text)) ? 'there' : whole.slice(0, 300)).toBe('there')
  })
})

it('what is read aloud has headings, lists and rows, and headings are bookmarks', async () => {
  const pdf = await made([
    { kind: 'heading', level: 1, text: 'Agreement' },
    { kind: 'list', numbered: true, items: [{ text: 'Fee', items: [{ text: 'Due in 30 days' }] }] },
    lines(2),
  ])
  const structure = infoOf(pdf, '-struct-text').replace(/ \((?:block|inline)\)/g, '')
  expect(structure).toMatch(/H1\s+"Agreement"/)
  expect(structure).toMatch(
    /L\s+LI\s+Lbl\s+"1\. ?"\s+LBody\s+"Fee"\s+L\s+LI\s+Lbl\s+"1\.1\. ?"\s+LBody\s+"Due in 30 days"/,
  )
  expect(structure).toMatch(/Table\s+TR\s+TH\s+"Description"\s+TH\s+"Amount"\s+TR\s+TD\s+"Item 1\."\s+TD\s+"\$10\.00"/)
  expect(Buffer.from(pdf).includes('/Outlines')).toBe(true)
})
