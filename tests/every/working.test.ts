import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { defineCalculator, integer, money, percent } from '@/lib/kits/calculator'
import type { AnyCalculator, Line } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { answer } from './answer'
import { compiledCalculators, isDrawn, provedTools } from './compiled'
import { readWorking } from './read-working'
import { validValues } from './values'

/** 100 × 3 at 20% off is 240; a third of it 80. */
function shopping(steps: readonly Line<'total' | 'share' | 'boxes'>[]) {
  return defineCalculator({
    inputs: {
      price: money('Price', { initial: 100, negative: true }),
      pieces: integer('Pieces', { initial: 3 }),
      discount: percent('Discount', { initial: 0.2 }),
      fee: money('Fee', { initial: 0, optional: true }),
    },
    outputs: {
      total: { kind: 'money', label: 'To pay' },
      share: { kind: 'money', label: 'Each', optional: true },
      boxes: { kind: 'count', label: 'Boxes of two', unit: 'boxes' },
    },
    formula: 'price × pieces × (1 − discount) + fee',
    limits: [],
    sources: [{ title: 'none' }],
    compute: ({ price, pieces, discount, fee = 0 }) => {
      const total = price * pieces * (1 - discount) + fee
      return { total, share: pieces === 0 ? undefined : total / pieces, boxes: Math.ceil(pieces / 2) }
    },
    steps,
    examples: [{ name: 'none', given: {}, expect: {} }],
  })
}
const right: readonly Line<'total' | 'share' | 'boxes'>[] = [
  { as: 'full', in: 'money', finds: 'Before the discount', is: '{price} × {pieces} pieces' },
  { gives: 'total', is: '{full} × (1 − {discount})[ + {fee}]' },
  { gives: 'share', is: '{total} ÷ {pieces}', unless: { field: 'pieces', is: 1 } },
  { gives: 'boxes', is: '{pieces} ÷ 2', rounded: 'up' },
]
const wrong = (at: number, line: Partial<Line<'total'>>) =>
  shopping(right.map((one, index) => (index === at ? ({ ...one, ...line } as typeof one) : one)))

function faultsOf(calculator: ReturnType<typeof shopping>, given: AnyValues = {}, region = 'us') {
  const any = calculator as unknown as AnyCalculator
  return readWorking(any, initialValues(any.inputs, given), regionOf(region)).faults
}

describe('a line of working', () => {
  it('is written with the visitor’s numbers, currency and rounding', () => {
    expect(answer(shopping(right), {}).steps).toEqual([
      { finds: 'Before the discount', working: '$100.00 × 3 pieces', gives: '$300.00' },
      { finds: 'To pay', working: '$300.00 × (1 − 20%)', gives: '$240.00' },
      { finds: 'Each', working: '$240.00 ÷ 3', gives: '$80.00' },
      { finds: 'Boxes of two', working: '3 ÷ 2 = 1.50, rounded up', gives: '2\u00A0boxes' },
    ])
    expect(answer(shopping(right), { price: -1.5, pieces: 4, fee: 0.25 }, 'de').steps).toEqual([
      { finds: 'Before the discount', working: '−1,50\u00A0€ × 4 pieces', gives: '−6,00\u00A0€' },
      { finds: 'To pay', working: '−6,00\u00A0€ × (1 − 20%) + 0,25\u00A0€', gives: '−4,55\u00A0€' },
      { finds: 'Each', working: '−4,55\u00A0€ ÷ 4', gives: '−1,14\u00A0€' },
      { finds: 'Boxes of two', working: '4 ÷ 2', gives: '2\u00A0boxes' },
    ])
  })
  it('rounds what it finds to cents as amounts are rounded', () => {
    const found = (rounded: 'cents' | undefined) =>
      answer(shopping([{ finds: 'x', as: 'x', in: 'number', decimals: 4, is: '{price} × 50 ÷ 100', rounded }]), {
        price: 1.15,
      }).steps[0]?.gives
    expect([found(undefined), found('cents')]).toEqual(['0.5750', '0.5800'])
  })
  it('stands only where its figures have values and its condition holds', () => {
    const headings = (pieces: number) => answer(shopping(right), { pieces }).steps.map(({ finds }) => finds)
    expect(headings(0)).toEqual(['Before the discount', 'To pay', 'Boxes of two'])
    expect(headings(1)).toEqual(['Before the discount', 'To pay', 'Boxes of two'])
  })
  it('puts a negative figure in brackets behind an operator and before a power', () => {
    const lines: readonly Line<'total'>[] = [{ finds: 'x', as: 'x', in: 'money', is: '2 − {price} + {price}²' }]
    expect(answer(shopping(lines), { price: -3 }).steps[0]).toMatchObject({
      working: '2 − (−$3.00) + (−$3.00)²',
      gives: '$14.00',
    })
  })
  it('writes its constants as the region does, with all their digits', () => {
    const lines: readonly Line<'total'>[] = [{ finds: 'x', as: 'x', in: 'number', is: '{pieces} lb × 0.45359237' }]
    expect(answer(shopping(lines), {}, 'de').steps[0]?.working).toBe('3 lb × 0,45359237')
  })
  it('names the row whose number is a result', () => {
    const balances = defineCalculator({
      inputs: { paid: money('Paid', { initial: 30 }) },
      outputs: {
        lowestAt: { kind: 'count', label: 'Lowest in month' },
        lowest: { kind: 'money', label: 'Lowest' },
        months: { kind: 'table', label: 'Months', columns: { opening: { kind: 'money', label: 'Opening' } } },
      },
      formula: 'opening − paid',
      limits: [],
      sources: [{ title: 'none' }],
      compute: ({ paid }) => ({ lowestAt: 2, lowest: 20 - paid, months: [{ opening: 90 }, { opening: 20 }] }),
      steps: [{ gives: 'lowest', is: '{months.lowestAt.opening} − {paid}' }],
      examples: [{ name: 'none', given: {}, expect: {} }],
    })
    expect(answer(balances, {}).steps).toEqual([{ finds: 'Lowest', working: '$20.00 − $30.00', gives: '−$10.00' }])
  })
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['100 − 10 − 1', 89],
    ['100 ÷ 10 ÷ 2', 5],
    ['2^3^2', 512],
    ['−3²', -9],
    ['2 × −3', -6],
    ['√(9 + 16) m²', 5],
    ['max(2, 5 − 1, 3) − min(1, 2)', 3],
    ['ln(e^2) × ½', 1],
    ['8 × tan(π ÷ 4) ÷ 2', 4],
    ['(1 + 50 ÷ 100)^2, rounded', 2.25],
  ])('works out %s', (is, value) => {
    const lines: readonly Line<'total'>[] = [
      { as: 'x', in: 'number', is },
      { finds: 'y', as: 'y', in: 'number', is: '{x}' },
    ]
    expect(answer(shopping(lines), {}).steps[0]?.working).toBe(String(value).replace('-', '−'))
  })
})

