import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { declare } from '@/lib/kits/calculator/declaration'
import { scenarioCsv, scenarioReport } from '@/lib/kits/calculator/scenario-report'
import { compareScenarios, runScenario } from '@/lib/kits/calculator/scenarios'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { money, percent, rows, text } from '@/lib/kits/fields/define'
import { parseScenario } from '@/lib/kits/records/scenario'
import { createShow } from '@/lib/base/format/show'

const visitor = regionOf('us')

/** Keeps what is left of a price after a discount; a price of 0 has no answer. */
const calculator = {
  inputs: {
    price: money('Price', { initial: 100 }),
    discount: percent('Discount', { initial: 0.1 }),
    note: text('Note', { initial: 'spring' }),
    parts: rows('Parts', { columns: { part: text('Part', {}) }, row: 'part', initial: [{ part: 'a' }] }),
  },
  outputs: {
    left: { kind: 'money', label: 'Price after discount' },
    share: { kind: 'percent', label: 'Share left' },
    dear: { kind: 'text', label: 'Dear' },
  },
  compute: ({ price, discount }: { price: number; discount: number }) =>
    price === 0
      ? { problem: true, field: 'price', message: 'must be above 0' }
      : { left: price * (1 - discount), share: 1 - discount, dear: price > 100 ? 'yes' : 'no' },
  steps: [],
  formula: 'price less discount',
  limits: [],
  sources: [],
} as unknown as AnyCalculator
const declaration = declare('discounts', 'Discounts', calculator)
const values = (price: number, discount: number, parts: string[] = ['a']) => ({
  price,
  discount,
  note: 'spring',
  parts: parts.map((part) => ({ part })),
})
const compared = (all: ReturnType<typeof values>[], from = 0) =>
  compareScenarios(
    declaration,
    all.map((one) => runScenario(calculator, declaration, one, { visitor, today: '2026-03-02' })),
    from,
  )

describe('scenarios side by side', () => {
  const found = compared([values(100, 0.1), values(120, 0.1), values(100, 0.25)])
  it('show the entries that differ and name those that do not', () => {
    expect(found.entries.map(({ label, texts }) => [label, ...texts])).toEqual([
      ['Price', '$100.00', '$120.00', '$100.00'],
      ['Discount', '10%', '10%', '25%'],
    ])
    expect(found.shared).toEqual([
      { label: 'Note', text: 'spring' },
      { label: 'Parts', text: 'Rows: 1' },
    ])
  })
  it('state differences in the unit of the figure, of percentages in points, and as a share', () => {
    expect(found.results.map(({ differences }) => differences)).toEqual([
      [undefined, '+$18.00 (+20.0%)', '−$15.00 (−16.7%)'],
      [undefined, undefined, '−15 points'],
      [undefined, undefined, undefined],
    ])
  })
  it('are measured from another one when that is wanted', () =>
    expect(compared([values(100, 0.1), values(120, 0.1)], 1).results[0]?.differences).toEqual([
      '−$18.00 (−16.7%)',
      undefined,
    ]))
  it('say why one has no answer, and show the others', () => {
    const [one, none] = [values(100, 0.1), values(0, 0.1)]
    const { problems, results } = compared([one, none])
    expect(problems).toEqual([undefined, 'Price must be above 0.'])
    expect(results[0]).toMatchObject({ texts: ['$90.00', undefined], differences: [undefined, undefined] })
  })
  it('tell tables apart by what is in them, not by how long they are', () =>
    expect(compared([values(1, 0), values(1, 0, ['b'])]).entries).toMatchObject([
      { label: 'Parts', texts: ['Rows: 1', 'Rows: 1'] },
    ]))

  const named = {
    tool: 'Discounts',
    names: ['=A', 'B, dearer', 'C'],
    addresses: ['https://example.com/#a=1', undefined, undefined],
    compared: found,
    about: { formula: 'price less discount', limits: [], sources: [] },
  }
  it('are saved as CSV in which no name runs as a formula', () => {
    const lines = scenarioCsv(named).split('\r\n')
    expect(lines[0]).toBe(`Entry or result,'=A,"B, dearer",C`)
    expect(lines[3]).toBe('Price after discount,$90.00,$108.00,$75.00')
    expect(lines[4]).toBe('"Price after discount, difference",,+$18.00 (+20.0%),−$15.00 (−16.7%)'.replace('+$', "'+$"))
  })
  it('are a document with every figure, and the addresses that there are', () => {
    const { blocks } = scenarioReport(named, createShow(visitor), '2026-03-02')
    const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []))
    expect(tables).toEqual([
      [
        ['Price after discount', '$90.00', '$108.00', '$75.00'],
        ['Price after discount, difference', '', '+$18.00 (+20.0%)', '−$15.00 (−16.7%)'],
        ['Share left', '90%', '90%', '75%'],
        ['Share left, difference', '', '', '−15 points'],
        ['Dear', 'no', 'yes', 'no'],
      ],
      [
        ['Price', '$100.00', '$120.00', '$100.00'],
        ['Discount', '10%', '10%', '25%'],
      ],
    ])
    expect(JSON.stringify(blocks)).toContain('https://example.com/#a=1')
  })
})

describe('a kept scenario', () => {
  const kept = {
    tool: 'vat',
    toolName: 'VAT',
    path: '/calculators/vat/',
    name: '',
    state: 'a=1',
    figures: [{ label: 'Tax', text: '£4' }],
  }
  it('is read back', () => expect(parseScenario(structuredClone(kept))).toEqual(kept))
  it.each([
    { ...kept, path: '//example.com/' },
    { ...kept, path: 'javascript:alert(1)' },
    { ...kept, path: 'https://example.com/' },
    { ...kept, name: 3 },
    { ...kept, figures: [{ label: 'Tax' }] },
    { ...kept, figures: 'none' },
    [kept],
    null,
    'vat',
  ])('is nothing that leads elsewhere or has another shape: %j', (raw) => expect(parseScenario(raw)).toBeUndefined())
})
