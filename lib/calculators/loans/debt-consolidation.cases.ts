import { defineCases } from '@/lib/calculator'
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
          0: { first: 183.44, months: 225, interest: 9084.38 },
          1: { months: 29, interest: 958.52 },
          2: { months: 37, interest: 1441.73 },
        },
      },
      verdict: 'good',
    },
    source: calc(
      'PMT(10.5%/12;48;-17092.78) = 437.63; NPER(27.9%/12;-120;2500) and NPER(11%/12;-260;8000) round up to 29 and 37; the card and the cents by simulation in exact fractions (Python)',
    ),
  },
  {
    name: 'The fee lifts 10.5% to the rate at which 437.63 repays 16,580',
    given: three,
    expect: { trueRate: 0.1212, breakEvenRate: 0.2669, breakEvenMonths: 123 },
    source: calc(
      'RATE(48;-437.63;16580)*12 = 0.121246; RATE(48;-583.013125;17092.78)*12 = 0.266937, where 583.01 × 48 is all that the old debts cost; PMT(10.5%/12;n;-17092.78)*n passes 27,984.63 between n = 123 and 124',
    ),
  },
  {
    name: 'A fee added to the loan is a share of the debts',
    given: { ...three, feeHow: 'added' },
    expect: { borrowed: 17_077.4, fee: 497.4, newPayment: 437.24, costNew: 4487.46 },
    source: calc('16580*1.03 = 17077.40; PMT(10.5%/12;48;-17077.40) = 437.24'),
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
    expect: { cardBalance: 6939.7, costNew: 6646.09, saved: 4838.54, verdict: 'fair' },
    source: months('100 a month at 17.8879% ÷ 12; 2,139.70 of it is interest, added to 4,506.39'),
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
    expect: { verdict: 'bad', saved: null, costKeep: null, payoffKeep: null, list: { at: { 0: { months: null } } } },
    source: { title: 'Arithmetic on paper', how: '1% of 1,020 is 10.20, and a month’s interest is 20' },
  },
  {
    name: 'Debts without interest: any loan with interest costs more',
    given: { ...plain, debts: [{ ...card, balance: 1000, rate: 0, payment: 100 }] },
    expect: { costKeep: 0, saved: -66.19, verdict: 'bad', list: { at: { 0: { months: 10 } } } },
    source: { title: 'Arithmetic on paper', how: '10 × 100; interest of the new loan 66.19 as above' },
  },
])
