import { defineCases } from '@/lib/kits/calculator'
import quarterlyTax from './quarterly-tax'

const decimal = (how: string) => ({
  title: 'IRS: Form 2210, Schedule AI, in decimal arithmetic',
  href: 'https://www.irs.gov/forms-pubs/about-form-2210',
  how: `tests/vectors/us-federal/instalments.py: ${how}`,
})
const form = (how: string) => ({
  title: 'IRS: Form 2210, on paper',
  href: 'https://www.irs.gov/forms-pubs/about-form-2210',
  how,
})
const profits = (...four: readonly [number, number, number, number]) =>
  four.map((profit) => ({ profit, wages: 0, other: 0, gains: 0, itemized: 0 }))
const shop = profits(5000, 10_000, 20_000, 80_000)

export default defineCases(quarterlyTax, [
  {
    name: 'A shop that earns in December',
    given: { taxYear: '2026', status: 'single', periods: shop, next: 'first', interest: 0.07 },
    expect: {
      pay: 680.6,
      payRegular: 3745.68,
      due: '2026-04-15',
      required: 14_982.72,
      tax: 16_647.47,
      penalty: 379.26,
      penaltyRegular: 697.52,
      verdict: 'good',
      instalments: {
        rows: 4,
        at: {
          0: { due: '2026-04-15', annualised: 680.6, regular: 3745.68, penalty: 47.64, penaltyRegular: 262.2 },
          3: { due: '2027-01-15', annualised: 11_485.34, penalty: 198.24, penaltyRegular: 64.65 },
        },
        sum: { annualised: 14_982.72, regular: 14_982.72 },
      },
      schedule: {
        rows: 4,
        at: {
          0: {
            period: 'January to March',
            factor: 4,
            income: 18_587.05,
            tax: 3024.87,
            share: 0.225,
            toDate: 680.6,
            caughtUp: 3745.68,
            required: 680.6,
          },
          1: { factor: 2.4, tax: 3887.45, share: 0.45, toDate: 1749.35, caughtUp: 6810.76, required: 1068.75 },
          2: { factor: 1.5, tax: 5181.31, share: 0.675, required: 1748.03 },
          3: { factor: 1, share: 0.9, required: 11_485.34 },
        },
      },
    },
    says: { verdict: 'Annualising lowers this payment by $3,065.08.' },
    source: decimal('a shop in December; 20,000 − half of 20,000 × 92.35% × 15.3%; 3,745.68 + 3,065.08'),
  },
  {
    name: 'Late payments after a small year',
    given: {
      taxYear: '2026',
      status: 'single',
      periods: shop,
      lastTax: 9000,
      next: 'fourth',
      interest: 0.07,
      payments: [
        { day: '2026-06-15', amount: 2000 },
        { day: '2026-10-01', amount: 1000 },
        { day: '2027-01-15', amount: 6000 },
      ],
    },
    expect: {
      required: 9000,
      pay: 0,
      payRegular: 0,
      due: '2027-01-15',
      penalty: 22.67,
      penaltyRegular: 161.24,
      verdict: 'good',
      instalments: { at: { 0: { penalty: 7.96 }, 1: { penalty: 0 }, 2: { penalty: 14.71, penaltyRegular: 52.64 } } },
    },
    says: { verdict: 'Annualising saves $138.57 of penalty.' },
    source: decimal('last year less'),
  },
  {
    name: 'Income in spring: equal parts ask for no more',
    given: {
      taxYear: '2025',
      status: 'single',
      periods: profits(60_000, 80_000, 85_000, 90_000),
      next: 'second',
      lastTax: 20_000,
      payments: [{ day: '2025-04-15', amount: 5000 }],
    },
    expect: {
      required: 17_621.58,
      tax: 19_579.53,
      pay: 3810.79,
      payRegular: 3810.79,
      due: '2025-06-16',
      verdict: 'plain',
    },
    source: decimal('spring, 2025: half of 17,621.58 less 5,000; 15 June 2025 was a Sunday'),
  },
  {
    name: 'Withholding counts in quarters, whenever it was taken',
    given: { taxYear: '2026', status: 'single', periods: shop, withheld: 4000, next: 'second' },
    expect: { pay: 0, payRegular: 5491.36, required: 14_982.72 },
    source: form('1,749.35 by June is less than 2,000; 7,491.36 − 2,000'),
  },
  {
    name: 'Less than 1,000 is left',
    given: { taxYear: '2026', status: 'single', periods: shop, withheld: 15_700 },
    expect: { required: 0, pay: 0, payRegular: 0, penalty: 0, penaltyRegular: 0, verdict: 'good' },
    says: { verdict: 'Less than $1,000 is left after withholding' },
    source: form('Line 7: 16,647.47 − 15,700 = 947.47'),
  },
  {
    name: 'No tax last year',
    given: { taxYear: '2026', status: 'single', periods: shop, lastTax: 0 },
    expect: { required: 0, verdict: 'good' },
    says: { verdict: 'Last year had no tax' },
    source: { title: '26 U.S.C. § 6654(e)(2)', href: 'https://www.law.cornell.edu/uscode/text/26/6654' },
  },
  {
    name: 'Days of a leap year',
    given: { taxYear: '2024', status: 'single', periods: profits(10_000, 20_000, 30_000, 40_000), interest: 0.08 },
    expect: { instalments: { at: { 3: { due: '2025-01-15' } } } },
    source: form('15 January 2025 was a Wednesday'),
  },
  {
    name: 'Deductions, gains and credits are annualised too',
    given: {
      taxYear: '2026',
      status: 'single',
      periods: [0, 1, 2, 3].map((at) => {
        const part = [3, 5, 8, 12][at] ?? 0
        return { profit: 0, wages: 5000 * part, other: 500 * part, gains: 1000 * part, itemized: 2000 * part }
      }),
      otherCredits: 500,
    },
    expect: {
      tax: 4974.5,
      required: 4477.05,
      pay: 1119.26,
      payRegular: 1119.26,
      verdict: 'plain',
      schedule: { at: { 0: { income: 78_000, tax: 4974.5 }, 2: { income: 78_000, tax: 4974.5 } } },
    },
    source: form(
      'Each period stands for 78,000 − 24,000 = 54,000, 42,000 of it ordinary: 1,240 + 29,600 × 12% = 4,792; of 12,000 of gains 7,450 at no tax, 4,550 at 15% is 682.50; with 500 off it is 4,974.50',
    ),
  },
  {
    name: 'A payment without its day',
    given: { payments: [{ amount: 500 }] },
    problem: 'payments',
    source: form('Penalty worksheet, line 1b: the date'),
  },
])
