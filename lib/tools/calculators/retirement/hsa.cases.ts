import { defineCases } from '@/lib/kits/calculator'
import definition from './hsa'

const kpmg = (how: string) => ({
  title: 'KPMG: HSA inflation-adjusted amounts for 2026',
  href: 'https://kpmg.com/us/en/taxnewsflash/news/2025/05/tnf-rev-proc-2025-19-hsa-inflation-adjusted-amounts-for-2026.html' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const script = (how: string) => ({ title: 'A separate script, year by year', how })
const plain = {
  taxYear: '2026',
  familyMonths: 0,
  selfMonths: 12,
  employer: 0,
  contribution: undefined,
  december: 'self',
  older: false,
  fails: false,
  federalRate: 0.22,
  stateRate: 0.05,
  payroll: true,
  payrollRate: 0.0765,
  balance: 0,
  spending: 0,
  years: 20,
  returnRate: 0.07,
} as const
const family = { ...plain, familyMonths: 12, selfMonths: 0, december: 'family' } as const

export default defineCases(definition, [
  {
    name: 'Self-only in 2026',
    given: plain,
    expect: {
      limit: 4400,
      verdict: 'good',
      own: 4400,
      saved: 1524.6,
      excess: 0,
      excise: 0,
      byMonth: 4400,
      returned: null,
      failTax: null,
      final: 193_006.777_848,
      otherUse: 102_293.592_26,
      table: {
        rows: 20,
        at: { 0: { year: 1, paid: 4400, spent: 0, balance: 4708, kept: 4708 } },
        sum: { paid: 88_000, spent: 0 },
      },
    },
    says: { verdict: 'in full' },
    source: kpmg(
      '$4,400 for self-only cover; 34.65% of it; the closed form 4,400 × (1.07^20 − 1) ÷ 0.07 × 1.07; 53% of that',
    ),
  },
  {
    name: 'Family in 2026, part of it from the employer',
    given: { ...family, employer: 1000 },
    expect: { limit: 8750, own: 7750, saved: 2685.375, verdict: 'good' },
    source: kpmg('$8,750 for family cover'),
  },
  {
    name: '2025',
    given: { ...family, taxYear: '2025' },
    expect: { limit: 8550 },
    source: {
      title: 'US Finance Calculators: last-month rule',
      href: 'https://usfinancecalculators.com/blog/hsa-last-month-rule-testing-period/',
      how: 'The full $4,300 individual or $8,550 family limit',
    },
  },
  {
    name: '2027, from 55 on',
    given: { ...plain, taxYear: '2027', older: true },
    expect: { limit: 5500 },
    source: {
      title: '1706 Advisors: 2027 limits of Revenue Procedure 2026-24',
      href: 'https://1706advisors.com/?p=7810',
      how: '$4,500; the catch-up for 55 or older remains unchanged, $1,000',
    },
  },
  {
    name: 'The example of Publication 969: cover on 1 December 2024, lost in June',
    given: {
      ...family,
      taxYear: '2024',
      familyMonths: 1,
      contribution: 8300,
      fails: true,
    },
    expect: {
      limit: 8300,
      byMonth: 691.666_667,
      returned: 7608.333_333,
      failTax: 2815.083_333,
      verdict: 'fair',
    },
    says: { verdict: 'cover on 1 December' },
    source: {
      title: 'TaxSlayer: additional contribution amount, example 1',
      href: 'https://support.taxslayer.com/hc/en-us/articles/4667422079757-Additional-Contribution-Amount',
      how: '$8,300 put in; $691.67 on line 3; the rest is income, and taxed at 22%, 5% and 10%',
    },
  },
  {
    name: 'Six months self-only, then six months family',
    given: { ...plain, familyMonths: 6, selfMonths: 6, december: 'none' },
    expect: { limit: 6575, byMonth: 6575 },
    source: {
      title: 'Intuit: how line 3 of Form 8889 is calculated',
      href: 'https://ttlc.intuit.com/community/tax-credits-deductions/discussion/can-you-tell-me-how-the-amount-on-item-3-of-form-8889-is-calculated/00/454457',
      how: 'Months times their limit, added up and divided by 12: (6 × 4,400 + 6 × 8,750) ÷ 12',
    },
  },
  {
    name: 'The same with family cover in December',
    given: { ...plain, familyMonths: 6, selfMonths: 6, december: 'family' },
    expect: { limit: 8750, byMonth: 6575, verdict: 'fair' },
    source: {
      title: 'HSA Edge: last month rule and testing period',
      href: 'http://www.hsaedge.com/2014/03/25/hsa-last-month-rule-and-testing-period-explained/',
      how: 'Cover on 12/1 allows the full year’s limit',
    },
  },
  {
    name: 'No cover in any month',
    given: { ...plain, selfMonths: 0, contribution: 100 },
    expect: { limit: 0, own: 0, excess: 100, excise: 6, saved: 0, verdict: 'bad' },
    source: paper('6% of 100'),
  },
  {
    name: 'Too much, with the employer’s part',
    given: { ...plain, contribution: 5000, employer: 1000 },
    expect: { excess: 1600, excise: 96, own: 3400, saved: 1178.1, verdict: 'bad' },
    says: { verdict: 'too much' },
    source: paper('6,000 − 4,400; 6% of it; 34.65% of 3,400'),
  },
  {
    name: 'Room is left, and not through payroll',
    given: { ...plain, contribution: 2000, payroll: false },
    expect: { saved: 540, verdict: 'fair' },
    says: { verdict: 'more may be put in' },
    source: paper('27% of 2,000'),
  },
  {
    name: 'Bills take a part',
    given: { ...plain, balance: 1000, spending: 3000, years: 3, returnRate: 0.05 },
    expect: {
      final: 5791.8,
      table: { at: { 2: { spent: 3000, kept: 15_722.175 } }, sum: { spent: 9000 } },
    },
    source: script('(1,000 + 4,400 − 3,000) × 1.05 and so on'),
  },
  {
    name: 'Bills never take more than there is',
    given: { ...plain, contribution: 1000, spending: 5000, years: 2, returnRate: 0.05 },
    expect: { final: 0, otherUse: 0, table: { at: { 0: { spent: 1000 }, 1: { kept: 2152.5 } } } },
    source: script('1,000 in, 1,000 out'),
  },
  {
    name: 'More than twelve months',
    given: { ...plain, familyMonths: 1 },
    problem: 'selfMonths',
    source: paper('13'),
  },
])
