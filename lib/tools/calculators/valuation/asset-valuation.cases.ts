import { defineCases } from '@/lib/kits/calculator'
import asset from './asset-valuation'

const actuaries = {
  title: 'ActEd forum: Institute of Actuaries, subject CT2, April 2008, question 20 (Rough plc)',
  href: 'http://www.acted.co.uk/forums/index.php?threads/april-2008-q20.19266/',
} as const
const liquidators = {
  title: 'McDonald Vague: Who gets paid first in a liquidation',
  href: 'https://www.mvp.co.nz/faqs/who-gets-paid-first-in-a-liquidation',
} as const
const libreOffice = { title: 'LibreOffice Calc: SUMPRODUCT and PV' } as const

const plain = {
  premise: 'going',
  debts: [],
  tax: 0.25,
  price: undefined,
  sellingCost: 0,
  closingCost: 0,
  months: 0,
  discountRate: 0.1,
} as const
const works = [
  { name: 'Receivables', kind: 'tangible', book: 220_000, fair: 205_000, orderly: 0.9, forced: 0.7 },
  { name: 'Building', kind: 'tangible', book: 500_000, fair: 820_000, orderly: 0.95, forced: 0.75 },
  { name: '', kind: 'intangible', book: 20_000, fair: 90_000, orderly: 0.2, forced: 0 },
] as const
const owes = [
  { name: 'Mortgage', rank: 'secured', book: 310_000, fair: 310_000 },
  { name: 'Suppliers', rank: 'unsecured', book: 190_000, fair: 190_000 },
  { name: 'Guarantee', rank: 'unsecured', book: 0, fair: 40_000 },
] as const

