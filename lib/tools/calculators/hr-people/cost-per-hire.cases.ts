import { defineCases } from '@/lib/kits/calculator'
import costPerHire from './cost-per-hire'

const plain = { firstYear: undefined, open: 0, target: undefined, channels: [], periods: [], overhead: 0 } as const

export default defineCases(costPerHire, [
  {
    name: '100,000 outside and 100,000 inside for 50 hires: 4,000',
    given: {
      ...plain,
      external: [{ kind: 'agency', amount: 100_000 }],
      internal: [{ kind: 'recruiters', amount: 100_000 }],
      hires: 50,
      target: 4000,
    },
    expect: {
      perHire: 4000,
      total: 200_000,
      externalShare: 0.5,
      ratio: null,
      perPosition: null,
      verdict: 'good',
      channelTable: { rows: 0 },
      trend: { rows: 0 },
    },
    source: {
      title: 'amirkohan.com: Cost of Hire',
      href: 'https://amirkohan.com/cost-of-hire-cost-per-hire/',
      how: '(External Costs = $100,000) + (Internal Costs = $100,000), hires 50: $4,000',
    },
  },
  {
    name: '30,000 and 20,000 for ten: 5,000, three fifths outside',
    given: {
      ...plain,
      external: [
        { kind: 'ads', amount: 18_000 },
        { kind: 'agency', amount: 10_000 },
        { kind: 'ads', amount: 2000 },
      ],
      internal: [
        { kind: 'recruiters', amount: 14_000 },
        { kind: 'managers', amount: 50, hours: 120 },
      ],
      hires: 10,
      firstYear: 500_000,
      open: 2,
      target: 4500,
    },
    expect: {
      perHire: 5000,
      total: 50_000,
      externalShare: 0.6,
      ratio: 0.1,
      perPosition: 4166.667,
      externalCost: 30_000,
      internalCost: 20_000,
      externalPerHire: 3000,
      internalPerHire: 2000,
      verdict: 'bad',
      mix: {
        rows: 4,
        at: {
          0: { kind: 'Job boards and advertising', side: 'External', cost: 20_000, share: 0.4, perHire: 2000 },
          3: { kind: 'Time of hiring managers', side: 'Internal', cost: 6000, share: 0.12, perHire: 600 },
        },
        sum: { cost: 50_000, share: 1, perHire: 5000 },
      },
    },
    says: { verdict: 'Job boards and advertising: 40' },
    source: {
      title: 'theprimecalculator.com: Cost Per Hire Calculator Formula',
      href: 'https://theprimecalculator.com/business/cost-per-hire-calculator/formula',
      how: '$30,000 external, $20,000 internal, 10 hires: $50,000, $5,000, 60%; the split into kinds, 50,000 ÷ 500,000 and ÷ 12 on paper',
    },
  },
  {
    name: 'Channels, periods and overhead',
    given: {
      ...plain,
      external: [{ kind: 'events', amount: 9000 }],
      internal: [{ kind: 'office', amount: 10_000 }],
      overhead: 0.1,
      hires: 8,
      channels: [
        { name: 'Agency', cost: 30_000, hires: 2 },
        { cost: 5000, hires: 0 },
        { name: 'Referral', cost: 4000, hires: 4 },
      ],
      periods: [
        { name: '2024', external: 10_000, internal: 10_000, hires: 10 },
        { name: '2025', external: 8000, internal: 4000, hires: 0 },
        { external: 9000, internal: 9000, hires: 9 },
      ],
    },
    expect: {
      total: 20_000,
      perHire: 2500,
      internalCost: 11_000,
      channelTable: {
        rows: 3,
        at: {
          0: { name: 'Referral', cost: 4000, hires: 4, perHire: 1000, hireShare: 0.6666667, costShare: 0.1025641 },
          1: { name: 'Agency', perHire: 15_000, hireShare: 0.3333333, costShare: 0.7692308 },
          2: { name: 'Channel 2', perHire: null, hireShare: 0 },
        },
        sum: { cost: 39_000, hires: 6 },
      },
      trend: {
        rows: 4,
        at: {
          0: { name: '2024', cost: 20_000, hires: 10, perHire: 2000, change: null },
          1: { name: '2025', perHire: null, change: null },
          2: { name: 'Period 3', perHire: 2000, change: null },
          3: { name: 'This period', cost: 20_000, hires: 8, perHire: 2500, change: 0.25 },
        },
      },
      verdict: 'plain',
    },
    source: {
      title: 'Arithmetic on paper',
      how: '9,000 + 10,000 × 1.1, ÷ 8; each channel cost ÷ hires, hires ÷ 6, cost ÷ 39,000; each period cost ÷ hires, 2,500 ÷ 2,000 − 1',
    },
  },
  {
    name: 'Referral awards and technology stand on the external side',
    given: {
      ...plain,
      external: [
        { kind: 'referrals', amount: 6000 },
        { kind: 'systems', amount: 9000 },
      ],
      internal: [
        { kind: 'recruiters', amount: 20_000 },
        { kind: 'training', amount: 4000 },
        { kind: 'compliance', amount: 1000 },
      ],
      hires: 10,
    },
    expect: {
      externalCost: 15_000,
      internalCost: 25_000,
      externalShare: 0.375,
      perHire: 4000,
      mix: {
        at: { 0: { kind: 'Employee referral awards', side: 'External' }, 1: { kind: 'Technology', side: 'External' } },
      },
    },
    source: {
      title: 'SHRM: What external and internal costs should be included in a cost-per-hire calculation?',
      href: 'https://www.shrm.org/resourcesandtools/tools-and-samples/hr-qa/pages/costperhirecalculation.aspx',
      how: 'Its lists: employee referral awards and technology costs external; learning, compliance and staff internal. Sums on paper',
    },
  },
  {
    name: 'Nobody was hired',
    given: { ...plain, external: [{ kind: 'ads', amount: 5000 }], internal: [], hires: 0 },
    problem: 'hires',
    source: { title: 'Arithmetic on paper', how: 'No number is 5,000 ÷ 0' },
  },
  {
    name: 'Nothing was spent',
    given: { ...plain, external: [], internal: [], hires: 3 },
    problem: 'external',
    source: { title: 'Arithmetic on paper', how: 'A share of 0 has no value' },
  },
  {
    name: 'Hires without pay',
    given: { ...plain, external: [{ kind: 'ads', amount: 5000 }], internal: [], hires: 1, firstYear: 0 },
    problem: 'firstYear',
    source: { title: 'Arithmetic on paper', how: 'No number is 5,000 ÷ 0' },
  },
])
