import { defineCases } from '@/lib/kits/calculator'
import growth from './sales-growth-rate'

const plain = {
  each: 'year',
  first: '2020-01',
  price: 0,
  acquired: 0,
  divested: 0,
  currencies: [],
  segments: [],
  goalIn: 12,
} as const
const vectors = {
  title: 'A second program in exact fractions',
  how: 'tests/vectors/ratio-kpi/sales-growth-rate.py',
}
const year = [100, 104, 110, 108, 115, 121, 119, 126, 130, 128, 137, 150, 112, 117]

export default defineCases(growth, [
  {
    name: '750,000 to 2,500,000 in eight years is 16.24% a year',
    given: {
      ...plain,
      periods: [750, 900, 800, 1200, 1300, 1500, 1900, 2100, 2500].map((thousands) => ({ sales: thousands * 1000 })),
    },
    expect: { compound: 0.1624, annual: 0.1624, yearly: 0.190476, previous: 0.190476, verdict: 'plain' },
    source: {
      title: 'A worked example read at filmfreax.de, Sales growth formula calculator',
      href: 'https://filmfreax.de/indeed-jobs-in-raleigh-nc.html',
      how: '8 years, 750,000 to 2,500,000, 16.24%; the years between are ours and do not matter. 2500 ÷ 2100 − 1 by hand',
    },
  },
  {
    name: 'Eight quarters',
    given: {
      ...plain,
      each: 'quarter',
      first: '2024-01',
      periods: [100, 110, 120, 130, 125, 132, 150, 143].map((sales) => ({ sales })),
    },
    expect: {
      yearly: 0.1,
      previous: -0.046666667,
      compound: 0.052424289,
      annual: 0.226770856,
      organic: 0.1,
      quarterly: null,
      rolling: 550,
      rollingGrowth: 0.195652174,
      daily: 0.1,
      verdict: 'plain',
      table: {
        rows: 8,
        at: {
          0: { start: '2024-01', daily: 1.098901099, previous: null, yearly: null, rolling: null },
          4: { start: '2025-01', yearly: 0.25, daily: 1.388888889, rolling: 485 },
          7: { start: '2025-10', sales: 143, rolling: 550, daily: 1.554347826 },
        },
      },
    },
    says: { verdict: 'The latest quarter brought' },
    source: {
      title: 'Arithmetic on paper',
      how: '143 ÷ 130, 143 ÷ 150, 1.43^(1/7), 1.43^(4/7), 125 + 132 + 150 + 143 over 460; 91 days, 90 days, 92 days',
    },
  },
  {
    name: 'Fourteen months, with leap February, goal and segments',
    given: {
      ...plain,
      each: 'month',
      first: '2023-02',
      periods: year.map((sales) => ({ sales })),
      segments: [
        { name: 'Shop', before: 60, now: 75 },
        { before: 40, now: 37 },
      ],
      goal: 200,
      goalIn: 6,
    },
    expect: {
      yearly: 0.125,
      previous: 0.0446428571,
      compound: 0.0121504354,
      organic: 0.125,
      volume: 0.125,
      quarterly: -0.0405063291,
      annual: 0.1559546476718,
      rolling: 1473,
      rollingGrowth: null,
      daily: 0.125,
      needed: 0.0934712167,
      segmentGrowth: 0.12,
      bridge: { rows: 2, at: { 0: { part: 'Volume and mix', amount: 13, points: 0.125 }, 1: { part: 'Change' } } },
      steps: {
        rows: 3,
        at: { 0: { part: 'Earlier', amount: 104, total: 'yes' }, 1: { amount: 13, total: '' }, 2: { amount: 117 } },
      },
      bySegment: {
        rows: 2,
        at: {
          0: { name: 'Shop', before: 60, now: 75, growth: 0.25, points: 0.15 },
          1: { name: 'Segment 2', growth: -0.075, points: -0.03 },
        },
        sum: { points: 0.12 },
      },
      table: {
        rows: 14,
        at: {
          0: { start: '2023-02', sales: 100, previous: null, yearly: null, rolling: null, daily: 3.5714285714 },
          12: { start: '2024-02', yearly: 0.12, rolling: 1460, daily: 3.8620689655 },
          13: { previous: 0.0446428571, yearly: 0.125, rolling: 1473, daily: 3.7741935484 },
        },
      },
    },
    source: vectors,
  },
  {
    name: 'Unilever, third quarter of 2019: 2.9% underlying, price 1.5%, volume 1.4%',
    given: { ...plain, periods: [{ sales: 1000 }, { sales: 1029 }], price: 0.015 },
    expect: { organic: 0.029, volume: 0.0137931, rolling: 1029, rollingGrowth: 0.029 },
    source: {
      title: 'Unilever: Trading statement, third quarter 2019',
      href: 'http://investegate.co.uk/announcement/rns/unilever--ulvr/3rd-quarter-trading-statement/5756185',
      how: 'Underlying growth 2.9% with volume 1.4% and price 1.5%; 1.029 ÷ 1.015 − 1 is the 1.4% printed there',
    },
  },
  {
    name: 'A year of 53 weeks grew by less a day, and a day more in February',
    given: {
      ...plain,
      periods: [
        { sales: 364_000, days: 364 },
        { sales: 378_420, days: 371 },
      ],
    },
    expect: { yearly: 0.0396153846, daily: 0.02 },
    source: { title: 'By hand', how: '1,000 a day over 364 days, 1,020 a day over 371' },
  },
  {
    name: 'Bought, sold, currency, price and volume add up to the change',
    given: {
      ...plain,
      periods: [{ sales: 400_000 }, { sales: 500_000 }],
      price: 0.04,
      acquired: 30_000,
      divested: 50_000,
      currencies: [{ amount: 100_000, before: 1.2, now: 1.26 }],
    },
    expect: {
      yearly: 0.25,
      organic: 0.3257142857,
      volume: 0.2747252747,
      bridge: {
        rows: 6,
        at: {
          0: { amount: -50_000, points: -0.125 },
          1: { amount: 30_000 },
          2: { amount: 6000 },
          3: { amount: 17_846.1538 },
          4: { amount: 96_153.8462 },
          5: { amount: 100_000, points: 0.25 },
        },
        sum: { amount: 200_000, points: 0.5 },
      },
    },
    says: { verdict: 'Without what was bought, sold or moved by exchange rates' },
    source: { ...vectors, how: `${vectors.how}; parts sum to the change, which is the last row` },
  },
  {
    name: 'From a loss of sales there is no rate',
    given: { ...plain, periods: [{ sales: -500 }, { sales: 700 }] },
    expect: {
      yearly: null,
      previous: null,
      compound: null,
      organic: null,
      volume: null,
      daily: null,
      annual: null,
    },
    says: { verdict: 'the change has no rate' },
    source: { title: 'A rate over a negative figure has no meaning' },
  },
  {
    name: 'From nothing there is no rate either, and no month stands for a year',
    given: { ...plain, each: 'month', periods: [{ sales: 0 }, { sales: 700 }] },
    expect: { yearly: null, previous: null, organic: null, annual: null, rolling: null, quarterly: null },
    source: { title: 'Division by zero' },
  },
  {
    name: 'More was bought than was sold',
    given: { ...plain, periods: [{ sales: 100 }, { sales: 120 }], acquired: 130 },
    problem: 'acquired',
    source: { title: 'A part is not larger than the whole' },
  },
  {
    name: 'Currencies above the latest sales',
    given: { ...plain, periods: [{ sales: 100 }, { sales: 120 }], currencies: [{ amount: 100, before: 1, now: 2 }] },
    problem: 'currencies',
    source: { title: 'A part is not larger than the whole' },
  },
  {
    name: 'Sold businesses above the earlier sales',
    given: { ...plain, periods: [{ sales: 100 }, { sales: 120 }], divested: 101 },
    problem: 'divested',
    source: { title: 'A part is not larger than the whole' },
  },
])