export default defineCases(asset, [
  {
    name: 'Rough plc: 8.5 million pays the secured loan of 7 and half of 3 million unsecured',
    given: {
      ...plain,
      premise: 'orderly',
      assets: [
        { name: 'Plant', kind: 'tangible', book: 6_000_000, fair: 6_000_000, orderly: 1, forced: 1 },
        { name: 'Current assets', kind: 'tangible', book: 2_500_000, fair: 2_500_000, orderly: 1, forced: 1 },
        { name: 'Intangibles', kind: 'intangible', book: 4_000_000, fair: 4_000_000, orderly: 0, forced: 0 },
      ],
      debts: [
        { name: 'Secured loan', rank: 'secured', book: 7_000_000, fair: 7_000_000 },
        { name: 'Vest', rank: 'unsecured', book: 500_000, fair: 500_000 },
        { name: 'Others', rank: 'unsecured', book: 2_500_000, fair: 2_500_000 },
      ],
    },
    expect: {
      value: 0,
      liquidation: 0,
      verdict: 'bad',
      creditors: {
        rows: 2,
        at: {
          0: { rank: 'Secured', owed: 7_000_000, paid: 7_000_000, part: 1 },
          1: { rank: 'Unsecured', owed: 3_000_000, paid: 1_500_000, part: 0.5 },
        },
      },
    },
    says: { verdict: '85%' },
    source: { ...actuaries, how: 'Total assets 8.5m; secured 7m; 1.5m for 3m unsecured, so half' },
  },
  {
    name: '50,000 left for unsecured debts of 500,000 is ten cents in the dollar',
    given: {
      ...plain,
      premise: 'forced',
      assets: [{ name: 'All', kind: 'tangible', book: 200_000, fair: 200_000, orderly: 1, forced: 0.5 }],
      debts: [
        { rank: 'unsecured', book: 500_000, fair: 500_000 },
        { rank: 'priority', book: 22_160, fair: 22_160 },
        { rank: 'late', book: 10_000, fair: 10_000 },
      ],
      closingCost: 27_840,
    },
    expect: {
      creditors: {
        rows: 3,
        at: {
          0: { rank: 'Preferential', part: 1 },
          1: { rank: 'Unsecured', part: 0.1 },
          2: { rank: 'Subordinated', paid: 0 },
        },
      },
      bridge: {
        rows: 7,
        at: { 4: { line: 'For creditors and owners', amount: 72_160, sum: 'Sum' }, 6: { amount: 0 } },
      },
    },
    source: { ...liquidators, how: 'The page: 10c in the $; preferential claims up to 22,160 first' },
  },
  {
    name: 'Going concern: fair values, what the books leave out, and tax on hidden gains',
    given: { ...plain, assets: works, debts: owes, price: 700_000 },
    expect: {
      value: 481_250,
      book: 240_000,
      adjusted: 481_250,
      tangible: 408_750,
      liquidation: null,
      goodwill: 218_750,
      creditors: { rows: 0 },
      verdict: 'plain',
      bridge: {
        rows: 5,
        at: {
          0: { line: 'Book net assets', amount: 240_000 },
          1: { amount: 375_000 },
          2: { amount: -40_000 },
          3: { amount: -93_750, sum: null },
        },
      },
      lines: {
        rows: 3,
        at: { 2: { name: 'Asset 3', book: 20_000, fair: 90_000, orderly: 18_000, forced: 0 } },
        sum: { book: 740_000, fair: 1_115_000 },
      },
    },
    source: {
      title: 'IAS 12 and IFRS 13, by Python',
      how: '1,115,000 − 540,000 − 25% of 375,000; without 90,000 less 25% of 70,000',
    },
  },
  {
    name: 'Sold in order: costs, a year of waiting, all creditors paid',
    given: {
      ...plain,
      premise: 'orderly',
      assets: works,
      debts: owes,
      sellingCost: 0.05,
      closingCost: 60_000,
      months: 12,
    },
    expect: {
      liquidation: 253_114,
      value: 253_114,
      verdict: 'plain',
      creditors: { rows: 2, at: { 1: { part: 1 } } },
      bridge: {
        at: { 0: { line: 'Assets sold', amount: 981_500 }, 3: { line: 'Waiting for the money', amount: -79_311.36 } },
      },
    },
    says: { verdict: 'All creditors' },
    source: {
      ...libreOffice,
      sheet: {
        cells: { A1: 205_000, A2: 820_000, A3: 90_000, B1: 0.9, B2: 0.95, B3: 0.2 },
        formulas: {
          liquidation: '=PV(10%;1;0;-(SUMPRODUCT(A1:A3;B1:B3)*0.95-60000))-540000',
          'bridge.0.amount': '=SUMPRODUCT(A1:A3;B1:B3)',
        },
      },
    },
  },
  {
    name: 'A price below the assets',
    given: { ...plain, assets: works, debts: owes, price: 400_000 },
    expect: { goodwill: -81_250, verdict: 'fair' },
    source: { title: 'IFRS 3: a bargain purchase', how: '400,000 − 481,250' },
  },
  {
    name: 'More owed than owned; values below the books save no tax',
    given: {
      ...plain,
      assets: [{ kind: 'tangible', book: 100, fair: 80, orderly: 1, forced: 1 }],
      debts: [{ rank: 'secured', book: 90, fair: 90 }],
    },
    expect: { adjusted: -10, book: 10, verdict: 'bad' },
    source: { ...actuaries, how: '80 − 90' },
  },
  {
    name: 'Winding up costs more than the assets bring',
    given: {
      ...plain,
      premise: 'forced',
      assets: [{ kind: 'tangible', book: 100, fair: 100, orderly: 1, forced: 0.5 }],
      closingCost: 80,
    },
    expect: {
      value: 0,
      verdict: 'bad',
      creditors: { rows: 0 },
      bridge: { at: { 6: { line: 'For owners', amount: -30 } } },
    },
    source: { ...liquidators, how: '50 − 80: the costs of liquidation come first' },
  },
  {
    name: 'Nothing at all',
    given: { ...plain, assets: [{ kind: 'tangible', book: 0, fair: 0, orderly: 1, forced: 1 }] },
    problem: 'assets',
    source: { ...actuaries },
  },
])
