import { defineCases } from '@/lib/kits/calculator'
import business from './business-valuation'

const saylor = {
  title: 'Saylor Foundation: Creating Services and Products, section 11.4, capitalization of earnings',
  href: 'https://flatworldknowledge.lardbucket.org/books/creating-services-and-products/s14-04-specific-valuation-techniques.html',
} as const
const peachtree = {
  title: 'Peachtree Case Study (business valuation report), reconciliation of values and discounts',
} as const
const smith = {
  title: 'United States Tax Court: Estate of Helen J. Smith v. Commissioner, T.C. Memo. 1999-368',
  href: 'https://law.onecle.com/tax/1999/smithhelenj.tcm.wpd17.html',
} as const
const libreOffice = { title: 'LibreOffice Calc: SUMPRODUCT' } as const

const plain = {
  years: [{ name: '', earnings: 100_000, weight: 1 }],
  required: 0.2,
  growth: 0.03,
  multiple: 5,
  netAssets: 0,
  measure: 'net',
  debt: 0,
  nonOperating: 0,
  dcf: undefined,
  incomeWeight: 1,
  marketWeight: 0,
  assetWeight: 0,
  dcfWeight: 0,
  control: 0,
  marketability: 0,
  interest: 1,
  shares: undefined,
  range: 0.1,
} as const

export default defineCases(business, [
  {
    name: 'Expected earnings of 200,000 at 20% with growth of 3% are worth 1,176,471',
    given: { ...plain, years: [{ earnings: 200_000 / 1.03, weight: 1 }] },
    expect: {
      value: 1_176_471,
      reconciled: 1_176_471,
      capRate: 0.17,
      verdict: 'plain',
      reconciliation: { rows: 1, at: { 0: { approach: 'Capitalised earnings', operating: 1_176_470.59, weight: 1 } } },
      perShare: null,
    },
    says: { verdict: 'One approach' },
    source: { ...saylor, how: '200,000 ÷ 0.17. The book capitalises next year’s earnings, so this year’s are entered' },
  },
  {
    name: 'The same shrinking by 3% a year: 869,565',
    given: { ...plain, growth: -0.03, years: [{ earnings: 200_000 / 0.97, weight: 1 }] },
    expect: { value: 869_565 },
    source: { ...saylor, how: '200,000 ÷ 0.23' },
  },
  {
    name: 'Peachtree: 20% off for lack of control, 15% for marketability, 5.45% of the shares',
    given: {
      ...plain,
      years: [{ earnings: 940_000, weight: 1 }],
      incomeWeight: 0,
      marketWeight: 1,
      nonOperating: 3_150_000,
      control: -0.2,
      marketability: 0.15,
      interest: 0.0545,
      shares: 10_000,
    },
    expect: {
      reconciled: 7_850_000,
      value: 290_921,
      perShare: 533.8,
      implied: 8.35,
      reconciliation: {
        at: {
          0: {
            approach: 'Multiple of earnings',
            operating: 4_700_000,
            besides: 3_150_000,
            equity: 7_850_000,
            part: 7_850_000,
          },
        },
      },
      adjustments: {
        rows: 5,
        at: {
          0: { line: 'Whole firm', amount: 7_850_000, sum: 'Sum' },
          1: { line: 'Minority discount', amount: -1_570_000 },
          2: { line: 'Lack of marketability', amount: -942_000, sum: null },
          3: { amount: -5_047_079 },
          4: { line: 'Value', amount: 290_921 },
        },
      },
    },
    source: { ...peachtree, how: 'Income approach: 4,700,000 + 3,150,000 = 7,850,000; 6,280,000; 5,338,000; 290,921' },
  },
  {
    name: 'Tax Court: a quarter of the weight on 564 a share of assets, the rest on 243 of earnings',
    given: { ...plain, netAssets: 564, dcf: 243, incomeWeight: 0, assetWeight: 1, dcfWeight: 3 },
    expect: {
      value: 323,
      verdict: 'fair',
      reconciliation: { rows: 2, at: { 0: { approach: 'Net assets', weight: 0.25, part: 141 }, 1: { part: 182.25 } } },
      ranges: { rows: 2, at: { 0: { name: 'Net assets', low: 507.6, high: 620.4 }, 1: { low: 218.7 } } },
    },
    says: { verdict: 'between' },
    source: { ...smith, how: 'Page 17: weights of 75% and 25% make $323 a share' },
  },
  {
    name: 'Four approaches, earnings before interest, three weighted years',
    given: {
      ...plain,
      years: [
        { earnings: 210_000, weight: 1 },
        { earnings: 235_000, weight: 2 },
        { earnings: 250_000, weight: 3 },
      ],
      measure: 'ebitda',
      debt: 300_000,
      nonOperating: 40_000,
      netAssets: 900_000,
      dcf: 1_050_000,
      incomeWeight: 2,
      marketWeight: 2,
      assetWeight: 1,
      dcfWeight: 3,
      control: 0.1,
      range: 0.2,
    },
    expect: {
      earnings: 238_333,
      reconciled: 1_035_172,
      value: 1_138_689,
      verdict: 'plain',
      ranges: {
        rows: 4,
        at: {
          0: { name: 'Capitalised earnings', low: 908_968.25, high: 1_628_333.33 },
          1: { low: 693_333.33, high: 1_170_000 },
        },
      },
      adjustments: { at: { 1: { line: 'Control premium', amount: 103_517.16 } } },
    },
    source: {
      ...libreOffice,
      how: 'Indications 238,333.33 × 1.03/0.17, × 5, each less 260,000; 900,000; 1,050,000; range at 24% and 16%',
      sheet: {
        cells: { A1: 210_000, A2: 235_000, A3: 250_000, B1: 1, B2: 2, B3: 3 },
        formulas: {
          earnings: '=SUMPRODUCT(A1:A3;B1:B3)/6',
          reconciled:
            '=(2*(SUMPRODUCT(A1:A3;B1:B3)/6*1.03/0.17-260000)+2*(SUMPRODUCT(A1:A3;B1:B3)/6*5-260000)+900000+3*1050000)/8',
        },
      },
    },
  },
  {
    name: 'Losses leave the assets, whose weight then is the whole',
    given: { ...plain, years: [{ earnings: -50_000, weight: 1 }], netAssets: 400_000, marketWeight: 3, assetWeight: 1 },
    expect: {
      value: 400_000,
      capRate: null,
      implied: null,
      verdict: 'fair',
      reconciliation: { rows: 1, at: { 0: { weight: 1 } } },
    },
    source: { ...smith, how: 'One indication left: 400,000 × 100%' },
  },
  {
    name: 'Debt beyond everything',
    given: { ...plain, measure: 'sde', debt: 2_000_000 },
    expect: { verdict: 'bad', value: -1_394_118 },
    source: { ...saylor, how: '103,000 ÷ 0.17 − 2,000,000' },
  },
  {
    name: 'Growth as high as the required return',
    given: { ...plain, growth: 0.2 },
    problem: 'growth',
    source: { ...saylor, how: 'A capitalization rate of 0' },
  },
  {
    name: 'Losses and no weight on anything else',
    given: { ...plain, years: [{ earnings: -1, weight: 1 }] },
    problem: 'assetWeight',
    source: { ...smith },
  },
  {
    name: 'Years without weight',
    given: { ...plain, years: [{ earnings: 1, weight: 0 }] },
    problem: 'years',
    source: { ...libreOffice },
  },
])
