import { defineCases } from '@/lib/kits/calculator'
import selfEmploymentTax from './self-employment-tax'

const decimal = (how: string) => ({
  title: 'IRS: Schedule SE (Form 1040), in decimal arithmetic',
  href: 'https://www.irs.gov/forms-pubs/about-schedule-se-form-1040',
  how: `tests/vectors/us-federal/formulas.py: ${how}`,
})
const taxCalculator = (how: string) => ({
  title: 'Tax-Calculator 6.7.2',
  href: 'https://github.com/PSLmodels/Tax-Calculator',
  how: `tests/vectors/us-federal/tax-calculator.csv: ${how}`,
})
const exam = {
  title: 'Open Exam Prep: Self-employment tax (Schedule SE)',
  href: 'https://open-exam-prep.com/exams/ea/sole-proprietorships/self-employment-tax',
}
const form = {
  title: 'IRS: Schedule SE (Form 1040)',
  href: 'https://www.irs.gov/forms-pubs/about-schedule-se-form-1040',
}

export default defineCases(selfEmploymentTax, [
  {
    name: 'A profit of 100,000 in 2024, as a course for enrolled agents has it',
    given: { taxYear: '2024', profit: 100_000, wages: 0, exactness: 'exact' },
    expect: {
      tax: 14_129.55,
      deductiblePart: 7064.78,
      ofProfit: 0.1412955,
      lines: {
        at: {
          1: { line: '6', item: 'Net earnings from self-employment', amount: 92_350 },
          5: { line: '10', item: 'Social Security', amount: 11_451.4 },
          6: { line: '11', amount: 2678.15 },
        },
      },
    },
    source: { ...exam, how: '92,350; 11,451 and 2,678; half of it 7,065, there in whole dollars' },
  },
  {
    name: 'A profit of 200,000 reaches the wage base of 2024',
    given: { taxYear: '2024', profit: 200_000, wages: 0 },
    expect: {
      tax: 26_262,
      verdict: 'plain',
      lines: { at: { 2: { line: '7', amount: 168_600 }, 5: { amount: 20_906 }, 6: { amount: 5356 } } },
    },
    says: { verdict: 'Above $182,566 of profit only Medicare tax is due.' },
    source: { ...exam, how: '20,906 and 2.9% of 184,700; 168,600 ÷ 92.35% = 182,566' },
  },
  {
    name: 'Tax-Calculator: a business beside wages at the base',
    given: { taxYear: '2024', profit: 60_000, wages: 168_600, status: 'survivor', exactness: 'exact' },
    expect: { tax: 1606.89, deductiblePart: 803.45, additional: 216.09, verdict: 'plain' },
    says: { verdict: 'Wages of $168,600 reach the wage base' },
    source: taxCalculator('survivor 2024, 168,600 and 60,000: 1,606.89 and 216.09'),
  },
  {
    name: 'Tax-Calculator: a large profit alone',
    given: { taxYear: '2024', profit: 300_000, wages: 0, status: 'joint', exactness: 'exact' },
    expect: { tax: 28_940.85, additional: 243.45, nextRate: 0.035_093 },
    source: taxCalculator('joint 2024, 300,000: 28,940.85 and 243.45; 92.35% of 2.9% and 0.9% of the next dollars'),
  },
  {
    name: 'Tax-Calculator: wages and profit share the threshold of Additional Medicare Tax',
    given: { taxYear: '2025', profit: 80_000, wages: 180_000, status: 'joint', exactness: 'exact' },
    expect: { tax: 2142.52, additional: 34.92 },
    source: taxCalculator('joint 2025, 180,000 and 80,000: 2,142.52 and, on wages and profit together, 34.92'),
  },
  {
    name: 'A designer without a job',
    given: { taxYear: '2026', profit: 60_000, wages: 0 },
    expect: {
      tax: 8478,
      deductiblePart: 4239,
      nextRate: 0.141_295_5,
      additional: 0,
      verdict: null,
      withoutWages: null,
      lines: { at: { [-1]: { line: '13', item: 'Deductible part', amount: 4239 } } },
      byProfit: {
        rows: 61,
        at: {
          0: { profit: 0, socialSecurity: 0, medicare: 0, additional: 0 },
          60: { profit: 369_000, socialSecurity: 22_878, medicare: 9882.37, additional: 1266.94 },
        },
      },
    },
    source: decimal(
      '55,410 makes 6,871 and 1,607; at 369,000: 12.4% of 184,500, 2.9% of 340,771.50, 0.9% above 200,000',
    ),
  },
  {
    name: 'A consultant with a salary',
    given: { taxYear: '2026', profit: 40_000, wages: 170_000 },
    expect: { tax: 2869, withoutWages: 2783, verdict: 'plain', additional: 62 },
    source: decimal(
      '36,940 of which 14,500: 1,798 and 1,071; without wages 4,581 and 1,071; 0.9% of 206,940 − 200,000',
    ),
  },
  {
    name: 'One dollar is left of the wage base',
    given: { taxYear: '2026', profit: 90_000, wages: 184_499, exactness: 'exact' },
    expect: { tax: 2410.46, lines: { at: { 4: { line: '9', item: 'Left of the wage base', amount: 1 } } } },
    source: decimal('83,115 × 2.9% = 2,410.335 and 0.124'),
  },
  {
    name: 'Just below 400 of net earnings',
    given: { taxYear: '2024', profit: 432, wages: 0 },
    expect: { tax: 0, verdict: 'good', ofProfit: 0 },
    says: { verdict: 'Net earnings below $400.00 owe no self-employment tax.' },
    source: { ...form, how: 'Line 4c: 432 × 92.35% = 398.95' },
  },
  {
    name: '400 of net earnings',
    given: { taxYear: '2024', profit: 433.14, wages: 0, exactness: 'exact' },
    expect: { tax: 61.2 },
    source: { ...form, how: 'Line 4c: 400.0048 × 15.3%' },
  },
  {
    name: 'A loss',
    given: { taxYear: '2025', profit: -5000, wages: 0 },
    expect: { tax: 0, deductiblePart: 0, ofProfit: null, verdict: 'good' },
    says: { verdict: 'A loss owes no self-employment tax.' },
    source: { ...form, how: 'Line 4a' },
  },
  {
    name: 'Church pay alone',
    given: { taxYear: '2026', profit: 0, churchPay: 5000, wages: 0 },
    expect: { tax: 707, lines: { at: { 1: { line: '5a', item: 'Church pay', amount: 5000 }, 2: { amount: 4618 } } } },
    source: decimal('4,618 makes 573 and 134'),
  },
  {
    name: 'Church pay below 108.28 is not taxed',
    given: { taxYear: '2026', profit: 0, churchPay: 108, wages: 0 },
    expect: { tax: 0, verdict: null },
    source: { ...form, how: 'Line 5a: only 108.28 and more' },
  },
  {
    name: 'The other spouse’s wages use up the threshold of Additional Medicare Tax',
    given: { taxYear: '2026', profit: 60_000, wages: 0, medicareWages: 240_000, status: 'joint' },
    expect: {
      tax: 8478,
      additional: 409,
      lines: { at: { [-1]: { line: '8959', item: 'Additional Medicare Tax', amount: 409 } } },
    },
    source: {
      title: 'IRS: Form 8959, Part II',
      href: 'https://www.irs.gov/forms-pubs/about-form-8959',
      how: '0.9% × (55,410 − (250,000 − 240,000))',
    },
  },
  {
    name: 'A separate return has the lowest threshold',
    given: { taxYear: '2025', profit: 300_000, wages: 0, status: 'separate' },
    expect: { tax: 29_870, deductiblePart: 14_935, additional: 1368 },
    source: decimal('277,050: 21,836 and 8,034; 0.9% × 152,050 = 1,368.45'),
  },
])
