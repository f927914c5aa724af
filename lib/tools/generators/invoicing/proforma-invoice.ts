import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'proforma-invoice',
  title: 'Pro forma invoice',
  statement: 'This is not a tax invoice. No tax can be deducted with it.',
  number: { label: 'Pro forma number', initial: 'PRO-2026-0001' },
  date: 'Date',
  deadline: { label: 'Valid until', initial: '2026-12-23' },
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Northlight Lamps\n40 Foundry Street\nPortside 4021\nsales@northlight.example',
  },
  to: { label: 'To', role: 'To', initial: 'Casa Verde\n5 Plaza Mayor\nVillanueva 8002' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Desk lamp, brass', quantity: 24, unit: 'pieces', price: 38.5, tax: 0.1 },
    { description: 'Freight', quantity: 1, price: 120, tax: 0.1 },
  ],
  fields: ['shipTo', 'incoterms'],
  due: 'Amount to pay in advance',
  payment: 'asked',
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A pro forma invoice, marked as no tax invoice, whose total is the one that the invoice will have, rounded by the same rules of EN 16931.',
  limits: [
    'It asks for payment and proves no sale: tax offices and most customs offices want the invoice itself.',
    'A deposit is a share of what is to be paid; a fixed amount is entered as a line or as already paid.',
    'Its number belongs to a series of its own, so that the series of invoices has no gaps.',
  ],
  examples: [
    {
      name: 'Lamps for a shop abroad',
      given: { deposit: 0.3 },
      expect: {
        text: [
          'This is not a tax invoice.',
          'Total without tax: $1,044.00',
          'Total with tax: $1,148.40',
          'Deposit to pay now, 30%: $344.52',
          'Balance: $803.88',
        ],
      },
    },
  ],
})
