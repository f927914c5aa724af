import { defineGeneratorCases } from '@/lib/kits/generator'
import statement from './statement-of-account'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const calendar = (how: string) => ({ title: 'Wall calendar', how })
const request = { title: 'The request itself' }
const empty = { opening: 0, start: undefined } as const

export default defineGeneratorCases(statement, [
  {
    name: 'The edges of the ages, from the due date',
    given: {
      ...empty,
      date: '2026-07-01',
      entries: [
        { date: '2026-01-01', document: 'A', debit: 1, due: '2026-07-01' },
        { date: '2026-01-01', document: 'B', debit: 2, due: '2026-06-30' },
        { date: '2026-01-01', document: 'C', debit: 4, due: '2026-06-01' },
        { date: '2026-01-01', document: 'D', debit: 8, due: '2026-05-31' },
        { date: '2026-01-01', document: 'E', debit: 16, due: '2026-05-02' },
        { date: '2026-01-01', document: 'F', debit: 32, due: '2026-05-01' },
        { date: '2026-01-01', document: 'G', debit: 64, due: '2026-04-02' },
        { date: '2026-01-01', document: 'H', debit: 128, due: '2026-04-01' },
      ],
    },
    expect: {
      text: ['Balance due: $255.00', 'Over 90\n$1.00\t$6.00\t$24.00\t$96.00\t$128.00'],
    },
    source: calendar('To 1 July: 1 June is 30 days, 31 May 31, 2 May 60, 1 May 61, 2 April 90, 1 April 91'),
  },
  {
    name: 'The same from the date of the document',
    given: {
      ...empty,
      ages: 'date',
      date: '2026-07-01',
      entries: [
        { date: '2026-07-01', document: 'A', debit: 1, due: '2026-09-01' },
        { date: '2026-06-01', document: 'B', debit: 2 },
        { date: '2026-05-31', document: 'C', debit: 4 },
        { date: '2026-04-01', document: 'D', debit: 8 },
      ],
    },
    expect: { text: ['0 to 30 days old\t31 to 60\t61 to 90\tOver 90\n$3.00\t$4.00\t$0.00\t$8.00'] },
    source: calendar('0, 30, 31 and 91 days'),
  },
  {
    name: 'Balance after every line, in the order of the days',
    given: {
      opening: 100,
      start: '2026-01-01',
      date: '2026-01-31',
      currency: 'EUR',
      entries: [
        { date: '2026-01-20', document: 'Transfer', credit: 150.25 },
        { date: '2026-01-10', document: 'Invoice 7', debit: 99.99, due: '2026-02-09' },
      ],
    },
    region: 'uk',
    expect: {
      text: [
        'Period: 1 Jan 2026 – 31 Jan 2026',
        '1 Jan 2026\tOpening balance\t\t\t\t€100.00',
        '10 Jan 2026\tInvoice 7\t9 Feb 2026\t€99.99\t\t€199.99',
        '20 Jan 2026\tTransfer\t\t\t€150.25\t€49.74',
        'Balance due: €49.74',
      ],
    },
    source: paper('100 + 99.99 = 199.99; − 150.25 = 49.74'),
  },
  {
    name: 'A payment goes to the invoice it names, and its rest to the oldest',
    given: {
      ...empty,
      date: '2026-07-01',
      entries: [
        { date: '2026-03-01', document: 'INV-1', debit: 50, due: '2026-03-31' },
        { date: '2026-06-01', document: 'INV-2', debit: 80, due: '2026-07-01' },
        { date: '2026-06-20', document: 'Card', credit: 100, settles: 'inv-2' },
      ],
    },
    expect: {
      text: ['Over 90\n$0.00\t$0.00\t$0.00\t$0.00\t$30.00'],
      files: {
        csv: [
          'Date,Document,Due,Debit,Credit,Balance,Still open,Currency',
          ',Opening balance,,,,0.00,,USD',
          '2026-03-01,INV-1,2026-03-31,50.00,,50.00,30.00,USD',
          '2026-06-01,INV-2,2026-07-01,80.00,,130.00,0.00,USD',
          '2026-06-20,Card,,,100.00,30.00,,USD',
          '',
        ].join('\r\n'),
      },
    },
    source: paper('80 settle INV-2, 20 go to INV-1: 50 − 20 = 30, 92 days after 31 March'),
  },
  {
    name: 'More paid than owed',
    given: {
      ...empty,
      date: '2026-07-01',
      entries: [
        { date: '2026-06-01', document: '=INV', debit: 10 },
        { date: '2026-06-02', document: 'Cash', credit: 25.5 },
      ],
    },
    expect: { text: ['Balance in your favour: $15.50', 'Credit not applied', '−$15.50'] },
    source: paper('25.50 − 10'),
  },
  {
    name: 'What was open before ages from the first day of the period',
    given: {
      opening: 70,
      start: '2026-05-31',
      date: '2026-07-01',
      entries: [],
      payment: 'IBAN on the invoice',
      notes: 'Thank you',
    },
    expect: {
      text: ['Over 90\n$0.00\t$0.00\t$70.00\t$0.00\t$0.00', 'Payment\n\nIBAN on the invoice', 'Notes\n\nThank you'],
    },
    source: calendar('31 days'),
  },
  {
    name: 'A line with both amounts',
    given: { entries: [{ date: '2026-06-01', document: 'X', debit: 1, credit: 1 }] },
    problem: 'entries',
    source: request,
  },
  {
    name: 'A line without an amount',
    given: { entries: [{ date: '2026-06-01', document: 'X' }] },
    problem: 'entries',
    source: request,
  },
  {
    name: 'A line after the day of the statement',
    given: { date: '2026-06-01', entries: [{ date: '2026-06-02', document: 'X', debit: 1 }] },
    problem: 'entries',
    source: request,
  },
])
