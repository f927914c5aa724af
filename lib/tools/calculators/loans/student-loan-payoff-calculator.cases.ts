import { defineCases } from '@/lib/kits/calculator'
import payoff from './student-loan-payoff-calculator'

const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const plain = {
  extra: 0,
  order: 'avalanche',
  term: 120,
  firstDate: '2027-01-15',
  lumps: [],
  during: 'nothing',
  capitalises: true,
} as const
const three = {
  ...plain,
  loans: [
    { name: 'Direct unsubsidised', balance: 18_000, rate: 0.0653, waiting: 0, grace: 0 },
    { name: 'Direct subsidised', balance: 9000, rate: 0.0499, waiting: 0, grace: 0 },
    { name: 'Private', balance: 6000, rate: 0.0875, waiting: 0, grace: 0 },
  ],
  extra: 100,
} as const
const one = (given: object = {}) => ({
  ...plain,
  loans: [{ name: 'Loan', balance: 10_000, rate: 0.06, waiting: 0, grace: 0, ...given }],
})

export default defineCases(payoff, [
  {
    name: 'Three loans and 100 more a month: 33 months sooner, 4,026.59 less interest',
    given: { ...three, finishBy: '2031-12-31' },
    expect: {
      payoff: '2034-03-15',
      verdict: 'good',
      monthly: 475.27,
      months: 87,
      interest: 8018.67,
      saved: 4026.59,
      standard: 375.27,
      standardInterest: 12_045.26,
      needed: 633.1,
      list: {
        rows: 3,
        at: {
          0: {
            name: 'Direct unsubsidised',
            scheduled: 204.66,
            interest: 4900.33,
            standardInterest: 6566.11,
            cleared: '2033-07-15',
          },
          1: { scheduled: 95.41, interest: 2189.12, standardInterest: 2452.3, cleared: '2034-03-15' },
          2: { name: 'Private', interest: 929.22, standardInterest: 3026.85, cleared: '2030-04-15' },
        },
        sum: { interest: 8018.67, standardInterest: 12_045.26 },
      },
      path: {
        rows: 120,
        at: {
          0: { month: 1, date: '2027-01-15', paid: 475.27, interest: 182.56, owed: 32_707.29, standard: 32_807.29 },
          59: { standard: 19_159.56 },
          86: { month: 87, paid: 145.45, interest: 0.55, owed: 0 },
          87: { paid: 0, owed: 0 },
        },
      },
    },
    says: { verdict: 'Done 33 months before the ten-year plan' },
    source: {
      ...exact('Daily simple interest on actual days ÷ 365; LibreOffice for the level payments'),
      sheet: {
        formulas: {
          'list.0.scheduled': '=PMT(6.53%/12;120;-18000)',
          'list.1.scheduled': '=PMT(4.99%/12;120;-9000)',
        },
      },
    },
  },
  {
    name: 'Smallest balance first costs more interest',
    given: { ...three, order: 'snowball' },
    expect: {
      interest: 8204.21,
      months: 87,
      needed: null,
      list: { at: { 0: { cleared: '2034-03-15' }, 1: { cleared: '2032-05-15' }, 2: { cleared: '2030-04-15' } } },
    },
    source: exact('The same loans, the extra to the smallest balance'),
  },
  {
    name: 'In proportion all three end in one month',
    given: { ...three, order: 'proRata' },
    expect: {
      interest: 8556.78,
      months: 88,
      list: { at: { 0: { interest: 4673.76, cleared: '2034-04-15' }, 2: { cleared: '2034-04-15' } } },
    },
    source: exact('Split by what is owed, cents to the largest remainders'),
  },
  {
    name: '30,000 at 5.5% over ten years is 325.58 a month',
    given: { ...plain, loans: [{ name: 'Loan', balance: 30_000, rate: 0.055, waiting: 0, grace: 0 }] },
    expect: {
      monthly: 325.58,
      standard: 325.58,
      months: 120,
      interest: 9078.06,
      saved: 0,
      verdict: 'plain',
      payoff: '2036-12-15',
    },
    source: {
      title: 'LibreOffice Calc 7.4, financial functions',
      how: 'PMT; the interest by days in exact fractions (Python)',
      sheet: { formulas: { monthly: '=PMT(5.5%/12;120;-30000)', standard: '=PMT(5.5%/12;120;-30000)' } },
    },
  },
  {
    name: 'Six months of grace and 200 of unpaid interest are added to the balance; 500 in month 14',
    given: { ...one({ waiting: 200, grace: 6 }), lumps: [{ amount: 500, on: '2028-02-10' }] },
    expect: {
      monthly: 116.56,
      months: 119,
      interest: 3432.45,
      saved: 360.66,
      payoff: '2036-11-15',
      standardInterest: 3793.11,
      path: { at: { 0: { paid: 0, interest: 50.96, owed: 10_250.96 } } },
    },
    source: exact('31 days: 10,000 × 6% × 31 ÷ 365 = 50.96'),
  },
  {
    name: 'Interest that waits beside the balance bears none',
    given: { ...one({ waiting: 200, grace: 6 }), capitalises: false },
    expect: { interest: 3773.95, months: 126, payoff: '2037-06-15' },
    source: exact('The same without capitalisation'),
  },
  {
    name: 'Paying the interest through the grace keeps the balance',
    given: { ...one({ grace: 6 }), during: 'interest' },
    expect: { monthly: 111.02, interest: 3626.91, saved: 0, path: { at: { 0: { paid: 50.96, owed: 10_000 } } } },
    source: exact('The same with the interest paid'),
  },
  {
    name: '40 a month does not cover interest of 50',
    given: { ...one(), pays: 40 },
    expect: {
      verdict: 'bad',
      payoff: null,
      months: null,
      interest: null,
      saved: null,
      list: { at: { 0: { interest: null, cleared: null } } },
      path: { rows: 120, at: { 0: { owed: 10_010.96 } } },
    },
    says: { verdict: '$40.00 a month does not outrun the interest' },
    source: exact('50.96 of interest against 40'),
  },
  {
    name: 'Twenty years of payments cost 3,878.82 more interest than ten',
    given: { ...one(), firstDate: '2027-01-31', term: 240 },
    expect: { monthly: 71.64, months: 240, saved: -3878.82, verdict: 'fair', payoff: '2046-12-31' },
    says: { verdict: 'costs $3,878.82 more interest than the ten-year plan' },
    source: exact('7,202.91 − 3,324.09'),
  },
  {
    name: 'A payment of one’s own with an extra',
    given: { ...one(), firstDate: '2027-01-31', pays: 100, extra: 50 },
    expect: { monthly: 150, months: 82, interest: 2194.99, payoff: '2033-10-31' },
    source: exact('150 a month'),
  },
  {
    name: 'An interest-only grace that the own payment does not cover',
    given: { ...one({ grace: 6 }), during: 'interest', pays: 40 },
    problem: 'pays',
    because: '$50.96',
    source: exact('50.96 is due in the first month'),
  },
  {
    name: 'A finish before the first payment',
    given: { ...one(), finishBy: '2027-01-14' },
    problem: 'finishBy',
    source: { title: 'Calendar', how: 'The first payment is on 15 January' },
  },
  {
    name: 'All at once on the day of the first payment',
    given: { ...one(), finishBy: '2027-01-15' },
    expect: { needed: 10_050.96 },
    source: { title: 'Arithmetic on paper', how: '10,000 + 10,000 × 6% × 31 ÷ 365' },
  },
])
