import { defineCases } from '@/lib/kits/calculator'
import liquidity from './liquidity-ratios'

export default defineCases(liquidity, [
  {
    name: 'Cash, securities and receivables of 5 each against 35: 0.43',
    given: { periods: [{ cash: 5, securities: 5, receivables: 5, liabilities: 35 }] },
    expect: { quick: 0.43, quickAssets: 15, liabilities: 35 },
    source: {
      title: 'CFA question NO.PZ201710290100008802, as PZ Academy prints it',
      href: 'https://pzacademy.com/qa/110846',
      how: '(5 + 5 + 5) ÷ 35',
    },
  },
  {
    name: 'Ratios of 2.5, 2 and 1.5 on liabilities of 100, 20 a day: ten days',
    given: { periods: [{ cash: 150, receivables: 50, inventory: 50, liabilities: 100, spend: 20 }] },
    expect: { current: 2.5, quick: 2, cashRatio: 1.5, interval: 10, working: 150, assets: 250, verdict: 'good' },
    says: { verdict: 'All three are in your green band' },
    source: {
      title: 'Question on the defensive interval ratio, as ixiawen prints it',
      href: 'https://app.ixiawen.com/question/42136425/4aa177c29ef4fc54131c501f690d878f.html',
      how: 'Amounts chosen so that the printed ratios come out; answer B, 10',
    },
  },
  {
    name: '182,500 of yearly expenses, liquid assets of 40,000: 80 days',
    given: { periods: [{ cash: 40_000, liabilities: 50_000, spend: 182_500 / 365 }] },
    expect: { interval: 80 },
    source: {
      title: 'Finance Assignments: Defensive-interval ratio, example',
      href: 'https://www.finance-assignments.com/defensive-interval-ratio-example-3871',
    },
  },
  {
    name: 'Two years and bands of one’s own',
    given: {
      periods: [
        { name: 'Before', cash: 20, liabilities: 0, operating: 10 },
        {
          name: 'Then',
          cash: 40,
          securities: 10,
          receivables: 50,
          inventory: 60,
          prepaid: 20,
          liabilities: 120,
          operating: 30,
          spend: 2,
        },
        {
          cash: 30,
          securities: 6,
          receivables: 64,
          inventory: 80,
          prepaid: 10,
          liabilities: 160,
          operating: 40,
          spend: 2.5,
        },
      ],
      currentRed: 1,
      currentGreen: 1.25,
      quickRed: 0.5,
      quickGreen: 0.75,
      cashRed: 0.1,
      cashGreen: 0.2,
    },
    expect: {
      current: 1.1875,
      quick: 0.625,
      cashRatio: 0.225,
      operatingRatio: 0.25,
      interval: 40,
      working: 30,
      verdict: 'fair',
      bands: {
        rows: 3,
        at: {
          0: { name: 'Current ratio', value: 1.1875, light: 'Amber', short: 10, change: -0.3125 },
          1: { name: 'Quick ratio (acid test)', value: 0.625, light: 'Amber', short: 20, change: -0.208333 },
          2: { name: 'Cash ratio', value: 0.225, light: 'Green', short: 0, change: -0.191667 },
        },
      },
      trend: {
        rows: 3,
        at: {
          0: { name: 'Before', current: null, quick: null, cash: null, operating: null, interval: null, working: 20 },
          1: {
            name: 'Then',
            current: 1.5,
            quick: 0.833333,
            cash: 0.416667,
            operating: 0.25,
            interval: 50,
            working: 60,
          },
          2: { name: 'Period 3', interval: 40 },
        },
      },
    },
    says: { verdict: 'Amber: current ratio, quick ratio (acid test).' },
    source: { title: 'Arithmetic on paper', how: '190 ÷ 160; 100 ÷ 160; 36 ÷ 160; 1.25 × 160 − 190; 0.75 × 160 − 100' },
  },
  {
    name: 'More due than there is',
    given: { periods: [{ cash: 10, inventory: 50, liabilities: 100, operating: -20 }] },
    expect: { current: 0.6, working: -40, operatingRatio: -0.2, verdict: 'bad', interval: null },
    says: { verdict: 'Red: current ratio, quick ratio (acid test).' },
    source: { title: 'Arithmetic on paper', how: '60 ÷ 100' },
  },
  {
    name: 'Nothing due',
    given: { periods: [{ cash: 10, liabilities: 0 }] },
    expect: {
      current: null,
      quick: null,
      cashRatio: null,
      operatingRatio: null,
      working: 10,
      verdict: 'good',
    },
    says: { verdict: 'no divisor' },
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'Nothing at all',
    given: { periods: [{ cash: 0, liabilities: 0 }] },
    problem: 'periods',
    because: 'in the last row',
    source: { title: 'Arithmetic on paper', how: 'Nothing to divide' },
  },
  {
    name: 'Green below red',
    given: { quickRed: 2, quickGreen: 1 },
    problem: 'quickGreen',
    source: { title: 'Arithmetic on paper', how: '1 is less than 2' },
  },
])
