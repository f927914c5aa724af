import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentPdf, documentTurns } from '@/lib/engines/pdf-document'
import { blockHtml, turnHtml } from '@/lib/kits/document/html'
import { placeOfMark, type Turn } from '@/lib/kits/document/turns'
import type { Block, Document } from '@/lib/kits/document/types'
import { wordsOf } from '@/lib/kits/document/words'
import { pagesOf } from './pdf-programs'
import { fonts, readFont } from './read-fonts'

/** The pages that another program reads in the PDF, and where we say that they begin. */
async function laid(blocks: readonly Block[]): Promise<{ pages: string[]; turns: readonly Turn[] }> {
  const document: Document = { title: 'Proof', sheet: 'a4', blocks }
  const region = regionOf('us')
  const pdf = await documentPdf(document, region, fonts, readFont)
  const turns = await documentTurns(document, region, fonts, readFont)
  if ('missing' in pdf || 'missing' in turns) throw new Error('a letter is missing')
  return { pages: pagesOf(pdf), turns }
}

const firstLine = (page = '') => page.split('\n').find((line) => line.trim() !== '') ?? ''
const sentence = 'Notice is given in writing and takes effect on the day after it arrives. '
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => [`Item ${at + 1}.`, `${at}`])

describe('a sheet begins where the PDF has it', () => {
  it('in a table', async () => {
    const { pages, turns } = await laid([
      { kind: 'table', label: 'Lines', columns: [{ label: 'What' }, { label: 'Number' }], rows: rowsOf(90) },
    ])
    expect(pages.length).toBeGreaterThan(2)
    expect(turns.map(({ row = 0 }) => `Item ${row + 1}.`)).toEqual(
      pages.slice(1).map((page) => /Item \d+\./.exec(page)?.[0]),
    )
  })

  it('in the totals of a table', async () => {
    const totals = Array.from({ length: 40 }, (_, at) => ({ label: `Sum ${at + 1}.`, value: 'x' }))
    const { pages, turns } = await laid([
      { kind: 'table', label: 'Lines', columns: [{ label: 'What' }, { label: 'Number' }], rows: rowsOf(20), totals },
    ])
    expect(pages).toHaveLength(2)
    expect(turns).toEqual([{ block: 0, row: 20 + Number(/Sum (\d+)\./.exec(pages[1] ?? '')?.[1]) - 1 }])
  })

  it('in a paragraph, at its letter', async () => {
    const text = Array.from({ length: 90 }, (_, at) => `${at}. ${sentence}`).join('')
    const { pages, turns } = await laid([
      { kind: 'heading', level: 1, text: 'Terms' },
      { kind: 'paragraph', text },
    ])
    expect(turns.length).toBeGreaterThan(0)
    for (const [at, { block, after }] of turns.entries()) {
      expect(block).toBe(1)
      expect(text.slice(after)).toMatch(
        new RegExp(
          `^${firstLine(pages[at + 1])
            .trim()
            .replaceAll('.', '\\.')}`,
        ),
      )
    }
  })

  it('in a list, at its item', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({
      text: `Clause ${at + 1}.`,
      items: [{ text: `Part ${at + 1}/1` }, { text: `Part ${at + 1}/2` }],
    }))
    const { pages, turns } = await laid([{ kind: 'list', numbered: true, items }])
    expect(turns.length).toBeGreaterThan(1)
    for (const [at, { item: [outer = -1, inner] = [] }] of turns.entries()) {
      const begins = inner === undefined ? `Clause ${outer + 1}.` : `Part ${outer + 1}/${inner + 1}`
      expect(pages[at + 1]?.split('\n').slice(0, 3).join(' ')).toContain(begins)
    }
  })

  it('where the document asks for it', async () => {
    const { turns } = await laid([
      { kind: 'paragraph', text: 'One' },
      { kind: 'page-break' },
      { kind: 'paragraph', text: 'Two' },
    ])
    expect(turns).toEqual([{ block: 1 }])
  })

  it('nowhere in a document of one sheet', async () => {
    expect((await laid([{ kind: 'paragraph', text: 'One' }])).turns).toEqual([])
  })
})

describe('the marks on the page', () => {
  const show = createShow(regionOf('us'))
  const words = wordsOf({})
  const marked = (block: Block, turn: Omit<Turn, 'block'>) =>
    blockHtml(block, show, words, undefined, [{ turn: { block: 0, ...turn }, html: turnHtml(words, 1, 2) }])
  const text = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

  it('stand between the rows, with what paper says there', () => {
    const money = (minor: number) => ({ kind: 'money', minor, currency: 'USD' }) as const
    const table: Block = {
      kind: 'table',
      label: 'Lines',
      columns: [{ label: 'What' }, { label: 'Amount', sum: true }],
      rows: [
        ['One', money(100)],
        ['Two', money(250)],
        ['Three', money(400)],
      ],
    }
    expect(text(marked(table, { row: 2 }))).toBe(
      '|What|Amount|One|$1.00|Two|$2.50|Carried forward|$3.50|Page 1 of 2|What|Amount|Brought forward|$3.50|Three|$4.00|Total|$7.50|',
    )
  })

  it('stand between words of a paragraph, whose letters stay as they are', () => {
    const html = marked(
      { kind: 'paragraph', text: ['a <b> ', { text: 'bold words', bold: true }, ' end'] },
      { after: 11 },
    )
    expect(text(html)).toBe('|a &lt;b&gt; |bold |Page 1 of 2|words| end|')
  })

  it('stand before an item of a list, and in its text', () => {
    const list: Block = { kind: 'list', numbered: true, items: [{ text: 'One', items: [{ text: 'Inner two' }] }] }
    expect(text(marked(list, { item: [0, 0] }))).toBe('|One|Page 1 of 2|Inner two|')
    expect(text(marked(list, { item: [0, 0], after: 6 }))).toBe('|One|Inner |Page 1 of 2|two|')
  })

  it('are behind a block in which no place can be marked', () => {
    expect(placeOfMark({ block: 0, after: 4 }, { kind: 'plain', label: 'x', text: 'abcdef' })).toBe('behind')
    expect(placeOfMark({ block: 0, isWithin: true }, { kind: 'parties', parties: [] })).toBe('behind')
    expect(placeOfMark({ block: 0 }, { kind: 'rule' })).toBe('before')
  })
})
