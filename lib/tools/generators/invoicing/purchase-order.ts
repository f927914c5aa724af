import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'purchase-order',
  title: 'Purchase order',
  number: { label: 'Order number', initial: 'PO-2026-0001' },
  date: 'Order date',
  deadline: { label: 'Required by', initial: '2026-12-07' },
  from: {
    label: 'Buyer (your business)',
    role: 'Buyer',
    initial: 'Casa Verde\n5 Plaza Mayor\nVillanueva 8002\norders@casaverde.example',
  },
  to: { label: 'Supplier', role: 'Supplier', initial: 'Northlight Lamps\n40 Foundry Street\nPortside 4021' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'NL-204 desk lamp, brass', quantity: 24, unit: 'pieces', price: 38.5, tax: 0.1 },
    { description: 'NL-911 spare bulb', quantity: 48, unit: 'pieces', price: 3.2, discount: 0.1, tax: 0.1 },
  ],
  fields: ['shipTo', 'incoterms'],
  signers: ['Ordered by', 'Approved by'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A purchase order with delivery address, delivery terms and two signatures, whose total is what the supplier’s invoice should come to.',
  limits: [
    'Incoterms are printed as you type them; the page does not check that rule and place fit each other.',
    'The file for other programs is CSV or JSON. An electronic order in UBL is not made.',
    'Who may approve an order is a rule of your house. The page only draws the lines to sign on.',
  ],
  sources: [
    {
      title: 'International Chamber of Commerce: Incoterms 2020',
      href: 'https://iccwbo.org/business-solutions/incoterms-rules/incoterms-2020/',
    },
  ],
  examples: [
    {
      name: 'Lamps and spare bulbs',
      given: { incoterms: 'DAP Villanueva, Incoterms 2020' },
      expect: {
        text: [
          'Terms of delivery: DAP Villanueva, Incoterms 2020',
          'Total without tax: $1,062.24',
          'Tax 10%: $106.22',
          'Total with tax: $1,168.46',
        ],
      },
    },
  ],
})
