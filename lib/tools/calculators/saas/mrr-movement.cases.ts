import { defineCases } from '@/lib/kits/calculator'
import movement from './mrr-movement'

const plain = { from: 'subscriptions', day: 'last', pause: 0, ahead: 3, rates: [] } as const
const byDays = {
  title: 'Python 3, datetime and decimal',
  how: 'A script that asks every customer on every counting day what runs, without ranges of months; rounded to cents for each row',
} as const
const mixed = [
  { customer: 'A', start: '2026-01-10', price: 99.99, interval: 'month' },
  { customer: 'B', start: '2025-12-01', end: '2026-02-10', price: 50, interval: 'month' },
  { customer: 'B', start: '2026-04-02', price: 70, interval: 'month' },
  { customer: 'C', start: '2026-01-31', end: '2026-02-28', price: 1000, interval: 'year', discount: 0.1 },
  { customer: 'C', start: '2026-02-28', price: 1000, interval: 'year' },
  { customer: 'D', start: '2026-02-20', price: 100, interval: 'quarter', currency: 'eur' },
  { customer: 'D', start: '2026-02-20', price: 500, interval: 'once', currency: 'EUR' },
  { customer: 'E', start: '2025-10-01', end: '2026-03-20', price: 240, interval: 'half' },
  { customer: 'F', start: '2026-05-01', price: 30, interval: 'month' },
  { customer: 'a ', start: '2026-03-01', end: '2026-03-16', price: 10, interval: 'month' },
  { customer: 'A', start: '2026-04-01', end: '2026-06-30', price: 20, interval: 'month' },
] as const
const euro = [{ currency: 'EUR', rate: 1.1 }] as const

