import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import {
  groupings,
  hoursCsv,
  hoursInvoice,
  hoursInvoiceJson,
  roundings,
  timesheetJson,
} from '@/lib/engines/hours-invoice'
import { choice, date, defineGenerator, longText, number, percent, rows, text, toggle } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'

const clock = { source: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', says: 'be a time such as 09:30' } as const

export default defineGenerator({
  records: {
    kind: 'invoice',
    besides: true,
    business: { party: 'from', taxId: 'fromId', logo: 'logo', currency: 'currency', terms: 'terms', payment: 'bank' },
    client: { party: 'to' },
    number: 'number',
    date: 'date',
    due: 'deadline',
  },
  form: {
    from: longText('From (your business)', {
      initial: 'Harbour Studio\n12 Quay Street\nPortside 4021',
      lines: 3,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    to: longText('Bill to', { initial: 'Alder & Finch\n7 Mill Lane\nRiverton 1180', lines: 3, maxLength: 1000 }),
    rate: number('Rate for an hour', { initial: 85, min: 0, max: 1e9, decimals: 4 }),
    grouping: choice('A line for each', { options: groupings, initial: 'project', as: 'menu' }),
    entries: rows('Time', {
      row: 'entry',
      columns: {
        date: date('Date', {}),
        project: text('Project', { maxLength: 100 }),
        person: text('Person', { optional: true, maxLength: 60 }),
        hours: number('Hours', { optional: true, above: 0, max: 1000, decimals: 4 }),
        start: text('Start', { optional: true, pattern: clock }),
        end: text('End', { optional: true, pattern: clock }),
        rate: number('Other rate', { optional: true, min: 0, max: 1e9, decimals: 4 }),
        billed: toggle('Billed', { initial: true }),
        task: text('Task', { optional: true, maxLength: 200 }),
      },
      initial: [
        { date: '2026-11-02', project: 'Website', person: 'Ana', hours: 6.5, task: 'Page layouts' },
        { date: '2026-11-03', project: 'Website', person: 'Ana', start: '09:00', end: '12:20', task: 'Corrections' },
        { date: '2026-11-03', project: 'Photography', person: 'Ben', start: '13:00', end: '17:00', rate: 95 },
        { date: '2026-11-04', project: 'Website', person: 'Ana', hours: 1, task: 'Own meeting', billed: false },
      ],
      min: 1,
      max: 1000,
    }),
    rounding: choice('Time of each entry', {
      section: 'Billing',
      options: roundings,
      initial: 'up15',
      as: 'menu',
      refines: true,
    }),
    cap: number('Cap without tax', {
      section: 'Billing',
      optional: true,
      above: 0,
      max: 1e12,
      decimals: 4,
      help: 'What lies beyond is taken off.',
      refines: true,
    }),
    tax: percent('Tax rate', { section: 'Billing', optional: true, min: 0, max: 1, refines: true }),
    taxName: text('Name of the tax', { section: 'Billing', initial: 'VAT', maxLength: 30, refines: true }),
    currency: choice('Currency', {
      section: 'Billing',
      options: offeredCurrencies,
      initial: 'USD' as string,
      initialIn: currencyOfRegion,
      as: 'menu',
      refines: true,
    }),
    number: text('Invoice number', { section: 'Invoice', initial: 'INV-2026-0001', maxLength: 60, refines: true }),
    date: date('Invoice date', { section: 'Invoice', initial: '2026-11-30', refines: true }),
    deadline: date('Due date', {
      section: 'Invoice',
      initial: '2026-12-30',
      optional: true,
      min: { field: 'date' },
      refines: true,
    }),
    fromId: text('Your tax number', { section: 'Invoice', optional: true, maxLength: 60, refines: true }),
    terms: text('Payment terms', { section: 'Invoice', optional: true, maxLength: 300, refines: true }),
    bank: longText('How to pay', { section: 'Invoice', lines: 2, maxLength: 1000, optional: true, refines: true }),
    logo: sheetFields.logo,
    annex: toggle('Timesheet behind the invoice', { section: 'Sheet', initial: true, refines: true }),
    notes: longText('Notes', { section: 'Sheet', lines: 2, maxLength: 2000, optional: true, refines: true }),
    paper: sheetFields.paper,
    look: sheetFields.look,
    colour: sheetFields.colour,
  },
  makes:
    'An invoice of logged hours, rounded and added up by project, person or day, with the timesheet behind it and its sums in whole cents.',
  limits: [
    'Each entry is rounded by itself. Without rounding, hours are cut to hundredths.',
    'A break is two entries, one before and one after it.',
    'An end before the start is taken for the next day. When clocks change in that night, type the hours instead.',
    'One tax rate for all lines. For more, open the saved invoice in the invoice tool.',
    'At most 1,000 entries.',
  ],
  sources: [
    {
      title: 'EN 16931-1: semantic data model of the core elements of an electronic invoice, business rules',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931',
    },
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
  ],

  build: (values, { show }) => hoursInvoice(values, show),
  slow: ({ entries }) => entries.length > 150,

  files: {
    csv: {
      label: 'CSV of the time',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: (values) => hoursCsv(values),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      make: (values) => timesheetJson(values),
    },
    invoice: {
      label: 'JSON for the invoice tool',
      type: 'application/json',
      extension: 'json',
      make: (values, { show }) => hoursInvoiceJson(values, show),
    },
  },
  opens: true,

  examples: [
    {
      name: 'Two projects, quarters of an hour',
      given: { rate: 85, rounding: 'up15' },
      expect: {
        text: [
          'Website\t10 h\t$85.00\t$850.00',
          'Photography\t4 h\t$95.00\t$380.00',
          'Amount due: $1,230.00',
          'Hours billed: 14.00',
        ],
      },
    },
  ],
})
