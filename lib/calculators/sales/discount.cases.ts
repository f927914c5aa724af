import { defineCases } from '@/lib/calculator'
import discount from './discount'

const calc = (how: string) => ({ title: 'LibreOffice Calc', how })
const california = {
  title: 'California Department of Tax and Fee Administration: Publication 113, Coupons, Discounts and Rebates',
  href: 'https://cdtfa.ca.gov/formspubs/pub113/',
}
const one = { quantity: 1, taxRate: 0, taxOn: 'after' } as const

export default defineCases(discount, [
  {
    name: 'Sheets listed at 126 with 14% off cost 108.36',
    given: { ...one, known: 'original-percent', original: 126, percent: 0.14 },
    expect: { sale: 108.36, savingEach: 17.64, total: 108.36 },
    source: {
      title: 'Lumen Learning: Accounting for Managers, Discount Problems',
      href: 'https://courses.lumenlearning.com/wm-accountingformanagers/chapter/discount-problems/',
      how: 'The opening problem: list price 126, customers save 14%, Carly pays 108.36',
    },
  },
  {
    name: 'A dress marked down by 20% sells for 140: it was 175',
    given: { ...one, known: 'sale-percent', sale: 140, percent: 0.2 },
    expect: { original: 175, savingEach: 35, percent: 0.2 },
    source: {
      title: 'J. Kaufmann, K. Schwitters: Elementary Algebra, Problem Set 4.3, problem 34',
      how: 's − 20% × s = 140 gives s = 175',
    },
  },
  {
    name: 'Boots at 129.95 with 22% off',
    given: { ...one, known: 'original-percent', original: 129.95, percent: 0.22 },
    expect: { sale: 101.36, savingEach: 28.59 },
    source: calc('=ROUND(129.95*(1-22%);2); =129.95-101.36'),
  },
  {
    name: 'And back from 101.36 to 129.95',
    given: { ...one, known: 'sale-percent', sale: 101.36, percent: 0.22 },
    expect: { original: 129.95 },
    source: calc('=ROUND(101.36/(1-22%);2): the inputs of the case before'),
  },
  {
    name: 'A label says 64.90, the till 48.60: about a quarter off',
    given: { ...one, known: 'original-sale', original: 64.9, sale: 48.6 },
    expect: { percent: 0.25115562403698, savingEach: 16.3 },
    source: calc('=(64.9-48.6)/64.9'),
  },
  {
    name: '“Save 13.50, that is 18%”: the former price was 75',
    given: { ...one, known: 'percent-amount', percent: 0.18, amount: 13.5 },
    expect: { original: 75, sale: 61.5 },
    source: calc('=13.5/18%; =13.5/18%-13.5'),
  },
  {
    name: '11.55 off, 46.20 left to pay',
    given: { ...one, known: 'sale-amount', sale: 46.2, amount: 11.55, scope: 'item' },
    expect: { original: 57.75, percent: 0.2 },
    source: calc('=46.2+11.55; =11.55/57.75'),
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
    name: 'A voucher of 20 taken once from three shirts at 42.50',
    given: { ...one, known: 'original-amount', original: 42.5, amount: 20, scope: 'order', quantity: 3 },
    expect: { saving: 20, net: 107.5, percent: 0.156862745098039, total: 107.5 },
    source: calc('=3*42.5-20; =20/127.5'),
  },
  {
    name: 'The same voucher taken from each shirt',
    given: { ...one, known: 'original-amount', original: 42.5, amount: 20, scope: 'item', quantity: 3 },
    expect: { saving: 60, net: 67.5, sale: 22.5, percent: 0.470588235294118 },
    source: calc('=3*(42.5-20); =60/127.5'),
  },
  {
    name: 'Each price is a whole cent: 15% off 9.99 is 8.49, ten cost 84.90',
    given: { ...one, known: 'original-percent', original: 9.99, percent: 0.15, quantity: 10 },
    expect: { sale: 8.49, saving: 15, net: 84.9 },
    source: calc('=ROUND(9.99*85%;2) is 8.49; =10*8.49; =10*9.99-84.9'),
  },
  {
    name: 'Yen have no cents: 12% off 1,980 is 1,742',
    region: 'jp',
    given: { ...one, known: 'original-percent', original: 1980, percent: 0.12 },
    expect: { sale: 1742, savingEach: 238 },
    source: calc('=ROUND(1980*88%;0)'),
  },
  {
    name: 'German VAT stands in the price: 51 of which 8.14',
    given: { known: 'original-percent', original: 75, percent: 0.32, quantity: 1, taxRate: 0.19, taxOn: 'included' },
    expect: { sale: 51, tax: 8.14, total: 51, perUnit: 51 },
    source: calc('=75*68%; =ROUND(51*19%/119%;2)'),
  },
  {
    name: 'Sales tax of 8.25% on a discounted order, shared over four pieces',
    given: { known: 'original-percent', original: 37.8, percent: 0.15, quantity: 4, taxRate: 0.0825, taxOn: 'after' },
    expect: { sale: 32.13, net: 128.52, tax: 10.6, total: 139.12, perUnit: 34.78 },
    source: calc('=4*37.8*85%; =ROUND(4*37.8*85%*8.25%;2); =139.12/4'),
  },
  {
    name: 'The quick table: 25% and 75% off 79.99',
    given: { ...one, known: 'original-percent', original: 79.99, percent: 0.1 },
    expect: {
      quick: { rows: 15, at: { 4: { percent: 0.25, sale: 59.99, saving: 20 }, '-1': { percent: 0.75, sale: 20 } } },
    },
    source: calc('=ROUND(79.99*75%;2); =ROUND(79.99*25%;2)'),
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
