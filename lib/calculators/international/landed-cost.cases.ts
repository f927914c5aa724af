import { defineCases } from '@/lib/calculator'
import landedCost from './landed-cost'

const australia = {
  title: 'Australian Customs and Border Protection Service: How is duty and GST calculated? (worked example)',
}
const userFees = {
  title: 'Federal Register 90 FR 34665, Customs User Fees for Fiscal Year 2026, and 19 CFR 24.23 and 24.24',
  href: 'https://www.govinfo.gov/content/pkg/FR-2025-07-23/html/2025-13869.htm',
}
const python = { title: 'Python, exact fractions: every step by hand, remainders to the largest parts first' }
const paper = { title: 'Arithmetic on paper' }

const bare = {
  rates: [],
  charges: [],
  fees: [],
  base: 'fob',
  taxRate: 0,
  taxOn: 'value',
  recoverable: false,
  dutyFree: undefined,
  taxFree: undefined,
  markup: 0,
} as const
const one = (price: number, duty = 0) => [{ quantity: 1, price, duty }]
/** Merchandise processing fee of fiscal year 2026, and the harbor maintenance fee, which has no limits. */
const american = [{ rate: 0.003464, least: 33.58, most: 651.5 }, { rate: 0.00125 }]

export default defineCases(landedCost, [
  {
    name: 'Goods of 1,200 with transport of 150: duty 60, GST 141, together 201',
    given: {
      ...bare,
      items: one(1200, 0.05),
      charges: [{ stage: 'freight', amount: 150, key: 'value', fixed: false }],
      taxRate: 0.1,
      taxOn: 'transport',
    },
    expect: { customsValue: 1200, duty: 60, tax: 141, payable: 201, landed: 1551 },
    source: { ...australia, how: 'Customs value 1,200 × 5% = 60; (1,200 + 60 + 150) × 10% = 141' },
  },
  {
    name: 'An amplifier for 1,274 US dollars at 0.91 to the Australian dollar: duty 70, GST 160',
    given: {
      ...bare,
      items: [{ quantity: 1, price: 1274, currency: 'USD', duty: 0.05 }],
      rates: [{ code: 'usd', rate: 1 / 0.91 }],
      charges: [{ stage: 'freight', amount: 118.3, currency: 'USD', key: 'value', fixed: false }],
      taxRate: 0.1,
      taxOn: 'transport',
    },
    region: 'au',
    expect: { customsValue: 1400, duty: 70, tax: 160, payable: 230 },
    source: { ...australia, how: '1,274 ÷ 0.91 = 1,400; 118.30 ÷ 0.91 = 130; (1,400 + 70 + 130) × 10% = 160' },
  },
  {
    name: 'Freight of 4,000 by weight: 25,000 lb bear 2,500 and 15,000 lb bear 1,500',
    given: {
      ...bare,
      items: [
        { quantity: 25_000, price: 0, weight: 1, duty: 0 },
        { quantity: 15_000, price: 0, weight: 1, duty: 0 },
      ],
      charges: [{ stage: 'freight', amount: 4000, key: 'weight', fixed: false }],
    },
    expect: { table: { at: { 0: { charges: 2500, perUnit: 0.1 }, 1: { charges: 1500 } } } },
    source: {
      title: 'Visco Software: How to Calculate Landed Costs',
      href: 'https://viscosoftware.com/how-to-calculate-landed-costs/',
      how: '4,000 ÷ 40,000 lb = 0.10 a pound',
    },
  },
  {
    name: 'An invoice of 460 dollars for 2,070 dirhams with 230 of other costs: 92 and 23 a piece',
    given: {
      ...bare,
      items: [
        { name: 'X', quantity: 20, price: 18.4, currency: 'USD', duty: 0 },
        { name: 'Y', quantity: 20, price: 4.6, currency: 'USD', duty: 0 },
      ],
      rates: [{ code: 'USD', rate: 4.5 }],
      charges: [{ stage: 'destination', amount: 230, key: 'value', fixed: false }],
    },
    region: 'uk',
    expect: { landed: 2300, table: { at: { 0: { perUnit: 92, landed: 1840 }, 1: { perUnit: 23, landed: 460 } } } },
    source: {
      title: 'ALLInterview: landed cost in dirhams for one piece of item X',
      href: 'https://www.allinterview.com/showanswers/112970/following-details-invoice-from-foreign-supplier-goods-20-pieces-item-x-per-piece.html',
      how: 'Discount less shipping of 40 is taken off both prices alike, 8%; 230 in the ratio 400 : 100',
    },
  },
  {
    name: 'Fee limits: 0.3464% of 250,000 stops at 651.50; freight is not counted',
    given: {
      ...bare,
      items: one(250_000),
      charges: [{ stage: 'freight', amount: 9000, key: 'value', fixed: false }],
      fees: american,
    },
    expect: { customsValue: 250_000, fees: 964 },
    source: { ...userFees, how: '866.00 is above the maximum of 651.50; plus 0.125% = 312.50' },
  },
  {
    name: 'Fee limits: 0.3464% of 5,000 is raised to 33.58',
    given: { ...bare, items: one(5000), fees: american },
    expect: { fees: 39.83 },
    source: { ...userFees, how: '17.32 is below the minimum of 33.58; plus 0.125% = 6.25' },
  },
  {
    name: 'Fee limits: 0.3464% of 50,000 lies between',
    given: { ...bare, items: one(50_000), fees: american },
    expect: { fees: 235.7 },
    source: { ...userFees, how: '173.20 + 62.50 = 235.70' },
  },
  {
    name: 'Two items, CIF, three keys: duty 209.73 and 199.04, landed 9,703.77',
    given: {},
    expect: {
      customsValue: 8695,
      fees: 30,
      tax: 1940.75,
      landed: 9703.77,
      table: { at: { 0: { duty: 209.73, landed: 6011.07 }, 1: { duty: 199.04, landed: 3692.7 } } },
    },
    source: { ...python, how: 'Initial values of the form' },
  },
  {
    name: 'The same shipment, FOB, tax kept',
    given: { base: 'fob', recoverable: false, taxOn: 'delivered' },
    expect: {
      customsValue: 7700,
      tax: 1930.17,
      landed: 11_581.01,
      table: { sum: { landed: 11_581.01 } },
    },
    source: { ...python, how: 'Initial values with FOB' },
  },
  {
    name: 'A hundred shared by three equal items adds up: 33.34, 33.33, 33.33',
    given: {
      ...bare,
      items: [
        { quantity: 1, price: 10, duty: 0 },
        { quantity: 1, price: 10, duty: 0 },
        { quantity: 1, price: 10, duty: 0 },
      ],
      charges: [{ stage: 'freight', amount: 100, key: 'units', fixed: false }],
    },
    expect: { landed: 130, table: { at: { 0: { charges: 33.34 }, 1: { charges: 33.33 }, 2: { charges: 33.33 } } } },
    source: { ...paper, how: '10,000 cents = 3 × 3,333 + 1' },
  },
  {
    name: 'A fixed charge weighs half as much on twice the order',
    given: {
      ...bare,
      items: [{ quantity: 10, price: 10, duty: 0 }],
      charges: [{ stage: 'destination', amount: 100, key: 'value', fixed: true }],
      markup: 0.5,
    },
    expect: {
      perUnit: 20,
      price: 30,
      orders: { rows: 5, at: { 1: { perUnit: 30 }, 3: { perUnit: 15 }, 4: { perUnit: 12.5 } } },
    },
    source: { ...paper, how: '(10 × 10 + 100) ÷ 10 = 20; (200 + 100) ÷ 20 = 15; (50 + 100) ÷ 5 = 30' },
  },
  {
    name: 'At the threshold nothing is due, neither duty nor fee nor tax',
    given: { ...bare, items: one(150, 0.1), fees: american, taxRate: 0.2, dutyFree: 150, taxFree: 150 },
    expect: { payable: 0, landed: 150 },
    source: { ...paper, how: 'Up to and including the threshold nothing is charged' },
  },
  {
    name: 'Above the threshold duty is due on all of it',
    given: { ...bare, items: one(150.01, 0.1), dutyFree: 150 },
    expect: { duty: 15 },
    source: { ...paper, how: '150.01 × 10% = 15.001' },
  },
  {
    name: 'Freight by weight needs weights',
    given: {
      ...bare,
      items: one(10),
      charges: [{ stage: 'freight', amount: 5, key: 'weight', fixed: false }],
    },
    problem: 'charges',
    source: { ...paper, how: 'Shares of a sum of zero do not exist' },
  },
  {
    name: 'A foreign currency needs a rate',
    given: { ...bare, items: [{ quantity: 1, price: 1, currency: 'CHF', duty: 0 }] },
    problem: 'rates',
    source: { ...paper, how: 'An amount in another currency has no value without a rate' },
  },
  {
    name: 'A least fee above the most is refused',
    given: { ...bare, items: one(10), fees: [{ rate: 0.01, least: 5, most: 4 }] },
    problem: 'fees',
    source: { ...paper, how: 'No amount is both at least 5 and at most 4' },
  },
])
