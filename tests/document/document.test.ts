import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/lib/kits/document/formats'
import { blockHtml } from '@/lib/kits/document/html'
import { documentHtml } from '@/lib/kits/document/html-file'
import { documentText } from '@/lib/kits/document/text'
import type { Block, Document } from '@/lib/kits/document/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'

const show = createShow(regionOf('us'))
const dollars = (minor: number) => ({ kind: 'money', minor, currency: 'USD' }) as const

const table: Block = {
  kind: 'table',
  label: 'Items',
  columns: [{ label: 'Item' }, { label: 'Amount', sum: true }],
  rows: [
    ['Paint', dollars(1010)],
    ['Brush', dollars(295)],
  ],
  totals: [{ label: 'Tax', value: dollars(131) }],
}
const letter: Document = {
  title: 'A <letter>',
  sheet: 'a4',
  blocks: [
    { kind: 'heading', level: 1, text: 'Tom & "Co"' },
    { kind: 'paragraph', text: ['See ', { text: 'us', href: 'javascript:alert(1)' }] },
    table,
  ],
}

describe('documents', () => {
  it('add up in whole minor units', () => {
    expect(documentText({ blocks: [table] }, show)).toBe(
      'Item\tAmount\nPaint\t$10.10\nBrush\t$2.95\nTotal\t$13.05\nTax: $1.31',
    )
    expect(blockHtml(table, show)).toContain(
      '<tfoot><tr><th scope="row">Total</th><td class="doc-end">$13.05</td></tr></tfoot>',
    )
  })
  it('refuse money that is not whole minor units, and sums of two currencies', () => {
    expect(() => documentText({ blocks: [{ ...table, rows: [['Paint', dollars(10.5)]] }] }, show)).toThrow(RangeError)
    expect(() =>
      documentText(
        {
          blocks: [
            {
              ...table,
              rows: [
                ['Paint', dollars(10)],
                ['Brush', { kind: 'money', minor: 1, currency: 'EUR' }],
              ],
            },
          ],
        },
        show,
      ),
    ).toThrow(TypeError)
  })
  it('hold nothing but text, whatever was typed', () => {
    const html = documentHtml(letter, show)
    expect(html).toContain('<title>A &lt;letter&gt;</title>')
    expect(html).toContain('<h1>Tom &amp; &quot;Co&quot;</h1>')
    expect(html).not.toContain('javascript:')
    expect(html).not.toMatch(/<script|<link|https?:\/\//)
  })
  it('number clauses as contracts do', () => {
    const list: Block = {
      kind: 'list',
      numbered: true,
      items: [{ text: 'Scope' }, { text: 'Fee', items: [{ text: 'When' }, { text: 'How' }] }],
    }
    expect(documentText({ blocks: [list] }, show)).toBe('1. Scope\n2. Fee\n  2.1. When\n  2.2. How')
  })
  it('are saved under names that every system takes', () => {
    expect(fileNameOf('A letter')).toBe('A letter')
    expect(fileNameOf('  ../a:b?.  ')).toBe('.. a b')
    expect(fileNameOf('CON')).toBe('CON_')
    expect(fileNameOf('///')).toBe('_')
  })
})
