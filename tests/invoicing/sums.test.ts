import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { sumsOf } from '@/lib/subjects/invoicing/sums'
import type { InvoiceInput, InvoiceSums, Tax } from '@/lib/subjects/invoicing/types'

function good(input: InvoiceInput): InvoiceSums {
  const sums = sumsOf(input)
  if (isProblem(sums)) throw new Error(`${sums.field}: ${sums.message}`)
  return sums
}

const vat = (percent: string): Tax => ({ name: 'VAT', category: percent === '0' ? 'Z' : 'S', percent })
const base = { currency: 'EUR', prices: 'without tax', rounding: 'document' } as const
const line = (quantity: string, unitPrice: string, ...taxes: Tax[]) => ({ description: '', quantity, unitPrice, taxes })

describe('worked out by hand', () => {
  it('rounds per document or per line: three times 0.33 at 10%', () => {
    const lines = [1, 2, 3].map(() => line('1', '0.33', vat('10')))
    // 0.99 × 10% = 0.099; 0.33 × 10% = 0.033, three times 0.03.
    expect(good({ ...base, lines }).tax).toBe(10)
    expect(good({ ...base, rounding: 'line', lines }).tax).toBe(9)
  })

  it('rounds halves away from zero: 1.005 is 1.01, and returned −1.01', () => {
    expect(good({ ...base, lines: [line('1', '1.005')] }).total).toBe(101)
    expect(good({ ...base, lines: [line('-1', '1.005')] }).total).toBe(-101)
  })

  it('takes GST of one eleventh out of a price that contains 10%', () => {
    // Australian Taxation Office: divide the GST-inclusive price by 11.
    const sums = good({ ...base, currency: 'AUD', prices: 'with tax', lines: [line('1', '110', vat('10'))] })
    expect([sums.net, sums.tax, sums.total]).toEqual([10000, 1000, 11000])
  })

  it('takes equal CGST and SGST out of a price that contains both', () => {
    const taxes: Tax[] = ['CGST', 'SGST'].map((name) => ({ name, category: 'S', percent: '9' }))
    const sums = good({ ...base, currency: 'INR', prices: 'with tax', lines: [line('1', '100', ...taxes)] })
    // 100 × 9 ÷ 118 = 7.627…
    expect(sums.taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['CGST', 763],
      ['SGST', 763],
    ])
    expect([sums.net, sums.total]).toEqual([8474, 10000])
  })

  it('withholds IRPF from the amount without VAT', () => {
    // 1,000 + 21% VAT − 15% IRPF = 1,060, as on every invoice of a Spanish freelancer.
    const sums = good({
      ...base,
      lines: [line('1', '1000', vat('21'))],
      withholdings: [{ name: 'IRPF', percent: '15', of: 'net' }],
    })
    expect([sums.due, sums.withheld, sums.toPay]).toEqual([121000, [{ name: 'IRPF', amount: 15000 }], 106000])
  })

  it('rounds cash to five rappen', () => {
    const sums = (price: string) => good({ ...base, currency: 'CHF', lines: [line('1', price)], cashStep: '0.05' })
    expect([sums('12.37').toPay, sums('12.38').toPay, sums('12.375').toPay]).toEqual([1235, 1240, 1240])
    expect(sums('12.37')).toMatchObject({ total: 1237, rounding: -2, due: 1235 })
  })

  it('counts yen without decimals and dinars with three', () => {
    expect(good({ ...base, currency: 'JPY', lines: [line('3', '33.5', vat('10'))] })).toMatchObject({
      net: 101,
      tax: 10,
    })
    expect(good({ ...base, currency: 'KWD', lines: [line('1', '1.2345', vat('5'))] })).toMatchObject({
      net: 1235,
      tax: 62,
    })
  })

  it('spreads a discount on the whole over the rates by their amounts', () => {
    const sums = good({
      ...base,
      lines: [line('1', '300', vat('20')), line('1', '100', vat('0'))],
      adjustments: [{ is: 'discount', size: { percent: '10' } }],
    })
    // 40 off: 30 of the 300, 10 of the 100.
    expect(sums.taxes.map(({ percent, taxable, amount }) => [percent, taxable, amount])).toEqual([
      ['20', 27000, 5400],
      ['0', 9000, 0],
    ])
    expect([sums.discounts, sums.net, sums.total]).toEqual([4000, 36000, 41400])
  })

  it('takes a line discount of nothing and of all', () => {
    const of = (percent: string) =>
      good({
        ...base,
        lines: [{ ...line('2', '50', vat('20')), adjustments: [{ is: 'discount', size: { percent } }] }],
      })
    expect(of('0').total).toBe(12000)
    expect(of('100').total).toBe(0)
  })

  it('asks for a deposit of what is to be paid', () => {
    const sums = good({ ...base, lines: [line('1', '99.99')], deposit: { percent: '50' } })
    expect([sums.deposit, sums.balance]).toEqual([5000, 4999])
  })

  it('prices by the hundred', () => {
    expect(good({ ...base, lines: [{ ...line('250', '7.2'), per: '100' }] }).total).toBe(1800)
  })
})

