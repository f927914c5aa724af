import { defineCases } from '@/lib/kits/calculator'
import cpm from './cpm'

const plain = { find: 'cpm', unit: 'one', quotes: [] } as const

export default defineCases(cpm, [
  {
    name: '180 for 12,000 impressions: CPM 15',
    given: { ...plain, cost: 180, impressions: 12_000 },
    expect: {
      cpm: 15,
      cost: 180,
      impressions: 12_000,
      onTarget: 15,
      viewableCpm: 15,
      allIn: 15,
      effective: 15,
      verdict: null,
    },
    source: {
      title: 'luvvhelp: CPC, CPM, CTR metrics',
      href: 'https://luvvhelp.com/learn/Analytics/marketing-analyst/channel-metrics/cpc-cpm-ctr-metrics',
      how: 'Worked example 1: (180 ÷ 12,000) × 1000 = 15',
    },
  },
  {
    name: '2,500 for 5 lakh impressions of which 65% are viewable',
    given: { ...plain, cost: 2500, impressions: 5, unit: 'lakh', viewable: 0.65 },
    expect: { cpm: 5, viewableCpm: 7.692308, impressions: 500_000, useful: 325_000 },
    source: {
      title: 'LibreOffice Calc',
      how: 'The formula of calculator.city’s page on viewable CPM, cost ÷ (impressions × viewable share) × 1000, with its entries: 500,000, 65%, 2,500',
      sheet: {
        formulas: { cpm: '=2500/500000*1000', viewableCpm: '=2500/(500000*0.65)*1000', useful: '=500000*0.65' },
      },
    },
  },
  {
    name: 'Quotes: the dearest list price is the cheapest that counts',
    given: {
      find: 'impressions',
      cost: 1000,
      price: 7,
      unit: 'one',
      match: 0.4,
      viewable: 0.7,
      production: 50,
      quotes: [
        { name: 'Network', cost: 2400, impressions: 800_000, match: 0.2, viewable: 0.5, extra: 600 },
        { name: 'Letter', cost: 1800, impressions: 75_000, match: 0.9 },
        { cost: 4000, impressions: 250_000, match: 0.5, viewable: 0.8 },
      ],
    },
    expect: {
      impressions: 142_857,
      cost: 1000,
      cpm: 7,
      onTarget: 17.5,
      viewableCpm: 10,
      allIn: 7.350007,
      effective: 26.250026,
      useful: 40_000,
      verdict: 'fair',
      ranking: {
        rows: 3,
        at: {
          0: {
            rank: 1,
            name: 'Letter',
            cost: 1800,
            impressions: 75_000,
            cpm: 24,
            onTarget: 26.666667,
            viewable: 24,
            effective: 26.666667,
            above: 0,
          },
          1: {
            rank: 2,
            name: 'Network',
            cost: 3000,
            impressions: 800_000,
            cpm: 3,
            onTarget: 15,
            viewable: 6,
            effective: 37.5,
            above: 0.40625,
          },
          2: { rank: 3, name: 'Quote 3', cpm: 16, onTarget: 32, viewable: 20, effective: 40, above: 0.5 },
        },
        sum: { cost: 8800, impressions: 1_125_000 },
      },
    },
    says: { verdict: 'Network has the lowest CPM, but Letter is cheapest like for like' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        formulas: {
          impressions: '=ROUNDDOWN(1000/7*1000;0)',
          allIn: '=1050/ROUNDDOWN(1000/7*1000;0)*1000',
          effective: '=1050/ROUNDDOWN(1000/7*1000;0)*1000/0.4/0.7',
          useful: '=ROUND(ROUNDDOWN(1000/7*1000;0)*0.4*0.7;0)',
          'ranking.0.effective': '=1800/(75000*0.9)*1000',
          'ranking.1.effective': '=3000/(800000*0.2*0.5)*1000',
          'ranking.1.above': '=3000/(800000*0.2*0.5)/(1800/(75000*0.9))-1',
          'ranking.2.effective': '=4000/(250000*0.5*0.8)*1000',
        },
      },
    },
  },
  {
    name: 'A budget for 2 million impressions at 8.50: 17,000',
    given: { ...plain, find: 'cost', impressions: 2, unit: 'million', price: 8.5 },
    expect: { cost: 17_000, cpm: 8.5, impressions: 2_000_000 },
    source: { title: 'Arithmetic on paper', how: '2,000 thousands × 8.50' },
  },
  {
    name: 'One medium wins both ways',
    given: {
      ...plain,
      cost: 10,
      impressions: 1000,
      quotes: [
        { name: 'A', cost: 10, impressions: 1000 },
        { name: 'B', cost: 30, impressions: 1000 },
      ],
    },
    expect: { verdict: 'good' },
    says: { verdict: 'A is cheapest by list price and like for like' },
    source: { title: 'Arithmetic on paper', how: '10 against 30' },
  },
  {
    name: 'No impressions',
    given: { ...plain, cost: 100, impressions: 0 },
    problem: 'impressions',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'A quote without impressions',
    given: { ...plain, cost: 100, impressions: 1, quotes: [{ cost: 1, impressions: 0 }] },
    problem: 'quotes',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'A budget of nothing buys no impression',
    given: { ...plain, find: 'impressions', cost: 0, price: 5 },
    problem: 'cost',
    source: { title: 'Arithmetic on paper', how: '0 ÷ 5' },
  },
])
