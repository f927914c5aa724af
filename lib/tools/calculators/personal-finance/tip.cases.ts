import { defineCases } from '@/lib/kits/calculator'
import tip from './tip'

const paper = { title: 'Arithmetic on paper, in cents' }
const plain = {
  splitBy: 'people',
  taxIs: 'none',
  serviceRate: 0,
  tipBy: 'rate',
  beforeTax: true,
  rounding: 'none',
} as const

const numbered = (people: number) => Array.from({ length: people }, (_, at) => at + 1).join(', ')

export default defineCases(tip, [
  {
    name: 'A third of 115.00 leaves one cent, which somebody pays',
    given: { ...plain, bill: 100, people: 3, tipRate: 0.15 },
    expect: {
      tip: 15,
      total: 115,
      each: 38.33,
      effective: 0.15,
      reading: 'plain',
      shares: {
        rows: 3,
        sum: { pays: 115, tip: 15, food: 100 },
        at: { 0: { person: 'Person 1', pays: 38.34 }, 2: { person: 'Person 3', pays: 38.33 } },
      },
      others: {
        rows: 7,
        at: {
          0: { rate: 0.05, tip: 5, total: 105 },
          1: { rate: 0.1, tip: 10, total: 110 },
          2: { rate: 0.125, tip: 12.5, total: 112.5 },
          3: { rate: 0.15, tip: 15, total: 115 },
          4: { rate: 0.18, tip: 18, total: 118 },
          5: { rate: 0.2, tip: 20, total: 120 },
          6: { rate: 0.25, tip: 25, total: 125 },
        },
      },
    },
    says: { reading: '1 × $38.34 and 2 × $38.33 make the total' },
    source: { ...paper, how: '11,500 = 3 × 3,833 + 1' },
  },
  {
    name: 'Tax added, tip before tax',
    given: { ...plain, bill: 84.5, people: 2, taxIs: 'added', taxAmount: 7.5, tipRate: 0.18 },
    expect: { food: 84.5, tip: 15.21, total: 107.21, each: 53.6 },
    source: { ...paper, how: '84.50 × 18% = 15.21; 84.50 + 7.50 + 15.21 = 107.21 = 53.61 + 53.60' },
  },
  {
    name: 'Tax added, tip after tax',
    given: { ...plain, bill: 84.5, people: 2, taxIs: 'added', taxAmount: 7.5, tipRate: 0.18, beforeTax: false },
    expect: { tip: 16.56, total: 108.56, effective: 0.18 },
    source: { ...paper, how: '92.00 × 18% = 16.56' },
  },
  {
    name: 'Tax inside the bill is taken out before the tip',
    given: { ...plain, bill: 120, people: 1, taxIs: 'included', taxAmount: 20, tipRate: 0.1 },
    expect: { food: 100, tax: 20, tip: 10, total: 130, others: { at: { 1: { tip: 10, total: 130 } } } },
    says: { reading: 'One person pays it all' },
    source: { ...paper, how: '(120 − 20) × 10% = 10; 120 + 10 = 130' },
  },
  {
    name: 'A service charge is added, and not tipped on',
    given: { ...plain, bill: 60, people: 4, serviceRate: 0.125, tipRate: 0.05 },
    expect: { service: 7.5, tip: 3, total: 70.5, shares: { sum: { pays: 70.5, service: 7.5 } } },
    source: { ...paper, how: '60 × 12.5% = 7.50; 60 × 5% = 3.00' },
  },
  {
    name: 'A total that is already whole is not rounded up',
    given: { ...plain, bill: 40, people: 1, tipRate: 0.15, rounding: 'total', roundTo: 1 },
    expect: { total: 46, tip: 6, added: 0 },
    source: { ...paper, how: '40 + 6 = 46, already whole' },
  },
  {
    name: 'Each share rounded up',
    given: { ...plain, bill: 100, people: 3, tipRate: 0.15, rounding: 'share', roundTo: 1 },
    expect: { total: 117, tip: 17, added: 2, each: 39, effective: 0.17, shares: { sum: { pays: 117, tip: 17 } } },
    source: { ...paper, how: '38.34 and 38.33 become 39; 3 × 39 = 117; 117 − 100 = 17' },
  },
  {
    name: 'The total rounded up to the next 5',
    given: { ...plain, bill: 47.3, people: 2, tipRate: 0.1, rounding: 'total', roundTo: 5 },
    expect: { total: 55, tip: 7.7, added: 2.97, effective: 0.162791 },
    source: { ...paper, how: '47.30 + 4.73 = 52.03 → 55.00; tip 7.70; 7.70 ÷ 47.30' },
  },
  {
    name: 'A tip as an amount',
    given: { ...plain, bill: 50, people: 4, tipBy: 'amount', tipAmount: 6 },
    expect: { tip: 6, total: 56, each: 14, effective: 0.12 },
    says: { reading: 'All shares are equal: 4 × $14.00' },
    source: { ...paper, how: '6 ÷ 50 = 12%; 56 ÷ 4 = 14' },
  },
  {
    name: 'By item: shared bottle and bread, tax and tip in proportion',
    given: {
      ...plain,
      splitBy: 'items',
      names: 'A, B, C',
      items: [
        { item: 'Pasta', price: 18, who: 'a' },
        { item: 'Steak', price: 32.2, who: 'B' },
        { item: 'Salad', price: 14.15, who: 'C' },
        { item: 'Wine', price: 28, who: 'B, C' },
        { item: 'Bread', price: 8.3, who: 'A, b' },
      ],
      taxIs: 'added',
      taxAmount: 8.37,
      tipRate: 0.18,
    },
    expect: {
      tip: 18.12,
      total: 127.14,
      shares: {
        rows: 3,
        sum: { food: 100.65, tax: 8.37, tip: 18.12, pays: 127.14 },
        at: {
          0: { person: 'A', food: 22.15, tax: 1.84, tip: 3.99, pays: 27.98 },
          1: { food: 50.35, tax: 4.19, tip: 9.06, pays: 63.6 },
          2: { food: 28.15, tax: 2.34, tip: 5.07, pays: 35.56 },
        },
      },
    },
    says: { reading: 'The 3 shares make $127.14' },
    source: {
      ...paper,
      how: 'Largest remainders in exact fractions: tax 184.198, 418.708, 234.094 → 184, 419, 234; tip 398.766, 906.450, 506.784 → 399, 906, 507',
    },
  },
  {
    name: 'An item for everyone, and nothing is lost',
    given: { ...plain, splitBy: 'items', names: 'A, B, C', items: [{ price: 10 }], tipRate: 0 },
    expect: { total: 10, shares: { rows: 3, sum: { pays: 10 } } },
    source: { ...paper, how: '1,000 = 333 + 333 + 334' },
  },
  {
    name: 'An item for somebody who is not at the table',
    given: { ...plain, splitBy: 'items', names: 'A, B', items: [{ price: 10, who: 'Z' }] },
    problem: 'items',
    source: { ...paper, how: 'Nobody would pay for it' },
  },
  {
    name: 'Tax as large as the bill that contains it',
    given: { ...plain, bill: 10, people: 2, taxIs: 'included', taxAmount: 10 },
    problem: 'taxAmount',
    source: { ...paper, how: 'Nothing is left to tip on' },
  },
  {
    name: 'Dezohn leaves 18% on 68.50',
    given: { ...plain, bill: 68.5, people: 1, tipRate: 0.18 },
    expect: { tip: 12.33, total: 80.83, effective: 0.18 },
    source: {
      title: 'OpenStax: Elementary Algebra, percent equations (the restaurant bill of Dezohn)',
      href: 'https://1cademy.com/node/solving-a-tip-calculation-using-a-percent-equation/0sA2tob8WAiOV576iTvK',
      how: 'The page: 0.18 × 68.50 = 12.33; 68.50 + 12.33',
    },
  },
  {
    name: 'A meal of 10.00 with 5% sales tax and 15% on both comes to 12.08',
    given: { ...plain, bill: 10, people: 1, taxIs: 'added', taxAmount: 0.5, tipRate: 0.15, beforeTax: false },
    expect: { food: 10, tax: 0.5, tip: 1.58, total: 12.08 },
    source: {
      title: 'AAA Math: Tips',
      href: 'http://aaamath.com/B/mny84x12.htm',
      how: 'The page: the bill is 10.50, 15% of it 1.58, the total 12.08',
    },
  },
  {
    name: 'Tax, service and tip make the total that is rounded up',
    given: {
      ...plain,
      bill: 100,
      people: 2,
      taxIs: 'added',
      taxAmount: 8,
      serviceRate: 0.1,
      tipRate: 0.15,
      rounding: 'total',
      roundTo: 5,
    },
    expect: {
      tax: 8,
      service: 10,
      tip: 17,
      added: 2,
      total: 135,
      each: 67.5,
      others: { at: { 1: { tip: 10, total: 128 } } },
    },
    source: { ...paper, how: '100 + 8 + 10 + 15 = 133 → 135; 17 = 15 + 2; 118 + 10 = 128' },
  },
  {
    name: 'One person at the table pays for every item',
    given: { ...plain, splitBy: 'items', names: 'A', items: [{ price: 10 }], tipRate: 0.1 },
    expect: { total: 11, shares: { rows: 1, at: { 0: { person: 'A', pays: 11 } } } },
    source: { ...paper, how: '10 + 1' },
  },
  {
    name: 'The same name twice, and items that cost nothing',
    given: { ...plain, splitBy: 'items', names: 'A, a', items: [{ price: 10 }] },
    problem: 'names',
    source: { ...paper, how: 'Nobody could tell whose share it is' },
  },
  {
    name: 'Items that cost nothing have no bill',
    given: { ...plain, splitBy: 'items', names: 'A, B', items: [{ price: 0 }] },
    problem: 'items',
    source: { ...paper, how: 'There is nothing to split' },
  },
  {
    name: 'Who had nothing pays nothing',
    given: { ...plain, splitBy: 'items', names: 'A, B', items: [{ price: 10, who: 'A' }], tipRate: 0.1 },
    expect: { total: 11, shares: { at: { 0: { pays: 11 }, 1: { person: 'B', pays: 0 } } } },
    source: { ...paper, how: 'All of 10 + 1 to A' },
  },
  {
    name: 'A table needs people',
    given: { ...plain, splitBy: 'items', names: ' , ', items: [{ price: 10 }] },
    problem: 'names',
    source: { ...paper, how: 'Nobody is named' },
  },
  {
    name: 'A hundred people at a table',
    given: { ...plain, splitBy: 'items', names: numbered(100), items: [{ price: 10 }], tipRate: 0 },
    expect: { total: 10, shares: { rows: 100, at: { 99: { person: '100', pays: 0.1 } } } },
    source: { ...paper, how: '1,000 ÷ 100' },
  },
  {
    name: 'A hundred and one are too many',
    given: { ...plain, splitBy: 'items', names: numbered(101), items: [{ price: 10 }] },
    problem: 'names',
    source: { ...paper, how: 'At most 100' },
  },
  {
    name: 'A bill of a cent',
    given: { ...plain, bill: 0.01, people: 1, tipRate: 0 },
    expect: { food: 0.01, total: 0.01 },
    source: { ...paper, how: '0.01 + 0' },
  },
  {
    name: 'Up to the next cent is no rounding',
    given: { ...plain, bill: 10.01, people: 1, tipRate: 0, rounding: 'total', roundTo: 0.01 },
    expect: { total: 10.01, added: 0 },
    source: { ...paper, how: '10.01 is a whole number of cents' },
  },
  {
    name: 'The service charge is part of the total that is rounded up',
    given: { ...plain, bill: 100, people: 1, serviceRate: 0.11, tipRate: 0.15, rounding: 'total', roundTo: 5 },
    expect: { service: 11, total: 130, tip: 19, added: 4 },
    source: { ...paper, how: '100 + 11 + 15 = 126 → 130' },
  },
])
