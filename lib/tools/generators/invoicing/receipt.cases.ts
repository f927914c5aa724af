import { defineGeneratorCases } from '@/lib/kits/generator'
import receipt from './receipt'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }
const one = (price: number) => [{ description: 'Repair', quantity: 1, price }]

export default defineGeneratorCases(receipt, [
  {
    name: 'All of it, with the change',
    given: { lines: one(17.35), method: 'cash', tendered: 20 },
    expect: {
      text: ['Amount received: $17.35', 'Paid by: Cash', 'Cash given: $20.00', 'Change: $2.65', 'Balance: $0.00'],
    },
    source: paper('20 − 17.35 = 2.65'),
  },
  {
    name: 'A part, after another part',
    given: { lines: one(500), paid: 120.5, received: 200 },
    expect: { text: ['Amount due: $379.50', 'Amount received: $200.00', 'Balance: $179.50'] },
    source: paper('500 − 120.50 = 379.50; 379.50 − 200 = 179.50'),
  },
  {
    name: 'Cash for a part of it',
    given: { lines: one(100), received: 40, method: 'cash', tendered: 50 },
    expect: { text: ['Change: $10.00', 'Balance: $60.00'] },
    source: paper('Change is of what was received, not of what is due: 50 − 40; 100 − 40 stays'),
  },
  {
    name: 'Rounded to five centimes in cash',
    given: { currency: 'CHF', lines: one(9.98), cash: '0.05', inWords: 'with and' },
    expect: { text: ['In words: Ten francs'] },
    source: paper('9.98 is nearer to 10.00 than to 9.95'),
  },
  {
    name: 'Words as num2words writes them: 123,456',
    given: { currency: 'GBP', lines: one(123_456), inWords: 'with and' },
    expect: { text: ['In words: One hundred and twenty-three thousand four hundred and fifty-six pounds'] },
    source: {
      title: 'num2words 0.5.10',
      href: 'https://pypi.org/project/num2words/0.5.10/',
      how: 'num2words(123456), without its comma, and the currency',
    },
  },
  {
    name: 'A dinar has a thousand fils',
    given: { currency: 'KWD', lines: one(2.005) },
    expect: { text: ['In words: Two dinars and five fils'] },
    source: { title: 'ISO 4217 list one: KWD has three decimals' },
  },
  {
    name: 'No words',
    given: { lines: one(5), inWords: 'none' },
    expect: { text: ['Amount received: $5.00\nPaid by: Bank transfer'] },
    source: request,
  },
  {
    name: 'The invoice it settles',
    given: { original: 'INV-2026-0007' },
    expect: { text: ['For document: INV-2026-0007'] },
    source: request,
  },
  {
    name: 'Less cash than was received',
    given: { lines: one(20), method: 'cash', tendered: 19.99 },
    problem: 'tendered',
    source: request,
  },
  {
    name: 'More paid before than there is',
    given: { lines: one(20), paid: 20.01 },
    problem: 'paid',
    source: request,
  },
])
