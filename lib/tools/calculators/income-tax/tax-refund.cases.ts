import { defineCases } from '@/lib/kits/calculator'
import taxRefund from './tax-refund'

const directFile = (row: string) => ({
  title: 'IRS Direct File, an expected return of 2024',
  href: 'https://github.com/IRS-Public/direct-file',
  how: `tests/vectors/us-federal/direct-file.csv: ${row}`,
})
const paper = (how: string) => ({
  title: 'IRS: Instructions for Form 1040, on paper',
  href: 'https://www.irs.gov/instructions/i1040gi',
  how,
})
const w2 = (wages: number, withheld: number, state = 0) => [{ wages, withheld, state }]

export default defineCases(taxRefund, [
  {
    name: 'Direct File: one job',
    given: { taxYear: '2024', status: 'single', jobs: w2(39_674, 7274) },
    expect: {
      refund: 4497,
      tax: 2777,
      withheld: 7274,
      refundable: 0,
      agi: 39_674,
      taxable: 25_074,
      monthly: 374.75,
      verdict: 'good',
      lines: {
        at: {
          0: { line: '1a', item: 'Wages', amount: 39_674 },
          [-1]: { line: '34', item: 'Refund', amount: 4497 },
        },
      },
    },
    says: { verdict: 'most refunds are paid within three weeks' },
    source: directFile('ero-ats-1'),
  },
  {
    name: 'Direct File: two children, earned income and additional child credit',
    given: { taxYear: '2024', status: 'survivor', jobs: w2(35_592, 1947), children: 2 },
    expect: { refund: 9562, tax: 0, withheld: 1947, refundable: 7615, taxable: 6392, verdict: 'good' },
    says: { verdict: 'before the middle of February' },
    source: directFile('olf-ticket-6197: 4,253 and 3,362'),
  },
  {
    name: 'Direct File: a child beyond 16, estimated payments',
    given: { taxYear: '2024', status: 'joint', jobs: w2(37_693, 1275), olderChildren: 1, estimated: 425 },
    expect: { refund: 4281, tax: 348, withheld: 1700, refundable: 2929 },
    source: directFile('olf-ats-2'),
  },
  {
    name: 'Direct File: interest, other income, adjustments and both kinds of dependants; owed',
    given: {
      taxYear: '2024',
      status: 'joint',
      jobs: w2(81_096, 784),
      interest: 1500,
      unemployment: 2624,
      ira: 262,
      children: 1,
      otherDependants: 1,
    },
    expect: { refund: -2945, tax: 3729, agi: 84_958, monthly: null, verdict: 'fair' },
    says: { verdict: '$2,945 is due with the return in April.' },
    source: directFile('olf-mfj-44k-ak-pfd'),
  },
  {
    name: 'Direct File: pensions and a credit',
    given: { taxYear: '2024', status: 'single', jobs: w2(25_674, 7574), pensions: 4000, education: 180 },
    expect: { refund: 6177, tax: 1397 },
    source: directFile('olf-1099r-savers-single-line-6'),
  },
  {
    name: 'Direct File: benefits, child care credit and two credits paid out',
    given: {
      taxYear: '2024',
      status: 'joint',
      jobs: w2(47_000, 0),
      interest: 1200,
      benefits: 2600,
      unemployment: 1200,
      ira: 3200,
      childCare: 400,
      children: 1,
    },
    expect: { refund: 1688, tax: 0, refundable: 1688, agi: 48_410 },
    source: directFile('olf-cdcc-mfj-carryover-equal-income'),
  },
  {
    name: 'One job in 2026',
    given: { taxYear: '2026', status: 'single', jobs: w2(62_000, 5600, 2100) },
    expect: {
      refund: 337,
      tax: 5263,
      taxable: 45_900,
      monthly: 28.08,
      whatIf: {
        rows: 4,
        at: {
          0: { change: 'One child under 17 more', refund: 2537, difference: 2200 },
          1: { refund: 457, difference: 120 },
          2: { refund: 217, difference: -120 },
          3: { refund: 111, difference: -226 },
        },
      },
    },
    source: paper(
      'Row of 45,900: 1,240 + 33,525 × 12% = 5,263; one thousand is 120. Of 1,000 of profit 924 × 15.3% is 142, and 1,000 − 71 − 186 more is in the row of 46,600: 84',
    ),
  },
  {
    name: 'A parent with two children',
    given: { taxYear: '2025', status: 'head', jobs: w2(30_000, 600), children: 2 },
    expect: { refund: 9746, tax: 0, withheld: 600, refundable: 9146, taxable: 6375 },
    source: paper(
      'Row of 6,350 at 10% is 638, less than the child tax credit; additional credit of 2 × 1,700; earned income credit of the row of 30,000: 7,152 − 6,675 × 21.06% = 5,746',
    ),
  },
  {
    name: 'Itemized deductions of the forms',
    given: {
      taxYear: '2026',
      status: 'single',
      jobs: w2(150_000, 25_000, 8000),
      mortgageInterest: 14_000,
      propertyTax: 6000,
      studentLoan: 1000,
    },
    expect: { taxable: 122_000, agi: 150_000 },
    source: paper('8,000 + 6,000 + 14,000 is more than 16,100; no student loan interest at this income'),
  },
  {
    name: 'Business profit, dividends and gains',
    given: {
      taxYear: '2025',
      status: 'single',
      jobs: [],
      profit: 30_000,
      dividends: 1000,
      qualified: 1000,
      gains: 2000,
      refundableEducation: 1000,
      withheldElsewhere: 500,
    },
    expect: { withheld: 500, refundable: 1000 },
    source: paper('Lines 25b and 29'),
  },
  {
    name: 'More qualified than ordinary dividends',
    given: { dividends: 100, qualified: 101 },
    problem: 'qualified',
    source: paper('Box 1b is part of box 1a'),
  },
  {
    name: 'Two seniors on the return of one person',
    given: { status: 'single', seniors: 2 },
    problem: 'seniors',
    source: paper('Line 12'),
  },
])
