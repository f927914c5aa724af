import { defineCases } from '@/lib/kits/calculator'
import fund from './mutual-fund-returns'

const simulated = (how: string) => ({ title: 'Python with dateutil, tests/vectors/savings/fund_returns.py', how })
const plain = { entryLoad: 0, exitLoad: 0, exitMonths: 12, history: undefined, benchmark: undefined } as const
const transactions = [
  { date: '2024-01-10', kind: 'buy', units: 80, nav: 62.5 },
  { date: '2023-01-10', kind: 'buy', units: 100, nav: 50 },
  { date: '2025-03-03', kind: 'sell', units: 60, nav: 70 },
] as const

export default defineCases(fund, [
  {
    name: 'Two purchases and a sale: XIRR',
    given: { ...plain, transactions, nav: 78, on: '2026-01-12' },
    expect: { xirr: 0.145_152_43, value: 9360, navGrowth: 0.159_308_39 },
    source: {
      title: 'LibreOffice Calc',
      how: '120 units at 78; RRI over the days between in years of 365',
      sheet: {
        cells: {
          A1: '2023-01-10',
          A2: '2024-01-10',
          A3: '2025-03-03',
          A4: '2026-01-12',
          B1: -5000,
          B2: -5000,
          B3: 4200,
          B4: 9360,
        },
        formulas: { xirr: '=XIRR(B1:B4;A1:A4)', navGrowth: '=RRI((A4-A1)/365;50;78)' },
      },
    },
  },
  {
    name: 'The same: first in, first out',
    given: { ...plain, transactions, nav: 78, on: '2026-01-12' },
    expect: {
      value: 9360,
      invested: 10_000,
      received: 4200,
      gain: 3560,
      absolute: 0.356,
      units: 120,
      load: 0,
      verdict: 'plain',
      lots: {
        rows: 2,
        at: {
          0: {
            bought: '2023-01-10',
            days: 1098,
            units: 40,
            cost: 2000,
            value: 3120,
            gain: 1120,
            absolute: 0.56,
            yearly: 0.159_308_389,
          },
          1: { bought: '2024-01-10', days: 733, units: 80, cost: 5000, value: 6240, yearly: 0.116_632_851_3 },
        },
      },
    },
    source: simulated('60 of the first 100 units are sold; 120 × 78 + 4,200 − 10,000'),
  },
  {
    name: 'Loads of 2% on buying and 1% within a year, and a payout',
    given: {
      ...plain,
      transactions: [
        { date: '2024-02-01', kind: 'buy', units: 100, nav: 20 },
        { date: '2025-03-01', kind: 'buy', units: 50, nav: 24 },
        { date: '2025-06-02', kind: 'dividend', units: 150, nav: 3 },
        { date: '2025-09-01', kind: 'sell', units: 120, nav: 26 },
      ],
      nav: 27,
      on: '2026-02-02',
      entryLoad: 0.02,
      exitLoad: 0.01,
    },
    expect: { value: 801.9, load: 8.1, invested: 3264, received: 3564.8, xirr: 0.260_481_588, units: 30 },
    source: simulated('A hundred old units without load, twenty young ones with it; XIRR by halving the interval'),
  },
  {
    name: 'Rolling returns with days that have no NAV, against an index',
    given: {
      ...plain,
      transactions: [{ date: '2020-01-31', kind: 'buy', units: 1, nav: 100 }],
      nav: 150,
      on: '2024-01-31',
      history:
        '2020-01-31, 100\n2020-07-31, 90\n2021-01-29, 110\n2021-07-30, 120\n2022-01-31, 105\n2023-01-31, 130\n2024-01-31, 150',
      benchmark: '2020-01-01, 1000\n2021-01-01, 1050\n2022-01-01, 1100\n2023-01-01, 1200\n2024-01-01, 1300',
    },
    expect: {
      rolling: {
        rows: 2,
        at: {
          0: {
            years: 1,
            windows: 6,
            least: -0.125,
            mean: 0.131_863_969_4,
            most: 0.333_333_333_3,
            positive: 0.833_333_333_3,
            benchmark: 0.061_580_086_6,
            beaten: 0.833_333_333_3,
          },
          1: {
            years: 3,
            windows: 3,
            least: 0.057_264_270_3,
            mean: 0.093_020_322_6,
            most: 0.130_403_814_3,
            positive: 1,
            benchmark: 0.066_367_943_9,
            beaten: 0.666_666_666_7,
          },
        },
      },
    },
    source: simulated('Each day of the history, a year and three years on; the last NAV before a missing day'),
  },
  {
    name: 'Half a year is not annualised',
    given: {
      ...plain,
      transactions: [{ date: '2025-07-01', kind: 'buy', units: 100, nav: 10 }],
      nav: 11,
      on: '2025-12-31',
    },
    expect: { absolute: 0.1, xirr: null, navGrowth: null, lots: { at: { 0: { absolute: 0.1, yearly: null } } } },
    says: { verdict: 'Less than a year' },
    source: { title: 'Arithmetic on paper', how: '1,100 ÷ 1,000; 183 days are less than a year' },
  },
  {
    name: 'More sold than bought',
    given: {
      ...plain,
      transactions: [
        { date: '2025-01-01', kind: 'buy', units: 10, nav: 10 },
        { date: '2025-02-01', kind: 'sell', units: 11, nav: 10 },
      ],
      nav: 11,
      on: '2025-12-31',
    },
    problem: 'transactions',
    source: { title: 'Arithmetic on paper', how: '11 of 10' },
  },
  {
    name: 'A day before the last transaction',
    given: { ...plain, transactions, nav: 78, on: '2025-01-01' },
    problem: 'on',
    source: { title: 'Wall calendar', how: 'March 2025 comes later' },
  },
  {
    name: 'A line of the history that is none',
    given: { ...plain, transactions, nav: 78, on: '2026-01-12', history: '2026-01-01, 10\nten' },
    problem: 'history',
    because: 'line 2',
    source: { title: 'The request itself', how: 'The second line has no date' },
  },
])
