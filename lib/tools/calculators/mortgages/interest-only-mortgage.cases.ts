import { defineCases } from '@/lib/kits/calculator'
import interestOnly from './interest-only-mortgage'

const simulation = (how: string) => ({
  title: 'Month-by-month simulation in exact fractions (Python), tests/vectors/loans/interest_only.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  amount: 300_000,
  annualRate: 0.06,
  interestOnly: 120,
  months: 360,
  voluntary: 0,
  saved: 0,
  existing: 0,
  fundReturn: 0.04,
  sale: 0,
} as const
const free = { ...plain, amount: 1200, annualRate: 0, interestOnly: 6, months: 12, fundReturn: 0 } as const

export default defineCases(interestOnly, [
  {
    name: 'Ten years of interest only make the payment jump by 43%',
    given: plain,
    expect: {
      payment: 1500,
      later: 2149.29,
      jump: 0.4329,
      interest: 395_831.1,
      extra: 48_315.66,
      repayment: 1798.65,
      repaymentInterest: 347_515.44,
      owed: 300_000,
      needed: 2037.35,
      gathered: 0,
      shortfall: 300_000,
      ending: 'fair',
      years: {
        rows: 30,
        at: {
          0: { year: 1, paid: 18_000, interest: 18_000, owed: 300_000, repaying: 296_316, fund: 0 },
          10: { fund: null },
          [-1]: { owed: 0, repaying: 0 },
        },
      },
      schedule: {
        rows: 360,
        at: {
          0: { month: 1, paid: 1500, interest: 1500, principal: 0, owed: 300_000 },
          120: { paid: 2149.29, owed: 299_350.71 },
          [-1]: { paid: 2150.79, interest: 10.7, owed: 0 },
        },
        sum: { principal: 300_000 },
      },
    },
    says: { ending: 'repaid in 240 payments, $649.29 higher each' },
    source: {
      ...simulation('row A'),
      sheet: {
        formulas: {
          later: '=PMT(6%/12;240;-300000)',
          repayment: '=PMT(6%/12;360;-300000)',
          needed: '=-PMT(4%/12;120;0;300000)',
        },
      },
    },
  },
  {
    name: 'To maturity the whole loan falls due; a fund of 300 a month covers most of it',
    given: {
      ...plain,
      amount: 200_000,
      annualRate: 0.05,
      interestOnly: 300,
      months: 300,
      saved: 300,
      existing: 10_000,
    },
    expect: {
      payment: 833.33,
      later: null,
      jump: null,
      interest: 249_999,
      extra: 99_244.98,
      owed: 200_000,
      needed: 336.22,
      gathered: 181_376.52,
      shortfall: 18_623.48,
      ending: 'bad',
      schedule: { rows: 300, at: { [-1]: { paid: 200_833.33, principal: 200_000, owed: 0 } } },
    },
    says: { ending: '$200,000.00 are due in one sum, and $18,623.48' },
    source: {
      ...simulation('row B; the shortfall is 200,000 less the fund'),
      sheet: {
        formulas: {
          gathered: '=FV(4%/12;300;-300;-10000)',
          needed: '=-PMT(4%/12;300;-10000;200000)',
        },
      },
    },
  },
  {
    name: 'Another rate afterwards, and 200 a month by choice before',
    given: {
      ...plain,
      amount: 250_000,
      annualRate: 0.045,
      laterRate: 0.07,
      interestOnly: 60,
      months: 300,
      voluntary: 200,
    },
    expect: {
      payment: 937.5,
      later: 1845.21,
      owed: 238_000,
      interest: 259_773.6,
      repaymentInterest: 242_072.92,
      repayment: 1389.58,
      years: { at: { 0: { paid: 13_600.5, interest: 11_200.5, owed: 247_600, repaying: 244_461.73 } } },
    },
    source: { ...simulation('row C'), sheet: { formulas: { later: '=PMT(7%/12;240;-238000)' } } },
  },
  {
    name: 'Fund and sale together cover the sum',
    given: { ...free, interestOnly: 12, sale: 1000, existing: 80, saved: 10 },
    expect: { owed: 1200, gathered: 200, shortfall: 0, needed: 10, ending: 'good', payment: 0, interest: 0 },
    says: { ending: 'Fund and sale cover' },
    source: paper('80 + 12 × 10 + 1,000 = 1,200; (1,200 − 1,000 − 80) ÷ 12'),
  },
  {
    name: 'Without interest there is no jump in percent',
    given: free,
    expect: { payment: 0, later: 200, jump: null, repayment: 100, extra: 0, needed: 200 },
    source: paper('1,200 ÷ 6 and ÷ 12'),
  },
  {
    name: 'Payments by choice repay it before',
    given: { ...plain, amount: 10_000, interestOnly: 24, months: 60, voluntary: 500 },
    expect: { owed: 0, later: null, interest: 525, ending: 'good', schedule: { rows: 20 }, needed: 0, shortfall: 0 },
    says: { ending: 'before the interest-only time ends' },
    source: simulation('row E'),
  },
  {
    name: 'Interest only for longer than the loan',
    given: { ...plain, interestOnly: 361 },
    problem: 'interestOnly',
    source: paper('361 of 360 months'),
  },
  {
    name: 'A loan of less than a coin',
    given: { ...plain, amount: 0.001 },
    problem: 'amount',
    source: paper('0.1 of a cent'),
  },
])
