import { defineGeneratorCases } from '@/lib/kits/generator'
import reminder from './payment-reminder-letter'

const byHand = { title: 'The reminder written by hand', how: 'Each sentence composed from the entries' }
const order = {
  title: 'The Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002, article 4',
  href: 'https://www.legislation.gov.uk/uksi/2002/1675/made',
  how: 'Eight points above the rate; interest and sums worked out in Python decimal',
}
const one = (amount: number, due: string) => [{ number: 'A1', due, amount }]
const uk = { law: 'uk', interest: 'statute', letterDate: '2026-11-23', base: 0.04 } as const

export default defineGeneratorCases(reminder, [
  {
    name: 'A debt just below a thousand, one day late',
    given: { ...uk, invoices: one(999.99, '2026-11-22') },
    expect: { text: ['A1\t22 November 2026\t1\t£999.99\t£0.33\t£40.00', 'transfer £1,040.32 by 30 November 2026'] },
    source: {
      title: 'Insolvency Service, technical manual, 31.1.49',
      href: 'https://www.insolvencydirect.bis.gov.uk/freedomofinformationtechnical/technicalmanual/Ch25-36/Chapter31/part1/31-1part7.htm',
      how: 'Up to 999.99: 40; 999.99 × 12% ÷ 365 = 0.3288',
    },
  },
  {
    name: 'A debt of a thousand',
    given: { ...uk, invoices: one(1000, '2026-11-22') },
    expect: { text: ['\t£1,000.00\t£0.33\t£70.00'] },
    source: {
      title: 'Insolvency Service, technical manual, 31.1.49',
      href: 'https://www.insolvencydirect.bis.gov.uk/freedomofinformationtechnical/technicalmanual/Ch25-36/Chapter31/part1/31-1part7.htm',
      how: 'From 1,000 to 9,999.99: 70',
    },
  },
  {
    name: 'A debt of ten thousand, a hundred days late',
    given: { ...uk, base: 0.0415, invoices: one(10000, '2026-08-15') },
    expect: {
      text: [
        'A1\t15 August 2026\t100\t£10,000.00\t£332.88\t£100.00',
        'Commercial Debts (Interest) Act 1998: 12.15% a year, simple',
        'The charge is the fixed sum under section 5A of the Act.',
        'After today the sum grows by £3.33 a day.',
      ],
    },
    source: order,
  },
  {
    name: 'Without the fixed sum',
    given: { ...uk, charge: false, invoices: one(1200, '2026-09-30') },
    expect: { text: ['\t54\t£1,200.00\t£21.30\n', 'transfer £1,221.30 by'] },
    source: order,
  },
  {
    name: 'The least under the directive',
    given: { law: 'eu', interest: 'statute', letterDate: '2026-11-23', base: 0.02, invoices: one(730, '2026-10-24') },
    expect: {
      text: ['\t30\t€730.00\t€6.00\t€40.00', '10% a year, simple', 'recovery costs under its article 6.', '€776.00'],
    },
    source: {
      title: 'Directive 2011/7/EU, articles 2(6) and 6(1)',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
      how: 'Reference rate and eight points, 40 euros; 730 × 10% × 30 ÷ 365 = 6.00',
    },
  },
  {
    name: 'Interest that was agreed, in a last reminder',
    given: {
      level: 'final',
      interest: 'contract',
      agreed: 0.05,
      letterDate: '2026-11-23',
      earlier: '2026-11-02',
      invoices: one(730, '2026-10-24'),
      nextStep: 'court',
      payWithin: 10,
      payTo: 'GB33BUKB20201555555555',
    },
    region: 'uk',
    expect: {
      text: [
        'Last reminder before further steps',
        'We wrote to you on 2 November 2026, without an answer.',
        'The interest is the one that we agreed on: 5% a year',
        'We ask you to pay £733.00 by 3 December 2026 to GB33BUKB20201555555555.',
        'If it has not arrived by then, we go to court.',
      ],
    },
    source: { title: 'Arithmetic', how: '730 × 5% × 30 ÷ 365 = 3.00; 23 November and ten days is 3 December' },
  },
  {
    name: 'A firm reminder, and what is not due yet stays out',
    given: {
      level: 'firm',
      letterDate: '2026-11-23',
      invoices: [
        { number: 'A1', due: '2026-11-22', amount: 10 },
        { number: 'A2', due: '2026-11-23', amount: 20 },
      ],
    },
    region: 'uk',
    expect: {
      text: [
        'Second payment reminder',
        'A1\t22 November 2026\t1\t£10.00\nTotal\t\t\t£10.00',
        'We ask you to pay £10.00',
      ],
    },
    source: { title: 'The calendar', how: 'What is due today is not late before tomorrow' },
  },
  {
    name: 'A letter on the day on which the only invoice is due',
    given: { letterDate: '2026-11-23', invoices: one(10, '2026-11-23') },
    problem: 'letterDate',
    source: { title: 'The calendar', how: 'What is due today is not late before tomorrow' },
  },
  {
    name: 'Nothing filled in',
    given: {},
    expect: { text: ['Please transfer [sum to pay] by [last day to pay].'] },
    source: byHand,
  },
])
