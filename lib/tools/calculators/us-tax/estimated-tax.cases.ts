import { defineCases } from '@/lib/kits/calculator'
import estimatedTax from './estimated-tax'

const worksheet = (how: string) => ({
  title: 'IRS: Form 1040-ES, Estimated Tax Worksheet, on paper',
  href: 'https://www.irs.gov/forms-pubs/about-form-1040-es',
  how,
})
const bare = { status: 'single', profit: 60_000, wages: 0 } as const

export default defineCases(estimatedTax, [
  {
    name: 'The second year in business',
    given: { ...bare, taxYear: '2026', lastTax: 9000 },
    expect: {
      expected: 12_037,
      required: 9000,
      payments: 9000,
      nextPayment: 2250,
      settles: 3037,
      verdict: 'fair',
      perPayday: null,
      schedule: {
        at: {
          0: { due: '2026-04-15', required: 2250, withheld: 0, pay: 2250 },
          3: { due: '2027-01-15', required: 9000, pay: 2250 },
        },
        sum: { pay: 9000 },
      },
    },
    says: { verdict: 'Last year’s tax is the smaller amount' },
    source: worksheet('Tax of 60,000 of profit: 8,478 and 3,559; 90% of it is 10,833.30'),
  },
  {
    name: 'An enrolled agents’ course: 110% after an income of 180,000',
    given: { ...bare, taxYear: '2024', profit: 200_000, lastTax: 10_000, lastAgi: 180_000 },
    expect: { required: 11_000, verdict: 'fair' },
    says: { verdict: '110% of last year’s tax' },
    source: {
      title: 'Open Exam Prep: Estimated tax payments',
      href: 'https://open-exam-prep.com/exams/ea/sole-proprietorships/estimated-tax-payments',
      how: '10,000 × 110%',
    },
  },
  {
    name: 'A separate return is high from 75,000',
    given: { ...bare, taxYear: '2026', status: 'separate', lastTax: 6000, lastAgi: 75_001 },
    expect: { required: 6600 },
    source: worksheet('Line 12b: 110% of 6,000'),
  },
  {
    name: 'And not at 75,000',
    given: { ...bare, taxYear: '2026', status: 'separate', lastTax: 6000, lastAgi: 75_000 },
    expect: { required: 6000 },
    source: worksheet('Line 12b: more than 75,000'),
  },
  {
    name: 'Late to begin',
    given: { ...bare, taxYear: '2026', next: 'third' },
    expect: {
      required: 10_833.3,
      verdict: 'fair',
      nextPayment: 8124.98,
      payments: 10_833.3,
      schedule: {
        at: { 0: { pay: 0 }, 2: { due: '2026-09-15', required: 8124.98, pay: 8124.98 }, 3: { pay: 2708.32 } },
      },
    },
    says: { verdict: 'Enter last year’s tax too' },
    source: worksheet('Three quarters of 10,833.30, then the rest'),
  },
  {
    name: 'Some was paid before',
    given: { ...bare, taxYear: '2026', lastTax: 9000, next: 'second', paid: 3000 },
    expect: { nextPayment: 1500, payments: 6000, settles: 3037 },
    source: worksheet('4,500 − 3,000; 9,000 − 3,000'),
  },
  {
    name: 'Withholding counts a quarter each time, and a new W-4 may take the rest',
    given: { ...bare, taxYear: '2026', lastTax: 9000, withheld: 4000, paydaysLeft: 10 },
    expect: {
      nextPayment: 1250,
      payments: 5000,
      perPayday: 500,
      schedule: { at: { 1: { withheld: 2000, pay: 1250 } } },
    },
    source: worksheet('2,250 − 1,000'),
  },
  {
    name: 'Withholding covers what is required',
    given: { ...bare, taxYear: '2026', lastTax: 9000, withheld: 9000 },
    expect: { payments: 0, nextPayment: 0, settles: 3037, verdict: 'good' },
    says: { verdict: 'Withholding and payments cover the $9,000.00 that are required.' },
    source: worksheet('Line 14b'),
  },
  {
    name: 'Less than 1,000 is left',
    given: { ...bare, taxYear: '2026', profit: 0, wages: 60_000, withheld: 4024 },
    expect: { expected: 5023, required: 0, verdict: 'good' },
    says: { verdict: 'Less than $1,000 is left after withholding' },
    source: worksheet('Row of 43,900: 1,240 + 31,525 × 12% = 5,023; 999 are left'),
  },
  {
    name: 'Exactly 1,000 is left',
    given: { ...bare, taxYear: '2026', profit: 0, wages: 60_000, withheld: 4023, lastTax: 9000 },
    expect: { required: 4520.7, payments: 497.7, verdict: 'fair' },
    says: { verdict: 'Nine tenths of this year’s tax' },
    source: worksheet('90% of 5,023 is 4,520.70'),
  },
  {
    name: 'No tax last year',
    given: { ...bare, taxYear: '2026', lastTax: 0 },
    expect: { required: 0, verdict: 'good', settles: 12_037 },
    says: { verdict: 'Last year had no tax' },
    source: { title: '26 U.S.C. § 6654(e)(2)', href: 'https://www.law.cornell.edu/uscode/text/26/6654' },
  },
  {
    name: 'Due dates on weekends',
    given: { ...bare, taxYear: '2024' },
    expect: {
      schedule: {
        at: { 0: { due: '2024-04-15' }, 1: { due: '2024-06-17' }, 2: { due: '2024-09-16' }, 3: { due: '2025-01-15' } },
      },
    },
    source: worksheet('15 June 2024 was a Saturday, 15 September a Sunday'),
  },
  {
    name: 'Gains, other income and credits',
    given: {
      ...bare,
      taxYear: '2026',
      profit: 0,
      wages: 50_000,
      otherIncome: 10_000,
      longTerm: 20_000,
      adjustments: 2000,
      otherCredits: 500,
    },
    expect: { expected: 6151 },
    source: worksheet(
      '78,000 − 16,100 = 61,900, 41,900 of it ordinary: row of 41,900, 1,240 + 29,525 × 12% = 4,783; 7,550 of 20,000 at 0%, the rest at 15% is 1,868; less 500',
    ),
  },
])
