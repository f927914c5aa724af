import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payment } from '@/lib/subjects/finance/annuity'
import {
  lastInstalmentSentence,
  loanSchedule,
  scheduleByYear,
  type LoanSchedule,
  type LoanTerms,
  type ScheduleRow,
} from '@/lib/subjects/finance/loan-schedule'
import { paymentDate } from '@/lib/subjects/finance/payment-dates'

function schedule(terms: LoanTerms): LoanSchedule {
  const result = loanSchedule(terms)
  if (result.kind === 'refused') throw new Error(`refused: ${JSON.stringify(result)}`)
  return result
}

function total(rows: readonly ScheduleRow[], of: (row: ScheduleRow) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}

/** What must hold of every schedule, in whole minor units. */
function expectToAddUp(terms: LoanTerms, result: LoanSchedule): void {
  const { rows } = result
  let balance = terms.principalMinor
  const wrong = rows.filter((row) => {
    const { openingMinor, interestMinor, principalMinor, instalmentMinor, extraMinor, closingMinor } = row
    const continues = openingMinor === balance
    balance = closingMinor
    return !(
      continues &&
      [interestMinor, principalMinor, instalmentMinor, extraMinor].every(Number.isSafeInteger) &&
      instalmentMinor === principalMinor + interestMinor &&
      closingMinor === openingMinor + interestMinor - instalmentMinor - extraMinor &&
      closingMinor >= 0
    )
  })
  expect(wrong).toEqual([])
  expect(balance).toBe(0)
  expect(result.paidMinor).toBe(total(rows, (row) => row.instalmentMinor + row.extraMinor))
  expect(result.interestMinor).toBe(total(rows, (row) => row.interestMinor))
  expect(result.extraMinor).toBe(total(rows, (row) => row.extraMinor))
  expect(result.paidMinor).toBe(terms.principalMinor + result.interestMinor)
}

