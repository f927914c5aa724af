import { describe, expect, it } from 'vitest'
import forecast from '@/lib/calculators/cash-flow/cash-flow-forecast'
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
