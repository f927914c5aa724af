import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'packing-slip',
  title: 'Packing slip',
  number: { label: 'Packing slip number', initial: 'PS-2026-0001' },
  date: 'Date of dispatch',
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Ostrava Ceramics\n9 Kiln Street\nPortside 4021',
  },
  to: { label: 'Ship to', role: 'Ship to', initial: 'The Corner Kitchen\n22 Market Square\nRiverton 1180' },
  columns: ['carton', 'description', 'quantity', 'unit', 'weight'],
  lines: [
    { carton: 1, description: 'Dinner plate, blue', quantity: 12, unit: 'pieces', weight: 8.4 },
    { carton: 1, description: 'Dessert plate, blue', quantity: 12, unit: 'pieces', weight: 4.8 },
    { carton: 2, description: 'Serving bowl', quantity: 4, unit: 'pieces', weight: 5.2 },
  ],
  fields: ['carrier', 'grossWeight', 'cartonPages'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A packing slip without prices: what lies in which carton, what each weighs, and on request a page for every carton.',
  limits: [
    'Prices are neither asked nor printed.',
    'You say what goes into which carton. Lines are not divided by weight or size; what lies in two cartons is two lines.',
    'Net weights are of the whole line, in kilograms.',
    'Bar codes and numbers of shipping units (SSCC) are not printed.',
  ],
  examples: [
    {
      name: 'Plates in two cartons',
      given: {},
      expect: {
        text: [
          'Cartons: 2',
          'Carton 1 of 2',
          'Net weight: 13.2 kg',
          'Carton 2 of 2',
          'Net weight: 5.2 kg',
          'Net weight: 18.4 kg',
        ],
      },
    },
  ],
})
