import { defineCases } from '@/lib/kits/calculator'
import medicareTax from './medicare-tax'

const topic = (how: string) => ({
  title: 'IRS Topic 560: Additional Medicare Tax, on paper',
  href: 'https://www.irs.gov/taxtopics/tc560',
  how,
})
const taxCalculator = (how: string) => ({
  title: 'Tax-Calculator 6.7.2',
  href: 'https://github.com/PSLmodels/Tax-Calculator',
  how: `tests/vectors/us-federal/tax-calculator.csv: ${how}`,
})
const coverageMath = (how: string) => ({
  title: 'CoverageMath: IRMAA brackets of 2026, as CMS and POMS HI 01101.020 have them',
  href: 'https://coveragemath.com/data/irmaa-brackets.json',
  how,
})
const benefits2025 = (how: string) => ({
  title: 'AJF Insurance Services: Medicare 2025 costs at a glance',
  href: 'https://ajfinsuranceservices.com/medicare/medicare-2025-costs-at-a-glance',
  how,
})
const alone = { status: 'single', wages: 0, income: undefined } as const

export default defineCases(medicareTax, [
  {
    name: 'Two earners below the limit',
    given: { year: '2026', status: 'joint', wages: 190_000, spouseWages: 140_000, income: 230_000, persons: 2 },
    expect: {
      due: 720,
      onWages: 720,
      onSelfEmployment: null,
      onRailroad: null,
      withholding: 0,
      balance: 720,
      verdict: 'fair',
      partB: 284.1,
      surcharge: 81.2,
      partD: 14.5,
      yearly: 2296.8,
      toNext: 44_000,
      toLower: 12_000,
      nextStep: 'fair',
      oneSource: null,
      lines: {
        rows: 6,
        at: {
          0: { line: '4', item: 'Medicare wages and tips', amount: 330_000 },
          2: { line: '6', amount: 80_000 },
          4: { line: '18', amount: 720 },
        },
      },
      steps: {
        rows: 6,
        at: {
          0: { step: 'None', from: 0, partB: 202.9, partD: 0, yearly: 0 },
          2: { step: '2', from: 274_000, partB: 405.8, partD: 37.5, yearly: 5769.6 },
          5: { from: 750_000, partB: 689.9, partD: 91, yearly: 13_872 },
        },
      },
      staircase: {
        rows: 12,
        at: { 2: { income: 218_000, yearly: 2296.8 }, 3: { income: 274_000, yearly: 2296.8 }, 11: { income: 900_000 } },
      },
    },
    says: {
      verdict: 'No employer withholds any of it.',
      nextStep: 'One dollar more than $274,000 costs $3,472.80 more in the year, for both.',
    },
    source: coverageMath(
      '330,000 − 250,000 at 0.9%. Part B 284.10 and Part D 14.50 between 218,000 and 274,000, above it 405.80 and 37.50; 24 × (81.20 + 14.50) and 24 × (202.90 + 37.50)',
    ),
  },
  {
    name: 'Wages of one and the business of the other on a joint return',
    given: {
      year: '2025',
      status: 'joint',
      wages: 150_000,
      spouseWages: 0,
      spouseProfit: 175_000 / 0.9235,
      income: undefined,
    },
    expect: { due: 675, onWages: 0, onSelfEmployment: 675, balance: 675, partB: null, yearly: null, nextStep: null },
    source: topic('The threshold of 250,000 is reduced to 100,000; 0.9% of 75,000'),
  },
  {
    name: 'Tax-Calculator: wages and profit share the threshold',
    given: { year: '2025', status: 'joint', wages: 180_000, spouseWages: 0, profit: 80_000, income: undefined },
    expect: {
      due: 34.92,
      lines: {
        at: {
          4: { line: '8', item: 'Net earnings from self-employment', amount: 73_880 },
          5: { line: '11', amount: 70_000 },
          6: { line: '12', amount: 3880 },
        },
      },
    },
    source: taxCalculator('joint 2025, 180,000 and 80,000: 34.92'),
  },
  {
    name: 'A consultant with a job',
    given: { year: '2026', status: 'single', wages: 150_000, profit: 120_000, income: 300_000 },
    expect: {
      due: 547.38,
      withholding: 0,
      onSelfEmployment: 547.38,
      partB: 649.2,
      partD: 83.3,
      toNext: 200_000,
      toLower: 95_000,
      nextStep: 'fair',
    },
    says: { nextStep: 'An income of $500,000 costs $580.80 more in the year.' },
    source: coverageMath(
      '120,000 × 92.35% = 110,820; 50,000 are left of the threshold: 60,820 × 0.9%. 12 × (487 + 91 − 446.30 − 83.30)',
    ),
  },
  {
    name: 'What an employer withholds above 200,000 covers a single return',
    given: { ...alone, year: '2026', wages: 260_000 },
    expect: { due: 540, withholding: 540, balance: 0, verdict: 'good' },
    says: { verdict: 'Employers withheld $540.00, which covers it.' },
    source: topic('60,000 × 0.9% both times'),
  },
  {
    name: 'A spouse without pay: more is withheld than owed',
    given: { year: '2026', status: 'joint', wages: 240_000, spouseWages: 0, income: undefined },
    expect: { due: 0, withholding: 360, balance: -360, verdict: 'good' },
    source: topic('Withheld above 200,000, owed above 250,000'),
  },
  {
    name: 'A separate return owes from 125,000',
    given: { year: '2026', status: 'separate', wages: 220_000, income: 250_000 },
    expect: {
      due: 855,
      withholding: 180,
      balance: 675,
      verdict: 'fair',
      partB: 649.2,
      toNext: 141_000,
      oneSource: 'the last step of a separate return',
      toLower: 141_000,
      steps: { rows: 3, at: { 1: { from: 109_000, partB: 649.2 }, 2: { from: 391_000, partB: 689.9 } } },
    },
    says: { verdict: 'Employers withhold $180.00 of it' },
    source: {
      title: 'Savvy Social Security: CMS announces 2026 Medicare premiums',
      href: 'http://www.savvysocialsecurity.com/cms-announces-2026-medicare-premiums',
      how: '95,000 × 0.9% and 20,000 × 0.9%; married filing separately: 109,001 to 390,999 and 391,000',
    },
  },
  {
    name: 'Spouses who lived apart count as single',
    given: { year: '2026', status: 'separate', wages: 0, income: 120_000, apart: true },
    expect: { partB: 284.1, steps: { rows: 6 }, due: 0, verdict: 'good' },
    says: { verdict: '$125,000 more may be earned before the tax begins.' },
    source: coverageMath('Single: 109,000 to 137,000'),
  },
  {
    name: 'Railroad pay has the threshold to itself',
    given: { ...alone, year: '2026', wages: 150_000, railroad: 230_000, withheld: 200 },
    expect: {
      due: 270,
      onRailroad: 270,
      withholding: 200,
      balance: 70,
      lines: { at: { 4: { line: '14', amount: 230_000 }, 5: { line: '16', amount: 30_000 } } },
    },
    source: topic('Compare railroad retirement compensation separately to the threshold: 30,000 × 0.9%'),
  },
  {
    name: 'A loss does not count against wages',
    given: { ...alone, year: '2025', wages: 230_000, profit: -50_000 },
    expect: { due: 270, onSelfEmployment: null },
    source: topic('A self-employment loss is not considered'),
  },
  {
    name: 'On the threshold of 2025 itself there is no surcharge',
    given: { ...alone, year: '2025', income: 106_000 },
    expect: { partB: 185, surcharge: 0, yearly: 0, toNext: 0, toLower: null },
    source: benefits2025('106,000 or less: 185.00'),
  },
  {
    name: 'One dollar above it there is',
    given: { ...alone, year: '2025', income: 106_001 },
    expect: { partB: 259, surcharge: 74, partD: 13.7, yearly: 1052.4, toLower: 1 },
    source: benefits2025('above 106,000 up to 133,000: 259.00 and 13.70; 12 × (74 + 13.70)'),
  },
  {
    name: 'The last step begins at 500,000 itself, without a drug plan',
    given: { ...alone, year: '2025', income: 500_000, drugPlan: false },
    expect: { partB: 628.9, partD: 0, yearly: 5326.8, toNext: null, toLower: 0, nextStep: null },
    source: benefits2025('500,000 or above: 628.90; 12 × 443.90'),
  },
  {
    name: 'Both of a couple on the last step',
    given: { year: '2026', status: 'joint', wages: 0, spouseWages: 0, income: 800_000, persons: 2, drugPlan: false },
    expect: { partB: 689.9, yearly: 11_688 },
    source: {
      title: 'A preparer’s account of a couple who sold shares',
      href: 'https://freerepublic.com/focus/chat/4356241/replies?c=12',
      how: 'About 690 a month each, 16,560 a year: 24 × 689.90 is 16,557.60, of which 24 × 202.90 everyone pays',
    },
  },
])
