import { defineCases } from '@/lib/kits/calculator'
import latePaymentInterest from './late-payment-interest'

const byDay = (how: string) => ({
  title: 'Day by day in fractions, with the central banks’ own days of change',
  href: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
  how: `tests/vectors/late-payment/late-payment.py: ${how}`,
})
const govUk = (how: string) => ({
  title: 'GOV.UK: Late commercial payments, charging interest and debt recovery',
  href: 'https://www.gov.uk/late-commercial-payments-interest-debt-recovery/charging-interest-commercial-debt',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = { basis: 'statute', payments: [], references: [], fixedSums: true, costs: 0 } as const
const britain = { ...plain, law: 'uk' } as const
const union = { ...plain, law: 'eu', course: 'each' } as const

export default defineCases(latePaymentInterest, [
  {
    name: 'The example of GOV.UK: 1,000 at 8.5% is 85 a year, 23 pence a day',
    given: { ...britain, invoices: [{ name: 'a', due: '2015-07-31', amount: 1000 }], claimed: '2016-07-30' },
    expect: { interest: 85, daily: 0.23, fixed: 70, total: 155, toPay: 1155, recovery: null, oneSource: null },
    says: { verdict: 'At 8.50% a year, each further day adds £0.23. The rate of the first day stays' },
    source: govUk('Base rate 0.5%; 85 a year and 0.23 a day are printed there, and 70 for a debt of 1,000 to 9,999.99'),
  },
  {
    name: 'Four months late',
    given: { ...britain, invoices: [{ name: '1042', due: '2026-02-28', amount: 4800 }], claimed: '2026-06-30' },
    expect: {
      interest: 188.52,
      fixed: 70,
      total: 258.52,
      daily: 1.55,
      toPay: 5058.52,
      unpaid: 4800,
      verdict: 'fair',
      schedule: {
        rows: 1,
        at: {
          0: {
            name: '1042',
            from: '2026-03-01',
            until: '2026-06-30',
            days: 122,
            balance: 4800,
            rate: 0.1175,
            interest: 188.52,
          },
        },
        sum: { interest: 188.52 },
      },
    },
    source: byDay('uk four months'),
  },
  {
    name: 'One day decides the rate, one penny the fixed sum',
    given: {
      ...britain,
      invoices: [
        { name: 'a', due: '2023-06-29', amount: 999.99 },
        { name: 'b', due: '2023-06-30', amount: 1000 },
        { name: 'c', due: '2023-11-15', amount: 10_000 },
      ],
      claimed: '2024-03-31',
    },
    expect: {
      interest: 672.86,
      fixed: 210,
      total: 882.86,
      daily: 4.23,
      byInvoice: {
        rows: 3,
        at: {
          0: { name: 'a', due: '2023-06-29', daysLate: 276, unpaid: 999.99, interest: 86.96, fixed: 40 },
          1: { daysLate: 275, interest: 97.95, fixed: 70 },
          2: { daysLate: 137, interest: 487.95, fixed: 100 },
        },
        sum: { unpaid: 11_999.99, interest: 672.86, fixed: 210 },
      },
      schedule: { rows: 3, at: { 0: { from: '2023-06-30', rate: 0.115 }, 1: { from: '2023-07-01', rate: 0.13 } } },
    },
    says: { verdict: 'At 11.50% to 13.00% a year' },
    source: byDay('uk across a change; 40, 70 and 100 of the Act'),
  },
  {
    name: 'Part payments go to what was due first',
    given: {
      ...britain,
      invoices: [
        { name: 'a', due: '2021-11-30', amount: 2500 },
        { name: 'b', due: '2022-01-15', amount: 800 },
      ],
      claimed: '2022-12-31',
      payments: [
        { day: '2022-06-30', amount: 1200 },
        { day: '2022-01-31', amount: 1500 },
      ],
    },
    expect: {
      interest: 122.66,
      fixed: 110,
      unpaid: 600,
      toPay: 832.66,
      daily: 0.14,
      byInvoice: { at: { 0: { daysLate: 212, unpaid: 0, interest: 67.69 }, 1: { daysLate: 350, unpaid: 600 } } },
      schedule: {
        rows: 4,
        at: {
          1: { from: '2022-02-01', until: '2022-06-30', days: 150, balance: 1000, interest: 33.29 },
          3: { from: '2022-07-01', until: '2022-12-31', days: 184, balance: 600, rate: 0.0825, interest: 24.95 },
        },
      },
    },
    source: byDay('uk part payments'),
  },
  {
    name: 'A payment before the due day makes the late debt smaller',
    given: {
      ...britain,
      invoices: [{ name: 'a', due: '2025-01-31', amount: 1200 }],
      claimed: '2025-02-10',
      payments: [{ day: '2025-01-15', amount: 300 }],
    },
    expect: { interest: 3.14, fixed: 40, unpaid: 900 },
    source: paper('900 × 12.75% × 10 ÷ 365, and 900 is below 1,000'),
  },
  {
    name: 'Two invoices, a part payment and a collector in the European Union',
    given: {
      ...union,
      invoices: [
        { name: 'A-7', due: '2025-05-15', amount: 3000 },
        { name: 'A-9', due: '2025-08-31', amount: 1200 },
      ],
      claimed: '2025-12-31',
      payments: [{ day: '2025-09-30', amount: 1000 }],
      costs: 150,
    },
    expect: {
      interest: 210.79,
      fixed: 80,
      recovery: 70,
      total: 360.79,
      unpaid: 3200,
      toPay: 3560.79,
      daily: 0.89,
      oneSource: null,
      schedule: { rows: 4, at: { 0: { until: '2025-06-30', rate: 0.1115, interest: 42.16 }, 1: { interest: 76.75 } } },
    },
    says: { verdict: 'The rate follows the central bank every half-year.' },
    source: byDay('eu two invoices; 40 euro each, and 150 less 80'),
  },
  {
    name: 'The rate follows the half-years for more than two years',
    given: { ...union, invoices: [{ name: 'x', due: '2022-11-30', amount: 10_000 }], claimed: '2025-02-28' },
    expect: {
      interest: 2614.61,
      fixed: 40,
      daily: 3.05,
      schedule: { rows: 6, at: { 3: { from: '2024-01-01', until: '2024-06-30', days: 182, interest: 623.29 } } },
    },
    source: byDay('eu over two years; a leap year has 182 days in its first half and is divided by 365'),
  },
  {
    name: 'The rate of the first day stays, as in Ireland',
    given: {
      ...union,
      course: 'first',
      invoices: [{ name: 'x', due: '2022-11-30', amount: 10_000 }],
      claimed: '2025-02-28',
    },
    expect: { interest: 1799.45, schedule: { rows: 1, at: { 0: { days: 821, rate: 0.08 } } } },
    says: { verdict: 'The rate of the first day stays' },
    source: byDay('eu first day stays'),
  },
  {
    name: 'A figure that was read once says so',
    given: { ...union, invoices: [{ name: 'x', due: '2026-01-31', amount: 3650 }], claimed: '2026-02-10' },
    expect: { interest: 10.15, oneSource: 'the reference rate of the first half of 2026' },
    source: paper('10.15% of 3,650 is 370.475 a year, 1.015 a day'),
  },
  {
    name: 'A half-year that is not known yet, entered with the nine points and the fixed sum of a member state',
    given: {
      ...union,
      invoices: [{ name: 'x', due: '2026-07-31', amount: 5000 }],
      claimed: '2026-10-31',
      references: [{ day: '2026-09-01', rate: 0.045 }],
      points: 0.09,
      ownSum: 50,
    },
    expect: { interest: 170.14, fixed: 50, total: 220.14, oneSource: null },
    source: byDay('own rate 4.5 plus 9'),
  },
  {
    name: 'The same half-year without an entry has no answer',
    given: { ...union, invoices: [{ name: 'x', due: '2026-07-31', amount: 5000 }], claimed: '2026-10-31' },
    problem: 'references',
    because: 'the half-year that begins on',
    source: paper('No reference rate of that half-year is kept'),
  },
  {
    name: 'A rate of the contract in the United Kingdom leaves no fixed sum; costs are added whole',
    given: {
      ...britain,
      basis: 'contract',
      agreed: 0.05,
      invoices: [{ name: 'x', due: '2023-12-31', amount: 7300 }],
      claimed: '2024-12-31',
      costs: 90,
    },
    expect: { interest: 366, fixed: 0, recovery: 90, total: 456, daily: 1 },
    says: { verdict: 'At 5.00% a year, each further day adds £1.00. Your contract sets the rate.' },
    source: byDay('contract 5%'),
  },
  {
    name: 'In the European Union the fixed sum is owed beside a rate of the contract',
    given: {
      ...union,
      basis: 'contract',
      agreed: 0.05,
      invoices: [{ name: 'x', due: '2023-12-31', amount: 7300 }],
      claimed: '2024-12-31',
    },
    expect: { interest: 366, fixed: 40 },
    source: {
      title: 'Directive 2011/7/EU, articles 2(5) and 6(1)',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
      how: 'Interest for late payment is at the statutory or at an agreed rate, and brings the sum',
    },
  },
  {
    name: 'Fixed sums that are not claimed',
    given: {
      ...britain,
      fixedSums: false,
      invoices: [{ name: '1042', due: '2026-02-28', amount: 4800 }],
      claimed: '2026-06-30',
    },
    expect: { fixed: 0, total: 188.52 },
    source: byDay('uk four months'),
  },
  {
    name: 'Nothing is late on the due day',
    given: { ...britain, invoices: [{ name: 'x', due: '2026-06-30', amount: 500 }], claimed: '2026-06-30' },
    expect: { total: 0, daily: 0, toPay: 500, verdict: 'good', schedule: { rows: 0 } },
    source: paper('Interest runs from the day after'),
  },
  {
    name: 'All paid, ten days late',
    given: {
      ...britain,
      invoices: [{ name: 'x', due: '2025-01-31', amount: 3650 }],
      claimed: '2025-06-30',
      payments: [{ day: '2025-02-10', amount: 3650 }],
    },
    expect: { interest: 12.75, daily: 0, unpaid: 0, toPay: 82.75, verdict: 'plain' },
    source: paper('3,650 × 12.75% ÷ 365 is 1.275 a day'),
  },
  {
    name: 'An amount without a due day',
    given: { ...britain, invoices: [{ name: 'x', amount: 500 }], claimed: '2026-06-30' },
    problem: 'invoices',
    source: paper('No day, no interest'),
  },
  {
    name: 'A payment without a day',
    given: {
      ...britain,
      invoices: [{ name: 'x', due: '2026-01-31', amount: 500 }],
      claimed: '2026-06-30',
      payments: [{ amount: 5 }],
    },
    problem: 'payments',
    source: paper('No day to end the interest'),
  },
  {
    name: 'More paid than owed',
    given: {
      ...britain,
      invoices: [{ name: 'x', due: '2026-01-31', amount: 500 }],
      claimed: '2026-06-30',
      payments: [{ day: '2026-02-01', amount: 501 }],
    },
    problem: 'payments',
    source: paper('501 is above 500'),
  },
])
