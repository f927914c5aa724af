import { fromMinor } from '@/lib/base/money/minor-units'
import { choice, defineCalculator, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { breakEvenPrice, unitProfit, type UnitTerms } from '@/lib/subjects/marketplace/unit-profit'
import { endingNames, priceEndings, priceWithEnding } from '@/lib/subjects/pricing/price-ending'

const most = 1e9
const highest = 1e12
const selling = { section: 'Discount and tax', refines: true } as const
const returned = { section: 'Returns', refines: true } as const

export default defineCalculator({
  inputs: {
    cost: money('Unit cost', { initial: 18, initialIn: { in: 600, jp: 1800, kr: 18_000 }, max: most }),
    shipping: money('Shipping and packing', {
      initial: 4.5,
      initialIn: { in: 80, jp: 500, kr: 3000 },
      max: most,
      help: 'What you pay to send one unit. What the buyer pays for shipping is part of the price here.',
    }),
    fees: rows('Fees on a sale', {
      row: 'fee',
      columns: {
        name: text('Fee', { optional: true, maxLength: 60 }),
        share: percent('Share', { optional: true, max: 1 }),
        amount: money('And amount', { optional: true, max: most }),
      },
      initial: [
        { name: 'Marketplace', share: 0.12 },
        { name: 'Card payment', share: 0.03, amount: 0.3 },
      ],
      min: 0,
      max: 12,
      help: 'Shares are of all that the buyer pays. The figures are examples: take yours from the fee page of the platform.',
    }),
    target: choice('Profit to keep', {
      options: { amount: 'An amount', price: 'Share of price', cost: 'Share of cost' },
      initial: 'price',
    }),
    amount: money('Profit on a unit', {
      initial: 8,
      initialIn: { in: 250, jp: 800, kr: 8000 },
      max: most,
      shownWhen: { field: 'target', is: 'amount' },
    }),
    share: percent('Profit', {
      initial: 0.2,
      max: 10,
      slider: { to: 1, step: 0.01 },
      shownWhen: { field: 'target', is: ['price', 'cost'] },
      help: 'Of the price without tax after the discount, or of unit cost and shipping.',
    }),
    ending: choice('List price ends in', { options: endingNames, initial: 'coin', as: 'menu', refines: true }),
    discount: percent('Discount you expect to give', {
      initial: 0,
      below: 1,
      slider: { to: 0.5, step: 0.01 },
      help: 'Off the list price. The profit is that of a sale at the discount.',
      ...selling,
    }),
    taxed: choice('Sales tax or VAT', {
      options: { none: 'None', included: 'In the price', added: 'On top' },
      initial: 'none',
      ...selling,
    }),
    tax: percent('Rate', {
      initial: 0.2,
      initialIn: { us: 0.08 },
      max: 1,
      slider: { to: 0.3, step: 0.005 },
      shownWhen: { field: 'taxed', is: ['included', 'added'] },
      help: 'Tax on top is not yours either, but platforms charge their share on it.',
      ...selling,
    }),
    incomeTax: percent('Tax on the profit', {
      initial: 0,
      max: 0.9,
      slider: { to: 0.5, step: 0.01 },
      help: 'The target is what is left after it.',
      ...selling,
    }),
    returns: percent('Units that come back', {
      initial: 0,
      max: 1,
      slider: { to: 0.5, step: 0.01 },
      help: 'And are refunded in full.',
      ...returned,
    }),
    returnCost: money('Cost of a return', {
      initial: 0,
      max: most,
      help: 'Postage back, checking, repacking.',
      ...returned,
    }),
    resellable: percent('Of these, fit for sale', { initial: 1, max: 1, slider: { to: 1, step: 0.05 }, ...returned }),
    kept: percent('Share of a fee kept on a refund', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Amounts of fees are never given back here.',
      ...returned,
    }),
  },
  outputs: {
    price: { kind: 'money', label: 'List price' },
    profit: { kind: 'money', label: 'Profit on a unit' },
    margin: {
      kind: 'percent',
      label: 'Profit as a share of price',
      decimals: 1,
      help: 'Of the price without tax, after the discount.',
    },
    onCost: { kind: 'percent', label: 'Profit as a share of cost', decimals: 1, optional: true },
    floor: { kind: 'money', label: 'Floor price', help: 'The lowest list price at which a unit does not lose.' },
    verdict: { kind: 'verdict', label: 'In words' },
    exact: { kind: 'money', label: 'List price before rounding', decimals: 4, section: 'How the price is made' },
    paid: { kind: 'money', label: 'The buyer pays', section: 'How the price is made' },
    feeSum: { kind: 'money', label: 'All fees', section: 'How the price is made' },
    returnSum: { kind: 'money', label: 'Returns, for each unit sold', section: 'How the price is made' },
    profitTax: { kind: 'money', label: 'Tax on the profit', section: 'How the price is made', optional: true },
    lines: {
      kind: 'table',
      label: 'Where the price goes',
      section: 'How the price is made',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Of what the buyer pays', decimals: 1 },
      },
      totals: ['amount', 'share'],
    },
    bridge: {
      kind: 'series',
      label: 'From the buyer’s money to your profit',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
    sweep: {
      kind: 'series',
      label: 'Profit at other list prices',
      columns: { price: { kind: 'money', label: 'List price' }, profit: { kind: 'money', label: 'Profit on a unit' } },
    },
  },
  formula:
    'What the buyer pays = (unit cost + shipping + fixed fees + cost of returns + profit before income tax) ÷ (1 − shares that go to tax, fees and refunds). List price = that ÷ (1 − discount), rounded up to the ending',
  limits: [
    'Fees are those you type. Least fees, caps and steps by price are left out; enter the share that holds near your price.',
    'Demand is not asked: whether buyers pay this price is another question.',
    'Rent, subscriptions and other monthly costs are part of the unit cost if you spread them over the units.',
    'A return gives the price back and loses what it cost to send the unit out.',
  ],
  sources: [
    {
      title: 'Sellercloud: Profit margin, solving for the sale price',
      href: 'https://help.sellercloud.com/article/YoVTTBkTFq-profit-margin',
    },
    { title: 'C. Horngren and others: Cost Accounting, cost-plus target rate of return pricing' },
  ],

  compute(values, { show, minorDigits }) {
    const { cost, shipping, fees, target, amount, share, discount, taxed, tax, incomeTax } = values
    const outlay = cost + shipping
    if (target === 'cost' && outlay === 0) return problem('cost', 'must be above 0 for a profit as a share of it')
    const added = taxed === 'added' ? tax : 0
    const included = taxed === 'included' ? tax : 0
    const rate = fees.reduce((sum, fee) => sum + (fee.share ?? 0), 0) * (1 + added)
    const fixed = fees.reduce((sum, fee) => sum + (fee.amount ?? 0), 0)
    const terms: UnitTerms = {
      coupon: discount,
      tax: included,
      referralRate: rate,
      referralMinimum: 0,
      fulfilment: shipping,
      otherFees: fixed,
      landed: cost,
      adShare: 0,
      adAmount: 0,
      returns: values.returns,
      keptShare: values.kept,
      keptMost: Infinity,
      returnFee: values.returnCost,
      resellable: values.resellable,
    }
    const floor = breakEvenPrice(terms)
    if (floor === undefined || floor > highest)
      return problem('fees', 'must leave something of the price: with tax and returns they take all of it')
    const beforeTax = (target === 'amount' ? amount : target === 'cost' ? share * outlay : 0) / (1 - incomeTax)
    const ofPrice = target === 'price' ? share / (1 - incomeTax) / (1 + included) : 0
    const exact = breakEvenPrice({ ...terms, adAmount: beforeTax, adShare: ofPrice })
    if (exact === undefined || exact > highest)
      return problem(
        target === 'amount' ? 'amount' : 'share',
        'must be less: together with fees, tax and returns it takes the whole price',
      )
    if (exact === 0) return problem(target === 'amount' ? 'amount' : 'cost', 'must be above 0, or no price follows')

    const scale = 10 ** minorDigits
    const price = fromMinor(priceWithEnding(exact * scale, priceEndings[values.ending], 'up', minorDigits), minorDigits)
    const unit = unitProfit(price, terms)
    const profitTax = Math.max(0, unit.profit) * incomeTax
    const profit = unit.profit - profitTax
    const buyer = unit.paid * (1 + added)
    const feeLines = fees.map((fee, at) => ({
      line: fee.name || `Fee ${at + 1}`,
      amount: buyer * (fee.share ?? 0) + (fee.amount ?? 0),
    }))
    const lines = [
      { line: 'Tax', amount: taxed === 'added' ? buyer - unit.paid : unit.taxPart },
      ...feeLines,
      { line: 'Unit cost', amount: cost },
      { line: 'Shipping and packing', amount: shipping },
      { line: 'Returns', amount: unit.returnsCost },
      { line: 'Tax on the profit', amount: profitTax },
    ].filter((one) => one.amount !== 0)
    return {
      price,
      profit,
      margin: profit / unit.revenue,
      onCost: outlay > 0 ? profit / outlay : undefined,
      floor,
      verdict: inWords(),
      exact,
      paid: buyer,
      feeSum: feeLines.reduce((sum, one) => sum + one.amount, 0),
      returnSum: unit.returnsCost,
      profitTax: incomeTax > 0 ? profitTax : undefined,
      lines: [...lines, { line: 'Profit', amount: profit }].map((one) => ({ ...one, share: one.amount / buyer })),
      bridge: [
        { line: 'The buyer pays', amount: buyer, total: 'yes' },
        ...lines.map((one) => ({ line: one.line, amount: -one.amount, total: '' })),
        { line: 'Profit', amount: profit, total: 'yes' },
      ],
      sweep: Array.from({ length: 21 }, (_, step) => {
        const other = price * (0.5 + step * 0.05)
        const gain = unitProfit(other, terms).profit
        return { price: other, profit: gain - Math.max(0, gain) * incomeTax }
      }),
    }

    function inWords(): Verdict {
      return {
        is: 'plain',
        says: `At ${show.money(price)} a unit leaves ${show.money(profit)}. Below ${show.money(floor ?? 0)} it loses money.`,
      }
    }
  },

  steps: ({ fees, target, taxed, returns, incomeTax }, { price, exact }) => {
    const hasFees = fees.length > 0
    const left = taxed === 'included' ? '1 ÷ (1 + {tax})' : '1'
    const needed = {
      amount: '{amount}[ ÷ (1 − {incomeTax})]',
      cost: '({cost} + {shipping}) × {share}[ ÷ (1 − {incomeTax})]',
      price: '',
    }[target]
    const wanted = taxed === 'included' ? '{share} ÷ (1 + {tax})' : '{share}'
    const ofPrice = incomeTax > 0 ? `${wanted} ÷ (1 − {incomeTax})` : wanted
    return [
      {
        finds: 'Fees as a share of the price',
        as: 'rates',
        in: 'percent',
        decimals: 8,
        is: hasFees ? `{fees.share}${taxed === 'added' ? ' × (1 + {tax})' : ''}` : '0',
      },
      {
        finds: 'Left of one unit of price',
        as: 'left',
        in: 'number',
        decimals: 12,
        is: returns > 0 ? `${left} × (1 − {returns}) − {rates} × (1 − {returns} × (1 − {kept}))` : `${left} − {rates}`,
      },
      {
        finds: 'Costs of a unit',
        as: 'costs',
        in: 'money',
        decimals: 4,
        is: `{cost} + {shipping}${hasFees ? ' + {fees.amount}' : ''}${returns > 0 ? ' + {returns} × ({returnCost} − {resellable} × {cost})' : ''}`,
      },
      ...(needed
        ? [{ finds: 'Profit before income tax', as: 'needed', in: 'money' as const, decimals: 4, is: needed }]
        : []),
      {
        gives: 'exact',
        is: `${needed ? '({costs} + {needed}) ÷ {left}' : `{costs} ÷ ({left} − ${ofPrice})`}[ ÷ (1 − {discount})]`,
      },
      {
        gives: 'price',
        is: '{exact} + {upwards}',
        with: { upwards: { kind: 'money', value: price - exact, decimals: 4 } },
      },
      { gives: 'profit', is: '({price}[ × (1 − {discount})] × {left} − {costs})[ × (1 − {incomeTax})]' },
      { gives: 'floor', is: '{costs} ÷ {left}[ ÷ (1 − {discount})]' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the buyer’s money to your profit',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'total',
    },
    {
      kind: 'line',
      title: 'Profit on a unit by list price',
      of: 'sweep',
      x: 'price',
      y: ['profit'],
      marks: [{ x: 'price', y: 'profit', label: 'Your price' }],
    },
  ],
  examples: [
    {
      name: 'A lamp on a marketplace',
      given: {
        cost: 18,
        shipping: 4.5,
        fees: [
          { name: 'Marketplace', share: 0.12 },
          { name: 'Card payment', share: 0.03, amount: 0.3 },
        ],
        target: 'price',
        share: 0.2,
        ending: 'coin',
      },
      expect: { price: 35.08, profit: 7.018, floor: 26.823529 },
    },
    {
      name: 'The lamp with VAT, a sale and returns',
      given: {
        cost: 18,
        shipping: 4.5,
        fees: [
          { name: 'Marketplace', share: 0.12 },
          { name: 'Card payment', share: 0.03, amount: 0.3 },
        ],
        target: 'amount',
        amount: 8,
        ending: 'ninety-nine',
        discount: 0.1,
        taxed: 'included',
        tax: 0.2,
        incomeTax: 0.25,
        returns: 0.05,
        returnCost: 4,
        resellable: 0.8,
        kept: 0.2,
      },
      expect: { price: 56.99 },
    },
  ],
})
