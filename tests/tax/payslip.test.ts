import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payForTakeHome } from '@/lib/subjects/tax/net-to-gross'
import { payslipRows } from '@/lib/subjects/tax/payslip'

const amount = fc.integer({ min: 0, max: 50_000_000 }).map((cents) => cents / 100)

describe('a payslip', () => {
  it('adds up in every column, to the cent, and no line is more than a cent from its share', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 5 }), (pay, other, off) => {
        const left = off.reduce((rest, one) => rest - one, pay + other)
        const rows = payslipRows(
          [
            { item: 'Pay', amount: pay },
            { item: 'Interest', amount: other },
          ],
          off.map((one, at) => ({ item: `Deduction ${at}`, amount: one })),
          { item: 'Left', amount: left },
          { year: 1, month: 12, week: 52 },
          2,
        )
        for (const [period, divisor] of [
          ['year', 1],
          ['month', 12],
          ['week', 52],
        ] as const) {
          const cents = rows.map((row) => Math.round((row[period] ?? NaN) * 100))
          const taken = cents.slice(2, -1).reduce((sum, one) => sum + one, 0)
          expect((cents[0] ?? 0) + (cents[1] ?? 0) - taken).toBe(cents.at(-1))
          expect(Math.abs((cents.at(-1) ?? 0) - (left * 100) / divisor)).toBeLessThanOrEqual(0.51)
          // The largest takes the odd cents of the others, half a cent for each of them at most.
          off.forEach((one, at) =>
            expect(Math.abs((cents[at + 2] ?? 0) - (one * 100) / divisor)).toBeLessThanOrEqual(0.5 * (off.length + 3)),
          )
        }
      }),
      { seed: 11, numRuns: 300 },
    )
  })
  it('leaves the column of a period without hours empty', () => {
    const rows = payslipRows([{ item: 'Pay', amount: 10 }], [], { item: 'Left', amount: 10 }, { hour: 0 }, 2)
    expect(rows.map(({ hour }) => hour)).toEqual([null, null])
  })
})

describe('pay for a take-home', () => {
  // Half is taken above 1,000, and 300 at once for whoever earns 2,000.
  const takeHome = (pay: number) => pay - Math.max(0, pay - 1000) / 2 - (pay >= 2000 ? 300 : 0)

  it('is the lowest pay, to the cent, that leaves as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (cents) => {
        const pay = payForTakeHome(takeHome, cents / 100, { unit: 0.01, most: 1e6 })
        if (pay === undefined) throw new Error('There is a pay for each of these')
        expect(takeHome(pay)).toBeGreaterThanOrEqual(cents / 100 - 1e-5)
        if (pay > 0) expect(takeHome(pay - 0.01)).toBeLessThan(cents / 100)
      }),
      { seed: 12, numRuns: 300 },
    )
  })
  it('is none where no pay up to the limit leaves as much', () => {
    expect(payForTakeHome(() => 10, 11, { unit: 1, most: 1e6 })).toBeUndefined()
  })
  it('passes over pays without an answer', () => {
    expect(payForTakeHome((pay) => (pay < 50 ? undefined : pay), 20, { unit: 1, most: 1e6 })).toBe(50)
  })
})