describe('A level loan', () => {
  it('follows a schedule worked by hand', () => {
    // 1,000.00 at 12 % a year in 3 monthly instalments of PMT(1%, 3, 1000) = 340.02211, paid as 340.02.
    // Interest: 10.00; (1000 − 330.02) × 1 % = 6.6998 → 6.70; (669.98 − 333.32) × 1 % = 3.3666 → 3.37.
    // Last payment: 336.66 + 3.37 = 340.03.
    const { rows, ...rest } = schedule({ principalMinor: 100_000, ratePerPeriod: 0.01, periods: 3 })
    expect(rows.map((row) => [row.interestMinor, row.principalMinor, row.instalmentMinor, row.closingMinor])).toEqual([
      [1000, 33_002, 34_002, 66_998],
      [670, 33_332, 34_002, 33_666],
      [337, 33_666, 34_003, 0],
    ])
    expect(rest).toEqual({
      kind: 'schedule',
      instalmentMinor: 34_002,
      paidMinor: 102_007,
      interestMinor: 2007,
      extraMinor: 0,
      absorbedMinor: 1,
    })
  })

  it('charges no interest at rate 0 and puts the odd cent in the last row', () => {
    const result = schedule({ principalMinor: 100_000, ratePerPeriod: 0, periods: 3 })
    expect(result.rows.map((row) => row.instalmentMinor)).toEqual([33_333, 33_333, 33_334])
    expect(result.absorbedMinor).toBe(1)
  })

  it('stays within half a minor unit a row of the unrounded loan', () => {
    const result = schedule({ principalMinor: 250_000_000, ratePerPeriod: 0.105 / 12, periods: 240 })
    // PMT(10.5%/12, 240, 2500000) = -24959.49717
    expect(result.instalmentMinor).toBe(2_495_950)
    expect(result.rows).toHaveLength(240)
    const exact = -240 * (payment(0.105 / 12, 240, 250_000_000) ?? NaN)
    expect(Math.abs(result.paidMinor - exact)).toBeLessThan(240)
  })

  it('always adds up (seeded)', () => {
    const terms = fc.record({
      principalMinor: fc.integer({ min: 10_000, max: 100_000_000_000 }),
      ratePerPeriod: fc.double({ min: 0, max: 0.05, noNaN: true }),
      periods: fc.integer({ min: 1, max: 480 }),
    })
    fc.assert(
      fc.property(terms, (given) => {
        const result = loanSchedule(given)
        // Very long terms at high rates: the rounded instalment is only the interest, and that is said.
        if (result.kind === 'refused') expect(result.reason).toBe('instalment-too-small')
        else expectToAddUp(given, result)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('The longest schedule', () => {
  it('has 20,000 rows', () => {
    const cent = { ratePerPeriod: 0, instalmentMinor: 1 }
    expect(schedule({ ...cent, principalMinor: 20_000 }).rows).toHaveLength(20_000)
    expect(loanSchedule({ ...cent, principalMinor: 20_001 })).toEqual({ kind: 'refused', reason: 'too-long' })
  })
})

describe('Every combination of terms', () => {
  it('leaves the last row only what rounding left over (seeded)', () => {
    const terms = fc.record({
      principalMinor: fc.integer({ min: 10_000_000, max: 100_000_000 }),
      ratePerPeriod: fc.double({ min: 0.001, max: 0.01, noNaN: true }),
      periods: fc.integer({ min: 6, max: 36 }),
      balloonMinor: fc.constantFrom(0, 4_000_000),
      advanceInstalments: fc.constantFrom(0, 1, 3),
      moratorium: fc.record({
        periods: fc.integer({ min: 0, max: 9 }),
        interest: fc.constantFrom('paid' as const, 'capitalised' as const, 'accrued' as const),
      }),
    })
    fc.assert(
      fc.property(terms, (given) => {
        // Half a minor unit of each instalment and each row’s interest, grown by at most 1.01^45.
        expect(Math.abs(schedule(given).absorbedMinor)).toBeLessThanOrEqual(
          1.6 * (given.periods + given.moratorium.periods + given.advanceInstalments),
        )
      }),
      { seed: 12, numRuns: 100 },
    )
  })

  it('adds up or is refused with a reason (seeded)', () => {
    const terms = fc.record({
      principalMinor: fc.integer({ min: 1000, max: 1_000_000_000 }),
      ratePerPeriod: fc.double({ min: 0, max: 0.03, noNaN: true }),
      periods: fc.integer({ min: 2, max: 120 }),
      balloonMinor: fc.constantFrom(0, 0, 500),
      advanceInstalments: fc.constantFrom(0, 0, 1),
      moratorium: fc.record({
        periods: fc.integer({ min: 0, max: 24 }),
        interest: fc.constantFrom('paid' as const, 'capitalised' as const, 'accrued' as const),
      }),
      extrasReduce: fc.constantFrom('term' as const, 'instalment' as const),
      extraPayments: fc.array(
        fc.record({
          amountMinor: fc.integer({ min: 0, max: 10_000_000 }),
          from: fc.integer({ min: 1, max: 60 }),
          every: fc.constantFrom(1, 12, 500),
        }),
        { maxLength: 3 },
      ),
      rateChanges: fc.array(
        fc.record({
          from: fc.integer({ min: 1, max: 60 }),
          ratePerPeriod: fc.double({ min: 0, max: 0.03, noNaN: true }),
          keep: fc.constantFrom('term' as const, 'instalment' as const),
        }),
        { maxLength: 2 },
      ),
    })
    let made = 0
    fc.assert(
      fc.property(terms, (given) => {
        const result = loanSchedule(given)
        if (result.kind === 'refused') {
          expect(['instalment-too-small', 'too-long']).toContain(result.reason)
          return
        }
        made++
        expectToAddUp(given, result)
      }),
      { seed: 11, numRuns: 500 },
    )
    expect(made).toBeGreaterThan(300)
  })
})

describe('Refusals', () => {
  it('refuses an instalment that does not exceed the interest, and says what the interest is', () => {
    const terms = { principalMinor: 100_000, ratePerPeriod: 0.01 }
    for (const instalmentMinor of [999, 1000]) {
      expect(loanSchedule({ ...terms, instalmentMinor })).toEqual({
        kind: 'refused',
        reason: 'instalment-too-small',
        period: 1,
        instalmentMinor,
        interestMinor: 1000,
      })
    }
    expect(loanSchedule({ ...terms, instalmentMinor: 1001 }).kind).toBe('schedule')
  })

  it('refuses an instalment that a rate rise overtakes', () => {
    const result = loanSchedule({
      principalMinor: 10_000_000,
      ratePerPeriod: 0.005,
      periods: 360,
      rateChanges: [{ from: 13, ratePerPeriod: 0.01, keep: 'instalment' }],
    })
    expect(result).toMatchObject({ kind: 'refused', reason: 'instalment-too-small', period: 13 })
  })

  it.each<[keyof LoanTerms, Partial<LoanTerms>]>([
    ['principalMinor', { principalMinor: 0 }],
    ['principalMinor', { principalMinor: 10.5 }],
    ['ratePerPeriod', { ratePerPeriod: -0.01 }],
    ['ratePerPeriod', { ratePerPeriod: NaN }],
    ['periods', { periods: 0 }],
    ['periods', { periods: 1.5 }],
    ['periods', { periods: undefined }],
    ['ratePerPeriod', { ratePerPeriod: Infinity }],
    ['balloonMinor', { periods: undefined, instalmentMinor: 10_000, balloonMinor: 1 }],
    ['advanceInstalments', { periods: undefined, instalmentMinor: 10_000, advanceInstalments: 1 }],
    ['rateChanges', { rateChanges: [{ from: 2, ratePerPeriod: Infinity, keep: 'term' }] }],
    ['instalmentMinor', { instalmentMinor: 0 }],
    ['balloonMinor', { balloonMinor: -1 }],
    ['advanceInstalments', { advanceInstalments: 12 }],
    ['moratorium', { moratorium: { periods: -1, interest: 'paid' } }],
    ['extraPayments', { extraPayments: [{ amountMinor: 5, from: 0 }] }],
    ['rateChanges', { rateChanges: [{ from: 2, ratePerPeriod: -1, keep: 'term' }] }],
    ['firstDate', { firstDate: '2025-02-30' }],
  ])('names %s when it cannot be', (term, change) => {
    const terms = { principalMinor: 100_000, ratePerPeriod: 0.01, periods: 12, ...change }
    expect(loanSchedule(terms)).toEqual({ kind: 'refused', reason: 'terms', term })
  })

  it('refuses what can no longer be counted exactly', () => {
    const terms = { principalMinor: 9_000_000_000_000_000, ratePerPeriod: 0.5, periods: 10 }
    expect(loanSchedule(terms)).toEqual({ kind: 'refused', reason: 'too-large' })
  })
})

describe('Extra payments', () => {
  const loan = { principalMinor: 20_000_000, ratePerPeriod: 0.005, periods: 240 }

  it('monthly ones shorten the term to what NPER says', () => {
    // PMT(0.5%, 240, 200000) = -1432.862; NPER(0.5%, -1632.86, 200000) = 190.041: 190 whole ones and a small last one.
    const result = schedule({ ...loan, extraPayments: [{ amountMinor: 20_000, from: 1, every: 1 }] })
    expect(result.rows).toHaveLength(191)
    expectToAddUp(loan, result)
  })

  it('a yearly one is made every twelfth period', () => {
    const result = schedule({ ...loan, extraPayments: [{ amountMinor: 100_000, from: 12, every: 12, until: 36 }] })
    const periods = result.rows.filter((row) => row.extraMinor > 0).map((row) => row.period)
    expect(periods).toEqual([12, 24, 36])
  })

  it('a single one can lower the instalment instead and keep the term', () => {
    const extraPayments = [{ amountMinor: 5_000_000, from: 60 }]
    const shorter = schedule({ ...loan, extraPayments })
    const lower = schedule({ ...loan, extraPayments, extrasReduce: 'instalment' })
    expect(lower.rows).toHaveLength(240)
    expect(shorter.rows.length).toBeLessThan(240)
    const balance = lower.rows[59]?.closingMinor ?? 0
    // The new instalment is PMT on what is left over the 180 periods that remain.
    expect(lower.rows[60]?.instalmentMinor).toBe(Math.round(-(payment(0.005, 180, balance) ?? NaN)))
    expect(shorter.interestMinor).toBeLessThan(lower.interestMinor)
    expect(Math.abs(lower.absorbedMinor)).toBeLessThan(240)
  })

  it('one of nothing changes nothing', () => {
    const extraPayments = [{ amountMinor: 0, from: 1 }]
    expect(schedule({ ...loan, extraPayments })).toEqual(schedule(loan))
  })

  it('one is repeated from the period it begins in', () => {
    const result = schedule({ ...loan, extraPayments: [{ amountMinor: 100_000, from: 5, every: 12, until: 29 }] })
    expect(result.rows.filter((row) => row.extraMinor > 0).map((row) => row.period)).toEqual([5, 17, 29])
  })

  it('ends the loan with what is still owed, or with itself', () => {
    const third = { principalMinor: 30_000, ratePerPeriod: 0, periods: 3 }
    // 30,000 − 10,000 − 15,000 leaves 5,000; 30,000 − 10,000 − 10,000 − 10,000 nothing.
    const early = schedule({ ...third, extraPayments: [{ amountMinor: 15_000, from: 1 }] })
    expect([early.rows.length, early.absorbedMinor]).toEqual([2, -5000])
    const ended = schedule({ ...third, extraPayments: [{ amountMinor: 90_000, from: 2 }] })
    expect([ended.rows.length, ended.extraMinor, ended.absorbedMinor]).toEqual([2, 10_000, 0])
    expect(schedule({ principalMinor: 25_000, ratePerPeriod: 0, instalmentMinor: 10_000 }).absorbedMinor).toBe(-5000)
  })

  it('in a payment holiday repays no more than is owed, and what it repays bears no more interest', () => {
    const hundred = { principalMinor: 100_000, ratePerPeriod: 0.01, periods: 12 }
    const lump = (amountMinor: number) => [{ amountMinor, from: 1 }]
    const first = (interest: 'paid' | 'capitalised' | 'accrued', amount: number) =>
      schedule({ ...hundred, moratorium: { periods: 3, interest }, extraPayments: lump(amount) }).rows
    expect(first('paid', 200_000)).toEqual([expect.objectContaining({ instalmentMinor: 1000, extraMinor: 100_000 })])
    expect(first('capitalised', 200_000)).toEqual([
      expect.objectContaining({ instalmentMinor: 0, extraMinor: 101_000 }),
    ])
    // 1,000 + 10 − 400 = 610, of which 600 bears 6 a month.
    expect(
      first('accrued', 40_000)
        .map((row) => row.closingMinor)
        .slice(0, 3),
    ).toEqual([61_000, 61_600, 62_200])
  })

  it('lowers the instalments of a fixed instalment over the periods that it had left', () => {
    const ten = {
      principalMinor: 100_000,
      ratePerPeriod: 0,
      instalmentMinor: 10_000,
      extrasReduce: 'instalment' as const,
    }
    const { rows } = schedule({ ...ten, extraPayments: [{ amountMinor: 30_000, from: 1 }] })
    // 60,000 ÷ 9 = 6,666.67
    expect(rows.map((row) => row.instalmentMinor)).toEqual([10_000, ...Array.from({ length: 8 }, () => 6667), 6664])
  })

  it('sets a new instalment only with an extra payment, be it the smallest', () => {
    const sixth = { principalMinor: 10_000, ratePerPeriod: 0, periods: 6, extrasReduce: 'instalment' as const }
    const instalments = (terms: LoanTerms) => schedule(terms).rows.map((row) => row.instalmentMinor)
    expect(instalments(sixth)).toEqual([1667, 1667, 1667, 1667, 1667, 1665])
    // (10,000 − 1,667 − 1) ÷ 5 = 1,666.4
    expect(instalments({ ...sixth, extraPayments: [{ amountMinor: 1, from: 1 }] })).toEqual([
      1667, 1666, 1666, 1666, 1666, 1668,
    ])
  })

  it('one above the balance repays it and no more', () => {
    const result = schedule({ ...loan, extraPayments: [{ amountMinor: 99_000_000, from: 2 }] })
    expect(result.rows).toHaveLength(2)
    expectToAddUp(loan, result)
  })
})

describe('Rate changes', () => {
  const loan = { principalMinor: 30_000_000, ratePerPeriod: 0.004, periods: 300 }

  it('keeping the term sets a new instalment', () => {
    const result = schedule({ ...loan, rateChanges: [{ from: 61, ratePerPeriod: 0.005, keep: 'term' }] })
    expect(result.rows).toHaveLength(300)
    const balance = result.rows[59]?.closingMinor ?? 0
    expect(result.rows[60]?.instalmentMinor).toBe(Math.round(-(payment(0.005, 240, balance) ?? NaN)))
    expectToAddUp(loan, result)
  })

  it('keeping the instalment changes the term', () => {
    const rise = schedule({ ...loan, rateChanges: [{ from: 61, ratePerPeriod: 0.0045, keep: 'instalment' }] })
    const fall = schedule({ ...loan, rateChanges: [{ from: 61, ratePerPeriod: 0.003, keep: 'instalment' }] })
    expect(rise.rows.length).toBeGreaterThan(300)
    expect(fall.rows.length).toBeLessThan(300)
    expect(rise.rows[100]?.instalmentMinor).toBe(rise.instalmentMinor)
  })
})

describe('Rate changes that keep the instalment', () => {
  it('leave the last period to a balloon, which is due then', () => {
    const loan = { principalMinor: 1_000_000, ratePerPeriod: 0.01, periods: 24, balloonMinor: 400_000 }
    expect(
      schedule({ ...loan, rateChanges: [{ from: 7, ratePerPeriod: 0.005, keep: 'instalment' }] }).rows,
    ).toHaveLength(24)
  })

  it('in the first period are the rate of the loan', () => {
    const loan = { principalMinor: 100_000, periods: 3 }
    const rateChanges = [{ from: 1, ratePerPeriod: 0.01, keep: 'instalment' as const }]
    expect(schedule({ ...loan, ratePerPeriod: 0.05, rateChanges })).toEqual(schedule({ ...loan, ratePerPeriod: 0.01 }))
  })
})

describe('Moratorium', () => {
  const loan = { principalMinor: 1_000_000, ratePerPeriod: 0.01, periods: 12 }

  it('with interest paid leaves the loan as it was', () => {
    const result = schedule({ ...loan, moratorium: { periods: 3, interest: 'paid' } })
    expect(result.rows.slice(0, 3).map((row) => [row.instalmentMinor, row.closingMinor])).toEqual([
      [10_000, 1_000_000],
      [10_000, 1_000_000],
      [10_000, 1_000_000],
    ])
    expect(result.rows).toHaveLength(15)
  })

  it('with interest capitalised grows the loan by compound interest', () => {
    const result = schedule({ ...loan, moratorium: { periods: 3, interest: 'capitalised' } })
    // 1,000,000 × 1.01³
    expect(result.rows[2]?.closingMinor).toBe(1_030_301)
    expect(result.instalmentMinor).toBe(Math.round(-(payment(0.01, 12, 1_030_301) ?? NaN)))
  })

  it('with interest accrued grows it by simple interest', () => {
    const result = schedule({ ...loan, moratorium: { periods: 3, interest: 'accrued' } })
    expect(result.rows[2]?.closingMinor).toBe(1_030_000)
  })
})

describe('Advance instalments and balloon', () => {
  it('one instalment in advance is Excel’s PMT with type 1', () => {
    const result = schedule({ principalMinor: 1_000_000, ratePerPeriod: 0.08 / 12, periods: 10, advanceInstalments: 1 })
    // Microsoft's PMT page: 10,000 at 8 % over 10 months, paid at the start: 1,030.16.
    expect(result.instalmentMinor).toBe(103_016)
    expect(result.rows[0]).toMatchObject({ period: 0, interestMinor: 0, instalmentMinor: 103_016, extraMinor: 0 })
    expect(result.rows).toHaveLength(10)
    expect(Math.abs(result.absorbedMinor)).toBeLessThan(10)
  })

  it('a balloon is paid with the last instalment', () => {
    // PMT(0.5%, 36, -20000, 8000) = 405.06325
    const result = schedule({ principalMinor: 2_000_000, ratePerPeriod: 0.005, periods: 36, balloonMinor: 800_000 })
    expect(result.instalmentMinor).toBe(40_506)
    expect(result.rows.at(-1)?.instalmentMinor).toBe(result.instalmentMinor + 800_000 + result.absorbedMinor)
    expect(Math.abs(result.absorbedMinor)).toBeLessThan(36)
  })

  it('a balloon of the whole loan is an interest-only loan', () => {
    const result = schedule({ principalMinor: 100_000, ratePerPeriod: 0.01, periods: 4, balloonMinor: 100_000 })
    expect(result.rows.map((row) => row.instalmentMinor)).toEqual([1000, 1000, 1000, 101_000])
    expect(result.absorbedMinor).toBe(0)
  })
})

describe('Dates and years', () => {
  it('keeps the day of the month, and the last day where the month is shorter', () => {
    const { rows } = schedule({ principalMinor: 100_000, ratePerPeriod: 0.01, periods: 4, firstDate: '2024-01-31' })
    expect(rows.map((row) => row.date)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'])
  })

  it.each([
    ['2024-01-31', -1, 12, '2023-12-31'],
    ['2024-03-31', -1, 12, '2024-02-29'],
    ['2024-11-30', 1, 4, '2025-02-28'],
    ['2024-02-29', 1, 1, '2025-02-28'],
    ['2024-12-25', 1, 52, '2025-01-01'],
    ['2024-12-25', 1, 26, '2025-01-08'],
    ['2024-01-10', 1, 24, '2024-01-25'],
    ['2024-01-10', 2, 24, '2024-02-10'],
    ['2024-02-28', 2, 365, '2024-03-01'],
    ['1000-02-01', -1, 12, '1000-01-01'],
    ['9999-11-30', 1, 12, '9999-12-30'],
  ])('%s and %i payments later at %i a year is %s', (first, periods, perYear, expected) => {
    expect(paymentDate(first, periods, perYear)).toBe(expected)
  })

  it('refuses days and frequencies that do not exist', () => {
    expect(paymentDate('2023-02-29', 1, 12)).toBeUndefined()
    expect(paymentDate('2024-01-01', 1, 5)).toBeUndefined()
    expect(paymentDate('9999-12-31', 1, 12)).toBeUndefined()
    expect(paymentDate('1000-01-01', -1, 12)).toBeUndefined()
    expect(paymentDate('soon', 1, 12)).toBeUndefined()
  })

  it('adds the rows up by year of the loan', () => {
    const { rows, interestMinor, paidMinor } = schedule({ principalMinor: 1_000_000, ratePerPeriod: 0.01, periods: 30 })
    const years = scheduleByYear(rows, 12)
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3])
    expect(years.reduce((sum, year) => sum + year.interestMinor, 0)).toBe(interestMinor)
    expect(years.reduce((sum, year) => sum + year.instalmentMinor + year.extraMinor, 0)).toBe(paidMinor)
    expect(years[0]?.closingMinor).toBe(rows[11]?.closingMinor)
    expect(years[2]?.closingMinor).toBe(0)
    const extraPayments = [{ amountMinor: 1000, from: 6, every: 6 }]
    const withExtras = schedule({ principalMinor: 100_000, ratePerPeriod: 0, periods: 24, extraPayments })
    // 4,167 a month and 1,000 in months 6, 12 and 18.
    expect(scheduleByYear(withExtras.rows, 12).map((year) => [year.instalmentMinor, year.extraMinor])).toEqual([
      [50_004, 2000],
      [46_996, 1000],
    ])
  })
})

describe('The sentence on the last instalment', () => {
  const inCents = (minor: number) => (minor / 100).toFixed(2)
  it('names what rounding left over, in either direction', () => {
    expect(
      lastInstalmentSentence(schedule({ principalMinor: 100_000, ratePerPeriod: 0.01, periods: 3 }), inCents),
    ).toBe(
      'The last instalment is 340.03, 0.01 more than a full one: it absorbs what rounding each row to the smallest coin left over.',
    )
    // 200.00 ÷ 3 = 66.67 twice, and 66.66.
    expect(
      lastInstalmentSentence(schedule({ principalMinor: 20_000, ratePerPeriod: 0, periods: 3 }), inCents),
    ).toContain('is 66.66, 0.01 less than a full one')
  })

  it('works in yen and in fils', () => {
    // 1,000 yen ÷ 3 = 333, 333, 334; 1.000 dinar ÷ 3 = 0.333, 0.333, 0.334.
    const third = schedule({ principalMinor: 1000, ratePerPeriod: 0, periods: 3 })
    expect(lastInstalmentSentence(third, String)).toContain('is 334, 1 more')
    expect(lastInstalmentSentence(third, (minor) => (minor / 1000).toFixed(3))).toContain('is 0.334, 0.001 more')
  })

  it('says when nothing is left over, when one instalment pays all, and when an extra payment ends the loan', () => {
    expect(lastInstalmentSentence(schedule({ principalMinor: 300, ratePerPeriod: 0, periods: 3 }), inCents)).toContain(
      'equals the others',
    )
    expect(
      lastInstalmentSentence(schedule({ principalMinor: 300, ratePerPeriod: 0.1, periods: 1 }), inCents),
    ).toContain('The one instalment of 3.30')
    const ended = schedule({
      principalMinor: 30_000,
      ratePerPeriod: 0,
      periods: 3,
      extraPayments: [{ amountMinor: 90_000, from: 2 }],
    })
    expect(lastInstalmentSentence(ended, inCents)).toContain('An extra payment of 100.00')
    const byCent = schedule({
      principalMinor: 3,
      ratePerPeriod: 0,
      periods: 3,
      extraPayments: [{ amountMinor: 1, from: 2 }],
    })
    expect(lastInstalmentSentence(byCent, inCents)).toContain('An extra payment of 0.01')
  })

  it('says that an early end pays only what is owed', () => {
    const early = schedule({ principalMinor: 25_000, ratePerPeriod: 0, instalmentMinor: 10_000 })
    expect(lastInstalmentSentence(early, inCents, true)).toBe(
      'The last instalment is 50.00, 50.00 less than a full one: it pays only what is still owed after rounding each row to the smallest coin.',
    )
  })
})
