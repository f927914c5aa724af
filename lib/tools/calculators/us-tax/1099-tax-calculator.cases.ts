import { defineCases } from '@/lib/kits/calculator'
import taxOf1099 from './1099-tax-calculator'

const taxCalculator = (how: string) => ({
  title: 'Tax-Calculator 6.7.2, to the dollar',
  href: 'https://github.com/PSLmodels/Tax-Calculator',
  how: `tests/vectors/us-federal/tax-calculator.csv: ${how}`,
})
const forms = (how: string) => ({
  title: 'IRS: Schedules C and SE, Forms 8995 and 1040, line by line on paper',
  href: 'https://www.irs.gov/forms-instructions',
  how,
})
const bare = { expenses: 0, wages: 0, withheld: 0 } as const

export default defineCases(taxOf1099, [
  {
    name: 'Tax-Calculator: 60,000 of profit alone',
    given: { ...bare, taxYear: '2024', receipts: 60_000 },
    expect: { tax: 12_197, takeHome: 47_803, effectiveRate: 0.203_283, setAside: 0.203_283, quarterly: 3049.25 },
    source: taxCalculator('single 2024, 60,000: 12,197.20'),
  },
  {
    name: 'Tax-Calculator: a couple’s 60,000 of profit beside 120,000 of wages',
    given: { ...bare, taxYear: '2024', status: 'joint', receipts: 60_000, wages: 120_000 },
    expect: {
      tax: 17_168,
      layers: { at: { 0: { layer: 'Self-employment tax', amount: 7633 } } },
    },
    source: taxCalculator(
      'joint 2024, 120,000 and 60,000: 27,603.56, less 10,435, which the Tax Table has for the wages alone',
    ),
  },
  {
    name: 'Tax-Calculator: the wages are the other spouse’s',
    given: { ...bare, taxYear: '2024', status: 'joint', receipts: 60_000, wages: 120_000, spouseWages: true },
    expect: { tax: 17_939, layers: { at: { 0: { amount: 8478 } }, sum: { amount: 17_939 } } },
    source: taxCalculator('joint 2024, the wages of the other spouse: 28,373.69, less 10,435 by the Tax Table'),
  },
  {
    name: 'A first year as a freelancer',
    given: { ...bare, taxYear: '2026', receipts: 70_000, expenses: 10_000 },
    expect: {
      tax: 12_037,
      takeHome: 47_963,
      setAside: 0.171_957,
      quarterly: 3009.25,
      equivalent: 56_979.46,
      oneSource: null,
      layers: { rows: 2, at: { 0: { amount: 8478 }, 1: { layer: 'Income tax, credits taken off', amount: 3559 } } },
      chain: {
        at: {
          0: { form: 'Schedule C', item: 'Receipts', amount: 70_000 },
          2: { item: 'Profit or loss', amount: 60_000 },
          6: { form: 'Form 8995', amount: -7932 },
          7: { amount: 31_729 },
        },
      },
    },
    source: forms(
      '6,871 + 1,607; 60,000 − 4,239 − 16,100 = 39,661, less 20% of it; row of 31,700: 1,240 + 19,325 × 12% = 3,559; wages W with W × (92.35% − 12%) = 47,963 + 1,240 − 3,420',
    ),
  },
  {
    name: 'A side business with a car',
    given: { taxYear: '2026', receipts: 30_000, expenses: 2000, miles: 8000, wages: 90_000, withheld: 11_000 },
    expect: {
      tax: 6767,
      equivalent: 21_937.46,
      quarterly: 1685.75,
      chain: {
        at: { 2: { item: 'Miles', amount: -5800 }, 3: { amount: 22_200 }, [-1]: { item: 'Total tax', amount: 17_743 } },
      },
    },
    source: forms('8,000 × 0.725; 14,606 + 3,137 − 10,976; 15,433 ÷ (1 − 7.65% − 22%)'),
  },
  {
    name: 'A mileage rate of one source says so',
    given: { ...bare, taxYear: '2024', receipts: 20_000, miles: 1000 },
    expect: { chain: { at: { 2: { item: 'Miles', amount: -670 } } }, oneSource: 'the mileage rate of 2024' },
    source: {
      title: 'IRS: Standard mileage rates',
      href: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
    },
  },
  {
    name: 'The home office takes nothing below zero',
    given: { ...bare, taxYear: '2026', receipts: 5000, expenses: 4000, homeOffice: 3000 },
    expect: {
      tax: 0,
      takeHome: 0,
      equivalent: null,
      effectiveRate: null,
      setAside: null,
      quarterly: 0,
      chain: { at: { 2: { item: 'Home office', amount: -1000 }, 3: { amount: 0 } } },
    },
    source: forms('Schedule C, line 30'),
  },
  {
    name: 'A loss lowers the tax of wages',
    given: { ...bare, taxYear: '2025', receipts: 1000, expenses: 11_000, wages: 100_000 },
    expect: { tax: -2200, setAside: null, effectiveRate: null },
    source: forms('10,000 less at 22%: rows of 84,250 and 74,250 both end 25 above'),
  },
  {
    name: 'Plan, health insurance and a state',
    given: {
      ...bare,
      taxYear: '2025',
      receipts: 50_000,
      retirement: 6000,
      health: 4000,
      stateRate: 0.05,
    },
    expect: {
      tax: 11_316,
      layers: { at: { [-1]: { layer: 'State tax', amount: 2500 } } },
      chain: { at: { 4: { form: 'Schedule 1', item: 'Retirement and health insurance', amount: -10_000 } } },
    },
    source: forms('1,751 + 7,065, as for the federal return, and 5% of 50,000'),
  },
  {
    name: 'Additional Medicare Tax is a layer of its own',
    given: { ...bare, taxYear: '2025', receipts: 240_000, serviceBusiness: true },
    expect: { tax: 65_739, layers: { at: { 1: { layer: 'Additional Medicare Tax', amount: 195 } } } },
    source: {
      title: 'IRS: Form 8995-A and its Schedule A, in Python',
      href: 'https://www.irs.gov/forms-pubs/about-form-8995-a',
      how: 'tests/vectors/us-federal/formulas.py: 37,280 + 28,264 + 195',
    },
  },
  {
    name: 'The child credit is used up by the business',
    given: { ...bare, taxYear: '2026', status: 'head', receipts: 60_000, wages: 60_000, children: 1 },
    expect: { tax: 15_133 },
    source: forms('10,606 − 2,200 + 8,478, less 3,951 − 2,200 for the wages alone'),
  },
  {
    name: 'More than the profit for plan and health insurance',
    given: { ...bare, receipts: 5000, retirement: 4000, health: 1500 },
    problem: 'retirement',
    source: forms('Schedule 1, lines 16 and 17'),
  },
])
