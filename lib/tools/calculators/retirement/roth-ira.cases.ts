import { defineCases } from '@/lib/kits/calculator'
import rothIra from './roth-ira'

const worksheet = (how: string) => ({
  title: 'IRS Publication 590-A, Worksheet 2-2 on paper',
  href: 'https://www.irs.gov/publications/p590a',
  how,
})

const published = {
  title: 'Accounting Freedom Group: Roth IRA contribution limits and phaseouts for 2026',
  href: 'https://accountingfreedomgroup.com/roth-ira-contribution-limits-and-phaseouts-for-2026',
}

export default defineCases(rothIra, [
  {
    name: 'Above the first threshold',
    given: { taxYear: '2026', age: 35, status: 'single', income: 160_000 },
    expect: { allowed: 4000, limit: 7500, excess: 0, excise: 0, verdict: 'fair' },
    says: { verdict: 'The limit fades between $153,000 and $168,000; at $160,000 $4,000 is left.' },
    source: worksheet('7,500 × 8,000 ÷ 15,000'),
  },
  {
    name: 'Too much went in',
    given: { taxYear: '2026', age: 52, status: 'joint', income: 250_000, contribution: 8600 },
    expect: { allowed: 1720, excess: 6880, excise: 412.8 },
    source: {
      title: 'IRS: Form 5329, Part IV, on paper',
      href: 'https://www.irs.gov/forms-pubs/about-form-5329',
      how: '8,600 × 2,000 ÷ 10,000; 6% of the rest',
    },
  },
  {
    name: 'A traditional IRA uses up the limit',
    given: { taxYear: '2025', age: 40, status: 'single', income: 100_000, otherIras: 5000 },
    expect: { allowed: 2000, limit: 7000, verdict: 'good' },
    says: { verdict: 'your income is below that' },
    source: worksheet('7,000 − 5,000'),
  },
  {
    name: 'Less pay than the limit',
    given: { taxYear: '2025', age: 18, status: 'single', income: 3500, compensation: 3500 },
    expect: { allowed: 3500, limit: 3500 },
    source: worksheet('Line 7: compensation'),
  },
  {
    name: 'At the end of the range',
    given: { taxYear: '2024', age: 35, status: 'joint', income: 240_000 },
    expect: { allowed: 0, verdict: 'bad' },
    says: { verdict: 'nothing may go in directly' },
    source: worksheet('240,000 and more'),
  },
  {
    name: 'A dollar below it',
    given: { taxYear: '2024', age: 35, status: 'joint', income: 239_999 },
    expect: { allowed: 200 },
    source: worksheet('At least 200'),
  },
  {
    name: 'A separate return',
    given: { taxYear: '2026', age: 35, status: 'separate', income: 2500 },
    expect: { allowed: 5630 },
    source: worksheet('7,500 × 7,500 ÷ 10,000 = 5,625, up to ten'),
  },
  {
    name: 'Two years beside a taxable account',
    given: {
      taxYear: '2026',
      age: 35,
      income: 50_000,
      contribution: 1000,
      balance: 1000,
      retirement: 37,
      returnRate: 0.1,
      taxDrag: 0.2,
    },
    expect: {
      final: 3520,
      ahead: 107.2,
      years: { rows: 2, at: { 1: { age: 36, paid: 1000, roth: 3200, taxable: 3160 } }, sum: { paid: 2000 } },
    },
    source: worksheet('2,000 × 1.1 + 1,000 = 3,200, × 1.1; 2,000 × 1.08 + 1,000 = 3,160, × 1.08 = 3,412.80'),
  },
  {
    name: 'Retired already',
    given: { age: 65, retirement: 60 },
    problem: 'retirement',
    source: worksheet('No year is left'),
  },
  {
    name: 'Published for 2026: nothing at 168,000, 8,600 in all at 50',
    given: { taxYear: '2026', age: 50, status: 'single', income: 168_000 },
    expect: { allowed: 0, limit: 8600 },
    source: { ...published, how: '8,600 from 50 on; none from 168,000' },
  },
  {
    name: 'Published for 2026: below 242,000 a couple puts in everything',
    given: { taxYear: '2026', age: 49, status: 'joint', income: 241_999 },
    expect: { allowed: 7500 },
    source: { ...published, how: 'Full contribution below 242,000' },
  },
])
