import { defineCases } from '@/lib/calculator'
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
        at: { 0: { planned: 483.33, actual: 550, variance: -66.67 }, 1: { variance: 0 } },
        sum: { planned: 683.33, actual: 750, variance: -66.67 },
      },
      byLine: { rows: 4, at: { 0: { variance: -100 }, 2: { variance: 20 } } },
    },
    source: { ...paper, how: '433.33 + 50 = 483.33; 520 + 30 = 550; 1,900 − 750' },
  },
  {
    name: 'More goes out than comes in',
    given: {
      incomes: [{ planned: 1000, every: 'monthly' }],
      expenses: [{ category: 'housing', planned: 1200, every: 'monthly' }],
    },
    expect: { left: -200, leftYear: -2400, savingsRate: 0, verdict: 'bad' },
    source: { ...paper, how: '1,000 − 1,200' },
  },
  {
    name: 'The plan works, the month did not',
    given: {
      incomes: [{ planned: 1000, actual: 900, every: 'monthly' }],
      expenses: [{ category: 'housing', planned: 950, every: 'monthly' }],
    },
    expect: { left: 50, leftActual: -50, verdict: 'fair' },
    source: { ...paper, how: '1,000 − 950; 900 − 950' },
  },
  {
    name: 'No income: there is no savings rate',
    given: { incomes: [], expenses: [{ category: 'food', planned: 300, every: 'monthly' }] },
    expect: { income: 0, left: -300, savingsRate: null, verdict: 'bad' },
    source: { ...paper, how: 'A share of nothing does not exist' },
  },
  {
    name: 'An empty planner',
    given: { incomes: [], expenses: [] },
    problem: 'incomes',
    source: { ...paper, how: 'Nothing to plan' },
  },
])
