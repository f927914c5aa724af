import { defineCases } from '@/lib/kits/calculator'
import loans from './personal-loan-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const appendixJ = {
  title: 'Regulation Z, 12 CFR 1026, Appendix J (c)',
  href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
}
const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const plain = { extra: 0, payoffAfter: 12, insuranceCounts: false } as const
const bare = { feeHow: 'deducted', fee: 0, insurance: 0, penalty: 0, autopay: 0 } as const
const fee = { ...bare, name: 'Online lender', amount: 10_000, rate: 0.119, months: 36, fee: 0.05, autopay: 0.005 }
const none = { ...bare, name: 'Credit union', amount: 10_000, rate: 0.139, months: 36 }
const insured = {
  ...plain,
  offers: [
    {
      ...bare,
      name: 'Bank',
      amount: 8000,
      rate: 0.15,
      months: 24,
      fee: 0.03,
      feeHow: 'added',
      insurance: 12.5,
      penalty: 0.02,
    },
  ],
  needed: 8000,
  extra: 100,
  payoffAfter: 6,
} as const

export default defineCases(loans, [
  {
    name: '12% less half a point is 14.99% once a fee of 5% is kept: the loan without a fee at 13.9% wins',
    given: { ...plain, offers: [fee, none], needed: 10_000 },
    expect: {
      payment: 341.29,
      apr: 0.139,
      cash: 10_000,
      cost: 2286.45,
      months: 36,
      verdict: 'good',
      compared: {
        rows: 2,
        at: {
          0: {
            name: 'Online lender',
            payment: 329.28,
            cash: 9500,
            apr: 0.1499,
            cost: 2354.27,
            aprRank: 2,
            costRank: 2,
          },
          1: {
            name: 'Credit union',
            payment: 341.29,
            cash: 10_000,
            apr: 0.139,
            cost: 2286.45,
            aprRank: 1,
            costRank: 1,
          },
        },
      },
      exits: {
        at: {
          0: { name: 'Online lender', fee: 500, request: 10_526.32, owed: 7036.99, penalty: 0, cost: 1488.35 },
          1: { name: 'Credit union', fee: 0, request: 10_000, owed: 7115.3, penalty: 0, cost: 1210.78 },
        },
      },
      schedule: {
        rows: 36,
        at: {
          0: { month: 1, payment: 341.29, interest: 115.83, principal: 225.46, insurance: 0, closing: 9774.54 },
          [-1]: { month: 36, payment: 341.3, interest: 3.91, principal: 337.39, closing: 0 },
        },
        sum: { payment: 12_286.45, interest: 2286.45, principal: 10_000, insurance: 0 },
      },
    },
    says: { verdict: 'Credit union has an APR of 13.90%, the lowest, and costs least in all' },
    source: {
      ...calc(
        'RATE of the payments against the cash; cents, balances after 12 months and costs by a simulation in exact fractions (Python); 10000/0.95 = 10,526.315',
      ),
      sheet: {
        cells: { A1: 329.28, A2: 341.29 },
        formulas: {
          payment: '=PMT(13.9%/12;36;-10000)',
          'compared.0.payment': '=PMT(11.4%/12;36;-10000)',
          'compared.0.apr': '=RATE(36;-A1;9500)*12',
          'compared.1.apr': '=RATE(36;-A2;10000)*12',
          'schedule.0.interest': '=-IPMT(13.9%/12;1;36;10000)',
          'schedule.0.principal': '=-PPMT(13.9%/12;1;36;10000)',
        },
      },
    },
  },
  {
    name: 'Appendix J (c)(1)(i): 24 payments of 230 for 5,000 are an APR of 9.69%',
    given: { ...plain, offers: [{ ...bare, name: 'J', amount: 5000, rate: 0.0969, months: 24 }] },
    expect: { payment: 230.01, apr: 0.0969, cost: 520.21, verdict: 'plain' },
    source: { ...appendixJ, how: 'The rate printed there, with its payment of $230 to the cent of our rounding' },
  },
  {
    name: 'The same fee weighs more on a shorter loan: 21.24% over a year, 14.99% over three',
    given: { ...plain, offers: [{ ...fee, name: 'Short', rate: 0.114, months: 12, autopay: 0 }] },
    expect: { payment: 885.68, apr: 0.2124, cost: 1128.21, cash: 9500 },
    source: {
      ...calc('RATE, the last payment of 885.73 five cents larger'),
      sheet: { cells: { A1: 885.68 }, formulas: { payment: '=PMT(11.4%/12;12;-10000)' } },
    },
  },
  {
    name: 'An added fee, insurance that the lender requires, 100 more a month and a payoff after six months',
    given: { ...insured, insuranceCounts: true },
    expect: {
      payment: 412.03,
      apr: 0.2124,
      cash: 8000,
      cost: 1523.77,
      months: 19,
      exits: { at: { 0: { name: 'Bank', fee: 240, request: 8000, owed: 5785.21, penalty: 115.7, cost: 973.09 } } },
      schedule: {
        at: {
          0: { month: 1, payment: 512.03, interest: 103, principal: 396.53, insurance: 12.5, closing: 7843.47 },
          [-1]: { month: 19, payment: 307.23, interest: 3.64, closing: 0 },
        },
      },
    },
    source: exact('PMT(15%/12;24;-8240) = 399.53 and 12.50; APR by bisection of 24 agreed payments against 8,000'),
  },
  {
    name: 'Voluntary insurance is no finance charge: 18.04%',
    given: insured,
    expect: { payment: 412.03, apr: 0.1804, cost: 1523.77 },
    source: {
      ...calc('399.53 a month for 8,000'),
      sheet: { cells: { A1: 399.53 }, formulas: { apr: '=RATE(24;-A1;8000)*12' } },
    },
  },
  {
    name: 'Lowest APR and lowest cost need not be one offer: half the time costs less at a higher rate',
    given: {
      ...plain,
      offers: [none, { ...none, name: ' ', rate: 0.159, months: 12 }],
    },
    expect: {
      verdict: 'fair',
      compared: { at: { 1: { name: 'Offer 2', payment: 906.84, cost: 882.01, costRank: 1, aprRank: 2 } } },
    },
    says: { verdict: 'but Offer 2 costs less in all: $882.01 against $2,286.45' },
    source: {
      ...calc('The cents of the last payment by simulation'),
      sheet: { formulas: { 'compared.1.payment': '=PMT(15.9%/12;12;-10000)' } },
    },
  },
  {
    name: 'No interest and no fee is an APR of 0%',
    given: { ...plain, offers: [{ ...bare, name: 'Friend', amount: 1200, rate: 0, months: 12 }] },
    expect: { payment: 100, apr: 0, cost: 0, exits: { at: { 0: { request: null, owed: 0, cost: 0 } } } },
    source: { title: 'Arithmetic on paper', how: '12 × 100 = 1,200' },
  },
  {
    name: 'No interest with a fee of 5% kept is an APR of 9.58%',
    given: {
      ...plain,
      offers: [{ ...bare, name: 'Free', amount: 1200, rate: 0, months: 12, fee: 0.05 }],
      payoffAfter: 20,
    },
    expect: { payment: 100, apr: 0.09577, cost: 60, cash: 1140 },
    source: { ...calc('12 × 100 for 1,140'), sheet: { formulas: { apr: '=RATE(12;-100;1140)*12' } } },
  },
  {
    name: 'One payment after one month is the rate itself',
    given: { ...plain, offers: [{ ...bare, name: 'Month', amount: 1000, rate: 0.12, months: 1 }] },
    expect: { payment: 1010, apr: 0.12, cost: 10, months: 1 },
    source: { title: 'Arithmetic on paper', how: '1,000 × 1%' },
  },
  {
    name: 'Two equal offers share the first rank',
    given: { ...plain, offers: [none, { ...none, name: 'Twin' }] },
    expect: { verdict: 'good', compared: { at: { 1: { aprRank: 1, costRank: 1 } } } },
    source: { title: 'Arithmetic on paper', how: 'Every figure is the same' },
  },
  {
    name: 'A discount above the rate leaves no interest, never a negative one',
    given: {
      ...plain,
      offers: [{ ...bare, name: 'Free', amount: 1200, rate: 0.01, months: 12, autopay: 0.02 }],
    },
    expect: { payment: 100, apr: 0, cost: 0 },
    source: { title: 'Arithmetic on paper', how: '1% less 2 points counts as 0%' },
  },
  {
    name: 'A coin cannot be repaid at 15% by rows that round to nothing',
    given: { ...plain, offers: [{ ...none, amount: 0.004 }] },
    problem: 'offers',
    because: 'Credit union is not',
    source: { title: 'Arithmetic on paper', how: '0.4 of a cent is no amount' },
  },
])
