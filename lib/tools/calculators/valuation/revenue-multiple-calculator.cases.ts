import { defineCases } from '@/lib/kits/calculator'
import revenueMultiple from './revenue-multiple-calculator'

const libreOffice = { title: 'LibreOffice Calc: MEDIAN, SLOPE, INTERCEPT, RSQ, QUARTILE' } as const
const damodaran = {
  title: 'A. Damodaran: Investment Valuation, revenue multiples regressed on the variable that drives them',
} as const
const cfa = { title: 'CFA Program curriculum, level II: Market-Based Valuation' } as const

const peers = [
  { name: 'A', value: 900, revenue: 150, growth: 0.35, margin: 0.78 },
  { name: 'B', value: 640, revenue: 160, growth: 0.18, margin: 0.72 },
  { name: 'C', value: 420, revenue: 84, growth: 0.25, margin: 0.75 },
  { name: '', value: 2100, revenue: 700, growth: 0.1, margin: 0.7 },
  { name: 'E', value: 960, revenue: 200, growth: 0.3 },
] as const
const plain = {
  revenue: 5_000_000,
  growth: 0.3,
  peers,
  discount: 0,
  netDebt: 0,
  start: 'median',
  trim: false,
  margin: undefined,
  retention: undefined,
  peerRetention: undefined,
  shares: undefined,
} as const
const cells = { A1: 6, A2: 4, A3: 5, A4: 3, A5: 4.8, B1: 35, B2: 18, B3: 25, B4: 10, B5: 30 } as const

export default defineCases(revenueMultiple, [
  {
    name: 'Five peers: median, line and fit',
    given: plain,
    expect: {
      enterprise: 24_000_000,
      multiple: 4.8,
      equity: 24_000_000,
      median: 4.8,
      slope: 0.11,
      fit: 0.9332,
      atGrowth: 5.27,
      perPoint: 0.2,
      you: { rows: 1, at: { 0: { growth: 0.3, multiple: 4.8 } } },
      ownPerPoint: 0.16,
      verdict: 'plain',
      perShare: null,
      table: {
        rows: 5,
        at: {
          0: { name: 'A', multiple: 6, growth: 0.35, perPoint: 0.1714, used: 'Yes' },
          '-1': { name: 'Company 4', multiple: 3, perPoint: 0.3 },
        },
      },
      line: { rows: 2, at: { 0: { growth: 0.1, multiple: 3.06 }, 1: { growth: 0.35, multiple: 5.82 } } },
      build: {
        rows: 2,
        at: { 0: { line: 'Median of the peers', factor: null, multiple: 4.8 }, 1: { line: 'Discount', factor: 1 } },
      },
    },
    source: {
      ...libreOffice,
      sheet: {
        cells,
        formulas: {
          median: '=MEDIAN(A1:A5)',
          slope: '=SLOPE(A1:A5;B1:B5)',
          fit: '=RSQ(A1:A5;B1:B5)',
          atGrowth: '=INTERCEPT(A1:A5;B1:B5)+30*SLOPE(A1:A5;B1:B5)',
          enterprise: '=5000000*MEDIAN(A1:A5)',
          'line.0.multiple': '=FORECAST(10;A1:A5;B1:B5)',
          'line.1.multiple': '=FORECAST(35;A1:A5;B1:B5)',
        },
      },
    },
  },
  {
    name: 'Quartiles are those of QUARTILE, and the range is theirs',
    given: { ...plain, discount: 0.2 },
    expect: { quartile1: 4, quartile3: 5, low: 16_000_000, high: 20_000_000, multiple: 3.84 },
    source: {
      ...libreOffice,
      sheet: { cells, formulas: { quartile1: '=QUARTILE(A1:A5;1)', quartile3: '=QUARTILE(A1:A5;3)' } },
    },
  },
  {
    name: 'From the line, adjusted for margin, retention and discount, down to a share',
    given: {
      ...plain,
      start: 'line',
      margin: 0.67,
      retention: 1.1,
      peerRetention: 1,
      discount: 0.25,
      netDebt: 3_000_000,
      shares: 1_000_000,
    },
    expect: {
      multiple: 3.96,
      enterprise: 19_800_392,
      equity: 16_800_392,
      perShare: 16.8,
      build: {
        rows: 4,
        at: {
          0: { line: 'Line at your growth', multiple: 5.27 },
          1: { factor: 0.912 },
          2: { factor: 1.1 },
          3: { factor: 0.75, multiple: 3.96 },
        },
      },
    },
    source: {
      ...libreOffice,
      how: 'Median margin of the four peers that state one: 73.5%',
      sheet: {
        cells,
        formulas: {
          multiple: '=FORECAST(30;A1:A5;B1:B5)*0.67/MEDIAN(0.78;0.72;0.75;0.7)*1.1*0.75',
          enterprise: '=5000000*FORECAST(30;A1:A5;B1:B5)*0.67/MEDIAN(0.78;0.72;0.75;0.7)*1.1*0.75',
        },
      },
    },
  },
  {
    name: 'An outlier of 40 times revenue is left out',
    given: { ...plain, trim: true, peers: [...peers, { name: 'Hype', value: 4000, revenue: 100, growth: 0.9 }] },
    expect: { median: 4.8, table: { rows: 6, at: { 0: { name: 'Hype', used: 'Outlier' } } } },
    source: {
      title: 'J. Tukey: Exploratory Data Analysis (1977), fences at 1.5 times the spread of the quartiles',
      how: 'Quartiles 4.2 and 5.75, so that 8.075 is the fence; the five that are left have the median 4.8',
    },
  },
  {
    name: 'Two peers have a median and no line; growth beyond them',
    given: { ...plain, peers: [peers[0], peers[1]] },
    expect: { median: 5, slope: null, fit: null, atGrowth: null, line: { rows: 0 }, verdict: 'fair' },
    says: { verdict: 'Two peers' },
    source: { ...cfa, how: '(6 + 4) ÷ 2; a line through two points always fits' },
  },
  {
    name: 'Growth that no peer has',
    given: { ...plain, growth: 0.8 },
    expect: { verdict: 'fair', ownPerPoint: 0.06 },
    says: { verdict: 'outside' },
    source: { ...damodaran, how: '80% against 10% to 35%; 4.8 ÷ 80' },
  },
  {
    name: 'Shrinking: no multiple per point of growth, and debt beyond the value',
    given: { ...plain, growth: -0.1, netDebt: 25_000_000 },
    expect: { ownPerPoint: null, equity: -1_000_000, verdict: 'bad' },
    source: { ...cfa, how: '24,000,000 − 25,000,000' },
  },
  {
    name: 'Peers that all grow alike',
    given: { ...plain, growth: 0.2, peers: peers.map((peer) => ({ ...peer, growth: 0.2 })) },
    expect: { line: { rows: 0 }, verdict: 'plain' },
    says: { verdict: 'alike' },
    source: { ...damodaran, how: 'No slope without differences' },
  },
  {
    name: 'A line through two peers',
    given: { ...plain, start: 'line', peers: [peers[0], peers[1]] },
    problem: 'start',
    because: 'three peers',
    source: { ...cfa },
  },
  {
    name: 'A line that falls below zero at this growth',
    given: { ...plain, start: 'line', growth: -0.9 },
    problem: 'start',
    because: 'falls to nothing',
    source: { ...libreOffice, how: '1.96 − 90 × 0.11 is negative' },
  },
])
