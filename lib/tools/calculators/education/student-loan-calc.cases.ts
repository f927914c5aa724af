import { defineCases } from '@/lib/kits/calculator'
import loans from './student-loan-calc'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const half = {
  loans: [
    { name: 'Subsidised', yearly: 3500, rate: 0.0639, fee: 0.01, interest: 'paid' },
    { name: 'Unsubsidised', yearly: 4000, rate: 0.0639, fee: 0.01, interest: 'runs' },
  ],
  study: 45,
  grace: 6,
  term: 120,
  extra: 0,
  starts: '2027-09-01',
} as const
const single = {
  ...half,
  loans: [{ name: 'Loan', yearly: 30_000, rate: 0.055, fee: 0, interest: 'paid' }],
  study: 12,
  grace: 0,
} as const

export default defineCases(loans, [
  {
    name: 'Four payouts of 3,500 and 4,000: 32,811.59 is owed after the grace, 370.73 a month and 50 more',
    given: { ...half, extra: 50 },
    expect: {
      payment: 420.73,
      verdict: 'plain',
      balance: 32_811.59,
      interest: 12_511.84,
      total: 42_511.84,
      payoff: '2040-06-01',
      received: 29_700,
      borrowed: 30_000,
      accrued: 2811.59,
      begins: '2032-01-01',
      sooner: 18,
      saved: 1976.59,
      list: {
        rows: 2,
        at: {
          0: {
            name: 'Subsidised',
            borrowed: 14_000,
            accrued: 0,
            balance: 14_000,
            payment: 158.18,
            interest: 3378.12,
          },
          1: { borrowed: 16_000, accrued: 2811.59, balance: 18_811.59, payment: 212.55, interest: 6322.13 },
        },
      },
      schedule: {
        rows: 102,
        at: {
          0: { month: 1, date: '2032-01-01', paid: 420.73, interest: 174.72, owed: 32_565.58 },
          [-1]: { month: 102, date: '2040-06-01', paid: 18.11, interest: 0.1, owed: 0 },
        },
        sum: { paid: 42_511.84, interest: 9700.25 },
      },
    },
    says: { verdict: '$2,811.59 of interest gathers before the first payment' },
    source: {
      ...calc('PMT; days between dates ÷ 365 and the roll-over by a simulation in exact fractions (Python)'),
      sheet: {
        formulas: {
          'list.0.payment': '=PMT(6.39%/12;120;-14000)',
          'list.1.payment': '=PMT(6.39%/12;120;-18811.59)',
        },
      },
    },
  },
  {
    name: '30,000 at 5.5% over ten years: 325.58 a month',
    given: single,
    expect: {
      payment: 325.58,
      balance: 30_000,
      accrued: 0,
      interest: 9069.36,
      total: 39_069.36,
      payoff: '2038-09-01',
      begins: '2028-10-01',
      sooner: null,
      saved: null,
    },
    says: { verdict: 'No interest gathers before the first payment' },
    source: {
      ...calc('PMT; the last cents by simulation'),
      sheet: { formulas: { payment: '=PMT(5.5%/12;120;-30000)' } },
    },
  },
  {
    name: 'Two rates: the extra of 100 goes to 9% first and ends both in 77 months',
    given: {
      ...half,
      loans: [
        { name: ' ', yearly: 5000, rate: 0.05, fee: 0, interest: 'runs' },
        { name: 'Private', yearly: 5000, rate: 0.09, fee: 0.02, interest: 'runs' },
      ],
      study: 24,
      extra: 100,
    },
    expect: {
      payment: 366.11,
      received: 19_800,
      balance: 22_796.16,
      sooner: 43,
      saved: 3911.16,
      payoff: '2036-08-01',
      list: { at: { 0: { name: 'Loan 1', accrued: 998.63, interest: 2397.97 }, 1: { interest: 2826.78 } } },
    },
    source: exact('913 and 547 days of simple interest; then a twelfth of the rate a month'),
  },
  {
    name: 'No interest: 1,200 in twelve parts after a grace of six months',
    given: {
      ...half,
      loans: [{ name: 'Family', yearly: 1200, rate: 0, fee: 0, interest: 'runs' }],
      study: 12,
      term: 12,
      starts: '2027-01-31',
    },
    expect: { payment: 100, interest: 0, begins: '2028-08-31', payoff: '2029-07-31' },
    source: { title: 'Arithmetic on paper', how: '1,200 ÷ 12; 31 January and 18 months is 31 July' },
  },
  {
    name: 'Less than a coin is no loan',
    given: { ...single, loans: [{ name: 'Loan', yearly: 0.004, rate: 0.05, fee: 0, interest: 'runs' }] },
    problem: 'loans',
    source: { title: 'Arithmetic on paper', how: '0.4 of a cent rounds to nothing' },
  },
])
