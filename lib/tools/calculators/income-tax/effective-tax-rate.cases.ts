import { defineCases } from '@/lib/kits/calculator'
import effectiveTaxRate from './effective-tax-rate'

const standard = {
  title: 'IAS 12, paragraph 85: illustrative example',
  href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-12-income-taxes/',
}
const paper = { title: 'Arithmetic on paper' }
const example = { statutoryRate: 0.3, cashPaid: undefined } as const

export default defineCases(effectiveTaxRate, [
  {
    name: 'IAS 12.85: the first year',
    given: {
      ...example,
      profit: 2500,
      differences: [{ name: 'Not deductible', amount: 200 }],
      foreign: [{ name: 'B', profit: 500, rate: 0.2 }],
    },
    expect: {
      expected: 750,
      expense: 760,
      rate: 0.304,
      points: 0.004,
      cashRate: null,
      reconciliation: {
        rows: 4,
        at: {
          0: { item: 'At the statutory rate', amount: 750, points: 0.3, alone: '' },
          1: { item: 'Not deductible', amount: 60, alone: 'Yes' },
          2: { item: 'Rate abroad: B', amount: -50, points: -0.02, alone: 'Yes' },
          3: { item: 'Tax expense', amount: 760 },
        },
      },
      bridge: { rows: 4, at: { 0: { amount: 750, whole: 'yes' }, 2: { amount: -50, whole: '' } } },
    },
    says: { verdict: 'raises the rate by 2.40 points' },
    source: { ...standard, how: 'profit of 2,000 in A at 30% and 500 in B at 20%; 200 not deductible in A' },
  },
  {
    name: 'IAS 12.85: the second year',
    given: {
      ...example,
      profit: 3000,
      differences: [{ name: 'Not deductible', amount: 100 }],
      foreign: [{ name: 'B', profit: 1500, rate: 0.2 }],
    },
    expect: {
      expected: 900,
      expense: 780,
      rate: 0.26,
      reconciliation: { at: { 1: { amount: 30, alone: '' }, 2: { amount: -150 } } },
    },
    source: { ...standard, how: 'profit of 1,500 in A and 1,500 in B; 100 not deductible' },
  },
  {
    name: 'Every other item, each in its own direction',
    given: {
      profit: 800,
      statutoryRate: 0.21,
      differences: [],
      stateTax: 24,
      credits: 40,
      rateChange: -8,
      allowance: 16,
      uncertain: 4,
      priorYears: -12,
      cashPaid: 100,
    },
    expect: { expected: 168, expense: 152, rate: 0.19, points: -0.02, cashRate: 0.125, reconciliation: { rows: 8 } },
    says: { verdict: '“Tax credits”, lowers' },
    source: { ...paper, how: '168 + 24 − 40 − 8 + 16 + 4 − 12' },
  },
  {
    name: 'A loss has amounts and no rate',
    given: { profit: -500, statutoryRate: 0.25, differences: [{ name: 'Fines', amount: 100 }] },
    expect: { rate: null, points: null, expense: -100, expected: -125 },
    says: { verdict: 'means nothing' },
    source: { ...paper, how: '−500 × 25% + 100 × 25%' },
  },
  {
    name: 'Without items the rate is the statutory one',
    given: { profit: 400, statutoryRate: 0.19, differences: [] },
    expect: { rate: 0.19, expense: 76, reconciliation: { rows: 2 } },
    says: { verdict: 'Nothing moves the rate' },
    source: paper,
  },
  {
    name: 'A household: all tax and the last rate',
    given: {
      whose: 'household',
      income: 80_000,
      incomeTax: 8000,
      payrollTax: 6120,
      marginalRate: 0.22,
      propertyTax: 3000,
      salesTax: 880,
    },
    expect: {
      total: 18_000,
      burden: 0.225,
      average: 0.1,
      gap: 0.12,
      left: 780,
      taxes: {
        rows: 4,
        at: { 1: { tax: 'Payroll tax or social insurance', amount: 6120, share: 0.0765 } },
        sum: { amount: 18_000 },
      },
    },
    says: { verdict: 'income tax takes' },
    source: { ...paper, how: '8,000 + 6,120 + 3,000 + 880' },
  },
  {
    name: 'A bracket below the average is questioned',
    given: { whose: 'household', income: 50_000, incomeTax: 10_000, payrollTax: 0, marginalRate: 0.1 },
    expect: { gap: -0.1, verdict: 'fair' },
    source: paper,
  },
  {
    name: 'More tax than income is refused',
    given: { whose: 'household', income: 1000, incomeTax: 900, payrollTax: 200 },
    problem: 'income',
    source: paper,
  },
])
