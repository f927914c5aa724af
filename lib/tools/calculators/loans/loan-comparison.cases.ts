import { defineCases } from '@/lib/kits/calculator'
import comparison from './loan-comparison'

const simulation = (how: string) => ({
  title: 'Payment-by-payment simulation (Python), tests/vectors/loans/compare.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const bare = {
  name: 'Loan',
  amount: 200_000,
  rate: 0.06,
  introRate: 0,
  introMonths: 0,
  months: 360,
  type: 'repayment',
  frequency: 'monthly',
  upfront: 0,
  monthly: 0,
  exit: 0,
  cashback: 0,
  offset: 0,
} as const
const fees = { ...bare, name: 'With fees', rate: 0.0575, upfront: 3500 } as const
const intro = {
  ...bare,
  name: 'Intro',
  rate: 0.0625,
  introRate: 0.049,
  introMonths: 24,
  upfront: 1500,
  exit: 500,
} as const
const plain = { keep: 60, discount: 0.03 } as const

export default defineCases(comparison, [
  {
    name: 'Fees of 3,500 for a quarter point pay from the 85th month on',
    given: { ...plain, loans: [fees, { ...bare, name: 'Without fees' }] },
    expect: {
      cost: 58_054.8,
      best: 'good',
      instalment: 1199.1,
      apr: 0.06,
      ranking: {
        rows: 2,
        at: {
          0: {
            name: 'With fees',
            instalment: 1167.15,
            cost: 59_053.07,
            keptApr: 0.0617,
            place: 2,
          },
          1: { cost: 58_054.8, place: 1 },
        },
      },
      details: {
        at: {
          0: { name: 'With fees', highest: 1167.15, paid: 70_029, owed: 185_524.07, present: 28_554.41, apr: 0.0591 },
          1: { paid: 71_946, owed: 186_108.8, present: 27_338.67 },
        },
      },
      crossings: {
        rows: 2,
        at: {
          0: { month: 1, name: 'Without fees', cost: 1000 },
          1: { month: 85, name: 'With fees', cost: 80_862.34 },
        },
      },
      horizon: { rows: 30, at: { 0: { year: 1, first: 14_932.89, second: 11_933.19, third: null } } },
      schedule: {
        rows: 360,
        at: { 0: { number: 1, paid: 1199.1, interest: 1000, principal: 199.1, owed: 199_800.9 } },
        sum: { principal: 200_000 },
      },
    },
    says: { best: '$998.27 below With fees' },
    source: {
      ...simulation('rows fees and none'),
      sheet: {
        cells: { A1: 1167.15 },
        formulas: {
          instalment: '=PMT(6%/12;360;-200000)',
          'ranking.0.instalment': '=PMT(5.75%/12;360;-200000)',
          'ranking.0.keptApr': '=RATE(60;-A1;196500;-185524.07)*12',
        },
      },
    },
  },
  {
    name: 'A first rate of 4.9% for two years, and a fee to leave',
    given: { ...plain, loans: [intro] },
    expect: {
      cost: 56_917.08,
      best: 'plain',
      ranking: { at: { 0: { instalment: 1061.45, keptApr: 0.0587 } } },
      details: { at: { 0: { highest: 1223.1, owed: 185_410.68, present: 26_242.26, apr: 0.0609 } } },
    },
    source: simulation('row intro'),
  },
  {
    name: 'Amounts that differ are ranked by their rate',
    given: {
      keep: 24,
      discount: 0.03,
      loans: [
        { ...bare, name: 'Interest', amount: 100_000, months: 24, type: 'interest', monthly: 10, cashback: 200 },
        { ...bare, name: 'Larger' },
      ],
    },
    expect: {
      best: 'fair',
      crossings: { rows: 0 },
      ranking: { at: { 0: { instalment: 510, cost: 12_040, keptApr: 0.0601, place: 2 }, 1: { place: 1 } } },
      details: { at: { 0: { highest: 100_510, paid: 112_240, owed: 0, present: 5930.18 } } },
    },
    says: { best: 'Larger has the lowest' },
    source: simulation('row interest'),
  },
  {
    name: 'A flat loan left after a year owes its balance at the true rate',
    given: {
      keep: 12,
      discount: 0.03,
      loans: [{ ...bare, amount: 10_000, rate: 0.08, months: 36, type: 'flat' }],
    },
    expect: { cost: 1268.7, apr: 0.1455, instalment: 344.44, details: { at: { 0: { owed: 7135.42, paid: 4133.28 } } } },
    source: simulation('row flat'),
  },
  {
    name: 'Half the loan in an offset account, paid every two weeks with a fee',
    given: {
      keep: 12,
      discount: 0.03,
      loans: [
        { ...bare, amount: 12_000, months: 12, frequency: 'fortnightly', offset: 6000, monthly: 13 },
        { ...bare, amount: 12_000, months: 12, frequency: 'fortnightly', offset: 6000, monthly: 13 },
      ],
    },
    expect: { cost: 252.1, apr: 0.0411, best: 'plain', instalment: 482.06, schedule: { rows: 26 } },
    says: { best: 'cost the same' },
    source: simulation('row offset'),
  },
  {
    name: 'Fees above the loan',
    given: { ...plain, loans: [{ ...bare, amount: 1000, upfront: 1000 }] },
    problem: 'loans',
    because: 'after fees',
    source: paper('1,000 − 1,000'),
  },
  {
    name: 'Fewer coins than payments',
    given: { ...plain, loans: [{ ...bare, amount: 1 }] },
    problem: 'loans',
    source: paper('100 cents in 360 payments'),
  },
])
