import { beforeAll, describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentXlsx } from '@/lib/engines/xlsx-document'
import type { Document } from '@/lib/kits/document/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import { numberIn, sheetsIn } from '../tables/calc'

const yen = (minor: number) => ({ kind: 'money', minor, currency: 'JPY' }) as const
const sheet: Document = {
  title: 'List',
  sheet: 'a4',
  blocks: [
    {
      kind: 'columns',
      columns: [
        [
          {
            kind: 'table',
            label: 'Parts: a/b',
            columns: [{ label: 'Part' }, { label: 'Made' }, { label: 'Share' }, { label: 'Cost', sum: true }],
            rows: [
              ['=A1', { kind: 'date', value: '2026-02-28' }, { kind: 'percent', value: 0.125 }, yen(1200)],
              ['Bolt', '', { kind: 'percent', value: 1 }, yen(34)],
            ],
            totals: [{ label: 'Due', value: yen(1234) }],
          },
        ],
      ],
    },
    { kind: 'table', label: 'Empty', columns: [{ label: 'Nothing' }], rows: [] },
  ],
}

describe('tables of a document in LibreOffice', () => {
  let found: ReturnType<typeof sheetsIn>
  beforeAll(() => {
    const tool = invoice as unknown as AnyGenerator
    const lines = [
      { description: '=HYPERLINK("x")', quantity: 3, unit: 'h', price: 19.99, discount: 0, tax: 0.2 },
      { description: 'Board', quantity: 2, unit: '', price: 100, discount: 0.1, tax: 0.2 },
    ]
    const values = initialValues(tool.form, { lines, currency: 'USD', paid: undefined, deposit: undefined })
    const built = tool.build(
      values,
      generatorContext(undefined, values, regionOf('us'), () => {}),
    )
    if (!('blocks' in built)) throw new Error(built.message)
    found = sheetsIn({
      list: documentXlsx(sheet),
      invoice: documentXlsx(built),
    })
  }, 300_000)

  it('have amounts and shares as numbers, days as days, text as text, and their sums beneath', () => {
    expect(Object.keys(found.list ?? {})).toEqual(['Parts a b'])
    const [head, first, second, foot, due] = found.list?.['Parts a b'] ?? []
    expect(head).toEqual(['Part', 'Made', 'Share', 'Cost'])
    expect(first?.[0]).toBe('=A1')
    expect(first?.[1]).toMatch(/2026-02-28|02\/28\/(?:20)?26/)
    expect([numberIn(first?.[2]), Number.parseFloat(first?.[3] ?? '')]).toEqual([0.125, 1200])
    expect(second?.slice(0, 2)).toEqual(['Bolt', ''])
    expect([foot?.[0], Number.parseFloat(foot?.[3] ?? '')]).toEqual(['Total', 1234])
    expect([due?.[0], Number.parseFloat(due?.[3] ?? '')]).toEqual(['Due', 1234])
  })

  it('have the lines of an invoice to the cent', () => {
    const cells = Object.values(found.invoice ?? {})
      .flat()
      .map((row) => row.map((cell) => cell.replace(/ USD$/, '')))
    const line = (text: string) => cells.find((row) => row.includes(text)) ?? []
    // 3 × 19.99 = 59.97; 2 × 100 less a tenth = 180; 239.97 and a fifth of it, 47.99, are 287.96.
    expect(line('=HYPERLINK("x")')).toEqual(expect.arrayContaining(['3', '19.99', '59.97']))
    expect(line('Board')).toEqual(expect.arrayContaining(['2', '100', '180']))
    const last = cells.map((row) => row.at(-1) ?? '')
    for (const amount of ['239.97', '47.99', '287.96']) expect(last).toContain(amount)
  })
})
