import { defineCases } from '@/lib/kits/calculator'
import definition from './sales-tax'

const python = { title: 'Python decimal: tests/vectors/transaction-tax/sales_tax.py' } as const
const avalara = {
  title: 'Avalara: How is the Tennessee tiered tax applied?',
  href: 'https://help.avalara.com/Frequently_Asked_Questions/001/How_is_the_Tennessee_Tiered_Tax_applied%3F',
} as const
const stateTable = {
  title: 'federalstatelaw.com: sales tax by state, updated 15 December 2025',
  href: 'https://federalstatelaw.com/tables/sales-tax',
} as const
const added = { form: 'amount', prices: 'exclusive', shipping: 0, day: '2026-11-02', county: 0, city: 0 } as const
const nashville = { ...added, state: 'tn', localRate: 0.0225, articles: true } as const
const items = [
  { description: 'Desk', quantity: 1, price: 480, discount: 0.1, taxed: 'all' },
  { quantity: 1, price: 86.4, discount: 0, taxed: 'none' },
  { quantity: 1, price: 30.3, discount: 0, taxed: 'local' },
  { quantity: 1, price: 12.34, discount: 0, taxed: 'state' },
] as const
const fourItems = { ...added, form: 'lines', state: 'tx', localRate: 0.0225, items } as const

const stateOnly = (state: 'ca' | 'mn' | 'mo' | 'nm' | 'ks' | 'nj', tax: number, rate: number) => ({
  name: `The state's share of $1,000 at ${rate} percent (${state})`,
  given: { ...added, state, localRate: 0, amount: 1000 },
  expect: { tax, rate: rate / 100 },
  source: { ...stateTable, how: `${rate}% of 1,000` },
})

