import { defineCases } from '@/lib/kits/calculator'
import aov from './average-order-value'

export default defineCases(aov, [
  {
    name: '428,000 from 6,240 orders: 68.59',
    given: { from: 'segments', segments: [{ revenue: 428_000, orders: 6240 }], margin: 0.5, ideas: [] },
    expect: { aov: 68.59, orders: 6240, revenue: 428_000, units: null, median: null, verdict: 'plain' },
    source: {
      title: 'Calclet: Average order value, example scenario',
      href: 'https://www.calclet.com/tools/average-order-value-calculator',
    },
  },
  {
    name: '10,000 from 200 orders: 50',
    given: { from: 'segments', segments: [{ revenue: 10_000, orders: 200 }], margin: 0.4, ideas: [] },
    expect: { aov: 50, profit: 20 },
    source: { title: 'Japio: Average order value, example calculation', href: 'https://japio.com/?p=20456' },
  },
  {
    name: 'The average of two segments is that of their sums',
    given: {
      from: 'segments',
      segments: [
        { name: 'Shop', revenue: 1000, orders: 10, units: 20, refunds: 100 },
        { name: 'Wholesale', revenue: 3000, orders: 5, units: 60 },
        { revenue: 0, orders: 0 },
      ],
      margin: 0.4,
      ideas: [
        { name: 'Bundle', take: 0.2, adds: 50, discount: 5 },
        { take: 0.5, adds: 10, discount: 6 },
      ],
    },
    expect: {
      aov: 260,
      profit: 104,
      orders: 15,
      revenue: 3900,
      units: null,
      verdict: 'fair',
      table: {
        rows: 3,
        at: {
          0: { name: 'Wholesale', orders: 5, weight: 0.333333, revenue: 3000, aov: 600, units: 12, unitPrice: 50 },
          1: { name: 'Shop', orders: 10, weight: 0.666667, revenue: 900, aov: 90, units: 2, unitPrice: 45 },
          2: { name: 'Segment 3', aov: null, units: null, unitPrice: null },
        },
        sum: { orders: 15, revenue: 3900 },
      },
      lifts: {
        rows: 2,
        at: {
          0: { name: 'Bundle', aov: 269, lift: 0.0346154, profitEach: 3, profit: 45, orders: 0.432692 },
          1: { name: 'Idea 2', aov: 262, lift: 0.0076923, profitEach: -1, profit: -15, orders: -0.144231 },
        },
      },
    },
    says: { verdict: 'At a loss: Idea 2' },
    source: {
      title: 'Arithmetic on paper',
      how: '3,900 ÷ 15 and not the mean of 90 and 600; 0.2 × (50 × 0.4 − 5) × 15; 45 ÷ 104',
    },
  },
  {
    name: 'A list with a wholesale order',
    given: {
      from: 'orders',
      list: [
        { value: 20, units: 1, segment: 'Web' },
        { value: 30, units: 2, segment: 'Web' },
        { value: 45, units: 2, refund: 5, segment: 'Shop' },
        { value: 60, units: 5, segment: 'Shop' },
        { value: 900, units: 50, segment: 'Shop' },
      ],
      margin: 0.5,
      ideas: [],
      largest: 500,
    },
    expect: {
      aov: 37.5,
      median: 35,
      orders: 4,
      revenue: 150,
      units: 2.5,
      unitPrice: 15,
      leftOut: 1,
      withAll: 210,
      mode: '$20 to $25',
      verdict: 'plain',
      histogram: {
        rows: 9,
        at: {
          0: { band: '$20 to $25', orders: 1 },
          1: { orders: 0 },
          4: { band: '$40 to $45', orders: 1 },
          8: { band: '$60 to $65', orders: 1 },
        },
        sum: { orders: 4 },
      },
      table: { rows: 2, at: { 0: { name: 'Shop', orders: 2, aov: 50 }, 1: { name: 'Web', aov: 25 } } },
    },
    source: { title: 'Arithmetic on paper', how: '(20 + 30 + 40 + 60) ÷ 4; 1,050 ÷ 5; the middle of 30 and 40' },
  },
  {
    name: 'A median by another program, and an average pulled up',
    given: {
      from: 'orders',
      list: [12, 18, 18, 25, 31, 400].map((value) => ({ value })),
      margin: 0.5,
      ideas: [],
      largest: undefined,
    },
    expect: { aov: 84, median: 21.5, leftOut: null, withAll: null, mode: '$0 to $50' },
    says: { verdict: 'a few large ones pull the average up' },
    source: {
      title: 'LibreOffice Calc',
      how: 'MEDIAN and AVERAGE, as also on paper',
    },
  },
  {
    name: 'No idea earns back its discount',
    given: {
      from: 'segments',
      segments: [{ revenue: 100, orders: 2 }],
      margin: 0.1,
      ideas: [{ take: 0.5, adds: 10, discount: 2 }],
    },
    expect: { verdict: 'bad', lifts: { at: { 0: { profit: -1 } } } },
    source: { title: 'Arithmetic on paper', how: '2 × 0.5 × (1 − 2)' },
  },
  {
    name: 'Every idea earns',
    given: {
      from: 'segments',
      segments: [{ revenue: 100, orders: 2 }],
      margin: 0.5,
      ideas: [{ name: 'Upsell', take: 0.5, adds: 10, discount: undefined }],
    },
    expect: { verdict: 'good' },
    says: { verdict: 'Upsell brings most: $5.00 of profit' },
    source: { title: 'Arithmetic on paper', how: '2 × 0.5 × 5' },
  },
  {
    name: 'No orders',
    given: { from: 'segments', segments: [{ revenue: 100, orders: 0 }] },
    problem: 'segments',
    because: 'without one there is no average',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'More refunded than paid',
    given: { from: 'orders', list: [{ value: 10, refund: 11 }] },
    problem: 'list',
    source: { title: 'Arithmetic on paper', how: '11 is more than 10' },
  },
  {
    name: 'Every order left out',
    given: { from: 'orders', list: [{ value: 10 }], largest: 5 },
    problem: 'largest',
    source: { title: 'Arithmetic on paper', how: '10 is above 5' },
  },
  {
    name: 'A pasted export: columns by their names, an item line left out',
    given: {
      from: 'export',
      pasted:
        'Name,Lineitem quantity,Total,Refunded Amount,Channel\n#1,2,"1,200.00",,Web\n#1,1,,,Web\n#2,1,50.00,10.00,App\n#3,3,50.00,,"App, old"',
      margin: 0.5,
      ideas: [],
    },
    expect: {
      orders: 3,
      revenue: 1290,
      aov: 430,
      median: 50,
      units: 2,
      table: { rows: 3, at: { 0: { name: 'Web', orders: 1, revenue: 1200 }, 1: { name: 'App, old' } } },
    },
    says: { read: '3 orders; columns Total, Lineitem quantity, Refunded Amount, Channel; left out: 1 lines' },
    source: { title: 'Arithmetic on paper', how: '(1,200 + 40 + 50) ÷ 3; 6 units in 3 orders' },
  },
  {
    name: 'A pasted export without a heading',
    given: { from: 'export', pasted: '10\t1\n20\t1\n60\t4', margin: 0.5, ideas: [] },
    expect: { aov: 30, median: 20, units: 2 },
    source: { title: 'Arithmetic on paper', how: '90 ÷ 3; 6 ÷ 3' },
  },
  {
    name: 'A pasted export with a word for an amount',
    given: { from: 'export', pasted: 'Total\n10\nten', ideas: [] },
    problem: 'pasted',
    because: 'line 3',
    source: { title: 'Arithmetic on paper' },
  },
  {
    name: 'A pasted export without totals',
    given: { from: 'export', pasted: 'Name;Channel\n1;Web', ideas: [] },
    problem: 'pasted',
    because: 'none of the headings',
    source: { title: 'Arithmetic on paper' },
  },
])