export default defineCases(movement, [
  {
    name: 'A month that begins at 18,000',
    given: {
      from: 'movements',
      opening: 18_000,
      movements: [{ month: '2026-01', won: 2800, expansion: 700, contraction: 300, churned: 900 }],
    },
    expect: {
      mrr: 20_300,
      netNew: 2300,
      growth: 0.127778,
      arr: 243_600,
      arpa: null,
      customers: null,
      start: 18_000,
      netNewAll: 2300,
      pace: 0.127778,
      quick: 2.916667,
      committed: null,
      committedArr: null,
      setAside: null,
      changes: { rows: 0 },
      verdict: 'good',
    },
    source: {
      title: 'RevenueCalculators: MRR growth',
      href: 'https://www.revenuecalculators.com/calculators/mrr-growth',
      how: 'Its example: 18,000 with 2,800 new, 700 expansion, 300 contraction and 900 churned; its formulas for net new MRR and growth give the figures',
    },
  },
  {
    name: 'A month that begins at 380,000',
    given: {
      from: 'movements',
      opening: 380_000,
      movements: [{ month: '2026-05', won: 42_000, expansion: 28_000, contraction: 0, churned: 22_000 }],
    },
    expect: { mrr: 428_000, netNew: 48_000 },
    source: {
      title: 'Calclet: MRR movement bridge',
      href: 'https://www.calclet.com/tools/mrr-movement-bridge-calculator',
      how: 'Its example: “about $428,000 ending MRR with roughly $48,000 net MRR change”',
    },
  },
  {
    name: 'A six-month order of 1,800 that becomes one of 2,400',
    given: {
      ...plain,
      until: '2026-07',
      span: 7,
      subscriptions: [
        { customer: 'Regular', start: '2026-01-01', end: '2026-06-30', price: 1800, interval: 'half' },
        { customer: 'Regular', start: '2026-07-01', end: '2026-12-31', price: 2400, interval: 'half' },
      ],
    },
    expect: {
      mrr: 400,
      netNew: 100,
      changes: {
        rows: 2,
        at: {
          0: { month: '2026-01', customer: 'Regular', kind: 'New', before: 0, after: 300, change: 300 },
          1: { month: '2026-07', customer: 'Regular', kind: 'Expansion', before: 300, after: 400, change: 100 },
        },
        sum: { change: 400 },
      },
    },
    source: {
      title: 'Clarity Ventures: Monthly Recurring Revenue',
      href: 'https://clarity-ventures.com/glossary/monthly-recurring-revenue',
      how: 'Its example: new MRR of 300, then (2400 − 1800) ÷ 6 = 100 of expansion',
    },
  },
  {
    name: 'Eleven rows: a handover, a currency, a one-off fee, a return',
    region: 'us',
    given: { ...plain, subscriptions: mixed, rates: euro, until: '2026-04', span: 4 },
    expect: {
      mrr: 309.99,
      arr: 3719.88,
      netNew: 90,
      growth: 0.4091095,
      arpa: 77.4975,
      customers: 4,
      start: 90,
      netNewAll: 219.99,
      pace: 0.3623110951,
      quick: 3.4443333,
      committed: 319.99,
      committedArr: 3839.88,
      setAside: 1,
      bridge: {
        rows: 4,
        at: {
          0: {
            month: '2026-01',
            opening: 90,
            won: 174.99,
            expansion: 0,
            reactivation: 0,
            contraction: 0,
            churned: 0,
            closing: 264.99,
            customers: 4,
            growth: 1.9443333,
            arr: 3179.88,
            arpa: 66.2475,
          },
          1: { opening: 264.99, won: 36.67, expansion: 8.33, churned: -50, closing: 259.99, growth: -0.0188686366 },
          2: { churned: -40, closing: 219.99, customers: 3, arpa: 73.33 },
          3: { expansion: 20, reactivation: 70, closing: 309.99 },
        },
        sum: { won: 211.66, expansion: 28.33, reactivation: 70, contraction: 0, churned: -90 },
      },
      changes: {
        rows: 8,
        at: {
          0: { month: '2026-01', customer: 'A', kind: 'New', before: 0, after: 99.99, change: 99.99 },
          2: { month: '2026-02', customer: 'B', kind: 'Churn', before: 50, after: 0, change: -50 },
          3: { month: '2026-02', customer: 'C', kind: 'Expansion', before: 75, after: 83.33, change: 8.33 },
          6: { month: '2026-04', customer: 'A', kind: 'Expansion', before: 99.99, after: 119.99, change: 20 },
          7: { month: '2026-04', customer: 'B', kind: 'Reactivation', before: 0, after: 70, change: 70 },
        },
        sum: { change: 219.99 },
      },
      verdict: 'good',
    },
    says: { verdict: 'began at $219.99, gained $90.00, lost $0.00 and ended at $309.99' },
    source: byDays,
  },
  {
    name: 'The same with pauses of up to two months',
    region: 'us',
    given: { ...plain, pause: 2, subscriptions: mixed, rates: euro, until: '2026-04', span: 4 },
    expect: {
      mrr: 309.99,
      bridge: {
        at: { 1: { contraction: -50, churned: 0 }, 3: { expansion: 90, reactivation: 0 } },
        sum: { contraction: -50, churned: -40 },
      },
      changes: { at: { 2: { customer: 'B', kind: 'Contraction' }, 7: { customer: 'B', kind: 'Expansion' } } },
    },
    source: byDays,
  },
  {
    name: 'The same, counted on the 15th',
    region: 'us',
    given: { ...plain, day: 'middle', subscriptions: mixed, rates: euro, until: '2026-04', span: 4 },
    expect: {
      mrr: 309.99,
      bridge: {
        at: {
          0: { won: 99.99, closing: 189.99 },
          1: { won: 75, churned: -50, closing: 214.99 },
          2: { won: 36.67, expansion: 18.33, closing: 269.99 },
          3: { expansion: 10, reactivation: 70, churned: -40, closing: 309.99 },
        },
      },
    },
    source: byDays,
  },
  {
    name: 'Three months typed out of order, with customers',
    region: 'us',
    given: {
      from: 'movements',
      opening: 40_000,
      movements: [
        { month: '2026-05', won: 2800, expansion: 1150, contraction: 310, churned: 940, customers: 219 },
        { month: '2026-04', won: 3200, expansion: 900, reactivation: 150, contraction: 250, churned: 1100 },
        {
          month: '2026-06',
          won: 3600,
          expansion: 1020,
          reactivation: 80,
          contraction: 180,
          churned: 1270,
          customers: 227,
        },
      ],
    },
    expect: {
      mrr: 48_850,
      netNew: 3250,
      growth: 0.0712719,
      pace: 0.0688945406,
      quick: 3.1851852,
      arpa: 215.1982379,
      bridge: {
        rows: 3,
        at: {
          0: { month: '2026-04', opening: 40_000, closing: 42_900, customers: null, arpa: null },
          1: { closing: 45_600 },
        },
        sum: { won: 9600, expansion: 3070, reactivation: 230, contraction: -740, churned: -3310 },
      },
    },
    source: { title: 'Python 3', how: 'Opening and movements added up month by month' },
  },
  {
    name: 'The last customer leaves',
    region: 'us',
    given: {
      ...plain,
      until: '2026-02',
      span: 1,
      subscriptions: [{ customer: 'One', start: '2026-01-01', end: '2026-02-27', price: 80, interval: 'month' }],
    },
    expect: { mrr: 0, netNew: -80, growth: -1, arpa: null, customers: 0, pace: null, quick: 0, verdict: 'bad' },
    source: { title: 'Arithmetic on paper', how: '80 − 80' },
  },
  {
    name: 'A plan changed on the last day of a month is counted once',
    region: 'us',
    given: {
      ...plain,
      until: '2026-01',
      span: 1,
      subscriptions: [
        { customer: 'One', start: '2025-12-01', end: '2026-01-31', price: 80, interval: 'month' },
        { customer: 'One', start: '2026-01-31', price: 100, interval: 'month' },
      ],
    },
    expect: { mrr: 100, netNew: 20, customers: 1, quick: null },
    source: { title: 'Arithmetic on paper', how: '100 − 80' },
  },
  {
    name: 'An end before the start',
    given: {
      ...plain,
      subscriptions: [{ customer: 'One', start: '2026-02-01', end: '2026-01-31', price: 80, interval: 'month' }],
    },
    problem: 'subscriptions',
    because: 'row 1',
    source: { title: 'Calendar', how: '31 January lies before 1 February' },
  },
  {
    name: 'A currency without a rate',
    region: 'us',
    given: {
      ...plain,
      subscriptions: [{ customer: 'One', start: '2026-02-01', price: 80, interval: 'month', currency: 'CHF' }],
    },
    problem: 'subscriptions',
    because: 'CHF',
    source: { title: 'The request itself', how: 'No rate is given' },
  },
  {
    name: 'A currency with two rates',
    region: 'us',
    given: { ...plain, rates: [...euro, { currency: 'eur', rate: 1.2 }] },
    problem: 'rates',
    because: 'EUR',
    source: { title: 'The request itself', how: 'Two rates are given' },
  },
  {
    name: 'A month that is missing',
    given: {
      from: 'movements',
      opening: 10,
      movements: [
        { month: '2026-01', won: 1, expansion: 0, contraction: 0, churned: 0 },
        { month: '2026-03', won: 1, expansion: 0, contraction: 0, churned: 0 },
      ],
    },
    problem: 'movements',
    because: 'Feb 2026',
    source: { title: 'Calendar', how: 'February lies between' },
  },
  {
    name: 'A month twice',
    given: {
      from: 'movements',
      opening: 10,
      movements: [
        { month: '2026-01', won: 1, expansion: 0, contraction: 0, churned: 0 },
        { month: '2026-01', won: 1, expansion: 0, contraction: 0, churned: 0 },
      ],
    },
    problem: 'movements',
    because: 'stands twice',
    source: { title: 'Calendar', how: 'January, twice' },
  },
  {
    name: 'More lost than there was',
    given: {
      from: 'movements',
      opening: 10,
      movements: [{ month: '2026-01', won: 1, expansion: 0, contraction: 4, churned: 8 }],
    },
    problem: 'movements',
    because: 'lose more MRR',
    source: { title: 'Arithmetic on paper', how: '11 − 12' },
  },
])
