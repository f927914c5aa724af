import { defineCases } from '@/lib/kits/calculator'
import commission from './sales-commission'

const counted = (how: string) => ({ title: 'Python: tests/vectors/price-fee-waterfall/sales_commission.py', how })
const tiers = [
  { from: 0, rate: 0.04 },
  { from: 50_000, rate: 0.06 },
  { from: 100_000, rate: 0.09 },
]
const people = [
  { name: 'Ana', sales: 84_000, returns: 2000, cost: 50_000, units: 420 },
  { name: 'Ben', sales: 49_000, cost: 32_000, units: 230 },
  { name: 'Chloe', sales: 132_000, cost: 80_000, units: 660, split: 0.5 },
]
const one = (sales: number) => [{ name: 'One', sales }]
const plain = { threshold: 0, pays: 'above', quota: undefined, cap: undefined } as const

export default defineCases(commission, [
  {
    name: 'Appliances: 6% of 3,000, 8% of the next 5,000, 10% above 8,000, sales of 9,000',
    given: {
      reps: one(9000),
      plan: 'marginal',
      tiers: [
        { from: 0, rate: 0.06 },
        { from: 3000, rate: 0.08 },
        { from: 8000, rate: 0.1 },
      ],
    },
    expect: {
      total: 680,
      byTier: { at: { 0: { commission: 180 }, 1: { commission: 400 }, 2: { commission: 100, base: 1000 } } },
    },
    source: {
      title: 'MathTutor: Graduated commissions, sample problem',
      href: 'https://mathtutor.com/software/business-math-lesson-overviews/lesson-0803.html',
      how: '180 + 400 + 100 = 680',
    },
  },
  {
    name: 'A variable scale on 150,000: 4% to 35,000, 6% to 50,000, 8% above',
    given: {
      reps: one(150_000),
      plan: 'marginal',
      tiers: [
        { from: 0, rate: 0.04 },
        { from: 35_000, rate: 0.06 },
        { from: 50_000, rate: 0.08 },
      ],
    },
    expect: { total: 10_300 },
    source: {
      title: 'Introduction to straight and variable commission pay, example 2',
      href: 'https://initiatewebdevelopment.com/Business-math/straight-variable-commission.html',
      how: '1,400 + 900 + 8,000',
    },
  },
  {
    name: '5% on what is sold beyond a quota of 17,000',
    given: { ...plain, reps: one(23_800), plan: 'flat', rate: 0.05, threshold: 17_000 },
    expect: { total: 340 },
    source: {
      title: 'MathScore: Commissions, example 3',
      href: 'http://www.mathscore.com/math/free/lessons/Texas/8th_grade/Commissions_lesson.html',
      how: '6,800 × 5%, without the base salary',
    },
  },
  {
    name: '25% of a gross margin of 50',
    given: { ...plain, reps: [{ sales: 150, cost: 100 }], plan: 'profit', rate: 0.25 },
    expect: { total: 12.5, team: { at: { 0: { name: 'Row 1', base: 50, effective: 0.25, gap: null } } } },
    source: {
      title: 'eHow: How to calculate tiered gross margin commission',
      href: 'http://www.ehow.com/how_12080272_calculate-tiered-gross-margin-commission.html',
      how: '150 − 100 = 50; 50 × 0.25 = 12.50',
    },
  },
  {
    name: 'A team on marginal tiers',
    given: { reps: people, plan: 'marginal', tiers },
    expect: {
      total: 8840,
      net: 263_000,
      ofSales: 0.0336121673,
      average: 2946.666667,
      capped: null,
      verdict: 'plain',
      team: {
        at: {
          0: { name: 'Ana', base: 82_000, commission: 3920, effective: 0.047804878, gap: 18_000 },
          1: { commission: 1960, gap: 1000 },
          2: { base: 66_000, commission: 2960 },
        },
        sum: { commission: 8840 },
      },
      byTier: {
        at: {
          0: { from: 0, rate: 0.04, people: 1, base: 149_000, commission: 5960 },
          1: { people: 2, base: 48_000, commission: 2880 },
          2: { people: 0, base: 0, commission: 0 },
        },
      },
      curve: {
        rows: 41,
        at: { 0: { sales: 0, commission: 0 }, 16: { sales: 50_000, commission: 2000 }, 32: { commission: 5000 } },
      },
    },
    says: { verdict: 'Ben is $1,000.00 short of the next tier' },
    source: counted('“marginal”; parts of the tiers are 3 × 50,000 less 1,000, and 32,000 + 16,000'),
  },
  {
    name: 'The same team on retroactive tiers',
    given: { reps: people, plan: 'retroactive', tiers },
    expect: {
      total: 10_840,
      ofSales: 0.04121673,
      team: { at: { 0: { commission: 4920, effective: 0.06 }, 1: { commission: 1960 }, 2: { commission: 3960 } } },
      byTier: { at: { 0: { base: 49_000, commission: 1960 }, 1: { people: 2, base: 148_000, commission: 8880 } } },
    },
    source: counted('“retroactive”'),
  },
  {
    name: 'Exactly 50,000 has reached the retroactive tier',
    given: { reps: one(50_000), plan: 'retroactive', tiers },
    expect: { total: 3000, team: { at: { 0: { gap: 50_000 } } } },
    source: counted('“on the edge”'),
  },
  {
    name: 'A dollar less has not',
    given: { reps: one(49_999), plan: 'retroactive', tiers },
    expect: { total: 1999.96, team: { at: { 0: { gap: 1 } } } },
    source: counted('“on the edge”'),
  },
  {
    name: 'On marginal tiers the edge is no step',
    given: { reps: one(50_000), plan: 'marginal', tiers },
    expect: { total: 2000 },
    source: counted('“on the edge”'),
  },
  {
    name: 'One sale across all tiers, with half a dollar',
    given: { reps: one(125_000.5), plan: 'marginal', tiers },
    expect: { total: 7250.05, team: { at: { 0: { gap: null } } } },
    says: { verdict: 'earns most' },
    source: counted('“three tiers crossed”'),
  },
  {
    name: 'Below the first tier nothing is paid',
    given: {
      reps: [
        { name: 'Low', sales: 15_000 },
        { name: 'First', sales: 30_000 },
      ],
      plan: 'retroactive',
      tiers: [
        { from: 20_000, rate: 0.05 },
        { from: 60_000, rate: 0.08 },
      ],
    },
    expect: { total: 1500, team: { at: { 0: { commission: 0, gap: 5000 } } } },
    source: counted('“no tier reached”'),
  },
  {
    name: 'A threshold that, once passed, pays everything',
    given: { ...plain, reps: people, plan: 'flat', rate: 0.06, threshold: 50_000, pays: 'all' },
    expect: { team: { at: { 0: { commission: 4920 }, 1: { commission: 0 } } } },
    source: counted('“threshold”'),
  },
  {
    name: 'And one that pays what is above it',
    given: { ...plain, reps: people, plan: 'flat', rate: 0.06, threshold: 50_000 },
    expect: { team: { at: { 0: { commission: 1920 }, 1: { commission: 0 } } } },
    source: counted('“threshold”'),
  },
  {
    name: 'One and a half times the rate above a quota of 60,000',
    given: { ...plain, reps: people, plan: 'flat', rate: 0.06, quota: 60_000, accelerator: 1.5 },
    expect: { team: { at: { 0: { commission: 5580 } } } },
    source: counted('“accelerator”'),
  },
  {
    name: 'Twice the rate above quota, after a threshold, capped at 5,000',
    given: {
      ...plain,
      reps: people.slice(0, 1),
      plan: 'flat',
      rate: 0.06,
      threshold: 20_000,
      quota: 60_000,
      accelerator: 2,
      cap: 5000,
    },
    expect: { total: 5000, capped: 40, verdict: 'fair' },
    says: { verdict: 'The cap keeps back $40.00' },
    source: counted('“with threshold” is 5,040'),
  },
  {
    name: 'A share of gross profit, half of it credited to Chloe',
    given: { ...plain, reps: people, plan: 'profit', rate: 0.35 },
    expect: {
      total: 26_250,
      team: {
        at: { 0: { base: 32_000, commission: 11_200 }, 1: { commission: 5950 }, 2: { base: 26_000, commission: 9100 } },
      },
    },
    source: counted('“profit 35%”'),
  },
  {
    name: 'Fifteen for each unit',
    given: { ...plain, reps: people, plan: 'unit', unitRate: 15 },
    expect: {
      total: 14_700,
      team: { at: { 0: { base: 420, commission: 6300, effective: null }, 2: { base: 330, commission: 4950 } } },
    },
    source: { title: 'Arithmetic on paper', how: '15 × (420 + 230 + 330)' },
  },
  {
    name: 'Units with returns say what returns do',
    given: { ...plain, reps: [{ name: 'Eva', sales: 5000, returns: 500, units: 40 }], plan: 'unit', unitRate: 15 },
    expect: { total: 600, net: 4500, verdict: 'fair' },
    says: { verdict: 'less those that came back' },
    source: { title: 'Arithmetic on paper', how: '15 × 40; 5,000 − 500' },
  },
  {
    name: 'Two deals of one person reach the tier together',
    given: {
      reps: [
        { name: 'Ana', sales: 30_000 },
        { name: 'Ben', sales: 40_000 },
        { name: 'ana ', sales: 36_000, returns: 2000 },
        { name: 'Ana', sales: 40_000, split: 0.5 },
      ],
      plan: 'retroactive',
      tiers,
    },
    expect: {
      total: 6640,
      average: 3320,
      net: 144_000,
      team: {
        rows: 2,
        at: {
          0: { name: 'Ana', base: 84_000, commission: 5040, effective: 0.06, gap: 16_000 },
          1: { commission: 1600 },
        },
      },
      byTier: { at: { 0: { people: 1, base: 40_000 }, 1: { people: 1, base: 84_000, commission: 5040 } } },
    },
    source: { title: 'Arithmetic on paper', how: '(30,000 + 34,000 + 20,000) × 6%; 40,000 × 4%' },
  },
  {
    name: 'Threshold, quota and cap of two deals of one person',
    given: {
      reps: [
        { name: 'Ana', sales: 50_000 },
        { name: 'Ana', sales: 50_000 },
      ],
      plan: 'flat',
      rate: 0.06,
      threshold: 20_000,
      pays: 'above',
      quota: 60_000,
      accelerator: 1.5,
      cap: 5500,
    },
    expect: { total: 5500, capped: 500, team: { rows: 1, at: { 0: { base: 100_000 } } } },
    source: { title: 'Arithmetic on paper', how: '80,000 × 6% + 40,000 × 3% = 6,000, capped at 5,500' },
  },
  {
    name: 'Rows without a name stand for themselves',
    given: { reps: [{ sales: 40_000 }, { sales: 40_000 }], plan: 'retroactive', tiers },
    expect: { total: 3200, team: { rows: 2, at: { 1: { name: 'Row 2', base: 40_000 } } } },
    source: { title: 'Arithmetic on paper', how: '2 × 40,000 × 4%' },
  },
  {
    name: 'More returns than sales: commission is taken back',
    given: { reps: [{ name: 'Dan', sales: 1000, returns: 3000 }], plan: 'marginal', tiers },
    expect: {
      total: -80,
      ofSales: null,
      net: -2000,
      byTier: { at: { 0: { base: -2000, commission: -80 } } },
      verdict: 'fair',
    },
    says: { verdict: 'Dan: returns are more than sales' },
    source: { title: 'Arithmetic on paper', how: '−2,000 × 4%' },
  },
  {
    name: 'Tiers must rise',
    given: {
      reps: people,
      plan: 'marginal',
      tiers: [
        { from: 0, rate: 0.04 },
        { from: 0, rate: 0.05 },
      ],
    },
    problem: 'tiers',
    source: { title: 'Arithmetic on paper', how: 'Two rates for one amount' },
  },
  {
    name: 'A quota below the threshold is refused',
    given: { ...plain, reps: people, plan: 'flat', rate: 0.05, threshold: 1000, quota: 500 },
    problem: 'quota',
    source: { title: 'Arithmetic on paper', how: 'It would accelerate what is not paid' },
  },
])
