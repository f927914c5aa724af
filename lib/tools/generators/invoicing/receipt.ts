import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'receipt',
  title: 'Receipt',
  number: { label: 'Receipt number', initial: 'REC-2026-0001' },
  date: 'Date of payment',
  from: {
    label: 'Received by (you)',
    role: 'Received by',
    initial: 'Brightwell Music School\n3 Station Road\nPortside 4021',
  },
  to: { label: 'Received from', role: 'Received from', initial: 'Jordan Reyes\n18 Orchard Lane\nRiverton 1180' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Piano lesson', quantity: 8, unit: 'hours', price: 45 },
    { description: 'Sheet music', quantity: 1, price: 18.5 },
  ],
  fields: ['received', 'method', 'tendered', 'purpose', 'inWords', 'original', 'originalDate'],
  due: 'Amount due',
  payment: 'received',
  signers: ['Received by'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A receipt that says what came in, in figures and in words, from whom, what for, by which means, and what is still to be paid.',
  limits: [
    'Words are English, in thousands and millions or in lakhs and crores. Currencies are called by their own name: dollars, whichever country’s.',
    'It is printed on A4 or US Letter. Rolls of receipt printers are not among the sheets.',
    'It proves that money was received. Whether it also serves as a tax invoice depends on your country.',
    'A country that wants sales registered in a certified cash register wants more than a sheet of paper.',
  ],
  sources: [
    {
      title: 'Unicode CLDR: English names of currencies',
      href: 'https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-numbers-full/main/en/currencies.json',
    },
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
  ],
  examples: [
    {
      name: 'Eight lessons paid in cash',
      given: { method: 'cash', tendered: 400 },
      expect: {
        text: [
          'Amount received: $378.50',
          'In words: Three hundred seventy-eight dollars and fifty cents',
          'Change: $21.50',
          'Balance: $0.00',
        ],
      },
    },
    {
      name: 'A part of the rent',
      given: {
        currency: 'INR',
        inWords: 'indian',
        lines: [{ description: 'Rent, shop 12', quantity: 1, price: 125_000 }],
        received: 100_000,
        purpose: 'Rent for November 2026',
      },
      expect: {
        text: ['In words: Rupees one lakh only', 'For: Rent for November 2026'],
      },
    },
  ],
})
