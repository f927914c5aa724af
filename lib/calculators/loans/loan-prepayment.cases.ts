import { defineCases } from '@/lib/calculator'
import prepayment from './loan-prepayment'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const months = (how: string) => ({ title: 'Month-by-month simulation in decimal arithmetic (Python)', how })
const plain = {
  known: 'months',
  firstDate: '2027-01-05',
  mode: 'term',
  penaltyRate: 0,
  penaltyUntil: undefined,
  returnRate: 0.09,
  taxRate: 0.2,
} as const
const home = {
  ...plain,
  outstanding: 2_500_000,
  annualRate: 0.085,
  months: 240,
  prepayments: [{ amount: 300_000, often: 'once', on: '2027-12-05', growth: 0 }],
} as const

export default defineCases(prepayment, [
  {
    name: 'One prepayment with instalment 12 ends a 240-month loan after 184',
    given: home,
    expect: {
      emiNow: 21_695.58,
      interestBefore: 2_706_939.76,
      interest: 1_781_911.48,
      saved: 925_028.28,
      sooner: 56,
      payoff: '2042-04-05',
      payoffBefore: '2046-12-05',
      schedule: { rows: 240, at: { 11: { prepaid: 300_000, closingBefore: 2_450_244.28, closing: 2_150_244.28 } } },
    },
    source: calc(
      'FV(8.5%/12;12;21695.58;-2500000) = 2450244.2807; less 300000, NPER(8.5%/12;-21695.58;2150244.28) is a little over 171, so 12 + 172 = 184 instalments; CUMIPMT(8.5%/12;240;2500000;1;240;0) = -2706939.40 before rounding to cents; interest to the cent by simulation',
    ),
  },
  {
    name: 'The same prepayment with the instalment cut to 19,039.24',
    given: { ...home, mode: 'instalment' },
    expect: { emiAfter: 19_039.24, saved: 305_643.79, sooner: 0, interest: 2_401_295.97 },
    source: calc('PMT(8.5%/12;228;-2150244.28) = 19039.2440; interest to the cent by simulation'),
  },
  {
    name: 'Without a penalty the break-even return is the effective rate of the loan, grossed up for tax',
    given: home,
    expect: { breakEven: 0.1105, investAhead: -320_854.45, invest: 'good' },
    source: calc(
      'EFFECT(8.5%;12)/(1-20%) = 11.0489%; the lead of prepaying is the sum of the monthly differences carried to month 240 at 1.072^(1/12) − 1 (Python)',
    ),
  },
  {
    name: 'A penalty of 2% lowers the saving by 6,000 and the break-even return',
    given: { ...home, penaltyRate: 0.02 },
    expect: { penalty: 6000, saved: 919_028.28, breakEven: 0.1089 },
    source: months(
      '925,028.28 − 2% × 300,000; break-even as the rate at which the monthly differences are worth nothing',
    ),
  },
  {
    name: 'After the penalty window there is nothing to pay',
    given: { ...home, penaltyRate: 0.02, penaltyUntil: '2027-12-04' },
    expect: { penalty: 0, saved: 925_028.28 },
    source: months('The prepayment is made on 5 December 2027, one day after the window'),
  },
  {
    name: 'A yearly prepayment of 2,000 that grows by 10%',
    given: {
      ...plain,
      outstanding: 250_000,
      annualRate: 0.06,
      months: 240,
      prepayments: [{ amount: 2000, often: 'yearly', on: '2028-01-05', growth: 0.1 }],
    },
    expect: { interestBefore: 179_858.16, interest: 139_123.51, sooner: 58, prepaid: 63_544.96 },
    source: months('2,000 × 1.1^k added to instalments 13, 25, 37 …'),
  },
  {
    name: 'A monthly prepayment of 100 that grows by 5% a year',
    given: {
      ...plain,
      outstanding: 250_000,
      annualRate: 0.06,
      months: 240,
      prepayments: [{ amount: 100, often: 'monthly', on: '2027-01-05', growth: 0.05 }],
    },
    expect: { interest: 155_298.52, sooner: 31, prepaid: 31_925.16 },
    source: months('100 with instalments 1 to 12, 105 with 13 to 24, 110.25 with 25 to 36 …'),
  },
  {
    name: 'From the instalment: 1,500 a month for 111 months, or 1,700 for 90',
    given: {
      ...plain,
      outstanding: 100_000,
      annualRate: 0.12,
      known: 'emi',
      emi: 1500,
      prepayments: [{ amount: 200, often: 'monthly', on: '2027-01-05', growth: 0 }],
    },
    expect: { sooner: 21, interestBefore: 65_616.37, interest: 51_595.75, schedule: { rows: 111 } },
    source: calc(
      'NPER(12%/12;-1500;100000) = 110.4096; NPER(12%/12;-1700;100000) = 89.1732; interest to the cent by simulation',
    ),
  },
  {
    name: 'A prepayment above the balance is cut to what is owed',
    given: {
      ...plain,
      outstanding: 10_000,
      annualRate: 0.12,
      months: 12,
      prepayments: [{ amount: 20_000, often: 'once', on: '2027-03-05', growth: 0 }],
    },
    expect: { prepaid: 7610.8, saved: 385.59, sooner: 9, capped: 'fair' },
    source: months('10,000 at 1% a month: 9,211.51, 8,415.14, then 7,610.80 is owed after instalment 3'),
  },
  {
    name: 'Without interest a prepayment saves time and no money',
    given: {
      ...plain,
      outstanding: 12_000,
      annualRate: 0,
      months: 12,
      prepayments: [{ amount: 3000, often: 'once', on: '2027-02-05', growth: 0 }],
    },
    expect: { saved: 0, sooner: 3, payoff: '2027-09-05' },
    source: { title: 'Arithmetic on paper', how: '12,000 − 3,000 = 9 instalments of 1,000' },
  },
  {
    name: 'An instalment that does not cover the interest has no end',
    given: { ...plain, outstanding: 100_000, annualRate: 0.12, known: 'emi', emi: 1000 },
    problem: 'emi',
    source: { title: 'Arithmetic on paper', how: '1% of 100,000 is 1,000 of interest a month' },
  },
  {
    name: 'A prepayment after the end of the loan is refused',
    given: {
      ...plain,
      outstanding: 10_000,
      annualRate: 0.12,
      months: 12,
      prepayments: [{ amount: 500, often: 'once', on: '2028-01-05', growth: 0 }],
    },
    problem: 'prepayments',
    source: { title: 'Calendar', how: 'Twelve instalments from 5 January 2027 end on 5 December 2027' },
  },
])
