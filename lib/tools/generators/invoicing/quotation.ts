import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'quotation',
  title: 'Quotation',
  number: { label: 'Quotation number', initial: 'QUO-2026-0001' },
  date: 'Quotation date',
  deadline: { label: 'Valid until', initial: '2026-12-23' },
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Brightside Carpentry\n3 Saw Yard\nPortside 4021\noffice@brightside.example',
  },
  to: { label: 'Quotation for', role: 'For', initial: 'Lena Ortiz\n18 Hill Road\nRiverton 1180' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'optional'],
  lines: [
    { description: 'Fitted wardrobe, oak', quantity: 1, price: 1850, tax: 0.1 },
    { description: 'Fitting', quantity: 12, unit: 'hours', price: 48, tax: 0.1 },
    { description: 'Soft-close drawers', quantity: 4, price: 65, tax: 0.1, optional: true },
  ],
  signers: ['Accepted by the customer'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A quotation whose total leaves out the options that the customer has not chosen yet, added up in whole cents after the business rules of EN 16931.',
  limits: [
    'Your costs and your margin are not asked, so that they cannot end up on the sheet.',
    'Discounts and charges on the whole concern the lines that are in the total, not the options.',
    'Whether a signed quotation binds both sides is a question of your country’s law.',
  ],
  examples: [
    {
      name: 'A wardrobe with optional drawers',
      given: {},
      expect: {
        text: [
          'Total without tax: $2,426.00',
          'Tax 10%: $242.60',
          'Total with tax: $2,668.60',
          'Options, not in the total',
        ],
      },
    },
  ],
})
