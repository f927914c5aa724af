import { defineCases } from '@/lib/kits/calculator'
import wholesale from './wholesale-pricing'

const chain = (how: string) => ({ title: 'Python: tests/vectors/price-fee-waterfall/trade_chain.py', how })
const plain = {
  way: 'forward',
  of: 'margin',
  ending: 'coin',
  allowance: 0,
  freight: 0,
  duty: 0,
  dutyOn: 'both',
  tax: 0,
  distributor: 0,
} as const
const all = {
  ...plain,
  distributor: 0.2,
  retailer: 0.45,
  maker: 0.4,
  allowance: 0.03,
  freight: 0.8,
  duty: 0.05,
  tax: 0.2,
} as const

export default defineCases(wholesale, [
  {
    name: 'Keystone: retailed at 20, it cost the shop 10',
    given: { ...plain, cost: 6, maker: 0.4, retailer: 0.5 },
    expect: {
      yours: 10,
      trade: 10,
      shelfPrice: 20,
      levels: { at: { 1: { level: 'Shop', pays: 10, asks: 20, keeps: 10, margin: 0.5, markup: 1 } } },
    },
    source: {
      title: 'Monash University: Marketing dictionary, keystone markup',
      href: 'https://www.monash.edu/business/marketing/marketing-dictionary/k/keystone-markup',
      how: 'Retailed at 20, cost 10: a markup of 50 percent of retail',
    },
  },
  {
    name: 'A distributor who pays 12 and asks 15 has a markup of 25%',
    given: { ...plain, of: 'markup', cost: 12, maker: 0, distributor: 0.25, retailer: 0 },
    expect: {
      yours: 12,
      trade: 15,
      levels: { at: { 1: { level: 'Distributor', pays: 12, asks: 15, markup: 0.25, margin: 0.2 } } },
    },
    source: {
      title: 'CPG Dictionary: Distributor markup',
      href: 'https://www.cpgdictionary.com/term/distributor-markup',
      how: '12 per case, sold for 15: 25%',
    },
  },
  {
    name: 'From a shelf price of 60 with keystone: 30 at wholesale, 60% over a cost of 12',
    given: { ...plain, way: 'back', shelf: 60, cost: 12, maker: 0.6, retailer: 0.5 },
    expect: {
      yours: 30,
      trade: 30,
      maxCost: 12,
      times: 5,
      verdict: 'good',
      levels: { at: { 0: { level: 'You', pays: 12, asks: 30, keeps: 18, margin: 0.6, markup: 1.5 } } },
    },
    source: {
      title: 'Store Calcs: Wholesale pricing, worked example',
      href: 'https://store-calcs.pages.dev/wholesale-pricing-calculator',
      how: 'Retail 60, COGS 12, keystone wholesale 30, profit 18, a margin of 60%',
    },
  },
  {
    name: 'A candle for gift shops with VAT, ending in 99',
    given: { ...plain, cost: 6, maker: 0.4, retailer: 0.5, tax: 0.2, ending: 'ninety-nine' },
    expect: {
      yours: 10,
      shelfPrice: 24.99,
      retail: 20.825,
      times: 4.165,
      maxCost: null,
      levels: { rows: 2, at: { 1: { keeps: 10.825 } } },
      bridge: {
        rows: 5,
        at: {
          0: { line: 'Your cost', amount: 6, total: 'yes' },
          1: { line: 'You keep', amount: 4, total: '' },
          3: { line: 'Tax', amount: 4.165 },
          4: { line: 'Shelf price', amount: 24.99 },
        },
      },
    },
    says: { verdict: 'are yours' },
    source: chain('“candle” is 24.00; raised to 24.99, less a sixth of tax'),
  },
  {
    name: 'Allowance, freight, duty on both, distributor and VAT',
    given: { ...all, cost: 6 },
    expect: { yours: 10.309278, landed: 11.664742, trade: 14.580928, retail: 26.516667, shelfPrice: 31.82 },
    source: chain('“all” is 31.812933, raised to the cent'),
  },
  {
    name: 'Duty on the price alone',
    given: { ...all, cost: 6, dutyOn: 'price' },
    expect: { landed: 11.624742, trade: 14.530928, shelfPrice: 31.71 },
    source: chain('“all, duty on price”'),
  },
  {
    name: 'Markups instead of margins',
    given: { ...plain, of: 'markup', cost: 6, maker: 0.6, distributor: 0.25, retailer: 1, freight: 0.5 },
    expect: { yours: 9.6, landed: 10.1, trade: 12.625, shelfPrice: 25.25 },
    source: chain('“markups”'),
  },
  {
    name: 'Back from 29.99: a unit may cost 5.63',
    given: { ...all, way: 'back', shelf: 29.99, cost: 6 },
    expect: {
      yours: 9.672698,
      landed: 10.996333,
      trade: 13.745417,
      retail: 24.991667,
      shelfPrice: 29.99,
      maxCost: 5.62951,
      verdict: 'fair',
    },
    says: { verdict: '$0.37 too high for your share; $3.38 a unit remain' },
    source: chain('“back”; 9.672698 × 0.97 − 6 = 3.3825'),
  },
  {
    name: 'Back with markups and duty on the price',
    given: {
      ...plain,
      way: 'back',
      of: 'markup',
      shelf: 29.99,
      cost: 6.5,
      maker: 0.6,
      distributor: 0.25,
      retailer: 1,
      freight: 0.5,
      duty: 0.1,
      dutyOn: 'price',
    },
    expect: { yours: 10.450909, landed: 11.996, maxCost: 6.531818, verdict: 'good' },
    source: chain('“back, markups”'),
  },
  {
    name: 'A cost above what the chain leaves is a loss',
    given: { ...plain, way: 'back', shelf: 20, cost: 11, maker: 0.4, retailer: 0.5 },
    expect: { yours: 10, maxCost: 6, verdict: 'bad' },
    says: { verdict: 'you lose $1.00' },
    source: { title: 'Arithmetic on paper', how: '20 ÷ 2 = 10; 10 × 60% = 6; 10 − 11' },
  },
  {
    name: 'A margin of 100% is refused',
    given: { ...plain, cost: 6, maker: 0.4, retailer: 1 },
    problem: 'retailer',
    source: { title: 'Arithmetic on paper', how: '10 ÷ (1 − 1)' },
  },
  {
    name: 'A shelf price that does not pay the freight is refused',
    given: { ...plain, way: 'back', shelf: 2, cost: 1, maker: 0.4, retailer: 0.5, freight: 1 },
    problem: 'shelf',
    because: 'can pay $1.00',
    source: { title: 'Arithmetic on paper', how: '2 × 50% = 1, all of it freight' },
  },
])
