import { defineCases } from '@/lib/kits/calculator'
import payoff from './debt-payoff'

const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const bare = { rule: 'fixed', minimum: 0, share: 0, promoRate: 0 } as const
const plain = { order: 'avalanche', firstDate: '2027-01-15', lumps: [] } as const
const three = {
  ...plain,
  debts: [
    { ...bare, name: 'Credit card', balance: 5200, rate: 0.2399, rule: 'shareAndInterest', minimum: 35, share: 0.01 },
    { ...bare, name: 'Store card', balance: 1400, rate: 0.199, minimum: 45 },
    { ...bare, name: 'Car loan', balance: 9800, rate: 0.069, minimum: 240 },
  ],
  budget: 600,
} as const
const single = {
  ...plain,
  debts: [{ ...bare, name: 'Loan', balance: 5000, rate: 0.18, minimum: 150 }],
  budget: 200,
} as const

export default defineCases(payoff, [
  {
    name: 'Two cards and a car at 600 a month: 32 months by the highest rate, 33 by the smallest balance',
    given: three,
    expect: {
      free: '2029-08-15',
      verdict: 'good',
      months: 32,
      interest: 2759.65,
      saved: 8065.1,
      owed: 16_400,
      minimums: 440.96,
      growing: null,
      compared: {
        rows: 4,
        at: {
          0: {
            order: 'Highest rate first (avalanche)',
            months: 32,
            free: '2029-08-15',
            interest: 2759.65,
            firstCleared: 21,
          },
          1: { months: 33, free: '2029-09-15', interest: 2845.03, firstCleared: 8 },
          2: { months: 32, interest: 2759.65 },
          3: { months: 34, interest: 3536.67, firstCleared: 31 },
        },
      },
      list: {
        rows: 3,
        at: {
          0: { position: 1, name: 'Credit card', owed: 5200, interest: 1174.07, cleared: '2028-09-15', alone: 205 },
          1: { position: 2, name: 'Store card', owed: 1400, interest: 417.77, cleared: '2028-11-15', alone: 45 },
          2: { position: 3, name: 'Car loan', owed: 9800, interest: 1167.81, cleared: '2029-08-15', alone: 47 },
        },
      },
      path: {
        rows: 32,
        at: {
          0: {
            month: 1,
            date: '2027-01-15',
            paid: 600,
            interest: 183.53,
            first: 4988.96,
            second: 1378.22,
            third: 9616.35,
            later: 0,
            owed: 15_983.53,
          },
          11: { first: 2369.6, second: 1113.41, third: 7525.13 },
          [-1]: { month: 32, paid: 559.65, interest: 3.2, owed: 0 },
        },
        sum: { paid: 19_159.65, interest: 2759.65 },
      },
    },
    says: { verdict: 'less interest than on minimums alone' },
    source: exact('Interest a twelfth of the APR; minimums, then the rest by order'),
  },
  {
    name: 'One debt of 5,000 at 18%: 32 payments of 200, or 47 of 150',
    given: single,
    expect: {
      months: 32,
      interest: 1313.97,
      saved: 669.64,
      free: '2029-08-15',
      list: { at: { 0: { alone: 47 } } },
    },
    says: { verdict: 'would take 47 months' },
    source: {
      title: 'LibreOffice Calc 7.4, financial functions',
      how: 'NPER, rounded up; the cents by simulation (Python)',
      sheet: {
        formulas: {
          months: '=ROUNDUP(NPER(18%/12;-200;5000);0)',
          'list.0.alone': '=ROUNDUP(NPER(18%/12;-150;5000);0)',
        },
      },
    },
  },
  {
    name: 'The smallest balance first, with 1,000 in the fourth month',
    given: { ...three, order: 'snowball', lumps: [{ amount: 1000, on: '2027-04-10' }] },
    expect: { months: 30, path: { at: { 3: { paid: 1600 } } }, list: { at: { 0: { name: 'Store card' } } } },
    source: exact('The lump joins the payment of 15 April 2027'),
  },
  {
    name: 'Six months at 0%, then 24% with a minimum of 2% that never ends',
    given: {
      ...plain,
      debts: [
        {
          ...bare,
          name: 'Transfer',
          balance: 3000,
          rate: 0.24,
          rule: 'share',
          minimum: 25,
          share: 0.02,
          promoEnds: '2027-06-30',
        },
        { ...bare, name: 'Loan', balance: 1000, rate: 0.1, minimum: 30 },
      ],
      budget: 200,
    },
    expect: {
      months: 23,
      interest: 555.06,
      saved: null,
      verdict: 'good',
      list: { at: { 0: { name: 'Loan', interest: 38.34, alone: 40 }, 1: { name: 'Transfer', alone: null } } },
      path: { at: { 0: { interest: 8.33 }, 5: { interest: 2.66 }, 6: { interest: 54.61 } } },
    },
    says: { verdict: 'On minimums alone some of this would never end' },
    source: exact('0% through the payment of 15 June 2027'),
  },
  {
    name: 'A minimum of 20 against interest of 25 makes the debt grow; 60 a month ends it in 22 months',
    given: { ...plain, debts: [{ ...bare, name: ' ', balance: 1000, rate: 0.3, minimum: 20 }], budget: 60 },
    expect: { months: 22, interest: 309.83, growing: 'bad' },
    says: { growing: 'Debt 1: a minimum does not cover the interest' },
    source: exact('1,000 × 30% ÷ 12 = 25'),
  },
  {
    name: 'A budget that does not outrun the interest',
    given: { ...plain, debts: [{ ...bare, name: 'Card', balance: 1000, rate: 0.3, minimum: 20 }], budget: 25 },
    expect: {
      verdict: 'bad',
      free: null,
      months: null,
      interest: null,
      compared: { at: { 0: { months: null, free: null, interest: null, firstCleared: null } } },
      list: { at: { 0: { interest: null, cleared: null } } },
      path: { rows: 120, at: { 119: { owed: 1000 } } },
    },
    says: { verdict: 'They would never end' },
    source: { title: 'Arithmetic on paper', how: '25 of interest, 25 paid, for ever' },
  },
  {
    name: 'A budget of the minimums is no saving',
    given: { ...single, budget: 150 },
    expect: { months: 47, saved: 0, verdict: 'plain' },
    source: exact('47 payments of 150'),
  },
  {
    name: 'A budget below the minimums',
    given: { ...three, budget: 440 },
    problem: 'budget',
    because: '$440.96, the minimums of the first month',
    source: { title: 'Arithmetic on paper', how: '5,200 × 1% + 103.96 of interest, 45 and 240' },
  },
  {
    name: 'A promotion that ends lifts the minimum above the budget',
    given: {
      ...plain,
      debts: [
        {
          ...bare,
          name: 'Card',
          balance: 1000,
          rate: 0.9,
          rule: 'shareAndInterest',
          minimum: 0,
          share: 0.02,
          promoEnds: '2027-02-28',
        },
      ],
      budget: 20,
    },
    problem: 'budget',
    because: '$91.20, the minimums of month 3',
    source: exact('960 × 2% + 960 × 7.5% = 91.20'),
  },
  {
    name: 'Less than a coin is no debt',
    given: { ...single, debts: [{ ...bare, name: 'Loan', balance: 0.004, rate: 0.1, minimum: 1 }] },
    problem: 'debts',
    source: { title: 'Arithmetic on paper', how: '0.4 of a cent rounds to nothing' },
  },
])