describe('refuses', () => {
  const bad: [string, Partial<InvoiceInput>][] = [
    ['currency', { currency: 'euro' }],
    ['lines', { lines: [] }],
    ['lines.0.quantity', { lines: [line('two', '1')] }],
    ['lines.0.unitPrice', { lines: [line('1', '-1')] }],
    ['lines.0.per', { lines: [{ ...line('1', '1'), per: '0' }] }],
    ['lines.0.unitPrice', { lines: [line('1e15', '1e15')] }],
    ['lines.0.taxes.0', { lines: [line('1', '1', { name: 'VAT', category: 'S', percent: '0' })] }],
    ['lines.0.taxes.0', { lines: [line('1', '1', { name: 'VAT', category: 'AE', percent: '20' })] }],
    ['lines.0.taxes.0', { lines: [line('1', '1', vat('-5'))] }],
    ['lines.0.taxes', { lines: [line('1', '1', vat('20'), vat('20.0'))] }],
    [
      'lines.1.taxes',
      { lines: [line('1', '1', vat('20')), line('1', '1', { name: 'VAT', category: 'O', percent: '0' })] },
    ],
    [
      'lines.0.adjustments.0',
      { lines: [{ ...line('1', '10'), adjustments: [{ is: 'discount', size: { amount: '11' } }] }] },
    ],
    [
      'lines.0.adjustments.0',
      { lines: [{ ...line('1', '10'), adjustments: [{ is: 'discount', size: { percent: '101' } }] }] },
    ],
    ['adjustments.0', { adjustments: [{ is: 'discount', size: { amount: '11' } }] }],
    ['cashStep', { cashStep: '0.001' }],
    ['deposit', { deposit: { amount: '11' } }],
    ['withholdings.0', { withholdings: [{ name: 'TDS', percent: '101', of: 'net' }] }],
  ]
  it.each(bad)('%s', (field, change) => {
    const input: InvoiceInput = { ...base, lines: [line('1', '10')], ...change }
    expect(sumsOf(input)).toMatchObject({ problem: true, field })
  })
})

