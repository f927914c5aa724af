import { defineCases } from '@/lib/kits/calculator'
import biweekly from './biweekly-mortgage'

const simulation = (how: string) => ({
  title: 'Simulation day by day in exact fractions (Python), tests/vectors/loans/biweekly.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  balance: 300_000,
  annualRate: 0.06,
  months: 360,
  plan: 'posted',
  start: '2027-01-01',
  interestBy: 'days',
  setupFee: 0,
  partFee: 0,
} as const
const free = { ...plain, balance: 12_000, annualRate: 0, months: 12 } as const

export default defineCases(biweekly, [
  {
    name: 'Halves posted every 14 days end 300,000 at 6% over five years sooner',
    given: plain,
    expect: {
      payment: 1798.65,
      part: 899.33,
      payoff: '2051-05-19',
      sooner: 67,
      interest: 271_079.1,
      monthlyInterest: 347_515.44,
      fees: 0,
      net: 76_436.34,
      equal: 157.34,
      longYears: 2,
      advice: 'good',
      ways: {
        rows: 3,
        at: {
          0: { way: 'Monthly', payoff: '2057-01-01', interest: 347_515.44, fees: 0, saved: 0 },
          1: { way: 'The plan', payoff: '2051-05-19', interest: 271_079.1, saved: 76_436.34 },
          2: { way: 'Monthly, and a twelfth more', payoff: '2051-08-01', interest: 273_848.92, saved: 73_666.52 },
        },
      },
      years: {
        rows: 31,
        at: { 0: { year: '2027', parts: 26, interest: 17_791.5, owed: 294_408.92, monthly: 296_631.49 } },
        sum: { principal: 300_000, parts: 636 },
      },
      schedule: {
        rows: 636,
        at: {
          0: { date: '2027-01-15', paid: 899.33, interest: 690.41, principal: 208.92, owed: 299_791.08 },
          [-1]: { date: '2051-05-19', paid: 4.55, interest: 0.01, owed: 0 },
        },
        sum: { principal: 300_000, interest: 271_079.1 },
      },
    },
    says: { advice: 'as would paying $157.34 more each month' },
    source: {
      ...simulation('row A; months from 19 May 2051 to 1 January 2057'),
      sheet: {
        formulas: {
          payment: '=PMT(6%/12;360;-300000)',
          'schedule.0.interest': '=-IPMT(6%*14/365;1;636;300000)',
        },
      },
    },
  },
  {
    name: 'NPER counts the same halves at a twenty-sixth of the rate',
    given: { ...plain, interestBy: 'periods' },
    expect: { interest: 273_075.2, payoff: '2051-06-16', equal: 151.96, years: { sum: { parts: 638 } } },
    source: {
      ...simulation('row B; the spreadsheet rounds the fraction of the last payment up'),
      sheet: {
        cells: { A1: 899.33 },
        formulas: { 'years.sum.parts': '=ROUNDUP(NPER(6%/26;-A1;300000);0)' },
      },
    },
  },
  {
    name: 'A quarter each week',
    given: { ...plain, plan: 'weekly' },
    expect: { part: 449.67, interest: 270_743.21, payoff: '2051-05-05', longYears: 4, schedule: { rows: 1270 } },
    source: simulation('row C'),
  },
  {
    name: 'A quarter each week at a fifty-second of the rate',
    given: { ...plain, balance: 200_000, annualRate: 0.045, months: 300, plan: 'weekly', interestBy: 'periods' },
    expect: {
      payment: 1111.66,
      part: 277.92,
      interest: 113_216.44,
      payoff: '2048-08-14',
      equal: 95.18,
      longYears: 3,
      years: { at: { 0: { parts: 52, interest: 8877.94, owed: 194_426.1 } } },
    },
    source: simulation('row E'),
  },
  {
    name: 'A service that holds the halves saves less, and its fees weigh on it',
    given: { ...plain, plan: 'held', setupFee: 300, partFee: 2.5 },
    expect: {
      interest: 275_290.16,
      fees: 1902.5,
      net: 70_322.78,
      payoff: '2051-08-01',
      longYears: 2,
      advice: 'fair',
      ways: { at: { 1: { fees: 1902.5, saved: 70_322.78 } } },
      years: { sum: { principal: 300_000, parts: 641 } },
      schedule: {
        rows: 295,
        at: { 11: { date: '2028-01-01', paid: 3597.43, interest: 1483.16, principal: 2114.27, owed: 294_517.22 } },
      },
    },
    says: { advice: 'Paying' },
    source: simulation('row held: 641 halves are drawn until the last payment; 3,597.43 − 1,483.16 repaid'),
  },
  {
    name: 'Fees above the interest saved',
    given: { ...free, setupFee: 50 },
    expect: { net: -50, fees: 50, interest: 0, equal: 0, advice: 'bad' },
    source: paper('Without interest nothing can be saved'),
  },
  {
    name: 'Without interest or fees the plan only ends sooner',
    given: free,
    expect: { part: 500, payoff: '2027-12-03', sooner: 0, net: 0, advice: 'plain', schedule: { rows: 24 } },
    source: paper('24 × 500; 24 × 14 days after 1 January 2027, and 1 January 2028 is less than one month later'),
  },
  {
    name: 'A payment of one’s own ends the loan when it is repaid',
    given: { ...plain, balance: 1000, annualRate: 0, own: 100 },
    expect: { payment: 100, part: 50, payoff: '2027-10-08', schedule: { rows: 20 } },
    source: paper('20 × 50; 280 days after 1 January 2027'),
  },
  {
    name: 'A payment that only pays the interest',
    given: { ...plain, own: 1500 },
    problem: 'own',
    because: '$1,500.00',
    source: paper('300,000 × 6% ÷ 12'),
  },
  {
    name: 'A loan of less than a coin',
    given: { ...plain, balance: 0.001 },
    problem: 'balance',
    source: paper('0.1 of a cent'),
  },
])
