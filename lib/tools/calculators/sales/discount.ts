import { choice, defineCalculator, integer, money, percent, problem, type Line } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { discountTaxMinor, originalPriceMinor, salePriceMinor } from '@/lib/subjects/pricing/discount'

export default defineCalculator({
  inputs: {
    known: choice('What you know', {
      options: {
        'original-percent': 'Original price and % off',
        'original-amount': 'Original price and amount off',
        'original-sale': 'Original price and sale price',
        'sale-percent': 'Sale price and % off',
        'sale-amount': 'Sale price and amount off',
        'percent-amount': '% off and amount off',
      },
      initial: 'original-percent',
      as: 'menu',
    }),
    original: money('Original price of one', {
      initial: 80,
      above: 0,
      shownWhen: { field: 'known', is: ['original-percent', 'original-amount', 'original-sale'] },
    }),
    sale: money('Sale price of one', {
      initial: 56,
      shownWhen: { field: 'known', is: ['original-sale', 'sale-percent', 'sale-amount'] },
    }),
    percent: percent('Discount', {
      initial: 0.3,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'known', is: ['original-percent', 'sale-percent', 'percent-amount'] },
    }),
    amount: money('Amount off', {
      initial: 24,
      shownWhen: { field: 'known', is: ['original-amount', 'sale-amount', 'percent-amount'] },
    }),
    scope: choice('The amount comes off', {
      options: { item: 'Each piece', order: 'The whole order' },
      initial: 'item',
      shownWhen: { field: 'known', is: ['original-amount', 'sale-amount', 'percent-amount'] },
    }),
    quantity: integer('Pieces', { initial: 1, min: 1, max: 1_000_000 }),
    taxRate: percent('VAT or sales tax', {
      initial: 0,
      slider: { to: 0.3, step: 0.005 },
      max: 10,
      section: 'Tax',
      refines: true,
    }),
    taxOn: choice('Tax is', {
      options: {
        after: 'Added to the price after the discount',
        before: 'Added on the price before the discount',
        included: 'Included in the prices',
      },
      initial: 'after',
      as: 'menu',
      section: 'Tax',
      help: 'Before: usual in the United States where the manufacturer pays for the coupon.',
      refines: true,
    }),
  },
  outputs: {
    sale: { kind: 'money', label: 'Price of one after the discount' },
    original: { kind: 'money', label: 'Original price of one' },
    percent: { kind: 'percent', label: 'Discount' },
    savingEach: { kind: 'money', label: 'You save on each' },
    saving: { kind: 'money', label: 'You save on the order', section: 'Your order' },
    net: { kind: 'money', label: 'Goods after the discount', section: 'Your order' },
    tax: { kind: 'money', label: 'Tax', section: 'Your order' },
    total: { kind: 'money', label: 'You pay in all', section: 'Your order' },
    perUnit: { kind: 'money', label: 'Each piece with its tax', section: 'Your order' },
    quick: {
      kind: 'table',
      label: 'From 5% to 75% off',
      columns: {
        percent: { kind: 'percent', label: 'Discount' },
        sale: { kind: 'money', label: 'Price of one' },
        saving: { kind: 'money', label: 'Saved on one' },
        total: { kind: 'money', label: 'Order with tax' },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From the original price to what you pay',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'Sale price = original price × (1 − discount); original price = sale price ÷ (1 − discount); discount = amount off ÷ original price',
  limits: [
    'One article at one price: for a basket of different articles, work out each.',
    'Prices are rounded to the smallest coin for each piece, tax for the order. Tills that round each line can differ by a coin.',
    'Whether tax is due before or after a discount depends on who pays for the discount and where you are.',
  ],
  sources: [
    {
      title: 'California Department of Tax and Fee Administration: Publication 113, Coupons, Discounts and Rebates',
      href: 'https://cdtfa.ca.gov/formspubs/pub113/',
    },
    {
      title: 'Minnesota Department of Revenue: Discounts and Coupons',
      href: 'https://www.revenue.state.mn.us/guide/discounts-and-coupons-1',
    },
    {
      title: 'Council Directive 2006/112/EC on VAT, article 79: price reductions are not part of the taxable amount',
      href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    },
  ],

  compute(values, { minorDigits }) {
    const { known, percent: typed, quantity, taxRate, taxOn } = values
    const order = orderOf(values, minorDigits)
    if ('problem' in order) return order
    const { originalMinor, discountMinor } = order
    const grossMinor = originalMinor * quantity
    const netMinor = grossMinor - discountMinor
    const taxMinor = discountTaxMinor(grossMinor, netMinor, taxRate, taxOn)
    const totalMinor = taxOn === 'included' ? netMinor : netMinor + taxMinor
    if (!Number.isSafeInteger(grossMinor) || !Number.isSafeInteger(totalMinor))
      return problem('quantity', 'must be fewer, or the price smaller, so that coins can be counted')
    const amount = (minor: number) => fromMinor(minor, minorDigits)
    const quick = Array.from({ length: 15 }, (_, at) => {
      const share = (at + 1) / 20
      const each = salePriceMinor(originalMinor, share)
      const tax = discountTaxMinor(grossMinor, each * quantity, taxRate, taxOn)
      return {
        percent: share,
        sale: amount(each),
        saving: amount(originalMinor - each),
        total: amount(each * quantity + (taxOn === 'included' ? 0 : tax)),
      }
    })
    return {
      sale: amount(netMinor) / quantity,
      original: amount(originalMinor),
      percent: known.includes('percent') ? typed : discountMinor / grossMinor,
      savingEach: amount(discountMinor) / quantity,
      saving: amount(discountMinor),
      net: amount(netMinor),
      tax: amount(taxMinor),
      total: amount(totalMinor),
      perUnit: amount(totalMinor) / quantity,
      quick,
      bridge: [
        { line: 'Original price', amount: amount(grossMinor), total: 'yes' },
        { line: 'Discount', amount: amount(-discountMinor), total: '' },
        ...(taxOn === 'included' || taxMinor === 0 ? [] : [{ line: 'Tax', amount: amount(taxMinor), total: '' }]),
        { line: 'You pay', amount: amount(totalMinor), total: 'yes' },
      ],
    }
  },

  steps({ known, scope, taxOn }) {
    const isOrder = scope === 'order'
    const price: Readonly<Record<typeof known, Line<'sale' | 'net' | 'percent' | 'original'>>> = {
      'original-percent': { gives: 'sale', is: '{original} × (1 − {percent})' },
      'original-amount': isOrder
        ? { gives: 'net', is: '{original} × {quantity} − {off}' }
        : { gives: 'sale', is: '{original} − {off}' },
      'original-sale': { gives: 'percent', is: '({original} − {sale}) ÷ {original}' },
      'sale-percent': { gives: 'original', is: '{sale} ÷ (1 − {percent})' },
      'sale-amount': { gives: 'original', is: isOrder ? '({net} + {off}) ÷ {quantity}' : '{sale} + {off}' },
      'percent-amount': { gives: 'original', is: `{off} ÷ {percent}${isOrder ? ' ÷ {quantity}' : ''}` },
    }
    const taxed = { after: '{net}', before: '{list}', included: '{net} ÷ (1 + {taxRate})' }[taxOn]
    return [
      { as: 'off', in: 'money', is: '{amount}', rounded: 'cents' },
      { ...price[known], rounded: known === 'original-sale' ? undefined : 'cents' },
      { gives: 'saving', is: '{original} × {quantity} − {net}' },
      { as: 'list', in: 'money', is: '{original} × {quantity}' },
      { gives: 'tax', is: `${taxed} × {taxRate}`, rounded: 'cents' },
      { gives: 'total', is: taxOn === 'included' ? '{net}, tax is in it' : '{net} + {tax}' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the original price to what you pay',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'total',
    },
  ],
  asked: [
    { says: '{percent:share} off {original}', sets: { known: 'original-percent' }, gives: ['sale', 'savingEach'] },
    {
      says: '{original} less|minus|- {percent:share} discount',
      sets: { known: 'original-percent' },
      gives: ['sale', 'savingEach'],
    },
  ],
  examples: [
    {
      name: 'Winter coats',
      given: { known: 'original-percent', original: 120, percent: 0.35, quantity: 2, taxRate: 0.08, taxOn: 'after' },
      expect: { sale: 78, saving: 84, net: 156, tax: 12.48, total: 168.48 },
    },
    {
      name: 'A coupon for the order',
      given: {
        known: 'original-amount',
        original: 18.5,
        amount: 10,
        scope: 'order',
        quantity: 4,
        taxRate: 0.06,
        taxOn: 'before',
      },
      expect: { net: 64, tax: 4.44, total: 68.44, percent: 0.135135 },
    },
    {
      name: 'What did it cost before?',
      given: { known: 'sale-percent', sale: 59.5, percent: 0.15, quantity: 1, taxRate: 0, taxOn: 'after' },
      expect: { original: 70, savingEach: 10.5 },
    },
  ],
})

interface Deal {
  known: `${'original' | 'sale' | 'percent'}-${'percent' | 'amount' | 'sale'}`
  original: number
  sale: number
  percent: number
  amount: number
  scope: 'item' | 'order'
  quantity: number
}

const amounts = ['original', 'sale', 'amount'] as const
type Triple = [number, number, number]

/** The original price of one and the discount on the whole order, in whole minor units. */
function orderOf({ known, original, sale, percent: share, amount, scope, quantity }: Deal, digits: number) {
  const typed = { original, sale, amount }
  const tooLarge = amounts.find((name) => known.includes(name) && toMinor(typed[name], digits) === undefined)
  if (tooLarge) return problem(tooLarge, 'must be a smaller amount')
  const [originalTyped, saleTyped, amountTyped] = amounts.map((name) => toMinor(typed[name], digits) ?? 0) as Triple
  if (known.startsWith('original') && originalTyped === 0)
    return problem('original', 'must be at least the smallest coin')
  const pieces = scope === 'order' ? quantity : 1
  const repeats = quantity / pieces
  if (known === 'original-percent')
    return {
      originalMinor: originalTyped,
      discountMinor: (originalTyped - salePriceMinor(originalTyped, share)) * quantity,
    }
  if (known === 'original-amount') {
    if (amountTyped > originalTyped * pieces)
      return problem('amount', `must not be more than the original price of ${pieces === 1 ? 'a piece' : 'the order'}`)
    return { originalMinor: originalTyped, discountMinor: amountTyped * repeats }
  }
  if (known === 'original-sale') {
    if (saleTyped > originalTyped) return problem('sale', 'must not be higher than the original price')
    return { originalMinor: originalTyped, discountMinor: (originalTyped - saleTyped) * quantity }
  }
  if (known === 'sale-percent') {
    if (share === 1) return problem('percent', 'must be below 100%: anything costs nothing then')
    const originalMinor = originalPriceMinor(saleTyped, share)
    if (!originalMinor) return problem('sale', 'must be at least the smallest coin')
    return { originalMinor, discountMinor: (originalMinor - saleTyped) * quantity }
  }
  if (known === 'sale-amount') {
    const originalMinor = Math.round((saleTyped * pieces + amountTyped) / pieces)
    if (originalMinor === 0) return problem('sale', 'must be at least the smallest coin')
    return { originalMinor, discountMinor: amountTyped * repeats }
  }
  if (share === 0) return problem('percent', 'must be above 0%: no amount is 0% of a price')
  const originalMinor = Math.round(amountTyped / share / pieces)
  if (originalMinor === 0) return problem('amount', 'must be at least the smallest coin')
  return { originalMinor, discountMinor: Math.min(amountTyped, originalMinor * pieces) * repeats }
}