const rates = fc.constantFrom('0', '5', '7.7', '19', '20', '290')
const decimals = (most: number) => fc.integer({ min: 0, max: most }).map((digits) => (digits / 10_000).toFixed(4))
const taxes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('VAT', 'CGST', 'SGST'), rates), { maxLength: 3, selector: ([name]) => name })
  .map((all) => all.map(([name, percent]): Tax => ({ ...vat(percent), name })))
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => ({ percent: String(tenths / 10) })),
  decimals(50_000).map((amount) => ({ amount })),
)
const adjustment = fc.record({ is: fc.constantFrom('discount' as const, 'charge' as const), size: sizes })
const inputs: fc.Arbitrary<InvoiceInput> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'INR'),
  prices: fc.constantFrom('without tax' as const, 'with tax' as const),
  rounding: fc.constantFrom('document' as const, 'line' as const),
  lines: fc.array(
    fc.record({
      description: fc.constant(''),
      quantity: fc.tuple(fc.constantFrom('', '', '', '-'), decimals(1_000_000)).map(([sign, size]) => sign + size),
      unitPrice: decimals(100_000_000),
      adjustments: fc.array(adjustment, { maxLength: 2 }),
      taxes,
    }),
    { minLength: 1, maxLength: 12 },
  ),
  adjustments: fc.array(adjustment, { maxLength: 2 }),
  prepaid: fc.array(decimals(1_000_000), { maxLength: 2 }),
  cashStep: fc.constantFrom('1', '5', '10'),
  withholdings: fc.array(
    fc.record({
      name: fc.constant('TDS'),
      percent: rates.filter((rate) => rate !== '290'),
      of: fc.constantFrom('net' as const, 'total' as const),
    }),
    { maxLength: 1 },
  ),
})

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('whatever is entered', () => {
  it('adds up: lines, table of taxes and totals (BR-CO-10 to BR-CO-16, BR-S-8)', () => {
    let sums = 0
    fc.assert(
      fc.property(inputs, (input) => {
        const found = sumsOf(input)
        if (isProblem(found)) return
        sums += 1
        const { lines, adjustments, taxes: table } = found
        const parts = adjustments.flatMap((one) => one.parts)
        expect(found.lineNet).toBe(sum(lines.map(({ net }) => net)))
        expect(found.charges - found.discounts).toBe(sum(adjustments.map(({ net }) => net)))
        expect(found.net).toBe(found.lineNet - found.discounts + found.charges)
        expect(found.tax).toBe(sum(table.map(({ amount }) => amount)))
        expect(found.tax).toBe(sum([...lines, ...parts].map(({ tax }) => tax)))
        expect(found.total).toBe(found.net + found.tax)
        expect(found.due).toBe(found.total - found.prepaid + found.rounding)
        expect(found.toPay).toBe(found.due - sum(found.withheld.map(({ amount }) => amount)))
        expect((found.toPay % (Number(input.cashStep) * 10 ** found.digits)) + 0).toBe(0)
        for (const one of lines) {
          expect(one.priced).toBe(one.gross + sum(one.adjustments.map(({ amount }) => amount)))
          expect(one.total).toBe(one.net + one.tax)
          expect(input.prices === 'with tax' ? one.total : one.net).toBe(one.priced)
        }
        for (const row of table) {
          const isIn = (all: readonly Tax[]) =>
            all.some(({ name, percent }) => name === row.name && percent === row.percent)
          const members = [
            ...lines.filter((_, at) => isIn(input.lines[at]?.taxes ?? [])),
            ...parts.filter((part) => isIn(part.taxes)),
          ]
          expect(row.taxable).toBe(sum(members.map(({ net }) => net)))
        }
        if (input.prices === 'with tax')
          expect(found.total).toBe(found.linePriced + sum(adjustments.map(({ amount }) => amount)))
      }),
      { seed: 20261123, numRuns: 600 },
    )
    expect(sums).toBeGreaterThan(300)
  })

  it('charges each rate on its taxable amount, half away from zero (BR-CO-17), where rounding is per document', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const found = sumsOf({ ...input, prices: 'without tax', rounding: 'document' })
        if (isProblem(found)) return
        for (const { taxable, percent, amount } of found.taxes) {
          // In tenths of a percent of a minor unit: whole numbers.
          const thousandth = BigInt(taxable) * BigInt(Math.round(Number(percent) * 10))
          const magnitude = thousandth < 0n ? -thousandth : thousandth
          const rounded = (magnitude + 500n) / 1000n
          expect(BigInt(amount)).toBe(thousandth < 0n ? -rounded : rounded)
        }
      }),
      { seed: 20261124, numRuns: 500 },
    )
  })

  it('stays within one minor unit a line, per line or per document', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const [whole, lines] = (['document', 'line'] as const).map((rounding) => sumsOf({ ...input, rounding }))
        if (!whole || !lines || isProblem(whole) || isProblem(lines)) return
        const rounded = (input.lines.length + 10 * (input.adjustments?.length ?? 0)) * 3
        expect(Math.abs(whole.tax - lines.tax)).toBeLessThanOrEqual(rounded)
      }),
      { seed: 20261125, numRuns: 300 },
    )
  })
})
