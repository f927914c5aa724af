import { defineCases } from '@/lib/kits/calculator'
import w4 from './w-4'

const decimal = (how: string) => ({
  title: 'IRS Publications 15-T and 505, by a second method in decimal arithmetic',
  href: 'https://www.irs.gov/publications/p505',
  how: `tests/vectors/us-federal/w4.py: ${how}`,
})
const job = { who: 'A', pay: 3000, frequency: '26', left: 10, earned: 48_000, withheld: 3000, now: 250 } as const

export default defineCases(w4, [
  {
    name: 'Too little withheld by autumn',
    given: { taxYear: '2026', status: 'single', jobs: [job], target: 500, delay: 1 },
    expect: {
      tax: 8330,
      before: -2830,
      extra: 300,
      step3: 0,
      each: 620.38,
      after: 503.42,
      verdict: 'good',
      forms: {
        rows: 1,
        at: {
          0: {
            job: 'A',
            status: 'Single, or married filing separately',
            step3: 0,
            extra: 300,
            now: 250,
            withNew: 620.38,
          },
        },
      },
      path: {
        rows: 11,
        at: {
          0: { item: 'Pay and other income', amount: 78_000 },
          2: { item: 'Taxable income', amount: 61_900 },
          6: { item: 'Withheld and paid so far', amount: -3000 },
          7: { amount: -250 },
          9: { amount: -5583.42 },
          10: { item: 'Refund', amount: 503.42 },
        },
      },
    },
    says: { verdict: '$300 in Step 4(c) of the job with the most pay brings the year to $503.42' },
    source: decimal('single, late, too little: 620 are needed, 320.38 are withheld'),
  },
  {
    name: 'A plain W-4 fits one job',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 2500, frequency: '26', left: 26, earned: 0, withheld: 0, now: 216.15 }],
      delay: 0,
    },
    expect: { tax: 5620, before: -0.1, extra: 0, step3: 0, each: 216.15, after: -0.1, verdict: 'good' },
    says: { verdict: 'A W-4 with Step 1 alone meets the target.' },
    source: decimal('single, plain'),
  },
  {
    name: 'A couple with two jobs and two children',
    given: {
      taxYear: '2026',
      status: 'joint',
      jobs: [
        { who: 'First', pay: 3200, frequency: '26', left: 26, earned: 0, withheld: 0, now: 100 },
        { who: 'Second', pay: 4500, frequency: '12', left: 12, earned: 0, withheld: 0, now: 200 },
      ],
      children: 2,
      delay: 0,
    },
    expect: {
      tax: 8124,
      before: -3124,
      extra: 12,
      each: 228.31,
      after: -7.9,
      forms: { rows: 2, at: { 1: { job: 'Second', extra: 0, step3: 0, withNew: 181.67 } } },
      path: { at: { 8: { item: 'Withheld from other jobs', amount: -2180.04 } } },
    },
    source: decimal('couple, two children: 12 × 181.67 are withheld from the second job'),
  },
  {
    name: 'Too much withheld: Step 3 gives it back',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 4000, frequency: '24', left: 12, earned: 48_000, withheld: 7200, now: 600 }],
      delay: 0,
    },
    expect: { tax: 12_290, before: 2110, extra: 0, step3: 2110, each: 424.17, after: 0.04, verdict: 'good' },
    says: { verdict: '$2,110 in Step 3' },
    source: decimal('single, too much'),
  },
  {
    name: 'Interest and an estimated payment',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 5000, frequency: '12', left: 6, earned: 30_000, withheld: 2500, now: 400 }],
      otherIncome: 10_000,
      estimated: 500,
      delay: 0,
    },
    expect: { tax: 6570, before: -1170, extra: 177, each: 595.33, after: 1.98 },
    source: decimal('other income'),
  },
  {
    name: 'Paid already',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 2000, frequency: '26', left: 4, earned: 44_000, withheld: 9000, now: 150 }],
      delay: 0,
    },
    expect: { tax: 4060, before: 5540, extra: 0, step3: 4060, each: 0, after: 4940, verdict: 'fair' },
    says: { verdict: 'Enough is paid already: with nothing more withheld the refund is still $4,940.00.' },
    source: decimal('paid already; the whole plain 156.15 × 26 taken off'),
  },
  {
    name: 'More is needed than a paycheck holds',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 4000, frequency: '12', left: 1, earned: 44_000, withheld: 0, now: 0 }],
      target: 1000,
      delay: 0,
    },
    expect: { tax: 3580, extra: 3701, verdict: 'bad' },
    source: decimal('hopeless: 3,580 and 1,000 from a pay of 4,000, of which 298.33 are withheld'),
  },
  {
    name: 'No tax is expected',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: [{ pay: 500, frequency: '12', left: 6, earned: 3000, withheld: 0, now: 0 }],
      delay: 0,
    },
    expect: { tax: 0, before: 0, after: 0, verdict: 'good' },
    says: { verdict: 'No tax is expected.' },
    source: {
      title: 'IRS Publication 505: exemption from withholding',
      href: 'https://www.irs.gov/publications/p505',
      how: '6,000 is below the standard deduction of 16,100',
    },
  },
  {
    name: 'No payday is left',
    given: { jobs: [{ ...job, left: 1 }], delay: 1 },
    problem: 'jobs',
    source: { title: 'IRS: Form W-4', href: 'https://www.irs.gov/forms-pubs/about-form-w-4' },
  },
])
