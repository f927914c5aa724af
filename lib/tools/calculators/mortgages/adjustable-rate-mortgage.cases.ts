import { defineCases } from '@/lib/kits/calculator'
import arm from './adjustable-rate-mortgage'

const simulation = (how: string) => ({
  title: 'Month-by-month simulation in exact fractions (Python), tests/vectors/loans/arm.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  amount: 200_000,
  initialRate: 0.06,
  fixedMonths: 60,
  path: 'step',
  fixedRate: 0.0675,
  months: 360,
  index: 0.04,
  margin: 0.0275,
  step: 0.01,
  everyMonths: 12,
  stay: 7,
  initialCap: 0.02,
  periodicCap: 0.02,
  lifetimeCap: 0.05,
  floor: 0.0275,
  balanceLimit: 1.25,
} as const
const capped = {
  ...plain,
  initialCap: 0.4,
  periodicCap: 0.4,
  amount: 100_000,
  fixedMonths: 12,
  path: 'flat',
  index: 0.09,
  margin: 0,
  floor: 0,
  lifetimeCap: 0.4,
  stay: 10,
} as const

export default defineCases(arm, [
  {
    name: 'A 5/1 loan whose index rises a point a year, with caps 2/2/5',
    given: plain,
    expect: {
      payment: 1199.1,
      second: 1405.73,
      highest: 1811.89,
      cost: 2179.97,
      breakeven: 0.00926,
      advice: 'fair',
      growth: null,
      fixedPayment: 1297.2,
      fixedInterest: 90_539.33,
      interest: 88_359.36,
      cases: {
        rows: 3,
        at: {
          0: {
            course: 'Your course',
            highestRate: 0.11,
            highest: 1802.2,
            reached: 109,
            interest: 402_342.9,
            kept: 88_359.36,
            owed: 181_220.84,
          },
          1: {
            course: 'Best',
            highestRate: 0.06,
            highest: 1199.1,
            interest: 132_123.03,
            kept: 70_346.96,
            owed: 176_263.24,
          },
          2: {
            course: 'Worst',
            highestRate: 0.11,
            highest: 1811.89,
            reached: 85,
            interest: 409_483.4,
            kept: 91_135.39,
          },
        },
      },
      course: { rows: 360, at: { 84: { month: 85, worst: 1811.89, fixed: 1297.2 } } },
      schedule: {
        rows: 360,
        at: {
          60: { month: 61, rate: 0.0775, paid: 1405.73, interest: 1201.95, principal: 203.78, owed: 185_905.02 },
          [-1]: { paid: 1802.21, interest: 16.37, owed: 0 },
        },
        sum: { principal: 200_000 },
      },
    },
    says: { advice: 'in the worst case $596.06 more' },
    source: {
      ...simulation('row A; 91,135.39 − 90,539.33 = 596.06'),
      sheet: {
        formulas: {
          payment: '=PMT(6%/12;360;-200000)',
          fixedPayment: '=PMT(6.75%/12;360;-200000)',
          second: '=PMT(7.75%/12;300;FV(6%/12;60;-1199.1;200000))',
        },
      },
    },
  },
  {
    name: 'A payment cap of 5% while the rate goes from 6% to 10%: the balance grows past the loan',
    given: { ...capped, index: 0.1, paymentCap: 0.05, months: 360 },
    expect: {
      payment: 599.55,
      second: 629.53,
      growth: 'bad',
      schedule: { at: { 11: { owed: 98_772 }, 12: { rate: 0.1, paid: 629.53 }, 23: { owed: 101_204.31 } } },
    },
    source: {
      title: 'Course Hero: Adjustable Rate Mortgages, Example: Payment Caps',
      href: 'https://www.coursehero.com/file/p4h6c34/If-the-Composite-Rate-10-the-2-cap-applies-and-the-interest-rate-is-9-If-the/',
      how: 'Payments as printed; the balances printed are 98,771.99 and 101,204.32, a coin apart, since rows are not rounded there',
    },
  },
  {
    name: 'A payment cap of 7.5%, and a balance that reaches 111% of the loan',
    given: { ...capped, initialRate: 0.04, paymentCap: 0.075 },
    expect: {
      payment: 477.42,
      second: 513.23,
      growth: 'bad',
      interest: 90_665.13,
      schedule: { at: { 12: { paid: 513.23, interest: 736.79, principal: -223.56 }, 24: { paid: 551.72 } } },
    },
    says: { growth: 'grows to $110,925.71, and the last payment is $986.44' },
    source: simulation('row B'),
  },
  {
    name: 'At 102% of the loan the payment is lifted at once',
    given: { ...capped, initialRate: 0.04, paymentCap: 0.075, balanceLimit: 1.02 },
    expect: { interest: 83_474.74, schedule: { at: { 27: { paid: 551.72 }, 28: { paid: 833.79 } } } },
    source: simulation('row C'),
  },
  {
    name: 'A list of indexes; the last one stays',
    given: {
      ...capped,
      initialRate: 0,
      months: 12,
      fixedMonths: 6,
      everyMonths: 1,
      path: 'list',
      list: [{ index: 0.01 }, { index: 0.03 }],
      stay: 1,
      fixedRate: 0,
    },
    expect: {
      payment: 8333.33,
      second: 8357.66,
      interest: 354.82,
      fixedInterest: 0,
      breakeven: null,
      advice: 'bad',
      schedule: { at: { 6: { rate: 0.01, interest: 41.67 }, 7: { rate: 0.03, paid: 8399.44 } } },
    },
    says: { advice: 'Even in the best case' },
    source: simulation('row D'),
  },
  {
    name: 'A first rate that outlasts the stay costs less whatever the index does',
    given: { ...plain, stay: 5 },
    expect: { breakeven: null, advice: 'good' },
    says: { advice: 'Even in the worst case' },
    source: paper('6% against 6.75% for the same five years, of the same loan'),
  },
  {
    name: 'A fixed rate below the course',
    given: { ...plain, fixedRate: 0.0625 },
    expect: { fixedPayment: 1231.43, advice: 'bad' },
    says: { advice: 'On your course it costs' },
    source: {
      ...simulation('88,359.36 of interest in row A against 83,605.05'),
      sheet: { formulas: { fixedPayment: '=PMT(6.25%/12;360;-200000)' } },
    },
  },
  {
    name: 'A loan of less than a coin',
    given: { ...plain, amount: 0.001 },
    problem: 'amount',
    source: paper('0.1 of a cent'),
  },
])
