import { defineCases } from '@/lib/kits/calculator'
import ira from './ira'

const worksheet = (how: string) => ({
  title: 'IRS Publication 590-A, Worksheet 1-2 on paper',
  href: 'https://www.irs.gov/publications/p590a',
  how,
})

const chart = {
  title: 'IRS Link and Learn Taxes: Traditional IRA Deduction Phaseout Chart',
  href: 'https://apps.irs.gov/app/vita/content/17s/17_05_110pop.jsp',
}

export default defineCases(ira, [
  {
    name: 'Within the range',
    given: { taxYear: '2026', age: 40, status: 'single', income: 84_000, plan: 'own' },
    expect: { deductible: 5250, nonDeductible: 2250, limit: 7500, taxSaved: 1155, verdict: 'fair' },
    says: { verdict: 'The deduction fades between $81,000 and $91,000; at $84,000 $5,250 is left.' },
    source: worksheet('7,500 × 7,000 ÷ 10,000; 22% of it'),
  },
  {
    name: 'A spouse without a plan',
    given: { taxYear: '2026', age: 55, status: 'joint', income: 245_000, plan: 'spouse' },
    expect: { deductible: 6020, limit: 8600 },
    source: worksheet('8,600 × 7,000 ÷ 10,000'),
  },
  {
    name: 'Rounded up to ten dollars',
    given: { taxYear: '2025', age: 30, status: 'joint', income: 133_333, plan: 'own' },
    expect: { deductible: 4440 },
    source: worksheet('7,000 × 12,667 ÷ 20,000 = 4,433.45'),
  },
  {
    name: 'Never below 200 while anything is left',
    given: { taxYear: '2026', age: 40, status: 'single', income: 90_900, plan: 'own' },
    expect: { deductible: 200, nonDeductible: 7300 },
    source: worksheet('7,500 × 100 ÷ 10,000 = 75'),
  },
  {
    name: 'At the end of the range',
    given: { taxYear: '2026', age: 40, status: 'single', income: 91_000, plan: 'own' },
    expect: { deductible: 0, nonDeductible: 7500, verdict: 'bad' },
    says: { verdict: 'nothing is left' },
    source: worksheet('91,000 and more'),
  },
  {
    name: 'At its beginning',
    given: { taxYear: '2026', age: 40, status: 'single', income: 81_000, plan: 'own' },
    expect: { deductible: 7500, verdict: 'good' },
    says: { verdict: 'your income is below that' },
    source: worksheet('81,000 or less'),
  },
  {
    name: 'A separate return',
    given: { taxYear: '2024', age: 40, status: 'separate', income: 4000, plan: 'spouse' },
    expect: { deductible: 4200 },
    source: worksheet('7,000 × 6,000 ÷ 10,000'),
  },
  {
    name: 'Nobody has a plan',
    given: { taxYear: '2026', age: 60, status: 'joint', income: 900_000, plan: 'none' },
    expect: { deductible: 8600, verdict: 'good' },
    says: { verdict: 'Nobody has a plan at work' },
    source: worksheet('No phase-out without a plan'),
  },
  {
    name: 'Pay below the limit',
    given: { taxYear: '2026', age: 20, status: 'single', income: 5000, plan: 'none', compensation: 3000 },
    expect: { limit: 3000, deductible: 3000 },
    source: worksheet('Line 5: compensation'),
  },
  {
    name: 'Two years until retirement',
    given: {
      taxYear: '2026',
      age: 40,
      status: 'single',
      income: 91_000,
      plan: 'own',
      contribution: 1000,
      retirement: 42,
      returnRate: 0.1,
      taxLater: 0.2,
    },
    expect: {
      afterTax: 2248,
      years: {
        rows: 2,
        at: { 1: { age: 41, paid: 1000, basis: 2000, balance: 2100, afterTax: 2080 } },
        sum: { paid: 2000 },
      },
    },
    source: worksheet('1,000 × 1.1 + 1,000 = 2,100, × 1.1 = 2,310; a fifth of the 310 above 2,000 is tax'),
  },
  {
    name: 'More than the limit',
    given: { taxYear: '2026', age: 40, contribution: 7501 },
    problem: 'contribution',
    because: '$7,500.00',
    source: worksheet('Limit for 2026'),
  },
  {
    name: 'A single person has no spouse',
    given: { status: 'single', plan: 'spouse' },
    problem: 'plan',
    source: worksheet('Filing status'),
  },
  {
    name: 'Retired already',
    given: { age: 67, retirement: 67 },
    problem: 'retirement',
    source: worksheet('No year is left'),
  },
  {
    name: 'IRS chart for 2025: 79,000 still deducts everything',
    given: { taxYear: '2025', age: 40, status: 'single', income: 79_000, plan: 'own' },
    expect: { deductible: 7000 },
    source: { ...chart, how: 'Single: 79,000 or less, a full deduction' },
  },
  {
    name: 'IRS chart for 2025: 146,000 deducts nothing on a joint return',
    given: { taxYear: '2025', age: 40, status: 'joint', income: 146_000, plan: 'own' },
    expect: { deductible: 0 },
    source: { ...chart, how: 'Married filing jointly: 146,000 or more, no deduction' },
  },
])
