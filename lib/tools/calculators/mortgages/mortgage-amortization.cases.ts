import { defineCases } from '@/lib/kits/calculator'
import amortization from './mortgage-amortization'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const simulation = (how: string) => ({
  title: 'Simulation in decimal arithmetic (Python), tests/vectors/home-loans/simulate.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  balance: 200_000,
  annualRate: 0.06,
  months: 360,
  firstDate: '2027-01-01',
  balanceOn: undefined,
  frequency: 'monthly',
  compounding: 'payment',
  rateChanges: [],
  keep: 'term',
  extras: [],
} as const
const free = { ...plain, balance: 1200, annualRate: 0, months: 12 } as const

export default defineCases(amortization, [
  {
    name: '200,000 at 6% over 30 years, split by IPMT and PPMT',
    given: { ...plain, balanceOn: '2031-12-31' },
    expect: {
      payment: 1199.1,
      payoff: '2056-12-01',
      interest: 231_677.04,
      balanceAt: 186_108.8,
      laterPayment: null,
      saved: null,
      sooner: null,
      baseInterest: null,
      rounding: 'plain',
      years: {
        rows: 30,
        at: {
          0: { year: '2027', interest: 11_933.19, principal: 2456.01, extra: 0, paid: 14_389.2, closing: 197_543.99 },
          [-1]: { year: '2056', interest: 457.01, principal: 13_933.23, paid: 14_390.24, closing: 0 },
        },
        sum: { principal: 200_000, interest: 231_677.04 },
      },
      schedule: {
        rows: 360,
        at: {
          0: {
            period: 1,
            date: '2027-01-01',
            interest: 1000,
            principal: 199.1,
            extra: 0,
            paid: 1199.1,
            closing: 199_800.9,
          },
          59: { period: 60, interest: 931.88, principal: 267.22 },
          [-1]: { period: 360, date: '2056-12-01', interest: 5.97, principal: 1194.17, paid: 1200.14, closing: 0 },
        },
      },
      course: {
        rows: 31,
        at: {
          0: { year: 0, closing: 200_000, without: 200_000 },
          5: { year: 5, closing: 186_108.8, without: 186_108.8 },
        },
      },
    },
    says: { rounding: 'The last instalment is $1,200.14, $1.04 more than a full one' },
    source: {
      ...calc(
        'The functions beside; FV(0.5%;60;1199.1;-200000) = -186108.73, 186,108.80 with each interest rounded; sums of a year and of all by tests/vectors/home-loans/simulate.py',
      ),
      sheet: {
        cells: { A1: 200_000, A2: 0.06 },
        formulas: {
          payment: '=PMT(A2/12;360;-A1)',
          'schedule.0.interest': '=-IPMT(A2/12;1;360;A1)',
          'schedule.0.principal': '=-PPMT(A2/12;1;360;A1)',
          'schedule.59.interest': '=-IPMT(A2/12;60;360;A1)',
          'schedule.59.principal': '=-PPMT(A2/12;60;360;A1)',
        },
      },
    },
  },
  {
    name: '100 more each month ends it 65 payments sooner',
    given: { ...plain, extras: [{ amount: 100, often: 'monthly', on: '2027-01-01' }] },
    expect: {
      saved: 49_138.85,
      sooner: 65,
      baseInterest: 231_677.04,
      interest: 182_538.19,
      payoff: '2051-07-01',
      years: { at: { 0: { interest: 11_899.61, principal: 2489.59, extra: 1200, closing: 196_310.41 } } },
      schedule: { rows: 295, at: { 0: { extra: 100, paid: 1299.1 }, [-1]: { paid: 602.79 } } },
      course: { rows: 31, at: { 25: { closing: 0 } } },
    },
    source: simulation('with 100 a month; NPER(0.5%;-1299.1;200000) = 294.46 in LibreOffice Calc'),
  },
  {
    name: '5,000 every June and 20,000 once in January 2029',
    given: {
      ...plain,
      extras: [
        { amount: 5000, often: 'yearly', on: '2027-06-01' },
        { amount: 20_000, often: 'once', on: '2028-12-15' },
      ],
    },
    expect: {
      saved: 142_806.56,
      sooner: 194,
      interest: 88_870.48,
      schedule: { rows: 166, at: { 24: { extra: 20_000 } } },
    },
    source: simulation('yearly 5,000 with payments 6, 18, 30 …; 20,000 with payment 25'),
  },
  {
    name: 'From 6% to 8% after five years: 1,436.42 a month',
    given: { ...plain, rateChanges: [{ on: '2032-01-01', rate: 0.08 }] },
    expect: {
      payment: 1199.1,
      laterPayment: 1436.42,
      interest: 302_869.87,
      payoff: '2056-12-01',
      schedule: { rows: 360, at: { 60: { interest: 1240.73, principal: 195.69 } } },
    },
    source: {
      ...simulation('8% from payment 61, on a balance of 186,108.80'),
      sheet: { formulas: { laterPayment: '=PMT(8%/12;300;-186108.8)' } },
    },
  },
  {
    name: 'At 6.5% after five years with the same payment the loan takes 401 payments',
    given: { ...plain, rateChanges: [{ on: '2032-01-01', rate: 0.065 }], keep: 'instalment' },
    expect: { laterPayment: null, interest: 279_706.77, payoff: '2060-05-01', schedule: { rows: 401 } },
    source: simulation('6.5% from payment 61, same payment; NPER(6.5%/12;-1199.1;186108.8) = 340.06'),
  },
  {
    name: 'Canada, 300,000 at 5% compounded twice a year: 1,744.81',
    given: { ...plain, balance: 300_000, annualRate: 0.05, months: 300, compounding: 'halfYearly' },
    expect: {
      payment: 1744.81,
      interest: 223_445.97,
      schedule: { rows: 300, at: { 0: { interest: 1237.17, principal: 507.64 }, [-1]: { interest: 7.18 } } },
    },
    source: {
      ...simulation('Canada; the payment and the first interest by the functions beside'),
      sheet: {
        cells: { A1: 300_000, A2: '=NOMINAL(EFFECT(5%;2);12)/12' },
        formulas: {
          payment: '=PMT(A2;300;-A1)',
          'schedule.0.interest': '=-IPMT(A2;1;300;A1)',
        },
      },
    },
  },
  {
    name: 'Weekly payments, and 50 more with the first payment on or after the 15th',
    given: {
      ...plain,
      balance: 50_000,
      months: 120,
      firstDate: '2027-01-04',
      frequency: 'weekly',
      extras: [{ amount: 50, often: 'monthly', on: '2027-01-15' }],
    },
    expect: {
      payment: 127.92,
      baseInterest: 16_519.38,
      interest: 14_574.81,
      saved: 1944.57,
      sooner: 56,
      payoff: '2035-11-19',
    },
    source: {
      ...simulation('weekly'),
      sheet: { formulas: { payment: '=PMT(6%/52;520;-50000)' } },
    },
  },
  {
    name: 'Two weeks between payments: 553.17 on 200,000 over 30 years',
    given: { ...plain, frequency: 'fortnightly' },
    expect: { payment: 553.17, schedule: { rows: 780, at: { 1: { date: '2027-01-15' } } } },
    source: { ...calc('780 payments of two weeks'), sheet: { formulas: { payment: '=PMT(6%/26;780;-200000)' } } },
  },
  {
    name: 'Without interest; before the first payment the whole loan is owed',
    given: { ...free, balanceOn: '2026-12-31' },
    expect: { payment: 100, interest: 0, balanceAt: 1200, payoff: '2027-12-01' },
    says: { rounding: 'rounding each row leaves nothing over' },
    source: paper('1,200 ÷ 12'),
  },
  {
    name: 'On the day of a payment the balance is that after it',
    given: { ...free, balanceOn: '2027-03-01' },
    expect: { balanceAt: 900 },
    source: paper('1,200 − 3 × 100'),
  },
  {
    name: 'An extra payment larger than the loan ends it with the first payment',
    given: { ...free, extras: [{ amount: 5000, often: 'once', on: '2026-01-01' }] },
    expect: { sooner: 11, saved: 0, payoff: '2027-01-01', schedule: { rows: 1, at: { 0: { extra: 1100 } } } },
    source: paper('1,200 − 100 = 1,100'),
  },
  {
    name: 'A change of rate after the loan is no change',
    given: { ...free, rateChanges: [{ on: '2028-01-01', rate: 0.1 }] },
    problem: 'rateChanges',
    source: paper('The twelfth payment is on 1 December 2027'),
  },
  {
    name: 'A change before the first payment is the rate itself',
    given: { ...free, rateChanges: [{ on: '2027-01-01', rate: 0.1 }] },
    problem: 'rateChanges',
    because: 'after the first payment',
    source: paper('The first payment is on 1 January 2027'),
  },
  {
    name: 'An extra payment after the loan has nothing to repay',
    given: { ...free, extras: [{ amount: 10, often: 'once', on: '2028-01-01' }] },
    problem: 'extras',
    source: paper('The twelfth payment is on 1 December 2027'),
  },
  {
    name: 'A payment that a higher rate eats up never repays',
    given: { ...plain, rateChanges: [{ on: '2027-02-01', rate: 0.08 }], keep: 'instalment' },
    problem: 'rateChanges',
    because: 'never repaid',
    source: paper('199,800.90 × 8% ÷ 12 = 1,332 > 1,199.10'),
  },
])
