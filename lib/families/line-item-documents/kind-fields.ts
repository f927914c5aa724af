import { choice, date, longText, number, text, toggle } from '@/lib/kits/fields/define'

/** Fields that some kinds of documents have and others do not. */
export const kindFields = {
  shipTo: longText('Ship to', {
    section: 'Delivery',
    lines: 3,
    maxLength: 1000,
    optional: true,
    help: 'Where it is another address.',
    refines: true,
  }),
  supplyDate: date('Date of supply', {
    section: 'Dates and references',
    optional: true,
    help: 'Where it is another day than that of the document.',
    refines: true,
  }),
  original: text('Number of the original document', {
    section: 'Dates and references',
    optional: true,
    maxLength: 60,
    help: 'The document that this one corrects or settles.',
  }),
  originalDate: date('Date of the original document', {
    section: 'Dates and references',
    optional: true,
    max: { field: 'date' },
    refines: true,
  }),
  reason: text('Reason', { section: 'Dates and references', optional: true, maxLength: 300, refines: true }),
  incoterms: text('Incoterms', {
    section: 'Delivery',
    optional: true,
    maxLength: 60,
    placeholder: 'FCA Hamburg, Incoterms 2020',
    refines: true,
  }),
  carrier: text('Carrier and tracking number', { section: 'Delivery', optional: true, maxLength: 120, refines: true }),
  parcels: number('Parcels', { section: 'Delivery', optional: true, min: 1, max: 10_000, decimals: 0, refines: true }),
  grossWeight: number('Gross weight', {
    section: 'Delivery',
    optional: true,
    above: 0,
    max: 1_000_000,
    unit: 'kg',
    refines: true,
  }),
  export: text('Reason for export', {
    section: 'Delivery',
    optional: true,
    maxLength: 60,
    placeholder: 'Sale',
    refines: true,
  }),
  declaration: longText('Declaration', {
    section: 'Delivery',
    lines: 2,
    maxLength: 1000,
    optional: true,
    refines: true,
  }),
  method: choice('Paid by', {
    section: 'Payment',
    options: { transfer: 'Bank transfer', card: 'Card', cash: 'Cash', cheque: 'Cheque', other: 'Other' },
    initial: 'transfer',
    as: 'menu',
    refines: true,
  }),
  received: number('Amount received', {
    section: 'Payment',
    optional: true,
    above: 0,
    max: 1e12,
    help: 'Where it is a part. Left empty, all of it has been paid.',
    refines: true,
  }),
  purpose: text('What it is for', {
    section: 'Payment',
    optional: true,
    maxLength: 300,
    placeholder: 'Rent for November 2026',
    refines: true,
  }),
  inWords: choice('Amount in words', {
    section: 'Payment',
    options: {
      'without and': 'One hundred five',
      'with and': 'One hundred and five',
      indian: 'In lakhs and crores',
      none: 'Not printed',
    },
    initial: 'without and',
    initialIn: {
      ...Object.fromEntries(
        (['uk', 'eu', 'ie', 'au', 'nz', 'sg', 'hk', 'my', 'za', 'ng', 'ke', 'ae'] as const).map((code) => [
          code,
          'with and' as const,
        ]),
      ),
      in: 'indian',
    },
    as: 'menu',
    refines: true,
  }),
  tendered: number('Cash given', {
    section: 'Payment',
    optional: true,
    min: 0,
    help: 'The change is worked out.',
    shownWhen: { field: 'method', is: 'cash' },
    refines: true,
  }),
  cartonPages: toggle('A page for each carton', {
    section: 'Sheet',
    help: 'After a first page with all of them.',
    refines: true,
  }),
} as const
