import { defineCases } from '@/lib/calculator'
import markup from './markup'

const kotler = {
  title: 'P. Kotler, G. Armstrong: Principles of Marketing, chapter 10, Cost-Plus Pricing (the toaster maker)',
}
const calc = (how: string) => ({ title: 'LibreOffice Calc', how })
const single = { quantity: 1, taxRate: 0 }

export default defineCases(markup, [
  {
    name: 'Kotler: a toaster that costs 16 and must return 20% on sales goes to dealers at 20',
    given: { ...single, known: 'cost-margin', cost: 16, margin: 0.2 },
    expect: { price: 20, profit: 4, markup: 0.25, margin: 0.2 },
    source: { ...kotler, how: 'unit cost ÷ (1 − desired return on sales) = 16 ÷ (1 − 0.2) = 20, a profit of 4 a unit' },
  },
  {
    name: 'Kotler: the dealer earns 50% of the shelf price by doubling those 20',
    given: { ...single, known: 'cost-margin', cost: 20, margin: 0.5 },
    expect: { price: 40, markup: 1 },
    source: { ...kotler, how: 'Dealers who want 50% on their selling price mark the toaster up to 40: 100% on cost' },
  },
  {
    name: 'Kotler’s retailer pays 20 for a toaster and adds half of that',
    given: { ...single, known: 'cost-markup', cost: 20, markup: 0.5 },
    expect: { price: 30, profit: 10, margin: 0.333333333333 },
    source: {
      title: 'P. Kotler: Principles of Marketing, chapter on pricing, cost-plus pricing (the toaster at the retailer)',
      how: 'Cost 20, 50% on cost, price 30, gross profit 10; margin =10/30',
    },
  },
  {
    name: 'An espresso machine bought for 795 and sold for 1,249, with 19% VAT on top',
    given: { known: 'cost-price', cost: 795, price: 1249, taxRate: 0.19, quantity: 1 },
    expect: { profit: 454, markup: 0.571069182389937, margin: 0.363490792634107, priceWithTax: 1486.31 },
    source: calc('=(1249-795)/795; =(1249-795)/1249; =1249*1.19'),
  },
  {
    name: 'Wholesale bulbs: 18.75 at a margin of 42% cannot be priced in coins exactly',
    given: { ...single, known: 'cost-margin', cost: 18.75, margin: 0.42 },
    expect: { price: 32.3275862068966 },
    source: calc('=18.75/(1-42%)'),
  },
  {
    name: 'What may it cost? 63.49 on the shelf at 37.5% margin, or at 27.5% markup',
    given: { ...single, known: 'price-margin', price: 63.49, margin: 0.375 },
    expect: { cost: 39.68125 },
    source: calc('=63.49*(1-37.5%)'),
  },
  {
    name: 'The same shelf price at 27.5% markup leaves a far higher cost',
    given: { ...single, known: 'price-markup', price: 63.49, markup: 0.275 },
    expect: { cost: 49.7960784313726 },
    source: calc('=63.49/1.275'),
  },
  {
    name: 'A job must bring 17.30 and carries 22% markup',
    given: { ...single, known: 'profit-markup', profit: 17.3, markup: 0.22 },
    expect: { cost: 78.6363636363636, price: 95.9363636363636 },
    source: calc('=17.3/22%; =17.3/22%+17.3'),
  },
  {
    name: 'A gain of 7.20 that is 37.5% of the price',
    given: { ...single, known: 'profit-margin', profit: 7.2, margin: 0.375 },
    expect: { price: 19.2, cost: 12, markup: 0.6 },
    source: calc('=7.2/37.5%; =7.2/37.5%-7.2; =7.2/12'),
  },
  {
    name: 'Price 62.90 with 21.40 earned on it',
    given: { ...single, known: 'price-profit', price: 62.9, profit: 21.4 },
    expect: { cost: 41.5, markup: 0.51566265060241, margin: 0.340222575516693 },
    source: calc('=62.9-21.4; =21.4/41.5; =21.4/62.9'),
  },
  {
    name: 'Clearance below cost turns markup and margin negative',
    given: { ...single, known: 'cost-price', cost: 50, price: 40 },
    expect: { profit: -10, markup: -0.2, margin: -0.25, verdict: 'bad' },
    source: calc('=(40-50)/50; =(40-50)/40'),
  },
  {
    name: 'Cost 0: all of the price is margin, and a markup is not defined',
    given: { ...single, known: 'cost-price', cost: 0, price: 9 },
    expect: { profit: 9, margin: 1, markup: null, verdict: 'fair' },
    source: calc('=9/9; =9/0 is #DIV/0!'),
  },
  {
    name: 'A tray of 48 badges at 140% markup, 8% sales tax',
    given: { known: 'cost-markup', cost: 1.85, markup: 1.4, taxRate: 0.08, quantity: 48 },
    expect: { priceWithTax: 4.7952, lotProfit: 124.32 },
    source: calc('=1.85*(1+140%)*1.08; =48*(1.85*2.4-1.85)'),
  },
  {
    name: 'The conversion table: 20% margin is 25% markup, 75% margin is 300%',
    given: { ...single, known: 'cost-markup', cost: 60, markup: 0.5 },
    expect: {
      conversion: { rows: 13, at: { 3: { margin: 0.2, markup: 0.25, price: 75 }, 11: { markup: 3, price: 240 } } },
    },
    source: calc('=20%/(1-20%); =60/(1-20%); =75%/(1-75%); =60/(1-75%)'),
  },
  {
    name: 'A list of costs at 65% markup, each price raised to the next .99',
    given: {
      known: 'cost-markup',
      markup: 0.65,
      taxRate: 0,
      list: true,
      costs: [
        { item: 'Mug', cost: 3.4 },
        { item: 'Bowl', cost: 7.15 },
        { item: 'Jug', cost: 12.72 },
      ],
      ending: 'ninety-nine',
      direction: 'up',
    },
    expect: {
      prices: {
        rows: 3,
        at: {
          0: { price: 5.99, profit: 2.59, margin: 0.432387312186978 },
          1: { price: 11.99, profit: 4.84 },
          2: { price: 20.99, profit: 8.27 },
        },
      },
    },
    source: calc('=CEILING(3.4*1.65-0.99;1)+0.99 and so on; =(5.99-3.4)/5.99'),
  },
  {
    name: 'Steps of five cents, to the nearest, on the price with 19% tax',
    given: {
      known: 'cost-markup',
      markup: 0.4,
      taxRate: 0.19,
      list: true,
      costs: [{ item: 'Soap', cost: 2.3 }],
      ending: 'five-cents',
      direction: 'nearest',
      endingOn: 'with-tax',
    },
    expect: { prices: { at: { 0: { withTax: 3.85, price: 3.24, profit: 0.94 } } } },
    source: calc('=MROUND(2.3*1.4*1.19;0.05); =ROUND(3.85/1.19;2)'),
  },
  {
    name: 'Any coin, rounded up: part of a cent becomes a cent, and binary noise does not',
    given: {
      known: 'cost-markup',
      markup: 0.06,
      taxRate: 0,
      list: true,
      costs: [
        { item: '', cost: 15 },
        { item: '', cost: 1.01 },
      ],
      ending: 'coin',
      direction: 'up',
    },
    expect: { prices: { at: { 0: { price: 15.9 }, 1: { price: 1.08 } } } },
    source: calc('=ROUNDUP(15*1.06;2); =ROUNDUP(1.01*1.06;2), where 1.01 × 1.06 = 1.0706'),
  },
  {
    name: 'A profit and a markup of different sign fit no price',
    given: { known: 'profit-markup', profit: -5, markup: 0.2 },
    problem: 'profit',
    source: { title: 'Arithmetic on paper', how: 'cost = −5 ÷ 0.2 is negative' },
  },
  {
    name: 'A profit larger than the price would need a cost below nothing',
    given: { known: 'price-profit', price: 10, profit: 12 },
    problem: 'profit',
    source: { title: 'Arithmetic on paper', how: '10 − 12 is negative' },
  },
])
