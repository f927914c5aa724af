import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'credit-note',
  title: 'Credit note',
  number: { label: 'Credit note number', initial: 'CN-2026-0001' },
  date: 'Credit note date',
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Harbour Studio\n12 Quay Street\nPortside 4021\nhello@harbour.example',
  },
  to: { label: 'Credit to', role: 'Credit to', initial: 'Alder & Finch\n7 Mill Lane\nRiverton 1180' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Photography, hours not worked', quantity: 2, unit: 'hours', price: 85, discount: 0.05, tax: 0.1 },
  ],
  fields: ['original', 'originalDate', 'reason'],
  due: 'Amount credited',
  law: () => import('@/lib/engines/invoice-law'),
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A credit note that names the invoice it corrects and takes back amount and tax by the same rounding that charged them, after EN 16931.',
  limits: [
    'Quantities and prices are entered above zero: the document itself says that they are given back.',
    'The page does not know the invoice. Whether more is credited than was charged, you compare yourself.',
    'The original rate is yours to enter, even where the rate has changed since.',
  ],
  sources: [
    {
      title: 'Directive 2006/112/EC, article 219: a document that amends an invoice counts as an invoice',
      href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02006L0112-20250414',
    },
  ],
  examples: [
    {
      name: 'Two hours given back',
      given: { original: 'INV-2026-0001', originalDate: '2026-11-02', reason: 'Two hours were not worked' },
      expect: {
        text: [
          'Corrects: INV-2026-0001 of Nov 2, 2026',
          'Total without tax: $161.50',
          'Tax 10%: $16.15',
          'Amount credited: $177.65',
        ],
      },
    },
  ],
})
