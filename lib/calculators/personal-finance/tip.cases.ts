import { defineCases } from '@/lib/calculator'
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

export default defineCases(tip, [
  {
    name: 'A third of 115.00 leaves one cent, which somebody pays',
    given: { ...plain, bill: 100, people: 3, tipRate: 0.15 },
    expect: {
      tip: 15,
      total: 115,
      each: 38.33,
      effective: 0.15,
      shares: { rows: 3, sum: { pays: 115, tip: 15, food: 100 }, at: { 0: { pays: 38.34 }, 2: { pays: 38.33 } } },
    },
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
    expect: { food: 100, tax: 20, tip: 10, total: 130 },
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
          0: { food: 22.15, tax: 1.84, tip: 3.99, pays: 27.98 },
          1: { food: 50.35, tax: 4.19, tip: 9.06, pays: 63.6 },
          2: { food: 28.15, tax: 2.34, tip: 5.07, pays: 35.56 },
        },
      },
    },
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
])
