import { defineCases } from '@/lib/kits/calculator'
import emergencyFund from './emergency-fund'

const paper = { title: 'Arithmetic on paper' }
const plain = {
  earners: 'two',
  stability: 'secure',
  dependants: 0,
  slow: false,
  months: undefined,
  benefits: 0,
  deductibles: 0,
  interest: 0,
} as const
const bills = (...amounts: number[]) => amounts.map((amount) => ({ amount }))

export default defineCases(emergencyFund, [
  {
    name: 'Six months of 2,500 with 3,000 saved and 300 a month: full in 40 months',
    given: { ...plain, costs: bills(2500), months: 6, saved: 3000, saving: 300 },
    expect: {
      target: 15_000,
      missing: 12_000,
      filledIn: 40,
      monthsCovered: 6,
      survival: 1.2,
      essentials: 2500,
      gap: 2500,
      low: 7500,
      high: 30_000,
      verdict: 'fair',
      points: { rows: 0 },
      stages: {
        rows: 4,
        at: {
          0: { stage: '1 month', amount: 2500, missing: 0, reached: 0 },
          1: { stage: '3 months', amount: 7500, missing: 4500, reached: 15 },
          2: { stage: '6 months, your target', amount: 15_000, missing: 12_000, reached: 40 },
          3: { amount: 30_000, reached: 90 },
        },
      },
      growth: {
        rows: 41,
        at: { 0: { month: 0, fund: 3000, target: 15_000 }, 1: { fund: 3300 }, [-1]: { month: 40, fund: 15_000 } },
      },
    },
    says: { verdict: 'full after 40 months' },
    source: {
      title: 'CalculatorLib: Emergency fund calculator, worked example',
      href: 'https://calculatorlib.com/emergency-fund-calculator',
      how: 'Page read: 2,500 × 6 = 15,000; 12,000 still needed; 12,000 ÷ 300 = 40 months. Stages and range by hand',
    },
  },
  {
    name: 'Cindy: six months of 2,500',
    given: { ...plain, costs: bills(2500), months: 6, saved: 0, saving: 0 },
    expect: { target: 15_000, filledIn: null, survival: 0, verdict: 'bad', growth: { rows: 61 } },
    says: { verdict: 'never full' },
    source: {
      title: 'Bit1024: Emergency fund calculator, example of Cindy',
      href: 'https://bit1024.com/tool/Emergency-Fund-Calculator',
      how: 'Page read: 2,500 × 6 = 15,000; without saving nothing is reached',
    },
  },
  {
    name: 'Four thousand for six months',
    given: { ...plain, costs: bills(3000, 1000), months: 6, saved: 24_000, saving: 0 },
    expect: { target: 24_000, missing: 0, filledIn: 0, verdict: 'good', growth: { rows: 13 } },
    says: { verdict: 'The fund is full' },
    source: {
      title: 'Moneywise: Complete guide to emergency fund building',
      href: 'https://moneywiseinc.com/article/emergency-fund-complete-guide-2025',
      how: 'Page read: $4,000 × 6 months = $24,000',
    },
  },
  {
    name: 'Points: one uneven income, three children and a long search make twelve',
    given: {
      ...plain,
      costs: bills(2000),
      earners: 'one',
      stability: 'variable',
      dependants: 3,
      slow: true,
      saved: 1000,
      saving: 500,
    },
    expect: {
      monthsCovered: 12,
      target: 24_000,
      filledIn: 46,
      verdict: 'bad',
      points: {
        rows: 5,
        at: {
          0: { reason: 'To begin with', months: 3 },
          1: { months: 2 },
          2: { months: 4 },
          3: { months: 2 },
          4: { months: 1 },
        },
        sum: { months: 12 },
      },
      stages: { rows: 3 },
    },
    source: { ...paper, how: '3 + 2 + 4 + 2 + 1 = 12; 23,000 ÷ 500 = 46; half a month saved' },
  },
  {
    name: 'Points beyond twelve are cut',
    given: {
      ...plain,
      costs: bills(1000),
      earners: 'none',
      stability: 'variable',
      dependants: 4,
      slow: true,
      saved: 0,
      saving: 100,
    },
    expect: { monthsCovered: 12, points: { rows: 6, at: { 5: { reason: 'Twelve are enough', months: -1 } } } },
    source: { ...paper, how: '3 + 3 + 4 + 2 + 1 = 13' },
  },
  {
    name: 'Two secure incomes with dependants',
    given: { ...plain, costs: bills(1000), dependants: 2, saved: 0, saving: 1000, deductibles: 500 },
    expect: { monthsCovered: 4, target: 4500, filledIn: 5, low: 3500 },
    source: { ...paper, how: '3 + 1 months × 1,000 + 500; 4.5 months are five payments' },
  },
  {
    name: 'Benefits take a part of the bills',
    given: { ...plain, costs: bills(1500, 700), benefits: 1000, months: 5, saved: 1200, saving: 240 },
    expect: { gap: 1200, target: 6000, missing: 4800, filledIn: 20, survival: 1 },
    source: { ...paper, how: '(2,200 − 1,000) × 5; 4,800 ÷ 240; 1,200 ÷ 1,200' },
  },
  {
    name: 'Benefits of more than the bills: only the deductibles remain',
    given: { ...plain, costs: bills(1500), benefits: 1600, deductibles: 1000, saved: 400, saving: 200 },
    expect: { gap: 0, target: 1000, filledIn: 3, survival: null, verdict: 'good' },
    says: { verdict: 'benefits cover' },
    source: { ...paper, how: '1,000 − 400 = 600 in three months' },
  },
  {
    name: 'Interest shortens the way',
    given: { ...plain, costs: bills(2000), months: 6, saved: 2000, saving: 400, interest: 0.04 },
    expect: { target: 12_000, filledIn: 24 },
    source: {
      title: 'LibreOffice Calc',
      how: 'The number of months, rounded up',
      sheet: { formulas: { filledIn: '=ROUNDUP(NPER(1.04^(1/12)-1;-400;-2000;12000);0)' } },
    },
  },
  {
    name: 'No bills',
    given: { ...plain, costs: bills(0), saved: 10, saving: 10 },
    problem: 'costs',
    source: { ...paper, how: 'Nothing to cover' },
  },
])
