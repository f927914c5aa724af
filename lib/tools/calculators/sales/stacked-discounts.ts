import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import { choice, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { discountTaxMinor } from '@/lib/subjects/pricing/discount'
import { pricesAfterCuts } from '@/lib/subjects/pricing/successive-discounts'

const terms = { section: 'Cash discount', refines: true } as const
const couponAndTax = { section: 'Coupon and tax', refines: true } as const
/** What `discountTaxMinor` calls the ways in which a coupon and a tax meet. */
const basisOf = { before: 'after', after: 'before', included: 'included' } as const

export default defineCalculator({
  inputs: {
    list: money('List price', { initial: 1000, initialIn: { jp: 100_000, kr: 1_000_000 }, above: 0, max: 1e9 }),
    discounts: rows('Discounts, in the order they are taken', {
      row: 'discount',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        percent: percent('Percent off', { optional: true, max: 1 }),
        amount: money('Or amount off', { optional: true, max: 1e9 }),
        most: money('At most', { optional: true, max: 1e9 }),
      },
      initial: [{ percent: 0.2 }, { percent: 0.1 }, { percent: 0.05 }],
      min: 1,
      max: 12,
      ordered: true,
      ownLine: 'name',
      help: 'Each is taken from what the one above left. A row has a percentage or an amount, and a cap if there is one.',
    }),
    coupon: money('Coupon', {
      initial: 0,
      max: 1e9,
      help: 'An amount that comes off at the till, after the discounts.',
      ...couponAndTax,
    }),
    tax: percent('Sales tax or VAT', { initial: 0, max: 1, slider: { to: 0.3, step: 0.005 }, ...couponAndTax }),
    couponTaxed: choice('Coupon and tax', {
      options: {
        before: 'Coupon first, then tax on the rest',
        after: 'Tax on the full price, then the coupon',
        included: 'Tax is in the prices',
      },
      initial: 'before',
      as: 'list',
      ...couponAndTax,
    }),
    early: percent('Cash discount', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.1, step: 0.005 },
      help: 'The 2% of “2/10 net 30”.',
      ...terms,
    }),
    earlyDays: number('If paid within days', { initial: 10, max: 365, ...terms }),
    netDays: number('Otherwise due after days', { initial: 30, max: 730, ...terms }),
  },
  outputs: {
    net: { kind: 'money', label: 'Net price' },
    rate: { kind: 'percent', label: 'Single equivalent discount', decimals: 3 },
    saved: { kind: 'money', label: 'Saved' },
    factor: { kind: 'number', label: 'Net price factor', decimals: 6, help: 'List price × this is the net price.' },
    total: { kind: 'money', label: 'To pay with coupon and tax', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    steps: {
      kind: 'table',
      label: 'Price after each discount',
      section: 'Step by step',
      columns: {
        discount: { kind: 'text', label: 'Discount' },
        off: { kind: 'money', label: 'Takes off' },
        price: { kind: 'money', label: 'Leaves' },
        ofList: { kind: 'percent', label: 'Off the list price so far', decimals: 2 },
      },
    },
    orders: {
      kind: 'table',
      label: 'The same discounts in another order',
      section: 'Step by step',
      optional: true,
      columns: {
        order: { kind: 'text', label: 'Order' },
        price: { kind: 'money', label: 'Net price' },
        saved: { kind: 'money', label: 'Saved' },
      },
    },
    couponUsed: { kind: 'money', label: 'Coupon used', optional: true, section: 'Coupon and tax' },
    taxed: { kind: 'money', label: 'Tax', optional: true, section: 'Coupon and tax' },
    earlyPay: { kind: 'money', label: 'If paid early', optional: true, section: 'Cash discount' },
    earlySaved: { kind: 'money', label: 'Saved by paying early', optional: true, section: 'Cash discount' },
    earlyRate: {
      kind: 'percent',
      label: 'What waiting costs a year',
      decimals: 2,
      optional: true,
      section: 'Cash discount',
      help: 'The discount against the amount kept, over the days between, as a yearly rate without compounding.',
    },
    bridge: {
      kind: 'series',
      label: 'From the list price to the net price',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'Net price = list price × (1 − d₁) × (1 − d₂) × …; an amount is taken off where it stands in the chain. Single equivalent discount = 1 − net price ÷ list price. Waiting costs d ÷ (1 − d) × 365 ÷ (net days − discount days) a year',
  limits: [
    'The chain is worked out in full and rounded once to the smallest coin. A till that rounds after each discount may differ by a coin.',
    'No price falls below 0: what an amount or a coupon has left over is lost.',
    'Which coupons lower the taxed price is a matter of local law; you choose.',
    'The cash discount is taken from all that is to be paid. Terms that leave out freight or tax need that part taken off first.',
  ],
  sources: [
    { title: 'J. Olivier: Business Math, A Step-by-Step Handbook, trade discounts and the net price factor' },
    {
      title: 'California Department of Tax and Fee Administration: Publication 113, Coupons, Discounts and Rebates',
      href: 'https://cdtfa.ca.gov/formspubs/pub113/',
    },
  ],

  compute({ list, discounts, coupon, tax, couponTaxed, early, earlyDays, netDays }, { show, minorDigits }) {
    if (discounts.some((one) => one.percent !== undefined && one.amount !== undefined))
      return problem('discounts', 'must have a percentage or an amount in each row, not both')
    if (early > 0 && netDays <= earlyDays) return problem('netDays', 'must be later than the days of the cash discount')
    const prices = pricesAfterCuts(list, discounts)
    const last = prices.at(-1) ?? list
    const inMinor = (amount: number) => roundHalfAway(amount * 10 ** minorDigits)
    const inMoney = (minor: number) => fromMinor(minor, minorDigits)
    const netMinor = inMinor(last)
    const net = inMoney(netMinor)

    const couponMinor = toMinor(coupon, minorDigits) ?? 0
    const fullTaxMinor = discountTaxMinor(netMinor, netMinor, tax, basisOf[couponTaxed])
    const mostMinor = couponTaxed === 'after' ? netMinor + fullTaxMinor : netMinor
    const usedMinor = Math.min(couponMinor, mostMinor)
    const taxMinor = discountTaxMinor(netMinor, netMinor - usedMinor, tax, basisOf[couponTaxed])
    const totalMinor = netMinor - usedMinor + (couponTaxed === 'included' ? 0 : taxMinor)
    const earlyMinor = inMinor(inMoney(totalMinor) * (1 - early))
    const isCharged = coupon > 0 || tax > 0

    const rounded = prices.map((price) => inMoney(inMinor(price)))
    const chain = discounts.map((cut, at) => ({
      discount: cut.name || cutInWords(cut, show),
      off: (rounded[at - 1] ?? list) - (rounded[at] ?? 0),
      price: rounded[at] ?? 0,
      ofList: 1 - (prices[at] ?? 0) / list,
    }))
    const percents = discounts.filter((one) => one.amount === undefined)
    const amounts = discounts.filter((one) => one.amount !== undefined)
    const ordered = (order: string, cuts: typeof discounts) => {
      const price = inMoney(inMinor(pricesAfterCuts(list, cuts).at(-1) ?? list))
      return { order, price, saved: list - price }
    }
    return {
      net,
      rate: 1 - last / list,
      saved: list - net,
      factor: last / list,
      total: isCharged ? inMoney(totalMinor) : undefined,
      verdict: judgement(),
      steps: chain,
      orders:
        percents.length > 0 && amounts.length > 0
          ? [
              ordered('As entered', discounts),
              ordered('Percentages first', [...percents, ...amounts]),
              ordered('Amounts first', [...amounts, ...percents]),
            ]
          : undefined,
      couponUsed: coupon > 0 ? inMoney(usedMinor) : undefined,
      taxed: tax > 0 ? inMoney(taxMinor) : undefined,
      earlyPay: early > 0 ? inMoney(earlyMinor) : undefined,
      earlySaved: early > 0 ? inMoney(totalMinor - earlyMinor) : undefined,
      earlyRate: early > 0 ? ((early / (1 - early)) * 365) / (netDays - earlyDays) : undefined,
      bridge: [
        { line: 'List price', amount: list, total: 'yes' },
        ...chain.map(({ discount, off }) => ({ line: discount, amount: -off, total: '' })),
        { line: 'Net price', amount: net, total: 'yes' },
      ],
    }

    function judgement(): Verdict {
      if (usedMinor < couponMinor)
        return {
          is: 'fair',
          says: `Of the coupon ${show.money(inMoney(couponMinor - usedMinor))} has nothing left to take off.`,
        }
      if (netMinor === 0) return { is: 'fair', says: 'Nothing is left of the price.' }
      const sum = discounts.reduce((all, one) => all + (one.percent ?? 0), 0)
      const isPlain = amounts.length === 0 && discounts.every((one) => one.most === undefined)
      const together = show.percent(1 - last / list)
      if (isPlain && percents.filter((one) => (one.percent ?? 0) > 0).length > 1)
        return { is: 'plain', says: `Together they take ${together} off, not ${show.percent(sum)}.` }
      return { is: 'plain', says: `They take ${together} off the list price.` }
    }
  },

  steps: ({ discounts, couponTaxed, coupon, tax }) => {
    let before = 'list'
    const chain = discounts.flatMap((cut, at) => {
      if (cut.percent === undefined && cut.amount === undefined) return []
      const from = before
      const off = cut.amount === undefined ? `{${from}} × {discounts.${at}.percent}` : `{discounts.${at}.amount}`
      const capped = cut.most === undefined ? off : `min(${off}, {discounts.${at}.most})`
      const simple = cut.amount === undefined && cut.most === undefined
      before = `after${at}`
      return [
        {
          finds: cut.name || `After discount ${at + 1}`,
          as: before,
          in: 'money' as const,
          decimals: 4,
          is: simple ? `{${from}} × (1 − {discounts.${at}.percent})` : `max(0, {${from}} − ${capped})`,
        },
      ]
    })
    const taxedOn = { before: '({net} − {used})', after: '{net}', included: '({net} − {used}) ÷ (1 + {tax})' }[
      couponTaxed
    ]
    return [
      ...chain,
      { gives: 'net', is: `{${before}}`, rounded: 'cents' },
      { gives: 'factor', is: `{${before}} ÷ {list}` },
      { gives: 'rate', is: '1 − {factor}' },
      { gives: 'saved', is: '{list} − {net}' },
      ...(coupon > 0
        ? [
            {
              gives: 'couponUsed' as const,
              is: couponTaxed === 'after' ? 'min({coupon}, {net} + {taxed})' : 'min({coupon}, {net})',
              rounded: 'cents' as const,
            },
          ]
        : []),
      { as: 'used', in: 'money', is: coupon > 0 ? '{couponUsed}' : '0' },
      ...(tax > 0 ? [{ gives: 'taxed' as const, is: `${taxedOn} × {tax}`, rounded: 'cents' as const }] : []),
      { gives: 'total', is: `{net}[ − {couponUsed}]${tax > 0 && couponTaxed !== 'included' ? ' + {taxed}' : ''}` },
      { as: 'due', in: 'money', is: coupon > 0 || tax > 0 ? '{total}' : '{net}' },
      { gives: 'earlyPay', is: '{due} × (1 − {early})', rounded: 'cents' },
      { gives: 'earlySaved', is: '{due} − {earlyPay}' },
      { gives: 'earlyRate', is: '{early} ÷ (1 − {early}) × 365 ÷ ({netDays} − {earlyDays})' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the list price to the net price',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'total',
    },
  ],
  examples: [
    {
      name: 'A trade customer',
      given: {
        list: 1000,
        discounts: [{ percent: 0.2 }, { percent: 0.1 }, { percent: 0.05 }],
        coupon: 0,
        tax: 0,
        early: 0.02,
        earlyDays: 10,
        netDays: 30,
      },
      expect: { net: 684, rate: 0.316, saved: 316, factor: 0.684, earlyPay: 670.32, earlyRate: 0.372449 },
    },
    {
      name: 'A sofa with a voucher',
      given: {
        list: 899,
        discounts: [
          { name: 'Winter sale', percent: 0.25 },
          { name: 'Voucher', amount: 50 },
          { name: 'Card', percent: 0.1, most: 40 },
        ],
        coupon: 0,
        tax: 0,
        early: 0,
      },
      expect: { net: 584.25, saved: 314.75, orders: { rows: 3, at: { 2: { price: 596.75 } } } },
    },
  ],
})

function cutInWords(
  { percent: share, amount }: { percent?: number | undefined; amount?: number | undefined },
  show: Show,
) {
  return amount === undefined ? `${show.percent(share ?? 0)} off` : `${show.money(amount)} off`
}
