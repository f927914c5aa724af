import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import type { AnyResults, TableRow } from '@/lib/kits/calculator/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { compiledCalculators } from '../every/compiled'
import { validValues } from '../every/values'

const calculators = await compiledCalculators()
/** No, two and three decimals. */
const currencies = [
  ['JPY', 0],
  ['USD', 2],
  ['BHD', 3],
] as const

/** What one schedule must add up to, with every amount in whole minor units. */
type Check = (read: Reader, values: AnyValues) => void
interface Reader {
  amount(output: string): number
  sum(table: string, column: string): number
  last(table: string, column: string): number
  rows(table: string): readonly TableRow[]
}

const checks: Record<string, Check> = {
  'loan-emi-calculator': ({ amount, sum, last }) => {
    expect(last('schedule', 'closing')).toBe(0)
    expect(sum('schedule', 'payment')).toBe(amount('lent') + sum('schedule', 'interest'))
    expect(sum('schedule', 'payment')).toBe(amount('total'))
    expect(sum('years', 'payment')).toBe(amount('total'))
    expect(sum('years', 'interest')).toBe(amount('interest'))
    expect(last('schedule', 'payment')).toBe(amount('last'))
  },
  'mortgage-calculator': ({ amount, sum, last }) => {
    expect(last('schedule', 'closing')).toBe(0)
    expect(sum('schedule', 'paid')).toBe(amount('loan') + amount('interest'))
    expect(sum('years', 'principal')).toBe(amount('loan'))
    expect(sum('years', 'paid')).toBe(sum('schedule', 'paid') + sum('years', 'costs'))
    expect(sum('years', 'paid')).toBe(amount('total'))
  },
  'car-loan': ({ sum, last }) => {
    expect(last('schedule', 'closing')).toBe(0)
    const principal = sum('schedule', 'payment') + sum('schedule', 'extra') - sum('schedule', 'interest')
    expect(principal).toBeGreaterThan(0)
  },
  'loan-prepayment': ({ amount, sum, last }) => {
    expect(last('schedule', 'closing')).toBe(0)
    const owed = sum('schedule', 'paymentBefore') - amount('interestBefore')
    expect(sum('schedule', 'payment') + sum('schedule', 'prepaid')).toBe(owed + amount('interest'))
    expect(sum('years', 'instalments')).toBe(sum('schedule', 'payment'))
    expect(sum('years', 'prepaid')).toBe(amount('prepaid'))
  },
  'debt-consolidation': ({ amount, sum }) => {
    expect(sum('list', 'first')).toBe(amount('paymentNow'))
  },
  'compound-interest': ({ amount, sum }, { direction }) => {
    if (direction === 'deposit') expect(sum('years', 'paid')).toBe(amount('paidIn'))
    expect(sum('years', 'interest')).toBe(amount('interest'))
  },
  investment: ({ amount, sum }) => {
    expect(sum('table', 'growth')).toBe(amount('growth'))
    expect(sum('table', 'fees')).toBe(amount('fees'))
    expect(sum('table', 'tax')).toBe(amount('tax'))
  },
  '401k': ({ amount, sum }) => {
    expect(sum('years', 'preTax') + sum('years', 'roth')).toBe(amount('paid'))
    expect(sum('years', 'match')).toBe(amount('matched'))
  },
}
/** Columns that are read along their row only and never added up. */
const notAdded = new Set(['worth', 'equity', 'real', 'vested'])

describe.each(calculators.filter(({ id }) => id in checks))('$id', ({ id, definition, module }) => {
  it.each(currencies)('adds up to the last coin in %s', (currency, digits) => {
    const scale = 10 ** digits
    const minor = (value: unknown) => Math.round((typeof value === 'number' ? value : 0) * scale)
    const show = createShow({ ...regionOf('us'), currency })
    fc.assert(
      fc.property(validValues(definition.inputs), (values) => {
        const results = module.compute(values, { region: 'us', currency, minorDigits: digits, show })
        if (isProblem(results)) return
        const read = readerOf(results, minor)
        const amounts = Object.entries(definition.outputs).flatMap(([name, output]) =>
          output.kind === 'table' && output.totals
            ? read
                .rows(name)
                .flatMap((row) =>
                  Object.entries(output.columns).flatMap(([column, { kind }]) =>
                    kind === 'money' && !notAdded.has(column) ? [row[column] ?? 0] : [],
                  ),
                )
            : [],
        )
        // Beyond this a double no longer holds an amount with its decimals, and rounding it says nothing.
        if (amounts.some((one) => Math.abs(Number(one)) * scale > 2 ** 46)) return
        expect(amounts.filter((one) => minor(one) / scale !== one)).toEqual([])
        checks[id]?.(read, values)
      }),
      { seed: 20260101, numRuns: 120 },
    )
  })
})

function readerOf(results: AnyResults, minor: (value: unknown) => number): Reader {
  const rows = (table: string) => results[table] as readonly TableRow[]
  return {
    amount: (output) => minor(results[output]),
    sum: (table, column) => rows(table).reduce((sum, row) => sum + minor(row[column]), 0),
    last: (table, column) => minor(rows(table).at(-1)?.[column]),
    rows,
  }
}
