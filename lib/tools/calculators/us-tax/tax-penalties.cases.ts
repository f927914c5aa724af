import { defineCases } from '@/lib/kits/calculator'
import taxPenalties from './tax-penalties'

const decimal = (how: string) => ({
  title: '26 U.S.C. § 6601 and § 6651, in decimal arithmetic',
  href: 'https://www.law.cornell.edu/uscode/text/26/6651',
  how: `tests/vectors/us-federal/penalties.py: ${how}`,
})
const article = (how: string) => ({
  title: 'The Financial Wire: the penalty for failing to file',
  href: 'https://thefinancialwire.com/the-irs-penalty-for-failing-to-file-is-5-per-month-10-times-the-0-5-penalty-for-filing-but-underpaying-both-cap-at-25-after-5-months/',
  how,
})
const rates = [{ day: '2000-01-01', rate: 0.07 }]
const base = { owed: 10_000, due: '2025-04-15', rates, cleanRecord: false } as const

export default defineCases(taxPenalties, [
  {
    name: 'A published example: one month without return and payment costs 500',
    given: { ...base, filed: '2025-05-15', until: '2025-05-15' },
    expect: {
      filing: 450,
      payment: 50,
      interest: 60.29,
      total: 560.29,
      toPay: 10_560.29,
      relief: null,
      oneSource: null,
      verdict: 'bad',
    },
    says: { verdict: 'Filing late costs $450.00' },
    source: article('500 of combined penalties for the first month; interest of one month in penalties.py'),
  },
  {
    name: 'Five months without a return',
    given: { ...base, filed: '2025-09-15', until: '2026-04-15', cleanRecord: true },
    expect: {
      filing: 2250,
      payment: 600,
      interest: 888.14,
      total: 3738.14,
      toPay: 13_738.14,
      relief: 2850,
      months: {
        rows: 12,
        at: {
          0: { from: '2025-04-15', unpaid: 10_000, filing: 450, payment: 50, interest: 70.68 },
          5: { from: '2025-09-15', filing: 0, payment: 50 },
        },
        sum: { filing: 2250, payment: 600, interest: 888.14 },
      },
    },
    source: decimal('five months and a year; the first month is 12,250 × ((1 + 7% ÷ 365)^30 − 1)'),
  },
  {
    name: 'A published maximum: 47.5% of the tax',
    given: { ...base, filed: '2031-01-01', until: '2031-01-01' },
    expect: { filing: 2250, payment: 2500, interest: 6025.15 },
    source: article('A combined maximum of 4,750 on 10,000'),
  },
  {
    name: 'Filed in time, paid a month later',
    given: { ...base, filed: '2025-04-15', until: '2025-05-10' },
    expect: { filing: 0, payment: 50, interest: 48.06, total: 98.06, verdict: 'fair' },
    says: { verdict: 'Every further month adds 0.5% of what is unpaid' },
    source: article('50 a month for somebody who filed on time; a part of a month counts whole'),
  },
  {
    name: 'An instalment agreement',
    given: { ...base, filed: '2025-04-15', until: '2026-04-15', agreementFrom: '2025-06-01' },
    expect: { payment: 350, interest: 725.01, verdict: 'fair' },
    says: { verdict: 'The agreement halves the penalty' },
    source: decimal('agreement: two months at 0.5%, ten at 0.25%'),
  },
  {
    name: 'A notice of levy',
    given: { ...base, filed: '2025-04-15', until: '2026-04-15', noticeOn: '2025-09-01' },
    expect: { payment: 950, oneSource: 'the ten days after a notice of levy' },
    source: decimal('notice: seven months at 1%'),
  },
  {
    name: 'A part is paid meanwhile',
    given: {
      ...base,
      filed: '2025-07-20',
      until: '2025-12-01',
      payments: [{ day: '2025-06-20', amount: 4000 }],
    },
    expect: { filing: 1820, payment: 300, interest: 405.2, toPay: 8525.2 },
    source: decimal('part payments: the penalty for filing stays on 10,000'),
  },
  {
    name: 'An extension to file does not move the payment',
    given: { ...base, filed: '2025-11-01', until: '2025-12-01', extendedTo: '2025-10-15' },
    expect: { filing: 450, payment: 400, interest: 455 },
    source: decimal('extension'),
  },
  {
    name: 'The least penalty',
    given: { ...base, owed: 600, filed: '2025-07-01', until: '2025-07-01', minimum: 510 },
    expect: { filing: 510, payment: 9, interest: 16.51, verdict: 'bad', months: { sum: { filing: 510 } } },
    says: { verdict: 'More than 60 days late: the least penalty of $510.00' },
    source: decimal('minimum: 77 days'),
  },
  {
    name: 'Two rates over a leap year',
    given: {
      ...base,
      owed: 8000,
      due: '2023-04-18',
      filed: '2023-04-18',
      until: '2024-06-01',
      rates: [
        { day: '2000-01-01', rate: 0.07 },
        { day: '2023-10-01', rate: 0.08 },
      ],
    },
    expect: { payment: 560, interest: 711.61, total: 1271.61 },
    source: decimal('two rates over a leap year'),
  },
  {
    name: 'In time',
    given: { ...base, filed: '2025-04-15', until: '2025-04-15' },
    expect: { total: 0, verdict: 'good', months: { rows: 0 } },
    source: decimal('No month has begun'),
  },
  {
    name: 'An extension before the due date',
    given: { ...base, extendedTo: '2025-04-01' },
    problem: 'extendedTo',
    source: decimal('An extension is later'),
  },
  {
    name: 'A payment without its day',
    given: { ...base, payments: [{ amount: 100 }] },
    problem: 'payments',
    source: decimal('Months hang on days'),
  },
  {
    name: 'Paid after more than twenty years',
    given: { ...base, until: '2045-04-16' },
    problem: 'until',
    source: decimal('Collection ends long before: 26 U.S.C. 6502'),
  },
  {
    name: 'Filed after more than twenty years',
    given: { ...base, filed: '2045-04-16' },
    problem: 'filed',
    source: decimal('As above'),
  },
])
