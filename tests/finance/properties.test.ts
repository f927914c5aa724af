import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as annuity from '@/lib/subjects/finance/annuity'
import {
  datedInternalRateOfReturn,
  datedNetPresentValue,
  internalRateOfReturn,
  internalRates,
  lastingPaybackPeriod,
  netPresentValue,
  paybackPeriod,
  signChanges,
} from '@/lib/subjects/finance/cash-flow'
import * as depreciation from '@/lib/subjects/finance/depreciation'
import { effectiveRate, equivalentRate, nominalRate } from '@/lib/subjects/finance/interest'

const seed = 20_240_229
const rate = fc.double({ min: -0.05, max: 0.3, noNaN: true })
const periods = fc.integer({ min: 1, max: 400 })
const amount = fc.integer({ min: 1, max: 100_000_000 })
const timing = fc.constantFrom<annuity.PaymentTiming>('end', 'start')

function sum(values: (number | undefined)[]): number {
  return values.reduce<number>((all, value) => all + (value ?? NaN), 0)
}

function periodsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function check<T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>): void {
  fc.assert(property, { seed, numRuns: 300 })
}

describe('Annuities', () => {
  it('principal parts add up to the loan, and each payment is its two parts', () => {
    check(
      fc.property(rate, periods, amount, timing, (r, n, loan, due) => {
        const level = annuity.payment(r, n, loan, 0, due) ?? NaN
        const principal = periodsOf(n).map((period) => annuity.principalPayment(r, period, n, loan, 0, due))
        const interest = periodsOf(n).map((period) => annuity.interestPayment(r, period, n, loan, 0, due))
        expect(sum(principal) / -loan).toBeCloseTo(1, 11)
        for (const [index, part] of principal.entries()) {
          expect(Math.abs((part ?? NaN) + (interest[index] ?? NaN) - level)).toBeLessThanOrEqual(1e-11 * Math.abs(loan))
        }
      }),
    )
  })

  it('payment, present value, future value, number of periods and rate undo each other', () => {
    const positive = fc.double({ min: 0.0001, max: 0.2, noNaN: true })
    check(
      fc.property(positive, fc.integer({ min: 2, max: 360 }), amount, timing, (r, n, loan, due) => {
        const level = annuity.payment(r, n, loan, 0, due) ?? NaN
        expect((annuity.presentValue(r, n, level, 0, due) ?? NaN) / loan).toBeCloseTo(1, 11)
        const scale = loan * (1 + r) ** n
        expect(Math.abs(annuity.futureValue(r, n, level, loan, due) ?? NaN) / scale).toBeLessThan(1e-12)
        expect((annuity.ratePerPeriod(n, level, loan, 0, due) ?? NaN) / r).toBeCloseTo(1, 8)
      }),
    )
    check(
      fc.property(
        fc.double({ min: 0.001, max: 0.05, noNaN: true }),
        fc.integer({ min: 2, max: 240 }),
        amount,
        (r, n, loan) => {
          const level = annuity.payment(r, n, loan) ?? NaN
          expect(annuity.numberOfPeriods(r, level, loan)).toBeCloseTo(n, 5)
        },
      ),
    )
  })

  it('cumulative interest and principal are the sums of their periods', () => {
    expect(annuity.cumulativeInterest(0.0075, 360, 125_000, 1, 360)).toBeCloseTo(
      360 * (annuity.payment(0.0075, 360, 125_000) ?? NaN) + 125_000,
      6,
    )
    expect(annuity.cumulativePrincipal(0.0075, 360, 125_000, 1, 360)).toBeCloseTo(-125_000, 8)
  })

  it('a loan so long that its powers overflow costs its interest', () => {
    expect(annuity.payment(0.1, 100_000, 1000)).toBe(-100)
  })
})

describe('Internal rates', () => {
  it('the net present value at every internal rate is nothing', () => {
    const flows = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 30 })
    check(
      fc.property(flows, (cashFlows) => {
        const rates = internalRates(cashFlows)
        expect(rates.length).toBeLessThanOrEqual(signChanges(cashFlows))
        for (const found of rates) {
          const gross = netPresentValue(found, cashFlows.map(Math.abs), 'start') ?? NaN
          expect(Math.abs(netPresentValue(found, cashFlows, 'start') ?? NaN)).toBeLessThanOrEqual(1e-11 * gross)
        }
      }),
    )
  })

  it('finds every rate that a polynomial was built from, however close', () => {
    const chosen = fc.uniqueArray(fc.integer({ min: -90, max: 900 }), { minLength: 1, maxLength: 4 })
    check(
      fc.property(chosen, (percents) => {
        // ∏ (1 + r_i − x) in rising powers of 1 ÷ x is a row of cash flows whose internal rates are the r_i.
        let flows = [1]
        for (const percent of percents) {
          const root = 1 + percent / 100
          flows = [...flows, 0].map((value, index) => value - root * (flows[index - 1] ?? 0))
        }
        const expected = percents.map((percent) => percent / 100).sort((a, b) => a - b)
        const rates = internalRates(flows)
        expect(rates.length).toBe(expected.length)
        for (const [index, found] of rates.entries()) expect(found).toBeCloseTo(expected[index] ?? NaN, 4)
      }),
    )
  })

  it('gives a rate at which the value only touches nothing once', () => {
    expect(internalRates([-100, 220, -121])).toHaveLength(1)
    expect(internalRateOfReturn([-100, 220, -121])).toBeCloseTo(0.1, 6)
  })

  it('takes the rate nearest the guess when there are several', () => {
    // 10 % and 20 % by construction: −100 + 230 ÷ 1.1 − 132 ÷ 1.21 = 0.
    expect(internalRateOfReturn([-100, 230, -132])).toBeCloseTo(0.1, 10)
    expect(internalRateOfReturn([-100, 230, -132], 0.25)).toBeCloseTo(0.2, 10)
  })

  it('has no rate for a project whose value is never nothing', () => {
    expect(signChanges([100, -200, 150])).toBe(2)
    expect(internalRates([100, -200, 150])).toEqual([])
    expect(internalRateOfReturn([100, -200, 150])).toBeUndefined()
  })
})

