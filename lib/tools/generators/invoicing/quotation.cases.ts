import { defineGeneratorCases } from '@/lib/kits/generator'
import quotation from './quotation'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(quotation, [
  {
    name: 'Options stand beside the total',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      lines: [
        { description: 'Roof', quantity: 1, price: 900, tax: 0.2 },
        { description: 'Skylight', quantity: 2, price: 250, tax: 0.2, optional: true },
      ],
    },
    expect: { text: ['Total with tax: €1,080.00', 'Skylight\t2\t€250.00\t20%\t€500.00'] },
    source: paper('900 × 1.2 = 1,080; the option is 2 × 250 = 500 and adds nothing'),
  },
  {
    name: 'Mixed taxes: 0, 5 and 20%',
    given: {
      currency: 'GBP',
      taxName: 'vat',
      lines: [
        { description: 'Book', quantity: 3, price: 9.99, tax: 0 },
        { description: 'Boiler cover', quantity: 1, price: 80.5, tax: 0.05 },
        { description: 'Labour', quantity: 2.5, unit: 'hours', price: 33.33, tax: 0.2 },
      ],
    },
    expect: {
      text: [
        'VAT\t0%\t£29.97\t£0.00',
        'VAT\t5%\t£80.50\t£4.03',
        'VAT\t20%\t£83.33\t£16.67',
        'Total without tax: £193.80',
        'Total with tax: £214.50',
      ],
    },
    source: paper(
      '29.97 + 80.50 + 83.325, rounded 83.33 = 193.80; 80.50 × 5% = 4.025, rounded 4.03; 83.33 × 20% = 16.666, rounded 16.67',
    ),
  },
  {
    name: 'A discount on the whole leaves the options alone',
    given: {
      lines: [
        { description: 'Fence', quantity: 1, price: 400 },
        { description: 'Gate', quantity: 1, price: 120, optional: true },
      ],
      adjustments: [{ kind: 'discount-percent', size: 25 }],
    },
    expect: { text: ['Discount: −$100.00', 'Total: $300.00', 'Gate\t1\t$120.00\t$120.00'] },
    source: paper('A quarter of 400 is 100'),
  },
  {
    name: 'Nothing but options',
    given: { lines: [{ description: 'Gate', quantity: 1, price: 120, optional: true }] },
    problem: 'lines',
    source: request,
  },
])
