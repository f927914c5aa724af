import { defineCases } from '@/lib/kits/calculator'
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
    expect: {
      uplift: null,
      table: { at: { 0: { charges: 2500, perUnit: 0.1 }, 1: { item: 'Item 2', charges: 1500 } } },
    },
    says: { verdict: 'The largest cost besides the goods is freight, $4,000.00.' },
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
      duty: 408.77,
      payable: 2379.52,
      uplift: 0.29039494680851063,
      perUnit: 9.70377,
      price: 15.526032,
      verdict: 'plain',
      table: {
        rows: 2,
        at: {
          0: {
            item: 'Desk lamp',
            units: 400,
            goods: 5000.0,
            charges: 782.79,
            duty: 209.73,
            fees: 18.55,
            tax: null,
            landed: 6011.07,
            perUnit: 15.027675,
            price: 24.04428,
          },
          1: {
            item: 'Lamp shade',
            units: 600,
            goods: 2520.0,
            charges: 962.21,
            duty: 199.04,
            fees: 11.45,
            tax: null,
            landed: 3692.7,
            perUnit: 6.1545,
            price: 9.8472,
          },
        },
      },
      stack: {
        rows: 8,
        at: {
          0: { line: 'Goods', amount: 7520.0, share: 0.77495654, sum: null },
          1: { line: 'Origin charges', amount: 180.0, share: 0.01854949, sum: null },
          2: { line: 'Freight', amount: 950.0, share: 0.09790009, sum: null },
          3: { line: 'Insurance', amount: 45.0, share: 0.00463737, sum: null },
          4: { line: 'Destination charges', amount: 570.0, share: 0.05874006, sum: null },
          5: { line: 'Duty', amount: 408.77, share: 0.04212486, sum: null },
          6: { line: 'Customs fees', amount: 30.0, share: 0.00309158, sum: null },
          7: { line: 'Landed cost', amount: 9703.77, share: 1, sum: 'Sum' },
        },
      },
      orders: {
        rows: 5,
        at: {
          0: { size: '25% of it', units: 250, landed: 2703.17, perUnit: 10.81268 },
          1: { size: '50% of it', units: 500, landed: 5036.7, perUnit: 10.0734 },
          2: { size: 'As entered', units: 1000, landed: 9703.77, perUnit: 9.70377 },
          3: { size: '200% of it', units: 2000, landed: 19059.53, perUnit: 9.529765 },
          4: { size: '400% of it', units: 4000, landed: 37778.89, perUnit: 9.444722 },
        },
      },
    },
    says: {
      verdict:
        'The largest cost besides the goods is freight, $950.00. The import tax is paid now and recovered later; it is not in the cost.',
    },
    source: {
      ...python,
      how: 'Initial values of the form. Fractions of the fractions module, amounts in whole cents: goods; charges shared by largest remainder; customs value with freight and insurance for CIF; duty by item; fee max(30; 0.3%) shared by customs value; tax on all of it shared likewise; again for each size, fixed charges unchanged',
    },
  },
  {
    name: 'The same shipment, FOB, tax kept',
    given: { base: 'fob', recoverable: false, taxOn: 'delivered' },
    expect: {
      customsValue: 7700,
      tax: 1930.17,
      landed: 11_581.01,
      payable: 2316.01,
      table: {
        rows: 2,
        at: {
          0: {
            item: 'Desk lamp',
            units: 400,
            goods: 5000.0,
            charges: 782.79,
            duty: 197.16,
            fees: 19.7,
            tax: 1199.93,
            landed: 7199.58,
            perUnit: 17.99895,
            price: 28.79832,
          },
          1: {
            item: 'Lamp shade',
            units: 600,
            goods: 2520.0,
            charges: 962.21,
            duty: 158.68,
            fees: 10.3,
            tax: 730.24,
            landed: 4381.43,
            perUnit: 7.302383,
            price: 11.683813,
          },
        },
      },
      stack: {
        rows: 9,
        at: {
          0: { line: 'Goods', amount: 7520.0, share: 0.64933887, sum: null },
          1: { line: 'Origin charges', amount: 180.0, share: 0.01554269, sum: null },
          2: { line: 'Freight', amount: 950.0, share: 0.08203084, sum: null },
          3: { line: 'Insurance', amount: 45.0, share: 0.00388567, sum: null },
          4: { line: 'Destination charges', amount: 570.0, share: 0.04921851, sum: null },
          5: { line: 'Duty', amount: 355.84, share: 0.03072616, sum: null },
          6: { line: 'Customs fees', amount: 30.0, share: 0.00259045, sum: null },
          7: { line: 'Import tax kept', amount: 1930.17, share: 0.16666681, sum: null },
          8: { line: 'Landed cost', amount: 11581.01, share: 1, sum: 'Sum' },
        },
      },
      orders: {
        rows: 5,
        at: {
          0: { size: '25% of it', units: 250, landed: 3227.93, perUnit: 12.91172 },
          1: { size: '50% of it', units: 500, landed: 6012.29, perUnit: 12.02458 },
          2: { size: 'As entered', units: 1000, landed: 11581.01, perUnit: 11.58101 },
          3: { size: '200% of it', units: 2000, landed: 22737.24, perUnit: 11.36862 },
          4: { size: '400% of it', units: 4000, landed: 45066.26, perUnit: 11.266565 },
        },
      },
    },
    says: { verdict: 'The largest cost besides the goods is import tax kept, $1,930.17.' },
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
    says: {
      verdict: 'Nothing comes on top of the goods. The goods are within the threshold: no duty, no customs fee.',
    },
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
  {
    name: 'A charge of nothing needs nothing to be shared by',
    given: { ...bare, items: one(10), charges: [{ stage: 'freight', amount: 0, key: 'weight', fixed: false }] },
    expect: { landed: 10, stack: { rows: 2 } },
    source: { ...paper, how: '10 + 0' },
  },
  {
    name: 'A charge of a cent stands in the stack, and needs a key as others do',
    given: { ...bare, items: one(0.01, 1), charges: [{ stage: 'origin', amount: 0.01, key: 'value', fixed: false }] },
    expect: {
      landed: 0.04,
      duty: 0.02,
      uplift: 3,
      stack: {
        rows: 4,
        at: {
          0: { line: 'Goods', amount: 0.01, share: 0.25 },
          1: { line: 'Origin charges', amount: 0.01, share: 0.25 },
          2: { line: 'Duty', amount: 0.02, share: 0.5 },
        },
      },
    },
    source: { ...paper, how: '0.01 + 0.01 + 100% of both' },
  },
  {
    name: 'A cent cannot be shared by weights of nothing',
    given: { ...bare, items: one(10), charges: [{ stage: 'origin', amount: 0.01, key: 'weight', fixed: false }] },
    problem: 'charges',
    source: { ...paper, how: 'Shares of a sum of zero do not exist' },
  },
  {
    name: 'An item without a volume bears none of what is shared by volume',
    given: {
      ...bare,
      items: [
        { quantity: 1, price: 10, volume: 2, duty: 0 },
        { quantity: 1, price: 10, duty: 0 },
      ],
      charges: [{ stage: 'freight', amount: 50, key: 'volume', fixed: false }],
    },
    expect: { table: { at: { 0: { charges: 50, landed: 60 }, 1: { charges: 0, landed: 10 } } } },
    source: { ...paper, how: '50 × 2 ÷ 2 and 50 × 0 ÷ 2' },
  },
  {
    name: 'Without a threshold the first cent is charged',
    given: { ...bare, items: one(0.01, 1), taxRate: 1, fees: [{ rate: 1 }] },
    expect: { duty: 0.01, fees: 0.01, tax: 0.02, payable: 0.04, landed: 0.05 },
    source: { ...paper, how: '100% of 0.01 twice, 100% of 0.02' },
  },
  {
    name: 'What half of a customs value to the cent comes to',
    given: { ...bare, items: one(49.98), fees: [{ rate: 0.5 }], taxRate: 1 },
    expect: { fees: 24.99, tax: 49.98 },
    source: { ...paper, how: '49.98 ÷ 2; tax on the customs value alone' },
  },
  {
    name: 'A fee may be an amount',
    given: { ...bare, items: one(10), fees: [{ rate: 0.01, least: 5, most: 5 }] },
    expect: { fees: 5 },
    source: { ...paper, how: 'At least and at most 5' },
  },
  {
    name: 'The own currency needs no rate',
    given: { ...bare, items: [{ quantity: 1, price: 10, currency: 'usd', duty: 0 }] },
    region: 'us',
    expect: { landed: 10 },
    source: { ...paper, how: '10 dollars are 10 dollars' },
  },
  {
    name: 'Nothing costs nothing, and has no shares',
    given: { ...bare, items: one(0) },
    expect: { landed: 0, uplift: null, stack: { rows: 1, at: { 0: { line: 'Landed cost', amount: 0, share: null } } } },
    says: { verdict: 'Nothing comes on top of the goods.' },
    source: { ...paper, how: '0 ÷ 0 has no value' },
  },
  {
    name: 'One cent of goods is all of one cent',
    given: { ...bare, items: one(0.01) },
    expect: { landed: 0.01, uplift: 0, stack: { rows: 2, at: { 0: { share: 1 }, 1: { share: 1 } } } },
    source: { ...paper, how: '0.01 ÷ 0.01' },
  },
  {
    name: 'Below a threshold for tax alone, duty is due',
    given: { ...bare, items: one(100, 0.1), taxRate: 0.2, taxFree: 100 },
    expect: { duty: 10, tax: 0 },
    says: { verdict: 'The largest cost besides the goods is duty, $10.00.' },
    source: { ...paper, how: '100 is not above 100' },
  },
  {
    name: 'A cent of tax is recovered',
    given: { ...bare, items: one(0.01), taxRate: 1, recoverable: true },
    expect: { tax: 0.01, landed: 0.01, table: { at: { 0: { tax: null } } } },
    says: {
      verdict:
        'Nothing comes on top of the goods. The import tax is paid now and recovered later; it is not in the cost.',
    },
    source: { ...paper, how: '100% of 0.01' },
  },
  {
    name: 'No tax: nothing is recovered',
    given: { ...bare, items: one(100, 0.1), recoverable: true },
    expect: { tax: 0, landed: 110 },
    says: { verdict: 'duty, $10.00.' },
    source: { ...paper, how: '100 + 10%' },
  },
  {
    name: 'A threshold below the goods says nothing',
    given: { ...bare, items: one(150.01, 0.1), dutyFree: 150 },
    expect: { landed: 165.01 },
    says: { verdict: 'The largest cost besides the goods is duty, $15.00.' },
    source: { ...paper, how: '150.01 + 15.00' },
  },
])