export default defineCases(definition, [
  {
    name: 'A table of $4,000 in Nashville: 280 and 44 to the state, 36 to the place',
    given: { ...nashville, amount: 4000 },
    expect: {
      tax: 360,
      total: 4360,
      layers: {
        rows: 3,
        at: {
          0: { layer: 'State', rate: 0.07, base: 4000, tax: 280 },
          1: { layer: 'State, on single articles', rate: 0.0275, base: 1600, tax: 44 },
          2: { layer: 'Local', base: 1600, tax: 36 },
        },
        sum: { tax: 360 },
      },
    },
    source: { ...avalara, how: 'Single item sold for $4000' },
  },
  {
    name: 'Two items of $2,000 in Nashville are two articles',
    given: {
      ...nashville,
      form: 'lines',
      items: [{ quantity: 2, price: 2000, discount: 0, taxed: 'all' }],
    },
    expect: { tax: 374, layers: { at: { 0: { tax: 280 }, 1: { tax: 22 }, 2: { tax: 72 } } } },
    source: { ...avalara, how: 'Two items sold for $2000 each' },
  },
  {
    name: 'The step at $1,600: a cent less',
    given: { ...nashville, amount: 1599.99 },
    expect: { tax: 148 },
    source: { ...python, how: 'Tennessee, local 2.25%, 1599.99' },
  },
  {
    name: 'The step at $3,200',
    given: { ...nashville, amount: 3200.01 },
    expect: { tax: 304 },
    source: { ...python, how: 'Tennessee, local 2.25%, 3200.01' },
  },
  {
    name: 'Tax taken out of an article above the second step',
    given: { ...nashville, prices: 'inclusive', amount: 4360 },
    expect: { tax: 360, net: 4000, total: 4360 },
    source: { ...python, how: 'Tennessee, with tax 4360' },
  },
  {
    name: 'Tax taken out of an article between the steps',
    given: { ...nashville, prices: 'inclusive', amount: 2000 },
    expect: { tax: 170.39, net: 1829.61 },
    source: { ...python, how: 'Tennessee, with tax 2000, by bisection' },
  },
  {
    name: 'Software in Tennessee is no article: local tax on all of it',
    given: { ...nashville, articles: false, amount: 4000 },
    expect: { tax: 370, layers: { rows: 2 } },
    source: {
      title: 'Tennessee Department of Revenue: single article limitation does not apply to software',
      href: 'https://www.tn.gov/revenue/taxes/sales-and-use-tax/single-article-special-tax-rates.html',
      how: '9.25% of 4,000',
    },
  },
  {
    name: 'Texas at its ceiling of 8.25%',
    given: { ...added, state: 'tx', localRate: 0.02, amount: 249.95 },
    expect: { tax: 20.62, net: 249.95, total: 270.57, rate: 0.0825, useTax: null, note: null },
    source: { ...python, how: '249.95 at 8.25%' },
  },
  {
    name: 'New York City, tax inside',
    given: { ...added, prices: 'inclusive', state: 'ny', localRate: 0.04875, amount: 54.44 },
    expect: { tax: 4.44, net: 50 },
    source: { ...python, how: '54.44 with 8.875%' },
  },
  {
    name: 'Layers share the tax to the cent',
    given: {
      ...added,
      form: 'lines',
      state: 'tx',
      localRate: 0.0175,
      county: 0.005,
      city: 0.01,
      items: [{ quantity: 3, price: 19.99, discount: 0, taxed: 'all' }],
    },
    expect: {
      tax: 4.8,
      net: 59.97,
      layers: {
        rows: 4,
        at: {
          0: { tax: 3.75 },
          1: { layer: 'County', tax: 0.3 },
          2: { layer: 'City', tax: 0.6 },
          3: { layer: 'Districts', tax: 0.15 },
        },
        sum: { tax: 4.8 },
      },
    },
    source: { ...python, how: 'three at 19.99: 4.7976 to the cent; 3.748, 0.2999, 0.5997 and 0.1499' },
  },
  {
    name: 'Parts that are more than the local rate',
    given: { ...added, state: 'tx', localRate: 0.01, county: 0.005, city: 0.0075, amount: 100 },
    problem: 'county',
    source: { title: 'Arithmetic on paper', how: '0.5% + 0.75% of 1%' },
  },
  {
    name: 'Four items, each taxed by others',
    given: { ...fourItems, prices: 'exclusive' },
    expect: {
      net: 561.04,
      tax: 38.17,
      invoice: {
        rows: 4,
        at: {
          0: { item: 'Desk', price: 432, rate: 0.085 },
          1: { item: 'Item 2', rate: 0 },
          2: { rate: 0.0225 },
          3: { rate: 0.0625 },
        },
      },
    },
    source: { ...python, how: 'four items: 38.173' },
  },
  {
    name: 'The same with tax in the prices',
    given: { ...fourItems, prices: 'inclusive' },
    expect: { total: 561.04, tax: 35.24 },
    source: { ...python, how: 'four items with tax inside' },
  },
  {
    name: 'Shipping that is taxed, and shipping that is not',
    given: { ...added, state: 'tx', localRate: 0.02, amount: 100, shipping: 10, shippingTaxed: true },
    expect: { tax: 9.08, net: 110, total: 119.08 },
    source: { title: 'Arithmetic on paper', how: '110 × 8.25% = 9.075, half a cent up' },
  },
  {
    name: 'Shipping free of tax',
    given: { ...added, state: 'tx', localRate: 0.02, amount: 100, shipping: 10, shippingTaxed: false },
    expect: { tax: 8.25, net: 110, total: 118.25 },
    source: { title: 'Arithmetic on paper', how: '100 × 8.25%' },
  },
  {
    name: 'Use tax: what the home state asks beyond the tax already paid',
    given: { ...added, state: 'pa', localRate: 0, amount: 1000, paidElsewhere: 40 },
    expect: { tax: 60, useTax: 20 },
    source: { title: 'Arithmetic on paper', how: '6% of 1,000 less 40 paid elsewhere' },
  },
  {
    name: 'More paid elsewhere leaves nothing, and nothing comes back',
    given: { ...added, state: 'pa', localRate: 0, amount: 1000, paidElsewhere: 70 },
    expect: { useTax: 0 },
    source: { title: 'Arithmetic on paper', how: '60 − 70, never below 0' },
  },
  stateOnly('ca', 72.5, 7.25),
  stateOnly('mn', 68.75, 6.875),
  stateOnly('mo', 42.25, 4.225),
  stateOnly('nm', 48.75, 4.875),
  stateOnly('ks', 65, 6.5),
  stateOnly('nj', 66.25, 6.625),
  {
    name: 'Louisiana since 2025: 5%',
    given: { ...added, state: 'la', localRate: 0, amount: 1000, day: '2025-01-01' },
    expect: { tax: 50 },
    source: {
      title: 'Taxually: sales tax by state 2025',
      href: 'https://www.taxually.com/blog/whats-new-in-us-sales-tax-sales-tax-by-state-2025',
      how: 'From 4.45% to 5% on 1 January 2025',
    },
  },
  {
    name: 'The day before is refused',
    given: { ...added, state: 'la', localRate: 0, amount: 1000, day: '2024-12-31' },
    problem: 'day',
    because: '2025',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 1 January 2025' },
  },
  {
    name: 'Oregon has none, and the page says so',
    given: { ...added, state: 'or', localRate: 0, amount: 1000 },
    expect: { tax: 0, total: 1000, note: 'plain', layers: { sum: { tax: 0 } } },
    says: { note: 'no general sales tax' },
    source: { ...stateTable, how: 'Oregon 0%' },
  },
  {
    name: 'Alaska leaves it to its cities',
    given: { ...added, state: 'ak', localRate: 0.05, amount: 1000 },
    expect: { tax: 50, note: 'plain' },
    says: { note: 'Alaska' },
    source: { ...stateTable, how: 'Alaska 0% and local rates' },
  },
  {
    name: 'The District of Columbia on the last day of 6%',
    given: { ...added, state: 'dc', localRate: 0, amount: 1000, day: '2026-09-30' },
    expect: { tax: 60, note: null },
    source: {
      title: 'OfficerBilling: sales tax rates by state',
      href: 'https://help.officerbilling.net/support/solutions/articles/61000296347-what-is-sales-tax-',
      how: 'District of Columbia 6.00%',
    },
  },
  {
    name: 'A day later it is 7%, with one source, and the page says so',
    given: { ...added, state: 'dc', localRate: 0, amount: 1000, day: '2026-10-01' },
    expect: { tax: 70, note: 'fair' },
    says: { note: 'one source' },
    source: { title: 'Arithmetic on paper', how: '7% of 1,000' },
  },
  {
    name: 'A rate of one’s own',
    given: { ...added, state: 'own', ownRate: 0.105, localRate: 0.01, amount: 200 },
    expect: { tax: 23, rate: 0.115 },
    source: { title: 'Arithmetic on paper', how: '200 × 11.5%, Puerto Rico' },
  },
  {
    name: 'Items above a million million are refused',
    given: {
      ...added,
      form: 'lines',
      state: 'tx',
      items: [{ quantity: 100_000, price: 100_000_000, discount: 0, taxed: 'all' }],
    },
    problem: 'items',
    source: { title: 'Arithmetic on paper', how: '10^13' },
  },
])
