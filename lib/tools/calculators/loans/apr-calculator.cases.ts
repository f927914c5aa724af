import { defineCases } from '@/lib/kits/calculator'
import apr from './apr-calculator'

const bisection = (how: string) => ({
  title: 'Bisection over every single payment (Python), tests/vectors/loans/apr.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const appendixJ = (example: string) => ({
  title: 'Regulation Z, Appendix J (c)(1), as the tests of FSharp.Finance.Personal print it',
  href: 'https://github.com/simontreanor/FSharp.Finance.Personal/blob/086b7a2a8b7b799155ba9bf7b15aee9d2deedef6/tests/AprUsActuarialTests.fs',
  how: `Example (${example}): amount, payments, days and the rate printed there to two decimals; the third by bisection in tests/vectors/loans/apr.py`,
})
const plain = {
  amount: 250_000,
  annualRate: 0.065,
  months: 360,
  points: 0.01,
  prepaid: 3000,
  financed: 0,
  insurance: 0,
  insured: 120,
  frequency: 'monthly',
  extraDays: 0,
} as const
const bare = { ...plain, points: 0, prepaid: 0 } as const

export default defineCases(apr, [
  {
    name: 'A point and 3,000 make 6.5% an APR of 6.715%, and 8.818% for one year',
    given: plain,
    expect: {
      apr: 0.06715,
      aprc: 0.0693,
      gap: 0.00215,
      payment: 1580.17,
      charge: 324_361.58,
      financedAmount: 244_500,
      total: 568_861.58,
      count: 360,
      verdict: 'plain',
      parts: {
        rows: 3,
        at: { 0: { part: 'Interest', amount: 318_861.58 }, 1: { part: 'Points', amount: 2500 } },
        sum: { amount: 324_361.58 },
      },
      early: {
        rows: 8,
        at: {
          0: { year: 1, owed: 247_205.69, charge: 21_667.73, apr: 0.08818 },
          3: { year: 5, owed: 234_027.48, charge: 84_337.68, apr: 0.07038 },
        },
      },
    },
    says: { verdict: '8.818% if you repay after one year' },
    source: {
      ...bisection('row A'),
      sheet: {
        cells: { A1: 1580.17 },
        formulas: {
          payment: '=PMT(6.5%/12;360;-250000)',
          apr: '=RATE(360;-A1;244500)*12',
          aprc: '=EFFECT(RATE(360;-A1;244500)*12;12)',
        },
      },
    },
  },
  {
    name: 'Without charges the APR is the rate, and the European one its compounded form',
    given: { ...bare, amount: 10_000, annualRate: 0.12, months: 36 },
    expect: { apr: 0.12, aprc: 0.1268, gap: 0, charge: 1957.18, verdict: 'plain' },
    says: { verdict: 'Without charges' },
    source: {
      ...bisection('row B'),
      sheet: { formulas: { aprc: '=EFFECT(12%;12)' } },
    },
  },
  {
    name: 'Charges added to the loan, insurance for 100 payments and 15 days more',
    given: {
      ...plain,
      amount: 200_000,
      annualRate: 0.06,
      points: 0.02,
      prepaid: 1000,
      financed: 2500,
      insurance: 90,
      insured: 100,
      extraDays: 15,
      quoted: 0.069,
    },
    expect: {
      apr: 0.06677,
      aprc: 0.0689,
      payment: 1214.09,
      charge: 251_122.2,
      financedAmount: 194_950,
      check: 'good',
      parts: { rows: 5, sum: { amount: 251_122.2 } },
      early: { at: { 1: { year: 2, apr: 0.08409 } } },
    },
    says: { check: '0.250% for irregular payments' },
    source: bisection('row C'),
  },
  {
    name: 'Weekly, with five days more',
    given: { ...bare, amount: 5000, annualRate: 0.1, months: 12, frequency: 'weekly', prepaid: 100, extraDays: 5 },
    expect: { apr: 0.13675, aprc: 0.1463, count: 52, payment: 101.13, charge: 358.97 },
    source: bisection('row D'),
  },
  {
    name: 'A first period ten days shorter raises the APR',
    given: { ...bare, amount: 6000, annualRate: 0.08, months: 24, prepaid: 50, extraDays: -10, quoted: 0.0895 },
    expect: { apr: 0.09081, aprc: 0.0947, check: 'bad' },
    says: { check: '0.125% for a regular loan' },
    source: bisection('row E'),
  },
  {
    name: 'Quarterly, with a charge added to the loan',
    given: { ...bare, amount: 6000, annualRate: 0.08, months: 24, frequency: 'quarterly', prepaid: 50, financed: 200 },
    expect: { apr: 0.1186, aprc: 0.124, count: 8, payment: 846.36, charge: 820.9 },
    source: bisection('row F'),
  },
  {
    name: 'Appendix J (c)(1)(i): 24 payments of 230 for 5,000',
    given: { ...bare, amount: 5000, annualRate: 0.09, months: 24, own: 230 },
    expect: { apr: 0.09686, charge: 520, total: 5520 },
    source: appendixJ('i'),
  },
  {
    name: 'Appendix J (c)(1)(ii): 36 payments of 200 for 6,000, the first period 19 days longer than a month',
    given: { ...bare, amount: 6000, annualRate: 0.09, months: 36, own: 200, extraDays: 19 },
    expect: { apr: 0.11817 },
    source: appendixJ('ii'),
  },
  {
    name: 'Appendix J (c)(1)(iv): 40 quarterly payments of 385 for 10,000, 39 days longer',
    given: {
      ...bare,
      amount: 10_000,
      annualRate: 0.09,
      months: 120,
      own: 385,
      frequency: 'quarterly',
      extraDays: 39,
    },
    expect: { apr: 0.08971, early: { rows: 0 } },
    source: appendixJ('iv'),
  },
  {
    name: 'Appendix J (c)(1)(v): 30 weekly payments of 17.60 for 500, the first after 32 days',
    given: { ...bare, amount: 500, annualRate: 0.09, months: 6.92, own: 17.6, frequency: 'weekly', extraDays: 25 },
    expect: { apr: 0.14962, count: 30 },
    source: appendixJ('v'),
  },
  {
    name: 'Payments below what was received have no APR',
    given: { ...bare, amount: 1000, annualRate: 0, months: 2, own: 400 },
    expect: { apr: null, aprc: null, gap: null, charge: -200, verdict: 'plain' },
    says: { verdict: 'no APR' },
    source: paper('2 × 400 − 1,000'),
  },
  {
    name: 'Charges that eat the loan',
    given: { ...bare, amount: 1000, prepaid: 1000 },
    problem: 'prepaid',
    source: paper('1,000 − 1,000 leaves nothing'),
  },
  {
    name: 'A loan of less than a coin',
    given: { ...bare, amount: 0.001 },
    problem: 'amount',
    source: paper('0.1 of a cent'),
  },
])
