import { describe, expect, it } from 'vitest'
import forecast from '@/lib/tools/calculators/cash-flow/cash-flow-forecast'
import { initialValues } from '@/lib/kits/fields/initial'
import type { Field } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { answer } from '../every/answer'

type Given = Parameters<typeof answer<typeof forecast.inputs, typeof forecast.outputs>>[1]

const idle = Array.from({ length: 13 }, () => ({ sales: 0, purchases: 0 }))
/** Thirteen weeks from Monday 4 January to Sunday 4 April 2027 in which nothing is paid but what a test names. */
const weeks: Given = {
  period: 'weeks',
  start: '2027-01-04',
  plan: idle,
  earlier: [],
  pay: 0,
  rent: 0,
  repay: 0,
  dated: [],
}

describe('a known payday after the first day', () => {
  const paid = (given: Given) => {
    const { results } = answer(forecast, { ...weeks, ...given })
    return results.outflows.map(({ payroll, rent, repaid }) => (payroll ?? 0) + (rent ?? 0) + (repaid ?? 0))
  }

  it('keeps the paydays before it: thirteen Fridays from any of them', () => {
    for (const payFirst of ['2027-01-08', '2027-03-05', '2027-04-02', '2031-01-03', '2099-12-25', '1990-01-05'])
      expect(paid({ pay: 1000, payEvery: 'weekly', payFirst })).toEqual(idle.map(() => 1000))
  })

  it('keeps every second Friday: from 19 February back to 8 January, and on', () => {
    // 8 and 22 January, 5 and 19 February, 5 and 19 March, 2 April: weeks 1, 3, 5 … 13.
    expect(paid({ pay: 1000, payEvery: 'fortnightly', payFirst: '2027-02-19' })).toEqual(
      idle.map((_, index) => (index % 2 === 0 ? 1000 : 0)),
    )
  })

  it('keeps rent days of earlier months and quarters', () => {
    // 31 January is the Sunday of week 4, 28 February that of week 8, 31 March a Wednesday in week 13.
    const ends = idle.map((_, index) => ([3, 7, 12].includes(index) ? 500 : 0))
    expect(paid({ rent: 500, rentEvery: 'monthly', rentFirst: '2027-03-31' })).toEqual(ends)
    expect(paid({ rent: 500, rentEvery: 'monthly', rentFirst: '2028-05-31' })).toEqual(ends)
    // 25 June, 25 March, 25 December: only 25 March, in week 12.
    expect(paid({ rent: 500, rentEvery: 'quarterly', rentFirst: '2027-06-25' })).toEqual(
      idle.map((_, index) => (index === 11 ? 500 : 0)),
    )
  })

  it('keeps earlier instalments of a loan', () => {
    // 15 January (week 2), 15 February (week 7), 15 March (week 11).
    expect(paid({ repay: 90, repayEvery: 'monthly', repayFirst: '2027-03-15' })).toEqual(
      idle.map((_, index) => ([1, 6, 10].includes(index) ? 90 : 0)),
    )
  })
})

describe('twelve months after the thirteen weeks of the example', () => {
  it('has an example of its own, in months', () => {
    const { plan, earlier, monthlyPlan, monthlyEarlier } = forecast.inputs
    const values = initialValues(forecast.inputs, { period: 'months' })
    const shown = Object.entries<Field>(forecast.inputs).flatMap(([name, field]) =>
      isShown(field, values) ? [name] : [],
    )
    expect(shown).toEqual(expect.arrayContaining(['monthlyPlan', 'monthlyEarlier', 'monthlyNextLag', 'monthlyLag']))
    for (const weekly of ['plan', 'earlier', 'nextLag', 'laterLag', 'lag', 'worstLate'])
      expect(shown).not.toContain(weekly)
    expect(monthlyPlan.initial).toHaveLength(12)
    // A month of the same business invoices about four and a third weeks.
    const mean = (rows: readonly { sales: number }[]) => rows.reduce((sum, { sales }) => sum + sales, 0) / rows.length
    expect(mean(monthlyPlan.initial) / mean(plan.initial)).toBeGreaterThan(3.9)
    expect(mean(monthlyPlan.initial) / mean(plan.initial)).toBeLessThan(4.8)
    expect(mean(monthlyEarlier.initial) / mean(earlier.initial)).toBeGreaterThan(3.9)
  })

  it('answers from months alone, and leaves out nothing of them', () => {
    const { results } = answer(forecast, { period: 'months' })
    expect(results.balances).toHaveLength(12)
    expect(results.outside).toBeUndefined()
    // 40% of 92,000 + 35% of 90,000 after one month + 23% of 104,000 after two; suppliers are paid after one month.
    expect(results.inflows[0]?.sales).toBe(36_800 + 31_500 + 23_920)
    expect(results.outflows[0]?.suppliers).toBe(48_000)
    const typed = answer(forecast, {
      period: 'months',
      plan: idle,
      earlier: [],
      nextLag: 9,
      laterLag: 9,
      lag: 9,
      worstLate: 9,
    })
    expect(typed.results).toEqual(results)
  })

  it('writes its working from the months', () => {
    const { steps } = answer(forecast, {
      period: 'months',
      monthlyPlan: [{ sales: 100, purchases: 0 }],
      monthlyEarlier: [
        { sales: 300, purchases: 0 },
        { sales: 400, purchases: 0 },
      ],
    })
    // 40% of this month's sales, 35% of the last one's, 23% of the one before.
    const receipts = steps.find(({ finds }) => finds.startsWith('Receipts from sales'))
    expect(receipts?.working).toBe('$40.00 + $105.00 + $92.00')
  })

  it('names the single items outside it', () => {
    const dated = [{ kind: 'tax', on: '2027-01-03', amount: 1 }] as const
    expect(answer(forecast, { ...weeks, dated }).results.outside?.says).toBe(
      'Not in the forecast, which runs from Jan 4, 2027 and ends before Apr 5, 2027: single items outside it (1).',
    )
  })
})
