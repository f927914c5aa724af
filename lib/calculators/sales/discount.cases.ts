import { defineCases } from '@/lib/calculator'
import discount from './discount'

const spreadsheet = (how: string) => ({ title: 'Spreadsheet', how })
const california = {
  title: 'California Department of Tax and Fee Administration: Publication 113, Coupons, Discounts and Rebates',
  href: 'https://cdtfa.ca.gov/formspubs/pub113/',
}
const one = { quantity: 1, taxRate: 0, taxOn: 'after' } as const

export default defineCases(discount, [
  {
    name: '30% off 80 is 56',
    given: { ...one, known: 'original-percent', original: 80, percent: 0.3 },
    expect: { sale: 56, savingEach: 24, total: 56 },
    source: spreadsheet('=80*(1-30%)'),
  },
  {
    name: 'Back from 56 and 30% to 80',
    given: { ...one, known: 'sale-percent', sale: 56, percent: 0.3 },
    expect: { original: 80, savingEach: 24, percent: 0.3 },
    source: spreadsheet('=56/(1-30%)'),
  },
  {
    name: 'From 80 to 56 is 30%',
    given: { ...one, known: 'original-sale', original: 80, sale: 56 },
    expect: { percent: 0.3, savingEach: 24 },
    source: spreadsheet('=(80-56)/80'),
  },
  {
    name: 'The amount off and the percentage give the price: 24 is 30% of 80',
    given: { ...one, known: 'percent-amount', percent: 0.3, amount: 24 },
    expect: { original: 80, sale: 56 },
    source: spreadsheet('=24/30%'),
  },
  {
    name: '24 off, 56 left: the price was 80',
    given: { ...one, known: 'sale-amount', sale: 56, amount: 24, scope: 'item' },
    expect: { original: 80, percent: 0.3 },
    source: spreadsheet('=56+24; =24/80'),
  },
  {
    name: 'A store coupon of 1 on a price of 10 is taxed on 9',
    given: {
      known: 'original-amount',
      original: 10,
      amount: 1,
      scope: 'item',
      quantity: 1,
      taxRate: 0.1,
      taxOn: 'after',
    },
    expect: { sale: 9, tax: 0.9, total: 9.9 },
    source: {
      ...california,
      how: 'A discount given by the shop itself lowers the taxable price: 10 less 1 is taxed as 9',
    },
  },
  {
    name: 'A manufacturer coupon of 1 on a price of 10 is taxed on 10',
    given: {
      known: 'original-amount',
      original: 10,
      amount: 1,
      scope: 'item',
      quantity: 1,
      taxRate: 0.1,
      taxOn: 'before',
    },
    expect: { sale: 9, tax: 1, total: 10 },
    source: { ...california, how: 'What the manufacturer pays back to the shop stays taxable: 9 + 1 is taxed as 10' },
  },
  {
    name: 'A coupon of 15 for the order of three at 25, and the same coupon for each',
    given: { ...one, known: 'original-amount', original: 25, amount: 15, scope: 'order', quantity: 3 },
    expect: { saving: 15, net: 60, sale: 20, percent: 0.2, total: 60 },
    source: spreadsheet('=3*25-15; =15/75'),
  },
  {
    name: 'A coupon of 15 for each of three at 25',
    given: { ...one, known: 'original-amount', original: 25, amount: 15, scope: 'item', quantity: 3 },
    expect: { saving: 45, net: 30, sale: 10, percent: 0.6 },
    source: spreadsheet('=3*(25-15); =45/75'),
  },
  {
    name: 'Each price is a whole cent: 15% off 9.99 is 8.49, ten cost 84.90',
    given: { ...one, known: 'original-percent', original: 9.99, percent: 0.15, quantity: 10 },
    expect: { sale: 8.49, saving: 15, net: 84.9 },
    source: spreadsheet('=ROUND(9.99*85%,2) is 8.49; =10*8.49; =10*9.99-84.9'),
  },
  {
    name: 'Yen have no cents: 15% off 999 is 849',
    region: 'jp',
    given: { ...one, known: 'original-percent', original: 999, percent: 0.15 },
    expect: { sale: 849, savingEach: 150 },
    source: spreadsheet('=ROUND(999*85%,0)'),
  },
  {
    name: 'VAT of 20% in the price: 48 of which 8',
    given: { known: 'original-percent', original: 60, percent: 0.2, quantity: 1, taxRate: 0.2, taxOn: 'included' },
    expect: { sale: 48, tax: 8, total: 48, perUnit: 48 },
    source: spreadsheet('=60*80%; =48*20%/120%'),
  },
  {
    name: 'Sales tax of 8.25% on a discounted order, shared over four pieces',
    given: { known: 'original-percent', original: 45, percent: 0.25, quantity: 4, taxRate: 0.0825, taxOn: 'after' },
    expect: { sale: 33.75, net: 135, tax: 11.14, total: 146.14, perUnit: 36.535 },
    source: spreadsheet('=4*45*75%; =ROUND(135*8.25%,2); =146.14/4'),
  },
  {
    name: 'The quick table: 25% and 75% off 79.99',
    given: { ...one, known: 'original-percent', original: 79.99, percent: 0.1 },
    expect: {
      quick: { rows: 15, at: { 4: { percent: 0.25, sale: 59.99, saving: 20 }, '-1': { percent: 0.75, sale: 20 } } },
    },
    source: spreadsheet('=ROUND(79.99*75%,2); =ROUND(79.99*25%,2)'),
  },
  {
    name: 'An amount off above the price is refused',
    given: { ...one, known: 'original-amount', original: 10, amount: 12, scope: 'item' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: '10 − 12 is negative' },
  },
  {
    name: 'A sale price above the original is no discount',
    given: { ...one, known: 'original-sale', original: 10, sale: 12 },
    problem: 'sale',
    source: { title: 'Arithmetic on paper', how: '(10 − 12) ÷ 10 is negative' },
  },
  {
    name: 'What cost nothing after 100% off could have cost anything',
    given: { ...one, known: 'sale-percent', sale: 10, percent: 1 },
    problem: 'percent',
    source: { title: 'Arithmetic on paper', how: '10 ÷ (1 − 1)' },
  },
])
