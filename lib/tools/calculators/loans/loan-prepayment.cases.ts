import { defineCases } from '@/lib/kits/calculator'
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

/** Twelve instalments of 1,000 without interest. */
const year = { ...plain, outstanding: 12_000, annualRate: 0, months: 12 } as const
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })

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
    says: { otherMode: '619,384.49 more than cutting the instalment' },
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
    expect: { saved: 0, sooner: 3, payoff: '2027-09-05', penalty: null, emiAfter: null },
    says: { otherMode: 'Cutting the tenure and cutting the instalment save the same here.' },
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
  {
    name: '1,000 off a loan of 10,000 with the sixth of 24 instalments, row by row',
    given: {
      ...plain,
      outstanding: 10_000,
      annualRate: 0.12,
      months: 24,
      prepayments: [{ amount: 1000, often: 'once', on: '2027-06-05', growth: 0 }],
      penaltyRate: 0.02,
    },
    expect: {
      emiNow: 470.73,
      interestBefore: 1297.65,
      interest: 1111.15,
      prepaid: 1000,
      penalty: 20,
      saved: 166.5,
      sooner: 2,
      payoff: '2028-10-05',
      payoffBefore: '2028-12-05',
      rounding: 'plain',
      otherMode: 'plain',
      years: {
        rows: 2,
        at: {
          0: {
            year: 1,
            instalments: 5648.76,
            prepaid: 1000,
            interest: 885.47,
            interestBefore: 946.98,
            closing: 4236.71,
            closingBefore: 5298.22,
          },
          1: { year: 2, instalments: 4462.39, prepaid: 0, interest: 225.68, interestBefore: 350.67, closing: 0 },
        },
      },
      schedule: {
        rows: 24,
        at: {
          0: { period: 1, date: '2027-01-05', payment: 470.73, interest: 100, prepaid: 0, closing: 9629.27 },
          5: {
            period: 6,
            date: '2027-06-05',
            payment: 470.73,
            interest: 81.09,
            prepaid: 1000,
            penalty: 20,
            closing: 6719.27,
            paymentBefore: 470.73,
            closingBefore: 7719.27,
          },
          21: { date: '2028-10-05', payment: 225.82, interest: 2.24, closing: 0 },
          [-1]: { date: '2028-12-05', payment: 0, interest: 0, penalty: 0, paymentBefore: 470.86, closingBefore: 0 },
        },
      },
    },
    says: {
      rounding: 'The last instalment is $225.82, $244.91 less than a full one: it pays only what is still owed',
      otherMode: 'Cutting the tenure saves $88.82 more than cutting the instalment',
    },
    source: {
      ...calc(
        'The functions beside; rows and totals of both ways by a simulation in decimal arithmetic (Python), each row rounded to the cent: 1,297.65 − 1,111.15 − 20 = 166.50, and with the instalment cut 1,297.65 − 1,199.97 − 20 = 77.68',
      ),
      sheet: {
        cells: { A1: 10_000, A2: 0.12 },
        formulas: { emiNow: '=PMT(A2/12;24;-A1)', 'schedule.0.interest': '=-IPMT(A2/12;1;24;A1)' },
      },
    },
  },
  {
    name: 'The penalty applies on the last day of its window',
    given: { ...year, ...home, annualRate: 0.085, penaltyRate: 0.02, penaltyUntil: '2027-12-05' },
    expect: { penalty: 6000, saved: 919_028.28 },
    source: paper('925,028.28 − 2% × 300,000'),
  },
  {
    name: '11.6 months are twelve instalments of 1,000',
    given: { ...year, months: 11.6, prepayments: [{ amount: 0.01, often: 'once', on: '2027-02-05', growth: 0 }] },
    expect: {
      emiNow: 1000,
      prepaid: 0.01,
      sooner: 0,
      schedule: { rows: 12, at: { 1: { prepaid: 0.01 }, 11: { payment: 999.99 } } },
    },
    source: paper('12,000 ÷ 12; a cent less in the end'),
  },
  {
    name: '1,000 a year comes with instalments 2, 14 and 26',
    given: {
      ...year,
      outstanding: 36_000,
      months: 36,
      prepayments: [{ amount: 1000, often: 'yearly', on: '2027-02-05', growth: 0 }],
    },
    expect: {
      prepaid: 3000,
      sooner: 3,
      schedule: { at: { 1: { prepaid: 1000 }, 13: { prepaid: 1000 }, 25: { prepaid: 1000 } } },
    },
    source: paper('36,000 − 3,000 = 33 instalments of 1,000'),
  },
  {
    name: 'A hundred years of instalments can be planned',
    given: {
      ...year,
      outstanding: 1200,
      known: 'emi',
      emi: 1,
      prepayments: [{ amount: 100, often: 'once', on: '2027-02-05', growth: 0 }],
    },
    expect: { sooner: 100, payoffBefore: '2126-12-05' },
    source: paper('1,200 instalments of 1, or 1,100'),
  },
  {
    name: 'A month more than a hundred years cannot',
    given: {
      ...year,
      outstanding: 1201,
      known: 'emi',
      emi: 1,
      prepayments: [{ amount: 100, often: 'once', on: '2027-02-05', growth: 0 }],
    },
    problem: 'emi',
    source: paper('1,201 instalments of 1'),
  },
  {
    name: '110 with each instalment lowers the next to 990',
    given: {
      ...year,
      mode: 'instalment',
      prepayments: [{ amount: 110, often: 'monthly', on: '2027-01-05', growth: 0 }],
    },
    expect: { emiNow: 1000, emiAfter: 990, schedule: { at: { 1: { payment: 990 }, 2: { payment: 979 } } } },
    source: paper('(12,000 − 1,110) ÷ 11 = 990; (10,890 − 1,100) ÷ 10 = 979'),
  },
  {
    name: 'With two instalments left the new one is 750',
    given: { ...year, mode: 'instalment', prepayments: [{ amount: 500, often: 'once', on: '2027-10-05', growth: 0 }] },
    expect: { emiAfter: 750, sooner: 0 },
    source: paper('(12,000 − 10,000 − 500) ÷ 2'),
  },
  {
    name: 'With one left there is no new instalment to name',
    given: { ...year, mode: 'instalment', prepayments: [{ amount: 500, often: 'once', on: '2027-11-05', growth: 0 }] },
    expect: { emiAfter: null, schedule: { at: { 11: { payment: 500 } } } },
    source: paper('12,000 − 11,000 − 500'),
  },
  {
    name: 'Without interest and return it makes no difference',
    given: { ...year, returnRate: 0, prepayments: [{ amount: 3000, often: 'once', on: '2027-02-05', growth: 0 }] },
    expect: { investAhead: 0, invest: 'good' },
    says: { invest: 'prepaying leaves you with at least as much, without risk' },
    source: paper('3,000 now or 3 × 1,000 later'),
  },
  {
    name: 'At 20% a year before tax investing is ahead of a loan without interest',
    given: { ...year, returnRate: 0.2, prepayments: [{ amount: 3000, often: 'once', on: '2027-02-05', growth: 0 }] },
    expect: { invest: 'fair' },
    says: { invest: 'At 20% before tax, investing the money leaves you with more' },
    source: paper('3,000 grow, the loan does not'),
  },
  {
    name: 'What meets the last instalment is counted by its own rhythm and growth',
    given: {
      ...year,
      outstanding: 13_500,
      months: 27,
      prepayments: [
        { amount: 4000, often: 'yearly', on: '2027-01-05', growth: 0.5 },
        { amount: 100, often: 'yearly', on: '2027-02-05', growth: 0 },
        { amount: 5, often: 'once', on: '2027-12-05', growth: 0 },
        { amount: 1, often: 'once', on: '2028-01-05', growth: 0 },
      ],
    },
    expect: { capped: 'fair', prepaid: 7000, payoff: '2028-01-05' },
    says: {
      capped:
        'Prepayments made with one instalment are together larger than what is still owed; only $2,895.00 of $6,001.00 would be used.',
    },
    source: paper('13,500 − 13 × 500 = 7,000 in all; 7,000 − 4,000 − 100 − 5 = 2,895 is left for 4,000 × 1.5 + 1'),
  },
  {
    name: 'A yearly prepayment that never fits whole is said',
    given: { ...year, prepayments: [{ amount: 20_000, often: 'yearly', on: '2027-03-05', growth: 0 }] },
    expect: { capped: 'fair', prepaid: 9000, payoff: '2027-03-05' },
    says: { capped: 'A prepayment is larger than what is still owed; only $9,000.00 of $20,000.00 would be used.' },
    source: paper('12,000 − 3 × 1,000'),
  },
])
