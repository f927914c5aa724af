import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  monthsOfYear,
  posted,
  profitAndLoss,
  rateOn,
  ruleFor,
  taxByQuarter,
  yearOf,
  type Counted,
} from '@/lib/subjects/account-book/book'
import vectors from '../vectors/account-book/postings.json'

fc.configureGlobal({ seed: 20261128 })

describe('a posting', () => {
  it('is what decimal arithmetic gives, in four currencies with none to three decimals', () => {
    for (const [amount, currency, , rate, tax, base, , gross, part, net] of vectors) {
      const found = posted(
        { amount: Number(amount), currency: String(currency), rate: Number(rate), tax: Number(tax) },
        String(base),
      )
      expect([amount, currency, rate, tax, found]).toEqual([amount, currency, rate, tax, { gross, tax: part, net }])
    }
  })
  it('takes the tax of the receipt where it stands there', () => {
    // 25 of 120 at a rate of 0.9: 108 in all, 22.50 of it tax.
    expect(posted({ amount: 120, currency: 'USD', rate: 0.9, tax: 0.2, taxAmount: 25 }, 'EUR')).toEqual({
      gross: 10800,
      tax: 2250,
      net: 8550,
    })
  })
  it('in another currency has no value without a rate', () => {
    expect(posted({ amount: 1, currency: 'USD' }, 'EUR')).toBeUndefined()
  })
})

describe('rates', () => {
  const rates = [
    { currency: 'USD', day: '2026-03-01', rate: 0.9 },
    { currency: 'USD', day: '2026-01-01', rate: 0.8 },
    { currency: 'GBP', day: '2026-02-01', rate: 1.2 },
  ]
  it('hold from their day until the next', () => {
    expect(
      ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2027-01-01'].map((day) => rateOn(rates, 'USD', day)),
    ).toEqual([undefined, 0.8, 0.8, 0.9, 0.9])
  })
})

describe('rules', () => {
  const rules = [
    { contains: 'rail | taxi', direction: 'expense' as const },
    { contains: 'café', direction: 'any' as const, from: 5, to: 20 },
    { contains: '|', direction: 'any' as const },
    { contains: 'cafe', direction: 'income' as const },
  ]
  it('are tried in order, by words, way and amount', () => {
    const first = (text: string, amount: number, direction: 'expense' | 'income') =>
      ruleFor(rules, { text, amount, direction })
    expect([
      first('NATIONAL RAIL 12', 40, 'expense'),
      first('Refund rail', 40, 'income'),
      first('CAFÉ Sol', 12, 'expense'),
      first('Cafe Sol', 5, 'income'),
      first('Cafe Sol', 4.99, 'income'),
      first('Cafe Sol', 20.01, 'expense'),
      first('Bakery', 1, 'expense'),
    ]).toEqual([0, undefined, 1, 1, 3, undefined, undefined])
  })
})

describe('a business year', () => {
  it('may begin in any month', () => {
    expect(monthsOfYear(2026, 4)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ])
    expect([yearOf('2026-03-31', 4), yearOf('2026-04-01', 4), yearOf('2026-01-01', 1)]).toEqual([2025, 2026, 2026])
  })
})

const entry: fc.Arbitrary<Counted> = fc
  .record({
    day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-06-15', '2026-12-31', '2025-12-31'),
    direction: fc.constantFrom('expense' as const, 'income' as const),
    category: fc.constantFrom('', 'a', 'b'),
    project: fc.constant(''),
    net: fc.integer({ min: -100_000, max: 1_000_000 }),
    tax: fc.integer({ min: 0, max: 100_000 }),
  })
  .map((one) => ({ ...one, gross: one.net + one.tax }))

describe('profit and loss', () => {
  const months = monthsOfYear(2026, 1)
  it('adds up along both ways, to the cent, whatever is entered', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 60 }),
        fc.constantFrom('net' as const, 'gross' as const),
        (list, measure) => {
          const { income, expenses, incomeTotal, expenseTotal, net } = profitAndLoss(list, months, measure)
          const ofYear = list.filter(({ day }) => day.startsWith('2026'))
          const sum = (direction: string) =>
            ofYear.filter((one) => one.direction === direction).reduce((all, one) => all + one[measure], 0)
          expect([incomeTotal.total, expenseTotal.total, net.total]).toEqual([
            sum('income'),
            sum('expense'),
            sum('income') - sum('expense'),
          ])
          for (const [lines, total] of [
            [income, incomeTotal],
            [expenses, expenseTotal],
          ] as const) {
            expect(lines.reduce((all, one) => all + one.total, 0)).toBe(total.total)
            months.forEach((_, at) =>
              expect(lines.reduce((all, one) => all + (one.months[at] ?? 0), 0)).toBe(total.months[at]),
            )
            for (const one of [...lines, total])
              expect(one.months.reduce((all, minor) => all + minor, 0)).toBe(one.total)
          }
          // Without tax and with it differ by the tax of the quarters.
          const quarters = taxByQuarter(list, months)
          const owed = quarters.reduce((all, quarter) => all + quarter.owed, 0)
          const other = profitAndLoss(list, months, measure === 'net' ? 'gross' : 'net').net.total
          expect(measure === 'net' ? other - net.total : net.total - other).toBe(owed)
        },
      ),
    )
  })
  it('is what was worked out on paper', () => {
    const one = (
      day: string,
      direction: 'income' | 'expense',
      category: string,
      net: number,
      tax: number,
    ): Counted => ({ day, direction, category, project: '', net, tax, gross: net + tax })
    const list = [
      one('2026-01-10', 'income', 'Sales', 100_000, 20_000),
      one('2026-01-12', 'expense', 'Wood', 30_000, 6_000),
      one('2026-02-01', 'expense', 'Wood', -5_000, -1_000),
      one('2026-04-01', 'expense', 'Rent', 60_000, 0),
    ]
    const { expenses, net } = profitAndLoss(list, months, 'net')
    expect(expenses.map(({ name, total }) => [name, total])).toEqual([
      ['Rent', 60_000],
      ['Wood', 25_000],
    ])
    expect([net.months[0], net.months[1], net.months[3], net.total]).toEqual([70_000, 5_000, -60_000, 15_000])
    expect(taxByQuarter(list, months).map(({ output, input, owed }) => [output, input, owed])).toEqual([
      [20_000, 5_000, 15_000],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})
