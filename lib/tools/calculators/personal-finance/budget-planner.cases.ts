import { defineCases } from '@/lib/kits/calculator'
import budgetPlanner from './budget-planner'

const paper = { title: 'Arithmetic on paper' }

export default defineCases(budgetPlanner, [
  {
    name: 'Weekly, two-weekly, quarterly and yearly amounts as months',
    given: {
      incomes: [{ planned: 600, every: 'weekly' }],
      expenses: [
        { category: 'housing', planned: 500, every: 'fortnightly' },
        { category: 'utilities', planned: 300, every: 'quarterly' },
        { category: 'insurance', planned: 600, every: 'yearly' },
      ],
    },
    expect: {
      income: 2600,
      spending: 1233.33,
      left: 1366.67,
      leftYear: 16_400,
      byCategory: { rows: 3, at: { 0: { planned: 1083.33, year: 13_000 }, 1: { planned: 100 }, 2: { planned: 50 } } },
    },
    source: { title: 'LibreOffice Calc', how: '=600*52/12; =500*26/12; =300/3; =600/12; a year: =31200-14800' },
  },
  {
    name: 'Every coin has a purpose, and the savings rate is savings by income',
    given: {
      incomes: [{ planned: 2000, every: 'monthly' }],
      expenses: [
        { category: 'housing', planned: 1500, every: 'monthly' },
        { category: 'savings', planned: 500, every: 'monthly' },
      ],
    },
    expect: { left: 0, spending: 1500, saved: 500, savingsRate: 0.25, verdict: 'good' },
    says: { verdict: 'Every coin' },
    source: { ...paper, how: '500 ÷ 2,000' },
  },
  {
    name: 'Planned against actual: spending over plan is negative',
    given: {
      incomes: [{ planned: 2000, actual: 1900, every: 'monthly' }],
      expenses: [
        { category: 'food', planned: 100, actual: 120, every: 'weekly' },
        { category: 'food', planned: 50, actual: 30, every: 'monthly' },
        { category: 'debt', planned: 200, every: 'monthly' },
      ],
    },
    expect: {
      left: 1316.67,
      leftActual: 1150,
      byCategory: {
        rows: 2,
        at: {
          0: { category: 'Food and household', planned: 483.33, share: 0.70732, actual: 550, variance: -66.67 },
          1: { category: 'Debt repayments', share: 0.29268, variance: 0 },
        },
        sum: { planned: 683.33, actual: 750, variance: -66.67 },
      },
      byLine: {
        rows: 4,
        at: {
          0: { name: 'Income', planned: 2000, actual: 1900, variance: -100 },
          1: { name: 'Food and household', planned: 433.33, actual: 520, variance: -86.67 },
          2: { variance: 20 },
        },
      },
    },
    source: { ...paper, how: '433.33 + 50 = 483.33; 520 + 30 = 550; 1,900 − 750; 483.33 ÷ 683.33 = 70.732%' },
  },
  {
    name: 'More goes out than comes in',
    given: {
      incomes: [{ planned: 1000, every: 'monthly' }],
      expenses: [{ category: 'housing', planned: 1200, every: 'monthly' }],
    },
    expect: { left: -200, leftYear: -2400, savingsRate: 0, verdict: 'bad' },
    says: { verdict: 'You plan $200.00 a month more' },
    source: { ...paper, how: '1,000 − 1,200' },
  },
  {
    name: 'The plan works, the month did not',
    given: {
      incomes: [{ planned: 1000, actual: 900, every: 'monthly' }],
      expenses: [{ category: 'housing', planned: 950, every: 'monthly' }],
    },
    expect: { left: 50, leftActual: -50, verdict: 'fair' },
    says: { verdict: 'exceed income by $50.00 a month' },
    source: { ...paper, how: '1,000 − 950; 900 − 950' },
  },
  {
    name: 'No income: there is no savings rate',
    given: { incomes: [], expenses: [{ category: 'food', planned: 300, every: 'monthly' }] },
    expect: { income: 0, left: -300, savingsRate: null, verdict: 'bad' },
    says: { verdict: 'There is no income yet' },
    source: { ...paper, how: 'A share of nothing does not exist' },
  },
  {
    name: 'An empty planner',
    given: { incomes: [], expenses: [] },
    problem: 'incomes',
    source: { ...paper, how: 'Nothing to plan' },
  },
  {
    name: 'Dick, 350 a week, and Jane, 500 every two weeks, have 2,600 a month and not 2,400',
    given: {
      incomes: [
        { name: 'Dick', planned: 350, every: 'weekly' },
        { name: 'Jane', planned: 500, every: 'fortnightly' },
      ],
      expenses: [],
    },
    expect: { income: 2600, left: 2600, leftYear: 31_200, verdict: 'good', byCategory: { rows: 0 } },
    says: { verdict: '$2,600.00 a month has no purpose yet' },
    source: {
      title: 'BrainMass: Fixing a budget (the sample budget of Dick and Jane)',
      href: 'https://brainmass.com/math/algebra/fixing-budget-47325',
      how: 'The page: 18,200 and 13,000 make 31,200 a year and 2,600 a month',
    },
  },
  {
    name: 'Jonathan, 1,515 every two weeks, has 3,282.50 a month',
    given: { incomes: [{ planned: 1515, every: 'fortnightly' }], expenses: [] },
    expect: { income: 3282.5, leftYear: 39_390 },
    source: {
      title: 'National PASS Center: Math for Living, Income and Expenses, example 1',
      href: 'https://paperzz.com/doc/8444715/income-and-expenses---geneseo-migrant-center',
      how: 'The page: 1,515 × 26 = 39,390; ÷ 12 = 3,282.50',
    },
  },
  {
    name: 'Less earned and less saved than planned: a quarter becomes a fifth',
    given: {
      incomes: [{ planned: 2000, actual: 1900, every: 'monthly' }],
      expenses: [{ category: 'savings', planned: 500, actual: 380, every: 'monthly' }],
    },
    expect: { savingsRate: 0.25, actualRate: 0.2, byCategory: { at: { 0: { category: 'Savings', share: 1 } } } },
    source: { ...paper, how: '500 ÷ 2,000; 380 ÷ 1,900' },
  },
])
