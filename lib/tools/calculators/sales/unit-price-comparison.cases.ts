import { defineCases } from '@/lib/kits/calculator'
import unitPrices from './unit-price-comparison'

const shelf = (how: string) => ({ title: 'Python: tests/vectors/price-fee-waterfall/unit_prices.py', how })

export default defineCases(unitPrices, [
  {
    name: 'Shampoo in 12 and 15 ounces',
    given: {
      packs: [
        { name: '12 ounces', price: 2.95, size: 12, unit: 'oz' },
        { name: '15 ounces', price: 3.5, size: 15, unit: 'oz' },
      ],
      per: 'ounce',
    },
    expect: { best: '15 ounces', price: 0.2333333, table: { at: { 0: { price: 0.2458333 } } } },
    source: {
      title: 'GCFLearnFree: Money Basics, price per unit',
      href: 'https://www.gcflearnfree.org/moneybasics/shopping/5/',
      how: '2.95 ÷ 12 = 0.246, 3.50 ÷ 15 = 0.233: the bottle of 15 ounces is the better buy',
    },
  },
  {
    name: 'Softener sheets by the hundred: 3.96, 3.70 and 3.90 cents a sheet',
    given: {
      packs: [
        { name: '80', price: 3.17, size: 80, unit: 'piece' },
        { name: '120', price: 4.44, size: 120, unit: 'piece' },
        { name: '160', price: 6.24, size: 160, unit: 'piece' },
      ],
      per: 'hundred',
    },
    expect: {
      best: '120',
      price: 3.7,
      per: '100 pieces',
      dearest: 0.070945946,
      table: {
        at: { 0: { price: 3.9625 }, 2: { price: 3.9, dearer: 0.054054054, holds: 1.6, paid: 6.24, pack: '160' } },
      },
    },
    source: {
      title: 'Financial Algebra: Find the best buy based on unit price, practice 1',
      href: 'http://slideplayer.com/slide/771536/',
      how: '3.17 ÷ 80, 4.44 ÷ 120, 6.24 ÷ 160; what is dearer by the script',
    },
  },
  {
    name: 'Six cans of 12 fluid ounces against a liter',
    given: {
      packs: [
        { name: 'Six cans', price: 2.99, size: 12, unit: 'flOzUs', count: 6 },
        { name: 'A bottle', price: 1.29, size: 1, unit: 'l' },
      ],
      per: 'ounce',
    },
    expect: {
      best: 'A bottle',
      price: 0.038149853,
      per: '1 US fl oz',
      dearest: 0.088543582,
      table: { at: { 0: { holds: 72, price: 0.041527778 }, 1: { holds: 33.814023 } } },
      verdict: 'plain',
    },
    source: {
      title: 'Unit price, which is the better buy: soft drinks',
      href: 'http://slideplayer.com/slide/1635786/',
      how: '2.99 ÷ 72 = 0.041, 1.29 ÷ 33.8 = 0.038: the liter; further decimals by the script',
    },
  },
  {
    name: 'Oatmeal in three sizes, three pounds of it and servings of 40 g',
    given: {
      packs: [
        { name: '18', price: 1.86, size: 18, unit: 'oz' },
        { name: '42', price: 3.17, size: 42, unit: 'oz' },
        { name: '112', price: 6.29, size: 112, unit: 'oz' },
      ],
      per: 'ounce',
      need: 3,
      needUnit: 'lb',
      serving: 40,
      servingUnit: 'g',
    },
    expect: {
      best: '112',
      price: 0.056160714,
      saving: 0.76,
      buying: {
        at: {
          0: { pack: '18', offers: 3, cost: 5.58, left: 6 },
          1: { offers: 2, cost: 6.34, left: 36 },
          2: { offers: 1, cost: 6.29, left: 64 },
        },
      },
      servings: {
        at: { 0: { pack: '18', count: 12.757285, price: 0.145799043 }, 2: { count: 79.378665, price: 0.079240436 } },
      },
      verdict: 'fair',
    },
    says: { verdict: 'for what you need 18 costs less: $5.58' },
    source: shelf('“oatmeal”; the unit prices are also on http://slideplayer.com/slide/771536/'),
  },
  {
    name: 'Spinach with 28% of stalks against ready leaves with a coupon',
    given: {
      packs: [
        { name: 'Whole', price: 2.4, size: 500, unit: 'g', waste: 0.28 },
        { name: 'Ready', price: 1.9, size: 0.3, unit: 'kg', coupon: 0.25 },
      ],
      per: 'hundred',
      need: 600,
      needUnit: 'g',
      couponUse: 'each',
    },
    expect: {
      best: 'Ready',
      price: 0.55,
      per: '100 g',
      dearest: 0.212121212,
      saving: 1.5,
      table: { at: { 0: { price: 0.666666667, holds: 3.6 }, 1: { paid: 1.65 } } },
      buying: { at: { 0: { offers: 2, cost: 4.8, left: 1.2 }, 1: { offers: 2, cost: 3.3, left: 0 } } },
    },
    source: shelf('“spinach”'),
  },
  {
    name: 'One coupon for two bags of spinach',
    given: {
      packs: [
        { name: 'Whole', price: 2.4, size: 500, unit: 'g', waste: 0.28 },
        { name: 'Ready', price: 1.9, size: 0.3, unit: 'kg', coupon: 0.25 },
      ],
      per: 'hundred',
      need: 600,
      needUnit: 'g',
      couponUse: 'once',
    },
    expect: { price: 0.55, saving: 1.25, buying: { at: { 1: { offers: 2, cost: 3.55 } } } },
    source: { title: 'Arithmetic on paper', how: '1.65 + 1.90 against 2 × 2.40' },
  },
  {
    name: 'Centiliters, a US pint and a UK gallon',
    given: {
      packs: [
        { price: 1, size: 75, unit: 'cl' },
        { price: 1, size: 1, unit: 'ptUs' },
        { price: 1, size: 1, unit: 'galUk' },
      ],
      per: 'large',
    },
    expect: {
      table: {
        at: {
          0: { holds: 0.75, price: 1.333333333 },
          1: { holds: 0.473176473, price: 2.113376419 },
          2: { holds: 4.54609, price: 0.219969248 },
        },
      },
    },
    source: {
      title: 'NIST Handbook 44, appendix C',
      how: '1 US pint = 473.176 473 mL, 1 imperial gallon = 4.546 09 L',
    },
  },
  {
    name: 'A UK pint, 16 US and 16 UK fluid ounces',
    given: {
      packs: [
        { price: 1.5, size: 1, unit: 'ptUk' },
        { price: 1.5, size: 16, unit: 'flOzUs' },
        { price: 1.5, size: 16, unit: 'flOzUk' },
      ],
      per: 'large',
    },
    expect: {
      best: 'Pack 1',
      price: 2.63963098,
      per: '1 L',
      table: { at: { 1: { pack: 'Pack 2', price: 3.170064628 }, 2: { price: 3.299538724, dearer: 0.25 } } },
    },
    source: shelf('“beer”'),
  },
  {
    name: 'Motor oil by the quart, the gallon and the half liter, for one liter',
    given: {
      packs: [
        { name: 'Quart', price: 9.5, size: 1, unit: 'qtUs' },
        { name: 'Gallon', price: 29, size: 1, unit: 'galUs' },
        { name: 'Half liter', price: 4.2, size: 500, unit: 'ml' },
      ],
      per: 'pound',
      need: 1,
      needUnit: 'l',
    },
    expect: {
      best: 'Gallon',
      price: 7.25,
      per: '1 US quart',
      saving: 20.6,
      buying: { at: { 0: { offers: 2, cost: 19, left: 0.943312 }, 2: { offers: 2, cost: 8.4, left: 0 } } },
    },
    says: { verdict: 'Half liter costs less: $8.40' },
    source: shelf('“oil”'),
  },
  {
    name: 'Two pounds out of packs of a pound are two packs',
    given: {
      packs: [
        { name: 'Pound', price: 5, size: 1, unit: 'lb' },
        { name: 'Kilo', price: 11, size: 1, unit: 'kg' },
      ],
      per: 'pound',
      need: 2,
      needUnit: 'lb',
    },
    expect: {
      best: 'Kilo',
      price: 4.98951607,
      buying: { at: { 0: { offers: 2, cost: 10, left: 0 }, 1: { offers: 1, cost: 11, left: 0.204623 } } },
      saving: 1,
    },
    says: { verdict: 'Pound costs less: $10.00' },
    source: shelf('“meat”'),
  },
  {
    name: 'One pack alone has a unit price and nothing beside it',
    given: { packs: [{ name: 'Jar', price: 2.6, size: 340, unit: 'g' }], per: 'large' },
    expect: { price: 7.647058824, dearest: null, verdict: 'plain' },
    says: { verdict: 'Add another pack' },
    source: shelf('“jars”'),
  },
  {
    name: 'Equal unit prices',
    given: {
      packs: [
        { price: 2, size: 500, unit: 'g' },
        { price: 4, size: 1, unit: 'kg' },
      ],
      per: 'large',
    },
    expect: { price: 4, dearest: 0 },
    says: { verdict: 'All cost the same for 1 kg' },
    source: { title: 'Arithmetic on paper', how: '2 ÷ 0.5 = 4 ÷ 1' },
  },
  {
    name: 'Grams and milliliters are not compared',
    given: {
      packs: [
        { price: 2, size: 500, unit: 'g' },
        { price: 4, size: 1, unit: 'l' },
      ],
      per: 'large',
    },
    problem: 'packs',
    because: 'L is a volume, the first row a weight',
    source: { title: 'Arithmetic on paper', how: 'No density is given' },
  },
  {
    name: 'A coupon above the price is refused',
    given: { packs: [{ price: 2, size: 500, unit: 'g', coupon: 3 }], per: 'large' },
    problem: 'packs',
    because: 'coupon',
    source: { title: 'Arithmetic on paper', how: '2 − 3' },
  },
  {
    name: 'What is needed has the measure of the packs',
    given: { packs: [{ price: 2, size: 500, unit: 'g' }], per: 'large', need: 2, needUnit: 'l' },
    problem: 'needUnit',
    source: { title: 'Arithmetic on paper', how: 'No density is given' },
  },
  {
    name: 'And so has a serving',
    given: { packs: [{ price: 2, size: 10, unit: 'piece' }], per: 'large', serving: 2, servingUnit: 'g' },
    problem: 'servingUnit',
    source: { title: 'Arithmetic on paper', how: 'No weight of a piece is given' },
  },
])
