import { defineCases } from '@/lib/kits/calculator'
import business from './business-loan'

const simulation = (how: string) => ({
  title: 'Month-by-month simulation in exact fractions (Python), tests/vectors/loans/business.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  cashFlow: 250_000,
  existing: 40_000,
  annualRate: 0.09,
  months: 120,
  target: 1.25,
  tax: 30_000,
  capex: 20_000,
  ownerPay: 0,
  feeRate: 0.01,
  fee: 0,
  guaranteed: 0,
  guaranteeFee: 0,
  covenant: 1.2,
  collateral: [],
  ownIncome: 0,
  ownDebt: 0,
} as const
const backed = {
  ...plain,
  months: 240,
  dueMonths: 60,
  asked: 500_000,
  fee: 1000,
  guaranteed: 0.75,
  guaranteeFee: 0.03,
  collateral: [
    { name: 'Ovens', value: 400_000, advance: 0.8 },
    { name: 'Stock', value: 240_000, advance: 0.5 },
  ],
  ownIncome: 50_000,
  ownDebt: 30_000,
} as const

export default defineCases(business, [
  {
    name: 'At a cover of 1.25 a cash flow of 200,000 carries 10,000 more a month',
    given: plain,
    expect: {
      available: 200_000,
      service: 120_000,
      byCash: 789_416.93,
      byCollateral: null,
      loan: 789_416.93,
      payment: 10_000,
      dscr: 1.25,
      fall: 0.04,
      apr: 0.0924,
      global: 1.25,
      balloon: null,
      fees: 7894.17,
      received: 781_522.76,
      interest: 410_583.06,
      verdict: 'plain',
      sensitivity: {
        rows: 6,
        at: {
          0: { rate: 0.07, payment: 9165.8, byCash: 861_263.54, same: 1.33, tenth: 1.2, fifth: 1.07 },
          5: { rate: 0.12, payment: 11_325.84, byCash: 697_005.22, same: 1.14, tenth: 1.02, fifth: 0.91 },
        },
      },
      schedule: {
        rows: 120,
        at: { 0: { month: 1, paid: 10_000, interest: 5920.63, principal: 4079.37, owed: 785_337.56 } },
        sum: { interest: 410_583.06 },
      },
    },
    says: { verdict: 'Cash flow limits' },
    source: {
      ...simulation('row A'),
      sheet: {
        formulas: {
          byCash: '=PV(9%/12;120;-10000)',
          'sensitivity.0.byCash': '=PV(7%/12;120;-10000)',
          'schedule.0.interest': '=-IPMT(9%/12;1;120;789416.93)',
        },
      },
    },
  },
  {
    name: 'Collateral of 440,000 limits a loan of 500,000 that falls due after five years',
    given: backed,
    expect: {
      byCash: 1_111_449.54,
      byCollateral: 440_000,
      loan: 500_000,
      payment: 4498.63,
      dscr: 2.13,
      fall: 0.436,
      apr: 0.0992,
      global: 2.02,
      balloon: 443_535.19,
      fees: 17_250,
      received: 482_750,
      interest: 213_452.99,
      verdict: 'bad',
      schedule: { rows: 60, at: { [-1]: { paid: 448_033.82, owed: 0 } } },
    },
    says: { verdict: 'Collateral limits the loan, $60,000.00 below' },
    source: {
      ...simulation('row B; 320,000 + 120,000 of collateral'),
      sheet: {
        formulas: { payment: '=PMT(9%/12;240;-500000)', byCash: '=PV(9%/12;240;-10000)' },
      },
    },
  },
  {
    name: 'An amount that both carry',
    given: { ...backed, asked: 400_000 },
    expect: { verdict: 'good', payment: 3598.9 },
    says: { verdict: 'carry the amount' },
    source: {
      ...paper('400,000 is below 440,000'),
      sheet: { formulas: { payment: '=PMT(9%/12;240;-400000)' } },
    },
  },
  {
    name: 'A cash flow that is used up carries nothing',
    given: { ...plain, cashFlow: -10_000 },
    expect: {
      loan: 0,
      payment: 0,
      available: -60_000,
      service: 0,
      fall: null,
      dscr: -1.5,
      apr: null,
      verdict: 'bad',
      schedule: { rows: 0 },
      fees: 0,
    },
    says: { verdict: 'Nothing is left' },
    source: paper('−10,000 − 30,000 − 20,000; −60,000 ÷ 40,000'),
  },
  {
    name: 'Existing payments that take all of it',
    given: { ...plain, existing: 160_000 },
    expect: { service: 0, loan: 0, verdict: 'bad', fall: 0.04 },
    says: { verdict: 'leave no room' },
    source: paper('200,000 ÷ 1.25 = 160,000; 1 − 1.2 × 160,000 ÷ 200,000'),
  },
  {
    name: 'Collateral that is lent nothing against',
    given: { ...plain, collateral: [{ name: 'Old van', value: 1000, advance: 0 }] },
    expect: { loan: 0, byCollateral: 0, verdict: 'bad' },
    says: { verdict: 'Collateral allows no loan' },
    source: paper('1,000 × 0'),
  },
  {
    name: 'Without interest the loan is the sum of its payments',
    given: { ...plain, annualRate: 0, existing: 0, target: 1, months: 12, feeRate: 0 },
    expect: { loan: 200_000, payment: 16_666.67, apr: 0, interest: 0, sensitivity: { rows: 4 } },
    source: paper('200,000 ÷ 12; rates of 0 to 3%'),
  },
  {
    name: 'Fees as large as the loan',
    given: { ...plain, asked: 1000, fee: 1000 },
    problem: 'fee',
    source: paper('1,000 − 1,000 − 10'),
  },
  {
    name: 'Fewer coins than payments',
    given: { ...plain, asked: 0.4, months: 480, annualRate: 0 },
    problem: 'asked',
    source: paper('40 cents in 480 months'),
  },
])
