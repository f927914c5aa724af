import { defineCases } from '@/lib/kits/calculator'
import deferredTax from './deferred-tax'

const standard = (paragraph: number) => ({
  title: `IAS 12, example to paragraph ${paragraph}`,
  href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-12-income-taxes/',
})
const paper = { title: 'Arithmetic on paper' }
const asset = (carrying: number, base: number) => ({ side: 'asset', carrying, base, through: 'profit' }) as const

export default defineCases(deferredTax, [
  {
    name: 'IAS 12.16: an asset of 100 with a tax base of 60',
    given: { items: [asset(100, 60)], rate: 0.25 },
    expect: {
      net: 10,
      liabilities: 10,
      assets: 0,
      allowance: 0,
      charge: 10,
      schedule: {
        rows: 1,
        at: { 0: { item: 'Item 1', difference: 40, rate: 0.25, liability: 10, asset: 0, through: 'Profit or loss' } },
      },
      journal: {
        rows: 2,
        at: {
          0: { account: 'Deferred tax expense', debit: 10, credit: null },
          1: { account: 'Deferred tax on the balance sheet', credit: 10 },
        },
      },
    },
    says: { verdict: 'A net liability' },
    source: { ...standard(16), how: 'cost 150, depreciation for tax 90, rate 25%' },
  },
  {
    name: 'IAS 12.25: accrued warranty of 100',
    given: { items: [{ name: 'Warranty', side: 'liability', carrying: 100, base: 0, through: 'profit' }], rate: 0.25 },
    expect: { net: -25, assets: 25, charge: -25, schedule: { at: { 0: { difference: -100, asset: 25 } } } },
    says: { verdict: 'A net asset' },
    source: { ...standard(25), how: 'the liability has a tax base of nil' },
  },
  {
    name: 'The first booking is exempt, and a later rate is taken',
    given: {
      items: [
        { name: 'Exempt', side: 'asset', carrying: 1000, base: 0, through: 'none' },
        { name: 'Plant', side: 'asset', carrying: 900, base: 500, reverses: 2029, through: 'profit' },
        { name: 'Stock', side: 'asset', carrying: 100, base: 150, reverses: 2027, through: 'profit' },
      ],
      rate: 0.3,
      laterRates: [
        { year: 2030, rate: 0.1 },
        { year: 2028, rate: 0.2 },
      ],
    },
    expect: {
      liabilities: 80,
      assets: 15,
      net: 65,
      schedule: { at: { 0: { difference: 1000, liability: 0 }, 1: { rate: 0.2 } } },
    },
    source: { ...paper, how: '400 × 20% and 50 × 30%' },
  },
  {
    name: 'Opening balances, other income, equity and a new rate',
    given: {
      items: [
        { name: 'Plant', side: 'asset', carrying: 2000, base: 1200, through: 'profit' },
        { name: 'Land', side: 'asset', carrying: 900, base: 500, through: 'oci' },
        { name: 'Share plan', side: 'liability', carrying: 0, base: -100, through: 'equity' },
      ],
      rate: 0.25,
      openingProfit: 240,
      openingOci: 60,
      openingEquity: 0,
      openingRate: 0.3,
      profit: 1000,
      permanent: 80,
      currentTax: 310,
    },
    expect: {
      net: 275,
      charge: -40,
      oci: 40,
      equity: -25,
      rateEffect: -50,
      movement: {
        rows: 3,
        at: { 0: { part: 'Profit or loss', opening: 240, movement: -40, closing: 200 }, 1: { closing: 100 } },
        sum: { opening: 300, movement: -25, closing: 275 },
      },
      journal: { rows: 4, sum: { debit: 65, credit: 65 } },
      proof: {
        rows: 5,
        at: {
          0: { amount: 250 },
          1: { amount: 20 },
          2: { amount: -50 },
          3: { amount: 50 },
          4: { item: 'Current and deferred tax', amount: 270 },
        },
      },
    },
    source: { ...paper, how: '800, 400 and −100 at 25%; 300 × (25 ÷ 30 − 1); 1,080 × 25% − 50 against 310 − 40' },
  },
  {
    name: 'Half of the assets will not be covered',
    given: {
      items: [{ name: 'Pension', side: 'liability', carrying: 400, base: 0, through: 'oci' }],
      rate: 0.25,
      losses: 600,
      recoverable: 0.5,
    },
    expect: { assets: 125, allowance: 125, net: -125, charge: -75, oci: -50, rateEffect: null },
    says: { verdict: 'is not recognised' },
    source: { ...paper, how: '(400 + 600) × 25% × 50%' },
  },
  {
    name: 'Assets and liabilities that cancel out',
    given: { items: [asset(100, 50), asset(50, 100)], rate: 0.2 },
    expect: { net: 0, liabilities: 10, assets: 10 },
    says: { verdict: 'cancel out' },
    source: paper,
  },
  {
    name: 'Two rates from one year are refused',
    given: {
      laterRates: [
        { year: 2028, rate: 0.2 },
        { year: 2028, rate: 0.1 },
      ],
    },
    problem: 'laterRates',
    source: paper,
  },
])
