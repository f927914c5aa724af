import { defineGeneratorCases } from '@/lib/kits/generator'
import purchaseOrder from './purchase-order'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(purchaseOrder, [
  {
    name: 'A hundred sheets and two pens',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      lines: [
        { description: 'Red paper', quantity: 120, unit: 'sheets', price: 0.175, tax: 0.19 },
        { description: 'Pen', quantity: 15, price: 1.99, discount: 0.1, tax: 0.19 },
      ],
    },
    expect: {
      text: ['€0.175', '€21.00', '€26.86', 'Total without tax: €47.86', 'VAT 19%: €9.09', 'Total with tax: €56.95'],
    },
    source: paper('120 × 0.175 = 21; 15 × 1.99 = 29.85 less 2.985, rounded 2.99 = 26.86; 47.86 × 19% = 9.0934'),
  },
  {
    name: 'Where it goes and when',
    given: { shipTo: 'Warehouse 2\nDock Road 9', deadline: '2027-01-15', incoterms: 'FCA Hamburg' },
    region: 'uk',
    expect: {
      text: ['Ship to: Warehouse 2\nDock Road 9', 'Required by: 15 Jan 2027', 'Terms of delivery: FCA Hamburg'],
    },
    source: request,
  },
  {
    name: 'Two people sign',
    given: {},
    expect: { text: ['Ordered by', 'Approved by'] },
    source: request,
  },
  {
    name: 'Freight on the whole',
    given: {
      lines: [{ description: 'Bolt', quantity: 1000, price: 0.0421 }],
      adjustments: [{ reason: 'Freight', kind: 'charge-amount', size: 18 }],
    },
    expect: { text: ['$0.0421', 'Freight: $18.00', 'Total: $60.10'] },
    source: paper('1,000 × 0.0421 = 42.10; + 18 = 60.10'),
  },
])
