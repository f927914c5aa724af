import { defineCases } from '@/lib/kits/calculator'
import netWorth from './net-worth'

const paper = { title: 'Arithmetic on paper' }
const plain = {
  spending: 2000,
  retirementTax: 0.2,
  age: undefined,
  income: undefined,
  growth: 0,
  paydown: 0,
  adding: 0,
  years: 1,
} as const

export default defineCases(netWorth, [
  {
    name: 'The Doe family: 183,638 owned, 103,150 owed, 80,488 their own',
    given: {
      ...plain,
      assets: [{ kind: 'other', value: 183_638, share: 1 }],
      debts: [{ kind: 'mortgage', value: 103_150, share: 1 }],
    },
    expect: { netWorth: 80_488, owned: 183_638, owed: 103_150, liquid: 0, verdict: 'good' },
    source: {
      title: 'The Financial Reader: How to create your own balance sheet',
      href: 'https://thefinancialreader.com/how-to-create-your-own-balance-sheet-to-determine-your-net-worth/',
      how: 'Page read: assets 183,638, of which 103,150 belong to others and 80,488 to the family',
    },
  },
  {
    name: 'Mr. Duncan, 41, with 155,000 a year, is expected to be worth 635,500',
    given: {
      ...plain,
      assets: [{ kind: 'investments', value: 635_500, share: 1 }],
      debts: [],
      age: 41,
      income: 155_000,
    },
    expect: { expected: 635_500, ratioToExpected: 1, accumulator: 'plain', debtsByKind: { rows: 0 }, debtRatio: 0 },
    says: { accumulator: 'average accumulator' },
    source: {
      title: 'Excerpt from The Millionaire Next Door',
      href: 'http://savemillions.com/plan/expectnetworth.htm',
      how: 'Page read: 155,000 × 41 ÷ 10 = 635,500',
    },
  },
  {
    name: 'A 61-year-old with 235,000 a year: expected 1,433,500',
    given: {
      ...plain,
      assets: [{ kind: 'investments', value: 2_867_000, share: 1 }],
      debts: [],
      age: 61,
      income: 235_000,
    },
    expect: { expected: 1_433_500, ratioToExpected: 2, accumulator: 'good' },
    says: { accumulator: 'prodigious' },
    source: {
      title: 'Shortform: The Millionaire Next Door formula',
      href: 'https://www.shortform.com/blog/millionaire-next-door-formula/',
      how: 'Page read: 235,000 × 61 ÷ 10 = 1,433,500; twice that is a prodigious accumulator',
    },
  },
  {
    name: 'Half of the expected is too little by that rule',
    given: { ...plain, assets: [{ kind: 'cash', value: 50_000, share: 1 }], debts: [], age: 25, income: 40_000 },
    expect: { expected: 100_000, ratioToExpected: 0.5, accumulator: 'fair' },
    source: {
      title: 'My Money Blog: under accumulator of wealth',
      href: 'http://www.mymoneyblog.com/bummer-im-an-under-accumulator-of-wealth.html',
      how: 'Page read: 25 years old with 40,000 should have 100,000; less than half is an under-accumulator',
    },
  },
  {
    name: 'Shares, ratios, kinds and five years ahead',
    given: {
      assets: [
        { kind: 'cash', value: 12_000, share: 0.5 },
        { kind: 'retirement', value: 30_000, share: 1 },
        { kind: 'property', value: 200_000, share: 0.5 },
        { kind: 'cash', value: 4000, share: 1 },
        { kind: 'vehicles', value: 8000, share: 0 },
      ],
      debts: [
        { kind: 'mortgage', value: 120_000, share: 0.5 },
        { kind: 'card', value: 2000, share: 1 },
        { kind: 'card', value: 3000, share: 1 },
      ],
      spending: 2500,
      retirementTax: 0.3,
      growth: 0.1,
      paydown: 0.2,
      adding: 1000,
      years: 2,
    },
    expect: {
      owned: 140_000,
      owed: 65_000,
      netWorth: 75_000,
      liquid: 5000,
      afterTax: 66_000,
      debtRatio: 0.464286,
      liquidity: 4,
      verdict: 'good',
      expected: null,
      ratioToExpected: null,
      accumulator: null,
      byKind: {
        rows: 3,
        at: {
          0: { kind: 'Cash and deposits', value: 10_000, share: 0.0714286 },
          1: { kind: 'Retirement accounts', value: 30_000 },
          2: { kind: 'Property', value: 100_000, share: 0.714286 },
        },
        sum: { value: 140_000, share: 1 },
      },
      debtsByKind: {
        rows: 2,
        at: { 0: { kind: 'Mortgage', value: 60_000 }, 1: { kind: 'Cards and overdraft', value: 5000 } },
      },
      projection: {
        rows: 3,
        at: {
          0: { year: 0, assets: 140_000, debts: 65_000, worth: 75_000 },
          1: { year: 1, assets: 154_000, debts: 52_000, worth: 102_000 },
          2: { year: 2, assets: 169_400, debts: 41_600, worth: 127_800 },
        },
      },
    },
    source: {
      ...paper,
      how: '130,000 × 1.1 + 1,000 + 10,000 = 154,000; 144,000 × 1.1 + 1,000 + 10,000 = 169,400; 65,000 × 0.8²',
    },
  },
  {
    name: 'Less than nothing',
    given: { ...plain, spending: 0, assets: [], debts: [{ kind: 'student', value: 20_000, share: 1 }] },
    expect: {
      netWorth: -20_000,
      liquid: -20_000,
      debtRatio: null,
      liquidity: null,
      verdict: 'bad',
      byKind: { rows: 0 },
    },
    says: { verdict: 'You owe $20,000.00 more' },
    source: { ...paper, how: '0 − 20,000; no ratio to nothing' },
  },
  {
    name: 'Just even',
    given: {
      ...plain,
      assets: [{ kind: 'cash', value: 500, share: 1 }],
      debts: [{ kind: 'card', value: 500, share: 1 }],
    },
    expect: { netWorth: 0, verdict: 'fair', debtRatio: 1 },
    says: { verdict: 'just covers' },
    source: { ...paper, how: '500 − 500' },
  },
  {
    name: 'House rich and cash poor',
    given: {
      ...plain,
      assets: [{ kind: 'property', value: 300_000, share: 1 }],
      debts: [{ kind: 'other', value: 9000, share: 1 }],
    },
    expect: { netWorth: 291_000, liquid: -9000, verdict: 'fair' },
    says: { verdict: 'fall $9,000.00 short' },
    source: { ...paper, how: '300,000 − 9,000' },
  },
  {
    name: 'Without income the rule has no ratio',
    given: { ...plain, assets: [{ kind: 'cash', value: 10, share: 1 }], debts: [], age: 30, income: 0 },
    expect: { expected: 0, ratioToExpected: null, accumulator: null },
    source: { ...paper, how: '30 × 0 ÷ 10; nothing divides by 0' },
  },
  {
    name: 'Nothing listed',
    given: { ...plain, assets: [], debts: [] },
    problem: 'assets',
    source: { ...paper, how: 'An empty statement' },
  },
])
