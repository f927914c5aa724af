import { describe, expect, it } from 'vitest'
import { annualPercentageRate, type PaymentStream } from '@/lib/subjects/finance/apr'

interface Example {
  name: string
  financed: number
  payments: readonly PaymentStream[]
  perYear: number
  /** As printed there. */
  apr: number
}

/** Regulation Z, 12 CFR 1026, Appendix J (c): the examples with one advance, and the rates that it prints. */
const examples: readonly Example[] = [
  {
    name: '(c)(1)(i) 24 months',
    financed: 5000,
    payments: [{ amount: 230, count: 24, first: 1 }],
    perYear: 12,
    apr: 9.69,
  },
  {
    name: '(c)(1)(ii) a first period of a month and 19 days',
    financed: 6000,
    payments: [{ amount: 200, count: 36, first: 1, fraction: 19 / 30 }],
    perYear: 12,
    apr: 11.82,
  },
  {
    name: '(c)(1)(iii) half months, the first of 6 days',
    financed: 5000,
    payments: [{ amount: 219.17, count: 24, first: 0, fraction: 6 / 15 }],
    perYear: 24,
    apr: 10.34,
  },
  {
    name: '(c)(1)(iv) quarters, the first with 39 days more',
    financed: 10_000,
    payments: [{ amount: 385, count: 40, first: 1, fraction: 39 / 90 }],
    perYear: 4,
    apr: 8.97,
  },
  {
    name: '(c)(1)(v) weeks, the first payment after four weeks and 4 days',
    financed: 500,
    payments: [{ amount: 17.6, count: 30, first: 4, fraction: 4 / 7 }],
    perYear: 52,
    apr: 14.96,
  },
  {
    name: '(c)(2)(i) an odd first payment',
    financed: 5000,
    payments: [
      { amount: 250, count: 1, first: 1 },
      { amount: 230, count: 23, first: 2 },
    ],
    perYear: 12,
    apr: 10.08,
  },
  {
    name: '(c)(2)(ii) every four weeks',
    financed: 400,
    payments: [
      { amount: 39.5, count: 1, first: 1, fraction: 5 / 28 },
      { amount: 38.31, count: 11, first: 2, fraction: 5 / 28 },
    ],
    perYear: 13,
    apr: 28.5,
  },
  {
    name: '(c)(3)(i) an odd last payment',
    financed: 5000,
    payments: [
      { amount: 230, count: 23, first: 1 },
      { amount: 280, count: 1, first: 24 },
    ],
    perYear: 12,
    apr: 10.5,
  },
  {
    name: '(c)(3)(ii) every two weeks, the first after 8 days',
    financed: 200,
    payments: [
      { amount: 9.5, count: 19, first: 0, fraction: 8 / 14 },
      { amount: 30, count: 1, first: 19, fraction: 8 / 14 },
    ],
    perYear: 26,
    apr: 12.22,
  },
  {
    name: '(c)(4)(i) odd first and last payments',
    financed: 5000,
    payments: [
      { amount: 250, count: 1, first: 1 },
      { amount: 230, count: 22, first: 2 },
      { amount: 280, count: 1, first: 24 },
    ],
    perYear: 12,
    apr: 10.9,
  },
  {
    name: '(c)(5)(i) one payment after 255 days',
    financed: 1000,
    payments: [{ amount: 1080, count: 1, first: 1 }],
    perYear: 365 / 255,
    apr: 11.45,
  },
]

describe('the annual percentage rate of Regulation Z, Appendix J', () => {
  it.each(examples)('$name', ({ financed, payments, perYear, apr }) => {
    expect((annualPercentageRate(financed, payments, perYear) ?? NaN) * 100).toBeCloseTo(apr, 2)
  })
  it('is 0 where the payments come to the advance', () => {
    expect(annualPercentageRate(1200, [{ amount: 100, count: 12, first: 1 }], 12)).toBe(0)
  })
  it('is refused where less comes back, nothing is lent, or no rate is high enough', () => {
    expect(annualPercentageRate(1200, [{ amount: 99, count: 12, first: 1 }], 12)).toBeUndefined()
    expect(annualPercentageRate(0, [{ amount: 99, count: 12, first: 1 }], 12)).toBeUndefined()
    expect(annualPercentageRate(1, [{ amount: 1000, count: 1, first: 1 }], 12)).toBeUndefined()
  })
})
