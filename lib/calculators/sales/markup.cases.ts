import { defineCases } from '@/lib/calculator'
import markup from './markup'

const kotler = {
  title:
    'P. Kotler, K. Keller: Marketing Management, chapter on pricing strategies (markup pricing, the toaster maker)',
}
const spreadsheet = (how: string) => ({ title: 'Spreadsheet', how })
const single = { quantity: 1, taxRate: 0 }

export default defineCases(markup, [
  {
    name: 'Kotler: a toaster that costs 16 and must return 20% on sales sells for 20',
    given: { ...single, known: 'cost-margin', cost: 16, margin: 0.2 },
    expect: { price: 20, profit: 4, markup: 0.25, margin: 0.2 },
    source: { ...kotler, how: 'Markup price = unit cost ÷ (1 − desired return on sales) = 16 ÷ (1 − 0.2) = 20' },
  },
  {
    name: 'A markup of 50% is a margin of one third',
    given: { ...single, known: 'cost-markup', cost: 100, markup: 0.5 },
    expect: { price: 150, profit: 50, margin: 0.333333, markup: 0.5 },
    source: spreadsheet('=100*(1+50%); =(150-100)/150'),
  },
  {
    name: 'Keystone pricing: the price twice the cost, markup 100%, margin 50%',
    given: { ...single, known: 'cost-price', cost: 12.5, price: 25 },
    expect: { profit: 12.5, markup: 1, margin: 0.5, verdict: 'good' },
    source: spreadsheet('=(25-12.5)/12.5; =(25-12.5)/25'),
  },
  {
    name: 'From price and margin back to the cost',
    given: { ...single, known: 'price-margin', price: 80, margin: 0.35 },
    expect: { cost: 52, profit: 28, markup: 0.538462 },
    source: spreadsheet('=80*(1-35%); =28/52'),
  },
  {
    name: 'From price and markup back to the cost',
    given: { ...single, known: 'price-markup', price: 90, markup: 0.2 },
    expect: { cost: 75, profit: 15, margin: 0.166667 },
    source: spreadsheet('=90/1.2; =15/90'),
  },
  {
    name: 'From profit and markup to cost and price',
    given: { ...single, known: 'profit-markup', profit: 30, markup: 0.25 },
    expect: { cost: 120, price: 150, margin: 0.2 },
    source: spreadsheet('=30/25%; =120+30; =30/150'),
  },
  {
    name: 'From profit and margin to price and cost',
    given: { ...single, known: 'profit-margin', profit: 30, margin: 0.25 },
    expect: { price: 120, cost: 90, markup: 0.333333 },
    source: spreadsheet('=30/25%; =120-30; =30/90'),
  },
  {
    name: 'Price and profit leave the cost',
    given: { ...single, known: 'price-profit', price: 49, profit: 14 },
    expect: { cost: 35, markup: 0.4, margin: 0.285714 },
    source: spreadsheet('=49-14; =14/35; =14/49'),
  },
  {
    name: 'A loss is shown as a negative markup and margin',
    given: { ...single, known: 'cost-price', cost: 50, price: 40 },
    expect: { profit: -10, markup: -0.2, margin: -0.25, verdict: 'bad' },
    source: spreadsheet('=(40-50)/50; =(40-50)/40'),
  },
  {
    name: 'Cost 0: all of the price is margin, and a markup is not defined',
    given: { ...single, known: 'cost-price', cost: 0, price: 9 },
    expect: { profit: 9, margin: 1, markup: null, verdict: 'fair' },
    source: spreadsheet('=9/9; =9/0 is #DIV/0!'),
  },
  {
    name: 'Tax at the till and profit on a dozen',
    given: { known: 'cost-markup', cost: 8, markup: 0.5, taxRate: 0.2, quantity: 12 },
    expect: { price: 12, priceWithTax: 14.4, lotProfit: 48 },
    source: spreadsheet('=8*1.5*1.2; =12*(12-8)'),
  },
  {
    name: 'The conversion table: 20% margin is 25% markup, 75% margin is 300%',
    given: { ...single, known: 'cost-markup', cost: 60, markup: 0.5 },
    expect: {
      conversion: { rows: 14, at: { 3: { margin: 0.2, markup: 0.25, price: 75 }, 11: { markup: 3, price: 240 } } },
    },
    source: spreadsheet('=20%/(1-20%); =60/(1-20%); =75%/(1-75%); =60/(1-75%)'),
  },
  {
    name: 'A list of costs at 60% markup, each price raised to the next .99',
    given: {
      known: 'cost-markup',
      markup: 0.6,
      taxRate: 0,
      list: true,
      costs: [
        { item: 'Mug', cost: 3.2 },
        { item: 'Bowl', cost: 5 },
        { item: 'Jug', cost: 9.99 },
      ],
      ending: 'ninety-nine',
      direction: 'up',
    },
    expect: {
      prices: {
        rows: 3,
        at: {
          0: { price: 5.99, profit: 2.79, margin: 0.465776 },
          1: { price: 8.99, profit: 3.99 },
          2: { price: 15.99, profit: 6 },
        },
      },
    },
    source: spreadsheet('=CEILING(3.2*1.6-0.99,1)+0.99 and so on; (5.99-3.2)/5.99'),
  },
  {
    name: 'Steps of five cents, to the nearest, on the price with 19% tax',
    given: {
      known: 'cost-markup',
      markup: 0.4,
      taxRate: 0.19,
      list: true,
      costs: [{ item: 'Soap', cost: 2 }],
      ending: 'five-cents',
      direction: 'nearest',
      endingOn: 'with-tax',
    },
    expect: { prices: { at: { 0: { withTax: 3.35, price: 2.82, profit: 0.82 } } } },
    source: spreadsheet('=MROUND(2*1.4*1.19,0.05) is 3.35; =ROUND(3.35/1.19,2) is 2.82'),
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
    source: spreadsheet('=ROUNDUP(15*1.06,2); =ROUNDUP(1.01*1.06,2), where 1.01 × 1.06 = 1.0706'),
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
