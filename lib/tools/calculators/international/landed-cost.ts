import { choice, defineCalculator, money, number, percent, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { landedCost, type LandedItem } from '@/lib/subjects/trade/landed-cost'

const currency = {
  optional: true,
  maxLength: 3,
  placeholder: 'own',
  pattern: { source: '^[A-Za-z]{3}$', says: 'be three letters, like EUR' },
} as const
const amount = { kind: 'money' } as const
const stages = {
  origin: 'Origin',
  freight: 'Freight',
  insurance: 'Insurance',
  destination: 'Destination',
} as const
const keys = { value: 'Value', weight: 'Weight', volume: 'Volume', units: 'Units' } as const
const sizes = [0.25, 0.5, 1, 2, 4]

export default defineCalculator({
  inputs: {
    items: rows('Items', {
      row: 'item',
      columns: {
        name: text('Item', { optional: true, maxLength: 40 }),
        quantity: number('Quantity', { above: 0, max: 1e9 }),
        price: number('Unit price', { min: 0, max: 1e9 }),
        currency: text('Currency', currency),
        weight: number('Weight a unit', { optional: true, min: 0, max: 1e6 }),
        volume: number('Volume a unit', { optional: true, min: 0, max: 1e6 }),
        duty: percent('Duty', { max: 10 }),
      },
      initial: [
        { name: 'Desk lamp', quantity: 400, price: 12.5, weight: 1.2, volume: 0.006, duty: 0.039 },
        { name: 'Lamp shade', quantity: 600, price: 4.2, weight: 0.3, volume: 0.009, duty: 0.06 },
      ],
      min: 1,
      max: 50,
      help: 'Currency is a code such as USD, empty for your own. Weight and volume in any unit, the same for all items.',
    }),
    rates: rows('Exchange rates', {
      row: 'currency',
      columns: {
        code: text('Currency', { ...currency, optional: false, placeholder: 'USD' }),
        rate: number('One unit costs, in your currency', { above: 0, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 12,
      help: 'For every foreign currency used here. Customs publishes the rates it accepts.',
      refines: true,
    }),
    charges: rows('Freight, insurance and other charges', {
      row: 'charge',
      columns: {
        name: text('Charge', { optional: true, maxLength: 40 }),
        stage: choice('Where', { options: stages, initial: 'freight', as: 'menu' }),
        amount: number('Amount', { min: 0, max: 1e9 }),
        currency: text('Currency', currency),
        key: choice('Shared by', { options: keys, initial: 'value', as: 'menu' }),
        fixed: toggle('Fixed', { initial: false }),
      },
      initial: [
        { name: 'Export handling', stage: 'origin', amount: 180, key: 'volume', fixed: true },
        { name: 'Sea freight', stage: 'freight', amount: 950, key: 'volume', fixed: false },
        { name: 'Cargo insurance', stage: 'insurance', amount: 45, key: 'value', fixed: false },
        { name: 'Port and delivery', stage: 'destination', amount: 420, key: 'weight', fixed: false },
        { name: 'Customs broker', stage: 'destination', amount: 150, key: 'value', fixed: true },
      ],
      min: 0,
      max: 30,
      help: 'A fixed charge stays the same for any order size; the others grow with it.',
    }),
    base: choice('Customs value', {
      options: { cif: 'CIF', fob: 'FOB' },
      initial: 'cif',
      section: 'Customs and tax',
      help: 'CIF counts freight and insurance to the border: EU, UK, India. FOB leaves them out: United States, Canada, Australia.',
      refines: true,
    }),
    fees: rows('Customs fees', {
      row: 'fee',
      columns: {
        name: text('Fee', { optional: true, maxLength: 40 }),
        rate: percent('Of customs value', { max: 1 }),
        least: money('At least', { optional: true, max: 1e9 }),
        most: money('At most', { optional: true, max: 1e9 }),
      },
      initial: [{ name: 'Processing fee', rate: 0.003, least: 30, most: 500 }],
      min: 0,
      max: 8,
      section: 'Customs and tax',
      help: 'An example; enter those of your country. Limits apply to the shipment. A flat fee has a rate of 0 and a least amount.',
      refines: true,
    }),
    taxRate: percent('Import VAT, GST or sales tax', {
      initial: 0.2,
      slider: { to: 0.3, step: 0.005 },
      max: 1,
      section: 'Customs and tax',
    }),
    taxOn: choice('Charged on', {
      options: {
        value: 'Customs value and duty',
        transport: 'These, freight and insurance',
        delivered: 'These, destination charges and fees',
      },
      initial: 'delivered',
      as: 'menu',
      section: 'Customs and tax',
      refines: true,
    }),
    recoverable: toggle('You get this tax back', { initial: true, section: 'Customs and tax' }),
    dutyFree: money('No duty or customs fee up to', {
      optional: true,
      max: 1e9,
      section: 'Customs and tax',
      help: 'De minimis threshold, measured on the price of the goods.',
      refines: true,
    }),
    taxFree: money('No import tax up to', { optional: true, max: 1e9, section: 'Customs and tax', refines: true }),
    markup: percent('Markup on landed cost', {
      initial: 0.6,
      slider: { to: 2, step: 0.01 },
      max: 100,
      section: 'Your price',
    }),
  },
  outputs: {
    perUnit: { ...amount, label: 'Landed cost per unit' },
    landed: { ...amount, label: 'Landed cost of the shipment' },
    uplift: { kind: 'percent', label: 'On top of the goods', decimals: 1, optional: true },
    price: { ...amount, label: 'Average price with your markup' },
    customsValue: { ...amount, label: 'Customs value', section: 'At the border' },
    duty: { ...amount, label: 'Duty', section: 'At the border' },
    fees: { ...amount, label: 'Customs fees', section: 'At the border' },
    tax: { ...amount, label: 'Import tax', section: 'At the border' },
    payable: { ...amount, label: 'To pay at the border', section: 'At the border' },
    verdict: { kind: 'verdict', label: 'Note' },
    table: {
      kind: 'table',
      label: 'By item',
      columns: {
        item: { kind: 'text', label: 'Item' },
        units: { kind: 'number', label: 'Units' },
        goods: { ...amount, label: 'Goods' },
        charges: { ...amount, label: 'Charges' },
        duty: { ...amount, label: 'Duty' },
        fees: { ...amount, label: 'Fees' },
        tax: { ...amount, label: 'Tax kept' },
        landed: { ...amount, label: 'Landed' },
        perUnit: { ...amount, label: 'Per unit' },
        price: { ...amount, label: 'Price' },
      },
      totals: ['goods', 'charges', 'duty', 'fees', 'tax', 'landed'],
    },
    stack: {
      kind: 'table',
      label: 'Cost stack',
      columns: {
        line: { kind: 'text', label: 'Cost' },
        amount: { ...amount, label: 'Amount' },
        share: { kind: 'percent', label: 'Of landed cost', decimals: 1 },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
    orders: {
      kind: 'table',
      label: 'Other order sizes',
      columns: {
        size: { kind: 'text', label: 'Order' },
        units: { kind: 'number', label: 'Units' },
        landed: { ...amount, label: 'Landed cost' },
        perUnit: { ...amount, label: 'Per unit' },
      },
    },
  },
  formula:
    'Landed cost = goods + origin charges + freight + insurance + destination charges + duty + customs fees + import tax that you do not get back. Customs value = goods + origin charges, for CIF also freight and insurance; duty = customs value × rate',
  limits: [
    'Duty is a percentage of value. Specific duties, quotas, anti-dumping and preference margins must be turned into a percentage first.',
    'Weight, volume and price are the same for every unit of an item, at any order size.',
    'Royalties, assists and selling commissions that customs adds to the price belong in the unit price.',
    'No rate, fee or threshold of any country is built in. They change; take them from the customs authority on the day.',
  ],
  sources: [
    {
      title: 'WTO: Agreement on Implementation of Article VII of GATT 1994 (customs valuation), articles 1 and 8',
      href: 'https://www.wto.org/english/docs_e/legal_e/20-val_01_e.htm',
    },
    {
      title: 'Federal Register 90 FR 34665: Customs User Fees To Be Adjusted for Inflation in Fiscal Year 2026',
      href: 'https://www.govinfo.gov/content/pkg/FR-2025-07-23/html/2025-13869.htm',
    },
    {
      title: '19 CFR 24.24: Harbor maintenance fee',
      href: 'https://www.law.cornell.edu/cfr/text/19/24.24',
    },
    {
      title: 'A New Tax System (Goods and Services Tax) Act 1999 (Australia), section 13-20',
      href: 'http://www.austlii.edu.au/au/legis/cth/consol_act/antsasta1999402/s13.20.html',
    },
    {
      title: 'HM Revenue & Customs: Delivery costs to include in the customs value',
      href: 'https://www.gov.uk/guidance/delivery-costs-to-include-in-the-customs-value',
    },
  ],

  compute(values, { minorDigits, currency: own, show }) {
    const { items, rates, charges, base, fees, taxRate, taxOn, recoverable, dutyFree, taxFree, markup } = values
    const known = new Map(rates.map(({ code, rate }) => [code.toUpperCase(), rate]))
    known.set(own, 1)
    const rateOf = (code: string | undefined) => (code ? known.get(code.toUpperCase()) : 1)
    const missing = [...items, ...charges].find(({ currency: code }) => rateOf(code) === undefined)
    if (missing) return problem('rates', `must hold a rate for ${missing.currency?.toUpperCase() ?? ''}`)
    const limits = fees.map(({ rate, least = 0, most = Infinity }) => ({
      rate,
      least: least * 10 ** minorDigits,
      most: most * 10 ** minorDigits,
    }))
    if (limits.some(({ least, most }) => least > most))
      return problem('fees', 'must not have a least amount above the most')

    const minor = (major: number) => toMinor(major, minorDigits)
    const shipped = (size: number) => {
      const sent = items.map((item) => ({
        // Shares depend on proportions alone, which no order size changes.
        units: item.quantity,
        goods: minor(item.quantity * size * item.price * (rateOf(item.currency) ?? 1)) ?? NaN,
        weight: item.quantity * (item.weight ?? 0),
        volume: item.quantity * (item.volume ?? 0),
        dutyRate: item.duty,
      }))
      const spent = charges.map((charge) => ({
        stage: charge.stage,
        key: charge.key,
        amount: minor(charge.amount * (rateOf(charge.currency) ?? 1) * (charge.fixed ? 1 : size)) ?? NaN,
      }))
      return landedCost({
        items: sent,
        charges: spent,
        fees: limits,
        base,
        taxRate,
        taxOn,
        taxRecoverable: recoverable,
        dutyFreeUpTo: dutyFree === undefined ? -1 : (minor(dutyFree) ?? 0),
        taxFreeUpTo: taxFree === undefined ? -1 : (minor(taxFree) ?? 0),
      })
    }
    const lines = shipped(1)
    if ('unshared' in lines)
      return problem('charges', `cannot be shared by that key, which is 0 for all items (row ${lines.unshared + 1})`)
    const total = (of: keyof LandedItem) => lines.reduce((sum, line) => sum + line[of], 0)
    const landed = total('landed')
    // The tax is never more than what it is charged on, all of which is in the landed cost.
    if (!Number.isSafeInteger(landed)) return problem('items', 'must be smaller amounts')
    const major = (whole: number) => fromMinor(whole, minorDigits)
    const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const goods = total('goods')
    const kept = recoverable ? 0 : total('tax')
    const perUnit = major(landed) / units
    const stack = (
      [
        ['Goods', goods],
        ['Origin charges', total('origin')],
        ['Freight', total('freight')],
        ['Insurance', total('insurance')],
        ['Destination charges', total('destination')],
        ['Duty', total('duty')],
        ['Customs fees', total('fees')],
        ['Import tax kept', kept],
      ] as const
    ).filter(([, whole]) => whole !== 0)
    const [largest] = stack.filter(([line]) => line !== 'Goods').toSorted((one, other) => other[1] - one[1])
    return {
      perUnit,
      landed: major(landed),
      uplift: goods > 0 ? landed / goods - 1 : undefined,
      price: perUnit * (1 + markup),
      customsValue: major(total('customsValue')),
      duty: major(total('duty')),
      fees: major(total('fees')),
      tax: major(total('tax')),
      payable: major(total('duty') + total('fees') + total('tax')),
      verdict: {
        is: 'plain',
        says: [
          largest
            ? `The largest cost besides the goods is ${largest[0].toLowerCase()}, ${show.money(major(largest[1]))}.`
            : 'Nothing comes on top of the goods.',
          ...(dutyFree !== undefined && goods <= (minor(dutyFree) ?? 0)
            ? ['The goods are within the threshold: no duty, no customs fee.']
            : []),
          ...(recoverable && total('tax') > 0
            ? ['The import tax is paid now and recovered later; it is not in the cost.']
            : []),
        ].join(' '),
      },
      table: lines.map((line, at) => {
        const { name, quantity } = items[at] ?? { name: '', quantity: 1 }
        const each = major(line.landed) / quantity
        return {
          item: name || `Item ${at + 1}`,
          units: quantity,
          goods: major(line.goods),
          charges: major(line.origin + line.freight + line.insurance + line.destination),
          duty: major(line.duty),
          fees: major(line.fees),
          tax: recoverable ? null : major(line.tax),
          landed: major(line.landed),
          perUnit: each,
          price: each * (1 + markup),
        }
      }),
      stack: [
        ...stack.map(([line, whole]) => ({
          line,
          amount: major(whole),
          share: whole / landed,
          sum: null,
        })),
        { line: 'Landed cost', amount: major(landed), share: landed > 0 ? 1 : null, sum: 'Sum' },
      ],
      orders: sizes.flatMap((size) => {
        const found = shipped(size)
        if ('unshared' in found) return []
        const sum = found.reduce((all, line) => all + line.landed, 0)
        return Number.isSafeInteger(sum)
          ? [
              {
                size: size === 1 ? 'As entered' : `${show.percent(size)} of it`,
                units: units * size,
                landed: major(sum),
                perUnit: major(sum) / (units * size),
              },
            ]
          : []
      }),
    }
  },

  steps({ base, recoverable, fees, taxOn }, { stack, table, fees: charged }) {
    const costs = stack.slice(0, -1)
    const amountsOf = (...lines: readonly string[]) =>
      costs.flatMap(({ line }, at) => (lines.includes(line ?? '') ? [`{stack.${at}.amount}`] : []))
    const transport = ['Freight', 'Insurance']
    const valued = amountsOf('Goods', 'Origin charges', ...(base === 'cif' ? transport : []))
    const taxed = amountsOf(
      ...(base === 'fob' && taxOn !== 'value' ? transport : []),
      ...(taxOn === 'delivered' ? ['Destination charges', 'Customs fees'] : []),
    )
    const eachFee = fees.map(({ name, rate, least, most }, at) => {
      const share = '{customsValue} × {feeRate}'
      const raised = least === undefined ? share : `max({least}, ${share})`
      return {
        finds: name || `Fee ${at + 1}`,
        is: most === undefined ? raised : `min({most}, ${raised})`,
        rounded: 'cents' as const,
        with: {
          feeRate: { kind: 'percent', value: rate } as const,
          least: { kind: 'money', value: least ?? 0 } as const,
          most: { kind: 'money', value: most ?? 0 } as const,
        },
      }
    })
    return [
      { gives: 'customsValue', is: valued.join(' + ') || '0' },
      {
        gives: 'duty',
        is: table.map((_, at) => `{table.${at}.duty}`).join(' + '),
        says: table.map((_, at) => `{table.${at}.item} {table.${at}.duty}`).join(' + '),
      },
      ...(charged === 0 ? [] : eachFee.map((fee, at) => ({ ...fee, as: `fee${at}`, in: 'money' as const }))),
      { gives: 'fees', is: charged === 0 ? '0' : fees.map((_, at) => `{fee${at}}`).join(' + ') },
      {
        gives: 'tax',
        is: `(${['{customsValue}', '{duty}', ...taxed].join(' + ')}) × {taxRate}, ${recoverable ? 'recovered, so not in the cost' : 'kept in the cost'}`,
        rounded: 'cents',
        unless: { field: 'tax', is: 0 },
      },
      { finds: 'Landed cost', gives: 'landed', is: costs.map((_, at) => `{stack.${at}.amount}`).join(' + ') || '0' },
      { finds: 'Per unit', gives: 'perUnit', is: '{landed} ÷ {table.units}' },
      { finds: 'Price', gives: 'price', is: '{perUnit} × (1 + {markup})' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From goods to landed cost',
      of: 'stack',
      label: 'line',
      value: 'amount',
      total: 'sum',
    },
    { kind: 'bar', title: 'Landed cost per unit by order size', of: 'orders', x: 'size', y: ['perUnit'] },
  ],
  examples: [
    {
      name: 'A box of amplifiers',
      given: {
        items: [{ name: 'Amplifier', quantity: 1, price: 1200, duty: 0.05 }],
        rates: [],
        charges: [{ name: 'Postage and insurance', stage: 'freight', amount: 150, key: 'value', fixed: false }],
        base: 'fob',
        fees: [],
        taxRate: 0.1,
        taxOn: 'transport',
        recoverable: false,
        markup: 0.25,
      },
      expect: { customsValue: 1200, duty: 60, tax: 141, payable: 201, landed: 1551 },
    },
  ],
})