describe('Dated flows that Excel cannot solve', () => {
  it('discounts at a negative rate', () => {
    // −100 + 110 ÷ 0.9^(366 ÷ 365)
    const flows = [
      { date: '2019-12-31', amount: -100 },
      { date: '2020-12-31', amount: 110 },
    ]
    expect(datedNetPresentValue(-0.1, flows)).toBeCloseTo(-100 + 110 / 0.9 ** (366 / 365), 10)
  })

  it('finds rates far from the guess', () => {
    // (51,094.83 ÷ 55,600)^(365 ÷ 30) − 1
    const flows = [
      { date: '2021-11-24', amount: 55_600 },
      { date: '2021-12-24', amount: -51_094.83 },
    ]
    expect(datedInternalRateOfReturn(flows)).toBeCloseTo((51_094.83 / 55_600) ** (365 / 30) - 1, 12)
    const steep = [
      { date: '2019-12-31', amount: -100 },
      { date: '2020-03-05', amount: 1000 },
    ]
    expect((datedInternalRateOfReturn(steep) ?? NaN) / (10 ** (365 / 65) - 1)).toBeCloseTo(1, 12)
  })

  it('takes flows in any order, two of them on one day', () => {
    const flows = [
      { date: '2019-06-27', amount: 1893.67 },
      { date: '2019-06-20', amount: 139_947.43 },
      { date: '2019-06-21', amount: 52_573.25 },
      { date: '2019-06-24', amount: 48_849.74 },
      { date: '2019-06-27', amount: 26_369.16 },
      { date: '2019-07-27', amount: -273_029.18 },
    ]
    // The value of PhpSpreadsheet's test data for this case.
    expect(datedInternalRateOfReturn(flows)).toBeCloseTo(0.137963527441025, 7)
    expect(datedInternalRateOfReturn(flows.toReversed())).toBeCloseTo(0.137963527441025, 7)
  })
})

describe('Payback', () => {
  it('interpolates within the period of recovery', () => {
    // 1,000 − 400 − 400 leaves 200 of the third year's 400.
    expect(paybackPeriod([-1000, 400, 400, 400])).toBe(2.5)
    // At 10 %: 1000 − 363.64 − 330.58 − 300.53 leaves 5.26 of the fourth year's 273.21.
    expect(paybackPeriod([-1000, 400, 400, 400, 400], 0.1)).toBeCloseTo(3 + 5.2592 / 273.2054, 4)
  })

  it('says so when money is never recovered', () => {
    expect(paybackPeriod([-1000, 400, 400])).toBeUndefined()
    expect(lastingPaybackPeriod([-1000, 400, 400])).toBeUndefined()
  })

  it('reopens with a later outlay', () => {
    expect(paybackPeriod([-100, 150, -200, 300])).toBeCloseTo(2 / 3, 12)
    expect(lastingPaybackPeriod([-100, 150, -200, 300])).toBe(2.5)
    expect(lastingPaybackPeriod([-100, 150, -200])).toBeUndefined()
  })

  it('counts ten tenths as one', () => {
    expect(paybackPeriod([-1, ...Array.from({ length: 10 }, () => 0.1)])).toBeCloseTo(10, 12)
  })
})

describe('Depreciation', () => {
  const life = fc.integer({ min: 1, max: 50 })
  it('the methods that end at the salvage value charge the whole difference', () => {
    check(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), life, (cost, share, years) => {
        const salvage = cost * share
        const whole = cost - salvage
        const digits = sum(
          periodsOf(years).map((year) => depreciation.sumOfYearsDepreciation(cost, salvage, years, year)),
        )
        expect(Math.abs(digits - whole)).toBeLessThanOrEqual(1e-9 * cost)
        const variable = depreciation.variableDecliningDepreciation(cost, salvage, years, 0, years) ?? NaN
        expect(Math.abs(variable - whole)).toBeLessThanOrEqual(1e-9 * cost)
        const declining = sum(
          periodsOf(years).map((year) => depreciation.decliningDepreciation(cost, salvage, years, year)),
        )
        expect(declining).toBeLessThanOrEqual(whole * (1 + 1e-12) + 1e-9)
      }),
    )
  })

  it('variable declining depreciation of parts adds up', () => {
    const cut = fc.double({ min: 0, max: 10, noNaN: true })
    check(
      fc.property(cut, cut, (a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a]
        const part = (from: number, to: number) =>
          depreciation.variableDecliningDepreciation(2400, 300, 10, from, to, 1.5)
        expect(sum([part(0, first), part(first, second), part(second, 10)])).toBeCloseTo(2100, 8)
      }),
    )
  })
})

describe('Rates', () => {
  it('effective and nominal rates undo each other', () => {
    check(
      fc.property(
        fc.double({ min: 0.0001, max: 2, noNaN: true }),
        fc.integer({ min: 1, max: 365 }),
        (nominal, times) => {
          const effective = effectiveRate(nominal, times) ?? NaN
          expect((nominalRate(effective, times) ?? NaN) / nominal).toBeCloseTo(1, 11)
          expect((equivalentRate(nominal / times, times, 1) ?? NaN) / effective).toBeCloseTo(1, 11)
        },
      ),
    )
  })
})
