import { stateNames } from '@/lib/law/us/state-names'
import {
  choice,
  date,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { allocate, fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { stateSalesTax } from '@/lib/law/us/sales-tax'
import { tennesseeArticle } from '@/lib/law/us/tennessee-single-article'
import { netOfStepped, type TaxStep } from '@/lib/subjects/tax/stepped-tax'

const oneAmount = { field: 'form', is: 'amount' } as const
const list = { field: 'form', is: 'lines' } as const
const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    form: choice('Work out', { options: { amount: 'One amount', lines: 'A list' }, initial: 'amount' }),
    prices: choice('Prices', {
      options: { exclusive: 'Before tax: add it', inclusive: 'With tax: take it out' },
      initial: 'exclusive',
    }),
    amount: money('Amount', { initial: 100, max: largest, shownWhen: oneAmount }),
    items: rows('Items', {
      row: 'item',
      min: 1,
      max: 200,
      columns: {
        description: text('Description', { optional: true, maxLength: 80 }),
        quantity: number('Quantity', { initial: 1, min: 0, max: 1_000_000_000 }),
        price: money('Price each', { max: 1_000_000_000 }),
        discount: percent('Discount', { initial: 0, max: 1 }),
        taxed: choice('Taxed by', {
          options: { all: 'State and local', local: 'Local only', state: 'State only', none: 'Nobody' },
          initial: 'all',
          as: 'menu',
        }),
      },
      initial: [
        { description: 'Desk', quantity: 1, price: 480, discount: 0.1, taxed: 'all' },
        { description: 'Groceries', quantity: 1, price: 86.4, taxed: 'none' },
      ],
      help: 'Groceries, clothing and medicine are free of one layer or of all in many states, on some days of the year in others.',
      shownWhen: list,
    }),
    state: choice('State', {
      options: {
        ...stateNames,
        own: 'Somewhere else, with your own rate',
      },
      initial: 'tx',
      as: 'search',
    }),
    ownRate: percent('State rate', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.0025 },
      max: 1,
      shownWhen: { field: 'state', is: 'own' },
    }),
    localRate: percent('Local rate', {
      initial: 0.02,
      slider: { to: 0.08, step: 0.00125 },
      max: 1,
      help: 'County, city and district together, where the buyer receives the goods. The state’s own page finds it by address.',
    }),
    county: percent('Of it the county', {
      initial: 0,
      slider: { to: 0.05, step: 0.00125 },
      max: 1,
      section: 'Parts of the local rate',
      refines: true,
    }),
    city: percent('Of it the city', {
      initial: 0,
      slider: { to: 0.05, step: 0.00125 },
      max: 1,
      help: 'What is left of the local rate goes to districts.',
      section: 'Parts of the local rate',
      refines: true,
    }),
    shipping: money('Shipping', {
      initial: 0,
      max: largest,
      help: 'Before tax, also beside prices with tax.',
      refines: true,
    }),
    shippingTaxed: toggle('Shipping is taxed', {
      initial: true,
      help: 'It follows the goods in about half of the states.',
      refines: true,
    }),
    day: date('Date of the sale', {
      initial: '2026-11-02',
      max: `${stateSalesTax.checkedOn.slice(0, 4)}-12-31`,
      help: 'It decides the rate of the state.',
      refines: true,
    }),
    articles: toggle('Large items are single articles', {
      initial: true,
      help: 'Tennessee stops the local tax on one article and adds to the state’s. Services and software are no articles.',
      shownWhen: { field: 'state', is: 'tn' },
      refines: true,
    }),
    paidElsewhere: money('Sales tax already paid on it', {
      initial: 0,
      max: largest,
      help: 'To another state, for the use tax that is left to pay at home.',
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Sales tax' },
    net: { kind: 'money', label: 'Before tax' },
    total: { kind: 'money', label: 'With tax' },
    rate: { kind: 'percent', label: 'State and local rate', decimals: 3 },
    useTax: { kind: 'money', label: 'Use tax left to pay', optional: true },
    note: { kind: 'verdict', label: 'State', optional: true },
    layers: {
      kind: 'table',
      label: 'Who gets the tax',
      columns: {
        layer: { kind: 'text', label: 'Layer' },
        rate: { kind: 'percent', label: 'Rate', decimals: 3 },
        base: { kind: 'money', label: 'Taxed amount' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['tax'],
    },
    invoice: {
      kind: 'table',
      label: 'Items',
      optional: true,
      shownWhen: list,
      columns: {
        item: { kind: 'text', label: 'Item' },
        price: { kind: 'money', label: 'As entered, after discount' },
        rate: { kind: 'percent', label: 'Share that is tax on it', decimals: 3 },
      },
    },
  },
  formula:
    'Tax = price before tax × (state rate + local rates), or price with tax × rate ÷ (1 + rate); rounded once, halves of a cent up',
  limits: [
    'Local rates are yours to type: there are thousands of them, and they change every quarter.',
    'Which goods a state frees, holidays without tax, and caps other than Tennessee’s are left to your choice in the list of items.',
    'Utah’s 4.85% stands without the 1.25% that every county of it adds; California, Nevada and Virginia hold their statewide local part.',
    'Hawaii and New Mexico tax the seller’s receipts; sellers may show it as a tax on the price, and some work it into a higher rate.',
    'Puerto Rico and the territories are left out.',
  ],
  sources: [
    {
      title:
        'Streamlined Sales and Use Tax Agreement, section 324: rounding to the third decimal, on the invoice or by item',
      href: 'https://www.streamlinedsalestax.org/',
    },
    {
      title: 'Tennessee Department of Revenue: local sales tax and single article',
      href: 'https://www.tn.gov/revenue/taxes/sales-and-use-tax/local-sales-tax-and-single-article.html',
    },
  ],
  rules: [stateSalesTax, tennesseeArticle],

  compute(values, { minorDigits, show }) {
    const rates: Readonly<Record<string, number>> | undefined = versionOn(stateSalesTax, values.day)?.value
    const state = values.state === 'own' ? values.ownRate : rates?.[values.state]
    if (state === undefined)
      return problem('day', `must lie in a time whose rates are known: ${knownPeriods(stateSalesTax, show.date)}`)
    const { localRate } = values
    if (values.county + values.city > localRate + 1e-12)
      return problem('county', 'must, with the city, be at most the local rate')
    const local = localOf(values)
    const goods = goodsOf(values)
    if (goods.some(({ quantity, price }) => quantity * price > largest))
      return problem('items', 'must be smaller amounts')
    const law = values.state === 'tn' && values.articles ? versionOn(tennesseeArticle, values.day)?.value : undefined
    const bases = goods.map((one) => basesOf(one, { state, localRate, law, inclusive: values.prices === 'inclusive' }))
    if (values.shippingTaxed && values.shipping > 0)
      bases.push({ state: values.shipping, local: values.shipping, extra: 0 })
    const layers = [
      { layer: 'State', rate: state, base: sumOf(bases.map((base) => base.state)) },
      ...(law
        ? [{ layer: 'State, on single articles', rate: law.extraRate, base: sumOf(bases.map((base) => base.extra)) }]
        : []),
      ...local.map((one) => ({ ...one, base: sumOf(bases.map((base) => base.local)) })),
    ]
    const exact = layers.map(({ rate, base }) => base * rate * 10 ** minorDigits)
    const tax = roundHalfAway(sumOf(exact))
    const shares = allocate(tax, exact) ?? exact.map(() => 0)
    const entered = sumOf(goods.map(({ quantity, price }) => toMinor(quantity * price, minorDigits) ?? 0))
    const shipping = toMinor(values.shipping, minorDigits) ?? 0
    const taxOnShipping = values.shippingTaxed ? values.shipping * (state + localRate) * 10 ** minorDigits : 0
    const net =
      values.prices === 'inclusive' ? entered + roundHalfAway(taxOnShipping) - tax + shipping : entered + shipping
    const inCoins = (minor: number) => fromMinor(minor, minorDigits)
    const paid = toMinor(values.paidElsewhere, minorDigits) ?? 0
    return {
      tax: inCoins(tax),
      net: inCoins(net),
      total: inCoins(net + tax),
      rate: state + localRate,
      useTax: paid > 0 ? inCoins(Math.max(0, tax - paid)) : undefined,
      note: noteOn(values.state, values.day),
      layers: layers.map(({ layer, rate, base }, at) => ({ layer, rate, base, tax: inCoins(shares[at] ?? 0) })),
      ...(values.form === 'lines' && {
        invoice: goods.map((one, at) => {
          const price = one.quantity * one.price
          const of = bases[at] ?? { state: 0, local: 0, extra: 0 }
          const onIt = of.state * state + of.local * localRate + of.extra * (law?.extraRate ?? 0)
          return { item: one.name || `Item ${at + 1}`, price, rate: price > 0 ? onIt / price : 0 }
        }),
      }),
    }
  },

  steps(values) {
    const stepped = values.state === 'tn' && values.articles
    const single = values.form === 'amount' && values.shipping === 0 && !stepped
    const inclusive = values.prices === 'inclusive'
    return [
      { gives: 'rate', is: '{layers.rate} of state and place', unless: { field: 'state', is: 'tn' } },
      single
        ? { gives: 'tax', is: inclusive ? '{amount} × {rate} ÷ (1 + {rate})' : '{amount} × {rate}', rounded: 'cents' }
        : { gives: 'tax', is: '{layers.tax} of all layers' },
      { gives: 'total', is: '{net} + {tax}' },
    ]
  },

  charts: [{ kind: 'donut', title: 'Who gets the tax', of: 'layers', label: 'layer', value: 'tax' }],
  asked: [
    { says: 'sales tax on {amount} at {ownRate}', sets: { state: 'own', localRate: '0' }, gives: ['tax', 'total'] },
  ],
  examples: [
    {
      name: 'An order in Texas',
      given: {
        form: 'amount',
        prices: 'exclusive',
        amount: 249.95,
        state: 'tx',
        localRate: 0.02,
        day: '2026-11-02',
        shipping: 0,
      },
      expect: { tax: 20.62, total: 270.57, rate: 0.0825 },
    },
    {
      name: 'A receipt in New York City',
      given: {
        form: 'amount',
        prices: 'inclusive',
        amount: 54.44,
        state: 'ny',
        localRate: 0.04875,
        day: '2026-11-02',
        shipping: 0,
      },
      expect: { tax: 4.44, net: 50, total: 54.44 },
    },
    {
      name: 'A dining table in Tennessee',
      given: {
        form: 'amount',
        prices: 'exclusive',
        amount: 4000,
        state: 'tn',
        localRate: 0.0225,
        articles: true,
        day: '2026-11-02',
        shipping: 0,
      },
      expect: { tax: 360, total: 4360 },
      source: {
        title: 'Tennessee Department of Revenue: how sales tax on a single article is calculated',
        href: 'https://revenue.support.tn.gov/hc/en-us/articles/205576765',
      },
    },
  ],
})

type Taxed = 'all' | 'local' | 'state' | 'none'
interface Good {
  name?: string | undefined
  quantity: number
  /** Of one, after the discount. */
  price: number
  taxed: Taxed
}
interface Bases {
  state: number
  local: number
  extra: number
}
interface Place {
  localRate: number
  county: number
  city: number
}

function localOf({ localRate, county, city }: Place) {
  if (county + city === 0) return [{ layer: 'Local', rate: localRate }]
  return [
    { layer: 'County', rate: county },
    { layer: 'City', rate: city },
    { layer: 'Districts', rate: Math.max(0, localRate - county - city) },
  ]
}

function goodsOf({
  form,
  amount,
  items,
}: {
  form: 'amount' | 'lines'
  amount: number
  items: readonly {
    description?: string | undefined
    quantity: number
    price: number
    discount: number
    taxed: Taxed
  }[]
}): Good[] {
  if (form === 'amount') return [{ quantity: 1, price: amount, taxed: 'all' }]
  return items.map(({ description, quantity, price, discount, taxed }) => ({
    name: description,
    quantity,
    price: price * (1 - discount),
    taxed,
  }))
}

interface Terms {
  state: number
  localRate: number
  law: { localUpTo: number; extraRate: number; extraUpTo: number } | undefined
  inclusive: boolean
}

/** What of a good each layer taxes, before tax. */
function basesOf({ quantity, price, taxed }: Good, { state, localRate, law, inclusive }: Terms): Bases {
  const byState = taxed === 'all' || taxed === 'state' ? 1 : 0
  const byLocal = taxed === 'all' || taxed === 'local' ? 1 : 0
  const extraRate = law ? law.extraRate * byState : 0
  const both = state * byState + localRate * byLocal
  const steps: readonly TaxStep[] = law
    ? [
        { upTo: law.localUpTo, rate: both },
        { upTo: law.extraUpTo, rate: state * byState + extraRate },
        { upTo: Infinity, rate: state * byState },
      ]
    : [{ upTo: Infinity, rate: both }]
  const net = inclusive ? netOfStepped(price, steps) : price
  const above = law ? Math.max(0, Math.min(net, law.extraUpTo) - law.localUpTo) : 0
  return {
    state: net * byState * quantity,
    local: (law ? Math.min(net, law.localUpTo) : net) * byLocal * quantity,
    extra: above * byState * quantity,
  }
}

function noteOn(state: string, day: string): { is: 'plain' | 'fair'; says: string } | undefined {
  if (state === 'dc' && day >= '2026-10-01')
    return {
      is: 'fair',
      says: 'The 7% of the District since 1 October 2026 was read in one source only. Check it before you charge it.',
    }
  if (['de', 'mt', 'nh', 'or'].includes(state))
    return {
      is: 'plain',
      says: 'This state has no general sales tax. Set the local rate to 0 unless your place has one of its own.',
    }
  if (state === 'ak') return { is: 'plain', says: 'Alaska has no state tax; boroughs and cities have their own.' }
  return undefined
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}
