import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { choice, date, defineGenerator, longText, number, rows, text } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import { statementCsv, statementDocument, statementJson, sumsOfStatement } from '@/lib/engines/account-statement'

const amount = { optional: true, min: 0, max: 1e12, decimals: 4 } as const

export default defineGenerator({
  records: {
    kind: 'statement',
    business: { party: 'from', logo: 'logo', currency: 'currency', payment: 'payment' },
    client: { party: 'to' },
    number: 'number',
    date: 'date',
  },
  form: {
    from: longText('From (your business)', {
      initial: 'Harbour Studio\n12 Quay Street\nPortside 4021',
      lines: 4,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    to: longText('Customer', { initial: 'Alder & Finch\n7 Mill Lane\nRiverton 1180', lines: 4, maxLength: 1000 }),
    date: date('As of', { initial: '2026-11-30', help: 'Ages are counted to this day.' }),
    opening: number('Opening balance', {
      initial: 240,
      min: -1e12,
      max: 1e12,
      decimals: 4,
      help: 'Below zero where the customer had credit.',
    }),
    entries: rows('Invoices, credits and payments', {
      row: 'line',
      columns: {
        date: date('Date', {}),
        debit: number('Debit (invoice)', amount),
        credit: number('Credit (payment)', amount),
        due: date('Due', { optional: true }),
        settles: text('Settles', { optional: true, maxLength: 60 }),
        document: text('Document', { maxLength: 100, placeholder: 'Invoice INV-2026-0042' }),
      },
      initial: [
        { date: '2026-09-02', document: 'INV-0101', debit: 1250, due: '2026-10-02' },
        { date: '2026-10-05', document: 'INV-0118', debit: 860.5, due: '2026-11-04' },
        { date: '2026-10-20', document: 'Payment', credit: 1000 },
        { date: '2026-11-12', document: 'INV-0131', debit: 430, due: '2026-12-12' },
      ],
      min: 0,
      max: 1000,
    }),
    number: text('Statement number', { section: 'Statement', initial: 'STA-2026-0001', maxLength: 60, refines: true }),
    start: date('First day of the period', {
      section: 'Statement',
      initial: '2026-09-01',
      optional: true,
      refines: true,
    }),
    ages: choice('Age counts from', {
      section: 'Statement',
      options: { due: 'The due date', date: 'The date of the document' },
      initial: 'due',
      refines: true,
    }),
    currency: choice('Currency', {
      section: 'Statement',
      options: offeredCurrencies,
      initial: 'USD' as string,
      initialIn: currencyOfRegion,
      as: 'menu',
      refines: true,
    }),
    logo: sheetFields.logo,
    payment: longText('How to pay', { section: 'Sheet', lines: 3, maxLength: 1000, optional: true, refines: true }),
    notes: longText('Notes', { section: 'Sheet', lines: 2, maxLength: 2000, optional: true, refines: true }),
    paper: sheetFields.paper,
    look: sheetFields.look,
    colour: sheetFields.colour,
  },
  makes:
    'A statement of account with the balance after every invoice and payment, and how long what is open has waited, in whole cents.',
  limits: [
    'A payment goes to the document that it names, and what is left of it to what has waited longest. Your books may apply it otherwise.',
    'No interest is added. What may be charged for late payment depends on contract and country.',
    'One customer and one currency on a sheet, at most 1,000 lines.',
    'It says what your books hold; it is no invoice, and sets no new date to pay.',
  ],
  sources: [
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build: (values, { show }) => statementDocument(values, show),
  slow: ({ entries }) => entries.length > 200,

  files: {
    csv: {
      label: 'CSV of the lines',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const sums = sumsOfStatement(values)
        return 'problem' in sums ? sums : statementCsv(values, sums)
      },
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      make(values) {
        const sums = sumsOfStatement(values)
        return 'problem' in sums ? sums : statementJson(values, sums)
      },
    },
  },
  opens: true,

  examples: [
    {
      name: 'Three invoices and a payment on account',
      given: {},
      expect: {
        text: [
          'Debits: $2,540.50',
          'Credits: $1,000.00',
          'Balance due: $1,780.50',
          'Not yet due\t1 to 30 days late\t31 to 60\t61 to 90\tOver 90\n$430.00\t$860.50\t$490.00\t$0.00\t$0.00',
        ],
      },
    },
  ],
})
