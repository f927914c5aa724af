import { defineCases } from '@/lib/calculator'
import ebitda from './ebitda-calculator'

const apple = {
  title: 'Stock Analysis on Net: Apple Inc., cash flow statement for 2023 after its Form 10-K, in millions',
  href: 'https://www.stock-analysis-on.net/NASDAQ/Company/Apple-Inc/Financial-Statement/Statement-of-Cash-Flows',
}
const appleIncome = {
  title: 'Stock Analysis on Net: Apple Inc., income statement for 2023 after its Form 10-K, in millions',
  href: 'https://www.stock-analysis-on.net/NASDAQ/Company/Apple-Inc/Financial-Statement/Income-Statement',
}
const microsoft = {
  title: 'Stock Analysis on Net: Microsoft Corp., income statement for 2023 after its Form 10-K, in millions',
  href: 'https://www.stock-analysis-on.net/NASDAQ/Company/Microsoft-Corp/Financial-Statement/Income-Statement',
}
const paper = { title: 'Arithmetic on paper' }
const plain = { length: 'year', addBacks: [], leases: false } as const
const small = { revenue: 100, netIncome: 10, tax: 3, interest: 2, depreciation: 5 } as const

export default defineCases(ebitda, [
  {
    name: 'Apple 2023, from net income up',
    given: {
      ...plain,
      method: 'income',
      incomes: [
        { name: '2023', revenue: 383_285, netIncome: 96_995, tax: 16_741, interest: 565, depreciation: 11_519 },
      ],
    },
    expect: { ebit: 114_301, ebitda: 125_820, adjusted: 125_820, margin: 0.3283 },
    source: {
      ...apple,
      how: 'The page shows net income 96,995 and depreciation and amortization 11,519; the income statement shows operating income 114,301; 114,301 + 11,519',
    },
  },
  {
    name: 'Apple 2023, from revenue down: the same EBIT',
    given: {
      ...plain,
      method: 'revenue',
      statements: [{ name: '2023', revenue: 383_285, costOfSales: 214_137, expenses: 54_847, depreciation: 11_519 }],
    },
    expect: { ebit: 114_301, ebitda: 125_820, bridge: { rows: 8, at: { 4: { line: 'EBIT', amount: 114_301 } } } },
    source: {
      ...appleIncome,
      how: 'Net sales less cost of sales less operating expenses; operating income 114,301 on the page',
    },
  },
  {
    name: 'Microsoft 2023: net financial income is negative interest',
    given: {
      ...plain,
      method: 'income',
      incomes: [{ name: '2023', revenue: 211_915, netIncome: 72_361, tax: 16_950, interest: -788, depreciation: 0 }],
    },
    expect: { ebit: 88_523, ebitda: 88_523 },
    source: {
      ...microsoft,
      how: 'The page shows operating income 88,523 and other income 788; 72,361 + 16,950 − 788. Depreciation is left at 0',
    },
  },
  {
    name: 'Net income 147,000, interest 3,000 and depreciation 50,000 are 200,000',
    given: {
      ...plain,
      method: 'income',
      incomes: [{ revenue: 900_000, netIncome: 147_000, tax: 0, interest: 3000, depreciation: 50_000 }],
    },
    expect: { ebit: 150_000, ebitda: 200_000 },
    source: {
      title: 'Turner Business: What is EBITDA',
      href: 'https://turnerbusiness.com/what-is-ebitda',
      how: 'Its table: 147,000 before income tax + 3,000 + 50,000 = 200,000; the revenue is ours',
    },
  },
  {
    name: 'Adjustments of both signs, leases as rent, value at three multiples',
    given: {
      method: 'income',
      length: 'year',
      incomes: [{ ...small, lease: 4 }],
      addBacks: [
        { kind: 'oneOff', amount: 6, period: 1 },
        { kind: 'rent', amount: -1, period: 1 },
      ],
      leases: true,
      low: 4,
      middle: 5,
      high: 6.5,
      netDebt: 30,
    },
    expect: {
      ebitda: 20,
      adjusted: 21,
      margin: 0.21,
      plainMargin: 0.2,
      enterprise: 105,
      equity: 75,
      values: { rows: 3, at: { 0: { enterprise: 84, equity: 54 }, 2: { enterprise: 136.5, equity: 106.5 } } },
    },
    source: { ...paper, how: '20 + 6 − 1 − 4 = 21; 21 × 4, 5 and 6.5, each less 30' },
  },
  {
    name: 'Leases stay in EBITDA unless asked otherwise',
    given: { ...plain, method: 'income', incomes: [{ ...small, lease: 4 }] },
    expect: { adjusted: 20 },
    source: {
      title: 'IFRS 16 Leases, paragraph 49: lease cost is depreciation and interest, both outside EBITDA',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ifrs-16-leases/',
      how: '10 + 3 + 2 + 5',
    },
  },
  {
    name: 'Last twelve months: the latest four of five quarters',
    given: {
      method: 'income',
      length: 'quarter',
      incomes: [
        { ...small, name: 'Q1', netIncome: 99 },
        { ...small, name: 'Q2' },
        { ...small, name: 'Q3', netIncome: 11 },
        { ...small, name: 'Q4', netIncome: 12 },
        { ...small, name: 'Q1 next', netIncome: 13 },
      ],
      addBacks: [
        { kind: 'oneOff', amount: 50, period: 1 },
        { kind: 'oneOff', amount: 7, period: 5 },
      ],
      leases: false,
    },
    expect: { ebitda: 86, adjusted: 93, margin: 0.2325, periods: { rows: 5, at: { 0: { adjusted: 159 } } } },
    source: { ...paper, how: '20 + 21 + 22 + 23 = 86; + 7, the adjustment of an older quarter stays out; 93 ÷ 400' },
  },
  {
    name: 'A loss before depreciation has no multiple',
    given: { ...plain, method: 'income', incomes: [{ ...small, netIncome: -40 }] },
    expect: { ebitda: -30, adjusted: -30, enterprise: null, equity: null, verdict: 'bad' },
    source: { ...paper, how: '−40 + 3 + 2 + 5 = −30' },
  },
  {
    name: 'Net cash adds to the value of the owners',
    given: { ...plain, method: 'income', incomes: [small], middle: 5, netDebt: -15 },
    expect: { enterprise: 100, equity: 115 },
    source: { ...paper, how: '20 × 5 = 100; + 15 of cash' },
  },
  {
    name: 'Three quarters are no year',
    given: { method: 'income', length: 'quarter', incomes: [small, small, small], addBacks: [] },
    problem: 'incomes',
    source: { ...paper, how: 'Twelve months need four quarters' },
  },
  {
    name: 'An adjustment of a period that is not there',
    given: { ...plain, method: 'income', incomes: [small], addBacks: [{ kind: 'oneOff', amount: 5, period: 2 }] },
    problem: 'addBacks',
    source: { ...paper, how: 'There is one period' },
  },
])
