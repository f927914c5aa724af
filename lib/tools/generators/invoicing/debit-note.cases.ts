import { defineGeneratorCases } from '@/lib/kits/generator'
import debitNote from './debit-note'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(debitNote, [
  {
    name: 'A rate that was too low: 12 instead of 18% on 2,500',
    given: {
      currency: 'INR',
      taxName: 'igst',
      original: 'TI/41',
      lines: [{ description: 'Six per cent of 2,500, with no further tax', quantity: 1, price: 150 }],
    },
    region: 'in',
    expect: { text: ['Corrects: TI/41', 'Amount due: ₹150.00'] },
    source: paper('2,500 × (18% − 12%) = 150'),
  },
  {
    name: 'Units at a higher price',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      lines: [{ description: 'Price difference', quantity: 40, price: 1.25, tax: 0.21 }],
    },
    expect: { text: ['Total without tax: €50.00', 'VAT 21%: €10.50', 'Amount due: €60.50'] },
    source: paper('40 × 1.25 = 50; × 21% = 10.50'),
  },
  {
    name: 'It names what it corrects',
    given: { original: '2026/9', originalDate: '2026-09-30', reason: 'Freight' },
    region: 'us',
    expect: { text: ['Corrects: 2026/9 of Sep 30, 2026', 'Reason: Freight'] },
    source: request,
  },
  {
    name: 'A second tax without its rate',
    given: { taxName: 'pst', lines: [{ description: 'x', quantity: 1, price: 1, tax: 0.05 }] },
    problem: 'secondRate',
    source: request,
  },
])
