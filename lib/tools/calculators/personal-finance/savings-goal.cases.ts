import { defineCases } from '@/lib/kits/calculator'
import goal from './savings-goal'

const looped = (how: string) => ({ title: 'Simulation in Python, tests/vectors/savings/goals.py', how })
const plain = {
  from: undefined,
  by: undefined,
  prices: 'later',
  inflation: 0.025,
  increase: 0,
  taxRate: 0,
  timing: 'end',
  goals: [],
} as const

export default defineCases(goal, [
  {
    name: '25,000 in five years from 2,000 at 4%: PMT',
    given: { ...plain, find: 'monthly', target: 25_000, current: 2000, months: 60, returnRate: 0.04 },
    expect: {
      needed: 340.99,
      goal: 25_000,
      end: 25_000,
      paidIn: 20_459.68,
      earned: 2540.32,
      timeNeeded: null,
      verdict: 'plain',
      table: {
        rows: 60,
        at: { 0: { month: 1, paid: 340.99, earned: 6.55, balance: 2347.54 }, 59: { balance: 25_000 } },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: '60 payments are paid in, what is missing to 25,000 is the return; after a month 2,000 × (1 + i) + 340.99',
      sheet: {
        cells: { A1: '=1.04^(1/12)-1' },
        formulas: {
          needed: '=-PMT(A1;60;-2000;25000)',
          paidIn: '=-60*PMT(A1;60;-2000;25000)',
          'table.0.balance': '=FV(A1;1;PMT(A1;60;-2000;25000);-2000)',
        },
      },
    },
  },
  {
    name: 'How long 350 a month takes: NPER, to the next whole month',
    given: { ...plain, find: 'time', target: 25_000, current: 2000, monthly: 350, returnRate: 0.04 },
    expect: { timeNeeded: 59, end: 25_163.59, needed: null },
    source: {
      title: 'LibreOffice Calc',
      how: 'NPER rounded up, and FV of that many months',
      sheet: {
        cells: { A1: '=1.04^(1/12)-1' },
        formulas: { timeNeeded: '=ROUNDUP(NPER(A1;-350;-2000;25000);0)', end: '=FV(A1;59;-350;-2000)' },
      },
    },
  },
  {
    name: 'The return that does it in five years: RATE',
    given: { ...plain, find: 'rate', target: 25_000, current: 2000, months: 60, monthly: 350 },
    expect: { rateNeeded: 0.031_171_964_5, verdict: 'plain' },
    source: {
      title: 'LibreOffice Calc',
      how: 'RATE a month, twelve times compounded',
      sheet: { formulas: { rateNeeded: '=(1+RATE(60;-350;-2000;25000))^12-1' } },
    },
  },
  {
    name: 'With a fifth of it taxed the return has to be a quarter higher',
    given: { ...plain, find: 'rate', target: 25_000, current: 2000, months: 60, monthly: 350, taxRate: 0.2 },
    expect: { rateNeeded: 0.038_964_955_6 },
    source: looped('Found by halving the interval'),
  },
  {
    name: 'Today’s money, rising savings at the start of the month, a quarter of the return taxed',
    given: {
      ...plain,
      find: 'monthly',
      target: 50_000,
      current: 5000,
      months: 120,
      returnRate: 0.06,
      prices: 'today',
      increase: 0.03,
      taxRate: 0.25,
      timing: 'start',
    },
    expect: { goal: 64_004.23, needed: 328.33 },
    source: looped('Target × 1.025^10; the first month’s saving found by halving the interval'),
  },
  {
    name: 'A target that rises by 3% while 300 a month goes after it',
    given: {
      ...plain,
      find: 'time',
      target: 20_000,
      current: 0,
      monthly: 300,
      returnRate: 0.05,
      prices: 'today',
      inflation: 0.03,
    },
    expect: { timeNeeded: 69, goal: 23_705.22, end: 23_846.78 },
    source: looped('Month by month until the balance is not below the target'),
  },
  {
    name: 'Three goals, 500 a month: the first two are paid in full, the third waits for the first',
    given: {
      ...plain,
      find: 'time',
      target: 20_000,
      current: 0,
      monthly: 400,
      returnRate: 0,
      budget: 500,
      goals: [
        { name: 'Emergency fund', amount: 3000, months: 12 },
        { name: 'Car', amount: 6000, months: 24 },
        { name: 'Trip', amount: 4000, months: 24 },
      ],
    },
    expect: {
      timeNeeded: 50,
      goalsTable: {
        rows: 3,
        at: {
          0: { name: 'Emergency fund', amount: 3000, first: 250, saved: 3000, funded: 1, shortfall: 0 },
          1: { first: 250, saved: 6000 },
          2: { name: 'Trip', first: 0, saved: 3000, funded: 0.75, shortfall: 1000 },
        },
      },
    },
    source: looped('The list in exact fractions; 50 × 400 = 20,000'),
  },
  {
    name: 'From 31 January 2026 to 28 February 2027 there are thirteen whole months',
    given: {
      ...plain,
      find: 'monthly',
      target: 1300,
      current: 0,
      returnRate: 0,
      from: '2026-01-31',
      by: '2027-02-28',
    },
    expect: { needed: 100, table: { rows: 13 } },
    source: { title: 'Wall calendar', how: '28 February is the last day that a month from the 31st has; 1,300 ÷ 13' },
  },
  {
    name: 'What is there grows to the target by itself',
    given: { ...plain, find: 'monthly', target: 10_000, current: 10_000, months: 12, returnRate: 0.05 },
    expect: { needed: 0, end: 10_500, verdict: 'good' },
    says: { verdict: 'by itself' },
    source: { title: 'Arithmetic on paper', how: '10,000 × 1.05' },
  },
  {
    name: 'It is there already',
    given: { ...plain, find: 'time', target: 5000, current: 6000, monthly: 0, returnRate: 0 },
    expect: { timeNeeded: 0, end: 6000, verdict: 'good' },
    says: { verdict: 'already' },
    source: { title: 'Arithmetic on paper', how: '6,000 is more than 5,000' },
  },
  {
    name: 'Without saving and return it never happens',
    given: { ...plain, find: 'time', target: 5000, current: 1000, monthly: 0, returnRate: 0 },
    problem: 'monthly',
    source: { title: 'Arithmetic on paper', how: '1,000 stays 1,000' },
  },
  {
    name: 'A day before the first one',
    given: { ...plain, find: 'monthly', target: 5000, from: '2026-05-01', by: '2026-04-01' },
    problem: 'by',
    source: { title: 'Wall calendar', how: 'April comes before May' },
  },
])