describe('the reader of working', () => {
  it('agrees with lines that are right, in every way of writing numbers', () => {
    for (const region of ['us', 'de', 'in', 'jp', 'ch'])
      for (const given of [{}, { price: -0.015, pieces: 7, fee: 1234.5 }, { price: 1e9 + 0.37, pieces: 1 }])
        expect(faultsOf(shopping(right), given, region)).toEqual([])
  })
  it.each<[string, number, Partial<Line<'total'>>]>([
    ['a swapped operator', 1, { is: '{full} × (1 + {discount})[ + {fee}]' }],
    ['a wrong operator on the way', 0, { is: '{price} + {pieces}' }],
    ['another name', 1, { is: '{price} × (1 − {discount})' }],
    ['another constant', 3, { is: '{pieces} ÷ 5' }],
    ['a missing bracket', 1, { is: '{full} × 1 − {discount}' }],
    ['the wrong way of rounding', 3, { rounded: 'down' }],
    ['no rounding', 3, { rounded: undefined }],
    ['a name that is none', 1, { is: '{ful} × (1 − {discount})' }],
    ['a condition on nothing', 2, { unless: { field: 'peaces', is: 1 } }],
    ['a sum behind words', 1, { is: '{full} × (1 − {discount}) 5' }],
  ])('catches %s', (_, at, line) => {
    expect(faultsOf(wrong(at, line))).not.toEqual([])
  })
  it('catches a cent that the printed digits do not allow', () => {
    const calculator = wrong(1, { is: '{full} × (1 − {discount}) + 0.004' })
    expect(faultsOf(calculator)).toHaveLength(1)
  })
  it('catches a figure found on the way that no line uses', () => {
    expect(faultsOf(shopping([{ finds: 'x', as: 'x', in: 'money', is: '{price}' }]))).toEqual([
      'x is found and no line uses it, so that no result proves it',
    ])
  })
})

const calculators = await compiledCalculators(provedTools)

describe.each(calculators)('working of $folder/$id', ({ id, definition, module, cases }) => {
  const calculator = { ...definition, ...module }
  const read = (values: Parameters<typeof readWorking>[1], region: string) =>
    readWorking(calculator, values, regionOf(region))

  const given = [
    { given: {}, region: 'global' },
    ...definition.examples.map((example) => ({ given: example.given, region: 'us' })),
    ...cases.map((one) => ({ given: one.given, region: one.region ?? 'global' })),
  ]
  const initials = given.map((one) => [initialValues(definition.inputs, one.given), one.region] as const)

  it('comes to its results in every example and case', () => {
    expect(initials.flatMap(([values, region]) => read(values, region).faults)).toEqual([])
  })

  it.runIf(isDrawn({ id })).each(['us', 'de', 'jp'])('comes to its results whatever is entered, in %s', (region) => {
    fc.assert(
      fc.property(validValues(definition.inputs), (values) => {
        expect(read(values, region).faults).toEqual([])
      }),
      { seed: 20260113, numRuns: 60 },
    )
  })

  it.runIf(isDrawn({ id }) && Array.isArray(definition.steps))('prints each of its lines for some entry', () => {
    const drawn = fc.sample(validValues(definition.inputs), { seed: 20260114, numRuns: 100 })
    const shown = [...initials, ...drawn.map((values) => [values, 'us'] as const)].flatMap(([values, region]) => [
      ...read(values, region).shown,
    ])
    const lines = Array.isArray(module.steps) ? (module.steps as readonly Line[]) : []
    const printed = lines.filter((line) => line.finds !== undefined || 'gives' in line)
    expect(printed.filter((line) => !shown.includes(line))).toEqual([])
  })
})
