import { defineCases } from '@/lib/kits/calculator'
import consolidation from './debt-consolidation'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const months = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const three = {
  debts: [
    { name: 'Credit card', balance: 6000, rate: 0.229, rule: 'share', payment: 25, share: 0.03, penalty: 0 },
    { name: 'Store card', balance: 2500, rate: 0.279, rule: 'fixed', payment: 120, share: 0, penalty: 0 },
    { name: 'Personal loan', balance: 8000, rate: 0.11, rule: 'fixed', payment: 260, share: 0, penalty: 80 },
  ],
  newRate: 0.105,
  months: 48,
  feeRate: 0.03,
  feeHow: 'deducted',
  firstDate: '2027-01-15',
  spending: 0,
} as const
const card = { name: 'Card', rule: 'fixed', payment: 0, share: 0, penalty: 0 } as const
const plain = { ...three, months: 12, newRate: 0.12, feeRate: 0 } as const

export default defineCases(consolidation, [
  {
    name: 'Three debts: 563.44 a month becomes 437.63, and the card alone takes 225 months at its minimum',
    given: three,
    expect: {
      averageRate: 0.1789,
      paymentNow: 563.44,
      borrowed: 17_092.78,
      fee: 512.78,
      newPayment: 437.63,
      costKeep: 11_484.63,
      costNew: 4506.39,
      saved: 6978.24,
      payoffKeep: '2045-09-15',
      payoffNew: '2030-12-15',
      list: {
        at: {
          0: { name: 'Credit card', balance: 6000, first: 183.44, months: 225, interest: 9084.38 },
          1: { name: 'Store card', balance: 2500, months: 29, interest: 958.52 },
          2: { name: 'Personal loan', balance: 8000, months: 37, interest: 1441.73 },
        },
      },
      path: {
        rows: 226,
        at: {
          0: { month: 0, keep: 16_500, consolidated: 17_092.78 },
          1: { month: 1, keep: 16_182.52, consolidated: 16_804.71 },
          12: { month: 12, keep: 12_521.43, consolidated: 13_464.66 },
          48: { month: 48, keep: 3445.56, consolidated: 0 },
          [-1]: { month: 225, keep: 0, consolidated: 0 },
        },
      },
      rounding: 'plain',
      verdict: 'good',
    },
    says: {
      verdict: 'costs $6,978.24 less in all',
      rounding: 'The last instalment is $437.78, $0.15 more than a full one',
    },
    source: calc(
      'PMT(10.5%/12;48;-17092.78) = 437.63; NPER(27.9%/12;-120;2500) and NPER(11%/12;-260;8000) round up to 29 and 37; the card and the cents by simulation in exact fractions (Python)',
    ),
  },
  {
    name: 'The fee lifts 10.5% to the rate at which 437.63 repays 16,580',
    given: three,
    expect: { trueRate: 0.1212, breakEvenRate: 0.2669, breakEvenMonths: 123 },
    source: {
      ...calc(
        'The rate at which 437.63 repays 16,580, and at which 48 payments of 583.013125 repay the new loan: 583.01 × 48 is all that the old debts cost. PMT(10.5%/12;n;-17092.78)*n passes 27,984.63 between n = 123 and 124',
      ),
      sheet: {
        cells: { A1: 48, A2: 437.63, A3: 16_580, A4: 583.013125, A5: 17_092.78 },
        formulas: { trueRate: '=RATE(A1;-A2;A3)*12', breakEvenRate: '=RATE(A1;-A4;A5)*12' },
      },
    },
  },
  {
    name: 'A fee added to the loan is a share of the debts',
    given: { ...three, feeHow: 'added' },
    expect: { borrowed: 17_077.4, fee: 497.4, newPayment: 437.24, costNew: 4487.46 },
    source: {
      ...calc('16580*1.03 = 17077.40'),
      sheet: { cells: { A1: 0.105, A2: 17_077.4 }, formulas: { newPayment: '=PMT(A1/12;48;-A2)' } },
    },
  },
  {
    name: 'Going on with the old payment clears the new loan in 36 months',
    given: three,
    expect: { sameMonths: 36, sameSaved: 8032.69 },
    source: calc('NPER(10.5%/12;-563.44;17092.78) rounds up to 36; 11,484.63 − 3,451.94 by simulation'),
  },
  {
    name: '100 a month of new spending is 6,939.70 on the cards after four years',
    given: { ...three, spending: 100 },
    expect: {
      cardBalance: 6939.7,
      costNew: 6646.09,
      saved: 4838.54,
      verdict: 'fair',
      breakEvenRate: 0.2199,
      path: { at: { 1: { consolidated: 16_904.71 }, 12: { consolidated: 14_768.1 }, 48: { consolidated: 6939.7 } } },
    },
    says: { verdict: 'saves $4,838.54, but you would then owe $6,939.70' },
    source: months(
      '100 a month at 17.8879% ÷ 12; 2,139.70 of it is interest, added to 4,506.39. Break-even by bisection: 48 payments of (16,500 + 11,484.63 − 2,139.70) ÷ 48 repay 17,092.78 at 21.99%',
    ),
  },
  {
    name: 'A fixed payment of 94.56 clears 1,000 at 24% in 12 months; at 12% it takes 88.85',
    given: { ...plain, debts: [{ ...card, balance: 1000, rate: 0.24, payment: 94.56 }] },
    expect: { costKeep: 134.7, newPayment: 88.85, costNew: 66.19, saved: 68.51, trueRate: 0.12 },
    source: calc('PMT(24%/12;12;-1000) = 94.5596; PMT(12%/12;12;-1000) = 88.8488; the cents by simulation'),
  },
  {
    name: 'A percentage plus the interest: 3,000 at 18% takes 171 months',
    given: {
      ...plain,
      debts: [{ ...card, balance: 3000, rate: 0.18, rule: 'shareAndInterest', payment: 25, share: 0.01 }],
    },
    expect: { paymentNow: 75, list: { at: { 0: { months: 171, interest: 3538.54 } } } },
    source: months('1% of the balance and the interest, at least 25'),
  },
  {
    name: 'A minimum of 1% of the balance at 24% never clears',
    given: { ...plain, debts: [{ ...card, balance: 1000, rate: 0.24, rule: 'share', payment: 0, share: 0.01 }] },
    expect: {
      verdict: 'bad',
      saved: null,
      costKeep: null,
      payoffKeep: null,
      breakEvenRate: null,
      list: { at: { 0: { months: null } } },
      path: { rows: 121, at: { 12: { keep: 1000 } } },
    },
    says: { verdict: 'Card: at these payments never cleared' },
    source: { title: 'Arithmetic on paper', how: '1% of 1,020 is 10.20, and a month’s interest is 20' },
  },
  {
    name: 'Debts without interest: any loan with interest costs more',
    given: { ...plain, debts: [{ ...card, balance: 1000, rate: 0, payment: 100 }] },
    expect: { costKeep: 0, saved: -66.19, verdict: 'bad', list: { at: { 0: { months: 10 } } } },
    says: { verdict: 'The payment falls, but you pay $66.19 more in all' },
    source: { title: 'Arithmetic on paper', how: '10 × 100; interest of the new loan 66.19 as above' },
  },
  {
    name: 'A loan that costs what the debts cost: nothing',
    given: {
      ...plain,
      months: 10,
      newRate: 0,
      debts: [
        { ...card, name: '', balance: 500, rate: 0, payment: 50 },
        { ...card, name: ' ', balance: 500, rate: 0, payment: 50 },
      ],
    },
    expect: {
      newPayment: 100,
      saved: 0,
      verdict: 'fair',
      breakEvenRate: 0,
      breakEvenMonths: null,
      sameMonths: null,
      cardBalance: null,
      payoffNew: '2027-10-15',
      list: { at: { 0: { name: 'Debt 1' }, 1: { name: 'Debt 2' } } },
    },
    says: { verdict: 'The new loan costs the same in all.' },
    source: { title: 'Arithmetic on paper', how: '10 × 100 both ways' },
  },
  {
    name: 'One cent of interest is saved',
    given: { ...plain, newRate: 0, debts: [{ ...card, balance: 1, rate: 0.12, payment: 2 }] },
    expect: { saved: 0.01, verdict: 'good', list: { at: { 0: { months: 1, first: 1.01, interest: 0.01 } } } },
    says: { verdict: 'The new loan costs $0.01 less in all.' },
    source: { title: 'Arithmetic on paper', how: '1.00 × 12% ÷ 12 = 0.01' },
  },
  {
    name: 'The smallest debt and the smallest spending: a cent is owed, and owed again',
    given: {
      ...plain,
      months: 1,
      newRate: 0,
      spending: 0.01,
      debts: [{ ...card, balance: 0.01, rate: 0.2, payment: 1 }],
    },
    expect: { newPayment: 0.01, cardBalance: 0.01, saved: 0, verdict: 'fair', list: { at: { 0: { months: 1 } } } },
    source: { title: 'Arithmetic on paper', how: 'A month’s interest on 0.01 is 0.00017, nothing in cents' },
  },
  {
    name: 'Less than a cent is no debt',
    given: { ...plain, debts: [{ ...card, balance: 0.004, rate: 0.2, payment: 1 }] },
    problem: 'debts',
    source: { title: 'Arithmetic on paper', how: '0.4 of a cent rounds to nothing' },
  },
  {
    name: 'A cent saved is not lost on cards that owe one',
    given: {
      ...plain,
      months: 1,
      newRate: 0,
      spending: 0.01,
      debts: [{ ...card, balance: 1, rate: 0.12, payment: 2 }],
    },
    expect: { saved: 0.01, verdict: 'fair', cardBalance: 0.01 },
    says: { verdict: 'saves $0.01, but you would then owe $0.01' },
    source: {
      title: 'Arithmetic on paper',
      how: '1.00 × 12% ÷ 12 = 0.01; spending bears its first interest a month later',
    },
  },
  {
    name: 'Eleven months and a half are twelve payments',
    given: { ...plain, months: 11.5, newRate: 0, debts: [{ ...card, balance: 1200, rate: 0.2, payment: 400 }] },
    expect: { newPayment: 100, payoffNew: '2027-12-15' },
    source: { title: 'Arithmetic on paper', how: '1,200 ÷ 12' },
  },
  {
    name: '40% of the balance leaves the last cent for good, and a fixed sum of nothing leaves all',
    given: {
      ...plain,
      debts: [
        { ...card, balance: 1, rate: 0.24, rule: 'shareAndInterest', share: 0.4 },
        { ...card, balance: 1000, rate: 0, payment: 0 },
      ],
    },
    expect: {
      verdict: 'bad',
      breakEvenRate: null,
      path: {
        at: {
          1: { keep: 1000.6 },
          2: { keep: 1000.36 },
          9: { keep: 1000.01 },
          10: { keep: 1000.01 },
          120: { keep: 1000.01 },
        },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: '1.00, 0.60, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01; 40% of a cent rounds to nothing',
    },
  },
  {
    name: 'No rate makes up for the fee of a loan that replaces debts without interest',
    given: { ...plain, feeRate: 0.03, feeHow: 'added', debts: [{ ...card, balance: 1000, rate: 0, payment: 500 }] },
    expect: { borrowed: 1030, breakEvenRate: null, breakEvenMonths: null, verdict: 'bad' },
    says: { verdict: 'The payment falls, but you pay' },
    source: { title: 'Arithmetic on paper', how: '1,030 is repaid for 1,000' },
  },
  {
    name: 'Against 12 of interest only one month at 12% saves: two cost 15.02',
    given: { ...plain, months: 1, debts: [{ ...card, balance: 1000, rate: 0.144, payment: 2000 }] },
    expect: { costKeep: 12, newPayment: 1010, saved: 2, breakEvenMonths: 1 },
    source: calc('1000*14.4%/12 = 12; 1000*1% = 10; PMT(1%;2;-1000)*2 = 1015.02'),
  },
  {
    name: 'The search for the longest term ends at 600 months',
    given: { ...plain, newRate: 0.01, debts: [{ ...card, balance: 1000, rate: 0.24, payment: 21 }] },
    expect: { costKeep: 2228.81, breakEvenMonths: 600, list: { at: { 0: { months: 154 } } } },
    source: months(
      '154 payments of 21 cost 2,228.81; PMT(1%/12;601;-1000)*601 = 1,271.64, so that longer terms would save too',
    ),
  },
])
