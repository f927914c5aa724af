import { defineGeneratorCases } from '@/lib/kits/generator'
import commercialInvoice from './commercial-invoice'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(commercialInvoice, [
  {
    name: 'Value and weight are the sums of the lines',
    given: {
      currency: 'EUR',
      lines: [
        { description: 'T-shirt', code: '6109.10', origin: 'pt', quantity: 120, weight: 18.75, price: 4.35 },
        { description: 'Cap', code: '6505.00', origin: 'CN', quantity: 60, weight: 5.4, price: 2.1 },
      ],
    },
    expect: { text: ['6109.10\tPT', '€522.00', '€126.00', 'Total: €648.00', 'Net weight: 24.15 kg'] },
    source: paper('120 × 4.35 = 522; 60 × 2.10 = 126; 18.75 + 5.4 = 24.15'),
  },
  {
    name: 'Freight and insurance beside the goods',
    given: {
      lines: [{ description: 'Pump', quantity: 1, price: 900 }],
      adjustments: [
        { reason: 'Freight', kind: 'charge-amount', size: 75 },
        { reason: 'Insurance', kind: 'charge-percent', size: 0.5 },
      ],
    },
    expect: { text: ['Subtotal: $900.00', 'Freight: $75.00', 'Insurance: $4.50', 'Total: $979.50'] },
    source: paper('900 + 75 + 4.50 = 979.50'),
  },
  {
    name: 'Terms, parcels and the reason for export',
    given: { incoterms: 'CIP Oslo', parcels: 2, grossWeight: 60.5, export: 'Repair and return' },
    expect: {
      text: [
        'Terms of delivery: CIP Oslo',
        'Parcels: 2',
        'Gross weight: 60.5 kg',
        'Reason for export: Repair and return',
      ],
    },
    source: request,
  },
  {
    name: 'A sum that cannot be counted',
    given: { lines: [{ description: 'Pump', quantity: 1e9, price: 1e11 }] },
    problem: 'lines',
    source: request,
  },
])
