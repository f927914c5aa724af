import { defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { breakEvenReturn } from '@/lib/subjects/marketing/ad-return'

const ratio = { kind: 'number', decimals: 2, unit: '×' } as const
const chartSpend = 1000
const chartPoints = 24
const costs = { section: 'Costs of an order', refines: true } as const
const returns = { section: 'Returns', refines: true } as const

export default defineCalculator({
  inputs: {
    price: money('Order value', { initial: 60, above: 0, max: 1e9, help: 'Without sales tax or VAT.' }),
    goods: money('Product cost', { initial: 21, max: 1e9 }),
    shipping: money('Shipping you pay', { initial: 5.5, max: 1e9 }),
    profit: percent('Profit wanted, of order value', { initial: 0.1, max: 1, slider: { to: 0.5, step: 0.01 } }),
    roas: number('Your ROAS now', {
      optional: true,
      initial: 2.4,
      min: 0,
      max: 1e6,
      unit: '×',
      help: 'Revenue that the ad platform reports ÷ spend.',
    }),
    discount: percent('Discount', { initial: 0, max: 1, slider: { to: 0.6, step: 0.01 }, refines: true }),
    fulfilment: money('Packing and fulfilment', { initial: 2, max: 1e9, ...costs }),
    feeShare: percent('Payment fee', { initial: 0.029, max: 1, slider: { to: 0.1, step: 0.001 }, ...costs }),
    feeFixed: money('Payment fee, fixed part', { initial: 0.3, max: 1e9, ...costs }),
    overhead: percent('Overhead, of revenue kept', { initial: 0, max: 1, slider: { to: 0.4, step: 0.01 }, ...costs }),
    returned: percent('Orders sent back', { initial: 0.06, max: 1, slider: { to: 0.5, step: 0.01 }, ...returns }),
    recovered: percent('Product cost recovered', {
      initial: 0.8,
      max: 1,
      slider: { to: 1, step: 0.05 },
      ...returns,
      help: 'Of what comes back: 100% where all can be sold again.',
    }),
    returnCost: money('Cost of a return', { initial: 4, max: 1e9, ...returns }),
    repeat: money('Profit of later orders', {
      initial: 0,
      max: 1e9,
      refines: true,
      help: 'For each first order, before advertising.',
    }),
  },
  outputs: {
    breakEven: { ...ratio, label: 'Break-even ROAS', optional: true },
    target: { ...ratio, label: 'ROAS for the profit wanted', optional: true },
    margin: { kind: 'percent', label: 'Contribution margin', decimals: 1 },
    breakEvenCpa: {
      kind: 'money',
      label: 'Break-even CPA',
      optional: true,
      help: 'What winning an order may cost.',
    },
    verdict: { kind: 'verdict', label: 'Judgement' },
    paid: { kind: 'money', label: 'Customer pays', section: 'One order, on average' },
    kept: { kind: 'money', label: 'Revenue kept after returns', section: 'One order, on average' },
    expenses: { kind: 'money', label: 'Costs before advertising', section: 'One order, on average' },
    contribution: { kind: 'money', label: 'Contribution', section: 'One order, on average' },
    targetCpa: { kind: 'money', label: 'CPA for the profit wanted', optional: true, section: 'One order, on average' },
    profitNow: { kind: 'money', label: 'Profit at your ROAS', optional: true, section: 'One order, on average' },
    withRepeat: {
      ...ratio,
      label: 'Break-even ROAS with later orders',
      optional: true,
      section: 'One order, on average',
      help: 'The first order may lose what later ones bring.',
    },
    cpaWithRepeat: {
      kind: 'money',
      label: 'Break-even CPA with later orders',
      optional: true,
      section: 'One order, on average',
    },
    share: {
      kind: 'percent',
      label: 'Ads may take, of revenue',
      decimals: 1,
      optional: true,
      section: 'One order, on average',
    },
    table: {
      kind: 'table',
      label: 'Where the order value goes',
      columns: {
        name: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'Of one order' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        total: { kind: 'text', label: 'Sum' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Profit by ROAS',
      columns: {
        roas: { kind: 'number', label: 'ROAS', decimals: 2 },
        profit: { kind: 'money', label: 'Profit of 1,000 spent' },
      },
    },
    later: {
      kind: 'series',
      label: 'Profit by ROAS, later orders included',
      optional: true,
      columns: {
        roas: { kind: 'number', label: 'ROAS', decimals: 2 },
        profit: { kind: 'money', label: 'First orders alone' },
        withLater: { kind: 'money', label: 'With later orders' },
      },
    },
  },
  formula:
    'Contribution = revenue kept − product, shipping, packing, payment, returns and overhead. Margin = contribution ÷ order value. Break-even ROAS = 1 ÷ margin. Target ROAS = 1 ÷ (margin − profit wanted). With later orders = order value ÷ (contribution + profit of later orders)',
  limits: [
    'ROAS is taken as platforms report it: all orders count at the value paid, before returns.',
    'Payment fees, shipping and packing are lost with a return. Where your processor refunds its fee the true break-even is lower.',
    'One product, or the average of a basket. Reckon products with other margins apart.',
  ],
  sources: [
    {
      title: 'Google Ads Help: About Target ROAS bidding',
      href: 'https://support.google.com/google-ads/answer/6268637',
    },
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Margins and Profits' },
  ],

  compute(values, { show, minorDigits }) {
    const { price, goods, shipping, profit, roas, discount, fulfilment, feeShare, feeFixed, returned, repeat } = values
    const paid = price * (1 - discount)
    if (paid <= 0) return problem('discount', 'must be less than 100%: without revenue there is no ROAS')
    const kept = paid * (1 - returned)
    const product = goods * (1 - returned * values.recovered)
    const payment = paid * feeShare + feeFixed
    const sentBack = returned * values.returnCost
    const overhead = kept * values.overhead
    const expenses = product + shipping + fulfilment + payment + sentBack + overhead
    const contribution = kept - expenses
    const margin = contribution / paid
    const isLosing = compareAmounts(contribution, 0, minorDigits, paid) <= 0
    const lasting = contribution + repeat
    if (isLosing && compareAmounts(lasting, 0, minorDigits, paid) <= 0)
      return problem(
        'price',
        `must be higher: costs before advertising are ${show.money(expenses)}, revenue kept is ${show.money(kept)}${repeat > 0 ? ', and later orders do not make up for it' : ''}. No ROAS turns that into a profit`,
      )
    const breakEven = isLosing ? undefined : breakEvenReturn(margin)
    const withRepeat = repeat > 0 ? paid / lasting : undefined
    const left = compareRates(margin, profit) > 0 ? margin - profit : undefined
    const target = left === undefined ? undefined : breakEvenReturn(left)
    const profitNow = roas ? contribution - paid / roas : undefined
    const furthest = 2 * Math.max(breakEven ?? 0, target ?? 0, roas ?? 0, isLosing ? (withRepeat ?? 0) : 0)
    const points = Array.from({ length: chartPoints + 1 }, (_, at) => (furthest * at) / chartPoints)
    return {
      breakEven,
      target,
      margin,
      breakEvenCpa: isLosing ? undefined : contribution,
      verdict: judgement(),
      paid,
      kept,
      expenses,
      contribution,
      targetCpa: left === undefined ? undefined : left * paid,
      profitNow,
      withRepeat,
      cpaWithRepeat: repeat > 0 ? lasting : undefined,
      share: isLosing ? undefined : margin,
      table: [
        part('Order value', paid, 'Sum'),
        part('Refunded', kept - paid),
        part('Product', 0 - product),
        part('Shipping and packing', 0 - (shipping + fulfilment)),
        part('Payment fee', 0 - payment),
        part('Handling returns', 0 - sentBack),
        part('Overhead', 0 - overhead),
        part('Left for ads and profit', contribution, 'Sum'),
      ],
      curve: points.map((ofPoint) => ({ roas: ofPoint, profit: profitAt(ofPoint, contribution) })),
      later:
        repeat > 0
          ? points.map((ofPoint) => ({
              roas: ofPoint,
              profit: profitAt(ofPoint, contribution),
              withLater: profitAt(ofPoint, lasting),
            }))
          : undefined,
    }

    function part(name: string, amount: number, total: 'Sum' | null = null) {
      return { name, amount, share: amount / paid, total }
    }

    function profitAt(ofPoint: number, orderBrings: number) {
      return chartSpend * ((ofPoint * orderBrings) / paid - 1)
    }

    function judgement() {
      if (breakEven === undefined) return judgementOfLater()
      const written = `Every 1 spent on ads must bring ${show.number(breakEven, 2)} of revenue.`
      if (roas === undefined)
        return target === undefined
          ? { is: 'bad' as const, says: `${written} The profit wanted is more than the margin; no ROAS reaches it.` }
          : { is: 'plain' as const, says: `${written} ${show.number(target, 2)} leaves the profit wanted.` }
      if (compareAmounts(roas, breakEven, 2) < 0)
        return {
          is: 'bad' as const,
          says: `${written} At ${show.number(roas, 2)} each order loses money; the ads may take ${show.percent(margin, 1)} of revenue.`,
        }
      if (target === undefined || compareAmounts(roas, target, 2) < 0)
        return {
          is: 'fair' as const,
          says: `${written} At ${show.number(roas, 2)} the ads pay for themselves and leave less than the profit wanted.`,
        }
      return { is: 'good' as const, says: `${written} At ${show.number(roas, 2)} the profit wanted is reached.` }
    }

    /** Where the first order loses before a single ad, so that only what comes later can pay for it. */
    function judgementOfLater() {
      const needed = withRepeat ?? 0
      const written = `The first order loses ${show.money(0 - contribution)} before advertising. With later orders every 1 spent on ads must bring ${show.number(needed, 2)} of revenue.`
      if (roas === undefined) return { is: 'fair' as const, says: written }
      return compareAmounts(roas, needed, 2) < 0
        ? { is: 'bad' as const, says: `${written} At ${show.number(roas, 2)} they do not earn it back.` }
        : {
            is: 'fair' as const,
            says: `${written} At ${show.number(roas, 2)} later orders pay for the ads, if they come.`,
          }
    }
  },

  steps({ discount, roas, repeat }, { breakEven }) {
    return [
      { gives: 'paid', is: discount > 0 ? '{price} × (1 − {discount})' : '{price}' },
      { gives: 'kept', is: '{paid} × (1 − {returned})' },
      {
        gives: 'expenses',
        is: '{goods} × (1 − {returned} × {recovered}) + {shipping} + {fulfilment} + {paid} × {feeShare} + {feeFixed} + {returned} × {returnCost} + {kept} × {overhead}',
      },
      { gives: 'contribution', is: '{kept} − {expenses}' },
      { gives: 'margin', is: '{contribution} ÷ {paid}' },
      ...(breakEven === undefined ? [] : [{ gives: 'breakEven' as const, is: '{paid} ÷ {contribution}' }]),
      { gives: 'target', is: '{paid} ÷ ({contribution} − {profit} × {paid})' },
      { gives: 'targetCpa', is: '{contribution} − {profit} × {paid}' },
      ...(roas ? [{ gives: 'profitNow' as const, is: '{contribution} − {paid} ÷ {roas}' }] : []),
      ...(repeat > 0
        ? [
            { gives: 'cpaWithRepeat' as const, is: '{contribution} + {repeat}' },
            { gives: 'withRepeat' as const, is: '{paid} ÷ {cpaWithRepeat}' },
          ]
        : []),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Profit of 1,000 spent on ads, by ROAS',
      of: 'curve',
      x: 'roas',
      y: ['profit'],
      needs: 'breakEven',
      marks: [{ x: 'breakEven', y: 0, label: 'Break-even' }],
    },
    {
      kind: 'line',
      title: 'The same with later orders',
      of: 'later',
      x: 'roas',
      y: ['profit', 'withLater'],
      needs: 'later',
      marks: [{ x: 'withRepeat', y: 0, label: 'Break-even with later orders' }],
    },
    {
      kind: 'waterfall',
      title: 'Where the order value goes',
      of: 'table',
      label: 'name',
      value: 'amount',
      total: 'total',
    },
  ],
  examples: [
    {
      name: 'A shop for phone cases',
      given: {
        price: 40,
        goods: 12,
        shipping: 4,
        profit: 0.15,
        roas: 2.5,
        discount: 0,
        fulfilment: 2,
        feeShare: 0.025,
        feeFixed: 1,
        overhead: 0,
        returned: 0,
        recovered: 1,
        returnCost: 0,
        repeat: 5,
      },
      expect: {
        contribution: 20,
        margin: 0.5,
        breakEven: 2,
        target: 2.857143,
        breakEvenCpa: 20,
        targetCpa: 14,
        profitNow: 4,
        withRepeat: 1.6,
        verdict: 'fair',
      },
    },
  ],
})
