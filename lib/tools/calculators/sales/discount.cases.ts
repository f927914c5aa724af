import { defineCases } from '@/lib/kits/calculator'
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
    expect: { sale: 108.36, savingEach: 17.64, total: 108.36, bridge: { rows: 3 } },
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
    expect: { sale: 9, tax: 1, total: 10, quick: { at: { 0: { percent: 0.05, sale: 9.5, total: 10.5 } } } },
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
    expect: {
      sale: 51,
      tax: 8.14,
      total: 51,
      perUnit: 51,
      quick: { at: { 9: { percent: 0.5, sale: 37.5, saving: 37.5, total: 37.5 } } },
      bridge: { rows: 3, at: { 1: { amount: -24 }, 2: { line: 'You pay', amount: 51 } } },
    },
    source: calc('=75*68%; =ROUND(51*19%/119%;2)'),
  },
  {
    name: 'Sales tax of 8.25% on a discounted order, shared over four pieces',
    given: { known: 'original-percent', original: 37.8, percent: 0.15, quantity: 4, taxRate: 0.0825, taxOn: 'after' },
    expect: {
      sale: 32.13,
      savingEach: 5.67,
      net: 128.52,
      tax: 10.6,
      total: 139.12,
      perUnit: 34.78,
      quick: { at: { 4: { percent: 0.25, sale: 28.35, saving: 9.45, total: 122.76 } } },
      bridge: {
        rows: 4,
        at: {
          0: { line: 'Original price', amount: 151.2, total: 'yes' },
          1: { line: 'Discount', amount: -22.68, total: '' },
          2: { line: 'Tax', amount: 10.6, total: '' },
          3: { line: 'You pay', amount: 139.12, total: 'yes' },
        },
      },
    },
    source: calc(
      '=4*37.8*85%; =ROUND(4*37.8*85%*8.25%;2); =139.12/4; at a quarter off =4*37.8*75% and =ROUND(113.4*8.25%;2)',
    ),
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
  {
    name: 'Two of what was marked down from 64.90 to 48.60',
    given: { ...one, known: 'original-sale', original: 64.9, sale: 48.6, quantity: 2 },
    expect: { saving: 32.6, net: 97.2, sale: 48.6 },
    source: calc('=2*(64.9-48.6); =2*48.6'),
  },
  {
    name: 'Two of what costs 140 after 20% off',
    given: { ...one, known: 'sale-percent', sale: 140, percent: 0.2, quantity: 2 },
    expect: { original: 175, saving: 70, net: 280 },
    source: calc('=140/80%; =2*35; =2*140'),
  },
  {
    name: 'Two pieces at 40 after 10 off each, and after 10 off both',
    given: { ...one, known: 'sale-amount', sale: 40, amount: 10, scope: 'item', quantity: 2 },
    expect: { original: 50, saving: 20, net: 80 },
    source: { title: 'Arithmetic on paper', how: '40 + 10 = 50; 2 × 10' },
  },
  {
    name: 'Two pieces at 40 each after 10 off the order',
    given: { ...one, known: 'sale-amount', sale: 40, amount: 10, scope: 'order', quantity: 2 },
    expect: { original: 45, saving: 10, net: 80 },
    source: { title: 'Arithmetic on paper', how: '(2 × 40 + 10) ÷ 2 = 45' },
  },
  {
    name: 'An order of two that saves 27, which is 18%',
    given: { ...one, known: 'percent-amount', percent: 0.18, amount: 27, scope: 'order', quantity: 2 },
    expect: { original: 75, saving: 27, net: 123 },
    source: { title: 'Arithmetic on paper', how: '27 ÷ 18% = 150 for two' },
  },
  {
    name: 'Two pieces that save 13.50 each, which is 18%',
    given: { ...one, known: 'percent-amount', percent: 0.18, amount: 13.5, scope: 'item', quantity: 2 },
    expect: { original: 75, saving: 27, net: 123 },
    source: { title: 'Arithmetic on paper', how: '13.50 ÷ 18% = 75; 2 × 13.50' },
  },
  {
    name: 'The whole price off is free, and no change is no discount',
    given: { ...one, known: 'original-amount', original: 10, amount: 10, scope: 'item' },
    expect: { sale: 0, saving: 10, percent: 1 },
    source: { title: 'Arithmetic on paper', how: '10 − 10' },
  },
  {
    name: 'The same price as before is 0% off',
    given: { ...one, known: 'original-sale', original: 10, sale: 10 },
    expect: { percent: 0, saving: 0 },
    source: { title: 'Arithmetic on paper', how: '(10 − 10) ÷ 10' },
  },
  {
    name: 'A price of one cent is a price',
    given: { ...one, known: 'original-percent', original: 0.01, percent: 0 },
    expect: { original: 0.01, sale: 0.01 },
    source: { title: 'Arithmetic on paper', how: 'One cent less nothing' },
  },
  {
    name: 'An amount that is 0% of the price says nothing of the price',
    given: { ...one, known: 'percent-amount', percent: 0, amount: 10 },
    problem: 'percent',
    source: { title: 'Arithmetic on paper', how: '10 ÷ 0' },
  },
  {
    name: 'More coins than can be counted are refused, even if all are taken off',
    given: { ...one, known: 'original-percent', original: 1e11, percent: 1, quantity: 1_000_000 },
    problem: 'quantity',
    source: { title: 'Arithmetic on paper', how: '10^19 cents are more than 2^53' },
  },
  {
    name: 'The field that holds too much is named: original: 1e14',
    given: { ...one, known: 'original-percent', original: 1e14 },
    problem: 'original',
    source: { title: 'Arithmetic on paper', how: '10^16 cents are more than 2^53' },
  },
  {
    name: 'The field that holds too much is named: sale: 1e14',
    given: { ...one, known: 'sale-percent', sale: 1e14 },
    problem: 'sale',
    source: { title: 'Arithmetic on paper', how: '10^16 cents are more than 2^53' },
  },
  {
    name: 'The field that holds too much is named: original: 10, sale: 1e14',
    given: { ...one, known: 'original-sale', original: 10, sale: 1e14 },
    problem: 'sale',
    source: { title: 'Arithmetic on paper', how: '10^16 cents are more than 2^53' },
  },
  {
    name: 'The field that holds too much is named: amount: 1e14',
    given: { ...one, known: 'percent-amount', amount: 1e14 },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: '10^16 cents are more than 2^53' },
  },
  {
    name: 'A field that is not asked for refuses nothing',
    given: { ...one, known: 'original-percent', original: 10, percent: 0.1, sale: 1e14, amount: 1e14 },
    expect: { sale: 9 },
    source: { title: 'Arithmetic on paper', how: '10 × 90%' },
  },
  {
    name: 'A price of a cent with nothing off',
    given: { ...one, known: 'original-amount', original: 0.01, amount: 0 },
    expect: { sale: 0.01, percent: 0 },
    source: { title: 'Arithmetic on paper', how: '0.01 − 0' },
  },
  {
    name: 'A price of a cent for nothing',
    given: { ...one, known: 'original-sale', original: 0.01, sale: 0 },
    expect: { percent: 1, saving: 0.01 },
    source: { title: 'Arithmetic on paper', how: '0.01 − 0' },
  },
  {
    name: 'A voucher of 2 on three pieces at 10 now: 10.67 each before',
    given: { ...one, known: 'sale-amount', sale: 10, amount: 2, scope: 'order', quantity: 3 },
    expect: { original: 10.67 },
    source: calc('=ROUND((3*10+2)/3;2)'),
  },
  {
    name: 'A cent that had nothing off',
    given: { ...one, known: 'sale-amount', sale: 0.01, amount: 0, scope: 'item' },
    expect: { original: 0.01 },
    source: { title: 'Arithmetic on paper', how: '0.01 + 0' },
  },
  {
    name: '2 are 30% of 6.67',
    given: { ...one, known: 'percent-amount', percent: 0.3, amount: 2, scope: 'item' },
    expect: { original: 6.67, sale: 4.67 },
    source: calc('=ROUND(2/30%;2)'),
  },
  {
    name: 'A cent is all of a cent',
    given: { ...one, known: 'percent-amount', percent: 1, amount: 0.01, scope: 'item' },
    expect: { original: 0.01, sale: 0 },
    source: { title: 'Arithmetic on paper', how: '0.01 ÷ 100%' },
  },
  {
    name: '2 off the order are half of three pieces at 1.33',
    given: { ...one, known: 'percent-amount', percent: 0.5, amount: 2, scope: 'order', quantity: 3 },
    expect: { original: 1.33, saving: 2, net: 1.99 },
    source: calc('=ROUND(2/50%/3;2); =3*1.33-2'),
  },
])
