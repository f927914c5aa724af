import { defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import { breakEvenPrice, unitProfit } from '@/lib/subjects/marketplace/unit-profit'
import type { UnitTerms } from '@/lib/subjects/marketplace/unit-profit'
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const fees = { section: 'Amazon fees', refines: true } as const
const costs = { section: 'Cost to get it there', refines: true } as const
const selling = { section: 'Coupon, ads and tax', refines: true } as const
const returned = { section: 'Returns', refines: true } as const
const most = 1e9

export default defineCalculator({
  inputs: {
    price: money('Selling price', { initial: 29.99, initialIn: { in: 999 }, above: 0, max: most }),
    referralRate: percent('Referral fee', {
      initial: 0.15,
      max: 0.9,
      slider: { to: 0.45, step: 0.01 },
      help: 'Of your category and marketplace. Seller Central’s Revenue Calculator and fee schedule show it; 15% is only an example.',
    }),
    fulfilment: money('Fulfilment fee', {
      initial: 5.5,
      initialIn: { in: 90 },
      max: most,
      help: 'For one unit of this size and weight. Type what the Revenue Calculator or Fee Preview shows; oversize has fees of its own.',
    }),
    cogs: money('Product cost', {
      initial: 6,
      initialIn: { in: 300 },
      max: most,
      help: 'What the supplier is paid for one unit.',
    }),
    acos: percent('ACoS', {
      initial: 0.1,
      max: 10,
      slider: { to: 1, step: 0.01 },
      help: 'Ad spend as a share of the sales that ads bring. An amount for each unit goes under More options.',
    }),
    referralMinimum: money('Least referral fee', {
      initial: 0,
      max: most,
      help: 'Many categories have one for each unit. It stands in the fee schedule beside the percentage.',
      ...fees,
    }),
    storage: money('Storage for a unit and month', {
      initial: 0,
      max: most,
      help: 'Volume of the unit × the monthly rate. Fee Preview shows it; the rate is higher from October to December.',
      ...fees,
    }),
    months: number('Months in storage', { initial: 1, max: 120, slider: { to: 12, step: 0.5 }, ...fees }),
    inbound: money('Inbound placement', {
      initial: 0,
      max: most,
      help: 'For a unit. Shown when you create the shipment.',
      ...fees,
    }),
    lowBelow: money('Low-price fee below', {
      optional: true,
      above: 0,
      max: most,
      help: 'The price under which your marketplace charges the other fulfilment fee.',
      ...fees,
    }),
    lowFulfilment: money('Fulfilment fee below that price', { optional: true, max: most, ...fees }),
    duty: percent('Import duty', {
      initial: 0,
      max: 10,
      slider: { to: 0.5, step: 0.01 },
      help: 'Of the product cost.',
      ...costs,
    }),
    freight: money('Freight to the warehouse', { initial: 0, max: most, help: 'For a unit.', ...costs }),
    prep: money('Preparation and labels', { initial: 0, max: most, help: 'For a unit.', ...costs }),
    coupon: percent('Coupon or discount', {
      initial: 0,
      below: 1,
      slider: { to: 0.5, step: 0.01 },
      help: 'Off the price, at your cost. A fee for each coupon used goes into inbound placement or ads.',
      ...selling,
    }),
    adSales: percent('Sales that come through ads', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'At 100% every unit pays for ads. The rest is sold without.',
      ...selling,
    }),
    adCost: money('Ad cost as an amount for each unit', {
      initial: 0,
      max: most,
      help: 'Comes on top of ACoS. Set ACoS to 0 if you know the amount.',
      ...selling,
    }),
    tax: percent('VAT or GST in the price', {
      initial: 0,
      max: 1,
      slider: { to: 0.3, step: 0.01 },
      help: 'The rate, if you hand on a tax that the price holds. 0 where Amazon collects it on top.',
      ...selling,
    }),
    returns: percent('Units returned', {
      initial: 0,
      max: 1,
      slider: { to: 0.5, step: 0.01 },
      help: 'And refunded in full.',
      ...returned,
    }),
    resellable: percent('Of these, fit for sale', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      ...returned,
    }),
    returnFee: money('Return or removal fee', { initial: 0, max: most, help: 'For a returned unit.', ...returned }),
    keptShare: percent('Referral fee kept on a refund', {
      initial: 0.2,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Amazon’s refund administration fee. Its help pages name 20%; check yours.',
      ...returned,
    }),
    keptMost: money('But at most', {
      initial: 5,
      initialIn: { ae: 15 },
      max: most,
      help: '5 in US dollars, pounds and euros and 15 in dirhams by Amazon’s help pages. Elsewhere look it up.',
      ...returned,
    }),
  },
  outputs: {
    profit: { kind: 'money', label: 'Net profit for a unit' },
    margin: { kind: 'percent', label: 'Net margin', decimals: 1, help: 'Of the price paid, without tax.' },
    roi: {
      kind: 'percent',
      label: 'ROI',
      decimals: 1,
      optional: true,
      help: 'Profit against product, duty, freight and preparation.',
    },
    breakEven: {
      kind: 'money',
      label: 'Break-even price',
      optional: true,
      help: 'Before the coupon. The lowest at which a unit does not lose.',
    },
    breakEvenAcos: {
      kind: 'percent',
      label: 'Break-even ACoS',
      decimals: 1,
      optional: true,
      help: 'Profit before ads as a share of the sales that pay for them.',
    },
    verdict: { kind: 'verdict', label: 'Judgement' },
    amazonFees: { kind: 'money', label: 'Amazon fees', section: 'Where the price goes' },
    landed: { kind: 'money', label: 'Landed cost', section: 'Where the price goes' },
    ads: { kind: 'money', label: 'Ads', section: 'Where the price goes' },
    returnsCost: {
      kind: 'money',
      label: 'Returns',
      section: 'Where the price goes',
      help: 'Spread over all units sold. Negative where goods that come back are worth more than the refund.',
    },
    kept: { kind: 'money', label: 'Kept by Amazon on one refund', section: 'Where the price goes' },
    lines: {
      kind: 'table',
      label: 'Fees and costs of one unit',
      section: 'Where the price goes',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Of the price paid', decimals: 1 },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From price to profit',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
    sweep: {
      kind: 'series',
      label: 'Profit at other prices',
      columns: {
        price: { kind: 'money', label: 'Price' },
        profit: { kind: 'money', label: 'Profit for a unit' },
      },
    },
  },
  formula:
    'Profit = price paid without tax − referral fee − fulfilment − storage − inbound placement − landed cost − ads − cost of returns. Margin = profit ÷ price paid without tax. ROI = profit ÷ landed cost',
  limits: [
    'No fee is looked up: every fee is what you type, and it ages with Amazon’s fee schedule.',
    'Size tiers are not worked out from dimensions. Enter the fulfilment fee that Amazon shows for the product.',
    'The referral fee is one percentage of what the buyer pays. Categories with steps by price need the percentage that holds at yours.',
    'The subscription, closing fees on media, tax on Amazon’s fees, overheads and income tax are left out.',
    'Other prices keep all else as it is: size of the demand, returns and ACoS.',
    'A return costs its fulfilment fee and its ads; neither comes back.',
  ],
  sources: [
    {
      title: 'Amazon Seller Central: refund administration fee and fee categories',
      href: 'https://sellercentral.amazon.com/gp/help/external/GDC3U6FWF4JJJJC7',
    },
    {
      title: 'Amazon Seller Central Europe: refund administration fee, sample calculations',
      href: 'https://sellercentral.amazon.nl/gp/help/external/help.html?itemID=200387220&language=en_GB',
    },
    {
      title: 'Amazon: Revenue Calculator, with the fees of a product',
      href: 'https://sellercentral.amazon.com/fba/profitabilitycalculator',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { price, months, storage, inbound, cogs, freight, prep, duty, lowBelow, lowFulfilment } = values
    if (lowBelow !== undefined && lowFulfilment === undefined)
      return problem('lowFulfilment', 'must be given where there is a price below which it applies')
    if (lowBelow === undefined && lowFulfilment !== undefined)
      return problem('lowBelow', 'must be given where there is a fulfilment fee for low prices')
    const landed = cogs * (1 + duty) + freight + prep
    const stored = storage * months
    const { acos, adSales, adCost } = values
    const terms: UnitTerms = {
      ...values,
      lowPrice:
        lowBelow === undefined || lowFulfilment === undefined
          ? undefined
          : { below: lowBelow, fulfilment: lowFulfilment },
      otherFees: stored + inbound,
      landed,
      adShare: acos * adSales,
      adAmount: adCost,
    }
    const { paid, taxPart, revenue, referral, fulfilment, kept, ads, returnsCost, profit } = unitProfit(price, terms)
    const breakEven = breakEvenPrice(terms)
    const beforeAds = profit + ads
    const breakEvenAcos = beforeAds >= 0 && adSales > 0 ? beforeAds / (paid * adSales) : undefined
    const amazonFees = referral + fulfilment + stored + inbound
    const lines = [
      { line: 'Tax', amount: taxPart },
      { line: 'Referral fee', amount: referral },
      { line: 'Fulfilment', amount: fulfilment },
      { line: 'Storage', amount: stored },
      { line: 'Inbound placement', amount: inbound },
      { line: 'Landed cost', amount: landed },
      { line: 'Ads', amount: ads },
      { line: 'Returns', amount: returnsCost },
    ].filter(({ amount }) => amount !== 0)
    return {
      profit,
      margin: profit / revenue,
      roi: landed > 0 ? profit / landed : undefined,
      breakEven,
      breakEvenAcos,
      verdict: judgement(),
      amazonFees,
      landed,
      ads,
      returnsCost,
      kept,
      lines: [...lines, { line: 'Profit', amount: profit }].map((one) => ({ ...one, share: one.amount / paid })),
      bridge: [
        { line: 'Price paid', amount: paid, total: 'yes' },
        ...lines.map(({ line, amount }) => ({ line, amount: -amount, total: '' })),
        { line: 'Profit', amount: profit, total: 'yes' },
      ],
      sweep: Array.from({ length: 21 }, (_, step) => {
        const other = price * (0.5 + step * 0.05)
        return { price: other, profit: unitProfit(other, terms).profit }
      }),
    }

    function judgement() {
      const order = compareAmounts(profit, 0, minorDigits)
      if (order > 0)
        return {
          is: 'good' as const,
          says: `Each unit leaves ${show.money(profit)} of ${show.money(paid)} paid.`,
        }
      if (order === 0) return { is: 'fair' as const, says: 'Each unit pays its own costs and leaves nothing.' }
      const loses = `Each unit loses ${show.money(-profit)}.`
      if (breakEven === undefined)
        return { is: 'bad' as const, says: `${loses} No price mends that: what grows with the price takes all of it.` }
      if (compareAmounts(beforeAds, 0, minorDigits) < 0)
        return {
          is: 'bad' as const,
          says: `${loses} It would lose without ads as well; the price would have to be ${show.money(breakEven)}.`,
        }
      return {
        is: 'bad' as const,
        says: `${loses} Without ads it would not: lower their cost, or raise the price to ${show.money(breakEven)}.`,
      }
    }
  },

  steps: (values, { lines }) => {
    const figure = (value: number) => ({ kind: 'money' as const, value })
    const amountOf = (name: string) => figure(lines.find(({ line }) => line === name)?.amount ?? 0)
    const paid = values.price * (1 - values.coupon)
    const atLeast = paid * values.referralRate < values.referralMinimum
    return [
      { finds: 'Price paid', as: 'paid', in: 'money', is: '{price} × (1 − {coupon})' },
      { finds: 'Without tax', as: 'revenue', in: 'money', is: '{paid} ÷ (1 + {tax})', unless: { field: 'tax', is: 0 } },
      ...(values.tax === 0 ? [{ as: 'revenue', in: 'money' as const, is: '{paid}' }] : []),
      {
        finds: 'Referral fee',
        as: 'referral',
        in: 'money',
        is: atLeast ? '{referralMinimum}' : '{paid} × {referralRate}',
      },
      {
        gives: 'amazonFees',
        is: '{referral} + {fulfilled}[ + {storage} × {months}][ + {inbound}]',
        with: { fulfilled: amountOf('Fulfilment') },
      },
      { gives: 'landed', is: '{cogs} × (1 + {duty})[ + {freight}][ + {prep}]' },
      { gives: 'ads', is: '{paid} × {acos} × {adSales}[ + {adCost}]' },
      {
        gives: 'returnsCost',
        is: '{returns} × ({revenue} − ({referral} − {kept}) + {returnFee} − {resellable} × {landed})',
        unless: { field: 'returns', is: 0 },
      },
      { gives: 'profit', is: '{revenue} − {amazonFees} − {landed} − {ads} − {returnsCost}' },
      { gives: 'margin', is: '{profit} ÷ {revenue}' },
      { gives: 'roi', is: '{profit} ÷ {landed}' },
      { gives: 'breakEvenAcos', is: '({profit} + {ads}) ÷ ({paid} × {adSales})' },
    ]
  },

  charts: [
    { kind: 'waterfall', title: 'From price to profit', of: 'bridge', label: 'line', value: 'amount', total: 'total' },
    {
      kind: 'line',
      title: 'Profit for a unit by price',
      of: 'sweep',
      x: 'price',
      y: ['profit'],
      marks: [{ x: 'breakEven', y: 0, label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'A yoga mat',
      given: {
        price: 40,
        referralRate: 0.15,
        fulfilment: 7.5,
        cogs: 10,
        freight: 2,
        acos: 0,
        adSales: 1,
        adCost: 4.5,
        returns: 0,
        coupon: 0,
        tax: 0,
      },
      expect: { profit: 10, margin: 0.25, roi: 0.833333, breakEven: 28.235294, breakEvenAcos: 0.3625 },
    },
    {
      name: 'The mat with returns',
      given: {
        price: 40,
        referralRate: 0.15,
        fulfilment: 7.5,
        cogs: 10,
        freight: 2,
        acos: 0,
        adSales: 1,
        adCost: 4.5,
        returns: 0.08,
        resellable: 0.5,
        returnFee: 2,
        keptShare: 0.2,
        keptMost: 5,
        coupon: 0,
        tax: 0,
      },
      expect: { profit: 7.504 },
    },
  ],
})
