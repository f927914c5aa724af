import { defineGeneratorCases } from '@/lib/kits/generator'
import timesheetInvoice from './timesheet-invoice'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }
const work = { date: '2026-11-02', project: 'Site', billed: true }
/** From nine o'clock for so many minutes. */
const minutes = (count: number) => ({
  ...work,
  start: '09:00',
  end: `${String(9 + Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`,
})

export default defineGeneratorCases(timesheetInvoice, [
  {
    name: 'Up to six minutes, at the edges',
    given: {
      rate: 100,
      rounding: 'up6',
      grouping: 'entry',
      entries: [minutes(6), minutes(7), minutes(12), minutes(13)],
      annex: false,
    },
    expect: {
      text: ['0.1 h\t$100.00\t$10.00', '0.2 h\t$100.00\t$20.00', '0.3 h\t$100.00\t$30.00', 'Amount due: $80.00'],
    },
    source: paper('6 → 0.1, 7 → 0.2, 12 → 0.2, 13 → 0.3: 0.8 h at 100'),
  },
  {
    name: 'To the nearest six minutes, halves upwards',
    given: {
      rate: 100,
      rounding: 'near6',
      grouping: 'entry',
      entries: [minutes(2), minutes(3), minutes(8), minutes(9)],
    },
    expect: { text: ['0 h\t$100.00\t$0.00', 'Hours worked: 0.36', 'Hours billed: 0.40', 'Amount due: $40.00'] },
    source: paper('2 → 0, 3 → 0.1, 8 → 0.1, 9 → 0.2; worked 0.03 + 0.05 + 0.13 + 0.15'),
  },
  {
    name: 'Quarters, up and to the nearest',
    given: {
      rate: 60,
      rounding: 'near15',
      entries: [minutes(7), minutes(8), minutes(22), minutes(23)],
    },
    expect: { text: ['Site\t1 h\t$60.00\t$60.00'] },
    source: paper('7 → 0, 8 → 15, 22 → 15, 23 → 30: 60 minutes'),
  },
  {
    name: 'Quarters upwards',
    given: { rate: 60, rounding: 'up15', entries: [minutes(15), minutes(16), minutes(1)] },
    expect: { text: ['Site\t1 h\t$60.00\t$60.00'] },
    source: paper('15 + 30 + 15'),
  },
  {
    name: 'Not rounded, a third of an hour is cut to hundredths',
    given: { rate: 90, rounding: 'none', entries: [minutes(20)] },
    expect: { text: ['Site\t0.33 h\t$90.00\t$29.70'] },
    source: paper('0.33 × 90'),
  },
  {
    name: 'A night shift ends on the next day',
    given: {
      rate: 10,
      rounding: 'none',
      entries: [{ ...work, start: '22:00', end: '06:30', person: 'Ana', task: 'Watch' }],
    },
    expect: {
      text: [
        'Site\t8.5 h',
        'Date\tProject\tPerson\tTask\tTime\tWorked\tBilled\nNov 2, 2026\tSite\tAna\tWatch\t22:00–06:30\t8.50\t8.50',
      ],
    },
    source: paper('2 hours before midnight and 6.5 after'),
  },
  {
    name: 'Two rates in one project are two lines',
    given: {
      rate: 50,
      rounding: 'none',
      entries: [
        { ...work, hours: 2 },
        { ...work, hours: 1, rate: 80 },
        { ...work, project: 'SITE', hours: 1 },
      ],
    },
    expect: { text: ['Site\t3 h\t$50.00\t$150.00', 'Site\t1 h\t$80.00\t$80.00'] },
    source: paper('2 + 1 at 50; 1 at 80'),
  },
  {
    name: 'By person and by day',
    given: {
      rate: 50,
      rounding: 'none',
      grouping: 'person',
      entries: [
        { ...work, person: 'Ben', hours: 1 },
        { ...work, person: 'Ana', hours: 2 },
        { ...work, person: 'ben', hours: 3 },
      ],
    },
    expect: { text: ['Ben\t4 h\t$50.00\t$200.00', 'Ana\t2 h\t$50.00\t$100.00'] },
    source: paper('1 + 3'),
  },
  {
    name: 'A cap and a tax on what is left',
    given: { rate: 100, rounding: 'none', cap: 250.5, tax: 0.2, entries: [{ ...work, hours: 3 }] },
    expect: {
      text: ['Beyond the agreed cap: −$49.50', 'Total without tax: $250.50', 'VAT 20%: $50.10', 'Amount due: $300.60'],
    },
    source: paper('300 − 250.50 = 49.50; 250.50 × 20% = 50.10'),
  },
  {
    name: 'What is not billed stands in the timesheet alone',
    given: {
      rate: 100,
      rounding: 'none',
      entries: [
        { ...work, hours: 1 },
        { ...work, hours: 2, billed: false, task: 'Own meeting' },
      ],
    },
    expect: { text: ['Amount due: $100.00', 'Own meeting\t2.00\t\n', 'Hours worked: 3.00', 'Hours billed: 1.00'] },
    source: request,
  },
  {
    name: 'All entries as a table',
    given: {
      rate: 70,
      entries: [{ ...work, project: '=Site', person: 'Ana', start: '09:00', end: '09:50', task: 'Call' }],
    },
    expect: {
      files: {
        csv: [
          'Date,Project,Person,Task,Start,End,Worked,Billed,Rate,Currency',
          "2026-11-02,'=Site,Ana,Call,09:00,09:50,0.83,1.00,70,USD",
          '',
        ].join('\r\n'),
      },
    },
    source: {
      title: 'OWASP: CSV injection',
      href: 'https://owasp.org/www-community/attacks/CSV_Injection',
      how: '50 minutes are 0.83 hours, and four quarters',
    },
  },
  {
    name: 'Neither hours nor times',
    given: { entries: [{ ...work, start: '09:00' }] },
    problem: 'entries',
    source: request,
  },
  {
    name: 'The same minute twice',
    given: { entries: [{ ...work, start: '09:00', end: '09:00' }] },
    problem: 'entries',
    source: request,
  },
  {
    name: 'Nothing to bill',
    given: { entries: [{ ...work, hours: 1, billed: false }] },
    problem: 'entries',
    source: request,
  },
])
