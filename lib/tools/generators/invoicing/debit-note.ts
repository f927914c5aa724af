import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'debit-note',
  title: 'Debit note',
  number: { label: 'Debit note number', initial: 'DB-2026-0001' },
  date: 'Debit note date',
  deadline: { label: 'Due date', initial: '2026-12-23' },
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Harbour Studio\n12 Quay Street\nPortside 4021\nhello@harbour.example',
  },
  to: { label: 'Debit to', role: 'Debit to', initial: 'Alder & Finch\n7 Mill Lane\nRiverton 1180' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Second day of photography, left off the invoice', quantity: 3, unit: 'hours', price: 85, tax: 0.1 },
  ],
  fields: ['original', 'originalDate', 'reason'],
  due: 'Amount due',
  payment: 'asked',
  law: () => import('@/lib/engines/invoice-law'),
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A debit note that adds to an earlier invoice what it charged too little, with the tax of the difference, after the business rules of EN 16931.',
  limits: [
    'Only the difference is entered. The page does not know the invoice and prints no new balance of it.',
    'The day of the original document cannot be after that of the debit note.',
    'Some countries know no debit note for sales and want a further invoice; ask your tax office.',
  ],
  sources: [
    {
      title: 'Directive 2006/112/EC, article 219: a document that amends an invoice counts as an invoice',
      href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02006L0112-20250414',
    },
  ],
  examples: [
    {
      name: 'Three hours were left off',
      given: { original: 'INV-2026-0001', originalDate: '2026-11-02', reason: 'Second day not invoiced' },
      expect: { text: ['Corrects: INV-2026-0001 of Nov 2, 2026', 'Total without tax: $255.00', 'Amount due: $280.50'] },
    },
  ],
})
